import { describe, expect, it } from "vitest";
import { game } from "../src/games/messina";
import { needs, readEffect, signs } from "../src/games/messina/effects";
import { DOCKS, EDITION } from "../src/games/messina/edition";
import { sites } from "../src/games/messina/layout";
import { costs } from "../src/games/messina/move";
import { tabOf } from "../src/games/messina/tabs";
import { NOWHERE } from "../src/games/messina/targets";
import type { View } from "../src/games/messina/types";
import type { GameClient } from "../src/lib/game";
import { iconPath } from "../src/lib/icons";
import { choicesAt, litTargets } from "../src/lib/prompt";
import type { Language, State } from "../src/lib/protocol";
import one from "./fixtures/messina-1.json";
import two from "./fixtures/messina-2.json";
import three from "./fixtures/messina-3.json";
import four from "./fixtures/messina-4.json";
import rare from "./fixtures/messina-rare.json";

const client = game as unknown as GameClient;
const games = [one, two, three, four].map((each) => each.steps as unknown as State<View>[]);
const steps = [...games.flat(), ...(rare.steps as unknown as State<View>[])];
const names = ["Anna", "Boris", "Clara", "Dmitri"];

describe("Messina: targets", () => {
  it("every choice can be clicked at its place, or is about no place and listed", () => {
    for (const { legal, view } of steps) {
      for (const choice of legal) {
        const targets = game.targets(choice, view);
        expect(targets.length > 0, choice.text).toBe(!NOWHERE.has(choice.verb));
        if (targets[0]) expect(choicesAt(client, [choice], view, targets[0])).toEqual([choice]);
        for (const target of targets) expect(["city", "board", "estate"]).toContain(tabOf(target));
      }
    }
  });

  it("asks before anything that cannot be taken back", () => {
    const choice = { text: "Stand dock-NW", verb: "Stand" };
    const { view } = steps[0]!;
    for (const barrier of ["seat", "chance", "end"] as const) expect(game.endsTurn(choice, barrier, view)).toBe(true);
    expect(game.endsTurn(choice, null, view)).toBe(false);
  });

  it("tells what a rule would not: a helper first, and when a citizen goes to work", () => {
    const first = steps.find(({ decision }) => decision?.frame === "UseHelper")!;
    const { view, seat } = first;
    const me = { ...view.seats[seat!]!, helpers: [{ place: "H1", used: false }], squares: { nu1: 1 }, workshops: { B7: { worker: 0, flipped: false } } };
    const state = { ...first, view: { ...view, seats: view.seats.map((each, at) => (at === seat ? me : each)) } };
    const said = (target: string) => game.advice!(target, state, game.words.en);
    expect(said("spot:H2")).toBe(game.words.en.say("messina-first-helper"));
    expect(said("spot:H1")).toBeNull();
    expect(said("square:nu1")).toBe(game.words.en.say("messina-work-when"));
    expect(said("shop:B7")).toBe(game.words.en.say("messina-work-when"));
    expect(said("square:nu2")).toBeNull();
    expect(game.wishes("shop:B7", state, null)).toEqual(["Work nu1 B7"]);
    expect(game.wishes("square:nu1", state, null)).toEqual(["Work nu1 B7"]);
  });

  it("what is lit can be clicked", () => {
    for (const { legal, view } of steps) for (const target of litTargets(client, legal, view)) expect(choicesAt(client, legal, view, target)).not.toEqual([]);
  });

  it("asks about a choice in the form of the engine, with words of its domains", () => {
    const schema = game.words.en.schema!;
    for (const state of steps) {
      if (!state.decision) continue;
      for (const target of ["spot:H1", "helper:estate", "square:cl1", "cabin:cabin1", "shop:B1", "building:B1", "overseer:nun", "line:1", "rating:city", "space:city-4", "stacks:cabins", "stock:fire", "ship:T1"]) {
        for (const wish of game.wishes(target, state, null)) {
          const [verb = "", ...words] = wish.split(" ");
          const slots = Object.values(schema.verbs[verb] ?? {});
          expect(slots.length, wish).toBe(words.length);
          slots.forEach((domain, at) => domain !== "number" && expect(schema.domains[domain], wish).toContain(words[at]));
        }
      }
    }
  });
});

describe("Messina: words", () => {
  it.each(["en", "ru"] as Language[])("calls nothing by letters that stand on no tile, and no two choices alike: %s", (language) => {
    const words = game.words[language];
    const letters = /\b[HBQTCS]\d/;
    for (const { view, legal, decision, events } of steps) {
      const choices = legal.map((choice) => `${choice.verb}: ${words.choice(choice, names, view, decision)}`);
      expect(choices.filter((each, at) => choices.indexOf(each) !== at)).toEqual([]);
      const said = [...events.map((event) => words.event(event, names)), ...choices, ...(decision ? [words.prompt(decision, names, view), ...words.breadcrumb(decision, names, view)] : [])];
      expect(said.filter((each) => letters.test(each))).toEqual([]);
    }
  });

  it("settles citizens in words that fit a button, and with the right preposition", () => {
    const settled = steps.flatMap((step) => step.events).filter((event) => event.kind === "citizen-settled");
    const told = settled.map((event) => game.words.ru.event(event, names));
    expect(told.filter((each) => / в 2-й /.test(each))).toEqual([]);
    expect(told.some((each) => / во 2-й квадрат /.test(each))).toBe(true);
    const offered = steps.flatMap(({ legal, view, decision }) => legal.filter((choice) => choice.verb === "Settle").map((choice) => game.words.ru.choice(choice, names, view, decision)));
    expect(offered.length).toBeGreaterThan(0);
    for (const each of offered) expect(each).toMatch(/^(левый|правый|верхний|нижний) [123](: .+)?$/);
  });

  it("tells of helpers, of the plague on ships and of bars", () => {
    const first = steps.find(({ view }) => Object.values(view.docks).some((ships) => ships.length > 0))!.view;
    const [dock, ships] = Object.entries(first.docks).find(([, each]) => each.length > 0)!;
    const seats = first.seats.map((each, seat) => ({ ...each, helpers: [{ place: seat === 0 ? "H1" : "H2", used: seat === 0 }] }));
    const view = { ...first, seats, docks: { ...first.docks, [dock]: [{ ...ships[0]!, cube: 1 }] } };
    const said = (target: string) => game.describe(target, view, game.words.en, names)!.lines.join(" ");
    expect(said("spot:H1")).toContain("Anna’s helper stands");
    expect(said("spot:H2")).not.toContain("stands");
    expect(said("pawn:H1@0")).toContain("blocks this hex");
    expect(said(`ship:${ships[0]!.ship}`)).toContain("plague cube");
    expect(said("space:city-8")).toContain("single bar");
    expect(said("space:city-9")).not.toContain("bar:");
  });

  it("counts rats in Russian, and cuts no name off in the middle of a phrase", () => {
    const { view } = steps[0]!;
    const ratty = (rats: number) => ({ ...view, seats: view.seats.map((each) => ({ ...each, rats })) });
    expect([0, 1, 2, 8].map((rats) => game.describe("rats@0", ratty(rats), game.words.ru, names)?.title)).toEqual(["Крыс нет", "1 крыса", "2 крысы", "8 крыс"]);
    expect(game.describe("upgrade:Q1", view, game.words.ru, names)?.lines[0]).toMatch(/^Улучшение домика для карантина\. /);
    expect(game.describe("space:city-8", view, game.words.ru, names)?.lines[0]).toMatch(/^Награды нет\. /);
  });

  it("has an icon for all that happens and can be chosen", () => {
    for (const step of steps) for (const event of step.events) expect(iconPath(game.icon(event)), event.kind).not.toBe("");
    for (const verb of Object.keys(game.words.en.schema?.verbs ?? {})) expect(iconPath(game.verbIcon(verb)), verb).not.toBe("");
  });

  it.each(["en", "ru"] as Language[])("has a sentence for all that happens, and a tip for all that can be pointed at: %s", (language) => {
    const words = game.words[language];
    words.problems.length = 0;
    for (const { view, legal, decision, events } of steps) {
      for (const event of events) words.event(event, names);
      for (const choice of legal) words.choice(choice, names, view, decision);
      for (const choice of legal) words.verb(choice.verb);
      if (decision) words.prompt(decision, names, view);
      if (decision) words.breadcrumb(decision, names, view);
      for (const target of legal.flatMap((choice) => game.targets(choice, view))) expect(game.describe(`${target}@${decision?.seat ?? 0}`, view, words, names), target).not.toBeNull();
    }
    const { view } = steps[0]!;
    const all = ["wheel", "wheel-next", "order", "cubes", "price", "place:P1", "rats@0", "score@0", "ships@0", "carts@0", "shops@0", "districts@0", "cell:centre@0", ...[1, 2, 3, 4, 5, 6].map((n) => `round:${n}`), ...DOCKS.map((dock) => `spot:${dock}`)];
    for (const target of [...all, ...EDITION.estate.path_cell.map((cell) => `cell:${cell.id}@0`)]) expect(game.describe(target, view, words, names), target).not.toBeNull();
    expect([...new Set(words.problems)]).toEqual([]);
  });
});

describe("Messina: the board", () => {
  it("reads effects", () => {
    expect(readEffect("coin:1 -> city:1")).toEqual([{ pays: [{ what: "coin", n: 1 }], items: [{ what: "city", n: 1 }] }]);
    expect(readEffect("build / scroll:1").length).toBe(2);
    expect(signs("overseer:any+skip")).toEqual([{ icon: "overseer", tint: "ink", n: 1, mark: "skip" }]);
  });

  it("puts what repopulation asks for together", () => {
    const asked = needs({ cost: "wood:1", citizens: ["craftsman", "nun+", "craftsman"], helper: true });
    expect(asked.map(({ icon, n, mark }) => [icon, n, mark])).toEqual([["wood", 1, undefined], ["craftsman", 2, undefined], ["nun", 1, "up"], ["helper", 1, undefined]]);
  });

  it("knows a result to be proud of for one player only", () => {
    const goals = [one, two].map((each) => game.goal!((each.steps as unknown as State<View>[])[0]!.view));
    expect(goals).toEqual([EDITION.solo.good_score.advanced, null]);
  });

  it("draws a sign for every effect of the edition", () => {
    for (const { text } of game.words.en.effects) for (const sign of signs(text)) if (typeof sign !== "string") expect(sign.icon, text).not.toBe("help");
  });

  it("has a site for every hex, and no two at one place", () => {
    for (const { view } of steps) {
      const at = sites(view.players);
      const places = Object.values(view.hexes).map(({ site }) => `${at[site]!.x.toFixed(0)} ${at[site]!.y.toFixed(0)}`);
      expect(new Set([...places, ...DOCKS.map((dock) => `${at[dock]!.x.toFixed(0)} ${at[dock]!.y.toFixed(0)}`)]).size).toBe(places.length + 4);
    }
  });

  it("knows what going costs as the engine does", () => {
    for (const { view, legal, decision, seat } of steps) {
      if (decision?.frame !== "SendHelper" || seat === null) continue;
      const place = game.words.en.schema!.domains["place"]![Number(decision.breadcrumb.at(-1)?.[2])]!;
      const price = costs(view, place);
      for (const choice of legal) if (choice.verb === "Stand") expect(price[choice["spot"]!]).toBeLessThanOrEqual(view.seats[seat]!.stock.coin);
      if (place !== "estate") expect(price[place]).toBe(0);
    }
  });

  it("says in words what a far move costs", () => {
    const said = steps.flatMap(({ view, legal, decision }) => (decision?.frame === "SendHelper" ? legal.map((choice) => game.price!(choice, view, decision, game.words.ru)) : []));
    expect(said).toContain(null);
    expect(said).toContain("1 монета");
  });

  it("shows events one by one, and ends where the server says", () => {
    const seen = (view: View) => ({
      seats: view.seats.map(({ stock, rats, points, overseers, scroll, ships, helpers }) => ({ stock, rats, points, scroll, ships: [...ships].sort(), cells: Object.values(overseers).map(({ cell }) => cell), helpers: helpers.map(({ place }) => place).sort() })),
      hexes: Object.fromEntries(Object.entries(view.hexes).map(([id, { cubes, owner }]) => [id, { cubes, owner }])),
      docks: view.docks,
      wheel: view.wheel,
    });
    for (const each of games) {
      each.forEach(({ view, events, n, since }, at) => {
        const before = each[at - 1];
        if (!before || before.n !== since || n !== since + 1 || events.some((event) => /^(hex-laid|round-began|opponent-.*)$/.test(event.kind))) return;
        const shown = events.reduce((held, event) => game.after(held, event), before.view);
        expect(seen(shown), events.map((event) => event.kind).join(" ")).toEqual(seen(view));
      });
    }
  });
});
