/** Ids in, sentences out: the browser's half of lazaretto/text, filled from the same Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Choice, Decision, GameEvent, Language, SavedFrame } from "./protocol";

type Slots = Record<string, string>;
type Arguments = Record<string, FluentVariable>;
type Forms = Record<string, string>;
/** A number; an effect; components or a text of no language; nothing. */
type Value = number | string | [string, string][] | null;
/** domain -> id, or id@variant -> slot -> what is printed there */
export type Printed = Record<string, Record<string, Record<string, Value>>>;

export interface Schema {
  game: string;
  domains: Record<string, string[]>;
  events: Record<string, Slots>;
  verbs: Record<string, Slots>;
  frames: Record<string, Slots>;
  asking: string[];
  holders: Record<string, string[]>;
  scores: string[];
  /** domain -> the domains its components belong to */
  parts: Record<string, string[]>;
  /** domain -> the path in a view that tells the variant of a component */
  variants: Record<string, string[]>;
  /** slot of choices and prompts -> the path in a view that tells the number */
  facts: Record<string, string[]>;
  /** items of effects that come at once and are nothing to choose */
  gains: string[];
  effect_domain: string;
}

const NONE = "none";
const PAY = "pay";

/** What stands at a path in a view; `{seat}` and `{at}` are places in lists. */
function follow(view: unknown, path: string[], seat: number | null, at: number): unknown {
  let found: unknown = view;
  for (const step of path) {
    const key = step === "{seat}" ? seat : step === "{at}" ? at : step;
    found = found === null || found === undefined || key === null ? null : (found as Record<string | number, unknown>)[key];
  }
  return found ?? null;
}

export const kebab = (name: string): string => name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();

export class Words {
  /** Missing keys and slots, for tests; a text with a gap is still shown. */
  readonly problems: string[] = [];
  readonly #bundle: FluentBundle;
  readonly #forms = new Map<string, Forms>();
  readonly #effectForms = new Map<string, string>();
  readonly #context: Slots = {};

  constructor(
    readonly language: Language,
    sources: string[],
    readonly schema: Schema | null = null,
    readonly printed: Printed = {},
    /** Effects by the number that frames hold. */
    readonly effects: string[] = [],
  ) {
    for (const name of schema?.asking ?? []) for (const [slot, kind] of Object.entries(schema?.frames[name] ?? {})) this.#context[`frame_${slot}`] = kind;
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

  /** A component in the nominative, or in one of its forms; `variant` says on which board it is. */
  component(domain: string, id: string, form = "", variant?: string): string {
    const forms = this.forms(domain, variant ? `${id}@${variant}` : id);
    return forms[form] ?? forms[""] ?? id;
  }

  #makeForms(domain: string, id: string): Forms {
    const plain = id.split("@")[0] ?? id;
    const owner = this.#owner(domain, plain);
    if (owner !== domain) return this.forms(owner, id);
    const key = !this.has(`${domain}-${plain}`) && this.has(domain) ? domain : `${domain}-${plain}`;
    const slots = this.#composed(domain, id);
    const forms: Forms = { "": this.#format(key, "", slots) };
    for (const attribute of Object.keys(this.#bundle.getMessage(key)?.attributes ?? {})) {
      forms[attribute] = this.#format(key, attribute, slots);
    }
    return forms;
  }

  /** The domain whose words a component has: its own, or that of a part. */
  #owner(domain: string, id: string): string {
    if (!this.schema || this.has(`${domain}-${id}`)) return domain;
    return this.schema.parts[domain]?.find((part) => this.schema?.domains[part]?.includes(id)) ?? domain;
  }

  #composed(domain: string, id: string): Arguments {
    const plain = id.split("@")[0] ?? id;
    const digits = plain.replace(/\D/g, "");
    const slots: Arguments = { id: plain, number: digits ? Number(digits) : NONE };
    const rows = this.printed[domain] ?? {};
    for (const [slot, value] of Object.entries({ ...rows[plain], ...rows[id] })) {
      if (typeof value === "number") slots[slot] = value;
      else if (Array.isArray(value)) this.#putList(slots, slot, value.map(([inner, each]) => (inner ? this.#formsOrNone(inner, each || null) : { "": each || NONE })));
      else this.#putEffect(slots, slot, value);
    }
    return slots;
  }

  #putList(slots: Arguments, slot: string, members: Forms[]): void {
    const comma = this.has("list-separator") ? this.say("list-separator") : ", ";
    for (const form of Object.keys(members[0] ?? { "": "" })) {
      slots[form ? `${slot}_${form}` : slot] = members.map((each) => each[form] ?? each[""]).join(comma) || NONE;
    }
  }

  /** An effect of the edition in words; with the form `pay`, a price. */
  effect(text: string, form = ""): string {
    const at = `${form} ${text}`;
    const branches = () => text.split(" / ").map((branch) => this.#branch(branch, form)).join(this.say("effect-or"));
    const found = this.#effectForms.get(at) ?? (text ? branches() : this.say("effect-nothing"));
    this.#effectForms.set(at, found);
    return found;
  }

  #branch(text: string, form: string): string {
    const [price = "", gain] = text.split(" -> ");
    return gain === undefined ? this.#items(text, form) : this.say("effect-exchange", { price: this.#items(price, PAY), gain: this.#items(gain, form) });
  }

  #items(text: string, form: string): string {
    return text.split(", ").map((item) => this.#item(item, form)).join(this.say("list-separator"));
  }

  /** `coin:2` is effect-coin with $count; `overseer:nun+skip` is effect-overseer-skip with $who, a component. */
  #item(text: string, form: string): string {
    const [name = "", rest = ""] = text.split(":");
    const [who = "", how = ""] = rest.split("+");
    const key = ["effect", name.replace("|", "-"), ...(how ? [how] : [])].join("-");
    const slots: Arguments = {};
    if (/^\d+$/.test(rest)) slots["count"] = Number(rest);
    else if (rest) this.#putForms(slots, "who", this.schema?.effect_domain ?? "", who === "any" ? null : who);
    return this.#format(key, form && this.#bundle.getMessage(key)?.attributes[form] ? form : "", slots);
  }

  #putEffect(slots: Arguments, slot: string, text: string | null): void {
    slots[slot] = text === null ? NONE : this.effect(text);
    slots[`${slot}_${PAY}`] = text === null ? NONE : this.effect(text, PAY);
  }

  #fill(form: Record<string, unknown>, slots: Slots, names: string[], view: unknown, seat: number | null = null): Arguments {
    const filled: Arguments = {};
    for (const [slot, kind] of Object.entries(slots)) {
      const value = form[slot] ?? null;
      if (Array.isArray(value)) this.#putList(filled, slot, value.map((each) => this.#member(kind, each, names)));
      else if (kind === "number") filled[slot] = value === null ? NONE : Number(value);
      else if (kind === "effect") this.#putEffect(filled, slot, value === null ? null : (this.effects[Number(value)] ?? ""));
      else this.#put(filled, slot, kind, value as string | number | null, names, view, seat);
    }
    return filled;
  }

  #member(kind: string, value: unknown, names: string[]): Forms {
    if (kind === "number") return { "": String(value) };
    return kind === "seat" ? { "": this.#name(Number(value), names) } : this.forms(kind, String(value));
  }

  #name(seat: number, names: string[]): string {
    return names[seat] ?? (this.has("virtual-player") ? this.say("virtual-player") : NONE);
  }

  #put(filled: Arguments, slot: string, kind: string, value: string | number | null, names: string[], view: unknown, asked: number | null): void {
    if (kind === "seat") {
      const seat = value === null ? -1 : Number(value);
      filled[slot] = seat >= 0 ? this.#name(seat, names) : NONE;
      filled[`${slot}_id`] = seat >= 0 ? seat : NONE;
      return;
    }
    const id = value === null ? null : String(value);
    this.#putForms(filled, slot, kind, id, this.#variant(kind, id, view, asked));
    const holders = this.schema?.holders[kind];
    if (!holders) return;
    const held = id === null ? {} : (this.where(view, kind, id) ?? {});
    for (const domain of holders) this.#putForms(filled, `${slot}_${domain}`, domain, held[domain] ?? null);
  }

  /** `@b1`: which of its variants a component is, as far as the view shows it. */
  #variant(kind: string, id: string | null, view: unknown, seat: number | null): string {
    if (!view || id === null || !this.schema) return "";
    const owner = this.#owner(kind, id);
    const path = this.schema.variants[owner];
    const found = path ? follow(view, path, seat, this.schema.domains[owner]?.indexOf(id) ?? 0) : null;
    return found === null ? "" : `@${String(found)}`;
  }

  #putForms(filled: Arguments, slot: string, kind: string, id: string | null, variant = ""): void {
    filled[`${slot}_id`] = id ?? NONE;
    for (const [form, text] of Object.entries(this.#formsOrNone(kind, id === null ? null : id + variant))) filled[form ? `${slot}_${form}` : slot] = text;
  }

  #formsOrNone(kind: string, id: string | null): Forms {
    if (id !== null) return this.forms(kind, id);
    return Object.fromEntries(Object.keys(this.forms(kind, this.schema?.domains[kind]?.[0] ?? "")).map((form) => [form, NONE]));
  }

  #putFacts(filled: Arguments, view: unknown, seat: number | null): void {
    for (const [slot, path] of Object.entries(this.schema?.facts ?? {})) {
      const found = follow(view, path, seat, 0);
      filled[slot] = found === null ? NONE : Number(found);
    }
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

  /** With a view a choice can say where the chosen thing lies, with a decision what it answers. */
  choice(choice: Choice, names: string[], view: unknown = null, decision: Decision | null = null): string {
    const slots = this.schema?.verbs[choice.verb] ?? {};
    const asked = decision?.breadcrumb.at(-1) ?? null;
    const filled = this.#fill(choice, slots, names, view, decision?.seat ?? null);
    this.#putFacts(filled, view, decision?.seat ?? null);
    const known = asked ? Object.fromEntries(Object.entries(this.#saved(asked)).map(([slot, value]) => [`frame_${slot}`, value])) : {};
    Object.assign(filled, this.#fill(known, this.#context, names, null));
    filled["frame_id"] = asked ? kebab(asked[0]) : NONE;
    if ("side" in slots) this.#putEffect(filled, "side_effect", this.#side(Number(choice["side"]) - 1, asked));
    return this.say(`choice-${kebab(choice.verb)}`, filled);
  }

  /** The effect behind a side: a branch of the frame's effect, or an item where the frame has its branch already. */
  #side(at: number, asked: SavedFrame | null): string | null {
    const form = asked ? this.#saved(asked) : {};
    if (typeof form["effect"] !== "number") return null;
    const branches = (this.effects[form["effect"]] ?? "").split(" / ");
    if (!("side" in form)) return branches[at] ?? null;
    const items = (branches[Number(form["side"])] ?? "").split(" -> ").at(-1)?.split(", ") ?? [];
    return items.filter((item) => !this.schema?.gains.includes(item.split(":")[0] ?? ""))[at] ?? null;
  }

  verb(verb: string): string {
    return this.say(`verb-${kebab(verb)}`);
  }

  prompt(decision: Decision, names: string[], view: unknown): string {
    const top = decision.breadcrumb.at(-1);
    return top ? this.#frame("ask", top, names, view, decision.seat) : "";
  }

  /** What remains to be done, the nearest first. */
  breadcrumb(decision: Decision, names: string[], view: unknown): string[] {
    return [...decision.breadcrumb].reverse().map((saved) => this.#frame("frame", saved, names, view, decision.seat));
  }

  #frame(prefix: string, saved: SavedFrame, names: string[], view: unknown, asked: number): string {
    const form = this.#saved(saved);
    const seat = typeof form["seat"] === "number" ? form["seat"] : asked;
    const filled = this.#fill(form, this.schema?.frames[saved[0]] ?? {}, names, view, seat);
    this.#putFacts(filled, view, seat);
    return this.say(`${prefix}-${kebab(saved[0])}`, filled);
  }

  /** A frame by its fields. */
  #saved([frame, ...values]: SavedFrame): Record<string, unknown> {
    const slots = this.schema?.frames[frame] ?? {};
    return Object.fromEntries(Object.entries(slots).map(([slot, kind], at) => [slot, this.#id(kind, values[at])]));
  }

  /** Frames hold numbers: the place of a component in its domain. */
  #id(kind: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#id(kind, each));
    if (kind === "number" || kind === "seat" || kind === "effect") return value;
    return this.schema?.domains[kind]?.[Number(value)] ?? null;
  }
}
