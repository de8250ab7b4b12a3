import { describe, expect, it } from "vitest";
import { decided, tieTold } from "../src/lib/decided";
import type { Result } from "../src/lib/protocol";
import { rattusAt } from "./tables";

const { en, ru } = rattusAt().words;
const names = ["Anna", "Boris"];
const result = (scores: [number, number][], ranking = [1, 2]): Result => ({
  winners: [0],
  ranking,
  reason: "supply-empty",
  scores: scores.map(([regions, palace]) => ({ regions, palace, total: regions + palace })),
});

describe("what decided", () => {
  it("names what the first has more and less of", () => {
    const told = result([
      [3, 9],
      [5, 2],
    ]);
    expect(decided(told, en, names)).toBe(
      "Anna is 5 ahead of Boris. What made the difference: in the palace +7; the other way: in the regions −2.",
    );
    expect(decided(told, ru, names)).toContain("Boris отстаёт на 5");
    expect(tieTold(told, en)).toBe("");
  });

  it("says of equals where each was better, and how the tie was broken", () => {
    const told = result([
      [3, 4],
      [5, 2],
    ]);
    expect(decided(told, en, names)).toBe(
      "Anna and Boris have equal scores, but not from the same sources. Seen from Anna: in the palace +2; in the regions −2.",
    );
    expect(tieTold(told, en)).toContain("whoever would have moved next");
  });

  it("is silent where points did not decide", () => {
    expect(
      decided(
        result([
          [1, 0],
          [5, 2],
        ]),
        en,
        names,
      ),
    ).toBe("");
  });
});
