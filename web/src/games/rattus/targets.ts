/** Choices and the places on the board where they are made. */
import type { Target } from "../../lib/game";
import type { Choice, State, View } from "./types";

export const regionOf = (view: View, token: string): string | null =>
  Object.entries(view.regions).find(([, region]) => region.rats.some((rat) => rat.token === token))?.[0] ?? null;

export function targets(choice: Choice, view: View): Target[] {
  if ("token" in choice) {
    const region = regionOf(view, choice.token);
    return [`token:${choice.token}`, ...(region ? [`region:${region}`] : [])];
  }
  if (choice.verb === "TakeCard" || choice.verb === "UseCard") return [`card:${choice.card}`];
  if (choice.verb === "King") return [`region:${choice.region}`, "palace"];
  return "region" in choice ? [`region:${choice.region}`] : [];
}

/** A click on a rat that is no target means the region under it: of rats that nobody can tell apart one is offered, with its region. */
export function meant(target: Target, lit: ReadonlySet<Target>, view: View): Target {
  if (!target.startsWith("token:") || lit.has(target)) return target;
  const region = `region:${regionOf(view, target.slice("token:".length))}`;
  return lit.has(region) || ![...lit].some((each) => each.startsWith("token:")) ? region : target;
}

/** Choices about a region, for each verb a click on it may have meant in a frame. */
const REGION_VERBS: Record<string, string[]> = {
  FirstCubes: ["FirstCubes"],
  Turn: ["AddCubes", "MovePlague"],
  LastTurn: ["AddCubes", "MovePlague"],
  KingCalls: ["King"],
  MerchantLoads: ["Merchant"],
  MerchantGoes: ["MerchantTo"],
  MonkGoes: ["MonkTo"],
  PlaceRat: ["PlaceRat"],
};
const TOKEN_WISHES: Record<string, string[]> = {
  MonkLifts: ["Monk"],
  WitchPicks: ["Witch"],
  WitchGoesOn: ["WitchAlso"],
  PickToken: ["Reveal"],
};

export function wishes(target: Target, state: State, verb: string | null): string[] {
  const [kind = "", id = ""] = target.split(":");
  const frame = state.decision?.frame ?? "";
  if (kind === "card") return [state.view.cards[id] === state.seat ? `UseCard ${id}` : `TakeCard ${id}`];
  if (kind === "palace") return ["UseCard king"];
  if (kind === "token") {
    const verbs = TOKEN_WISHES[frame];
    if (verbs) return verbs.map((each) => `${each} ${id}`);
    const place = regionOf(state.view, id);
    return place ? wishes(`region:${place}`, state, verb) : [];
  }
  if (kind !== "region") return [];
  const first = state.view.regions[id]?.rats[0]?.token;
  const tokenVerb = TOKEN_WISHES[frame]?.[0];
  if (tokenVerb) return first ? [`${tokenVerb} ${first}`] : [];
  const known = REGION_VERBS[frame] ?? ["MovePlague"];
  const wanted = verb && known.includes(verb) ? [verb] : known;
  return wanted.map((each) => regionChoice(each, id));
}

/** A click says where, not how many: one is asked about. */
const regionChoice = (verb: string, region: string): string =>
  verb === "Merchant" || verb === "AddCubes" ? `${verb} ${region} 1` : `${verb} ${region}`;
