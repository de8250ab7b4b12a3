/** The games of this house, as the server tells them: asked once. */
import { api } from "./api";
import type { GameInfo } from "./protocol";
import { settings } from "./settings.svelte";

const known = $state<{ games: GameInfo[] }>({ games: [] });
let asked: Promise<GameInfo[]> | null = null;

export function openHouse(): Promise<GameInfo[]> {
  asked ??= api.games().then((games) => (known.games = games));
  asked.catch(() => (asked = null));
  return asked;
}

/** Those of the house itself first; empty until `openHouse` is done. */
export const games = (): GameInfo[] => known.games;

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
