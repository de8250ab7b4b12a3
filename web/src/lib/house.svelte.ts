/** The games of this house, as the server tells them: asked once. */
import { api, places, type Where } from "./api";
import type { GameInfo } from "./protocol";
import { settings } from "./settings.svelte";

/** `here`: as they can be played on this device. */
const known = $state<{ games: GameInfo[]; here: GameInfo[] }>({ games: [], here: [] });
let asked: Promise<void> | null = null;

async function ask(): Promise<void> {
  const [games, here] = await Promise.all([api.games(), places.includes("here") ? api.gamesHere().catch(() => []) : []]);
  Object.assign(known, { games, here });
}

export function openHouse(): Promise<void> {
  asked ??= ask();
  asked.catch(() => (asked = null));
  return asked;
}

/** Those of the house itself first; empty until `openHouse` is done. */
export const games = (): GameInfo[] => known.games;

/** Can a game be played there? A server may have games that this device does not know. */
export const isPlayable = (game: string, where: Where): boolean =>
  (where === "here" ? known.here : known.games).some(({ name }) => name === game);

/** The bots one can play with there, the best last. */
export const botsOf = (game: string, where: Where): string[] =>
  (where === "here" ? known.here : known.games).find(({ name }) => name === game)?.bots ?? [];

/** What the lobby says of a game (lazaretto/text/lobby.py), in the language that is set. */
export function gameText(game: string, key: string): string | null {
  return known.games.find(({ name }) => name === game)?.words[settings.language]?.[key] ?? null;
}

export const titleOf = (game: string): string => gameText(game, "game-title") ?? game;

/** The label of an option or of one of its values. */
export function optionText(game: string, option: string, value?: string | number | boolean): string | null {
  const key = `option-${option}${value === undefined ? "" : `-${String(value)}`}`;
  return gameText(game, `${key}.choose`) ?? gameText(game, key);
}
