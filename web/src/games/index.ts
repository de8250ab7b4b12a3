/** The games of the house. A game that has no client yet is only announced. */
import type { GameClient } from "../lib/game";

export interface Shelf {
  name: string;
  load: (() => Promise<GameClient>) | null;
}

export const SHELF: Shelf[] = [
  { name: "rattus", load: async () => (await import("./rattus")).game as unknown as GameClient },
  { name: "messina", load: null },
  { name: "pest", load: async () => (await import("./pest")).game as unknown as GameClient },
];

export async function loadGame(name: string): Promise<GameClient | null> {
  return (await SHELF.find((game) => game.name === name)?.load?.()) ?? null;
}
