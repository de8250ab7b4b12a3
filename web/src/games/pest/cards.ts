/** Words on cards: the ledger's own sentences, without the name they begin with. */
import ledger from "ledger:pest";
import type { Words } from "../../lib/words";
import { AID, CAPITAL_CARD, EDITION, LAW, readEffect, TECHNOLOGY, type Gain } from "./edition";

function sentence(rule: string, words: Words): string {
  const text = (ledger[rule]?.[words.language] ?? "").replace(/^[^:]*: /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const technologyText = (id: string, words: Words): string[] => (TECHNOLOGY[id]?.rules ?? []).map((rule) => sentence(rule, words)).filter(Boolean);
const lawText = (id: string, part: string, words: Words): string => sentence(LAW[id]?.rules.find((rule) => rule.includes(`-${part}-`)) ?? "", words);
export const goalText = (id: string, words: Words): string => lawText(id, "goal", words);
export const orderText = (id: string, words: Words): string => lawText(id, "order", words);

const thing = ({ count, thing: name }: Gain, words: Words): string => words.say(`pest-thing-${name}`, { count });

/** An effect of the edition in words: "2 fame, 1 influence, and 1 fame or 1 recall". */
export function effectText(text: string, words: Words): string {
  const items = readEffect(text);
  if (items.length === 0) return words.say("pest-nothing");
  const or = ` ${words.say("pest-or")} `;
  return items.map((item) => (Array.isArray(item) ? item.map((branch) => branch.map((each) => thing(each, words)).join(" + ")).join(or) : thing(item, words))).join(", ");
}

/** A target of a plague card in words: "villages with wood", "red harbours". */
export function targetText(target: string, words: Words): string {
  const [kind = "", of = ""] = target.split(".");
  return words.say(`pest-target-${kind}`, { of: kind === "harbour" || kind === "road" ? words.say(`pest-colour-${of}`) : words.component("resource", of) });
}

export const aidRows = (id: string): [string, string][] => (["left", "middle", "right"] as const).map((side) => [side, AID[id]?.[side] ?? "none"]);
export const capitalRows = (id: string): [string, string][] => (["first", "second", "third"] as const).map((place) => [place, CAPITAL_CARD[id]?.[place] ?? "none"]);
export const rewardAt = (space: number): string | null => EDITION.influence_track.rewards.find((row) => row.space === space)?.effect ?? null;
