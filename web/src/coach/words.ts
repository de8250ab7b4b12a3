/** The words of advice: loaded when somebody asks for some. A game that nobody has drawn brings its own with its other words. */
import type { GameClient } from "../lib/game";
import type { Language } from "../lib/protocol";
import { eachLanguage, Texts } from "../lib/texts";
import { Words } from "../lib/words";

const house = new Texts({ en: () => import("texts:coach/en"), ru: () => import("texts:coach/ru") });
const OWN: Record<string, Texts> = {
  rattus: new Texts({ en: () => import("texts:coach_rattus/en"), ru: () => import("texts:coach_rattus/ru") }),
  messina: new Texts({ en: () => import("texts:coach_messina/en"), ru: () => import("texts:coach_messina/ru") }),
  pest: new Texts({ en: () => import("texts:coach_pest/en"), ru: () => import("texts:coach_pest/ru") }),
};

export async function coachWords(game: GameClient): Promise<Record<Language, Words>> {
  const own = OWN[game.name];
  await Promise.all([house.ready(), own?.ready()]);
  return eachLanguage((language) => {
    const { sources, schema, printed, effects } = game.words[language];
    return new Words(language, [...sources, house[language], own?.[language] ?? ""], schema, printed, effects);
  });
}
