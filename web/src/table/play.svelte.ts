/** Playing at a table: what is lit, what a click means, what is to be confirmed, who sits before the screen. */
import { api } from "../lib/api";
import type { Target } from "../lib/game";
import { t } from "../lib/i18n.svelte";
import { keptSet } from "../lib/kept";
import type { Offer } from "../lib/means";
import { onBoard } from "../lib/notices";
import { choicesAt, litTargets, wishesAt, type Entry } from "../lib/prompt";
import type { Choice, Consequences, Hint, Reason, RuleText } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { sitDown, standUp } from "../lib/screen";
import { Refused, type Unless } from "../lib/session.svelte";
import { isNews, lastTurnOf, placesSince } from "../lib/since";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { happened } from "../lib/timeline.svelte";
import { complain, toast } from "../lib/toast.svelte";
import { leave, middle, type Anchor } from "./anchor";
import { later } from "./later";
import { Offering } from "./offering.svelte";

/** Why a click does nothing: the most decisive reason, what else stands in the way, and the rules behind it. */
export interface WhyNot {
  text: string;
  more: string[];
  rules: RuleText[];
  about?: { title: string; rules: string[] };
}

/** Milliseconds: what is answered sooner needs no word that it is on its way. */
const AT_ONCE = 80;
const NOWHERE: ReadonlySet<Target> = new Set();

export class Play extends Offering {
  /** A choice waiting for "yes, do it". */
  pending = $state.raw<Choice | null>(null);
  #pendingChoices: string[] = [];
  /** Several choices at one place. */
  chooser = $state.raw<{ choices: Choice[]; at: Anchor; alone: Choice | null } | null>(null);
  /** The rules that are read beside the board; null: none. */
  reading = $state.raw<string[] | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** The hint that was asked for, until the decision is made. */
  advice = $state.raw<Hint | null>(null);
  /** What a coach points at. */
  counselled = $state.raw<Choice | null>(null);
  sending = $state(false);
  /** The choice that is on its way to whoever keeps the table, if that takes longer than an eye needs. */
  sent = $state.raw<Choice | null>(null);
  hovered = $state.raw<Target[]>([]);
  /** Is it a finger that points? Then a first tap asks, and a second on the same place does. */
  touch = false;
  tapped = $state<Target | null>(null);

  #wasLit = NOWHERE;
  #lit = $derived.by(() => (this.pending ? NOWHERE : litTargets(this.game, [...this.active, ...this.ways], this.timeline.view)));
  lit = $derived.by(() => (this.#wasLit = keptSet(this.#wasLit, this.#lit)));
  #wasMarked = NOWHERE;
  marked = $derived.by(() => {
    const hinted = this.legal.find(({ text }) => text === this.advice?.choice);
    const choice = this.sent ?? this.pending ?? hinted ?? this.counselled;
    const chosen = choice ? this.game.targets(choice, this.timeline.view).slice(0, 1) : [];
    return (this.#wasMarked = keptSet(this.#wasMarked, new Set<Target>([...chosen, ...this.hovered])));
  });
  /** Something was begun that a page which loads itself anew would forget. */
  get halfDone(): boolean {
    return this.sending || this.pending !== null || this.chooser !== null;
  }

  reset(): void {
    this.verb = null;
    this.pending = null;
    this.chooser = null;
    this.whyNot = null;
    this.advice = null;
    this.hovered = [];
    this.tapped = null;
  }

  /** Esc: one step back. */
  back(): void {
    if (this.whyNot) this.whyNot = null;
    else if (this.chooser) this.chooser = null;
    else if (this.pending) this.pending = null;
    else if (this.advice || this.counselled) this.advice = this.counselled = null;
    else this.verb = null;
  }

  /** A line of the prompt: a choice is made, a verb shows its choices. */
  pickEntry({ verb, choice }: Entry): void {
    if (choice) void this.choose(choice);
    else this.verb = verb;
  }

  /** A click on the board. */
  async pick(target: Target, element: Element): Promise<void> {
    if (this.timeline.playing) return this.timeline.skip();
    if (this.sending) return;
    if (this.touch && this.tapped !== target) {
      this.tapped = target;
      this.whyNot = null;
      this.chooser = null;
      this.hovered = [target];
      return;
    }
    this.tapped = null;
    this.hovered = [];
    const waiting = this.pending;
    this.pending = null;
    this.chooser = null;
    const found = this.#meant(target);
    if (waiting && found.some((choice) => choice.text === waiting.text)) {
      // The same place again: that is a yes.
      this.pending = waiting;
      return this.confirm();
    }
    if (found.length === 1 && found[0]) return this.choose(found[0]);
    if (found.length > 1) {
      this.chooser = { choices: found, at: middle(element), alone: null };
      return;
    }
    await this.askWhy(target);
  }

  /** What a second tap on a place will do, in words. */
  tapAgain(target: Target): string {
    const found = this.#meant(target);
    if (found.length === 1 && found[0]) return t("play-tap-again", { choice: this.sentence(found[0]) });
    return t(found.length > 1 ? "play-tap-choices" : "play-tap-why");
  }

  /** What a click means: a choice, or, where there is none, the ways that lead there. */
  #meant(target: Target): Choice[] {
    const found = choicesAt(this.game, this.active, this.timeline.view, target);
    return found.length > 0 ? found : choicesAt(this.game, this.ways, this.timeline.view, target);
  }

  /** What a click on a place would bring, if it means one thing. */
  meansAt(target: Target): Offer | null {
    const found = this.legal.length > 0 ? this.#meant(target) : [];
    return found.length === 1 && found[0] ? this.offer(found[0]) : null;
  }

  /** Is something printed otherwise here than it was shipped, of what is chosen? */
  isCorrected(choice: Choice): boolean {
    const { game, session } = this;
    const view = session.state?.view;
    if (game.marks.corrected.length === 0 || !view) return false;
    const tips = game.targets(choice, view).map((target) => game.describe(target, view, game.words[settings.language], session.names));
    return game.marks.of(tips.flatMap((tip) => tip?.printed ?? [])) === "corrected";
  }

  /** A click with the other button, or on the dots of a tip: what else could be done at this place. Is there anything? */
  besides(target: Target, element: Element): boolean {
    if (this.timeline.playing || this.sending || this.legal.length === 0) return false;
    const found = this.#meant(target).filter((choice) => this.isOtherwise(choice));
    const [only] = found;
    if (!only) return false;
    this.tapped = null;
    this.pending = null;
    if (found.length === 1) void this.otherwise(only, element);
    else {
      // Several ways to one thing have the same beside them.
      const beside = new Map(found.flatMap((choice) => this.offer(choice).beside).map(({ choice }) => [choice.text, choice]));
      this.chooser = { choices: [...beside.values()], at: middle(element), alone: null };
    }
    return true;
  }

  isOtherwiseAt(target: Target): boolean {
    return this.legal.length > 0 && this.#meant(target).some((choice) => this.isOtherwise(choice));
  }

  /** The choice with other answers, several times, or alone. */
  async otherwise(choice: Choice, element: Element): Promise<void> {
    const { choices, beside } = this.offer(choice);
    if (beside.length === 0) return this.alone(choice);
    this.chooser = {
      choices: beside.map((offer) => offer.choice),
      at: middle(element),
      alone: choices.length > 1 && this.legal.includes(choice) ? choice : null,
    };
  }

  /** The choice alone: what follows is asked for. */
  alone(choice: Choice): Promise<void> {
    return this.choose(choice, [choice.text]);
  }

  /** Opens rules beside the board; the same once more closes them. */
  read(rules: string[]): void {
    void later.beside.open(() => (this.reading = this.reading?.join() === rules.join() ? null : rules));
  }

  async askWhy(target: Target): Promise<void> {
    const { state, table } = this.session;
    if (!state || table?.status !== "running" || !state.decision) return;
    sound("no");
    const tip = this.game.describe(target, this.timeline.view, this.game.words[settings.language], this.session.names);
    const about = { title: tip?.title ?? "", rules: tip?.rules ?? [] };
    if (state.legal.length === 0) {
      this.whyNot = { text: t("play-not-your-turn", { name: this.session.names[state.decision.seat] ?? "" }), more: [], rules: [], about };
      return;
    }
    const reasons: Reason[] = [];
    try {
      // What is legal under another verb is no answer to "why not"; the words stand for it.
      for (const wish of wishesAt(this.game, state, target, this.verb)) reasons.push(...(await this.session.why(wish)).reasons);
    } catch (error) {
      return complain(error);
    }
    const elsewhere = choicesAt(this.game, this.legal, this.timeline.view, target).length > 0;
    const nothing = elsewhere ? t("play-other-action") : t("play-nothing-here");
    this.whyNot = this.#told(reasons, reasons.length > 0 ? null : nothing, about);
  }

  /** Reasons in words, each sentence and each rule once; `text` goes before them all. */
  #told(reasons: Reason[], text: string | null, about?: WhyNot["about"]): WhyNot {
    const words = this.game.words[settings.language];
    const rules = new Map(reasons.flatMap(({ rule }) => (rule ? [[rule.id, rule] as const] : [])));
    const sentences = [
      ...new Set([...(text ? [text] : []), ...reasons.map((reason) => words.reason(reason, this.session.names, this.timeline.view))]),
    ];
    const [first = "", ...more] = sentences;
    const told: WhyNot = { text: first, more: more.slice(0, 2), rules: [...rules.values()].filter(({ text }) => text !== first) };
    return about ? { ...told, about: { ...about, rules: about.rules.filter((id) => !rules.has(id)) } } : told;
  }

  async choose(choice: Choice, choices = this.offer(choice).choices): Promise<void> {
    if (this.sending) return;
    this.hovered = [];
    this.chooser = null;
    this.whyNot = null;
    const unless = this.pending?.text === choice.text ? null : this.#unless;
    const told = unless && this.#foretold(choice, choices);
    if (unless && told?.[unless]) return this.#ask(choice, choices);
    try {
      // What is not known yet is looked at when it is done: nobody waits for all the others.
      await this.send(choice, choices, told ? null : unless);
    } catch (error) {
      if (error instanceof Refused && error.body.code === "ask-again") this.#ask(choice, choices);
      else this.fail(error);
    }
  }

  /** Something is given up for good (or, for those who want it, cannot be undone): is it meant? */
  #ask(choice: Choice, choices: string[]): void {
    this.pending = choice;
    this.#pendingChoices = choices;
  }

  get #unless(): Unless | null {
    return settings.asks === "never" ? null : settings.asks === "always" ? "irrevocable" : "gives_up";
  }

  #foretold(choice: Choice, choices: string[]): Consequences | null {
    if (choices.length > 1) return this.offer(choice).means;
    return this.session.means?.choices.find((each) => each.choices[0] === choice.text) ?? null;
  }

  async confirm(): Promise<void> {
    if (!this.pending) return;
    try {
      await this.send(this.pending, this.#pendingChoices);
    } catch (error) {
      this.fail(error);
    }
  }

  async send(choice: Choice, [first = choice.text, ...then]: string[], unless: Unless | null = null): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    leave();
    const slow = setTimeout(() => (this.sent = choice), AT_ONCE);
    try {
      await this.session.move(first, then, unless);
      this.counselled = null;
      this.reset();
    } finally {
      clearTimeout(slow);
      this.sending = false;
      this.sent = null;
    }
  }

  fail(error: unknown): void {
    this.pending = null;
    if (error instanceof Refused && error.body.reasons?.length) this.whyNot = this.#told(error.body.reasons, null);
    else complain(error);
  }

  async undo(): Promise<void> {
    if (this.pending) return this.back();
    try {
      await this.session.undo();
      this.reset();
    } catch (error) {
      complain(error);
    }
  }

  async hint(): Promise<void> {
    if (this.legal.length === 0) return;
    if (!this.session.table?.assist) return toast(t("play-no-hints"));
    try {
      // The quickest search that is worth its time here.
      const advice = await this.session.hint(this.bots.find((bot) => bot.startsWith("mcts")) ?? this.bots.at(-1));
      if (advice.n === this.session.state?.n) this.advice = advice;
    } catch (error) {
      complain(error);
    }
  }

  /** The first decision after the last turn of whoever looks; null: nobody has decided since. */
  get since(): number | null {
    return lastTurnOf(this.session.decided, this.session.state?.seat ?? null);
  }

  /** Where something happened since then, as long as that is news. */
  #wasRecent = NOWHERE;
  recent = $derived.by(() => (this.#wasRecent = keptSet(this.#wasRecent, this.#recent)));
  #recent = $derived.by(() => {
    const { decided, events, state } = this.session;
    const mine = state !== null && state.decision?.seat === state.seat;
    return mine && !this.timeline.playing && isNews(decided, state.seat) ? placesSince(this.game, events, this.since) : NOWHERE;
  });

  /** What happened since my last turn once more; alone: what my last choice led to. */
  async again(): Promise<void> {
    const { id, state } = this.session;
    if (!state || this.timeline.playing || state.n < 2) return;
    const from = this.since ?? state.n - 1;
    if (settings.speed === "off") return go(`/t/${id}/replay?at=${from}&play=1`);
    try {
      const moments = Array.from({ length: state.n - from + 1 }, (_, at) => api.moment(id, from + at, state.seat));
      const [before, ...after] = await Promise.all(moments);
      if (this.session.state !== state || !before) return; // it has gone on meanwhile
      this.timeline.jump(before.view);
      this.timeline.show(
        after.flatMap((moment) => happened(onBoard(moment.events), moment.steps)),
        state.view,
      );
    } catch (error) {
      complain(error);
    }
  }

  /** In a hot seat the screen goes to whoever decides; covered first when somebody knows a secret. */
  hand(): void {
    const { id, state, table, mine } = this.session;
    if (state?.seat === this.cover) this.cover = null; // only now is what lies below it theirs to see
    if (!state || table?.status !== "running" || this.timeline.playing) return;
    if (state.seat !== null && this.cover === null) sitDown(id, state.seat);
    const secrets = settings.cover && mine.length > 1 && this.game.secrets(state.view).some((seat) => mine.includes(seat));
    const next = this.#next(secrets);
    if (next === undefined || next === (this.cover ?? state.seat)) return;
    this.cover = secrets ? next : null;
    if (secrets) standUp(id);
    else this.session.sit(next);
  }

  /** Who is to look at the screen: whoever decides; where that is somebody else, any of us may, if nobody has secrets. */
  #next(secrets: boolean): number | undefined {
    const { state, mine } = this.session;
    const asked = state?.decision?.seat;
    if (asked !== undefined && mine.includes(asked)) return asked;
    return state?.seat === null && !secrets ? mine[0] : undefined;
  }

  /** The cover goes when the view of whoever takes the screen has come: until then it shows what the one before could see. */
  uncover(): void {
    if (this.cover !== null) this.session.sit(this.cover);
  }
}
