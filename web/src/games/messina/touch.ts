import type { BoardProps } from "../../lib/game";
import type { Touch } from "./act";
import { describe } from "./describe";
import type { View } from "./types";

/** What the parts of the board need of its props to make targets. */
export function touchOf({ lit, marked, onpick, view, words, names }: BoardProps<View>): Touch {
  return {
    lit,
    marked,
    onpick,
    label: (tip) => {
      const found = describe(tip, view, words, names);
      return found ? [found.title, ...found.lines].map((line) => line.replace(/\.$/, "")).join(". ") : tip;
    },
  };
}
