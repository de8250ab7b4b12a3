/** Puts recorded views together: see tools/fixtures.py and its kin. */
type Json = unknown;
const isObject = (value: Json): value is Record<string, Json> => typeof value === "object" && value !== null && !Array.isArray(value);

export function apply(old: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const rows = patch["@"];
  if (Array.isArray(old) && isObject(rows)) return old.map((value, at) => (String(at) in rows ? apply(value, rows[String(at)]) : value));
  const base = isObject(old) ? old : {};
  return { ...base, ...Object.fromEntries(Object.entries(patch).map(([key, value]) => [key, apply(base[key], value)])) };
}

export function unfold<S extends { view: Json }>(steps: S[]): S[] {
  let view: Json = {};
  return steps.map((step) => ({ ...step, view: (view = apply(view, step.view)) }));
}
