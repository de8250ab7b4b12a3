/** The games of the house. A game that has no client yet is only announced. */
import type { GameClient } from "../lib/game";

export interface Shelf {
  name: string;
  /** As it stands on the cover, in every language. */
  title: string;
  load: (() => Promise<GameClient>) | null;
}

export const SHELF: Shelf[] = [
  { name: "rattus", title: "Rattus", load: async () => (await import("./rattus")).game as unknown as GameClient },
  { name: "messina", title: "Messina 1347", load: async () => (await import("./messina")).game as unknown as GameClient },
  { name: "pest", title: "Pest", load: async () => (await import("./pest")).game as unknown as GameClient },
];

export async function loadGame(name: string): Promise<GameClient | null> {
  return (await SHELF.find((game) => game.name === name)?.load?.()) ?? null;
}
