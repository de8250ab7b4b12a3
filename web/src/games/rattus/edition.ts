/** The printed values of the edition as shipped, and what follows from them. */
import edition from "edition:rattus";
import type { Member, Printed } from "../../lib/words";

export interface Edition {
  region: { id: string; name: { la: string; en: string; ru: string }; players: number }[];
  borders: { list: [string, string, "land" | "sea"][] };
  tokens: { starting: string[]; ordinary: string[] };
  constants: { cubes_per_player: number; rats_per_region_max: number; merchant_cubes_max: number; peasant_extra_cubes: number };
  class: { id: string; letter: string }[];
}

export const REGIONS = edition.region.map((region) => region.id);
export const CARDS = edition.class.map((card) => card.id);
export const LATIN: Record<string, string> = Object.fromEntries(edition.region.map((region) => [region.id, region.name.la]));
export const BORDERS = edition.borders.list;
export const CONSTANTS = edition.constants;
export const CODES = [...edition.tokens.starting, ...edition.tokens.ordinary];

const SYMBOL_OF: Record<string, string> = {
  M: "majority",
  A: "everybody",
  ...Object.fromEntries(edition.class.map((card) => [card.letter, card.id])),
};

export interface Face {
  threshold: number;
  symbols: string[];
}

/** A face is written `3:MPC`: its threshold and a letter for each symbol. */
export function readFace(code: string): Face {
  const [threshold = "0", letters = ""] = code.split(":");
  return { threshold: Number(threshold), symbols: [...letters].map((letter) => SYMBOL_OF[letter] ?? letter) };
}

export const faceOf = (face: string): Face => readFace(CODES[Number(face.slice(1)) - 1] ?? "0:");

export const PRINTED: Printed = {
  face: Object.fromEntries(
    CODES.map((code, at) => {
      const { threshold, symbols } = readFace(code);
      return [`f${at + 1}`, { threshold, symbols: symbols.map((symbol): Member => ["symbol", symbol]) }];
    }),
  ),
};

export const neighbours = (region: string): string[] =>
  BORDERS.flatMap(([a, b]) => (a === region ? [b] : b === region ? [a] : []));
