/** What was told anew, made of what is held already wherever that is the same: only what has changed is drawn again. */

type Table = Record<string, unknown>;

const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);

/** `told`, with every part of `held` that says the same in its place; `held` itself if nothing is new. Neither is changed. */
export function kept<T>(held: unknown, told: T): T {
  if (held === told) return told;
  if (Array.isArray(held) && Array.isArray(told)) return keptList(held, told) as T;
  if (isTable(held) && isTable(told)) return keptTable(held, told) as T;
  return told;
}

/** The set that is held, if it has the same members. */
export function keptSet<T>(held: ReadonlySet<T>, told: ReadonlySet<T>): ReadonlySet<T> {
  return held.size === told.size && [...told].every((each) => held.has(each)) ? held : told;
}

function keptList(held: unknown[], told: unknown[]): unknown[] {
  let same = held.length === told.length;
  const made = told.map((each, at) => {
    const part = kept(held[at], each);
    same &&= part === held[at];
    return part;
  });
  return same ? held : made;
}

function keptTable(held: Table, told: Table): Table {
  const keys = Object.keys(told);
  let same = keys.length === Object.keys(held).length;
  const made: Table = {};
  for (const key of keys) {
    const part = (made[key] = kept(held[key], told[key]));
    same &&= part === held[key] && key in held;
  }
  return same ? held : made;
}
