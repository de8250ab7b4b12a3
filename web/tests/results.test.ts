import { describe, expect, it } from "vitest";
import { inLines } from "../src/games/rattus/layout";
import { tied } from "../src/lib/tie";

const order = (...rows: [number, number][]) => rows.map(([place, total]) => ({ place, total }));

describe("equal totals", () => {
  it("are told wherever their order was decided, not at the top alone", () => {
    expect(tied(order([1, 18], [2, 12], [3, 12], [4, 5]))).toBe("tie-broken");
    expect(tied(order([1, 9], [2, 9]))).toBe("tie-broken");
  });
  it("may share the first place", () => expect(tied(order([1, 9], [1, 9], [3, 4]))).toBe("tie-shared"));
  it("are nothing to speak of where there are none, or where they share a later place", () => {
    expect(tied(order([1, 9], [2, 8]))).toBeNull();
    expect(tied(order([1, 9], [2, 8], [2, 8]))).toBeNull();
    expect(tied(order([1, 9]))).toBeNull();
  });
});

describe("names on the map of Rattus", () => {
  it("take two lines rather than become too small to read", () => {
    expect(inLines("Greece and Turkey", 8)).toEqual(["Greece and", "Turkey"]);
    expect(inLines("Греция и Турция", 8)).toEqual(["Греция и", "Турция"]);
    expect(inLines("Scandinavia", 8)).toEqual(["Scandinavia"]);
    expect(inLines("Italy", 8)).toEqual(["Italy"]);
  });
});
