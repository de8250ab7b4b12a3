/** What happened while others decided: from which decision on, and whether that is news still. */
import type { GameClient, Target } from "./game";
import { onBoard } from "./notices";
import type { GameEvent } from "./protocol";

/** `decided`: who decided, by the number of the decision; `seat`: who reads. Null: nobody has come between. */
export function lastTurnOf(decided: readonly number[], seat: number | null): number | null {
  if (seat === null) return null;
  let n = decided.length;
  while (n > 0 && decided[n - 1] === seat) n -= 1; // the turn that is under way
  const end = n;
  while (n > 0 && decided[n - 1] !== seat) n -= 1;
  return n > 0 && n < end ? n : null;
}

/** Is what the others did the last that happened, so that it is worth pointing at? */
export const isNews = (decided: readonly number[], seat: number | null): boolean =>
  seat !== null && decided.length > 0 && decided.at(-1) !== seat;

/** The same list after more decisions; those whose maker is not known went by themselves, like the one before them. */
export function withDecisions(decided: readonly number[], from: number, to: number, seat: number): number[] {
  const kept = decided.slice(0, from);
  while (kept.length < from) kept.push(kept.at(-1) ?? seat);
  return [...kept, ...Array.from({ length: Math.max(0, to - from) }, () => seat)];
}

/** Where something happened from a decision on; nowhere if nobody has come between. */
export function placesSince(game: Pick<GameClient, "places">, events: GameEvent[], since: number | null): Set<Target> {
  const news = since === null ? [] : onBoard(events).filter((event) => event.n >= since);
  return new Set(news.flatMap((event) => game.places(event)));
}
