import { describe, expect, it } from "vitest";
import type { GameEvent, Seat, Table } from "../src/lib/protocol";
import { eyes, firstEyes } from "../src/lib/screen";
import { goesOn, mergeEvents } from "../src/lib/session.svelte";

const event = (n: number, kind = "rat-placed"): GameEvent => ({ n, kind });

describe("events told anew", () => {
  const held = [event(0), event(1), event(2)];

  it("take the place of those held", () => {
    expect(mergeEvents(held, 2, [event(2, "undone"), event(3)])).toEqual([event(0), event(1), event(2, "undone"), event(3)]);
  });

  it("go on from what was seen", () => {
    expect(goesOn(held, 3, [event(3)], 3)).toBe(true);
    expect(goesOn(held, 0, [...held, event(3)], 3)).toBe(true);
  });

  it("tell another past if the game went back and on", () => {
    expect(goesOn(held, 0, [event(0), event(1), event(2, "pass"), event(3)], 3)).toBe(false);
    expect(goesOn(held, 2, [event(2, "pass"), event(3)], 3)).toBe(false);
  });
});

describe("whose eyes look", () => {
  const table = (mine: boolean[], part: Partial<Table> = {}) =>
    ({ id: "t", status: "running", to_move: 0, seats: mine.map((own, seat) => ({ seat, mine: own }) as Seat), ...part }) as Table;

  it("are those of the only own seat, and a spectator's without one", () => {
    expect(eyes(table([false, true]), null)).toBe(1);
    expect(eyes(table([false, false]), null)).toBe(null);
  });

  it("are those of the seat at the screen where several share it", () => {
    expect(eyes(table([true, true]), 1)).toBe(1);
    expect(eyes(table([true, true]), null)).toBe(null);
    expect(eyes(table([true, true, false]), 2)).toBe(null);
  });

  it("are anybody's once the game is over", () => {
    expect(eyes(table([true, true], { status: "finished" }), null)).toBe(0);
  });

  it("are nobody's while the screen is passed on", () => {
    expect(firstEyes(table([true, true], { to_move: 1 }), 0)).toBe(null);
    expect(firstEyes(table([true, true], { to_move: 1 }), 1)).toBe(1);
    expect(firstEyes(table([true, true, false], { to_move: 2 }), 0)).toBe(0);
    expect(firstEyes(table([true, false], { to_move: 0 }), null)).toBe(0);
  });
});
