/** The words of advice: loaded when somebody asks for some. A game that nobody has drawn brings its own with its other words. */
import house from "texts:coach";
import type { GameClient } from "../lib/game";
import type { Language } from "../lib/protocol";
import { Words } from "../lib/words";

type Texts = Record<Language, string>;

const OWN: Record<string, () => Promise<{ default: Texts }>> = {
  rattus: () => import("texts:coach_rattus"),
  messina: () => import("texts:coach_messina"),
  pest: () => import("texts:coach_pest"),
};

export async function coachWords(game: GameClient): Promise<Record<Language, Words>> {
  const own = (await OWN[game.name]?.())?.default ?? { en: "", ru: "" };
  const make = (language: Language) => {
    const { sources, schema, printed, effects } = game.words[language];
    return new Words(language, [...sources, house[language], own[language]], schema, printed, effects);
  };
  return { en: make("en"), ru: make("ru") };
}
