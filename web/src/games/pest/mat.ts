import type { BoardProps, Target } from "../../lib/game";
import { button, label } from "./acting";
import type { View } from "./types";

export type At = (target: Target) => Record<string, unknown>;

/** Things of a board: buttons on the viewer's own, things to look at on any other. */
export function places(board: BoardProps<View>, seat: number): At {
  return (target) => {
    const tip = `${target}@${seat}`;
    return seat === board.seat ? button(board, target, tip) : { "data-tip": tip, "aria-label": label(board, tip) };
  };
}
