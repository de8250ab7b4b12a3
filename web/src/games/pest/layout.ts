/** Where things stand: the edition's map, stretched to a landscape or to a portrait. */
import { CAPITAL, EDITION, PLACE, PLACES, ROADS } from "./edition";
import type { Kind } from "./edition";

export interface Point {
  x: number;
  y: number;
}
export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}
export interface Decor extends Point {
  kind: string;
}
export interface Layout {
  name: "wide" | "square" | "tall";
  width: number;
  height: number;
  radius: Record<Kind, number>;
  capital: number;
  font: number;
  at: Record<string, Point>;
  /** Harbours: where their anchors lie, one beside or under the other. */
  piers: Record<string, Point[]>;
  /** Where sick people on a road stand. */
  middles: Record<string, Point>;
  decor: Decor[];
  project: (x: number, y: number) => Point;
}

const mid = (a: Point, b: Point, t = 0.5): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function offRoad(p: Point, a: Point, b: Point): number {
  const length = distance(a, b) ** 2 || 1;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
  return distance(p, mid(a, b, t));
}

interface Shape {
  name: "wide" | "square" | "tall";
  width: number;
  height: number;
  radius: Record<Kind, number>;
  capital: number;
  font: number;
}

function make(shape: Shape): Layout {
  const margin = shape.name === "tall" ? { x: 0, y: 6 } : { x: 2, y: 6 };
  const { width, height } = EDITION.map;
  const project = (x: number, y: number): Point => ({
    x: margin.x + (x / width) * (shape.width - 2 * margin.x),
    y: margin.y + (y / height) * (shape.height - 2 * margin.y),
  });
  const at: Record<string, Point> = { [CAPITAL]: project(EDITION.map.capital.x, EDITION.map.capital.y) };
  for (const id of PLACES) at[id] = project(PLACE[id]!.x, PLACE[id]!.y);
  const piers: Record<string, Point[]> = {};
  for (const id of PLACES) {
    const { pier, harbours } = PLACE[id]!;
    if (!pier) continue;
    const upright = pier[0] < 60 || pier[0] > width - 60;
    const spot = project(...pier);
    piers[id] = harbours.map((_, i) => {
      const step = (i - (harbours.length - 1) / 2) * 16;
      return { x: Math.min(Math.max(spot.x + (upright ? 0 : step), 19), shape.width - 19), y: Math.min(Math.max(spot.y + (upright ? step : 0), 19), shape.height - 19) };
    });
  }
  const size = (id: string) => (id === CAPITAL ? shape.capital : shape.radius[PLACE[id]!.type]);
  // The middle of what is seen of a road, between the rims of its ends.
  const middles = Object.fromEntries(
    ROADS.map((road) => {
      const [a, b] = [at[road.from]!, at[road.to]!];
      const length = distance(a, b);
      return [road.id, mid(a, b, (size(road.from) + (length - size(road.to))) / 2 / length)];
    }),
  );
  const clear = (p: Point) =>
    Object.entries(at).every(([id, spot]) => distance(p, spot) > size(id) + 15) &&
    PLACES.every((id) => Math.abs(p.y - (at[id]!.y + size(id) + shape.font * 0.85)) > shape.font * 0.95 || Math.abs(p.x - at[id]!.x) > shape.font * 2.6) &&
    ROADS.every((road) => offRoad(p, at[road.from]!, at[road.to]!) > 9);
  const decor = Object.entries(EDITION.map.decor)
    .filter(([, spots]) => Array.isArray(spots))
    .flatMap(([kind, spots]) => spots.map(([x, y]) => ({ kind, ...project(x, y) })))
    .filter(clear)
    .sort((a, b) => a.y - b.y);
  return { ...shape, at, piers, middles, decor, project };
}

export const LAYOUTS = {
  wide: make({ name: "wide", width: 1000, height: 545, radius: { village: 14, town: 15, city: 18.5 }, capital: 40, font: 13 }),
  square: make({ name: "square", width: 1000, height: 660, radius: { village: 14.5, town: 15.5, city: 19 }, capital: 42, font: 13.5 }),
  tall: make({ name: "tall", width: 560, height: 800, radius: { village: 16.5, town: 17, city: 20 }, capital: 42, font: 14.5 }),
};

/** The shape that fills a space best. */
export function shapeFor(width: number, height: number): Layout {
  return width < 640 ? LAYOUTS.tall : height > 0 && width / height < 1.67 ? LAYOUTS.square : LAYOUTS.wide;
}

export const sizeOf = (layout: Layout, id: string): number => (id === CAPITAL ? layout.capital : layout.radius[PLACE[id]!.type]);

/** Corner cutting: a closed polygon becomes a soft shore. */
export function soften(points: [number, number][], passes = 3): [number, number][] {
  let line = points;
  for (let pass = 0; pass < passes; pass++) {
    line = line.flatMap(([x, y], i) => {
      const [u, v] = line[(i + 1) % line.length]!;
      return [[x * 0.75 + u * 0.25, y * 0.75 + v * 0.25], [x * 0.25 + u * 0.75, y * 0.25 + v * 0.75]] as [number, number][];
    });
  }
  return line;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const overlap = (a: Box, b: Box) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Names of places where they hide least: below first, then above and to the sides. */
export function placeLabels(layout: Layout, name: (id: string) => string, region: (id: string) => string): Record<string, Label> {
  const { at, font } = layout;
  const solid: Box[] = [...PLACES, CAPITAL].map((id) => {
    const r = sizeOf(layout, id) + 2;
    return { x: at[id]!.x - r, y: at[id]!.y - r, w: 2 * r, h: 2 * r };
  });
  // Roofs and spires rise above the medallions.
  const rise: Record<Kind, number> = { village: 7, town: 17, city: 21 };
  for (const id of PLACES) {
    const r = sizeOf(layout, id);
    solid.push({ x: at[id]!.x - r * 0.6, y: at[id]!.y - r - rise[PLACE[id]!.type], w: r * 1.2, h: rise[PLACE[id]!.type] });
  }
  for (const pier of Object.values(layout.piers).flat()) solid.push({ x: pier.x - 9, y: pier.y - 9, w: 18, h: 18 });
  for (const road of ROADS) if (road.colour !== "plain") solid.push({ x: layout.middles[road.id]!.x - 9, y: layout.middles[road.id]!.y - 9, w: 18, h: 18 });
  const lines = ROADS.map((road) => [at[road.from]!, at[road.to]!] as const);
  const found: Record<string, Label> = {};
  for (const id of [...PLACES].sort((a, b) => sizeOf(layout, b) - sizeOf(layout, a))) {
    const { x, y } = at[id]!;
    const r = sizeOf(layout, id);
    const w = name(id).length * font * 0.5 + 4;
    const h = font * 0.95;
    const spots: [number, number, Label["anchor"]][] = [
      [0, r + 7 + h / 2, "middle"], [0, -r - 4 - h / 2, "middle"], [r + 4, 0, "start"], [-r - 4, 0, "end"],
      [r * 0.75 + 2, r + 2, "start"], [-r * 0.75 - 2, r + 2, "end"], [r * 0.75 + 2, -r - 2, "start"], [-r * 0.75 - 2, -r - 2, "end"],
    ];
    let least = Infinity;
    let best: Label = { x, y: y + r + h, anchor: "middle" };
    let taken: Box = { x, y, w: 0, h: 0 };
    spots.forEach(([dx, dy, anchor], order) => {
      const left = anchor === "start" ? x + dx : anchor === "end" ? x + dx - w : x + dx - w / 2;
      const box = { x: left, y: y + dy - h / 2, w, h };
      let cost = order * 2.5;
      for (const other of solid) cost += overlap(box, other);
      const middle = { x: left + w / 2, y: y + dy };
      for (const [a, b] of lines) {
        const near = Math.min(offRoad(middle, a, b), offRoad({ x: left + w * 0.15, y: middle.y }, a, b), offRoad({ x: left + w * 0.85, y: middle.y }, a, b));
        cost += Math.max(0, 7 - near) * 7;
      }
      if (box.x < 16 || box.x + w > layout.width - 16 || box.y < 16 || box.y + h > layout.height - 16) cost += 400;
      if (cost < least) {
        least = cost;
        best = { x: x + dx, y: y + dy + h * 0.36, anchor };
        taken = box;
      }
    });
    solid.push(taken);
    found[id] = best;
  }
  for (const { id, label_x, label_y, polygon } of EDITION.region) {
    const land = polygon.map(([x, y]) => layout.project(x, y));
    found[id] = freeSpot(layout, layout.project(label_x, label_y), region(id).split(" "), solid, lines, land);
  }
  return found;
}

function within(polygon: Point[], p: Point): boolean {
  let inside = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

const PROBES = [[0.1, 0.3], [0.5, 0.3], [0.9, 0.3], [0.3, 0.75], [0.7, 0.75]] as const;

/** The emptiest place for the name of a land, not far from where it is printed; one line for each word. */
function freeSpot(layout: Layout, home: Point, parts: string[], solid: Box[], lines: (readonly [Point, Point])[], land: Point[]): Label {
  const w = Math.max(...parts.map((part) => part.length)) * layout.font * 0.74;
  const h = parts.length * layout.font * 1.15;
  let least = Infinity;
  let best: Label = { ...home, anchor: "middle" };
  for (let dx = -180; dx <= 180; dx += 15) {
    for (let dy = -120; dy <= 120; dy += 10) {
      const box = { x: home.x + dx - w / 2, y: home.y + dy - h / 2, w, h };
      let cost = Math.hypot(dx, dy) * 0.12;
      for (const other of solid) cost += overlap(box, other) * 1.5;
      for (const x of [box.x, box.x + w]) for (const y of [box.y, box.y + h]) if (!within(land, { x, y })) cost += 80;
      for (const [a, b] of lines) for (const [t, u] of PROBES) cost += Math.max(0, 9 - offRoad({ x: box.x + w * t, y: box.y + h * u }, a, b)) * 5;
      if (cost < least) {
        least = cost;
        best = { x: home.x + dx, y: box.y + layout.font * 0.95, anchor: "middle" };
      }
    }
  }
  return best;
}
