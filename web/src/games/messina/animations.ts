/** Events as pictures: for how long, with what sound, and what is announced meanwhile. What they change is told by the server. */
import type { Stage } from "../../lib/game";
import type { Event } from "./types";

const STAGES: Partial<Record<Event["kind"], Stage>> = {
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
const DULL = new Set<Event["kind"]>([
  "order-set",
  "estate-dealt",
  "scroll-dealt",
  "dock-drawn",
  "building-revealed",
  "preparation-step",
  "helper-rested",
  "action-owed",
  "action-claimed",
]);

export const stage = (event: Event): Stage => STAGES[event.kind] ?? { ms: DULL.has(event.kind) ? 60 : 250 };

/** What is announced over the board while events are shown. */
export interface Banner {
  event: Event;
}
const ANNOUNCED = new Set<Event["kind"]>(["round-began", "token-drawn", "district-repopulated", "workshops-replaced"]);

export function scene(_before: unknown, event: Event): Banner | null {
  return ANNOUNCED.has(event.kind) ? { event } : null;
}
