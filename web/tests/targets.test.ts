import { describe, expect, it } from "vitest";
import { meant } from "../src/games/rattus/targets";
import type { State, View } from "../src/games/rattus/types";
import type { GameClient } from "../src/lib/game";
import { active, choicesAt, entries, FEW, groups, litTargets, typed } from "../src/lib/prompt";
import type { Choice } from "../src/lib/protocol";
import { rattusAt } from "./tables";
import four from "./fixtures/rattus-4.json";

const game = rattusAt();
const client = game as unknown as GameClient;
const steps = four.steps as unknown as State[];
const NOWHERE = new Set(["WitchStop", "WitchSwap", "CountPlague", "Pass"]);

describe("targets", () => {
  it("every choice that is about a place can be clicked there", () => {
    for (const { legal, view } of steps) {
      for (const choice of legal) {
        const targets = game.targets(choice, view);
        expect(targets.length > 0, choice.text).toBe(!NOWHERE.has(choice.verb));
        for (const target of targets) expect(choicesAt(client, legal, view, target).length).toBeGreaterThan(0);
        if (targets[0]) expect(choicesAt(client, [choice], view, targets[0])).toEqual([choice]);
      }
    }
  });

  it("what is lit is exactly what can be clicked", () => {
    for (const { legal, view } of steps) {
      for (const target of litTargets(client, legal, view)) expect(choicesAt(client, legal, view, target)).not.toEqual([]);
    }
  });

  it("of rats that nobody can tell apart any may be clicked", () => {
    const rat = (token: string) => ({ token, starting: false, seen_by: [], face: null });
    const view = {
      regions: { gallia: { cubes: [], rats: [rat("t13"), rat("t14")] }, anglia: { cubes: [], rats: [rat("t15")] } },
    } as unknown as View;
    const legal = [{ text: "Monk t13", verb: "Monk", token: "t13" }] as Choice[];
    const lit = litTargets(client, legal, view);
    expect(choicesAt(client, legal, view, meant("token:t14", lit, view))).toEqual(legal);
    expect(meant("token:t13", lit, view)).toBe("token:t13");
    expect(meant("token:t15", lit, view)).toBe("token:t15"); // about which one asks why not
    expect(meant("token:t15", new Set(["region:gallia"]), view)).toBe("region:anglia");
  });

  it("asks about something for every place", () => {
    for (const state of steps) {
      if (!state.decision) continue;
      for (const target of ["region:gallia", "card:king", "palace"])
        expect(game.wishes(target, state, null).length).toBeGreaterThanOrEqual(target === "region:gallia" ? 0 : 1);
    }
  });
});

describe("prompt", () => {
  const legal = [
    { text: "TakeCard monk", verb: "TakeCard", card: "monk" },
    { text: "MovePlague gallia", verb: "MovePlague", region: "gallia" },
    { text: "TakeCard king", verb: "TakeCard", card: "king" },
  ] as Choice[];

  it("groups by verb in the order of the game", () =>
    expect(groups(legal).map((group) => [group.verb, group.choices.length])).toEqual([
      ["TakeCard", 2],
      ["MovePlague", 1],
    ]));
  it("lists few choices at once, and those of a picked verb", () => {
    expect(entries(legal, null).map(({ choice }) => choice?.text)).toEqual(legal.map(({ text }) => text));
    expect(entries(legal, "TakeCard").map(({ choice }) => choice?.text)).toEqual(["TakeCard monk", "TakeCard king"]);
  });
  it("offers verbs where there are many, and a single choice of a verb itself", () => {
    const cubes = Array.from({ length: FEW }, (_, n) => ({ text: `AddCubes ${n}`, verb: "AddCubes" })) as Choice[];
    const offered = entries([...cubes, ...legal], null);
    expect(offered.map(({ choice, verb }) => choice?.text ?? `${verb} …`)).toEqual([
      "AddCubes …",
      "TakeCard monk",
      "TakeCard king",
      "MovePlague gallia",
    ]);
  });
  it("opens no verb for which there is room, and none that has a row of its own", () => {
    const cubes = Array.from({ length: FEW }, (_, n) => ({ text: `AddCubes ${n}`, verb: "AddCubes" })) as Choice[];
    const cards = Array.from({ length: FEW - 1 }, (_, n) => ({ text: `UseCard ${n}`, verb: "UseCard" })) as Choice[];
    expect(entries([...cubes, ...cubes.map((each) => ({ ...each, verb: "MoveCubes" }))], null).map(({ choice }) => choice)).toEqual([
      null,
      null,
    ]);
    const rowed = entries([...cubes, ...cards], null, new Set(["AddCubes"]));
    expect(rowed.map(({ choice, verb }) => choice?.text ?? `${verb} …`)).toEqual(["AddCubes …", ...cards.map(({ text }) => text)]);
  });
  it("shows all when the picked verb has gone", () => expect(active(legal, "Pass")).toEqual(legal));
  it("waits for a second digit only where one can follow", () => {
    expect(typed("1", 12)).toBeNull();
    expect(typed("2", 12)).toBe(1);
    expect(typed("12", 12)).toBe(11);
    expect(typed("13", 12)).toBeUndefined();
    expect(typed("0", 12)).toBeUndefined();
  });
});
