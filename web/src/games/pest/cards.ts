/** What stands on cards, in words. */
import type { Words } from "../../lib/words";
import { AID, CAPITAL_CARD, EDITION, readEffect, type Gain, type Side } from "./edition";
import type { View } from "./types";

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

/** The rewards of an aid card that this game knows, and who gets them. */
export function aidRows(id: string, mode: View["mode"], words: Words): { side: Side; effect: string; who: string }[] {
  const sides: Side[] = mode === "two-player" ? ["left", "right"] : ["left", "middle", "right"];
  return sides.map((side) => ({ side, effect: AID[id]?.[side] ?? "none", who: mode === "solo" ? people(side) : words.say(`pest-aid-${side}`) }));
}

/** How many people on the influence track a reward of the solo game is for. */
function people(side: Side): string {
  const counts = EDITION.solo.aid_by_people_left[side];
  return `${EDITION.solo.aid_with_nobody_left === side ? 0 : Math.min(...counts)}–${Math.max(...counts)}`;
}

export const capitalRows = (id: string): [string, string][] => (["first", "second", "third"] as const).map((place) => [place, CAPITAL_CARD[id]?.[place] ?? "none"]);
export const rewardAt = (space: number): string | null => EDITION.influence_track.rewards.find((row) => row.space === space)?.effect ?? null;
