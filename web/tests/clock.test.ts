import { describe, expect, it } from "vitest";
import { parts, secondsLeft } from "../src/lib/clock";
import type { Clock } from "../src/lib/protocol";

const clock = (part: Partial<Clock>): Clock => ({
  per_move: null,
  per_game: null,
  on_timeout: "bot",
  left: null,
  seat: 0,
  deadline: null,
  now: 1000,
  ...part,
});

describe("clocks", () => {
  it("run for the seat to move alone", () => {
    const each = clock({ per_move: 60, deadline: 1060 });
    expect(secondsLeft(each, 0, 1010)).toEqual([50]);
    expect(secondsLeft(each, 1, 1010)).toEqual([]);
  });

  it("keep what the others have left", () => {
    const bank = clock({ per_game: 1200, left: [900, 1200], deadline: 1900 });
    expect(secondsLeft(bank, 0, 1100)).toEqual([800]);
    expect(secondsLeft(bank, 1, 1100)).toEqual([1200]);
  });

  it("show turn and game where both are limited", () => {
    const both = clock({ per_move: 60, per_game: 1200, left: [900, 1200], deadline: 1060 });
    expect(secondsLeft(both, 0, 1020)).toEqual([40, 880]);
    expect(secondsLeft(clock({ per_move: 60, per_game: 1200, left: [30, 1200], deadline: 1030 }), 0, 1020)).toEqual([10]);
  });

  it("stand still in a pause", () => {
    expect(secondsLeft(clock({ per_game: 1200, left: [900, 1200], seat: null }), 0, 5000)).toEqual([900]);
  });

  it("are read in minutes, hours and days", () => {
    expect(["-3", "7", "1199", "3600", "86399"].map((seconds) => parts(Number(seconds)))).toEqual([
      "0:00",
      "0:07",
      "19:59",
      "1:00:00",
      "23:59:59",
    ]);
    expect(parts(2 * 86_400 + 7200)).toEqual({ days: 2, hours: 2 });
  });
});
