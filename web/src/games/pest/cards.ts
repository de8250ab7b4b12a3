/** What stands on cards, in words. */
import type { Member, Words } from "../../lib/words";
import type { Edition } from "./edition";
import type { PestDrawnReward } from "../../protocol/schema";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const technologyText = (id: string, words: Words): string => words.component("technology", id, "about");
export const goalText = (id: string, words: Words): string => capital(words.list("law", id, "goal"));
export const orderText = (id: string, words: Words): string => capital(words.list("law", id, "order"));
/** Whom a plague card strikes in an era, one line each. */
export const plagueText = (id: string, era: number, words: Words): string[] =>
  words.list("plague", id, `era${era}`).split(words.say("list-separator")).filter(Boolean);

/** The rewards of an aid card that this table knows, and who gets them. */
export function aidRows(id: string, edition: Edition, words: Words): (PestDrawnReward & { who: string })[] {
  return (edition.aids[id] ?? []).map((reward) => {
    const [least, most] = reward.people;
    return {
      ...reward,
      who: least === undefined ? words.say(`pest-aid-${reward.side}`) : words.say("pest-aid-left-people", { least, most: most ?? least }),
    };
  });
}

const PLACES = ["first", "second", "third"] as const;
export const capitalRows = (id: string, edition: Edition): [string, Member[]][] =>
  (edition.capital_cards[id] ?? []).map((effect, at) => [PLACES[at]!, effect]);
