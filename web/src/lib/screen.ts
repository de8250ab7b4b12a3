/** Who of several players of one browser sits before the screen; kept for this tab, so that a reload does not forget it. */
import type { Table } from "./protocol";

const key = (table: string) => `lazaretto-screen-${table}`;
const mine = (table: Table) => table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);

export function sitDown(table: string, seat: number): void {
  if (remembered(table) !== seat) sessionStorage.setItem(key(table), String(seat));
}

/** The screen is being passed on: nobody's secrets may be shown. */
export function standUp(table: string): void {
  sessionStorage.removeItem(key(table));
}

function remembered(table: string): number | null {
  const kept = sessionStorage.getItem(key(table));
  return kept === null ? null : Number(kept);
}

/** Whose eyes look at a table: an own seat; of several, while the game has secrets still, the one at the screen; null: a spectator's. */
export function eyes(table: Table, at: number | null = remembered(table.id)): number | null {
  const seats = mine(table);
  if (seats.length < 2 || table.status !== "running") return seats[0] ?? null;
  return at !== null && seats.includes(at) ? at : null;
}

/** Whose eyes open a table: nobody's if the screen is to go from one player to another, who is asked for first. */
export function firstEyes(table: Table, at: number | null = remembered(table.id)): number | null {
  const seat = eyes(table, at);
  const passing = table.status === "running" && table.to_move !== seat && mine(table).includes(table.to_move ?? -1);
  return passing ? null : seat;
}
