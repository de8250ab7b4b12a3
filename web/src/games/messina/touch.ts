import { namer } from "../../lib/remembered";
import type { Touch } from "./act";
import { describe } from "./describe";
import { printedOf } from "./edition";
import type { Props } from "./types";

const name = namer(describe);

/** What the parts of the board need of its props to draw things that can be touched; all that changes is read when it is needed. */
export function touchOf(props: Props): Touch {
  return {
    get edition() {
      return props.edition;
    },
    get lit() {
      return props.lit;
    },
    get marked() {
      return props.marked;
    },
    get onpick() {
      return props.onpick;
    },
    mark: (tip) => props.marks.of(printedOf(tip, props)) ?? undefined,
    label: (tip) => name(tip, { view: props.view, edition: props.edition, words: props.words, names: props.names }),
  };
}
