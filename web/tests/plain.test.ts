import { describe, expect, it } from "vitest";
import recorded from "./fixtures/rattus-4.json";
import rattus from "../src/games/rattus/schema.json";
import { rattus as rattusTexts } from "../src/games/texts";
import { RATTUS } from "./tables";
import { gameWords } from "../src/lib/i18n.svelte";
import type { Choice, GameEvent, GameWords, State } from "../src/lib/protocol";
import { places, plainClient, score, targets } from "../src/plain";
import { Reader, type Cell, type Sheet } from "../src/plain/sheets";

const SCHEMA = {
  game: "orchard",
  domains: { tree: ["pear", "plum"], fruit: ["ripe", "rotten"] },
  shown: { tool: ["ladder"] },
  kin: {},
  reasons: {},
  events: { picked: { seat: "seat", tree: "tree", count: "number" } },
  verbs: { Pick: { tree: "tree", count: "number" }, Wait: {} },
  chance: [],
  frames: { Turn: { seat: "seat" } },
  asking: ["Turn"],
  holders: {},
  scores: ["total"],
  holdings: [],
  options: {},
  lasting: [],
  variants: {},
  facts: {},
  merging: { sums: {}, steps: {}, said: {}, joins: [], followed: {} },
};
const WORDS: GameWords = {
  texts: {
    en: "game-title = Orchard\ntree-pear = the pear tree\n    .about = Old and crooked.\ntree-plum = the plum tree\nfruit-ripe = ripe\nfruit-rotten = rotten\ntool-ladder = the ladder\nview-trees = Trees\nview-fruit = Fruit\nview-basket = Basket\nview-holder-seat = Held by\nview-scores = Points\nask-turn = Pick or wait?\nframe-turn = turn\n",
    ru: "game-title = Сад\ntree-pear = груша\ntree-plum = слива\nfruit-ripe = спелая\nfruit-rotten = гнилая\ntool-ladder = лестница\nview-trees = Деревья\n",
  },
  schema: SCHEMA,
  printed: {},
  effects: [],
  secrets: true,
};
const VIEW = {
  weather: "fine",
  tool: "ladder",
  holder_seat: 1,
  nobody: null,
  open: true,
  scores: [3, 5],
  seats: [{ basket: ["ripe", "rotten"] }, { basket: [] }],
  trees: { pear: { fruit: "ripe", ladder_at: [0, 2] }, plum: { fruit: null, ladder_at: [0, 0] } },
  path: [
    { tree: "pear", steps: 2 },
    { tree: "plum", steps: 1 },
  ],
  season: { month: "May", day: 3 },
};
const said = (cell: Cell) => cell.map((part) => part.text).join("");
const read = (sheets: Sheet[]) => sheets.map(({ title, head, rows }) => ({ title, head, rows: rows.map((row) => row.map(said)) }));
const words = plainClient("orchard", WORDS).words;

describe("a view as tables", () => {
  const sheets = new Reader(words.en, ["Anna", "Boris"]).sheets(VIEW);

  it("tells single facts first, components and seats by their names", () => {
    expect(read(sheets)[0]).toEqual({
      title: "",
      head: [],
      rows: [
        ["weather", "fine"],
        ["tool", "the ladder"],
        ["Held by", "Boris"],
        ["nobody", "–"],
        ["open", "yes"],
      ],
    });
  });

  it("puts all that there is for each seat into one table", () => {
    expect(read(sheets)[1]).toEqual({
      title: "Players",
      head: ["", "Points", "Basket"],
      rows: [
        ["Anna", "3", "ripe, rotten"],
        ["Boris", "5", "–"],
      ],
    });
    expect(sheets[1]?.seats).toBe(true);
  });

  it("makes tables of components and of lists, and lists of the rest", () => {
    expect(read(sheets).slice(2)).toEqual([
      {
        title: "Trees",
        head: ["", "Fruit", "ladder at"],
        rows: [
          ["the pear tree", "ripe", "Boris 2"],
          ["the plum tree", "–", "–"],
        ],
      },
      {
        title: "path",
        head: ["tree", "steps"],
        rows: [
          ["the pear tree", "2"],
          ["the plum tree", "1"],
        ],
      },
      {
        title: "season",
        head: [],
        rows: [
          ["month", "May"],
          ["day", "3"],
        ],
      },
    ]);
  });

  it("lets components be pointed at", () => {
    expect(sheets[2]?.rows[0]?.[0]).toEqual([{ text: "the pear tree", target: "tree:pear" }]);
    expect(sheets[1]?.rows[0]?.[2]?.map((part) => part.target)).toEqual(["fruit:ripe", null, "fruit:rotten"]);
  });

  it("speaks the language that is set", () => {
    const [, , trees] = new Reader(words.ru, ["Анна", "Борис"]).sheets(VIEW);
    expect(trees?.title).toBe("Деревья");
    expect(said(trees?.rows[0]?.[0] ?? [])).toBe("груша");
  });

  it("can read the view of a game it knows nothing of", () => {
    const known = gameWords(rattusTexts, rattus, RATTUS.printed).en;
    for (const { view } of (recorded as unknown as { steps: State[] }).steps) {
      const text = JSON.stringify(read(new Reader(known, ["A", "B", "C", "D"]).sheets(view as Record<string, unknown>)));
      expect(text).toContain("Poland");
      expect(text).not.toContain("[object");
      expect(text).not.toContain("undefined");
    }
    expect(known.problems).toEqual([]);
  });
});

describe("a game without a board", () => {
  const game = plainClient("orchard", WORDS);

  it("lights the components that choices name", () => {
    expect(targets({ text: "Pick plum 2", verb: "Pick", tree: "plum", count: "2" }, SCHEMA)).toEqual(["tree:plum"]);
    expect(targets({ text: "Wait", verb: "Wait" } as Choice, SCHEMA)).toEqual([]);
    expect(places({ n: 1, kind: "picked", seat: 0, tree: "pear", count: 1 } as unknown as GameEvent, SCHEMA)).toEqual(["tree:pear"]);
  });

  it("tells the score that the view tells", () => {
    expect(score(VIEW, 1)).toBe(5);
    expect(score({ scores: [{ total: 4 }] }, 0)).toBe(4);
    expect(score({}, 0)).toBe(0);
  });

  it("asks before a step that cannot be taken back, and covers the screen where there are secrets", () => {
    expect(game.secrets(VIEW)).toContain(1);
    expect(plainClient("orchard", { ...WORDS, secrets: false }).secrets(VIEW)).toEqual([]);
  });

  it("says more of a component that has more to say", () => {
    expect(game.describe("tree:pear", VIEW, words.en, [])).toEqual({ title: "the pear tree", lines: ["Old and crooked."] });
    expect(game.describe("tree:plum", VIEW, words.en, [])).toBeNull();
  });
});
