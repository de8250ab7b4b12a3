/** The boards we have drawn, loaded when a table needs one. Every other game is shown in plain tables. */
import type { GameClient } from "../lib/game";
import "./colours.css";

const BOARDS: Record<string, () => Promise<GameClient>> = {
  rattus: async () => (await import("./rattus")).game as unknown as GameClient,
  messina: async () => (await import("./messina")).game as unknown as GameClient,
  pest: async () => (await import("./pest")).game as unknown as GameClient,
};

export async function loadGame(name: string): Promise<GameClient> {
  return BOARDS[name]?.() ?? (await import("../plain")).plainGame(name);
}
