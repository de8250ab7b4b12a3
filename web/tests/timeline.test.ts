import { describe, expect, it } from "vitest";
import { game } from "../src/games/rattus";
import { scene, type Scene } from "../src/games/rattus/animations";
import type { View } from "../src/games/rattus/types";
import { nearest } from "../src/lib/keyboard";
import { filterEvents } from "../src/lib/log";
import { stepsFrom } from "../src/lib/outbreak";
import type { GameEvent, State } from "../src/lib/protocol";
import { searchRules } from "../src/lib/rules";
import { mergeEvents } from "../src/lib/session.svelte";
import { haste } from "../src/lib/timeline.svelte";
import four from "./fixtures/rattus-4.json";
import two from "./fixtures/rattus-2.json";

/** What everybody sees: cubes, which rats lie where, cards, the piece. */
function open(view: View) {
  const regions = Object.fromEntries(Object.entries(view.regions).map(([id, { cubes, rats }]) => [id, { cubes, rats: rats.map((rat) => rat.token).sort() }]));
  return { regions, supply: view.supply, palace: view.palace, plague: view.plague, cards: view.cards, rat_supply: view.rat_supply, scores: view.scores, revealed: view.revealed.length };
}

describe("animations", () => {
  it.each([["2 players", two], ["4 players", four]])("events lead from each view to the next in a whole game: %s", (_, fixture) => {
    const steps = fixture.steps as unknown as State<View>[];
    let view = steps[0]!.view;
    for (const step of steps.slice(1)) {
      for (const event of step.events) view = game.after(view, event);
      expect(open(view)).toEqual(open(step.view));
    }
  });

  it("keeps the revealed token on show while cubes are lost to it", () => {
    const reveal: GameEvent = { n: 1, kind: "rat-revealed", region: "gallia", token: "t1", face: "f1", threshold: 1, cubes: 3, struck: 1 };
    const loss: GameEvent = { n: 1, kind: "cubes-lost", seat: 2, region: "gallia", symbol: "monk", count: 1 };
    const shown = scene(scene(null, reveal), loss) as Scene;
    expect(shown.symbol).toBe("monk");
    expect(shown.losses).toEqual([{ seat: 2, count: 1 }]);
    expect(scene(shown, { n: 2, kind: "turn-began", seat: 1 })).toBeNull();
  });

  it("hurries when there is much to show", () => {
    expect(haste(3)).toBe(1);
    expect(haste(60)).toBe(0.4);
  });
});

describe("log", () => {
  const events: GameEvent[] = [{ n: 0, kind: "turn-began", seat: 0 }, { n: 1, kind: "rat-placed", seat: 0 }, { n: 2, kind: "cubes-lost", seat: 1 }];

  it("replaces what was undone", () => expect(mergeEvents(events, 1, [{ n: 1, kind: "cubes-added" }]).map((event) => event.kind)).toEqual(["turn-began", "cubes-added"]));
  it("filters by seat and by weight", () => {
    expect(filterEvents(game, events, "1").length).toBe(1);
    expect(filterEvents(game, events, "main").map((event) => event.kind)).toEqual(["turn-began", "cubes-lost"]);
  });
  it("gathers the final plague", () => {
    const last = (two.steps as unknown as State[]).flatMap((step) => step.events);
    const steps = stepsFrom(last, "final-plague-began", "rat-revealed", "cubes-lost");
    expect(steps.length).toBe(last.slice(last.findLastIndex((event) => event.kind === "final-plague-began")).filter((event) => event.kind === "rat-revealed").length);
  });
});

describe("arrows", () => {
  const boxes = [{ x: 100, y: 0 }, { x: 50, y: 60 }, { x: -80, y: 5 }];
  it("go to the nearest ahead", () => {
    expect(nearest({ x: 0, y: 0 }, boxes, "ArrowRight")).toBe(0);
    expect(nearest({ x: 0, y: 0 }, boxes, "ArrowLeft")).toBe(2);
    expect(nearest({ x: 0, y: 0 }, boxes, "ArrowUp")).toBe(-1);
  });
});

describe("rules", () => {
  const rule = { id: "rattus.spread.cap", text: "A full neighbour", text_ru: "Ещё один жетон", source: "", check: "", kind: "turn", ruling: "", ruling_ru: "" };
  it("finds every word, and е for ё", () => {
    expect(searchRules([rule], "еще жетон", "ru")).toEqual([rule]);
    expect(searchRules([rule], "cap full", "en")).toEqual([rule]);
    expect(searchRules([rule], "empty", "en")).toEqual([]);
  });
});
