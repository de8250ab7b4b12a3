/** What is printed at a table of Pest, by id, and the shapes it is laid out in. */
import type { IconName } from "../../lib/icons";
import type { Member } from "../../lib/words";
import type { PestDrawn, PestDrawnBuilding, PestDrawnLocation } from "../../protocol/schema";
import { makeLayouts, type Layouts } from "./layout";

export type Kind = PestDrawnLocation["type"];
export type Road = PestDrawn["roads"][number];
export const CAPITAL = "capital";

export interface Edition extends PestDrawn {
  place: Record<string, PestDrawnLocation>;
  building: Record<string, PestDrawnBuilding>;
  layouts: Layouts;
}

const byId = <T extends { id: string }>(rows: T[]): Record<string, T> => Object.fromEntries(rows.map((row) => [row.id, row]));

export function editionOf(drawn: PestDrawn): Edition {
  return { ...drawn, place: byId(drawn.locations), building: byId(drawn.buildings), layouts: makeLayouts(drawn) };
}

/** Where the values of each kind of thing stand in the edition: `t7` is technology 7. */
const row =
  (table: string) =>
  (id: string): string[] => [`${table}.${/^[a-z]\d+$/.test(id) ? id.slice(1) : id}`];
const PRINTED: Record<string, (id: string, edition: Edition) => string[]> = {
  loc: (id, edition) => [`location.${id}`, `location_type.${edition.place[id]?.type}`],
  building: row("building"),
  palace: row("capital_building"),
  market: row("technology"),
  mine: row("technology"),
  law: (id) => row("law")(id).flatMap((place) => [place, `${place}.goal`, `${place}.order`]),
  plague: row("plague"),
  aid: row("aid"),
  "capital-card": row("capital_card"),
  influence: (id) => ["influence_track", `influence_track.rewards.${id}`],
  orders: (id) => [`order_track.${id.split("-")[0]}`],
  graveyard: () => ["player_board.graveyard"],
  healthy: () => ["player_board.healthy_track"],
};

/** The tables of the edition where the values of a target stand. */
export function printedOf(target: string, edition: Edition): string[] {
  const [kind = "", id = ""] = target.split("@")[0]!.split(":");
  return PRINTED[kind]?.(id, edition) ?? [];
}

const KIND_ICON: Record<string, IconName> = {
  castle: "castle",
  district: "district",
  workshop: "workshop",
  factory: "factory",
  mint: "mint",
};
export const buildingIcon = (kind: string): IconName => KIND_ICON[kind] ?? "district";
const CAPITAL_ICON: Record<string, IconName> = {
  granary: "granary",
  hospital: "hospital",
  academy: "academy",
  cathedral: "cathedral",
  palace: "palace",
};
export const capitalIcon = (id: string): IconName => CAPITAL_ICON[id] ?? "palace";

const THING_ICON: Record<string, IconName> = {
  wood: "wood",
  stone: "stone",
  food: "food",
  herbs: "herbs",
  coin: "coin",
  crate: "crate",
  research: "research",
  fame: "fame",
  infamy: "infamy",
  influence: "influence",
  order: "order",
  recall: "undo",
  healthy: "citizen",
  sick: "citizen",
  local: "flag",
};
export const thingIcon = (thing: string): IconName => THING_ICON[thing] ?? "crate";

/** One sign of an effect: a thing, so and so many; or several branches, of which one is chosen. */
export type Sign = { thing: string; count: number } | Sign[][];

const branches = (member: Member): Member[][] => {
  const [, , { one, other }] = member;
  const rest = (other as Member[]) ?? [];
  return [one as Member[], ...(rest.length === 1 && rest[0]![1] === "either" ? branches(rest[0]!) : [rest])];
};

/** An effect as it is drawn. */
export const signs = (effect: Member[]): Sign[] =>
  effect
    .filter(([, id]) => id !== "nothing")
    .map((member) => (member[1] === "either" ? branches(member).map(signs) : { thing: member[1], count: Number(member[2]["count"] ?? 1) }));

export const taken = (arrangement: string): Set<string> => new Set(arrangement === "none" ? [] : arrangement.split("+"));
