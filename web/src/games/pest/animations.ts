/** Events as pictures: for how long, with what sound, and what stays on show meanwhile. What they change is told by the server. */
import type { Stage } from "../../lib/game";
import type { Event } from "./types";

const STAGES: Partial<Record<Event["kind"], Stage>> = {
  "castle-placed": { ms: 600, sound: "knock" },
  "doctor-placed": { ms: 600, sound: "step" },
  "year-began": { ms: 900, sound: "bell" },
  "plague-revealed": { ms: 1300, sound: "flip" },
  "sick-added": { ms: 420, sound: "squeak" },
  "road-sick-added": { ms: 320, sound: "squeak" },
  "plague-stopped": { ms: 600, sound: "knock" },
  "location-destroyed": { ms: 1100, sound: "strike" },
  "aid-revealed": { ms: 900, sound: "flip" },
  "aid-paid": { ms: 350 },
  "mortus-placed": { ms: 550, sound: "knock" },
  "mortus-on-card": { ms: 550, sound: "knock" },
  "action-began": { ms: 350 },
  "resource-gained": { ms: 380, sound: "card" },
  "resource-lost": { ms: 450, sound: "no" },
  "resource-paid": { ms: 260 },
  "research-gained": { ms: 350, sound: "card" },
  "fame-gained": { ms: 450, sound: "card" },
  "infamy-gained": { ms: 500, sound: "no" },
  "influence-gained": { ms: 500, sound: "step" },
  "order-advanced": { ms: 550, sound: "step" },
  "doctor-moved": { ms: 750, sound: "step" },
  "camp-placed": { ms: 550, sound: "knock" },
  "camp-returned": { ms: 450 },
  "sick-gathered": { ms: 550, sound: "squeak" },
  "road-gathered": { ms: 450, sound: "squeak" },
  "sick-housed": { ms: 350 },
  "sick-healed": { ms: 550, sound: "card" },
  "building-built": { ms: 800, sound: "knock" },
  "capital-built": { ms: 900, sound: "knock" },
  "person-assigned": { ms: 400, sound: "step" },
  "technology-bought": { ms: 750, sound: "card" },
  "technology-shown": { ms: 260, sound: "flip" },
  "token-used": { ms: 500, sound: "flip" },
  "era-ended": { ms: 1000, sound: "bell" },
  "goal-paid": { ms: 500, sound: "card" },
  "capital-rewarded": { ms: 600, sound: "card" },
  "game-ended": { ms: 500, sound: "win" },
};

export const stage = (event: Event): Stage => STAGES[event.kind] ?? { ms: 160 };

/** The card on show: it stays while the plague does what it says. */
export interface Scene {
  kind: "plague" | "aid" | "year";
  card: string;
  year: number;
  era: number;
}
const LASTING = new Set<Event["kind"]>([
  "sick-added",
  "road-sick-added",
  "plague-stopped",
  "location-destroyed",
  "camp-returned",
  "sick-housed",
  "infamy-gained",
  "aid-paid",
  "resource-gained",
  "research-gained",
]);

export function scene(before: unknown, event: Event): Scene | null {
  const held = before as Scene | null;
  if (event.kind === "year-began") return { kind: "year", card: "", year: event.year, era: event.era };
  if (event.kind === "plague-revealed") return { kind: "plague", card: event.card, year: held?.year ?? 0, era: held?.era ?? 0 };
  if (event.kind === "aid-revealed") return { kind: "aid", card: event.card, year: held?.year ?? 0, era: held?.era ?? 0 };
  return held && LASTING.has(event.kind) ? held : null;
}
