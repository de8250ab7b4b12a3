/** What leads from one view to the next, as the server tells it (kernel/patch.py). */
import type { Patch } from "./protocol";

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The new value; the old one stays as it is, and what did not change is shared with it. */
export function patched(old: unknown, change: Patch): unknown {
  if (change === null) return old;
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(old)) return old.map((each: unknown, at) => (String(at) in change ? patched(each, change[String(at)]!) : each));
  const made: Record<string, unknown> = isTable(old) ? { ...old } : {};
  for (const [key, each] of Object.entries(change)) {
    if (Array.isArray(each) && each.length === 0) delete made[key];
    else made[key] = patched(made[key], each);
  }
  return made;
}
