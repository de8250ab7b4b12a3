/** The clocks a host can choose. */
import type { NewTable } from "../lib/protocol";

export type Wish = NonNullable<NewTable["clock"]>;
export type OnTimeout = NonNullable<Wish["on_timeout"]>;

/** In seconds; `own` is put together by the host. */
export const CLOCKS: Record<string, Wish> = {
  quick: { per_move: 60 },
  game: { per_game: 1200 },
  both: { per_move: 60, per_game: 1200 },
  day: { per_move: 86_400 },
  own: {},
};
export const TIMEOUTS: OnTimeout[] = ["bot", "random", "resign"];

/** What an empty or senseless field means: no such limit. */
const seconds = (minutes: number | null): number | undefined => (minutes && minutes > 0 ? minutes * 60 : undefined);

/** The clock to ask for; undefined: none. */
export function clockWish(choice: string, own: { move: number | null; game: number | null }, onTimeout: OnTimeout): Wish | undefined {
  const pace = choice === "own" ? { per_move: seconds(own.move), per_game: seconds(own.game) } : CLOCKS[choice];
  if (!pace?.per_move && !pace?.per_game) return undefined;
  return { ...pace, on_timeout: onTimeout };
}
