/** Ids in, sentences out: the browser's half of lazaretto/text, filled from the same Fluent files. */
import { follow, only } from "./within";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Effect, Member, Printed, PrintedSlots, Reason, Schema } from "../protocol/schema";
import type { Line } from "./lines";
import type { Choice, Decision, GameEvent, Language, SavedFrame } from "./protocol";

export type { Effect, Member, Printed, Schema };

type Slots = Record<string, string>;
type Arguments = Record<string, FluentVariable>;
type Forms = Record<string, string>;
const NONE = "none";
const EFFECT = "effect";
const NO_EFFECT: Member[] = [[EFFECT, "", {}]];

/** The slots of all frames that ask, where these agree on them: what a choice can tell of the decision it answers. */
function context({ asking, frames }: Schema): Slots {
  const rows = asking.flatMap((name) => Object.entries(frames[name] ?? {}));
  return Object.fromEntries(rows.filter(([slot, kind]) => rows.every(([other, its]) => other !== slot || its === kind)));
}

export const kebab = (name: string): string => name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();

/** What is done in an event, whatever it is done to: the last word of its kind. */
const deed = ({ kind }: GameEvent): string => kind.slice(kind.lastIndexOf("-") + 1);

export class Words {
  /** Missing keys and slots, for tests; a text with a gap is still shown. */
  readonly problems: string[] = [];
  readonly #bundle: FluentBundle;
  readonly #forms = new Map<string, Forms>();
  readonly #plain = new Map<string, string>();
  readonly #context: Slots;

  constructor(
    readonly language: Language,
    readonly sources: string[],
    readonly schema: Schema | null = null,
    readonly printed: Printed = {},
    /** Effects by the number that frames hold. */
    readonly effects: Effect[] = [],
  ) {
    this.#context = schema ? context(schema) : {};
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, slots?: Arguments): string {
    if (slots) return this.#format(key, "", slots);
    const known = this.#plain.get(key) ?? this.#format(key, "", {});
    this.#plain.set(key, known);
    return known;
  }

  /** One of the forms a message has besides its plain text. */
  form(key: string, attribute: string, slots: Arguments = {}): string {
    return this.#format(key, attribute, slots);
  }

  hasForm(key: string, attribute: string): boolean {
    return this.#attributes(key).includes(attribute);
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
    return text.replace(/(?<![\p{L}\p{N}_.-])-(?=\d)/gu, "\u2212"); // a minus is no hyphen
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

  /** The members of a list printed on a component, in words; "" if nothing is printed there. */
  list(domain: string, id: string, slot: string, form = ""): string {
    const value = this.printed[domain]?.[id]?.[slot];
    return Array.isArray(value) && value.length > 0 ? this.members(value, form) : "";
  }

  /** Members as they are printed: effects, prices, targets. */
  members(members: Member[], form = ""): string {
    const slots: Arguments = {};
    this.#putMembers(slots, "", members);
    return String((form ? slots[`_${form}`] : undefined) ?? slots[""]);
  }

  #makeForms(domain: string, id: string, told: PrintedSlots = {}): Forms {
    const [home, key] = this.#key(domain, id.split("@")[0] ?? id);
    const slots = this.#onIt(home, id, told);
    const forms: Forms = { "": this.#format(key, "", slots) };
    for (const attribute of this.#attributes(key)) forms[attribute] = this.#format(key, attribute, slots);
    for (const attribute of this.#shared(home, key)) forms[attribute] = this.#format(home, attribute, { ...slots, name: forms[""] ?? id });
    return forms;
  }

  /** The domain that has words for a component, and their key: its own, or one of its kin's. */
  #key(domain: string, id: string): [string, string] {
    const kin = this.schema?.kin[domain]?.filter((each) => this.ids(each).includes(id)) ?? [];
    for (const home of [domain, ...kin]) {
      if (this.has(`${home}-${id}`)) return [home, `${home}-${id}`];
      if (this.#bundle.getMessage(home)?.value) return [home, home];
    }
    return [domain, `${domain}-${id}`];
  }

  #attributes(key: string): string[] {
    return Object.keys(this.#bundle.getMessage(key)?.attributes ?? {});
  }

  /** The forms that all components of a domain have, where this one has none of its own. */
  #shared(home: string, key: string): string[] {
    const own = this.#attributes(key);
    return key === home ? [] : this.#attributes(home).filter((each) => !own.includes(each));
  }

  /** The id of a component, its digits, what is printed on it and what is told of it. */
  #onIt(domain: string, id: string, told: PrintedSlots): Arguments {
    const [plain = id, ...variants] = id.split("@");
    const digits = plain.replace(/\D/g, "");
    const slots: Arguments = { id: plain, number: digits ? Number(digits) : NONE };
    const rows = this.printed[domain] ?? {};
    for (const [slot, value] of Object.entries({
      ...rows[plain],
      ...Object.assign({}, ...variants.map((variant) => rows[`${plain}@${variant}`])),
      ...told,
    } as PrintedSlots)) {
      if (typeof value === "number") slots[slot] = value;
      else this.#putMembers(slots, slot, value);
    }
    return slots;
  }

  #putMembers(slots: Arguments, slot: string, members: Member[]): void {
    this.#putList(
      slots,
      slot,
      members.map((each) => this.told(each)),
    );
  }

  /** A component with what is told of it at one place. */
  told([domain, id, told]: Member): Forms {
    if (!domain) return { "": id };
    return told && Object.keys(told).length > 0 ? this.#makeForms(domain, id, told) : this.#formsOrNone(domain, id || null);
  }

  #putList(slots: Arguments, slot: string, members: Forms[]): void {
    const comma = this.has("list-separator") ? this.say("list-separator") : ", ";
    for (const form of Object.keys(members[0] ?? { "": "" })) {
      slots[form ? `${slot}_${form}` : slot] = members.map((each) => each[form] ?? each[""]).join(comma) || NONE;
    }
  }

  #fill(form: Record<string, unknown>, slots: Slots, names: string[], view: unknown, seat: number | null = null): Arguments {
    const filled: Arguments = {};
    for (const [slot, kind] of Object.entries(slots)) {
      const value = form[slot] ?? null;
      if (kind === "asked") filled[slot] = this.#frame("frame", value as SavedFrame, names, view, -1);
      else if (kind === "verb") filled[slot] = this.say(`when-${kebab(String(value))}`);
      else if (Array.isArray(value))
        this.#putList(
          filled,
          slot,
          value.map((each) => this.#member(kind, each, names)),
        );
      else if (kind === "number") filled[slot] = value === null ? NONE : Number(value);
      else if (kind === "text") filled[slot] = value ? String(value) : NONE;
      else if (kind === EFFECT) this.#putMembers(filled, slot, this.effects[Number(value ?? -1)]?.whole ?? NO_EFFECT);
      else this.#put(filled, slot, kind, value as string | number | null, names, view, seat);
    }
    return filled;
  }

  #member(kind: string, value: unknown, names: string[]): Forms {
    if (kind === "number" || kind === "text") return { "": String(value) };
    return kind === "seat" ? { "": this.#name(Number(value), names) } : this.forms(kind, String(value));
  }

  #name(seat: number, names: string[]): string {
    return names[seat] ?? (this.has("virtual-player") ? this.say("virtual-player") : NONE);
  }

  #put(
    filled: Arguments,
    slot: string,
    kind: string,
    value: string | number | null,
    names: string[],
    view: unknown,
    asked: number | null,
  ): void {
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

  /** `@b1@2`: which of its variants a component is, as far as the view shows it. */
  #variant(kind: string, id: string | null, view: unknown, seat: number | null): string {
    if (!view || id === null || !this.schema) return "";
    const [home] = this.#key(kind, id);
    const found = (this.schema.variants[home] ?? []).map((path) => follow(view, path, seat, id, this.ids(home).indexOf(id)));
    return found
      .filter((variant) => variant !== null)
      .map((variant) => `@${String(variant)}`)
      .join("");
  }

  #putForms(filled: Arguments, slot: string, kind: string, id: string | null, variant = ""): void {
    filled[`${slot}_id`] = id ?? NONE;
    for (const [form, text] of Object.entries(this.#formsOrNone(kind, id === null ? null : id + variant)))
      filled[form ? `${slot}_${form}` : slot] = text;
  }

  #formsOrNone(kind: string, id: string | null): Forms {
    if (id !== null) return this.forms(kind, id);
    const [home, key] = this.#key(kind, this.ids(kind)[0] ?? "");
    return Object.fromEntries(["", ...this.#attributes(key), ...this.#shared(home, key)].map((form) => [form, NONE]));
  }

  #putFacts(filled: Arguments, view: unknown, seat: number | null): void {
    for (const [slot, path] of Object.entries(this.schema?.facts ?? {})) {
      const found = follow(view, path, seat, "", 0);
      filled[slot] = found === null ? NONE : typeof found === "string" ? found : Number(found);
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

  /** `lasting` is what the game was laid out with (see below). */
  event(event: GameEvent, names: string[], form = "", lasting: unknown = null): string {
    const counted = { times: Number(event["times"] ?? 1), followed: typeof event["followed"] === "number" ? event["followed"] : NONE };
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    const filled = this.#fill(event, this.schema?.events[event.kind] ?? {}, names, lasting, seat);
    this.#putFacts(filled, lasting, null);
    return this.#format(`event-${event.kind}`, form, { ...filled, ...counted });
  }

  /** What of a view is the same from the first choice to the last: old events are told with it, too. */
  lasting(view: unknown): unknown {
    return only(view, this.schema?.lasting ?? []);
  }

  /** One line of a log. Of several events the first has the subject, the others go on (`also`, `more` of what is done alike: gained, paid). */
  line({ parts }: Line, names: string[], lasting: unknown = null): string {
    const [first] = parts;
    if (first && parts.length === 1) return this.event(first, names, "", lasting);
    const told = parts.map((event, at) =>
      this.event(event, names, at === 0 ? "begin" : deed(parts[at - 1]!) === deed(event) ? "more" : "also", lasting),
    );
    return this.say("event-line", { parts: told.join(this.say("list-separator")) });
  }

  /** Why a choice is refused here; what a rule alone forbids is told by the rule. */
  reason(reason: Reason, names: string[], view: unknown = null): string {
    const facts = reason.facts.map((fact) =>
      this.say(`fact-${fact.kind}`, this.#fill(fact, this.schema?.reasons[fact.kind] ?? {}, names, view)),
    );
    return facts.length > 0 ? facts.join(" ") : (reason.rule?.text ?? this.say("reason-rule"));
  }

  /** With a view a choice can say where the chosen thing lies, with a decision what it answers. */
  choice(choice: Choice, names: string[], view: unknown = null, decision: Decision | null = null): string {
    const slots = this.schema?.verbs[choice.verb] ?? {};
    const asked = decision?.breadcrumb.at(-1) ?? null;
    const filled = this.#fill(choice, slots, names, view, decision?.seat ?? null);
    this.#putFacts(filled, view, decision?.seat ?? null);
    this.#putContext(filled, asked, names);
    if ("side" in slots) this.#putMembers(filled, "side_effect", this.#side(Number(choice["side"]) - 1, asked));
    return this.say(`choice-${kebab(choice.verb)}`, filled);
  }

  /** The slots of the frame that asks, with `frame_` before them; those of all other frames are `none`. */
  #putContext(filled: Arguments, asked: SavedFrame | null, names: string[]): void {
    const slots = { ...this.#context, ...(asked && this.schema?.frames[asked[0]]) };
    const found = this.#fill(asked ? this.#saved(asked) : {}, slots, names, null);
    for (const [slot, value] of Object.entries(found)) filled[`frame_${slot}`] = value;
    filled["frame_id"] = asked ? kebab(asked[0]) : NONE;
  }

  /** What is behind a side: a branch of the frame's effect, or an item where the frame has its branch already. */
  #side(at: number, asked: SavedFrame | null): Member[] {
    const form = asked ? this.#saved(asked) : {};
    const sides = this.effects[Number(form[EFFECT] ?? -1)]?.sides;
    if (!("side" in form)) return sides?.[at]?.whole ?? NO_EFFECT;
    const item = sides?.[Number(form["side"])]?.items[at];
    return item ? [item] : NO_EFFECT;
  }

  verb(verb: string): string {
    return this.say(`verb-${kebab(verb)}`);
  }

  prompt(decision: Decision, names: string[], view: unknown): string {
    const top = decision.breadcrumb.at(-1);
    return top ? this.#frame("ask", top, names, view, decision.seat) : "";
  }

  /** What the question is about, where the words of a coach were read. */
  coach(decision: Decision, names: string[], view: unknown): string {
    const top = decision.breadcrumb.at(-1);
    return top ? this.#frame("coach", top, names, view, decision.seat) : "";
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

  /** What a decision is about: the fields of the frame that asks, by name. */
  asked(decision: Decision): Record<string, string | null> {
    const top = decision.breadcrumb.at(-1);
    return top ? (this.#saved(top) as Record<string, string | null>) : {};
  }

  /** A frame by its fields. */
  #saved([frame, ...values]: SavedFrame): Record<string, unknown> {
    const slots = this.schema?.frames[frame] ?? {};
    return Object.fromEntries(Object.entries(slots).map(([slot, kind], at) => [slot, this.#id(kind, values[at])]));
  }

  /** Frames hold numbers: the place of a component in its domain. */
  #id(kind: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#id(kind, each));
    if (kind === "number" || kind === "seat" || kind === EFFECT) return value;
    return this.ids(kind)[Number(value)] ?? null;
  }

  /** The components of a domain, in order. */
  ids(domain: string): string[] {
    return this.schema?.domains[domain] ?? this.schema?.shown[domain] ?? [];
  }
}
