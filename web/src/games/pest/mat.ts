import type { Target } from "../../lib/game";
import { written } from "../../lib/pick";
import { button, label } from "./acting";
import { printedOf } from "./edition";
import type { Props } from "./types";

export interface At {
  (target: Target): Record<string, unknown>;
  /** The name of a thing for those who do not see it. */
  said: (target: Target) => string;
}

/** Things of a board: buttons on the viewer's own, things to look at on any other. */
export function places(board: Props, seat: number): At {
  const at = (target: Target): Record<string, unknown> => {
    const tip = `${target}@${seat}`;
    return seat === board.seat
      ? button(board, target, tip)
      : written(board.onpick, tip, { "data-tip": tip, "data-mark": board.marks.of(printedOf(tip, board.edition)) ?? undefined });
  };
  return Object.assign(at, { said: (target: Target) => label(board, `${target}@${seat}`) });
}
