import { describe, expect, it } from "vitest";
import { game } from "../src/games/rattus";
import { iconPath } from "../src/lib/icons";
import type { Choice, GameEvent, Language, State } from "../src/lib/protocol";
import { kebab, Words } from "../src/lib/words";
import type { View } from "../src/games/rattus/types";
import four from "./fixtures/rattus-4.json";
import two from "./fixtures/rattus-2.json";

const names = ["Anna", "Boris", "Clara", "Dmitri"];
const steps = [...four.steps, ...two.steps] as unknown as State<View>[];

describe("words", () => {
  it("turns names into keys", () => expect(kebab("PlaceRat")).toBe("place-rat"));

  it("says where a token lies", () => {
    const state = steps.find((step) => step.legal.some((choice) => choice.verb === "Witch"));
    const choice = state?.legal.find((each) => each.verb === "Witch") as Choice;
    const place = game.words.en.where(state?.view, "token", choice["token"] ?? "")?.["region"] ?? "";
    expect(game.words.en.choice(choice, names, state?.view)).toContain(game.words.en.component("region", place));
  });

  it("declines Russian regions and numbers", () => {
    const event: GameEvent = { n: 1, kind: "cubes-added", seat: 0, region: "gallia", count: 2 };
    expect(game.words.ru.event(event, names)).toBe("Anna добавляет 2 кубика во Францию.");
  });

  it("has a plural of winners", () => {
    expect(game.words.en.say("end-title", { count: 1, name: "Anna" })).toBe("Anna wins");
    expect(game.words.en.say("end-title", { count: 2, name: "Anna and Boris" })).toBe("Anna and Boris win");
    expect(game.words.ru.say("end-title", { count: 2, name: "Анна и Борис" })).toBe("Общая победа: Анна и Борис");
    expect(game.words.ru.say("brief-won", { count: 1, name: "Анна" })).toBe("победитель: Анна");
  });

  it("names hidden things with none", () => {
    const event: GameEvent = { n: 1, kind: "card-taken", seat: 1, card: "monk", owner: null };
    expect(game.words.en.event(event, names)).toBe("Boris takes the Monk.");
  });

  it("has an icon for all that happens and can be chosen", () => {
    for (const step of steps) for (const event of step.events) expect(iconPath(game.icon(event)), event.kind).not.toBe("");
    for (const verb of Object.keys(game.words.en.schema?.verbs ?? {})) expect(iconPath(game.verbIcon(verb)), verb).not.toBe("");
  });

  it.each(["en", "ru"] as Language[])("has a sentence for all that happens in whole games: %s", (language) => {
    const words: Words = game.words[language];
    words.problems.length = 0;
    for (const step of steps) {
      for (const event of step.events) words.event(event, names);
      for (const choice of step.legal) words.choice(choice, names, step.view, step.decision);
      for (const choice of step.legal) words.verb(choice.verb);
      if (step.decision) {
        words.prompt(step.decision, names, step.view);
        words.breadcrumb(step.decision, names, step.view);
      }
      for (const target of step.legal.flatMap((choice) => game.targets(choice, step.view))) game.describe(target, step.view, words, names);
    }
    expect([...new Set(words.problems)]).toEqual([]);
  });
});
