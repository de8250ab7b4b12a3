import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rattusAt } from "./tables";
import { lines } from "../src/lib/lines";
import { rows } from "../src/lib/log";
import { onBoard, shownSoFar } from "../src/lib/notices";
import type { ChatLine, GameEvent } from "../src/lib/protocol";
import { goesOn, mergeChat } from "../src/lib/session.svelte";

const event = (n: number, kind = "rat-placed"): GameEvent => ({ n, kind, seat: 0 });
const notice = (n: number, kind: string, facts: Record<string, unknown> = {}): GameEvent => ({
  n,
  kind,
  notice: true,
  seat: 0,
  by: 1,
  ...facts,
});
const names = ["Anna", "Boris"];

/** The kinds that the server tells of, with what makes their sentences differ. */
const source = readFileSync(new URL("../../src/lazaretto/kernel/notices.py", import.meta.url), "utf8");
const kinds = [...source.matchAll(/^class (\w+)\(Event\)/gm)].map((match) =>
  (match[1] ?? "").replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase(),
);
const variants: Record<string, Record<string, unknown>[]> = {
  "bot-seated": [{ why: "own" }, { why: "open" }, { why: "changed" }, { why: "away" }, { why: "away", by: null }],
  "rules-changed": [{ before: "1", after: "2", rules: [], replayed: 1 }],
  "taken-back": [{ count: 0 }, { count: 3 }],
  "time-out": [{ then: "bot" }, { then: "lost" }, { then: "random" }],
  "seat-asked": [{ who: "Vera" }, { who: "" }],
};

const game = rattusAt();

describe("what happened at the table", () => {
  it("has a sentence for every kind in both languages", () => {
    expect(kinds.length).toBeGreaterThan(20);
    for (const language of ["en", "ru"] as const)
      for (const kind of kinds)
        for (const facts of variants[kind] ?? [{ who: "Vera" }]) {
          const told = game.words[language].event(notice(1, kind, facts), names);
          expect(told, `${language} ${kind}`).toMatch(/^\p{Lu}.*\.$/su);
          expect(told, `${language} ${kind}`).not.toMatch(/event-|none|\{|\$/);
        }
  });

  it("tells a loss by the clock as what it is", () => {
    const told = (kind: string, facts: Record<string, unknown>) => game.words.en.event(notice(5, kind, facts), names);
    expect(told("time-out", { then: "lost" })).toBe("Anna has run out of time and loses the game.");
    expect(told("bot-seated", { why: "away" })).toBe("Boris seats a bot for Anna, who is away.");
    expect(told("seat-asked", { who: "" })).toBe("A guest asks the host for the seat of Anna.");
  });

  it("stands in the log and is never played on the board", () => {
    const all = [event(1), notice(2, "paused"), event(2), event(3), notice(4, "resumed")];
    expect(onBoard(all).map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(shownSoFar(all, 2).map(({ kind }) => kind)).toEqual(["rat-placed", "paused", "resumed"]);
    expect(shownSoFar(all, 0)).toBe(all);
    const minor = { tone: () => "minor" as const };
    const set = rows(minor, lines(all, undefined), "main", null);
    expect(set.flatMap((row) => (row.kind === "line" && row.told.notice ? [row.told.line.events[0]?.kind] : []))).toEqual([
      "paused",
      "resumed",
    ]);
  });

  it("is no sign that something was taken back", () => {
    expect(goesOn([event(1), notice(2, "paused")], 1, [event(1), event(2)], 3)).toBe(false);
    expect(goesOn([event(1), event(2)], 1, [event(1), notice(2, "paused"), event(2)], 3)).toBe(true);
  });
});

describe("the chat", () => {
  const line = (id: number, text = "x"): ChatLine => ({ id, seat: 0, name: "Anna", text, time: 0, hidden: false, muted: false });

  it("keeps its order when lines change and forgets those that are gone", () => {
    const held = [line(1), line(2), line(3)];
    expect(mergeChat(held, [line(2, "changed")]).map(({ id, text }) => `${id}${text}`)).toEqual(["1x", "2changed", "3x"]);
    expect(mergeChat(held, [], [2]).map(({ id }) => id)).toEqual([1, 3]);
    expect(mergeChat(held, [line(4)]).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
