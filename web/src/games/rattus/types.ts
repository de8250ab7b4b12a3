export interface Rat {
  token: string;
  starting: boolean;
  seen_by: number[];
  face: { face: string; code: string } | null;
}

export interface Region {
  cubes: number[];
  rats: Rat[];
}

export interface View {
  players: number;
  regions: Record<string, Region>;
  supply: number[];
  palace: number[];
  plague: string | null;
  cards: Record<string, number | null>;
  rat_supply: number;
  boxed: number;
  revealed: { face: string; code: string }[];
  scores: number[];
  ended: { seat: number; reason: string } | null;
}
