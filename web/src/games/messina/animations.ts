/** Events as pictures: how long, and what the board looks like afterwards. For the eye only: the server's view is the truth. */
import type { Stage } from "../../lib/game";
import type { GameEvent } from "../../lib/protocol";
import { CLASSES, SQUARE_CLASS } from "./edition";
import type { Class, HexView, Rating, Resource, SeatView, View } from "./types";

export interface MessinaEvent extends GameEvent {
  seat: number;
  hex: string;
  citizen: Class;
  count: number;
  what: Resource | "vp";
  place: string;
  spot: string;
  square: string;
  cabin: string;
  home: string;
  workshop: string;
  building: string;
  ship: string;
  dock: string;
  cube: number;
  space: string;
  cell: number;
  line: number;
  level: number;
  step: string;
  round: number;
  way: "ahead" | "left" | "right";
  site: number;
  token: string;
  points: number;
  category: string;
}

const STAGES: Record<string, Stage> = {
  "helper-stood": { ms: 750, sound: "step" },
  "helper-recalled": { ms: 600, sound: "step" },
  "citizen-settled": { ms: 450, sound: "knock" },
  "citizen-sheltered": { ms: 450, sound: "knock" },
  "citizen-employed": { ms: 450, sound: "knock" },
  "citizen-upgraded": { ms: 450, sound: "flip" },
  "cube-fought": { ms: 650, sound: "strike" },
  "ship-cube-fought": { ms: 650, sound: "strike" },
  "rats-taken": { ms: 650, sound: "squeak" },
  "rating-advanced": { ms: 600, sound: "card" },
  gained: { ms: 420, sound: "knock" },
  paid: { ms: 350 },
  "overseer-advanced": { ms: 650, sound: "step" },
  "scroll-advanced": { ms: 450, sound: "flip" },
  built: { ms: 700, sound: "knock" },
  "district-repopulated": { ms: 1100, sound: "bell" },
  "ship-taken": { ms: 700, sound: "card" },
  "ship-arrived": { ms: 600, sound: "bell" },
  "hex-laid": { ms: 500, sound: "card" },
  "wheel-turned": { ms: 900, sound: "flip" },
  "cube-added": { ms: 160 },
  "citizen-arrived": { ms: 140 },
  "round-began": { ms: 900, sound: "bell" },
  "turn-began": { ms: 150 },
  "token-drawn": { ms: 900, sound: "flip" },
  "token-skipped": { ms: 700 },
  "opponent-stood": { ms: 700, sound: "step" },
  "opponent-fought": { ms: 650, sound: "strike" },
  scored: { ms: 250 },
  "game-ended": { ms: 500, sound: "win" },
};
const DULL = new Set(["order-set", "estate-dealt", "scroll-dealt", "dock-drawn", "building-revealed", "preparation-step", "helper-rested", "action-owed", "action-claimed"]);

export const stage = (event: GameEvent): Stage => STAGES[event.kind] ?? { ms: DULL.has(event.kind) ? 60 : 250 };

const withHex = (view: View, id: string, change: (hex: HexView) => HexView): View => {
  const hex = view.hexes[id];
  return hex ? { ...view, hexes: { ...view.hexes, [id]: change(hex) } } : view;
};
const withSeat = (view: View, seat: number, change: (each: SeatView) => SeatView): View => ({ ...view, seats: view.seats.map((each, at) => (at === seat ? change(each) : each)) });
const fought = (view: View, hex: string): View => ({ ...withHex(view, hex, (old) => ({ ...old, cubes: Math.max(0, old.cubes - 1) })), cube_supply: view.cube_supply + 1 });
const waiting = (hex: HexView, cls: Class, by: number): HexView => ({ ...hex, citizens: hex.citizens.map((count, at) => (CLASSES[at] === cls ? Math.max(0, count + by) : count)) });

/** A helper that moves: the first one at the place it leaves. */
function moveHelper(each: SeatView, from: string, place: string, used: boolean): SeatView {
  const at = each.helpers.findIndex((helper) => helper.place === from && !helper.used);
  return at < 0 ? each : { ...each, helpers: each.helpers.map((helper, i) => (i === at ? { place, used } : helper)) };
}

const stock = (each: SeatView, what: string, by: number): SeatView =>
  what === "vp" ? { ...each, points: each.points + by } : { ...each, stock: { ...each.stock, [what]: Math.max(0, (each.stock[what as Resource] ?? 0) + by) } };

function cabinOf(each: SeatView, cabin: string, change: Partial<SeatView["cabins"][number]>): SeatView {
  const at = Number(cabin.slice(5)) - 1;
  return { ...each, cabins: each.cabins.map((old, i) => (i === at ? { ...old, ...change } : old)) };
}

function upgraded(each: SeatView, home: string): SeatView {
  if (home.startsWith("cabin")) return cabinOf(each, home, { citizen: `${each.cabins[Number(home.slice(5)) - 1]?.citizen ?? "nun"}+` });
  if (SQUARE_CLASS[home]) return { ...each, squares: { ...each.squares, [home]: 2 } };
  const shop = each.workshops[home];
  return shop ? { ...each, workshops: { ...each.workshops, [home]: { ...shop, worker: 2 } } } : each;
}

function without(squares: Record<string, number>, square: string): Record<string, number> {
  return Object.fromEntries(Object.entries(squares).filter(([name]) => name !== square));
}

type Change = (view: View, event: MessinaEvent) => View;
const own = (change: (each: SeatView, event: MessinaEvent) => SeatView): Change => (view, event) => withSeat(view, event.seat, (each) => change(each, event));
const dropShip = (view: View, ship: string): View => ({ ...view, docks: Object.fromEntries(Object.entries(view.docks).map(([dock, ships]) => [dock, ships.filter((each) => each.ship !== ship)])) });

const AFTER: Record<string, Change> = {
  "helper-stood": own((each, { place, spot }) => moveHelper(each, place, spot, true)),
  "helper-recalled": own((each, { place }) => moveHelper(each, place, "estate", true)),
  "helper-gained": own((each) => ({ ...each, helpers: each.helpers.map((helper, at) => (at === each.helpers.findIndex((other) => other.place === "supply") ? { place: "estate", used: false } : helper)) })),
  "citizen-settled": own((each, { square }) => ({ ...each, squares: { ...each.squares, [square]: 1 } })),
  "citizen-sheltered": own((each, { citizen, cabin }) => cabinOf(each, cabin, { citizen, stage: 1 })),
  "citizen-employed": own((each, { workshop }) => ({ ...each, workshops: { ...each.workshops, [workshop]: { worker: 1, flipped: false } } })),
  "citizen-upgraded": own((each, { home }) => upgraded(each, home)),
  "citizen-given": own((each, { home }) => (SQUARE_CLASS[home] ? { ...each, squares: without(each.squares, home) } : each)),
  "quarantine-left": own((each, { cabin }) => cabinOf(each, cabin, { citizen: null, stage: 0 })),
  "quarantine-advanced": own((each, { cabin }) => cabinOf(each, cabin, { stage: 2 })),
  "rats-taken": own((each, { count }) => ({ ...each, rats: each.rats + count })),
  gained: own((each, { what, count }) => stock(each, what, count)),
  paid: own((each, { what, count }) => stock(each, what, -count)),
  "scroll-advanced": own((each, { line, level }) => ({ ...each, scroll: each.scroll.map((old, at) => (at === Number(line) - 1 ? level : old)) })),
  "overseer-advanced": own((each, { citizen, cell, way }) => ({ ...each, overseers: { ...each.overseers, [citizen]: { ...each.overseers[citizen], cell, branch: way } } })),
  "overseer-upgraded": own((each, { citizen }) => ({ ...each, overseers: { ...each.overseers, [citizen]: { ...each.overseers[citizen], upgraded: true } } })),
  "rating-advanced": own((each, { space }) => {
    const [rating = "city", n = "1"] = space.split("-");
    return { ...each, discs: { ...each.discs, [rating]: [Number(n), each.discs[rating as Rating][1]] } };
  }),
  "ship-taken": (view, { seat, ship }) => withSeat(dropShip(view, ship), seat, (each) => ({ ...each, ships: [...each.ships, ship] })),
  "ship-arrived": (view, { ship, dock, cube }) => ({ ...view, docks: { ...view.docks, [dock]: [...(view.docks[dock] ?? []), { ship, cube }] } }),
  "opponent-took-ship": (view, { ship }) => dropShip(view, ship),
  "cube-added": (view, { hex }) => ({ ...withHex(view, hex, (old) => ({ ...old, cubes: old.cubes + 1 })), cube_supply: view.cube_supply - 1 }),
  "cube-fought": (view, { hex }) => fought(view, hex),
  "citizen-arrived": (view, { hex, citizen }) => withHex(view, hex, (old) => waiting(old, citizen, 1)),
  "citizens-removed": (view, { hex, citizen, count }) => withHex(view, hex, (old) => waiting(old, citizen, -count)),
  "district-repopulated": (view, { seat, hex }) => withHex(view, hex, (old) => ({ ...old, owner: seat })),
  "wheel-turned": (view, { step }) => ({ ...view, wheel: String(step) }),
  "round-began": (view, { round }) => ({ ...view, round }),
  "opponent-stood": (view, { hex }) => (view.opponent ? { ...view, opponent: { ...view.opponent, standing: [...view.opponent.standing, hex] } } : view),
  "opponent-fought": (view, { hex }) => fought(view, hex),
  "opponent-advanced": (view, { space }) => (view.opponent ? { ...view, opponent: { ...view.opponent, popularity: Number(space.split("-")[1]) } } : view),
};

export function after(view: View, event: GameEvent): View {
  return AFTER[event.kind]?.(view, event as MessinaEvent) ?? view;
}

/** Pieces glide to where they are after the event. */
export const during = after;

/** What is announced over the board while events are shown. */
export interface Banner {
  event: MessinaEvent;
}
const ANNOUNCED = new Set(["round-began", "token-drawn", "district-repopulated", "workshops-replaced"]);

export function scene(_before: unknown, event: GameEvent): Banner | null {
  return ANNOUNCED.has(event.kind) ? { event: event as MessinaEvent } : null;
}
