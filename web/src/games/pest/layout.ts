/** Where things stand: the edition's map, stretched to a landscape or to a portrait. */
import type { PestDrawn } from "../../protocol/schema";
import { CAPITAL, type Kind } from "./edition";

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
  /** How much larger than drawn counters and costs are: a phone shows all of it smaller. */
  counter: number;
  at: Record<string, Point>;
  /** How far around each place a click is meant for it. */
  hit: Record<string, number>;
  /** Harbours: where their anchors lie, one beside or under the other. */
  piers: Record<string, Point[]>;
  /** Where sick people on a road stand. */
  middles: Record<string, Point>;
  decor: Decor[];
  /** Radius of every place. */
  size: Record<string, number>;
  project: (x: number, y: number) => Point;
}

export type Layouts = Record<Layout["name"], Layout>;

const mid = (a: Point, b: Point, t = 0.5): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function offRoad(p: Point, a: Point, b: Point): number {
  const length = distance(a, b) ** 2 || 1;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
  return distance(p, mid(a, b, t));
}

interface Shape extends Pick<Layout, "name" | "width" | "height" | "radius" | "capital" | "font" | "counter"> {
  /** The radius a finger needs, where no neighbour is nearer. */
  finger: number;
}

function make(shape: Shape, edition: PestDrawn): Layout {
  const margin = shape.name === "tall" ? { x: 0, y: 6 } : { x: 2, y: 6 };
  const { width, height } = edition.map;
  const project = (x: number, y: number): Point => ({
    x: margin.x + (x / width) * (shape.width - 2 * margin.x),
    y: margin.y + (y / height) * (shape.height - 2 * margin.y),
  });
  const at: Record<string, Point> = { [CAPITAL]: project(edition.map.capital.x, edition.map.capital.y) };
  for (const { id, x, y } of edition.locations) at[id] = project(x, y);
  const piers: Record<string, Point[]> = {};
  for (const { id, pier, harbours } of edition.locations) {
    if (!pier) continue;
    const upright = pier[0] < 60 || pier[0] > width - 60;
    const spot = project(...pier);
    piers[id] = harbours.map((_, i) => {
      const step = (i - (harbours.length - 1) / 2) * 16;
      return {
        x: Math.min(Math.max(spot.x + (upright ? 0 : step), 19), shape.width - 19),
        y: Math.min(Math.max(spot.y + (upright ? step : 0), 19), shape.height - 19),
      };
    });
  }
  const size: Record<string, number> = {
    [CAPITAL]: shape.capital,
    ...Object.fromEntries(edition.locations.map(({ id, type }) => [id, shape.radius[type]])),
  };
  const hit = Object.fromEntries(
    edition.locations.map(({ id }) => {
      const halves = Object.entries(at).flatMap(([other, spot]) => (other === id ? [] : [distance(at[id]!, spot) / 2]));
      return [id, Math.max(size[id]! + 6, Math.min(shape.finger, ...halves))];
    }),
  );
  // The middle of what is seen of a road, between the rims of its ends.
  const middles = Object.fromEntries(
    edition.roads.map((road) => {
      const [a, b] = [at[road.one]!, at[road.other]!];
      const length = distance(a, b);
      return [road.id, mid(a, b, (size[road.one]! + (length - size[road.other]!)) / 2 / length)];
    }),
  );
  const clear = (p: Point) =>
    Object.entries(at).every(([id, spot]) => distance(p, spot) > size[id]! + 15) &&
    edition.locations.every(
      ({ id }) =>
        Math.abs(p.y - (at[id]!.y + size[id]! + shape.font * 0.85)) > shape.font * 0.95 || Math.abs(p.x - at[id]!.x) > shape.font * 2.6,
    ) &&
    edition.roads.every((road) => offRoad(p, at[road.one]!, at[road.other]!) > 9);
  const decor = Object.entries(edition.map.decor)
    .flatMap(([kind, spots]) => spots.map(([x, y]) => ({ kind, ...project(x, y) })))
    .filter(clear)
    .sort((a, b) => a.y - b.y);
  return { ...shape, at, hit, piers, middles, decor, size, project };
}

export const makeLayouts = (edition: PestDrawn): Layouts => ({
  wide: make(
    {
      name: "wide",
      width: 1000,
      height: 545,
      radius: { village: 14, town: 15, city: 18.5 },
      capital: 40,
      font: 13,
      counter: 1.2,
      finger: 22,
    },
    edition,
  ),
  square: make(
    {
      name: "square",
      width: 1000,
      height: 660,
      radius: { village: 14.5, town: 15.5, city: 19 },
      capital: 42,
      font: 13.5,
      counter: 1.2,
      finger: 22,
    },
    edition,
  ),
  tall: make(
    {
      name: "tall",
      width: 560,
      height: 800,
      radius: { village: 16.5, town: 17, city: 20 },
      capital: 42,
      font: 16.5,
      counter: 1.4,
      finger: 29.5,
    },
    edition,
  ),
});

/** The shape that fills a space best. */
export function shapeFor(layouts: Layouts, width: number, height: number): Layout {
  return width < 640 ? layouts.tall : height > 0 && width / height < 1.67 ? layouts.square : layouts.wide;
}

/** Where the number of the sick stands. */
export const sickSpot = (layout: Layout, id: string): Point => ({
  x: layout.at[id]!.x + sizeOf(layout, id) * 0.82,
  y: layout.at[id]!.y - sizeOf(layout, id) * 0.72,
});

export const sizeOf = (layout: Layout, id: string): number => layout.size[id]!;

/** Corner cutting: a closed polygon becomes a soft shore. */
export function soften(points: [number, number][], passes = 3): [number, number][] {
  let line = points;
  for (let pass = 0; pass < passes; pass++) {
    line = line.flatMap(([x, y], i) => {
      const [u, v] = line[(i + 1) % line.length]!;
      return [
        [x * 0.75 + u * 0.25, y * 0.75 + v * 0.25],
        [x * 0.25 + u * 0.75, y * 0.25 + v * 0.75],
      ] as [number, number][];
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
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Between the lines that frame the map. */
const EDGE = 14;
const inFrame = (layout: Layout, { x, y, w, h }: Box) =>
  x >= EDGE && x + w <= layout.width - EDGE && y >= EDGE && y + h <= layout.height - EDGE;
/** The nearest point where something of this half width and half height is not cut off. */
export const inside = (layout: Layout, { x, y }: Point, across: number, down: number): Point => ({
  x: Math.min(Math.max(x, across + EDGE), layout.width - across - EDGE),
  y: Math.min(Math.max(y, down + EDGE), layout.height - down - EDGE),
});

const round = ({ x, y }: Point, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
const labelBox = (layout: Layout, { x, y, anchor }: Label, name: string): Box => {
  const w = name.length * layout.font * 0.5 + 4;
  return { x: anchor === "start" ? x : anchor === "end" ? x - w : x - w / 2, y: y - layout.font * 0.8, w, h: layout.font };
};

/** Beside which rim of its place a cost hides least: anchors and other places before names. */
export function placeBadges(
  edition: PestDrawn,
  layout: Layout,
  labels: Record<string, Label>,
  name: (id: string) => string,
): Record<string, Point> {
  const places = edition.locations.map(({ id }) => id);
  const [across, down] = [22 * layout.counter, 8 * layout.counter];
  const spots = [...places, CAPITAL];
  const sick = places.map((id) => round(sickSpot(layout, id), down));
  const solid = [
    ...spots.map((id) => round(layout.at[id]!, sizeOf(layout, id))),
    ...sick,
    ...Object.values(layout.piers)
      .flat()
      .map((pier) => round(pier, 9)),
  ];
  const names = places.map((id) => labelBox(layout, labels[id]!, name(id)));
  const choose = (id: string): Point => {
    const { x, y } = layout.at[id]!;
    const r = sizeOf(layout, id) + down - 1;
    const around = [
      { x, y: y - r },
      { x: x - across * 0.6, y: y - r },
      { x, y: y + r },
      { x: x - r - 12, y: y - r * 0.6 },
      { x: x + r + 12, y: y - r * 0.6 },
      { x: x - r - 12, y: y + r * 0.6 },
      { x: x + r + 12, y: y + r * 0.6 },
    ];
    const hides = (spot: Point) => {
      const box = { x: spot.x - across, y: spot.y - down, w: 2 * across, h: 2 * down };
      const covered = (boxes: Box[]) => boxes.reduce((sum, each) => sum + overlap(box, each), 0);
      return covered(solid) * 2 + covered(names) + (inFrame(layout, box) ? 0 : 2000);
    };
    return inside(
      layout,
      around.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best)),
      across,
      down,
    );
  };
  return Object.fromEntries(spots.map((id) => [id, choose(id)]));
}

/** Names of places where they hide least: below first, then above and to the sides. */
export function placeLabels(
  edition: PestDrawn,
  layout: Layout,
  name: (id: string) => string,
  region: (id: string) => string,
): Record<string, Label> {
  const places = edition.locations.map(({ id }) => id);
  const { at, font } = layout;
  const solid: Box[] = [...places, CAPITAL].map((id) => round(at[id]!, sizeOf(layout, id) + 2));
  // Roofs and spires rise above the medallions.
  const rise: Record<Kind, number> = { village: 7, town: 17, city: 21 };
  for (const { id, type } of edition.locations) {
    const r = sizeOf(layout, id);
    solid.push({ x: at[id]!.x - r * 0.6, y: at[id]!.y - r - rise[type], w: r * 1.2, h: rise[type] });
  }
  for (const pier of Object.values(layout.piers).flat()) solid.push(round(pier, 9));
  for (const road of edition.roads) if (road.colour !== "plain") solid.push(round(layout.middles[road.id]!, 9));
  const lines = edition.roads.map((road) => [at[road.one]!, at[road.other]!] as const);
  const found: Record<string, Label> = {};
  for (const id of [...places].sort((a, b) => sizeOf(layout, b) - sizeOf(layout, a))) {
    const { x, y } = at[id]!;
    const r = sizeOf(layout, id);
    const w = name(id).length * font * 0.5 + 4;
    const h = font * 0.95;
    const spots: [number, number, Label["anchor"]][] = [
      [0, r + 7 + h / 2, "middle"],
      [0, -r - 4 - h / 2, "middle"],
      [r + 4, 0, "start"],
      [-r - 4, 0, "end"],
      [r * 0.75 + 2, r + 2, "start"],
      [-r * 0.75 - 2, r + 2, "end"],
      [r * 0.75 + 2, -r - 2, "start"],
      [-r * 0.75 - 2, -r - 2, "end"],
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
        const near = Math.min(
          offRoad(middle, a, b),
          offRoad({ x: left + w * 0.15, y: middle.y }, a, b),
          offRoad({ x: left + w * 0.85, y: middle.y }, a, b),
        );
        cost += Math.max(0, 7 - near) * 7;
      }
      if (!inFrame(layout, box)) cost += 400;
      if (cost < least) {
        least = cost;
        best = { x: x + dx, y: y + dy + h * 0.36, anchor };
        taken = box;
      }
    });
    solid.push(taken);
    found[id] = best;
  }
  for (const { id, label_x, label_y, polygon } of edition.regions) {
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

const PROBES = [
  [0.1, 0.3],
  [0.5, 0.3],
  [0.9, 0.3],
  [0.3, 0.75],
  [0.7, 0.75],
] as const;

/** The emptiest place for the name of a land, not far from where it is printed; one line for each word. */
function freeSpot(layout: Layout, home: Point, parts: string[], solid: Box[], lines: (readonly [Point, Point])[], land: Point[]): Label {
  const w = Math.max(...parts.map((part) => part.length)) * layout.font * 0.74;
  const h = parts.length * layout.font * 1.15;
  let least = Infinity;
  let best: Label = { ...home, anchor: "middle" };
  for (let dx = -180; dx <= 180; dx += 15) {
    for (let dy = -120; dy <= 120; dy += 10) {
      const box = { x: home.x + dx - w / 2, y: home.y + dy - h / 2, w, h };
      if (!inFrame(layout, box)) continue;
      let cost = Math.hypot(dx, dy) * 0.12 + (within(land, { x: home.x + dx, y: home.y + dy }) ? 0 : 1000);
      for (const other of solid) cost += overlap(box, other) * 1.5;
      for (const x of [box.x, box.x + w]) for (const y of [box.y, box.y + h]) if (!within(land, { x, y })) cost += 80;
      for (const [a, b] of lines)
        for (const [t, u] of PROBES) cost += Math.max(0, 9 - offRoad({ x: box.x + w * t, y: box.y + h * u }, a, b)) * 5;
      if (cost < least) {
        least = cost;
        best = { x: home.x + dx, y: box.y + layout.font * 0.95, anchor: "middle" };
      }
    }
  }
  return best;
}
