/** What a walk costs: as the rules count it, for the eye only; the server says what is allowed. */
import type { Decision } from "../../lib/protocol";
import { CAPITAL, PLACE, PLACES, TECHNOLOGY, WAYS } from "./edition";
import type { View } from "./types";

export interface Cost {
  points: number;
  food: number;
  /** The camp has to clear a location on the way. */
  camp: boolean;
}

/** The move in progress, as its frame tells. */
export interface Walk {
  seat: number;
  points: number;
  entered: ReadonlySet<string>;
  jumped: boolean;
}

/** As in rules/ways.py: a doctor who has jumped with the last point goes no further, not even at no cost. */
const JUMPED = 3;

export function moving(decision: Decision | null): Walk | null {
  const [frame, ...fields] = decision?.breadcrumb.at(-1) ?? [];
  if (frame !== "Move") return null;
  const [seat = 0, points = 0, , entered = 0, stage = 0] = fields.map(Number);
  // A bit for each location; there are more of them than a number has for shifting.
  return { seat, points, entered: new Set(PLACES.filter((_, at) => Math.floor(entered / 2 ** at) % 2 === 1)), jumped: stage === JUMPED };
}

function power(view: View, seat: number, key: string, argument: string): number {
  let sum = 0;
  for (const held of view.seats[seat]?.technologies ?? []) {
    const card = held ? TECHNOLOGY[held.technology] : undefined;
    if (card?.key === key) sum += argument ? Number(card.args?.[argument] ?? 0) : 1;
  }
  return sum;
}

function pointPrice(view: View, seat: number, to: string): number {
  const buildings = view.locations[to]?.buildings ?? [];
  const free = to === CAPITAL || buildings[seat] || (power(view, seat, "free passage", "") > 0 && buildings.some((each) => each));
  return free ? 0 : 1;
}

function foodPrice(view: View, seat: number, to: string): number {
  const left = power(view, seat, "leave sick", "per_location");
  return Math.max(0, (view.locations[to]?.sick ?? 0) - left - 1 - power(view, seat, "free gather", "per_location"));
}

/** A place on the way, and what it took to come there. */
interface Label {
  at: string;
  spent: Cost;
  entered: ReadonlySet<string>;
  jumped: boolean;
  /** The road taken last: whoever was on it is gathered. */
  road: string;
}

class Search {
  readonly #purse: number;
  readonly #hasCamp: boolean;
  readonly #jump: number;

  constructor(
    readonly view: View,
    readonly walk: Walk,
  ) {
    const seat = view.seats[walk.seat];
    this.#purse = (seat?.stock["food"] ?? 0) + (seat?.stock["coin"] ?? 0);
    this.#hasCamp = seat?.camp === null;
    this.#jump = power(view, walk.seat, "jump same type", "points");
  }

  start(): Label {
    return { at: this.view.seats[this.walk.seat]?.doctor ?? CAPITAL, spent: { points: 0, food: 0, camp: false }, entered: this.walk.entered, jumped: this.walk.jumped, road: "" };
  }

  /** Everything one step or jump away. Whoever enters the capital must be able to leave it. */
  next(from: Label): Label[] {
    return [...this.#steps(from).filter((to) => to.at !== CAPITAL || this.#steps(to).length > 0), ...this.#jumps(from)];
  }

  #steps(from: Label): Label[] {
    const { seat, points } = this.walk;
    if (from.jumped && from.spent.points === points) return [];
    return (WAYS[from.at] ?? []).flatMap(({ to, road }) => {
      if (from.entered.has(to)) return [];
      const onRoad = road === from.road ? 0 : (this.view.roads[road] ?? 0);
      return this.#arrive(from, to, pointPrice(this.view, seat, to), onRoad, road);
    });
  }

  #jumps(from: Label): Label[] {
    if (this.#jump === 0 || from.entered.size > 0 || from.at === CAPITAL) return [];
    const alike = PLACES.filter((to) => to !== from.at && PLACE[to]?.type === PLACE[from.at]?.type);
    return alike.flatMap((to) => this.#arrive({ ...from, jumped: true }, to, this.#jump, 0, ""));
  }

  /** The sick of a location are paid for with food, or cleared by the camp while it is at hand. */
  #arrive(from: Label, to: string, points: number, onRoad: number, road: string): Label[] {
    const food = foodPrice(this.view, this.walk.seat, to);
    const paid = { points: from.spent.points + points, food: from.spent.food + onRoad + food, camp: from.spent.camp };
    const ways = food > 0 && this.#hasCamp && !from.spent.camp ? [paid, { ...paid, food: paid.food - food, camp: true }] : [paid];
    const entered = to === CAPITAL ? from.entered : new Set([...from.entered, to]);
    return ways
      .filter((spent) => spent.points <= this.walk.points && spent.food <= this.#purse)
      .map((spent) => ({ at: to, spent, entered, jumped: from.jumped, road }));
  }
}

const noDearer = (a: Label, b: Label) => a.spent.points <= b.spent.points && a.spent.food <= b.spent.food && a.spent.camp <= b.spent.camp && a.jumped <= b.jumped;
/** Points are the scarcest, and the camp is kept while food will do. */
const byWorth = (a: Cost, b: Cost) => a.points - b.points || Number(a.camp) - Number(b.camp) || a.food - b.food;

/** Where a single step or jump leads. */
export const nextPlaces = (view: View, walk: Walk): Set<string> => {
  const search = new Search(view, walk);
  return new Set(search.next(search.start()).map((label) => label.at));
};

/** Every place in reach with its least cost. */
export function reach(view: View, walk: Walk): Record<string, Cost> {
  const search = new Search(view, walk);
  const start = search.start();
  const best = new Map<string, Label[]>();
  const queue = [start];
  for (let here = queue.shift(); here; here = queue.shift()) {
    for (const label of search.next(here)) {
      const known = best.get(label.at) ?? [];
      // Two ways into the capital differ by what may be entered after it, so neither stands for the other.
      if (label.at === start.at || (label.at !== CAPITAL && known.some((each) => noDearer(each, label)))) continue;
      best.set(label.at, [...known, label]);
      queue.push(label);
    }
  }
  return Object.fromEntries([...best].map(([id, labels]) => [id, labels.map((label) => label.spent).sort(byWorth)[0]!]));
}
