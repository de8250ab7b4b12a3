/** Events as pictures: for how long, with what sound, and what stays on show meanwhile. What they change is told by the server. */
import type { Stage } from "../../lib/game";
import type { Event } from "./types";

const STAGES: Partial<Record<Event["kind"], Stage>> = {
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
  "plague-let-be": { ms: 600 },
  "rat-revealed": { ms: 1700, sound: "flip" },
  "cubes-lost": { ms: 950, sound: "strike" },
  "end-triggered": { ms: 1200, sound: "bell" },
  "last-turn-began": { ms: 500 },
  "final-plague-began": { ms: 1200, sound: "bell" },
  "game-ended": { ms: 600, sound: "win" },
};

export const stage = (event: Event): Stage => STAGES[event.kind] ?? { ms: 300 };

/** The token on show in an outbreak: it stays while cubes are lost to it. */
export interface Scene {
  region: string;
  token: string;
  face: string;
  cubes: number;
  struck: boolean;
  /** The symbol being carried out. */
  symbol: string | null;
  losses: { seat: number; count: number }[];
}

export function scene(before: unknown, event: Event): Scene | null {
  if (event.kind === "rat-revealed") {
    return {
      region: event.region,
      token: event.token,
      face: event.face,
      cubes: event.cubes,
      struck: event.struck === 1,
      symbol: null,
      losses: [],
    };
  }
  if (event.kind === "cubes-lost" && before) {
    const held = before as Scene;
    return { ...held, symbol: event.symbol, losses: [...held.losses, { seat: event.seat, count: event.count }] };
  }
  return null;
}
