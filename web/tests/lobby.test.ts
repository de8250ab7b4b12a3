import { describe, expect, it } from "vitest";
import { forkSeats } from "../src/lib/fork";
import type { Seat, Table } from "../src/lib/protocol";
import { clockWish } from "../src/lobby/clocks";

describe("the clock of a new table", () => {
  const own = { move: 2, game: 30 };

  it("is a preset, with what happens at its end", () => {
    expect(clockWish("none", own, "bot")).toBeUndefined();
    expect(clockWish("quick", own, "resign")).toEqual({ per_move: 60, on_timeout: "resign" });
  });

  it("can limit the move, the game or both", () => {
    expect(clockWish("own", own, "random")).toEqual({ per_move: 120, per_game: 1800, on_timeout: "random" });
    expect(clockWish("own", { move: null, game: 30 }, "bot")).toEqual({ per_game: 1800, on_timeout: "bot" });
    expect(clockWish("own", { move: null, game: 0 }, "bot")).toBeUndefined();
  });
});

describe("who plays on from a moment", () => {
  const seat = (at: number, part: Partial<Seat>): Seat => ({
    seat: at,
    kind: "human",
    name: "",
    mine: false,
    bot: null,
    online: true,
    resigned: false,
    on_time: false,
    stands_in: false,
    away: null,
    invited: false,
    ...part,
  });
  const table = (...seats: Partial<Seat>[]) => ({ game: "rattus", seats: seats.map((part, at) => seat(at, part)) }) as Table;

  it("bots stay bots, people are played by me", () => {
    const seats = forkSeats(table({ mine: true, name: "Anna" }, { kind: "bot", bot: "greedy" }, { name: "Clara" }), 0);
    expect(seats).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "bot", bot: "greedy" },
      { kind: "me", name: "Clara" },
    ]);
  });

  it("somebody plays where only bots played", () => {
    expect(forkSeats(table({ kind: "bot", bot: "greedy" }, { kind: "bot", bot: "random" }), 1).map((wish) => wish.kind)).toEqual([
      "bot",
      "me",
    ]);
  });

  it("the nameless are called by their colours, but for me", () => {
    expect(forkSeats(table({ mine: true }, {}), 0)).toEqual([{ kind: "me" }, { kind: "me", name: "Blue" }]);
  });
});
