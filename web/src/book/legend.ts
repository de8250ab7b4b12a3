/** What every sign and thing of a game is: made of its edition and its words, never written twice. */
import type { GameClient } from "../lib/game";
import type { IconName } from "../lib/icons";
import type { Words } from "../lib/words";

/** `colour`: as boards paint it, where they do. */
export interface Sign {
  icon: IconName;
  colour?: string;
  name: string;
  about: string;
}

/** `title` is a key of the client's words (`legend-…`). */
export interface Group {
  title: string;
  signs: Sign[];
}

export type Legend = (game: GameClient, words: Words) => Group[];

const LEGENDS: Record<string, () => Promise<Legend>> = {
  rattus: async () => (await import("../games/rattus/legend")).legend,
  messina: async () => (await import("../games/messina/legend")).legend,
  pest: async () => (await import("../games/pest/legend")).legend,
};

/** A game that we have not drawn has no signs of its own to explain. */
export const loadLegend = (name: string): Promise<Legend> => LEGENDS[name]?.() ?? Promise.resolve(() => []);

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Things of one kind: their names and what is said about them. */
export const things = (words: Words, domain: string, icons: [id: string, icon: IconName, colour?: string][]): Sign[] =>
  icons.map(([id, icon, colour]) => ({
    icon,
    ...(colour ? { colour } : {}),
    name: upper(words.component(domain, id)),
    about: upper(words.component(domain, id, "about")),
  }));
