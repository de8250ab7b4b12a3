import { describe, expect, it } from "vitest";
import { alike, amount, blank, different, fewest, offersOf, rowsOf, times } from "../src/lib/means";
import type { Choice, Consequences, Means } from "../src/lib/protocol";

const choice = (text: string): Choice => ({ text, verb: text.split(" ")[0] ?? "" });
const told = (choices: string[], part: Partial<Consequences> = {}): Consequences => ({
  choices,
  events: [],
  changes: [],
  scores: [],
  then: "own",
  frame: null,
  seat: 0,
  opens: false,
  whole: true,
  unknown: false,
  irrevocable: false,
  gives_up: false,
  ...part,
});
const means = (legal: string[], ways: [string, string[]][], beside: [string, string[]][] = []): Means => ({
  rev: 1,
  n: 1,
  seat: 0,
  choices: legal.map((text) => told([text])),
  ways: [...ways, ...beside].map(([wanted, choices], at) => ({
    wanted: choice(wanted),
    means: told(choices),
    beside: at >= ways.length,
    apart: false,
  })),
});

describe("what is offered", () => {
  const legal = [choice("Do build"), choice("Do produce")];

  it("is every choice alone until more is known", () => {
    expect(offersOf(legal, null)).toEqual({
      direct: legal.map((each) => ({ choice: each, choices: [each.text], means: null, beside: [], otherwise: false, apart: false })),
      ways: [],
    });
  });

  it("takes along the answers that everybody gives", () => {
    const { direct, ways } = offersOf(legal, means(["Do build", "Do produce"], [["Do produce", ["Do produce", "Produce"]]]));
    expect(direct.map(({ choices }) => choices)).toEqual([["Do build"], ["Do produce", "Produce"]]);
    expect(ways).toEqual([]);
  });

  it("takes along what everybody does before", () => {
    const { direct, ways } = offersOf(legal, means(["Do build", "Do produce"], [["Do produce", ["Do build", "Do produce"]]]));
    expect(direct.map(({ choices }) => choices)).toEqual([["Do build"], ["Do build", "Do produce"]]);
    expect(ways).toEqual([]);
  });

  it("stands beside what is clicked where it is done otherwise or several times", () => {
    const usual: [string, string[]][] = [["Do produce", ["Do produce", "Produce"]]];
    const beside: [string, string[]][] = [
      ["Do produce", ["Do produce", "ProduceMore food"]],
      ["Do build", ["Do build", "Do build"]],
    ];
    const { direct, ways } = offersOf(legal, means(["Do build", "Do produce"], usual, beside));
    expect(direct.map(({ choices }) => choices)).toEqual([["Do build"], ["Do produce", "Produce"]]);
    expect(direct.map((offer) => offer.beside.map(({ choices }) => choices))).toEqual([
      [["Do build", "Do build"]],
      [["Do produce", "ProduceMore food"]],
    ]);
    expect(direct.map((offer) => offer.beside.map(times))).toEqual([[2], [1]]);
    expect(ways).toEqual([]);
  });

  it("has a text of its own, also where several ways lead to one thing", () => {
    const paths: [string, string[]][] = [
      ["Step far", ["Do move", "Step near", "Step far"]],
      ["Step far", ["Do move", "Step beside", "Step far"]],
      ["Build mill", ["Do build", "Build mill"]],
    ];
    const texts = offersOf(legal, means(["Do build", "Do produce"], paths)).ways.map((offer) => offer.choice.text);
    expect(texts).toEqual(["Do move › Step near › Step far", "Do move › Step beside › Step far", "Build mill"]);
  });
});

describe("what is shown for itself", () => {
  const cost = (what: string, most: number) => ({ seat: 0, what, least: most, most });
  const way = (choices: string[], changes: ReturnType<typeof cost>[], beside: boolean, apart = beside): Means["ways"][number] => ({
    wanted: choice(choices[0] ?? ""),
    means: told(choices, { changes }),
    beside,
    apart,
  });
  const given = (legal: string[], ways: Means["ways"]): Means => ({ ...means(legal, []), ways });
  const trades = given(
    ["Trade wood", "Trade food", "End"],
    [
      way(["Trade wood", "For wood"], [cost("wood", -2), cost("coin", 1)], false),
      way(["Trade food", "For food"], [cost("food", -2), cost("coin", 1)], false),
      way(["Trade wood", "For food"], [cost("wood", -1), cost("food", -1), cost("coin", 1)], true),
      way(["Trade food", "For wood"], [cost("wood", -1), cost("food", -1), cost("coin", 1)], true, false),
    ],
  );

  it("takes the place of all lines of a verb where the numbers tell everything apart", () => {
    const [row, ...more] = rowsOf(offersOf([choice("Trade wood"), choice("Trade food"), choice("End")], trades));
    expect(more).toEqual([]);
    expect(row!.main).toBeNull();
    expect(row!.offers.map(({ choices }) => choices.join())).toEqual(["Trade wood,For wood", "Trade wood,For food", "Trade food,For food"]);
    expect(row!.offers.map((offer) => different(offer, row!, 0).map(({ what, most }) => `${most} ${what}`))).toEqual([
      ["-2 wood"],
      ["-1 wood", "-1 food"],
      ["-2 food"],
    ]);
  });

  it("stands in the line of its choice otherwise, also of one that is far", () => {
    const legal = [choice("Do heal")];
    const far = given(
      ["Do heal"],
      [
        { ...way(["Do heal", "Heal here"], [cost("herbs", -1)], false), wanted: choice("Heal here") },
        { ...way(["Do heal", "Heal here", "Heal here"], [cost("herbs", -3)], true), wanted: choice("Heal here") },
        { ...way(["Do heal", "Heal here", "Heal there"], [cost("herbs", -3)], true, false), wanted: choice("Heal here") },
      ],
    );
    const [row] = rowsOf(offersOf(legal, far));
    expect(row!.main?.choice.text).toBe("Heal here");
    expect(row!.offers.map(times)).toEqual([2]);
    expect(row!.main?.beside.map((offer) => alike(offer).map(({ text, count }) => `${text} ${count}`))).toEqual([
      ["Heal here 2"],
      ["Heal here 1", "Heal there 1"],
    ]);
  });
});

describe("what a choice brings", () => {
  it("is written with its sign", () => {
    expect([amount(2, 2), amount(-1, -1), amount(0, 3), amount(null, null)]).toEqual(["+2", "−1", "0…+3", "?"]);
  });

  const change = (what: string, least: number, most = least, seat = 0) => ({ seat, what, least, most });
  const short = (...changes: ReturnType<typeof change>[]) => fewest(told(["x"], { changes }), 0).map(({ seat, what }) => `${seat} ${what}`);

  it("has room for what is sure, else for two spans, gains first", () => {
    expect(short(change("wood", -1, 0), change("food", -1), change("coin", 1))).toEqual(["0 food", "0 coin"]);
    expect(short(change("wood", -2, 1), change("food", -1, 0), change("fame", 0, 4), change("influence", 0, 4))).toEqual([
      "0 fame",
      "0 influence",
    ]);
  });

  it("tells of others where oneself has nothing", () => {
    expect(short(change("rats", 1, 1, 1))).toEqual(["1 rats"]);
    expect(short(change("rats", 1, 1, 1), change("rats", -1))).toEqual(["0 rats"]);
  });

  it("is never left blank", () => {
    const moved = { n: 1, kind: "doctor-moved", seat: 0 } as unknown as Consequences["events"][number];
    const rows: Partial<Consequences>[] = [
      {},
      { events: [moved] },
      { then: "chance" },
      { opens: true, whole: false },
      { opens: true, unknown: true },
    ];
    expect(rows.map((row) => blank(told(["x"], row)))).toEqual([
      "means-nothing",
      "means-else",
      "means-luck",
      "means-more",
      "means-unknown",
    ]);
  });
});
