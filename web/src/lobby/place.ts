/** Where new tables are to stand, as far as that can be chosen here. */
import { places, type Where } from "../lib/api";
import { settings } from "../lib/settings.svelte";

export function chosenPlace(): Where {
  return places.includes(settings.where) ? settings.where : (places[0] ?? "there");
}
