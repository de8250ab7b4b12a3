/** Taking back beyond what can be undone. */
import type { LogLine, Table } from "./protocol";

/** My seats that I play myself. */
export const played = (table: Table): number[] => table.seats.filter((seat) => seat.mine && seat.kind === "human").map((seat) => seat.seat);

/** Somebody else must agree: a person who is still playing, also one for whom a bot stands in (he then has to come back first). */
export const needsConsent = (table: Table): boolean =>
  table.seats.some((seat) => (seat.kind === "human" || seat.stands_in) && !seat.mine && !seat.resigned);

/** The last choice made from one of these seats. Events do not tell it: a turn that begins is part of the choice before. */
export function lastOwn(log: LogLine[], seats: number[]): LogLine | undefined {
  return log.findLast((line) => seats.includes(line.seat));
}
