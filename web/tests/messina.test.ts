import { describe, expect, it } from "vitest";
import { needs, signs } from "../src/games/messina/effects";
import { sites } from "../src/games/messina/layout";
import { tabOf } from "../src/games/messina/tabs";
import { leadsTo, NOWHERE } from "../src/games/messina/targets";
import type { State } from "../src/games/messina/types";
import type { GameClient } from "../src/lib/game";
import { iconPath } from "../src/lib/icons";
import { choicesAt, litTargets } from "../src/lib/prompt";
import type { Language } from "../src/lib/protocol";
import { messinaAt } from "./tables";
import one from "./fixtures/messina-1.json";
import two from "./fixtures/messina-2.json";
import three from "./fixtures/messina-3.json";
import four from "./fixtures/messina-4.json";
import rare from "./fixtures/messina-rare.json";

const game = messinaAt();
const client = game as unknown as GameClient;
const games = [one, two, three, four].map((each) => each.steps as unknown as State[]);
const steps = [...games.flat(), ...(rare.steps as unknown as State[])];
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

  it("leaves it to the server which of several citizens, workshops or ways was meant", () => {
    const first = steps.find(({ decision }) => decision?.frame === "UseHelper")!;
    const { view, seat } = first;
    const shop = { worker: 0, flipped: false };
    const me = { ...view.seats[seat!]!, squares: { nu1: 1, cl1: 1 }, workshops: { B7: shop, B1: shop } };
    const state = { ...first, view: { ...view, seats: view.seats.map((each, at) => (at === seat ? me : each)) } } as State;
    const [square = "", workshop = ""] = [game.wishes("square:nu1", state, null)[0], game.wishes("shop:B7", state, null)[0]];
    expect(square.split(" ")[2]!.split("|").sort()).toEqual(["B1", "B7"]);
    expect(workshop.split(" ")[1]!.split("|").sort()).toEqual(["cl1", "nu1"]);
    expect(game.wishes("overseer:nun", state, null)).toEqual(["Advance nun ahead|left|right"]);
  });

  it("draws an overseer's step where the server says that it leads", () => {
    const me = steps[0]!.view.seats[0]!;
    const at = (cell: number) => ({ ...me, overseers: { ...me.overseers, nun: { ...me.overseers.nun, cell, branch: "left" as const } } });
    const { left, right } = game.edition.paths["nun"]!;
    const reach = { "Advance nun right": { cell: 2 }, "Leap nun ahead": { cell: 4 } };
    expect(leadsTo("way:nun:right", at(1), reach, game.edition)).toBe(right[1]);
    expect(leadsTo("leap:nun:ahead", at(2), reach, game.edition)).toBe(left[3]);
    expect(leadsTo("way:nun:left", at(1), reach, game.edition)).toBeNull();
    expect(leadsTo("square:nu1", at(1), reach, game.edition)).toBeNull();
  });

  it("asks why not about what was meant: a place before a helper, a move to a workshop", () => {
    const first = steps.find(({ decision }) => decision?.frame === "UseHelper")!;
    const { view, seat } = first;
    const me = {
      ...view.seats[seat!]!,
      helpers: [{ place: "H1", used: false }],
      squares: { nu1: 1 },
      workshops: { B7: { worker: 0, flipped: false } },
    };
    const state = { ...first, view: { ...view, seats: view.seats.map((each, at) => (at === seat ? me : each)) } };
    expect(game.wishes("spot:H2", state, null)).toEqual(["Stand H2"]);
    expect(game.wishes("spot:H1", state, null)).toEqual(["Helper H1"]);
    expect(game.wishes("shop:B7", state, null)).toEqual(["Work nu1 B7"]);
    expect(game.wishes("square:nu1", state, null)).toEqual(["Work nu1 B7"]);
  });

  it("tells reasons with their facts, as the server gives them", () => {
    const needs = { rule: null, facts: [{ kind: "needs-goods", cost: "wood", needed: 4, had: 1 } as const], text: "" };
    expect(game.words.en.reason(needs, names)).toBe("This needs 4 wood; you have 1.");
    expect(game.words.ru.reason(needs, names)).toBe("Нужно древесины: 4, а у вас 1.");
    const asked = { rule: null, facts: [{ kind: "not-asked", verb: "Stand", asked: ["UseHelper", 0] } as const], text: "" };
    expect(game.words.en.reason(asked as never, names)).toBe(
      "A helper’s place is asked for once the helper is chosen. Now it is: which helper.",
    );
    expect(game.words.en.problems).toEqual([]);
  });

  it("what is lit can be clicked", () => {
    for (const { legal, view } of steps)
      for (const target of litTargets(client, legal, view)) expect(choicesAt(client, legal, view, target)).not.toEqual([]);
  });

  it("asks about a choice in the form of the engine, with words of its domains", () => {
    const schema = game.words.en.schema!;
    for (const state of steps) {
      if (!state.decision) continue;
      for (const target of [
        "spot:H1",
        "helper:estate",
        "square:cl1",
        "cabin:cabin1",
        "shop:B1",
        "building:B1",
        "overseer:nun",
        "line:1",
        "rating:city",
        "space:city-4",
        "stacks:cabins",
        "stock:fire",
        "ship:T1",
      ]) {
        for (const wish of game.wishes(target, state, null)) {
          const [verb = "", ...words] = wish.split(" ");
          const slots = Object.values(schema.verbs[verb] ?? {});
          expect(slots.length, wish).toBe(words.length);
          slots.forEach(
            (domain, at) =>
              domain !== "number" && words[at]!.split("|").forEach((word) => expect(schema.domains[domain], wish).toContain(word)),
          );
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
      const said = [
        ...events.map((event) => words.event(event, names)),
        ...choices,
        ...(decision ? [words.prompt(decision, names, view), ...words.breadcrumb(decision, names, view)] : []),
      ];
      expect(said.filter((each) => letters.test(each))).toEqual([]);
    }
  });

  it("settles citizens in words that fit a button, and with the right preposition", () => {
    const settled = steps.flatMap((step) => step.events).filter((event) => event.kind === "citizen-settled");
    const told = settled.map((event) => game.words.ru.event(event, names));
    expect(told.filter((each) => / в 2-й /.test(each))).toEqual([]);
    expect(told.some((each) => / во 2-й квадрат /.test(each))).toBe(true);
    const offered = steps.flatMap(({ legal, view, decision }) =>
      legal.filter((choice) => choice.verb === "Settle").map((choice) => game.words.ru.choice(choice, names, view, decision)),
    );
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
    expect([0, 1, 2, 8].map((rats) => game.describe("rats@0", ratty(rats), game.words.ru, names)?.title)).toEqual([
      "Крыс нет",
      "1 крыса",
      "2 крысы",
      "8 крыс",
    ]);
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
      for (const target of legal.flatMap((choice) => game.targets(choice, view)))
        expect(game.describe(`${target}@${decision?.seat ?? 0}`, view, words, names), target).not.toBeNull();
    }
    const { view } = steps[0]!;
    const all = [
      "wheel",
      "wheel-next",
      "order",
      "cubes",
      "price",
      "place:P1",
      "rats@0",
      "score@0",
      "ships@0",
      "carts@0",
      "shops@0",
      "districts@0",
      "cell:centre@0",
      ...[1, 2, 3, 4, 5, 6].map((n) => `round:${n}`),
      ...game.edition.docks.map((dock) => `spot:${dock}`),
    ];
    for (const target of [...all, ...game.edition.cells.map((cell) => `cell:${cell.id}@0`)])
      expect(game.describe(target, view, words, names), target).not.toBeNull();
    expect([...new Set(words.problems)]).toEqual([]);
  });
});

describe("Messina: the board", () => {
  it("draws effects from what the engine tells of them", () => {
    const { hexes, ports } = game.edition;
    const icons = (effect: Parameters<typeof signs>[0]) =>
      signs(effect).map((sign) => (typeof sign === "string" ? sign : `${sign.icon}${sign.n > 1 ? sign.n : ""}${sign.mark ?? ""}`));
    expect(icons(hexes["H12"]!.action)).toEqual(["build", "/", "fire"]);
    expect(icons(hexes["H18"]!.action)).toEqual(["overseerskip"]);
    expect(icons(hexes["H19"]!.action)).toEqual(["coin", "city"]);
    expect(icons(ports["SW"]!.action)).toEqual(["build", "/", "powerfire"]);
    expect(
      icons([["effect", "exchange", { price: [["effect", "coin", { count: 1 }]], gain: [["effect", "city", { count: 1 }]] }]]),
    ).toEqual(["coin", ">", "city"]);
  });

  it("puts what repopulation asks for together", () => {
    const asked = needs(game.edition.hexes["H4"]!).map((sign) => (typeof sign === "string" ? sign : [sign.icon, sign.n, sign.mark]));
    expect(asked).toEqual([
      ["wood", 1, undefined],
      ["craftsman", 2, undefined],
      ["nun", 1, "up"],
    ]);
  });

  it("knows a result to be proud of only where the server names one", () => {
    const { view } = steps[0]!;
    expect([game.goal!({ ...view, goal: 130 }), game.goal!({ ...view, goal: null }), game.goal!(view)]).toEqual([130, null, null]);
  });

  it("draws a sign for every effect of the edition", () => {
    for (const { text, whole } of game.words.en.effects)
      for (const sign of signs(whole)) if (typeof sign !== "string") expect(sign.icon, text).not.toBe("help");
  });

  const tables = ["1", "2", "3", "4"].map((label) => messinaAt(label));
  it("has a site for every hex, and no two at one place", () => {
    for (const { view } of steps) {
      const { edition } = tables[view.players - 1]!;
      const at = sites(edition);
      const places = Object.values(view.hexes).map(({ site }) => `${at[site]!.x.toFixed(0)} ${at[site]!.y.toFixed(0)}`);
      expect(new Set([...places, ...edition.docks.map((dock) => `${at[dock]!.x.toFixed(0)} ${at[dock]!.y.toFixed(0)}`)]).size).toBe(
        places.length + 4,
      );
    }
  });

  it("says in words what a far move costs", () => {
    const said = (coin: number) => game.price!({ text: "Stand H1", verb: "Stand", spot: "H1" }, { H1: { coin } }, game.words.ru);
    expect([said(0), said(1), said(3)]).toEqual([null, "1 монета", "3 монеты"]);
  });
});
