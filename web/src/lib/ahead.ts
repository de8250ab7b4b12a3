/** Pieces of the client that somebody may open soon, loaded while the page has nothing else to do. */

const SOON = 1500;
let loading = 0;

/** Is anything being loaded that nobody has asked for? If it does not come, nobody misses it yet. */
export const isLoadingAhead = (): boolean => loading > 0;

export async function quietly(load: () => Promise<unknown>): Promise<void> {
  loading += 1;
  await load().catch(() => {});
  loading -= 1;
}

/** Safari does not tell when it is idle. */
const whenIdle = (then: () => void): void =>
  void (typeof requestIdleCallback === "function" ? requestIdleCallback(then) : setTimeout(then, SOON));

/** One after the other, so that whatever is asked for meanwhile need not wait. */
async function loadAll(pieces: (() => Promise<unknown>)[]): Promise<void> {
  for (const load of pieces) await quietly(load);
}

export function ahead(pieces: (() => Promise<unknown>)[]): void {
  setTimeout(() => whenIdle(() => void loadAll(pieces)), SOON);
}
