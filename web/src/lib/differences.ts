/** What is other in an edition than in the one shipped, in words: the browser's half of lazaretto/text/differences.py. */
import type { Correction, PlaceInfo } from "./protocol";
import type { Words } from "./words";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The component by its name, or the table: in words where there are any, as the file has it where not. */
function placeWords(words: Words, { thing, sheet, row }: PlaceInfo): string {
  if (thing.length > 0) return words.members(thing);
  const key = `sheet-${sheet.replaceAll(".", "-")}`;
  return words.has(key) ? words.say(key, { row: row || "none" }) : [sheet, row].filter(Boolean).join(".");
}

export const fieldWords = (words: Words, field: string): string =>
  words.has(`field-${field}`) ? words.say(`field-${field}`) : field.replaceAll("_", " ");

function itemWords(words: Words, field: string, at: number | null | undefined): string {
  const name = fieldWords(words, field);
  return at === null || at === undefined ? name : words.say("edition-item", { field: name, number: at + 1 });
}

export function differenceLine(words: Words, change: Correction): string {
  return words.say("edition-line", {
    place: sentence(placeWords(words, change)),
    field: itemWords(words, change.field, change.at),
    here: words.members(change.here_told),
    shipped: words.members(change.shipped_told),
  });
}

/** Where in a file something is wrong. */
export function placeLine(words: Words, place: PlaceInfo & { field: string; at: number | null }): string {
  const found = place.thing.length > 0 || place.sheet ? [placeWords(words, place)] : [];
  return sentence([...found, ...(place.field ? [itemWords(words, place.field, place.at)] : [])].join(", "));
}
