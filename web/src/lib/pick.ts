/** What makes a thing of a board one that can be chosen: what a click and a key on it do, and what is written at it. */
import type { Target } from "./game";
import { kept } from "./kept";

type Pick = (target: Target, at: Element) => void;

export interface Handlers {
  onclick: (click: MouseEvent) => void;
  onkeydown: (key: KeyboardEvent) => void;
}

/** By what takes the clicks of a board: what stands at its things. */
const boards = new WeakMap<Pick, { handlers: Map<Target, Handlers>; written: Map<string, object> }>();

function boardOf(onpick: Pick) {
  const found = boards.get(onpick) ?? { handlers: new Map<Target, Handlers>(), written: new Map<string, object>() };
  boards.set(onpick, found);
  return found;
}

/** For a target always the same ones: whatever else changes about a thing, these need not be put on it again. */
export function handlers(onpick: Pick, target: Target): Handlers {
  const { handlers: known } = boardOf(onpick);
  const found = known.get(target) ?? made(onpick, target);
  known.set(target, found);
  return found;
}

/** The attributes of a thing; as long as they are the same they are the same object, and nothing is written. */
export function written<T extends object>(onpick: Pick, thing: string, attributes: T): T {
  const known = boardOf(onpick).written;
  const now = kept(known.get(thing), attributes);
  known.set(thing, now);
  return now;
}

const made = (onpick: Pick, target: Target): Handlers => ({
  onclick: (click) => {
    click.stopPropagation();
    onpick(target, click.currentTarget as Element);
  },
  onkeydown: (key) => {
    if (key.key !== "Enter" && key.key !== " ") return;
    key.preventDefault();
    key.stopPropagation();
    onpick(target, key.currentTarget as Element);
  },
});
