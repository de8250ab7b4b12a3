/** The printed values of the edition as shipped, and what follows from them. */
import edition from "edition:pest";
import type { IconName } from "../../lib/icons";

export type Kind = "village" | "town" | "city";
type Pair = [number, number];

interface PrintedLocation {
  id: string;
  type: Kind;
  resource: string;
  region: string;
  x: number;
  y: number;
  harbours: string[];
  pier?: Pair;
  start: boolean;
}

/** The three rewards of an aid card. */
export type Side = "left" | "middle" | "right";

export interface Edition {
  location: PrintedLocation[];
  location_type: { id: Kind; capacity: number; influence: number }[];
  region: { id: string; label_x: number; label_y: number; polygon: Pair[] }[];
  roads: { list: [string, string, string][] };
  map: { width: number; height: number; coast: Pair[]; capital: { x: number; y: number }; decor: Record<string, Pair[]> };
  era: { number: number; years: number; mortuses: number; sick_per_target: number }[];
  plague: { number: number; era1: string[]; era2: string[]; era3: string[] }[];
  plague_rules: { destroy_at: number };
  aid: { number: number; left: string; middle: string; right: string }[];
  capital_card: { number: number; first: string; second: string; third: string }[];
  capital_building: { id: string; cost: string; influence: number; fame: number }[];
  law: { number: number; era: number; goal: { fame?: number; per?: number; ranks?: number[]; counter: string }; order: { event: string; where?: string }; rules: string[] }[];
  technology: { number: number; research: number; fame: number; slot: string; hook: string; key: string; args?: Record<string, unknown>; cost?: string; effect?: string; rules: string[] }[];
  building: { id: string; kind: string; column: number; row: number; wood: number; stone: number; fame: number; needs_worker: boolean; output: number; product: string }[];
  building_column: { column: number; fame: number }[];
  player_board: {
    top: string[];
    left: string[];
    technology_slots: string[];
    actions: { move_points: number; boost_cost: string };
    resource_track: { max: number };
    quarantine: { regular: number; above: string[]; total: number; resource_space: number };
    graveyard: { infamy: number[]; overflow_infamy: number };
    healthy_track: { herbs: number[]; fame: number[]; lab: boolean[]; spaces: number };
  };
  influence_track: { last: number; fame_marks: number[]; rewards: { space: number; effect: string }[] };
  order_track: { era: number; influence: number[]; fame: number[] }[];
  scoring: { most_influence: number; second_influence: number; resources_per_fame: number; coins_per_fame: number };
  two_player: { order_thresholds: Record<string, number>; blocked_influence: number[]; crossed_bonus: number[]; capital_building_majority: number; quarantine_majority_infamy: number };
  solo: { aid_by_people_left: Record<Side, number[]>; aid_with_nobody_left: string; order_people: Record<string, number[]>; influence_people: number[]; people_per_capital_building: number; infamy_per_person_left: number; titles: { list: { min: number; max?: number; name_en: string }[] } };
}

const byId = <T extends { id: string }>(rows: T[]): Record<string, T> => Object.fromEntries(rows.map((row) => [row.id, row]));
const byNumber = <T extends { number: number }>(letter: string, rows: T[]): Record<string, T> => Object.fromEntries(rows.map((row) => [`${letter}${row.number}`, row]));

export const EDITION = edition;
export const PLACES = edition.location.map((row) => row.id);
export const PLACE = byId(edition.location);
export const REGION = byId(edition.region);
export const CAPITAL = "capital";
export const BASIC = ["wood", "stone", "food", "herbs"] as const;
export const GOODS = [...BASIC, "coin"] as const;
export const TOP = edition.player_board.top;
export const LEFT = edition.player_board.left;
export const SLOTS = edition.player_board.technology_slots;
export const BOARD = edition.player_board;
export const BUILDINGS = edition.building;
export const BUILDING = byId(edition.building);
export const CAPITAL_BUILDING = byId(edition.capital_building);
export const LAW = byNumber("l", edition.law);
export const PLAGUE = byNumber("p", edition.plague);
export const AID = byNumber("a", edition.aid);
export const CAPITAL_CARD = byNumber("c", edition.capital_card);
export const TECHNOLOGY = byNumber("t", edition.technology);
export const CAPACITY: Record<Kind, number> = Object.fromEntries(edition.location_type.map((row) => [row.id, row.capacity])) as Record<Kind, number>;
export const YEARS = edition.era.reduce((sum, era) => sum + era.years, 0);
/** Penalty spaces of the quarantine. */
export const PENS = [...edition.player_board.quarantine.above, "five"];

export interface Road {
  id: string;
  from: string;
  to: string;
  colour: string;
}

export const ROADS: Road[] = edition.roads.list.map(([from, to, colour]) => ({ id: `${from}-${to}`, from, to, colour }));
export const WAYS: Record<string, { to: string; road: string }[]> = {};
for (const { id, from, to } of ROADS) {
  (WAYS[from] ??= []).push({ to, road: id });
  (WAYS[to] ??= []).push({ to: from, road: id });
}

/** Eras count from 1; the two years of an era share it. */
export const eraOf = (year: number): number => Math.max(1, Math.ceil(year / 2));
export const plagueTargets = (card: string, era: number): string[] => PLAGUE[card]?.[`era${era}` as "era1"] ?? [];

const KIND_ICON: Record<string, IconName> = { castle: "castle", district: "district", workshop: "workshop", factory: "factory", mint: "mint" };
export const buildingIcon = (id: string): IconName => KIND_ICON[BUILDING[id]?.kind ?? ""] ?? "district";
const CAPITAL_ICON: Record<string, IconName> = { granary: "granary", hospital: "hospital", academy: "academy", cathedral: "cathedral", palace: "palace" };
export const capitalIcon = (id: string): IconName => CAPITAL_ICON[id] ?? "palace";

const THING_ICON: Record<string, IconName> = {
  wood: "wood", stone: "stone", food: "food", herbs: "herbs", coin: "coin", crate: "crate", research: "research", fame: "fame", infamy: "infamy",
  influence: "influence", order: "order", recall: "undo", healthy: "citizen", sick: "citizen", local: "flag",
};
export const thingIcon = (thing: string): IconName => THING_ICON[thing] ?? "crate";

export interface Gain {
  count: number;
  thing: string;
}
/** An effect of the edition: things in a row; a choice is a list of branches. */
export type Item = Gain | Gain[][];

const gain = (text: string): Gain => {
  const [count = "1", thing = ""] = text.trim().split(" ");
  return { count: Number(count), thing };
};

export function readEffect(text: string): Item[] {
  if (text === "none" || !text) return [];
  return text.split(/ \+ (?![^(]*\))/).map((part) =>
    part.startsWith("(") ? part.slice(1, -1).split(" | ").map((branch) => branch.split(" + ").map(gain)) : gain(part),
  );
}

export const taken = (arrangement: string): Set<string> => new Set(arrangement === "none" ? [] : arrangement.split("+"));
