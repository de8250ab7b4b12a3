/** What can be done at a table: by one click on the board, in a line of the prompt, beside it; and how that is said. */
import type { GameClient } from "../lib/game";
import { t } from "../lib/i18n.svelte";
import { alike, offersOf, rowsOf, times, type Offer, type Row } from "../lib/means";
import { active, choicesAt, entries, FEW, sayer, type Entry } from "../lib/prompt";
import type { Choice } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import type { Timeline } from "../lib/timeline.svelte";

const timed = (choice: string, count: number): string => (count > 1 ? t("play-times", { choice, count }) : choice);

export class Offering {
  /** The verb whose choices are shown; null: all. */
  verb = $state<string | null>(null);
  /** A seat of this browser that must take the screen, and asks the others to look away. */
  cover = $state<number | null>(null);

  constructor(
    readonly game: GameClient,
    readonly session: Session,
    readonly timeline: Timeline,
    /** The bots that can be asked here, the best last. */
    readonly bots: string[],
  ) {}

  get legal(): Choice[] {
    const { state, table } = this.session;
    if (!state || this.timeline.playing || this.cover !== null || table?.status !== "running" || table.paused) return [];
    return state.legal;
  }

  active = $derived.by(() => active(this.legal, this.verb));
  #offers = $derived.by(() => offersOf(this.legal, this.session.means));
  #byText = $derived.by(() => {
    const { ways, direct } = this.#offers;
    const besides = [...ways, ...direct].flatMap(({ beside }) => beside);
    return new Map([...besides, ...ways, ...direct].map((offer) => [offer.choice.text, offer]));
  });
  /** What more than one choice leads to; not while the choices of one verb are shown. */
  ways = $derived.by(() => (this.verb === null ? this.#offers.ways.map(({ choice }) => choice) : []));
  /** What is shown side by side: instead of all lines of a verb, or in the line of a choice. */
  #rows = $derived.by(() => (this.verb === null ? rowsOf(this.#offers) : []));
  /** The lines of the prompt, as the number keys count them. */
  entries = $derived.by((): Entry[] => {
    const verbs = new Set(this.#rows.filter(({ main }) => main === null).map(({ verb }) => verb));
    return [...entries(this.legal, this.verb, verbs, this.#pointed), ...this.#unlit.map((choice) => ({ verb: choice.verb, choice }))];
  });
  /** Verbs all of whose choices can be pointed at on the board. */
  #pointed = $derived.by(() => {
    const elsewhere = this.legal.filter((choice) => this.game.targets(choice, this.timeline.view).length === 0).map(({ verb }) => verb);
    return new Set(this.legal.map(({ verb }) => verb).filter((verb) => !elsewhere.includes(verb)));
  });
  /** Ways to what cannot be pointed at on the board, or not as long as a click there means something else; and those with a row. */
  #unlit = $derived.by(() => {
    const { view } = this.timeline;
    const isLit = (choice: Choice) =>
      this.game.targets(choice, view).some((at) => choicesAt(this.game, this.active, view, at).length === 0);
    const heads = new Set(this.#rows.map(({ main }) => main?.choice.text));
    return this.ways.filter((choice) => heads.has(choice.text) || !isLit(choice)).slice(0, FEW);
  });

  /** What is shown in a line of the prompt beside its words. */
  row({ verb, choice }: Entry): Row | null {
    return (
      this.#rows.find(({ verb: own, main }) => (main === null ? choice === null && own === verb : main.choice.text === choice?.text)) ??
      null
    );
  }

  /** Choices in words, each asked for once as long as the question is the same. */
  #said = $derived.by(() => {
    const { names, state } = this.session;
    return sayer(this.game, this.game.words[settings.language], names, this.timeline.view, state);
  });

  sentence(choice: Choice): string {
    const offer = this.offer(choice);
    const mix = this.#mixed(offer);
    return mix.length > 1 ? mix.join(" · ") : timed(this.#said(choice), times(offer));
  }

  /** Each of the things that are done in a row, if they are not all the same. */
  #mixed(offer: Offer): string[] {
    const parts = offer.otherwise ? alike(offer) : [];
    const known = parts.flatMap(({ text, count }) => {
      const own = this.#byText.get(text);
      return own ? [timed(this.sentence(own.choice), count)] : [];
    });
    return parts.length > 1 && known.length === parts.length ? known : [];
  }

  /** All that is made with a choice, and what it brings. */
  offer(choice: Choice): Offer {
    return this.#byText.get(choice.text) ?? { choice, choices: [choice.text], means: null, beside: [], otherwise: false, apart: false };
  }

  /** Can a choice be made in another way than by a click on it? */
  isOtherwise(choice: Choice): boolean {
    const { choices, beside } = this.offer(choice);
    return beside.length > 0 || (this.legal.includes(choice) && choices.length > 1);
  }
}
