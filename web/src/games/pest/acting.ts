/** What makes a thing on the table one that can be pointed at and clicked. */
import type { BoardProps, Target } from "../../lib/game";
import { describe } from "./describe";
import type { View } from "./types";

export function label(board: BoardProps<View>, tip: Target): string {
  const found = describe(tip, board.view, board.words, board.names);
  return found ? [found.title, ...found.lines].map((line) => line.replace(/\.$/, "")).join(". ") : tip;
}

/** For a button; its name is written inside it, out of sight: `label`. */
export function button(board: BoardProps<View>, target: Target, tip: Target = target) {
  return {
    "data-target": target,
    "data-tip": tip,
    "data-lit": board.lit.has(target) ? "" : undefined,
    "data-marked": board.marked.has(target) ? "" : undefined,
    onclick: (click: MouseEvent) => board.onpick(target, click.currentTarget as Element),
  };
}

/** For a group of a drawing. */
export function drawn(board: BoardProps<View>, target: Target, tip: Target = target) {
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
