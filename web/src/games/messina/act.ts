/** What makes a thing on the board a target: it can be clicked, focused, hovered and read out. */
import type { Target } from "../../lib/game";
import type { Mark } from "../../lib/marks";
import { handlers, written } from "../../lib/pick";
import type { Edition } from "./edition";

export interface Touch {
  /** What is printed at this table. */
  edition: Edition;
  lit: ReadonlySet<Target>;
  marked: ReadonlySet<Target>;
  onpick: (target: Target, at: Element) => void;
  label: (tip: string) => string;
  /** How a thing is marked whose values are not as the box prints them. */
  mark: (tip: string) => Mark | undefined;
}

/** `seat` is given for things of an estate; a click counts only on the estate of the seat that looks (`own`). */
export function act(touch: Touch, target: Target, seat: number | null = null, own = true, about: Target = target) {
  const tip = seat === null ? about : `${about}@${seat}`;
  const lit = own && touch.lit.has(target);
  const marked = (own && touch.marked.has(target)) || touch.marked.has(tip);
  const shared = { "data-tip": tip, "data-mark": touch.mark(tip), "data-marked": marked ? "" : undefined, "aria-label": touch.label(tip) };
  if (!own) return written(touch.onpick, `img ${tip}`, { ...shared, role: "img" });
  return written(touch.onpick, `${target} ${tip}`, {
    ...shared,
    "data-target": target,
    "data-lit": lit ? "" : undefined,
    role: "button",
    tabindex: touch.lit.size === 0 || lit ? 0 : -1,
    ...handlers(touch.onpick, target),
  });
}

/**
 * For a button with figures on it: its name is written inside, out of sight, and the figures are for the eye only. Of another's
 * estate it is a picture, which has no words inside.
 */
export function told(touch: Touch, target: Target, seat: number | null = null, own = true, about: Target = target) {
  const found = act(touch, target, seat, own, about);
  return own ? written(touch.onpick, `told ${target} ${found["data-tip"]}`, { ...found, "aria-label": undefined }) : found;
}

/** Something to look at only: it is told about, and pointed out. */
export function note(touch: Touch, tip: string) {
  const marked = touch.marked.has(tip) ? "" : undefined;
  return written(touch.onpick, `note ${tip}`, { "data-tip": tip, "data-marked": marked, "aria-label": touch.label(tip), role: "img" });
}
