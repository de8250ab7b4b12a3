/** Values of a table that are not as the box prints them: corrected by whoever set it up, or reconstructed by us. */
import { differenceLine, fieldWords } from "./differences";
import type { Tip } from "./game";
import { listOf, t } from "./i18n.svelte";
import type { Correction, PrintedInfo } from "./protocol";
import type { Words } from "./words";

export type Mark = "corrected" | "reconstructed";

/** The sign that stands beside such a value; its tip says more. */
export const SIGNS: Record<Mark, string> = { corrected: "◆", reconstructed: "≈" };

/** Where values stand: a table of the edition, `/` a field of it, `/` an item of that. */
const parts = (place: string): { table: string; counts: (field: string, at?: number | null) => boolean } => {
  const [table = "", field, item] = place.split("/");
  return { table, counts: (name, at) => (!field || field === name) && (!item || at === undefined || at === null || String(at) === item) };
};

export class Marks {
  readonly corrected: Correction[];
  readonly #at = new Map<string, Correction[]>();
  readonly #reconstructed: Record<string, string[]>;

  constructor({ corrected, reconstructed }: Pick<PrintedInfo, "corrected" | "reconstructed">) {
    this.corrected = corrected;
    for (const each of corrected) this.#at.set(each.place, [...(this.#at.get(each.place) ?? []), each]);
    this.#reconstructed = reconstructed;
  }

  /** How a thing is marked whose values stand at these places of the edition. */
  of(places: string[]): Mark | null {
    if (places.some((place) => this.#changed(place).length > 0)) return "corrected";
    return places.some((place) => this.#ours(place).length > 0) ? "reconstructed" : null;
  }

  #changed(place: string): Correction[] {
    const { table, counts } = parts(place);
    return (this.#at.get(table) ?? []).filter(({ field, at }) => counts(field, at));
  }

  /** Fields whose values are ours; whoever has corrected one has seen the box. */
  #ours(place: string): string[] {
    const { table, counts } = parts(place);
    const seen = new Set(this.#changed(place).map(({ field }) => field));
    return (this.#reconstructed[table] ?? []).filter((field) => counts(field) && !seen.has(field));
  }

  /** Where the values of a thing come from, in words. */
  lines(places: string[], words: Words): string[] {
    const ours = [...new Set(places.flatMap((place) => this.#ours(place)).map((field) => fieldWords(words, field)))];
    return [
      ...places
        .flatMap((place) => this.#changed(place))
        .map((each) => `${SIGNS.corrected} ${t("mark-corrected", { what: differenceLine(words, each) })}`),
      ...(ours.length > 0 ? [`${SIGNS.reconstructed} ${t("mark-reconstructed", { fields: listOf(ours) })}`] : []),
    ];
  }
}

/** A tip, and where what it tells comes from. */
export const withOrigin = (tip: Tip | null, marks: Marks, words: Words): Tip | null =>
  tip?.printed ? { ...tip, lines: [...tip.lines, ...marks.lines(tip.printed, words)] } : tip;
