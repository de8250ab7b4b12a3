import { describe, expect, it } from "vitest";
import { unfold } from "../src/dev/patch";
import { game } from "../src/games/pest";
import { EDITION, PENS, PLACES, readEffect, ROADS, taken } from "../src/games/pest/edition";
import { LAYOUTS, placeBadges, placeLabels, sizeOf } from "../src/games/pest/layout";
import { printMap } from "../src/games/pest/print";
import { breakdown, titleAt } from "../src/games/pest/score";
import { partsOf } from "../src/games/pest/targets";
import type { View } from "../src/games/pest/types";
import { moving, nextPlaces, reach } from "../src/games/pest/ways";
import type { GameClient } from "../src/lib/game";
import { iconPath } from "../src/lib/icons";
import { choicesAt, groups, litTargets } from "../src/lib/prompt";
import type { Choice, Language, State } from "../src/lib/protocol";
import one from "./fixtures/pest-1.json";
import variant from "./fixtures/pest-2-variant.json";
import two from "./fixtures/pest-2.json";
import three from "./fixtures/pest-3-random.json";
import five from "./fixtures/pest-5.json";
import ways from "./fixtures/pest-ways.json";

const client = game as unknown as GameClient;
const names = ["Anna", "Boris", "Clara", "Dmitri", "Elena"];
const games = { solo: one, two, variant, random: three, five } as unknown as Record<string, { steps: State<View>[] }>;
const every = Object.entries(games).map(([name, { steps }]) => [name, unfold(steps)] as const);
/** Asked in the prompt alone. */
const LISTED = new Set(["EndTurn", "Finish", "StopBuilding", "Price", "TakeBranch", "Outpost", "KeepCamp", "Suit"]);

describe("targets of Pest", () => {
  it.each(every)("every choice can be clicked on the table or stands in the list: %s", (_, steps) => {
    for (const { legal, view } of steps) {
      const listed = groups(legal).flatMap((group) => group.choices);
      for (const choice of legal) {
        const targets = game.targets(choice, view);
        expect(targets.length > 0 || LISTED.has(choice.verb) || choice["due"] === "crate", choice.text).toBe(true);
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
    const places = ["loc:gotar", "capital", "cell:move-heal", "action:build", "stock:wood", "stock:coin", "pen:move", "building:mint", "market:t1", "deck", "palace:academy", "token:fame", "camp", "research", "graveyard"];
    for (const state of steps.filter((step) => step.decision)) for (const place of places) expect(game.wishes(place, state, null).length, place).toBeGreaterThan(0);
  });
});

describe("places and questions of Pest", () => {
  const steps = every.flatMap(([, each]) => each);
  const asking = (frame: string) => steps.find((step) => step.decision?.frame === frame)!;

  it.each(every)("an arrangement lights the spaces it changes: %s", (_, recorded) => {
    for (const { legal, view, decision } of recorded) {
      const now = taken(view.seats[decision?.seat ?? 0]!.quarantine.taken);
      for (const choice of legal.filter((each) => each.verb === "Arrange")) {
        const then = taken(choice["arrangement"]!);
        const differ = PENS.filter((space) => now.has(space) !== then.has(space));
        expect(game.targets(choice, view)).toEqual(["quarantine", ...differ.map((space) => `pen:${space}`)]);
      }
    }
  });

  it("a mortus is asked about only while one is to be placed", () => {
    expect(game.wishes("action:assign", asking("Act"), null)).toEqual(["Do assign"]);
    expect(game.wishes("action:assign", asking("PlaceMortus"), null)).toEqual(["PlaceMortus move-assign"]);
    expect(game.wishes("quarantine", asking("Act"), null)[0]).toMatch(/^Arrange /);
  });

  it("a camp in a ruin is confirmed", () => {
    const camp = { text: "Camp", verb: "Camp" } as Choice;
    const { view } = asking("Move");
    const inRuin = { ...view, viewer: 0, seats: view.seats.map((seat) => ({ ...seat, here: { sick: 0, food: 0, left: 0, food_left: 0, ruined: true } })) };
    expect(game.endsTurn(camp, null, inRuin)).toBe(true);
    expect(game.endsTurn(camp, null, { ...inRuin, seats: view.seats })).toBe(view.seats[0]?.here?.ruined ?? false);
  });

  it("aid is told as the game is played", () => {
    const lines = (name: string, target: string) => game.describe(target, games[name]!.steps[0]!.view, game.words.en, names)!.lines.join(" ");
    const card = "aid:a1";
    expect(lines("five", card)).toMatch(/next year.*Most:.*Others:.*Least:/);
    expect(lines("variant", card)).not.toContain("Others");
    expect(lines("solo", card)).toMatch(/at once.*0–2:.*3–4:.*5–6:/);
    expect(lines("solo", "closed:aid")).toContain("at once");
    expect(lines("five", "closed:aid")).toContain("next year");
  });

  it("marks are explained by their numbers", () => {
    const lines = (name: string, target: string) => game.describe(target, games[name]!.steps[0]!.view, game.words.en, names)!.lines.join(" ");
    expect(lines("variant", "orders:2-2")).toContain("Only a marker here or beyond");
    expect(lines("solo", "orders:1-1")).toContain("sets a person free");
    expect(lines("solo", "palace:granary")).toContain("neutral sector: 1");
    expect(lines("five", "influence:7")).toContain("5 fame for the most influence");
    expect(lines("solo", "healthy@0")).toContain("flask");
    expect(lines("five", `road:${ROADS.find((road) => road.colour === "red")!.id}`)).toContain("Horseshoe");
  });
});

describe("words of Pest", () => {
  it("has an icon for all that happens and can be chosen", () => {
    for (const step of every.flatMap(([, steps]) => steps)) for (const event of step.events) expect(iconPath(game.icon(event)), event.kind).not.toBe("");
    for (const verb of Object.keys(game.words.en.schema?.verbs ?? {})) expect(iconPath(game.verbIcon(verb)), verb).not.toBe("");
  });

  it.each(["en", "ru"] as Language[])("a sentence for all that happens, is asked, chosen or shown: %s", (language) => {
    const words = game.words[language];
    words.problems.length = 0;
    for (const [, steps] of every) {
      for (const step of steps) {
        for (const event of step.events) words.event(event, names);
        const choices = step.legal.map((choice) => `${choice.verb}: ${words.choice(choice, names, step.view, step.decision)}`);
        expect(choices.filter((each, at) => choices.indexOf(each) !== at), step.decision?.frame ?? "").toEqual([]); // no two read alike
        for (const choice of step.legal) words.verb(choice.verb);
        if (step.decision) words.prompt(step.decision, names, step.view);
        if (step.decision) words.breadcrumb(step.decision, names, step.view);
      }
      for (const { view, legal } of steps.filter((_, at) => at % 10 === 0)) {
        const seats = view.seats.flatMap((seat, at) => [`score@${at}`, `stock:food@${at}`, `cell:move-heal@${at}`, `doctor@${at}`, `healthy@${at}`, ...Object.keys(seat.buildings).map((id) => `building:${id}@${at}`)]);
        const cards = [...view.market, ...view.laws, ...view.plagues, ...view.aids].filter((card) => card !== null).map((card) => ({ t: "market", l: "law", p: "plague", a: "aid" })[card[0]!] + `:${card}`);
        const rest = [...PLACES.map((id) => `loc:${id}`), ...ROADS.map((road) => `road:${road.id}`), ...legal.flatMap((choice) => game.targets(choice, view)), "influence:8", "deck", "slot:top", "closed:aid", "order", "columns", "graveyard", "quarantine"];
        for (const target of [...seats, ...cards, ...rest]) expect(game.describe(target, view, words, names), target).not.toBeNull();
      }
    }
    expect([...new Set(words.problems)]).toEqual([]);
  }, 30_000);
});

/** What everybody sees on the map and on the boards. */
const open = (view: View) => ({
  year: view.year,
  order: view.order,
  locations: view.locations,
  roads: view.roads,
  plagues: view.plagues,
  aids: view.aids,
  market: view.market,
  capital_buildings: view.capital_buildings,
  seats: view.seats.map(({ stock, research, fame, infamy, influence, orders, doctor, camp, graveyard, sector, ready }) => ({ stock, research, fame, infamy, influence, orders, doctor, camp, graveyard, sector, ready })),
});

describe("animations of Pest", () => {
  it.each(every)("events lead from each view to the next: %s", (_, steps) => {
    for (const [at, step] of steps.entries()) {
      if (at === 0) continue;
      const before = steps[at - 1]!.view;
      const told = step.events.reduce((view, event) => game.after(view, event), before);
      expect(open(told), JSON.stringify(step.events.map((event) => event.kind))).toEqual(open(step.view));
    }
  });
});

describe("costs and scores of Pest", () => {
  it.each(every)("the score as it stands is the server's, line by line: %s", (_, steps) => {
    for (const { view, scores } of steps) {
      view.seats.forEach((seat, at) => expect(breakdown(view, at)["total"]).toBe(seat.score));
      scores?.forEach((lines, at) => expect(breakdown(view, at)).toEqual(lines));
    }
  });

  it("people in healing cells are in no quarantine", () => {
    const view = structuredClone(every.find(([name]) => name === "variant")![1].at(-1)!.view);
    const bare = (at: number) => (view.seats[at]!.quarantine = { regular: 2, taken: "none", spaces: 7 });
    view.seats.forEach((_, at) => bare(at));
    view.seats[0]!.technologies = [{ technology: "t14", people: 0, mortus: false, cell: 1, resource: null }, null, null];
    expect(breakdown(view, 0)["quarantine"]).toBe(0);
    view.seats[0]!.quarantine.taken = "five";
    expect(breakdown(view, 0)["quarantine"]).toBe(-3);
  });

  const stepped = (legal: Choice[]) => [...new Set(legal.flatMap((choice) => (choice.verb === "Step" ? [choice["node"]!] : choice.verb === "Jump" ? [choice["location"]!] : [])))].sort();

  it.each(every)("every step and jump the server allows is shown with its cost, and no other: %s", (_, steps) => {
    for (const { view, decision, legal } of steps) {
      const move = moving(decision);
      if (!move) continue;
      const costs = reach(view, move);
      expect([...nextPlaces(view, move)].sort()).toEqual(stepped(legal));
      for (const place of stepped(legal)) expect(costs[place], place).toBeDefined();
    }
  });

  it("whatever is shown with a cost can be reached, and all that can be reached is shown", () => {
    for (const { view, decision, legal, reach: reached } of unfold(ways.steps as unknown as (State<View> & { reach: string[] })[])) {
      const move = moving(decision)!;
      expect([...nextPlaces(view, move)].sort()).toEqual(stepped(legal));
      expect(Object.keys(reach(view, move)).sort()).toEqual(reached);
    }
  });

  it("titles go by the score", () => {
    expect(titleAt(-3)).toBe("commoner");
    expect(titleAt(15)).toBe("commoner");
    expect(titleAt(16)).toBe("councillor");
    expect(titleAt(60)).toBe("emperor");
  });

  it("reads effects with choices", () => expect(readEffect("2 fame + (1 coin | 1 recall)")).toEqual([{ count: 2, thing: "fame" }, [[{ count: 1, thing: "coin" }], [{ count: 1, thing: "recall" }]]]));
});

describe("the map of Pest", () => {
  it.each(["wide", "square", "tall"] as const)("has every place inside its frame, names too, and is well-formed: %s", (shape) => {
    const layout = LAYOUTS[shape];
    const labels = placeLabels(layout, (id) => game.words.ru.component("location", id), (id) => game.words.ru.component("region", id));
    for (const id of PLACES) {
      expect(layout.at[id]!.x).toBeGreaterThan(20);
      expect(layout.at[id]!.x).toBeLessThan(layout.width - 20);
      expect(labels[id]!.y).toBeLessThan(layout.height - 8);
      expect(layout.hit[id]).toBeGreaterThan(sizeOf(layout, id));
    }
    for (const { id } of EDITION.region) {
      const half = (Math.max(...game.words.ru.component("region", id).split(" ").map((part) => part.length)) * layout.font * 0.7) / 2;
      expect(labels[id]!.x - half).toBeGreaterThan(8);
      expect(labels[id]!.x + half).toBeLessThan(layout.width - 8);
    }
    const badges = placeBadges(layout, labels, (id) => game.words.ru.component("location", id));
    for (const pier of Object.values(layout.piers).flat()) for (const badge of Object.values(badges)) expect(Math.hypot(badge.x - pier.x, badge.y - pier.y)).toBeGreaterThan(9);
    const print = printMap(layout);
    expect(print).not.toContain("NaN");
    expect(print).not.toContain("undefined");
  });
});
