/** The book of a game, opened: its pictures can be drawn, its words said, its rules found. */
import { loadBoard } from "../games";
import { api } from "../lib/api";
import type { GameClient } from "../lib/game";
import type { Book, Decision, Language, Picture, PrintedInfo, Rule } from "../lib/protocol";
import { chapter } from "../lib/rules";
import { Words } from "../lib/words";

/** `boards`: for each print of the book, the game as it is drawn with it. */
export interface Opened {
  name: string;
  book: Book;
  rules: Rule[];
  boards: GameClient[];
}

export async function openBook(name: string): Promise<Opened> {
  const [book, rules, open] = await Promise.all([api.book(name), api.rules(name), loadBoard(name)]);
  return { name, book, rules, boards: book.prints.map((printed) => open(printed as PrintedInfo)) };
}

/** The words of a game with those of its book; a game without pictures has those of its book alone. */
export function bookWords({ book, boards }: Opened, language: Language): Words {
  const own = book.texts[language] ?? "";
  const words = boards[0]?.words[language];
  return words ? new Words(language, [...words.sources, own], words.schema, words.printed, words.effects) : new Words(language, [own]);
}

/** Rules by chapter, in the order in which they are read. */
export function chaptersOf({ book, rules }: Opened): { name: string; rules: Rule[] }[] {
  return book.chapters
    .map((name) => ({ name, rules: rules.filter((rule) => chapter(rule) === name) }))
    .filter((each) => each.rules.length > 0);
}

export const pictureOf = ({ book }: Opened, id: string): Picture | null => book.pictures.find((picture) => picture.id === id) ?? null;

/** What is asked in a picture, as boards take it. */
export const decisionOf = (picture: Picture): Decision | null => picture.decision as Decision | null;
