/** The parts of the board that a phone shows one at a time. */
import type { Target } from "../../lib/game";

/** Where one part is shown at a time. */
export const PHONE = "max-width: 900px";
export const TABS = ["city", "board", "estate"] as const;
export type Tab = (typeof TABS)[number];

const BOARD = new Set(["space", "rating", "building", "stacks", "wheel", "wheel-next", "round", "order", "opponent"]);
const CITY = new Set(["spot", "ship"]);

/** Where a target can be touched; a helper in the city stands there. */
export function tabOf(target: Target): Tab {
  const kind = target.split(":")[0] ?? "";
  if (BOARD.has(kind)) return "board";
  if (CITY.has(kind) || (kind === "helper" && target !== "helper:estate")) return "city";
  return "estate";
}
