/** What makes a thing on the table one that can be pointed at and clicked. */
import type { Target } from "../../lib/game";
import { describe } from "./describe";
import { printedOf } from "./edition";
import type { Props } from "./types";

export function label(board: Props, tip: Target): string {
  const found = describe(tip, board);
  return found ? [found.title, ...found.lines].map((line) => line.replace(/\.$/, "")).join(". ") : tip;
}

/** For a button; its name is written inside it, out of sight: `label`. */
export function button(board: Props, target: Target, tip: Target = target) {
  return {
    "data-target": target,
    "data-tip": tip,
    "data-mark": board.marks.of(printedOf(tip, board.edition)) ?? undefined,
    "data-lit": board.lit.has(target) ? "" : undefined,
    "data-marked": board.marked.has(target) ? "" : undefined,
    onclick: (click: MouseEvent) => board.onpick(target, click.currentTarget as Element),
  };
}

/** For a group of a drawing. */
export function drawn(board: Props, target: Target, tip: Target = target) {
  return {
    ...button(board, target, tip),
    "aria-label": label(board, tip),
    role: "button",
    tabindex: board.lit.size === 0 || board.lit.has(target) ? 0 : -1,
    onkeydown: (key: KeyboardEvent) => {
      if (key.key !== "Enter" && key.key !== " ") return;
      key.preventDefault();
      key.stopPropagation();
      board.onpick(target, key.currentTarget as Element);
    },
  };
}
