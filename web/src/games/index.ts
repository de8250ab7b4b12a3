/** The boards we have drawn, loaded when a table needs one. Every other game is shown in plain tables. */
import type { GameClient } from "../lib/game";
import type { PrintedInfo, Table } from "../lib/protocol";
import "./colours.css";
import * as texts from "./texts";

/** The client of a game at a table where this is printed. */
export type Opening = (printed: PrintedInfo) => GameClient;

/** A board and its words, which come side by side. */
async function withWords(board: Promise<{ open: unknown }>, words: Promise<void>): Promise<Opening> {
  const [{ open }] = await Promise.all([board, words]);
  return open as Opening;
}

const BOARDS: Record<string, () => Promise<Opening>> = {
  rattus: () => withWords(import("./rattus"), texts.rattus.ready()),
  messina: () => withWords(import("./messina"), texts.messina.ready()),
  pest: () => withWords(import("./pest"), texts.pest.ready()),
};

const loadBoard = (name: string): Promise<Opening> => BOARDS[name]?.() ?? import("../plain").then(({ plainGame }) => plainGame(name));

/** The game of a table, with what is printed on its components. */
export async function loadGameOf({ game }: Table, printed: Promise<PrintedInfo>): Promise<GameClient> {
  const [open, told] = await Promise.all([loadBoard(game), printed]);
  return open(told);
}

export { loadBoard };
