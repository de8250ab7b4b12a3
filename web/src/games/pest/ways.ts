/** What a walk costs: as the rules count it, for the eye only; the server says what is allowed. */
import type { Decision } from "../../lib/protocol";
import { CAPITAL, TECHNOLOGY, WAYS } from "./edition";
import type { View } from "./types";

export interface Cost {
  points: number;
  food: number;
}

function power(view: View, seat: number, key: string, argument: string): number {
  let sum = 0;
  for (const held of view.seats[seat]?.technologies ?? []) {
    const card = held ? TECHNOLOGY[held.technology] : undefined;
    if (card?.key === key) sum += argument ? Number(card.args?.[argument] ?? 0) : 1;
  }
  return sum;
}

export function stepCost(view: View, seat: number, to: string, road: string): Cost {
  const onRoad = view.roads[road] ?? 0;
  const place = view.locations[to];
  if (to === CAPITAL || !place) return { points: 0, food: onRoad };
  const own = place.buildings[seat];
  const free = own || (power(view, seat, "free passage", "") > 0 && place.buildings.some((each) => each));
  const left = power(view, seat, "leave sick", "per_location");
  const food = Math.max(0, place.sick - left - 1 - power(view, seat, "free gather", "per_location"));
  return { points: free ? 0 : 1, food: onRoad + food };
}

/** The move in progress, as its frame tells: points left and what has been entered. */
export function moving(decision: Decision | null): { seat: number; points: number } | null {
  const top = decision?.breadcrumb.at(-1);
  return top?.[0] === "Move" ? { seat: Number(top[1]), points: Number(top[2]) } : null;
}

/** Every place in reach with its least cost: fewest points first, then least food. */
export function reach(view: View, seat: number, points: number): Record<string, Cost> {
  const start = view.seats[seat]?.doctor ?? CAPITAL;
  const stock = view.seats[seat]?.stock ?? {};
  const purse = (stock["food"] ?? 0) + (stock["coin"] ?? 0);
  const best = new Map<string, Cost[]>([[start, [{ points: 0, food: 0 }]]]);
  const queue: [string, Cost][] = [[start, { points: 0, food: 0 }]];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [here, spent] = next;
    for (const { to, road } of WAYS[here] ?? []) {
      const step = stepCost(view, seat, to, road);
      const cost = { points: spent.points + step.points, food: spent.food + step.food };
      const known = best.get(to) ?? [];
      if (cost.points > points || cost.food > purse || known.some((each) => each.points <= cost.points && each.food <= cost.food)) continue;
      best.set(to, [...known.filter((each) => each.points < cost.points || each.food < cost.food), cost]);
      queue.push([to, cost]);
    }
  }
  best.delete(start);
  return Object.fromEntries([...best].map(([id, costs]) => [id, costs.sort((a, b) => a.points - b.points || a.food - b.food)[0]!]));
}
