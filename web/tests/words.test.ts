import { describe, expect, it } from "vitest";
import { faceOf } from "../src/games/rattus/edition";
import { iconPath } from "../src/lib/icons";
import type { Choice, GameEvent, Language } from "../src/lib/protocol";
import { kebab, Words, type Printed } from "../src/lib/words";
import type { State } from "../src/games/rattus/types";
import { RATTUS, rattusAt } from "./tables";
import { open } from "../src/games/rattus";
import four from "./fixtures/rattus-4.json";
import two from "./fixtures/rattus-2.json";

const game = rattusAt();
const names = ["Anna", "Boris", "Clara", "Dmitri"];
const steps = [...four.steps, ...two.steps] as unknown as State[];

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

describe("what is printed at a table", () => {
  it("draws tokens of one symbol and of letters alone", () => {
    expect(faceOf("f7", game.words.en)).toEqual({ threshold: 3, symbols: ["majority"] });
    expect(faceOf("f5", game.words.en)).toEqual({ threshold: 2, symbols: ["witch"] });
    expect(game.words.en.component("face", "f7")).toBe("3: M");
    expect(game.words.ru.component("face", "f31")).toBe("4: К, Б");
  });

  it("tells the tokens of another edition as they are there", () => {
    const face = {
      ...RATTUS.printed["face"],
      f7: {
        threshold: 6,
        symbols: [
          ["symbol", "monk", {}],
          ["symbol", "everybody", {}],
        ],
      },
    } as Printed[string];
    const words = open({ ...RATTUS, printed: { face } }).words.en;
    expect(words.component("face", "f7")).toBe("6: Monk, A");
    expect(faceOf("f7", words)).toEqual({ threshold: 6, symbols: ["monk", "everybody"] });
    expect(game.words.en.component("face", "f7")).toBe("3: M");
  });
});
