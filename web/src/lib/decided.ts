/** What made the difference at the end of a game, as lazaretto/cli/results.py tells it. */
import { tied } from "./tie";
import type { Result } from "./protocol";
import { signed } from "./means";
import type { Words } from "./words";

const TOTAL = "total";
const MOST_NAMED = 2;

/** The sources that brought most and those that cost most; `none` where there are none. */
function gainedAndLost(points: Record<string, number>, words: Words): { gained: string; lost: string } {
  const sources = Object.keys(points)
    .filter((source) => source !== TOTAL)
    .sort((a, b) => Math.abs(points[b] ?? 0) - Math.abs(points[a] ?? 0));
  const listed = (sign: number) =>
    sources
      .filter((source) => (points[source] ?? 0) * sign > 0)
      .slice(0, MOST_NAMED)
      .map((source) => `${words.say(`score-${source}`)} ${signed(points[source] ?? 0)}`)
      .join(words.say("list-separator")) || "none";
  return { gained: listed(1), lost: listed(-1) };
}

/** One sentence: the first against the second by source; alone what brought and what cost most. Empty where something else than points decided. */
export function decided(result: Result, words: Words, names: string[]): string {
  const seats = result.ranking.map((_, seat) => seat).sort((a, b) => (result.ranking[a] ?? 0) - (result.ranking[b] ?? 0));
  const [first = 0, second] = seats;
  const mine = result.scores[first] ?? {};
  if (second === undefined) return words.say("decided-alone", gainedAndLost(mine, words));
  const theirs = result.scores[second] ?? {};
  const lead = (mine[TOTAL] ?? 0) - (theirs[TOTAL] ?? 0);
  if (lead < 0) return "";
  const apart = Object.fromEntries(Object.keys(mine).map((source) => [source, (mine[source] ?? 0) - (theirs[source] ?? 0)]));
  const told = { first: names[first] ?? "", second: names[second] ?? "", lead, ...gainedAndLost(apart, words) };
  return words.say("decided", told);
}

/** How a tie was broken, or that the one for the first place was not; empty where there was none among those who played on. */
export function tieTold(result: Result, words: Words, resigned: readonly number[] = []): string {
  if (!words.has(`reason-${result.reason}`)) return "";
  const places = result.ranking.map((place, seat) => ({ place, total: result.scores[seat]?.[TOTAL] ?? 0, seat }));
  const told = tied(places.filter(({ seat }) => !resigned.includes(seat)).sort((a, b) => a.place - b.place));
  const key = told === "tie-broken" && result.tie ? `tie-broken-${result.tie}` : told;
  return key && words.has(key) ? words.say(key) : "";
}
