/** What is printed at a table of Rattus, by id. */
import type { Words } from "../../lib/words";
import type { RattusDrawn } from "../../protocol/schema";

export type Edition = RattusDrawn;

export interface Face {
  threshold: number;
  symbols: string[];
}

/** What is printed on a token of the table that the words are for. */
export function faceOf(face: string, words: Words): Face {
  const { threshold, symbols } = words.printed["face"]?.[face] ?? {};
  return { threshold: Number(threshold), symbols: Array.isArray(symbols) ? symbols.map(([, id]) => id) : [] };
}

/** Where the values of things stand in the edition: a table, `/` a field of it, `/` an item of that. */
export const BORDERS = ["borders"];
const POWERS: Record<string, string[]> = {
  peasant: ["peasant_extra_cubes"],
  merchant: ["merchant_cubes_max"],
  knight: ["knight_steps_max", "knight_neutral_cubes"],
  witch: ["witch_looks_max"],
};
export const ofCard = (card: string): string[] => (POWERS[card] ?? []).map((field) => `constants/${field}`);
export const ofFace = (face: string, edition: Edition): string[] => (edition.faces[face] ? [edition.faces[face]] : []);
export const SUPPLY = ["constants.tokens_boxed"];
