/** The boards we have drawn, loaded when a table needs one. Every other game is shown in plain tables. */
import type { GameClient } from "../lib/game";
import type { PrintedInfo, Table } from "../lib/protocol";
import "./colours.css";

/** The client of a game at a table where this is printed. */
export type Opening = (printed: PrintedInfo) => GameClient;

const BOARDS: Record<string, () => Promise<Opening>> = {
  rattus: async () => (await import("./rattus")).open as unknown as Opening,
  messina: async () => (await import("./messina")).open as unknown as Opening,
  pest: async () => (await import("./pest")).open as unknown as Opening,
};

const loadBoard = (name: string): Promise<Opening> => BOARDS[name]?.() ?? import("../plain").then(({ plainGame }) => plainGame(name));

/** The game of a table, with what is printed on its components. */
export async function loadGameOf({ game }: Table, printed: Promise<PrintedInfo>): Promise<GameClient> {
  const [open, told] = await Promise.all([loadBoard(game), printed]);
  return open(told);
}

export { loadBoard };
