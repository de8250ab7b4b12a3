import { describe, expect, it } from "vitest";
import type { LogLine, Seat, Table } from "../src/lib/protocol";
import { lastOwn, needsConsent, played } from "../src/lib/takeback";

const line = (n: number, seat: number): LogLine => ({ n, seat, frame: "Turn", choice: "Pass", time: 0, by_itself: false });
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
const table = (...seats: Partial<Seat>[]) => ({ seats: seats.map((part, at) => seat(at, part)) }) as Table;

describe("taking back", () => {
  it("goes to the last choice of one's own, whoever chose since", () => {
    const log = [line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, 1)];
    expect(lastOwn(log, [0])?.n).toBe(3);
    expect(lastOwn(log, [0, 1])?.n).toBe(5);
    expect(lastOwn(log, [2])).toBeUndefined();
  });

  it("asks people alone", () => {
    expect(needsConsent(table({ mine: true }, { kind: "bot" }))).toBe(false);
    expect(needsConsent(table({ mine: true }, { mine: true }))).toBe(false);
    expect(needsConsent(table({ mine: true }, {}))).toBe(true);
    expect(needsConsent(table({ mine: true }, { resigned: true }))).toBe(false);
    expect(needsConsent(table({ mine: true }, { kind: "bot", stands_in: true }))).toBe(true);
  });

  it("is for seats played by oneself", () => {
    expect(played(table({ mine: true }, { mine: true, kind: "bot" }, {}))).toEqual([0]);
  });
});
