/** Who sits where, for sentences: the name, or the colour of somebody who gave none. */
import { t } from "./i18n.svelte";
import type { Seat } from "./protocol";

export function seatName({ name, kind, seat }: Pick<Seat, "name" | "kind" | "seat">): string {
  if (name) return name;
  if (kind === "open") return t("seat-open");
  const colour = t(`colour-${seat}`);
  return colour.charAt(0).toUpperCase() + colour.slice(1);
}
