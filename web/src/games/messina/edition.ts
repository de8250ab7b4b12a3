/** The printed values of the edition as shipped, by id. */
import edition from "edition:messina";
import type { Class, Rating } from "./types";

export interface HexPrint {
  id: string;
  cls: string;
  players: number[];
  colour: string;
  rat: string;
  action: string;
  cost: string;
  citizens: string[];
  helper: boolean;
  vp: number;
}
export interface PortPrint {
  id: string;
  action: string;
  dock: string;
}
export interface Layout {
  players: number;
  cells: [number, number][];
  port: Record<string, [number, number]>;
  places: Record<string, [number, number]>;
}
export interface WheelStep {
  n: number;
  rat: string;
  nun: string;
  craftsman: string;
  aristocrat: string;
  none: string;
}
export interface RoundRow {
  side: string;
  round: number;
  order: string;
  ships: number;
  new_hex: boolean;
  swap_workshops: boolean;
  wheel: number;
  cube_price: number;
  cube_vp: number;
}
export interface Space {
  n: number;
  effect: string;
  vp: number;
  bar?: number;
}
export interface ScrollTrack {
  kind: string;
  values: (number | number[])[];
  cap?: number;
  count?: number;
  rating?: Rating;
}
export interface Workshop {
  id: string;
  era: number;
  cls: Class;
  needs_upgraded: boolean;
  cost: string;
  effect: string;
  upgraded_extra: string;
}
export interface Edition {
  lists: { hex_colour: { id: string }[] };
  city: { hex: HexPrint[]; port: PortPrint[]; dock_clockwise: string[]; layout: Layout[]; move_coin_per_further_step: number; repopulation_visit_vp: number };
  wheel: { position: WheelStep[] };
  rounds: { table: RoundRow[]; priority_token: { round: number; order: string }[] };
  ratings: { track: { id: Rating; buyable: boolean; space: Space[] }[] };
  estate: {
    quarter: { id: string; cls: Class; squares: string[] }[];
    path_cell: { id: string; kind: string }[];
    path: { overseer: Class; branch: "left" | "right"; cells: string[] }[];
    activation: { kind: string; own: number; other: number; upgraded_own: number; upgraded_other: number }[];
    board: { id: string; side: string; square: { id: string; effect: string; once: boolean }[] }[];
    workshop_places: number;
  };
  scroll: { steps: number; even_ship_effect: string; board: { id: string; side: string; track: ScrollTrack[] }[] };
  tokens: {
    workshop: Workshop[];
    cabin_upgrade: { id: string; cost: string; effect: string }[];
    cart: { id: string; pair: number; cost: string; vp: number }[];
    ship: { id: string; number: number; goods: string; effect: string }[];
  };
  rats: { penalty: number[]; maximum: number };
  solo: { token: { id: string; hex: string; action: string }[]; opponent_helpers_by_round: number[]; good_score: { base: number; advanced: number } };
}

const byId = <T extends { id: string }>(rows: T[]): Record<string, T> => Object.fromEntries(rows.map((row) => [row.id, row]));

export const EDITION = edition;
export const CLASSES: Class[] = ["nun", "craftsman", "aristocrat"];
export const RATINGS: Rating[] = ["popularity", "city", "church"];
export const HEX = byId(edition.city.hex);
export const PORT = byId(edition.city.port);
export const SHOP = byId(edition.tokens.workshop);
export const UPGRADE = byId(edition.tokens.cabin_upgrade);
export const CART = byId(edition.tokens.cart);
export const SHIP = byId(edition.tokens.ship);
export const TRACK = byId(edition.ratings.track);
export const TOKEN = byId(edition.solo.token);
export const DOCKS = edition.city.dock_clockwise;
export const QUARTERS = edition.estate.quarter;
export const SQUARES = QUARTERS.flatMap((quarter) => quarter.squares);
export const SQUARE_CLASS: Record<string, Class> = Object.fromEntries(QUARTERS.flatMap(({ cls, squares }) => squares.map((square) => [square, cls])));
export const CELL_KIND: Record<string, string> = Object.fromEntries(edition.estate.path_cell.map((cell) => [cell.id, cell.kind]));

export const portOf = (dock: string): string => dock.slice("dock-".length);
export const isPort = (hex: string): boolean => hex in PORT;
export const actionOf = (hex: string): string => HEX[hex]?.action ?? PORT[hex]?.action ?? "";
export const layoutOf = (players: number): Layout => edition.city.layout.find((each) => each.players === Math.max(2, players))!;
export const wheelAt = (step: string): WheelStep => edition.wheel.position[Number(step) - 1]!;
export const nextWheel = (step: string): WheelStep => edition.wheel.position[Number(step) % edition.wheel.position.length]!;

export function roundTable(players: number, priority: boolean): RoundRow[] {
  const rows = edition.rounds.table.filter((row) => row.side === (players <= 2 ? "2p" : "3-4p"));
  if (!priority) return rows;
  return rows.map((row) => ({ ...row, order: edition.rounds.priority_token.find((each) => each.round === row.round)?.order ?? row.order }));
}

/** A score to be proud of when playing alone. */
export const soloGoal = (advanced: boolean): number => edition.solo.good_score[advanced ? "advanced" : "base"];

export const squarePrint = (board: string, square: string): { effect: string; once: boolean } =>
  edition.estate.board.find((each) => each.id === board)?.square.find((each) => each.id === square) ?? { effect: "", once: false };

export const scrollTracks = (board: string): ScrollTrack[] => edition.scroll.board.find((each) => each.id === board)?.track ?? [];

/** The cells an overseer can walk, the way it has chosen; before that the way it is asked about. */
export function pathOf(overseer: Class, branch: "ahead" | "left" | "right"): string[] {
  const wanted = branch === "ahead" ? "left" : branch;
  return edition.estate.path.find((path) => path.overseer === overseer && path.branch === wanted)?.cells ?? [];
}

/** The name of the cell an overseer stands on; null at its start. */
export function cellOf(overseer: Class, cell: number, branch: "ahead" | "left" | "right"): string | null {
  return cell === 0 ? null : (pathOf(overseer, branch)[cell - 1] ?? null);
}

export interface Building {
  id: string;
  kind: "workshop" | "upgrade" | "cart";
  cost: string;
  effect: string;
  cls?: Class;
}

export function buildingOf(id: string): Building {
  const shop = SHOP[id];
  if (shop) return { id, kind: "workshop", cost: shop.cost, effect: shop.effect, cls: shop.cls };
  const upgrade = UPGRADE[id];
  if (upgrade) return { id, kind: "upgrade", cost: upgrade.cost, effect: upgrade.effect };
  const cart = CART[id];
  return { id, kind: "cart", cost: cart?.cost ?? "", effect: cart && cart.vp > 0 ? `vp:${cart.vp}` : "" };
}
