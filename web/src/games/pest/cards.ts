/** What stands on cards, in words. */
import type { Words } from "../../lib/words";
import { AID, CAPITAL_CARD, EDITION, readEffect, type Gain } from "./edition";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const technologyText = (id: string, words: Words): string => words.component("technology", id, "about");
export const goalText = (id: string, words: Words): string => capital(words.list("law", id, "goal"));
export const orderText = (id: string, words: Words): string => capital(words.list("law", id, "order"));
/** Whom a plague card strikes in an era, one line each. */
export const plagueText = (id: string, era: number, words: Words): string[] => words.list("plague", id, `era${era}`).split(words.say("list-separator")).filter(Boolean);

const thing = ({ count, thing: name }: Gain, words: Words): string => words.told(["gain", name, { count }])[""] ?? name;

/** An effect of the edition in words. */
export function effectText(text: string, words: Words): string {
  const items = readEffect(text);
  const branches = (each: Gain[][]) => each.map((branch) => branch.map((gain) => thing(gain, words)).join(" + ")).join(" / ");
  return items.map((item) => (Array.isArray(item) ? branches(item) : thing(item, words))).join(", ") || words.component("gain", "nothing");
}

export const aidRows = (id: string): [string, string][] => (["left", "middle", "right"] as const).map((side) => [side, AID[id]?.[side] ?? "none"]);
export const capitalRows = (id: string): [string, string][] => (["first", "second", "third"] as const).map((place) => [place, CAPITAL_CARD[id]?.[place] ?? "none"]);
export const rewardAt = (space: number): string | null => EDITION.influence_track.rewards.find((row) => row.space === space)?.effect ?? null;
