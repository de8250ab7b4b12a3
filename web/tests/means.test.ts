import { describe, expect, it } from "vitest";
import { amount, blank, fewest, offersOf, times } from "../src/lib/means";
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
  ways: [...ways, ...beside].map(([wanted, choices], at) => ({ wanted: choice(wanted), means: told(choices), beside: at >= ways.length })),
});

describe("what is offered", () => {
  const legal = [choice("Do build"), choice("Do produce")];

  it("is every choice alone until more is known", () => {
    expect(offersOf(legal, null)).toEqual({
      direct: legal.map((each) => ({ choice: each, choices: [each.text], means: null, beside: [] })),
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
