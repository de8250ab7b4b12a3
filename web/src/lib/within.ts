/** What stands at a path in a view; `{seat}` and `{at}` are places in lists, `{id}` is a key. */
export function follow(view: unknown, path: string[], seat: number | null, id: string, at: number): unknown {
  const places: Record<string, string | number | null> = { "{seat}": seat, "{at}": at, "{id}": id };
  let found: unknown = view;
  for (const step of path) {
    const key = step in places ? (places[step] ?? null) : step;
    found = found === null || found === undefined || key === null ? null : (found as Record<string | number, unknown>)[key];
  }
  return found ?? null;
}

/** A view of nothing but what stands at these paths; `{seat}` is every place of a list. */
export function only(view: unknown, paths: string[][]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [first = "", ...rest] of paths) {
    const inner = (view as Record<string, unknown> | null)?.[first];
    if (rest[0] === "{seat}" && Array.isArray(inner)) {
      const before = (found[first] ?? inner.map(() => ({}))) as Record<string, unknown>[];
      found[first] = inner.map((each, at) => ({ ...before[at], ...only(each, [rest.slice(1)]) }));
    } else if (rest.length === 0 && inner !== undefined) found[first] = inner;
  }
  return found;
}
