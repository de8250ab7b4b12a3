export interface Location {
  resource: string;
  ruined: boolean;
  sick: number;
  /** By seat: the building of that seat here. */
  buildings: (string | null)[];
  doctors: number[];
  camps: number[];
}

export interface Built {
  location: string;
  product: string;
  person: boolean;
}

export interface Technology {
  technology: string;
  people: number;
  mortus: boolean;
  /** Where the person in the healing cells is; 0: nobody. */
  cell: number;
  resource: string | null;
}

export interface SeatView {
  colour: string;
  stock: Record<string, number>;
  limits: Record<string, number>;
  research: number;
  fame: number;
  infamy: number;
  influence: number;
  orders: number[];
  ready: number;
  waiting: number;
  /** Cells that hold a mortus. */
  grid: string[];
  doctor: string;
  /** What awaits the doctor where it stands; null in the capital. */
  here: { sick: number; food: number; left: number; food_left: number; ruined: boolean } | null;
  camp: string | null;
  quarantine: { regular: number; taken: string; spaces: number };
  graveyard: number;
  healthy: number;
  sector: number;
  buildings: Record<string, Built | null>;
  technologies: (Technology | null)[];
  score: number;
}

export interface View {
  players: number;
  /** The seat that looks; null for a spectator. */
  viewer: number | null;
  mode: "base" | "two-player" | "solo";
  year: number;
  era: number;
  order: number[];
  laws: (string | null)[];
  plagues: (string | null)[];
  aids: (string | null)[];
  plagues_boxed: number;
  capital_card: string | null;
  locations: Record<string, Location>;
  roads: Record<string, number>;
  market: (string | null)[];
  deck: number;
  /** By kind: how many lie face up and face down. */
  tokens: Record<string, [number, number]>;
  capital_buildings: Record<string, number | null>;
  neutral: number | null;
  people_left: number | null;
  seats: SeatView[];
}
