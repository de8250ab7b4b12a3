/** What a coach has explained already in this browser: after a while he only does so when he is asked. */
const KEY = "lazaretto-coach";
const OFTEN = 2;

function load(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Is it still to be said by itself? Counts that it was. */
export function isNew(game: string, frame: string): boolean {
  const met = load();
  const key = `${game} ${frame}`;
  const often = met[key] ?? 0;
  if (often >= OFTEN) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...met, [key]: often + 1 }));
  } catch {
    // a private window: it is said again
  }
  return true;
}
