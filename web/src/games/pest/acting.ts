/** What makes a thing on the table one that can be pointed at and clicked. */
import type { Target } from "../../lib/game";
import { handlers, written } from "../../lib/pick";
import { namer } from "../../lib/remembered";
import { describe } from "./describe";
import { printedOf } from "./edition";
import type { Props } from "./types";

const name = namer(describe);

export function label({ view, edition, words, names }: Props, tip: Target): string {
  return name(tip, { view, edition, words, names });
}

/** For a button; its name is written inside it, out of sight: `label`. */
export function button(board: Props, target: Target, tip: Target = target) {
  return written(board.onpick, `${target} ${tip}`, {
    "data-target": target,
    "data-tip": tip,
    "data-mark": board.marks.of(printedOf(tip, board.edition)) ?? undefined,
    "data-lit": board.lit.has(target) ? "" : undefined,
    "data-marked": board.marked.has(target) ? "" : undefined,
    onclick: handlers(board.onpick, target).onclick,
  });
}

/** For a group of a drawing. */
export function drawn(board: Props, target: Target, tip: Target = target) {
  return written(board.onpick, `drawn ${target} ${tip}`, {
    ...button(board, target, tip),
    "aria-label": label(board, tip),
    role: "button",
    tabindex: board.lit.size === 0 || board.lit.has(target) ? 0 : -1,
    onkeydown: handlers(board.onpick, target).onkeydown,
  });
}
