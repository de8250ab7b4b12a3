/** Words that are made of a view are made again only when something has changed that they were made of. */
import type { Target, Tip } from "./game";

type Thing = Record<string | symbol, unknown>;

/** Where something was read (keys, from the view on), and what is to be found there again. */
interface Read {
  path: string[];
  found: unknown;
  look: (at: unknown, key: string) => unknown;
}

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;
/** Of a list or a table only that it is one: what is read in it is noted by itself. */
const valueAt = (at: unknown, key: string): unknown => {
  const value = isThing(at) ? at[key] : undefined;
  return isThing(value) ? Array.isArray(value) : value;
};
const hasKey = (at: unknown, key: string): unknown => isThing(at) && key in at;
const keysOf = (at: unknown): unknown => (isThing(at) ? Reflect.ownKeys(at).join() : undefined);

/** The same thing to look at; whatever is looked at in it is noted. */
function watched<T extends object>(thing: T, reads: Read[], path: string[] = []): T {
  const inside = new Map<string, unknown>();
  const note = (key: string, look: Read["look"]) => void reads.push({ path: [...path, key], found: look(thing, key), look });
  return new Proxy(thing, {
    get(target, key) {
      const value = (target as Thing)[key];
      if (typeof key === "symbol" || typeof value === "function") return value;
      if (inside.has(key)) return inside.get(key);
      note(key, valueAt);
      const seen = isThing(value) ? watched(value, reads, [...path, key]) : value;
      inside.set(key, seen);
      return seen;
    },
    has(target, key) {
      if (typeof key === "string") note(key, hasKey);
      return key in target;
    },
    ownKeys(target) {
      note("", keysOf);
      return Reflect.ownKeys(target);
    },
  });
}

function isSame(view: unknown, { path, found, look }: Read): boolean {
  const last = path.length - 1;
  let at = view;
  for (let step = 0; step < last; step += 1) at = isThing(at) ? at[path[step]!] : undefined;
  return look(at, path[last]!) === found;
}

/** What is needed to say something of a table. */
interface Told {
  view: object;
  words: unknown;
  names: unknown;
  edition: unknown;
}

interface Known<T> {
  table: T;
  reads: Read[];
  name: string;
}

/** Gives the names of things for those who do not see them: all that is said of a thing, in one sentence after the other. */
export function namer<T extends Told>(describe: (target: Target, table: T) => Tip | null): (target: Target, table: T) => string {
  const known = new Map<Target, Known<T>>();
  const make = (target: Target, table: T): Known<T> => {
    const reads: Read[] = [];
    const found = describe(target, { ...table, view: watched(table.view, reads) });
    return { table, reads, name: found ? [found.title, ...found.lines].map((line) => line.replace(/\.$/, "")).join(". ") : target };
  };
  const holds = ({ table, reads }: Known<T>, now: T): boolean =>
    table.words === now.words &&
    table.names === now.names &&
    table.edition === now.edition &&
    (table.view === now.view || reads.every((read) => isSame(now.view, read)));
  return (target, table) => {
    const old = known.get(target);
    const now = old && holds(old, table) ? { ...old, table } : make(target, table);
    known.set(target, now);
    return now.name;
  };
}
