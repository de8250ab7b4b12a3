/** Finding rules by what is asked, step by step as lazaretto/text/search.py does it: a test holds the two against each other. */
import { stemmer as russian } from "@orama/stemmers/russian";
import { stem as english } from "porter2";
import type { Language, Rule } from "../lib/protocol";
import { chapter, headingOf, ruleText, rulingOf } from "../lib/rules";
import type { Vocabulary } from "../protocol/schema";

interface Entry {
  rule: Rule;
  worth: Map<string, number>;
  length: number;
}

const STEMMERS = { en: english, ru: russian };
const WORD = /[a-z0-9а-я]+/g;
/** What a word is worth by where it stands: in the id of the rule, the title of its chapter, its headings, its text, our ruling. */
const [IN_NAME, IN_CHAPTER, IN_HEADING, IN_TEXT, IN_RULING] = [3, 6, 3, 4, 1];
const SHORTEST = 3;
const EVEN = 60;
const OFTEN = 2;

const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");
const wordsOf = (text: string): string[] => plain(text).match(WORD) ?? [];

/** Whoever asks in Russian letters is looking for Russian words. */
export const languageOf = (query: string): Language => (/[а-яё]/i.test(query) ? "ru" : "en");

function counted<T>(list: T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** Words of a language as they are compared: without their endings, and one for all that mean the same. */
class Reader {
  #stems = new Map<string, string>();
  #same = new Map<string, string>();

  constructor(
    readonly language: Language,
    readonly known: Vocabulary,
  ) {
    for (const group of known.same) for (const word of group) this.#same.set(this.#stem(plain(word)), this.#stem(plain(group[0]!)));
  }

  #stem(word: string): string {
    let stem = this.#stems.get(word);
    if (stem === undefined) this.#stems.set(word, (stem = STEMMERS[this.language](word)));
    return stem;
  }

  term(word: string): string {
    const stem = this.#stem(word);
    return this.#same.get(stem) ?? stem;
  }

  terms(text: string): string[] {
    return wordsOf(text).map((word) => this.term(word));
  }

  asked(query: string): string[] {
    const words = [...new Set(wordsOf(query))];
    const telling = words.filter((word) => !this.known.stop.includes(word));
    return [...new Set((telling.length > 0 ? telling : words).map((word) => this.term(word)))];
  }
}

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** The rules of a game in one language. `chapters`: what its chapters are called. */
export class Index {
  #reader: Reader;
  #entries: Entry[];
  #known: Map<string, number>;

  constructor(
    readonly language: Language,
    rules: Rule[],
    chapters: (name: string) => string,
    vocabulary: Vocabulary,
  ) {
    this.#reader = new Reader(language, vocabulary);
    this.#entries = rules.map((rule) => this.#entry(rule, chapters(chapter(rule))));
    this.#known = counted(this.#entries.flatMap((entry) => [...entry.worth.keys()]));
  }

  #entry(rule: Rule, title: string): Entry {
    const text = this.#reader.terms(ruleText(rule, this.language));
    const worth = new Map<string, number>();
    const name = this.language === "en" ? rule.id.slice(rule.id.indexOf(".") + 1) : "";
    const places: [string[], number][] = [
      [this.#reader.terms(name), IN_NAME],
      [this.#reader.terms(title), IN_CHAPTER],
      [this.#reader.terms(headingOf(rule)), IN_HEADING],
      [text, IN_TEXT],
      [this.#reader.terms(rulingOf(rule, this.language)), IN_RULING],
    ];
    for (const [terms, weight] of places)
      for (const [term, count] of counted(terms)) worth.set(term, (worth.get(term) ?? 0) + weight * Math.min(count, OFTEN));
    return { rule, worth, length: text.length };
  }

  /** For each word that is asked for, those it may stand for: itself, or, as long as nobody knows it, what begins so. */
  meant(query: string): string[][] {
    return this.#reader.asked(query).map((term) => this.#likely(term));
  }

  #likely(term: string): string[] {
    if (this.#known.has(term) || term.length < SHORTEST) return [term];
    const begun = [...this.#known.keys()].filter((known) => known.startsWith(term)).sort();
    return begun.length > 0 ? begun : [term];
  }

  /** The rules that have all that is asked for or all but one word, the best first; all, in their order, if nothing is. */
  find(query: string): Rule[] {
    const wanted = this.meant(query);
    if (wanted.length === 0) return this.#entries.map(({ rule }) => rule);
    const scored = this.#entries.map((entry, at) => ({ at, rule: entry.rule, ...this.#score(entry, wanted) }));
    const most = Math.max(0, ...scored.map(({ has }) => has));
    const best = scored.filter(({ has }) => has >= Math.max(most - 1, 1));
    return best.sort((a, b) => b.score - a.score || a.at - b.at).map(({ rule }) => rule);
  }

  #score(entry: Entry, wanted: string[][]): { has: number; score: number } {
    const found = wanted.map((likely) => Math.max(...likely.map((term) => this.#worth(entry, term))));
    const has = found.filter((worth) => worth > 0).length;
    const sum = found.reduce((total, worth) => total + worth, 0);
    return { has, score: Math.floor((sum * (1 + has) * 100) / (EVEN + entry.length)) };
  }

  /** What comes in few rules says more. */
  #worth(entry: Entry, term: string): number {
    const worth = entry.worth.get(term);
    return worth === undefined ? 0 : worth * Math.round(100 * Math.log(1 + this.#entries.length / this.#known.get(term)!));
  }

  /** A text in pieces, those marked that were looked for. */
  marked(text: string, query: string): Piece[] {
    const wanted = new Set(this.meant(query).flat());
    if (wanted.size === 0) return [{ text, found: false }];
    return text
      .split(/([A-Za-z0-9А-Яа-яЁё]+)/)
      .map((piece, at) => ({ text: piece, found: at % 2 === 1 && wanted.has(this.#reader.term(plain(piece))) }));
  }
}
