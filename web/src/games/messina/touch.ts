import type { Touch } from "./act";
import { describe } from "./describe";
import { printedOf } from "./edition";
import type { Props } from "./types";

/** What the parts of the board need of its props to draw things that can be touched. */
export function touchOf({ lit, marked, onpick, view, edition, marks, words, names }: Props): Touch {
  return {
    edition,
    lit,
    marked,
    onpick,
    mark: (tip) => marks.of(printedOf(tip, { view, edition })) ?? undefined,
    label: (tip) => {
      const found = describe(tip, { view, edition, words, names });
      return found ? [found.title, ...found.lines].map((line) => line.replace(/\.$/, "")).join(". ") : tip;
    },
  };
}
