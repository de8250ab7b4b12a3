import { describe, expect, it } from "vitest";
import { unfold } from "../src/dev/patch";
import { signs, taken } from "../src/games/pest/edition";
import { placeBadges, placeLabels, sizeOf } from "../src/games/pest/layout";
import { printMap } from "../src/games/pest/print";
import { partsOf } from "../src/games/pest/targets";
import type { State } from "../src/games/pest/types";
import type { GameClient } from "../src/lib/game";
import { iconPath } from "../src/lib/icons";
import { choicesAt, groups, litTargets } from "../src/lib/prompt";
import type { Language } from "../src/lib/protocol";
import { pestAt } from "./tables";
import one from "./fixtures/pest-1.json";
import variant from "./fixtures/pest-2-variant.json";
import two from "./fixtures/pest-2.json";
import three from "./fixtures/pest-3-random.json";
import five from "./fixtures/pest-5.json";

const game = pestAt();
const { edition } = game;
const tables: Record<string, ReturnType<typeof pestAt>> = { solo: pestAt("1"), variant: pestAt("2"), five: game };
const client = game as unknown as GameClient;
const names = ["Anna", "Boris", "Clara", "Dmitri", "Elena"];
const games = { solo: one, two, variant, random: three, five } as unknown as Record<string, { steps: State[] }>;
const every = Object.entries(games).map(([name, { steps }]) => [name, unfold(steps)] as const);
/** Asked in the prompt alone. */
const LISTED = new Set(["EndTurn", "Finish", "StopBuilding", "Price", "TakeBranch", "Outpost", "KeepCamp", "Suit"]);

describe("targets of Pest", () => {
  it.each(every)("every choice can be clicked on the table or stands in the list: %s", (_, steps) => {
    for (const { legal, view } of steps) {
      const listed = groups(legal).flatMap((group) => group.choices);
      for (const choice of legal) {
        const targets = game.targets(choice, view);
        expect(targets.length > 0 || LISTED.has(choice.verb) || ("due" in choice && choice.due === "crate"), choice.text).toBe(true);
        expect(listed).toContain(choice);
        for (const target of targets) {
          expect(partsOf(target).length).toBeGreaterThan(0);
          expect(choicesAt(client, legal, view, target).length, target).toBeGreaterThan(0);
        }
        if (targets[0]) expect(choicesAt(client, [choice], view, targets[0])).toEqual([choice]);
      }
      for (const target of litTargets(client, legal, view)) expect(choicesAt(client, legal, view, target)).not.toEqual([]);
    }
  });

  it.each(every)("what is clicked in vain has something to ask about, in words the server knows: %s", (_, steps) => {
    const places = [
      "loc:gotar",
      "capital",
      "cell:move-heal",
      "action:build",
      "stock:wood",
      "stock:coin",
      "pen:move",
      "building:mint",
      "market:t1",
      "deck",
      "palace:academy",
      "token:fame",
      "camp",
      "research",
      "graveyard",
    ];
    for (const state of steps.filter((step) => step.decision))
      for (const place of places) expect(game.wishes(place, state, null).length, place).toBeGreaterThan(0);
  });
});

describe("places and questions of Pest", () => {
  const steps = every.flatMap(([, each]) => each);
  const asking = (frame: string) => steps.find((step) => step.decision?.frame === frame)!;

  it.each(every)("an arrangement lights the spaces it changes: %s", (_, recorded) => {
    for (const { legal, view, decision } of recorded) {
      const now = taken(view.seats[decision?.seat ?? 0]!.quarantine.taken);
      for (const choice of legal.filter((each) => each.verb === "Arrange")) {
        const then = taken(choice.arrangement);
        const differ = edition.mat.pens.filter((space) => now.has(space) !== then.has(space));
        expect(game.targets(choice, view)).toEqual(["quarantine", ...differ.map((space) => `pen:${space}`)]);
      }
    }
  });

  it("a mortus is asked about only while one is to be placed", () => {
    expect(game.wishes("action:assign", asking("Act"), null)).toEqual(["Do assign"]);
    expect(game.wishes("action:assign", asking("PlaceMortus"), null)).toEqual(["PlaceMortus move-assign"]);
    expect(game.wishes("quarantine", asking("Act"), null)[0]).toMatch(/^Arrange /);
  });

  it("aid is told as the game is played", () => {
    const lines = (name: string, target: string) =>
      tables[name]!.describe(target, games[name]!.steps[0]!.view, game.words.en, names)!.lines.join(" ");
    const card = "aid:a1";
    expect(lines("five", card)).toMatch(/next year.*Most:.*Others:.*Least:/);
    expect(lines("variant", card)).not.toContain("Others");
    expect(lines("solo", card)).toMatch(/at once.*0–2:.*3–4:.*5–6:/);
    expect(lines("solo", "closed:aid")).toContain("at once");
    expect(lines("five", "closed:aid")).toContain("next year");
  });

  it("marks are explained by their numbers", () => {
    const lines = (name: string, target: string) =>
      tables[name]!.describe(target, games[name]!.steps[0]!.view, game.words.en, names)!.lines.join(" ");
    expect(lines("variant", "orders:2-2")).toContain("Only a marker here or beyond");
    const waiting = { ...games["solo"]!.steps[0]!.view, waiting: { influence: [5], orders: [[1], [], []] } };
    const told = (target: string) => tables["solo"]!.describe(target, waiting, game.words.en, names)!.lines.join(" ");
    for (const target of ["orders:1-1", "influence:5"]) expect(told(target)).toContain("sets a person free");
    for (const target of ["orders:1-2", "influence:9"]) expect(told(target)).not.toContain("sets a person free");
    expect(lines("solo", "palace:granary")).toContain("neutral sector: 1");
    expect(lines("five", "influence:7")).toContain("5 fame for the most influence");
    expect(lines("solo", "healthy@0")).toContain("flask");
    expect(lines("five", `road:${edition.roads.find((road) => road.colour === "red")!.id}`)).toContain("Horseshoe");
  });
});

describe("words of Pest", () => {
  it("has an icon for all that happens and can be chosen", () => {
    for (const step of every.flatMap(([, steps]) => steps))
      for (const event of step.events) expect(iconPath(game.icon(event)), event.kind).not.toBe("");
    for (const verb of Object.keys(game.words.en.schema?.verbs ?? {})) expect(iconPath(game.verbIcon(verb)), verb).not.toBe("");
  });

  it.each(["en", "ru"] as Language[])(
    "a sentence for all that happens, is asked, chosen or shown: %s",
    (language) => {
      const words = game.words[language];
      words.problems.length = 0;
      for (const [, steps] of every) {
        for (const step of steps) {
          for (const event of step.events) words.event(event, names);
          const choices = step.legal.map((choice) => `${choice.verb}: ${words.choice(choice, names, step.view, step.decision)}`);
          expect(
            choices.filter((each, at) => choices.indexOf(each) !== at),
            step.decision?.frame ?? "",
          ).toEqual([]); // no two read alike
          for (const choice of step.legal) words.verb(choice.verb);
          if (step.decision) words.prompt(step.decision, names, step.view);
          if (step.decision) words.breadcrumb(step.decision, names, step.view);
        }
        for (const { view, legal } of steps.filter((_, at) => at % 10 === 0)) {
          const seats = view.seats.flatMap((seat, at) => [
            `score@${at}`,
            `stock:food@${at}`,
            `cell:move-heal@${at}`,
            `doctor@${at}`,
            `healthy@${at}`,
            ...Object.keys(seat.buildings).map((id) => `building:${id}@${at}`),
          ]);
          const cards = [...view.market, ...view.laws, ...view.plagues, ...view.aids]
            .filter((card) => card !== null)
            .map((card) => ({ t: "market", l: "law", p: "plague", a: "aid" })[card[0]!] + `:${card}`);
          const rest = [
            ...edition.locations.map(({ id }) => `loc:${id}`),
            ...edition.roads.map((road) => `road:${road.id}`),
            ...legal.flatMap((choice) => game.targets(choice, view)),
            "influence:8",
            "deck",
            "slot:top",
            "closed:aid",
            "order",
            "columns",
            "graveyard",
            "quarantine",
          ];
          for (const target of [...seats, ...cards, ...rest]) expect(game.describe(target, view, words, names), target).not.toBeNull();
        }
      }
      expect([...new Set(words.problems)]).toEqual([]);
    },
    30_000,
  );
});

describe("scores and effects of Pest", () => {
  it.each(every)("the score as it stands is told line by line, as the server has it: %s", (_, steps) => {
    for (const { view, scores } of steps) scores?.forEach((lines, at) => expect(view.seats[at]!.projected).toEqual(Object.values(lines)));
    const { view } = steps.at(-1)!;
    const told = game.describe("score@0", view, game.words.en, names)!.lines;
    expect(told.at(-1)).toContain(String(view.seats[0]!.score));
  });

  it("draws effects with choices", () => {
    const either = [
      "gain",
      "either",
      { one: [["gain", "coin", { count: 1 }]], other: [["gain", "recall", { count: 1 }]] },
    ] as unknown as Parameters<typeof signs>[0][number];
    expect(signs([["gain", "fame", { count: 2 }], either])).toEqual([
      { count: 2, thing: "fame" },
      [[{ count: 1, thing: "coin" }], [{ count: 1, thing: "recall" }]],
    ]);
    for (const rewards of Object.values(edition.capital_cards))
      for (const effect of rewards) expect(JSON.stringify(signs(effect))).not.toContain("either");
  });
});

describe("the map of Pest", () => {
  it.each(["wide", "square", "tall"] as const)("has every place inside its frame, names too, and is well-formed: %s", (shape) => {
    const layout = edition.layouts[shape];
    const labels = placeLabels(
      edition,
      layout,
      (id) => game.words.ru.component("location", id),
      (id) => game.words.ru.component("region", id),
    );
    for (const { id } of edition.locations) {
      expect(layout.at[id]!.x).toBeGreaterThan(20);
      expect(layout.at[id]!.x).toBeLessThan(layout.width - 20);
      expect(labels[id]!.y).toBeLessThan(layout.height - 8);
      expect(layout.hit[id]).toBeGreaterThan(sizeOf(layout, id));
    }
    for (const { id } of edition.regions) {
      const half =
        (Math.max(
          ...game.words.ru
            .component("region", id)
            .split(" ")
            .map((part) => part.length),
        ) *
          layout.font *
          0.7) /
        2;
      expect(labels[id]!.x - half).toBeGreaterThan(8);
      expect(labels[id]!.x + half).toBeLessThan(layout.width - 8);
    }
    const badges = placeBadges(edition, layout, labels, (id) => game.words.ru.component("location", id));
    for (const pier of Object.values(layout.piers).flat())
      for (const badge of Object.values(badges)) expect(Math.hypot(badge.x - pier.x, badge.y - pier.y)).toBeGreaterThan(9);
    const print = printMap(edition, layout);
    expect(print).not.toContain("NaN");
    expect(print).not.toContain("undefined");
  });
});
