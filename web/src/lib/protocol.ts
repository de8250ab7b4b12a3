/** What travels between server and browser. The server's description of it is its OpenAPI document. */

export type Language = "en" | "ru";
export type Status = "waiting" | "running" | "finished";

export interface Me {
  id: string;
  name: string;
  csrf: string;
  language: string;
}

export interface GameInfo {
  name: string;
  rules: string;
  players: number[];
  options: Record<string, Record<string, (string | number)[]>>;
  bots: string[];
}

export interface Seat {
  seat: number;
  kind: "human" | "open" | "bot";
  name: string;
  mine: boolean;
  bot: string | null;
  online: boolean;
  resigned: boolean;
  token?: string | null;
}

export interface Clock {
  per_move: number | null;
  per_game: number | null;
  on_timeout: "bot" | "random" | "resign";
  left: number[] | null;
  seat: number | null;
  deadline: number | null;
  now: number;
}

export interface TakeBack {
  seat: number;
  to: number;
  agreed: number[];
  needed: number[];
}

export interface Result {
  winners: number[];
  ranking: number[];
  reason: string;
  scores: Record<string, number>[];
}

export interface Table {
  id: string;
  game: string;
  title: string;
  status: Status;
  players: number;
  options: Record<string, string | number>;
  seats: Seat[];
  host: boolean;
  public: boolean;
  rev: number;
  n: number;
  to_move: number | null;
  paused: boolean;
  clock: Clock | null;
  request: TakeBack | null;
  result: Result | null;
  seed_hash: string;
  seed: string | null;
  forked_from: { id: string; n: number } | null;
  rematch: string | null;
  watchers: number;
  created: number;
  updated: number;
  rules: string;
}

export interface Brief {
  id: string;
  game: string;
  title: string;
  status: Status;
  players: number;
  seats: Seat[];
  n: number;
  to_move: number | null;
  my_turn: boolean;
  updated: number;
  result: Result | null;
}

export interface Lobby {
  mine: Brief[];
  open: Brief[];
  finished: Brief[];
}

/** A frame in saved form: its name and its fields. */
export type SavedFrame = [string, ...unknown[]];

export interface Decision {
  n: number;
  frame: string;
  seat: number;
  breadcrumb: SavedFrame[];
}

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

export type Barrier = "chance" | "seat" | "end" | null;

export interface State<V = unknown> {
  rev: number;
  n: number;
  seat: number | null;
  view: V;
  decision: Decision | null;
  legal: Choice[];
  undoable: number;
  since: number;
  events: GameEvent[];
  scores: Record<string, number>[] | null;
  result: Result | null;
  clock: Clock | null;
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface RuleText {
  id: string;
  text: string;
}

export interface Rule {
  id: string;
  text: string;
  text_ru: string;
  source: string;
  check: string;
  kind: string;
  ruling: string;
}

export interface Why {
  legal: boolean;
  rules: RuleText[];
}

export interface ServerError {
  code: string;
  text: string;
  place?: string;
  rules?: RuleText[];
  details?: Record<string, string>;
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number>;
  title?: string;
  public?: boolean;
  clock?: { per_move?: number; per_game?: number; on_timeout?: string };
}

export type Push =
  | ({ type: "state" } & State)
  | { type: "table"; table: Table }
  | { type: "chat"; lines: ChatLine[] }
  | { type: "clock"; clock: Clock }
  | { type: "ack"; id: number; rev: number; n: number }
  | ({ type: "error"; id?: number } & ServerError)
  | ({ type: "preview"; id: number } & { barrier: Barrier })
  | ({ type: "hint"; id: number } & { n: number; choice: string })
  | ({ type: "why"; id: number } & Why)
  | { type: "rematch"; table: string }
  | { type: "pong"; now: number };
