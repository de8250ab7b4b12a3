export type Class = "nun" | "craftsman" | "aristocrat";
export type Rating = "popularity" | "city" | "church";
export type Resource = "coin" | "wood" | "fire" | "powerfire";

export interface HexView {
  site: string;
  cubes: number;
  /** Waiting citizens: nuns, craftsmen, aristocrats. */
  citizens: number[];
  owner: number | null;
}

export interface ShipView {
  ship: string;
  cube: number;
}

export interface Stack {
  top: string | null;
  unseen: number;
  under: string[];
}

export interface Helper {
  /** A hex, a dock, "estate", "supply" or "box". */
  place: string;
  used: boolean;
}

export interface Cabin {
  citizen: string | null;
  stage: number;
  upgrade: string | null;
}

export interface Overseer {
  cell: number;
  branch: "ahead" | "left" | "right";
  upgraded: boolean;
}

export interface SeatView {
  stock: Record<Resource, number>;
  /** Space and the number of discs below. */
  discs: Record<Rating | "points", [number, number]>;
  rats: number;
  helpers: Helper[];
  /** 1: an ordinary citizen, 2: an upgraded one. */
  squares: Record<string, number>;
  spent: string[];
  cabins: Cabin[];
  workshops: Record<string, { worker: number; flipped: boolean }>;
  overseers: Record<Class, Overseer>;
  scroll: number[];
  estate_board: string;
  scroll_board: string;
  ships: string[];
  carts: Record<string, boolean>;
  owed: string[];
  points: number;
  step_price: number;
  districts: string[];
  /** By category, in the order of the schema's scores. */
  projected: number[];
  total: number;
}

export interface Opponent {
  popularity: number;
  left: number;
  standing: string[];
  drawn: string[];
}

export interface View {
  players: number;
  round: number;
  rounds: number;
  order: number[];
  wheel: string;
  cube_supply: number;
  cube_price: number;
  hexes: Record<string, HexView>;
  docks: Record<string, ShipView[]>;
  dock_tokens_left: string[];
  stacks: Stack[];
  carts: (string | null)[];
  seats: SeatView[];
  opponent: Opponent | null;
  advanced: boolean;
  untested: boolean;
  priority_token: boolean;
}
