/** Where things stand: the city in its own units, the estate as a rose around its centre. */
import type { Edition } from "./edition";
import type { Class } from "./types";

export interface Point {
  x: number;
  y: number;
}

export const S = 60;
export const W = S * Math.sqrt(3);
export const CITY_BOX = "-320 -249 640 498";

const hexAt = ([q, r]: [number, number]): Point => ({ x: (q + r / 2) * W, y: r * 1.5 * S });

/** The docks lie beside the ports, at the same four places for every number of players. */
const DOCK_AT: Record<string, Point> = {
  "dock-NW": { x: -2.5 * W, y: -1.5 * S },
  "dock-NE": { x: 2.5 * W, y: -1.5 * S },
  "dock-SE": { x: 2.5 * W, y: 1.5 * S },
  "dock-SW": { x: -2.5 * W, y: 1.5 * S },
};

const known = new WeakMap<Edition, Record<string, Point>>();

/** Every site of the board by name: cell1…, P1…, ports and docks. */
export function sites(edition: Edition): Record<string, Point> {
  const held = known.get(edition);
  if (held) return held;
  const found: Record<string, Point> = Object.fromEntries(Object.entries(edition.sites).map(([name, cell]) => [name, hexAt(cell)]));
  for (const dock of edition.docks) found[dock] = DOCK_AT[dock]!;
  known.set(edition, found);
  return found;
}

export function hexPath(radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = ((60 * at - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** A few pieces side by side, centred. */
export const row = (count: number, step: number): number[] => Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);

// ---------------------------------------------------------------- the estate

export const ROSE = {
  box: "-190 -190 380 380",
  inner: 128,
  outer: 186,
  middle: 157,
  ring: 106,
  border: 62,
  home: 70,
  centre: 25,
  node: 13,
};

export function polar(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
}

/** Degrees of everything, counted as on a compass card of mathematicians: 0 is east, 90 is north. */
const SQUARE_ANGLE: Record<string, number> = {
  cr3: 40,
  cr2: 60,
  cr1: 80,
  cl1: 100,
  cl2: 120,
  cl3: 140,
  au3: 160,
  au2: 180,
  au1: 200,
  al1: 220,
  al2: 240,
  al3: 260,
  nl3: 280,
  nl2: 300,
  nl1: 320,
  nu1: 340,
  nu2: 0,
  nu3: 20,
};
const CELL_ANGLE: Record<string, number> = {
  c1: 90,
  "cl-2": 110,
  "cl-3": 130,
  "ac-outer": 150,
  "au-3": 170,
  "au-2": 190,
  a1: 210,
  "al-2": 230,
  "al-3": 250,
  "na-outer": 270,
  "nl-3": 290,
  "nl-2": 310,
  n1: 330,
  "nu-2": 350,
  "nu-3": 10,
  "cn-outer": 30,
  "cr-3": 50,
  "cr-2": 70,
};
const BORDER_ANGLE: Record<string, number> = { ac: 150, cn: 30, na: 270 };
export const AXIS: Record<Class, number> = { craftsman: 90, aristocrat: 210, nun: 330 };
export const BORDERS = Object.values(BORDER_ANGLE);

export const squareAt = (square: string): Point => polar(SQUARE_ANGLE[square] ?? 0, ROSE.middle);
export const homeAt = (overseer: Class): Point => polar(AXIS[overseer], ROSE.home);

export function cellAt(cell: string): Point {
  const angle = CELL_ANGLE[cell];
  if (angle !== undefined) return polar(angle, ROSE.ring);
  const border = BORDER_ANGLE[cell.split("-")[0] ?? ""] ?? 0;
  return cell.endsWith("-inner") ? polar(border, ROSE.border) : { x: 0, y: 0 };
}

/** A piece of a ring around a square of the estate. */
export function wedge(square: string): string {
  const middle = SQUARE_ANGLE[square] ?? 0;
  return sector(middle - 9.3, middle + 9.3, ROSE.inner, ROSE.outer);
}

export function sector(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  const large = to - from > 180 ? 1 : 0;
  const p = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${p(a)}A${outer} ${outer} 0 ${large} 0 ${p(b)}L${p(c)}A${inner} ${inner} 0 ${large} 1 ${p(d)}z`;
}
