/** A view as tables that anybody can read, for a game without a board of its own. The terminal does the same (lazaretto/cli/sheets.py).
 *
 *  `view-<key>` is the text for a key of the view; without one the key itself is shown. `seats` is a list with an entry for each
 *  seat, as is every list of so many plain numbers; `seat`, `…_seat` and `…_seats` hold numbers of seats. A string is a component if a domain named like the key, or any one domain,
 *  has it; else it stands as it is. */
import type { Target } from "../lib/game";
import type { Words } from "../lib/words";

/** A piece of a cell: a component can be pointed at. */
export interface Part {
  text: string;
  target: Target | null;
}
export type Cell = Part[];

/** One table: its title, the heads of its columns (none if it is a list of facts), its rows. */
export interface Sheet {
  title: string;
  head: string[];
  rows: Cell[][];
  /** The rows are the seats. */
  seats: boolean;
}

type View = Record<string, unknown>;

const SEATS = "seats";
const isSeat = (key: string): boolean => /(seat|_seats)$/.test(key);
const plain = (text: string): Cell => [{ text, target: null }];
const isObject = (value: unknown): value is View => typeof value === "object" && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);
const keysOf = (rows: View[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

export class Reader {
  readonly #domains: [string, string[]][];

  constructor(
    readonly words: Words,
    readonly names: string[],
  ) {
    this.#domains = Object.entries({ ...words.schema?.domains, ...words.schema?.shown });
  }

  /** Single facts first, then the players, then everything else in the order of the view. */
  sheets(view: View): Sheet[] {
    const facts: Cell[][] = [];
    const players: [string, unknown[]][] = [];
    const others: Sheet[] = [];
    for (const [key, value] of Object.entries(view)) {
      if (this.#isBySeat(key, value)) players.push(...this.#columns(key, value));
      else if (isObject(value) && !isEmpty(value))
        others.push(this.#isTable(key, value) ? this.#table(key, value) : this.#facts(key, value));
      else if (Array.isArray(value) && value.length > 0 && value.every(isObject)) others.push(this.#list(key, value));
      else facts.push([plain(this.label(key)), this.cell(key, value)]);
    }
    const first = facts.length > 0 ? [{ title: "", head: [], rows: facts, seats: false }] : [];
    return [...first, ...(players.length > 0 ? [this.#players(players)] : []), ...others];
  }

  #players(columns: [string, unknown[]][]): Sheet {
    const rows = this.names.map((name, seat) => [plain(name), ...columns.map(([key, column]) => this.cell(key, column[seat]))]);
    return { title: this.words.say("view-players"), head: ["", ...columns.map(([key]) => this.label(key))], rows, seats: true };
  }

  #columns(key: string, value: unknown[]): [string, unknown[]][] {
    if (!value.every(isObject)) return [[key, value]];
    return keysOf(value).map((each) => [each, value.map((inner) => inner[each])]);
  }

  #facts(key: string, value: View): Sheet {
    const rows = Object.entries(value).map(([each, inner]) => [plain(this.label(each)), this.cell(each, inner)]);
    return { title: this.label(key), head: [], rows, seats: false };
  }

  /** A row for each component. */
  #table(key: string, value: View): Sheet {
    const inside = Object.values(value);
    if (!inside.every(isObject)) {
      return {
        title: this.label(key),
        head: [],
        rows: Object.entries(value).map(([id, inner]) => [this.#name(key, id), this.cell(key, inner)]),
        seats: false,
      };
    }
    const columns = keysOf(inside);
    const rows = Object.entries(value).map(([id, inner]) => [this.#name(key, id), ...this.#row(columns, inner as View)]);
    return { title: this.label(key), head: ["", ...columns.map((each) => this.label(each))], rows, seats: false };
  }

  #list(key: string, value: View[]): Sheet {
    const columns = keysOf(value);
    return {
      title: this.label(key),
      head: columns.map((each) => this.label(each)),
      rows: value.map((inner) => this.#row(columns, inner)),
      seats: false,
    };
  }

  #row(columns: string[], inner: View): Cell[] {
    return columns.map((each) => (each in inner ? this.cell(each, inner[each]) : plain("")));
  }

  #isBySeat(key: string, value: unknown): value is unknown[] {
    return (
      Array.isArray(value) &&
      value.length === this.names.length &&
      !isSeat(key) &&
      (key === SEATS || value.every((each) => typeof each === "number"))
    );
  }

  #isTable(key: string, value: View): boolean {
    return Object.values(value).every(isObject) || Object.keys(value).every((id) => this.#domain(key, id) !== null);
  }

  /** What a key of the view is called. */
  label(key: string): string {
    const wanted = `view-${key.replaceAll("_", "-")}`;
    return this.words.has(wanted) ? this.words.say(wanted) : key.replaceAll("_", " ");
  }

  /** What stands in one cell. */
  cell(key: string, value: unknown): Cell {
    if (isEmpty(value)) return plain(this.words.say("view-nothing"));
    if (typeof value === "boolean") return plain(this.words.say(value ? "view-yes" : "view-no"));
    if (Array.isArray(value)) return this.#joined(key, value);
    if (isObject(value))
      return this.#between(
        "; ",
        Object.entries(value).map(([each, inner]) => this.#pair(key, each, inner)),
      );
    if (typeof value === "number" && isSeat(key) && this.names[value] !== undefined) return plain(this.names[value]);
    return typeof value === "string" ? this.#name(key, value) : plain(String(value));
  }

  #pair(key: string, each: string, inner: unknown): Cell {
    const called = this.#domain(key, each) === null ? plain(this.label(each)) : this.#name(key, each);
    return [...called, ...plain(": "), ...this.cell(each, inner)];
  }

  #joined(key: string, value: unknown[]): Cell {
    const comma = this.words.say("list-separator");
    const bySeat: boolean = this.#isBySeat(key, value);
    if (!bySeat)
      return this.#between(
        comma,
        value.map((each) => this.cell(key, each)),
      );
    const told = value.flatMap((each, seat) => (each ? [[...plain(`${this.names[seat] ?? ""} `), ...this.cell(key, each)]] : []));
    return told.length > 0 ? this.#between(comma, told) : plain(this.words.say("view-nothing"));
  }

  #between(mark: string, cells: Cell[]): Cell {
    return cells.flatMap((cell, at) => (at === 0 ? cell : [...plain(mark), ...cell]));
  }

  /** A component by its name; what is none stands as it is. */
  #name(key: string, id: string): Cell {
    const domain = this.#domain(key, id);
    return domain === null ? plain(id) : [{ text: this.words.component(domain, id), target: `${domain}:${id}` }];
  }

  /** The domain of an id: the one that the key names, else the only one that has it. */
  #domain(key: string, id: string): string | null {
    const whole = key.replaceAll("_", "-");
    const singular = whole.replace(/s$/, "");
    const named = [whole, singular, singular.replace(/e$/, "")].find((each) => this.words.ids(each).includes(id));
    if (named) return named;
    const found = this.#domains.filter(([, ids]) => ids.includes(id));
    return found.length === 1 ? found[0]![0] : null;
  }
}
