/** Ids in, sentences out: the browser's half of lazaretto/text, filled from the same Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Choice, Decision, GameEvent, Language, SavedFrame } from "./protocol";

type Slots = Record<string, string>;
type Arguments = Record<string, FluentVariable>;
type Forms = Record<string, string>;
/** A component: its domain, its id, and what is told of it at this place. */
export type Member = [string, string, PrintedSlots?];
export interface PrintedSlots {
  [slot: string]: number | Member[];
}
/** domain -> id -> slot -> a number or a list of components */
export type Printed = Record<string, Record<string, PrintedSlots>>;

export interface Schema {
  game: string;
  domains: Record<string, string[]>;
  /** Components that no event and no choice names. */
  shown?: Record<string, string[]>;
  /** domain -> the domains whose words it may borrow */
  kin?: Record<string, string[]>;
  events: Record<string, Slots>;
  verbs: Record<string, Slots>;
  frames: Record<string, Slots>;
  holders: Record<string, string[]>;
  scores: string[];
}

const NONE = "none";

export const kebab = (name: string): string => name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();

export class Words {
  /** Missing keys and slots, for tests; a text with a gap is still shown. */
  readonly problems: string[] = [];
  readonly #bundle: FluentBundle;
  readonly #forms = new Map<string, Forms>();

  constructor(
    readonly language: Language,
    sources: string[],
    readonly schema: Schema | null = null,
    readonly printed: Printed = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, slots: Arguments = {}): string {
    return this.#format(key, "", slots);
  }

  #format(key: string, attribute: string, slots: Arguments): string {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      this.problems.push(`${key}${attribute && "."}${attribute}: no such text`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, slots, errors);
    for (const error of errors) this.problems.push(`${key}: ${error.message}`);
    return text;
  }

  /** All forms of a component by attribute; the plain value is under the empty name. */
  forms(domain: string, id: string): Forms {
    const at = `${domain} ${id}`;
    const found = this.#forms.get(at) ?? this.#makeForms(domain, id);
    this.#forms.set(at, found);
    return found;
  }

  component(domain: string, id: string, form = ""): string {
    const forms = this.forms(domain, id);
    return forms[form] ?? forms[""] ?? id;
  }

  /** The members of a list printed on a component, in words; "" if nothing is printed there. */
  list(domain: string, id: string, slot: string, form = ""): string {
    const value = this.printed[domain]?.[id]?.[slot];
    if (!Array.isArray(value) || value.length === 0) return "";
    const slots: Arguments = {};
    this.#putList(slots, slot, value.map((each) => this.told(each)));
    return String(slots[form ? `${slot}_${form}` : slot] ?? slots[slot]);
  }

  #makeForms(domain: string, id: string, given: PrintedSlots = {}): Forms {
    const [home, key] = this.#key(domain, id);
    const slots = this.#composed(home, id, given);
    const forms: Forms = { "": this.#format(key, "", slots) };
    for (const attribute of this.#attributes(key)) forms[attribute] = this.#format(key, attribute, slots);
    if (key !== home) for (const attribute of this.#attributes(home)) forms[attribute] ??= this.#format(home, attribute, { ...slots, name: forms[""] ?? id });
    return forms;
  }

  /** The domain that has words for a component, and their key: its own, or one of its kin's. */
  #key(domain: string, id: string): [string, string] {
    if (this.has(`${domain}-${id}`)) return [domain, `${domain}-${id}`];
    if (this.#bundle.getMessage(domain)?.value) return [domain, domain];
    const kin = this.schema?.kin?.[domain]?.find((each) => this.has(`${each}-${id}`)) ?? domain;
    return [kin, `${kin}-${id}`];
  }

  #attributes(key: string): string[] {
    return Object.keys(this.#bundle.getMessage(key)?.attributes ?? {});
  }

  #composed(domain: string, id: string, given: PrintedSlots): Arguments {
    const digits = id.replace(/\D/g, "");
    const slots: Arguments = { id, number: digits ? Number(digits) : NONE };
    for (const [slot, value] of Object.entries({ ...this.printed[domain]?.[id], ...given })) {
      if (typeof value === "number") slots[slot] = value;
      else this.#putList(slots, slot, value.map((each) => this.told(each)));
    }
    return slots;
  }

  /** A component with what is told of it at one place. */
  told([domain, id, given]: Member): Forms {
    return given && Object.keys(given).length > 0 ? this.#makeForms(domain, id, given) : this.forms(domain, id);
  }

  #putList(slots: Arguments, slot: string, members: Forms[]): void {
    const comma = this.has("list-separator") ? this.say("list-separator") : ", ";
    for (const form of Object.keys(members[0] ?? { "": "" })) {
      slots[form ? `${slot}_${form}` : slot] = members.map((each) => each[form] ?? each[""]).join(comma) || NONE;
    }
  }

  #fill(form: Record<string, unknown>, slots: Slots, names: string[], view: unknown): Arguments {
    const filled: Arguments = {};
    for (const [slot, kind] of Object.entries(slots)) {
      const value = form[slot];
      if (kind === "number") filled[slot] = value === null || value === undefined ? NONE : Number(value);
      else if (Array.isArray(value)) {
        this.#putList(filled, slot, value.map((each) => (kind === "seat" ? { "": names[Number(each)] ?? NONE } : this.forms(kind, String(each)))));
      } else this.#put(filled, slot, kind, value as string | number | null, names, view);
    }
    return filled;
  }

  #put(filled: Arguments, slot: string, kind: string, value: string | number | null | undefined, names: string[], view: unknown): void {
    if (kind === "seat") {
      const seat = value === null || value === undefined ? -1 : Number(value);
      filled[slot] = seat >= 0 ? (names[seat] ?? NONE) : NONE;
      filled[`${slot}_id`] = seat >= 0 ? seat : NONE;
      return;
    }
    const id = value === null || value === undefined ? null : String(value);
    this.#putForms(filled, slot, kind, id);
    const holders = this.schema?.holders[kind];
    if (!holders) return;
    const held = id === null ? {} : (this.where(view, kind, id) ?? {});
    for (const domain of holders) this.#putForms(filled, `${slot}_${domain}`, domain, held[domain] ?? null);
  }

  #putForms(filled: Arguments, slot: string, kind: string, id: string | null): void {
    filled[`${slot}_id`] = id ?? NONE;
    const forms = this.forms(kind, id ?? this.#ids(kind)[0] ?? "");
    for (const [form, text] of Object.entries(forms)) filled[form ? `${slot}_${form}` : slot] = id === null ? NONE : text;
  }

  /** The components a thing lies in, as far as a view shows it. */
  where(view: unknown, kind: string, id: string, inside: Record<string, string> = {}): Record<string, string> | null {
    if (Array.isArray(view)) {
      for (const each of view) {
        const found = this.where(each, kind, id, inside);
        if (found) return found;
      }
      return null;
    }
    if (typeof view !== "object" || view === null) return null;
    const thing = view as Record<string, unknown>;
    if (thing[kind] === id && Object.keys(inside).length > 0) return inside;
    for (const [key, value] of Object.entries(thing)) {
      const domain = key.replace(/s$/, "");
      const holds = domain !== key && this.schema?.domains[domain] && typeof value === "object" && value !== null && !Array.isArray(value);
      const rows: [unknown, Record<string, string>][] = holds
        ? Object.entries(value).map(([name, content]) => [content, { ...inside, [domain]: name }])
        : [[value, inside]];
      for (const [content, around] of rows) {
        const found = this.where(content, kind, id, around);
        if (found) return found;
      }
    }
    return null;
  }

  event(event: GameEvent, names: string[]): string {
    return this.say(`event-${event.kind}`, this.#fill(event, this.schema?.events[event.kind] ?? {}, names, null));
  }

  choice(choice: Choice, names: string[], view: unknown = null): string {
    return this.say(`choice-${kebab(choice.verb)}`, this.#fill(choice, this.schema?.verbs[choice.verb] ?? {}, names, view));
  }

  verb(verb: string): string {
    return this.say(`verb-${kebab(verb)}`);
  }

  prompt(decision: Decision, names: string[], view: unknown): string {
    const top = decision.breadcrumb.at(-1);
    return top ? this.#frame("ask", top, names, view) : "";
  }

  /** What remains to be done, the nearest first. */
  breadcrumb(decision: Decision, names: string[], view: unknown): string[] {
    return [...decision.breadcrumb].reverse().map((saved) => this.#frame("frame", saved, names, view));
  }

  #frame(prefix: string, [frame, ...values]: SavedFrame, names: string[], view: unknown): string {
    const slots = this.schema?.frames[frame] ?? {};
    const form = Object.fromEntries(Object.entries(slots).map(([slot, kind], at) => [slot, this.#id(kind, values[at])]));
    return this.say(`${prefix}-${kebab(frame)}`, this.#fill(form, slots, names, view));
  }

  /** Frames hold numbers: the place of a component in its domain. */
  #id(kind: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#id(kind, each));
    if (kind === "number" || kind === "seat") return value;
    return this.#ids(kind)[Number(value)] ?? null;
  }

  #ids(kind: string): string[] {
    return this.schema?.domains[kind] ?? this.schema?.shown?.[kind] ?? [];
  }
}
