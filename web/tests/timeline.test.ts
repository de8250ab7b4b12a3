import { describe, expect, it } from "vitest";
import { scene, type Scene } from "../src/games/rattus/animations";
import type { Event, State } from "../src/games/rattus/types";
import { nearest } from "../src/lib/keyboard";
import { stepsFrom } from "../src/lib/outbreak";
import type { GameEvent } from "../src/lib/protocol";
import { searchRules } from "../src/lib/rules";
import { mergeEvents } from "../src/lib/session.svelte";
import { happened, haste } from "../src/lib/timeline.svelte";
import { patched } from "../src/lib/patch";
import two from "./fixtures/rattus-2.json";

describe("animations", () => {
  it("what the server tells of each event leads from a view to the next, and changes no other", () => {
    const before = { plague: "gallia", cubes: [1, 2], rats: { t1: { seen: [] }, t2: { seen: [1] } } };
    const kept = structuredClone(before);
    expect(patched(before, null)).toBe(before);
    const after = patched(before, {
      plague: [null],
      cubes: { "1": [5] },
      rats: { t1: [], t3: [{ seen: [] }], t2: { seen: [[1, 0]] } },
    }) as typeof before;
    expect(after).toEqual({ plague: null, cubes: [1, 5], rats: { t2: { seen: [1, 0] }, t3: { seen: [] } } });
    expect(before).toEqual(kept);
  });

  it("events of which nothing more is known are shown all the same", () => {
    const events: GameEvent[] = [
      { n: 1, kind: "rat-placed" },
      { n: 1, kind: "turn-began" },
    ];
    expect(happened(events, [{ plague: ["gallia"] }]).map(({ change }) => change)).toEqual([{ plague: ["gallia"] }, null]);
  });

  it("keeps the revealed token on show while cubes are lost to it", () => {
    const reveal: Event = { n: 1, kind: "rat-revealed", region: "gallia", token: "t1", face: "f1", threshold: 1, cubes: 3, struck: 1 };
    const loss: Event = { n: 1, kind: "cubes-lost", seat: 2, region: "gallia", symbol: "monk", count: 1 };
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
  const events: GameEvent[] = [
    { n: 0, kind: "turn-began", seat: 0 },
    { n: 1, kind: "rat-placed", seat: 0 },
    { n: 2, kind: "cubes-lost", seat: 1 },
  ];

  it("replaces what was undone", () =>
    expect(mergeEvents(events, 1, [{ n: 1, kind: "cubes-added" }]).map((event) => event.kind)).toEqual(["turn-began", "cubes-added"]));
  it("gathers the final plague", () => {
    const last = (two.steps as unknown as State[]).flatMap((step) => step.events);
    const steps = stepsFrom(last, "final-plague-began", "rat-revealed", "cubes-lost");
    expect(steps.length).toBe(
      last.slice(last.findLastIndex((event) => event.kind === "final-plague-began")).filter((event) => event.kind === "rat-revealed")
        .length,
    );
  });
});

describe("arrows", () => {
  const boxes = [
    { x: 100, y: 0 },
    { x: 50, y: 60 },
    { x: -80, y: 5 },
  ];
  it("go to the nearest ahead", () => {
    expect(nearest({ x: 0, y: 0 }, boxes, "ArrowRight")).toBe(0);
    expect(nearest({ x: 0, y: 0 }, boxes, "ArrowLeft")).toBe(2);
    expect(nearest({ x: 0, y: 0 }, boxes, "ArrowUp")).toBe(-1);
  });
});

describe("rules", () => {
  const rule = {
    id: "rattus.spread.cap",
    text: "A full neighbour",
    text_ru: "Ещё один жетон",
    source: "",
    check: "",
    kind: "turn",
    ruling: "",
    ruling_ru: "",
  };
  it("finds every word, and е for ё", () => {
    expect(searchRules([rule], "еще жетон", "ru")).toEqual([rule]);
    expect(searchRules([rule], "cap full", "en")).toEqual([rule]);
    expect(searchRules([rule], "empty", "en")).toEqual([]);
  });
});
