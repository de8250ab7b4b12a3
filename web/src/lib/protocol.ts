/** What travels between server and browser: the generated types, made precise where a game fills them. */
import type { components } from "../protocol/schema";
import type { Effect, Printed, Schema } from "./words";

type Schemas = components["schemas"];

export type Language = Schemas["Me"]["language"];
export type Status = Schemas["Table"]["status"];
export type Me = Schemas["Me"];
export type Seat = Schemas["SeatInfo"];
export type Clock = Schemas["ClockInfo"];
export type TakeBack = Schemas["RequestInfo"];
export type Result = Schemas["Result"];
export type Table = Schemas["Table"];
export type Brief = Schemas["Brief"];
export type Lobby = Schemas["Lobby"];
export type ChatLine = Schemas["ChatLine"];
export type RuleText = Schemas["RuleText"];
export type Rule = Schemas["RuleInfo"];
export type LogLine = Schemas["LogLine"];
export type Why = Schemas["Why"];
export type Barrier = Schemas["Preview"]["barrier"];
export type ServerError = Schemas["Error"];
export type SeatWish = Schemas["SeatWish"];
export type NewTable = Schemas["NewTable"];
export type ClaimWish = Schemas["ClaimWish"];

export type GameInfo = Omit<Schemas["GameInfo"], "options"> & {
  /** By number of players and name; the first value is the default. */
  options: Record<string, Record<string, (string | number)[]>>;
};

/** All that turns the ids of a game into sentences. */
export type GameWords = Omit<Schemas["GameWords"], "texts" | "schema" | "printed" | "effects"> & {
  texts: Record<Language, string>;
  schema: Schema;
  printed: Printed;
  effects: Effect[];
};

/** A frame in saved form: its name and its fields. */
export type SavedFrame = [string, ...unknown[]];
export type Decision = Omit<Schemas["DecisionInfo"], "breadcrumb"> & { breadcrumb: SavedFrame[] };

/** A choice: its text for the wire, its verb, and its arguments by name. */
export interface Choice {
  text: string;
  verb: string;
  [argument: string]: string;
}

/** What happened at choice `n`; the other fields depend on the kind. */
export interface GameEvent {
  n: number;
  kind: string;
  [field: string]: unknown;
}

export type State<V = unknown> = Omit<Schemas["State"], "view" | "decision" | "legal" | "events"> & {
  view: V;
  decision: Decision | null;
  legal: Choice[];
  events: GameEvent[];
};

/** What the socket sends. */
export type Push =
  | State
  | { type: "table"; table: Table }
  | { type: "chat"; lines: ChatLine[] }
  | { type: "clock"; clock: Clock }
  | ({ type: "ack"; id: number } & Schemas["Done"])
  | ({ type: "error"; id?: number } & ServerError)
  | ({ type: "preview"; id: number } & Schemas["Preview"])
  | ({ type: "hint"; id: number } & Schemas["Hint"])
  | ({ type: "why"; id: number } & Why)
  | { type: "rematch"; table: string }
  | { type: "pong"; now: number };
