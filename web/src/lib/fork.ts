import { nameOf } from "./i18n.svelte";
import type { Seat, SeatWish, Table } from "./protocol";

/** Who plays on from a moment of a game: its bots, and oneself for all people. Where only bots played, oneself for whoever decides. */
export function forkSeats(table: Table, decides: number | null): SeatWish[] {
  const people = table.seats.filter((seat) => seat.kind !== "bot" || seat.mine).map((seat) => seat.seat);
  const mine = people.length > 0 ? people : [decides ?? 0];
  return table.seats.map((seat) => (mine.includes(seat.seat) ? person(seat, table.game) : bot(seat)));
}

const bot = (seat: Seat): SeatWish => (seat.bot ? { kind: "bot", bot: seat.bot } : { kind: "bot" });

/** A nameless seat of mine gets my name; somebody else's the name it goes by. */
function person(seat: Seat, game: string): SeatWish {
  const name = seat.name || (seat.mine ? "" : nameOf({ ...seat, kind: "human" }, game));
  return name ? { kind: "me", name } : { kind: "me" };
}
