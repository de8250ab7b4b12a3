import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messinaAt, pestAt, rattusAt } from "./tables";
import { BEAT, Heartbeat } from "../src/lib/heartbeat";
import { lines } from "../src/lib/lines";
import { rows } from "../src/lib/log";
import type { GameEvent } from "../src/lib/protocol";
import { isNews, lastTurnOf, withDecisions } from "../src/lib/since";

const [rattus, messina, pest] = [rattusAt(), messinaAt(), pestAt()];

const NAMES = ["Anna", "Boris"];
const told = (game: typeof rattus | typeof pest | typeof messina, events: GameEvent[], language: "en" | "ru" = "en") =>
  lines(events, game.words[language].schema?.merging).map((line) => game.words[language].line(line, NAMES));

const paid = (resource: string, count = 1, n = 3): GameEvent => ({ n, kind: "resource-paid", seat: 0, resource, count });
const gained = (resource: string, count = 1, n = 3, seat = 0): GameEvent => ({ n, kind: "resource-gained", seat, resource, count });

describe("lines that say one thing", () => {
  it("are one line: an exchange", () => {
    expect(told(pest, [paid("herbs"), paid("herbs"), gained("coin")])).toEqual(["Anna pays 2 herbs, gains 1 coin."]);
    expect(told(pest, [paid("herbs"), paid("herbs"), gained("coin")], "ru")).toEqual(["Anna тратит 2 травы, получает 1 монету."]);
    expect(told(pest, [gained("wood", 2), gained("stone")], "ru")).toEqual(["Anna получает 2 дерева, 1 камень."]);
  });
  it("what is done alike has one verb", () => {
    const research: GameEvent = { n: 3, kind: "research-gained", seat: 0, count: 1 };
    expect(told(pest, [gained("wood"), research])).toEqual(["Anna gains 1 wood, 1 research token."]);
    expect(told(pest, [paid("herbs"), research])).toEqual(["Anna pays 1 herb, gains 1 research token."]);
  });
  it("but never two people's, nor two decisions'", () => {
    expect(told(pest, [gained("wood"), gained("wood", 1, 3, 1), gained("wood", 1, 4, 1)])).toHaveLength(3);
  });
  it("fame for a goal is told once, other fame apart", () => {
    const goal: GameEvent = { n: 9, kind: "goal-paid", seat: 0, law: "l1", fame: 4 };
    expect(told(pest, [goal, { n: 9, kind: "fame-gained", seat: 0, count: 4 }])).toHaveLength(1);
    expect(told(pest, [goal, { n: 9, kind: "fame-gained", seat: 0, count: 3 }])).toHaveLength(2);
  });
  it("steps are counted", () => {
    const step = (space: number): GameEvent => ({ n: 5, kind: "influence-gained", seat: 0, space });
    expect(told(pest, [step(1), step(2), step(4)])).toEqual(["Anna: +3 influence, now at 4."]);
    expect(told(pest, [step(1)])).toEqual(["Anna rises to 1 on the influence track."]);
  });
  it("what is paid and gained in Messina", () => {
    const money = (kind: string, count: number): GameEvent => ({ n: 2, kind, seat: 1, what: "coin", count });
    expect(told(messina, [money("paid", 1), money("paid", 2), money("gained", 1)])).toEqual(["Boris pays 3 coins, gains 1 coin."]);
  });
  it("a plague that kills nobody says so", () => {
    const rat: GameEvent = { n: 1, kind: "rat-revealed", region: "gallia", token: "t1", face: "f1", threshold: 1, cubes: 3, struck: 1 };
    const loss: GameEvent = { n: 1, kind: "cubes-lost", seat: 1, region: "gallia", symbol: "monk", count: 1 };
    expect(told(rattus, [rat, loss])[0]).toMatch(/the plague strikes\.$/);
    expect(told(rattus, [rat, { ...loss, n: 2 }])[0]).toMatch(/the plague strikes, but nobody dies\.$/);
    expect(told(rattus, [rat], "ru")[0]).toMatch(/вспышка чумы, но никто не умирает\.$/);
  });
});

describe("the log", () => {
  const tones: Record<string, "turn" | "plain" | "minor"> = { turn: "turn", dull: "minor", deed: "plain" };
  const game = { tone: ({ kind }: GameEvent) => tones[kind] ?? "plain" };
  const event = (n: number, kind: string, seat = 0): GameEvent => ({ n, kind, seat });
  const kinds = (filter: string, since: number | null) =>
    rows(
      game,
      lines(
        [
          event(0, "turn"),
          event(0, "dull"),
          event(1, "dull"),
          event(2, "deed"),
          event(3, "turn", 1),
          event(3, "dull", 1),
          event(4, "deed", 1),
        ],
        undefined,
      ),
      filter,
      since,
    ).map((row) => row.kind);

  it("folds what happens by itself, unless everything or a player is wanted", () => {
    expect(kinds("main", null)).toEqual(["line", "fold", "line", "line", "line", "line"]);
    expect(kinds("all", null)).toHaveLength(7);
    expect(kinds("1", null)).toHaveLength(3);
  });
  it("marks where the reader's last turn ended", () =>
    expect(kinds("main", 3)).toEqual(["line", "fold", "line", "since", "line", "line", "line"]));
});

describe("since my last turn", () => {
  it("begins with the first decision of others after mine", () => {
    expect(lastTurnOf([0, 0, 1, 1, 2], 0)).toBe(2);
    expect(lastTurnOf([0, 0, 1, 1, 0], 0)).toBe(2);
    expect(lastTurnOf([0, 1, 0, 1], 0)).toBe(3);
    expect(lastTurnOf([1, 1, 0], 0)).toBeNull();
    expect(lastTurnOf([0, 0], 0)).toBeNull();
    expect(lastTurnOf([0, 1], null)).toBeNull();
  });
  it("is news until I have decided again", () => {
    expect(isNews([0, 1], 0)).toBe(true);
    expect(isNews([0, 1, 0], 0)).toBe(false);
  });
  it("counts what went by itself to whoever decided before it", () => {
    expect(withDecisions([0, 0], 2, 4, 1)).toEqual([0, 0, 1, 1]);
    expect(withDecisions([0, 0, 1], 1, 2, 1)).toEqual([0, 1]);
    expect(withDecisions([], 2, 3, 1)).toEqual([1, 1, 1]);
  });
});

describe("a line that falls silent", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const heart = () => {
    const on = { ask: vi.fn(), doubt: vi.fn(), end: vi.fn(), heard: vi.fn() };
    const made = new Heartbeat(on);
    made.start();
    return { made, on };
  };

  it("is told within seconds and given up", () => {
    const { on } = heart();
    vi.advanceTimersByTime(BEAT.ask + BEAT.doubt + 10);
    expect([on.ask.mock.calls.length, on.doubt.mock.calls.length, on.end.mock.calls.length]).toEqual([1, 1, 0]);
    vi.advanceTimersByTime(BEAT.end + BEAT.ask);
    expect(on.end).toHaveBeenCalled();
  });
  it("is told sooner to who waits for an answer", () => {
    const { made, on } = heart();
    made.urge();
    vi.advanceTimersByTime(BEAT.urgent + 10);
    expect(on.doubt).toHaveBeenCalledOnce();
  });
  it("is fine while anything comes", () => {
    const { made, on } = heart();
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(BEAT.ask + 100);
      made.heard();
    }
    expect([on.doubt.mock.calls.length, on.end.mock.calls.length]).toEqual([0, 0]);
  });
});
