/** Playing at a table: what is lit, what a click means, what is to be confirmed, who sits before the screen. */
import type { GameClient, Target } from "../lib/game";
import { t } from "../lib/i18n.svelte";
import { active, choicesAt, entries, litTargets, wishesAt, type Entry } from "../lib/prompt";
import type { Choice, RuleText } from "../lib/protocol";
import { sitDown, standUp } from "../lib/screen";
import { Refused, type Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import type { Timeline } from "../lib/timeline.svelte";
import { complain, errorText } from "../lib/toast.svelte";

export interface Anchor {
  x: number;
  y: number;
}

export class Play {
  /** The verb whose choices are shown; null: all. */
  verb = $state<string | null>(null);
  /** A choice waiting for "yes, do it". */
  pending = $state.raw<Choice | null>(null);
  /** Several choices at one place. */
  chooser = $state.raw<{ choices: Choice[]; at: Anchor } | null>(null);
  whyNot = $state.raw<{ text: string; advice?: string | null; rules: RuleText[]; about?: { title: string; rules: string[] } } | null>(null);
  /** A seat of this browser that must take the screen, and asks the others to look away. */
  cover = $state<number | null>(null);
  hinted = $state<string | null>(null);
  sending = $state(false);
  hovered = $state.raw<Target[]>([]);

  constructor(
    readonly game: GameClient,
    readonly session: Session,
    readonly timeline: Timeline,
  ) {}

  get legal(): Choice[] {
    const { state, table } = this.session;
    if (!state || this.timeline.playing || this.sending || this.cover !== null || table?.status !== "running" || table.paused) return [];
    return state.legal;
  }

  active = $derived.by(() => active(this.legal, this.verb));
  lit = $derived.by(() => (this.pending ? new Set<Target>() : litTargets(this.game, this.active, this.timeline.view)));
  marked = $derived.by(() => {
    const choice = this.pending ?? this.legal.find((each) => each.text === this.hinted) ?? null;
    const chosen = choice ? this.game.targets(choice, this.timeline.view).slice(0, 1) : [];
    return new Set<Target>([...chosen, ...this.hovered]);
  });
  /** The lines of the prompt, as the number keys count them. */
  entries = $derived.by(() => entries(this.legal, this.verb));

  reset(): void {
    this.verb = null;
    this.pending = null;
    this.chooser = null;
    this.whyNot = null;
    this.hinted = null;
    this.hovered = [];
  }

  /** Esc: one step back. */
  back(): void {
    if (this.whyNot) this.whyNot = null;
    else if (this.chooser) this.chooser = null;
    else if (this.pending) this.pending = null;
    else this.verb = null;
  }

  /** A line of the prompt: a choice is made, a verb shows its choices. */
  pickEntry({ verb, choice }: Entry): void {
    if (choice) void this.choose(choice);
    else this.verb = verb;
  }

  sentence(choice: Choice): string {
    const { names, state } = this.session;
    const { view } = this.timeline;
    const words = this.game.words[settings.language];
    const decision = state?.decision ?? null;
    const sentence = words.choice(choice, names, view, decision);
    const price = decision ? this.game.price?.(choice, view, decision, words) : null;
    return price ? `${sentence} – ${price}` : sentence;
  }

  /** A click on the board. */
  async pick(target: Target, element: Element): Promise<void> {
    if (this.timeline.playing) return this.timeline.skip();
    const waiting = this.pending;
    this.pending = null;
    this.chooser = null;
    const found = choicesAt(this.game, this.active, this.timeline.view, target);
    if (waiting && found.some((choice) => choice.text === waiting.text)) {
      // The same place again: that is a yes.
      this.pending = waiting;
      return this.confirm();
    }
    if (found.length === 1 && found[0]) return this.choose(found[0]);
    if (found.length > 1) {
      const box = element.getBoundingClientRect();
      this.chooser = { choices: found, at: { x: box.left + box.width / 2, y: box.top + box.height / 2 } };
      return;
    }
    await this.askWhy(target);
  }

  async askWhy(target: Target): Promise<void> {
    const { state, table } = this.session;
    if (!state || table?.status !== "running" || !state.decision) return;
    sound("no");
    const tip = this.game.describe(target, this.timeline.view, this.game.words[settings.language], this.session.names);
    const about = { title: tip?.title ?? "", rules: tip?.rules ?? [] };
    if (state.legal.length === 0) {
      this.whyNot = { text: t("play-not-your-turn", { name: this.session.names[state.decision.seat] ?? "" }), rules: [], about };
      return;
    }
    const rules = new Map<string, RuleText>();
    try {
      for (const wish of wishesAt(this.game, state, target, this.verb)) {
        const answer = await this.session.why(wish);
        // What is legal under another verb is no answer to "why not"; the words stand for it.
        for (const rule of answer.rules) rules.set(rule.id, rule);
      }
    } catch (error) {
      return complain(error);
    }
    const advice = this.game.advice?.(target, state, this.game.words[settings.language]) ?? null;
    const reason = this.#reason(target, rules.size > 0, advice !== null);
    this.whyNot = { text: reason ? t(reason) : about.title, advice: reason ? null : advice, rules: [...rules.values()], about: { ...about, rules: about.rules.filter((id) => !rules.has(id)) } };
  }

  /** Which text tells why nothing happens: it belongs to another verb, a rule forbids it, there is nothing to do; or (null) the game's advice does. */
  #reason(target: Target, ruled: boolean, advised: boolean): string | null {
    const elsewhere = choicesAt(this.game, this.legal, this.timeline.view, target).length > 0;
    if (elsewhere && !ruled) return "play-other-action";
    if (advised) return null;
    return ruled ? "play-why-not" : "play-nothing-here";
  }

  async choose(choice: Choice): Promise<void> {
    this.hovered = [];
    this.chooser = null;
    this.whyNot = null;
    try {
      if (settings.confirm && this.pending?.text !== choice.text) {
        const barrier = await this.session.preview(choice.text);
        if (this.game.endsTurn(choice, barrier, this.timeline.view)) {
          this.pending = choice;
          return;
        }
      }
      await this.send(choice);
    } catch (error) {
      this.fail(error);
    }
  }

  async confirm(): Promise<void> {
    if (!this.pending) return;
    try {
      await this.send(this.pending);
    } catch (error) {
      this.fail(error);
    }
  }

  async send(choice: Choice): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      await this.session.move(choice.text);
      this.reset();
    } finally {
      this.sending = false;
    }
  }

  fail(error: unknown): void {
    this.pending = null;
    if (error instanceof Refused && error.body.rules) this.whyNot = { text: errorText(error.body), rules: error.body.rules };
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
    try {
      this.hinted = await this.session.hint();
      const hinted = this.legal.find((choice) => choice.text === this.hinted);
      const inSight = this.entries.some(({ choice }) => choice?.text === this.hinted);
      if (hinted && !inSight) this.verb = hinted.verb;
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
