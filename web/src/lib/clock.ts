/** The clocks of a table, as a player reads them. */
import type { Clock } from "./protocol";

const DAY = 86_400;

/** Seconds a seat has left by the server's time: for its turn while it runs, and for the whole game where that is limited. */
export function secondsLeft(clock: Clock, seat: number, server: number): number[] {
  const bank = clock.left?.[seat];
  if (clock.seat !== seat || clock.deadline === null) return bank === undefined ? [] : [bank];
  const turn = clock.deadline - server;
  // The deadline is that of whichever ends first; the other one is worth showing only if it is the longer one.
  const game = bank === undefined ? turn : bank - (server - clock.now);
  return game - turn >= 1 ? [turn, game] : [turn];
}

/** "0:07", "19:59", "23:59:59"; beyond a day the days and hours. */
export function parts(seconds: number): { days: number; hours: number } | string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= DAY) return { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) };
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
