/** Choices and the places on the board where they are made. */
import type { Target } from "../../lib/game";
import type { Choice, State } from "../../lib/protocol";
import { CONSTANTS } from "./edition";
import type { Rat, View } from "./types";

export const regionOf = (view: View, token: string): string | null =>
  Object.entries(view.regions).find(([, region]) => region.rats.some((rat) => rat.token === token))?.[0] ?? null;

/** Rats of one region that nobody has looked at and that came the same way are one choice: any of them may be clicked. */
export function twins(view: View, token: string): string[] {
  const region = view.regions[regionOf(view, token) ?? ""];
  const rat = region?.rats.find((each) => each.token === token);
  if (!region || !rat) return [token];
  const alike = (other: Rat) => other.token === token || (rat.seen_by.length === 0 && other.seen_by.length === 0 && other.starting === rat.starting);
  return region.rats.filter(alike).map((each) => each.token);
}

const TOKEN_VERBS = new Set(["Monk", "Witch", "WitchAlso", "Reveal"]);

export function targets(choice: Choice, view: View): Target[] {
  if (TOKEN_VERBS.has(choice.verb)) {
    const token = choice["token"] ?? "";
    const region = regionOf(view, token);
    return [...twins(view, token).map((each) => `token:${each}`), ...(region ? [`region:${region}`] : [])];
  }
  if (choice.verb === "TakeCard" || choice.verb === "UseCard") return [`card:${choice["card"]}`];
  if (choice.verb === "King") return [`region:${choice["region"]}`, "palace"];
  if (choice["region"]) return [`region:${choice["region"]}`];
  return [];
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

export function wishes(target: Target, state: State<View>, verb: string | null): string[] {
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
  return wanted.map((each) => regionChoice(each, id, state.view));
}

/** How many cubes a click on a region stands for. */
function regionChoice(verb: string, region: string, view: View): string {
  if (verb === "Merchant") return `Merchant ${region} 1`;
  if (verb !== "AddCubes") return `${verb} ${region}`;
  const rats = view.regions[region]?.rats.length ?? 0;
  return `AddCubes ${region} ${Math.min(Math.max(rats, 1), CONSTANTS.rats_per_region_max)}`;
}
