/** Events as pictures: how long, what the board looks like meanwhile and afterwards. For the eye only: the server's view is the truth. */
import type { Stage } from "../../lib/game";
import type { GameEvent } from "../../lib/protocol";
import { faceOf, CODES } from "./edition";
import type { Rat, Region, View } from "./types";

export interface RattusEvent extends GameEvent {
  seat: number;
  owner: number;
  region: string;
  to: string;
  token: string;
  other: string;
  card: string;
  face: string | null;
  count: number;
  cubes: number;
  threshold: number;
  struck: number;
  symbol: string;
  reason: string;
}

const STAGES: Record<string, Stage> = {
  "plague-placed": { ms: 700, sound: "bell" },
  "turn-began": { ms: 250 },
  "card-taken": { ms: 700, sound: "card" },
  "cubes-added": { ms: 650, sound: "knock" },
  "cube-to-palace": { ms: 900, sound: "knock" },
  "cubes-moved": { ms: 900, sound: "knock" },
  "rat-moved": { ms: 800, sound: "squeak" },
  "rat-looked-at": { ms: 900, sound: "flip" },
  "rats-swapped": { ms: 1000, sound: "squeak" },
  "plague-moved": { ms: 1000, sound: "bell" },
  "rat-placed": { ms: 750, sound: "squeak" },
  "plague-counted": { ms: 900, sound: "step" },
  "rat-revealed": { ms: 1700, sound: "flip" },
  "cubes-lost": { ms: 950, sound: "strike" },
  "end-triggered": { ms: 1200, sound: "bell" },
  "last-turn-began": { ms: 500 },
  "final-plague-began": { ms: 1200, sound: "bell" },
  "game-ended": { ms: 600, sound: "win" },
};

export const stage = (event: GameEvent): Stage => STAGES[event.kind] ?? { ms: 300 };

function withRegion(view: View, id: string, change: (region: Region) => Region): View {
  const region = view.regions[id];
  return region ? { ...view, regions: { ...view.regions, [id]: change(region) } } : view;
}

const bump = (numbers: number[], at: number, by: number): number[] => numbers.map((value, index) => (index === at ? value + by : value));
const cubes = (view: View, id: string, seat: number, by: number): View =>
  withRegion(view, id, (region) => ({ ...region, cubes: bump(region.cubes, seat, by) }));

function takeRat(view: View, token: string): [View, Rat | undefined] {
  let taken: Rat | undefined;
  let next = view;
  for (const [id, region] of Object.entries(view.regions)) {
    const rat = region.rats.find((each) => each.token === token);
    if (!rat) continue;
    taken = rat;
    next = withRegion(next, id, (old) => ({ ...old, rats: old.rats.filter((each) => each.token !== token) }));
  }
  return [next, taken];
}

function moveRat(view: View, token: string, to: string): View {
  const [without, rat] = takeRat(view, token);
  return rat ? withRegion(without, to, (region) => ({ ...region, rats: [...region.rats, rat] })) : view;
}

function look(view: View, event: RattusEvent): View {
  return withRegion(view, event.region, (region) => ({
    ...region,
    rats: region.rats.map((rat) => (rat.token === event.token ? seen(rat, event) : rat)),
  }));
}

function seen(rat: Rat, { seat, face }: RattusEvent): Rat {
  const known = face ? { face, code: CODES[Number(face.slice(1)) - 1] ?? "" } : rat.face;
  return { ...rat, seen_by: [...new Set([...rat.seen_by, seat])], face: known };
}

const score = (view: View, seat: number, by: number): View => ({ ...view, scores: bump(view.scores, seat, by), supply: bump(view.supply, seat, -by) });

export function after(view: View, happened: GameEvent): View {
  const event = happened as RattusEvent;
  const { seat, region, to, token, count } = event;
  switch (event.kind) {
    case "plague-placed":
      return { ...view, plague: region };
    case "plague-moved":
      return { ...view, plague: to };
    case "card-taken":
      return { ...view, cards: { ...view.cards, [event.card]: seat } };
    case "cubes-added":
      return score(cubes(view, region, seat, count), seat, count);
    case "cubes-moved":
      return cubes(cubes(view, region, seat, -count), to, seat, count);
    case "cube-to-palace":
      return { ...cubes(view, region, seat, -1), palace: bump(view.palace, seat, 1) };
    case "cubes-lost":
      return score(cubes(view, region, seat, -count), seat, -count);
    case "rat-moved":
      return moveRat(view, token, to);
    case "rats-swapped":
      return moveRat(moveRat(view, token, to), event.other, region);
    case "rat-placed":
      return withRegion({ ...view, rat_supply: view.rat_supply - 1 }, region, (old) => ({
        ...old,
        rats: [...old.rats, { token, starting: false, seen_by: [], face: null }],
      }));
    case "rat-looked-at":
      return look(view, event);
    case "rat-revealed":
      return { ...takeRat(view, token)[0], revealed: event.face ? [...view.revealed, { face: event.face, code: "" }] : view.revealed };
    default:
      return view;
  }
}

/** Pieces that glide are already at their goal; cubes in flight have left, and arrive at the end. */
export function during(view: View, happened: GameEvent): View {
  const event = happened as RattusEvent;
  switch (event.kind) {
    case "cubes-moved":
      return cubes(view, event.region, event.seat, -event.count);
    case "cube-to-palace":
      return cubes(view, event.region, event.seat, -1);
    default:
      return after(view, event);
  }
}

/** The token on show in an outbreak: it stays while cubes are lost to it. */
export interface Scene {
  region: string;
  token: string;
  face: ReturnType<typeof faceOf>;
  cubes: number;
  struck: boolean;
  /** The symbol being carried out. */
  symbol: string | null;
  losses: { seat: number; count: number }[];
}

export function scene(before: unknown, happened: GameEvent): Scene | null {
  const event = happened as RattusEvent;
  if (event.kind === "rat-revealed" && event.face) {
    return { region: event.region, token: event.token, face: faceOf(event.face), cubes: event.cubes, struck: event.struck === 1, symbol: null, losses: [] };
  }
  if (event.kind === "cubes-lost" && before) {
    const held = before as Scene;
    return { ...held, symbol: event.symbol, losses: [...held.losses, { seat: event.seat, count: event.count }] };
  }
  return null;
}
