/** How a game plugs into the client: one value of this type per game. See web/README.md. */
import type { Component } from "svelte";
import type { Barrier, Choice, Decision, GameEvent, Language, State } from "./protocol";
import type { Words } from "./words";
import type { IconName } from "./icons";

/** Something on the board that can be pointed at: "region:gallia", "token:t5", "card:monk". */
export type Target = string;

/** What is said about a target: on hover, on focus and to a screen reader. */
export interface Tip {
  title: string;
  lines: string[];
  /** Ids of ledger rules that say more. */
  rules?: string[];
}

/** One figure of a player: cubes in the supply, cubes in the palace… */
export interface Fact {
  icon: IconName;
  label: string;
  value: number | string;
}

/** A heading, an ordinary line, a loss, or a line that is dull unless everything is shown. */
export type Tone = "turn" | "plain" | "loss" | "minor";

/** How an event is shown: for how long (milliseconds at normal speed) and with what sound. */
export interface Stage {
  ms: number;
  sound?: string;
}

export interface BoardProps<V = unknown> {
  view: V;
  words: Words;
  names: string[];
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  /** What is asked at this moment, for boards that show more while it is asked. */
  decision: Decision | null;
  /** Targets of legal choices. */
  lit: ReadonlySet<Target>;
  /** Targets to point out: a hovered line of the log, a choice to be confirmed. */
  marked: ReadonlySet<Target>;
  /** The event being shown, and what the game remembers of those before it. */
  event: GameEvent | null;
  scene: unknown;
  onpick: (target: Target, at: Element) => void;
}

export interface GameClient<V = unknown> {
  name: string;
  words: Record<Language, Words>;
  /** Width of the board by its height, for a phone (null: as high as it is); a laptop gives it all the room there is. */
  ratio: number | null;
  /** The board itself. */
  Board: Component<BoardProps<V>>;
  /** The board lays itself out in whatever space there is: it is no picture of fixed proportions. */
  fluid?: boolean;
  /** What lies beside the board (cards, markets…); optional. */
  Aside?: Component<BoardProps<V>>;

  /** Where a choice can be clicked; the first is the most precise. */
  targets(choice: Choice, view: V): Target[];
  /** What a click on a target that is not lit might have meant, most likely first: choices to ask "why not?" about. */
  wishes(target: Target, state: State<V>, verb: string | null): string[];
  /** What to say of such a click in words of the client, where a rule alone would not help; optional. */
  advice?(target: Target, state: State<V>, words: Words): string | null;
  describe(target: Target, view: V, words: Words, names: string[]): Tip | null;

  /** What a choice costs, where its sentence does not say so; optional. */
  price?(choice: Choice, view: V, decision: Decision, words: Words): string | null;

  icon(event: GameEvent): IconName;
  verbIcon(verb: string): IconName;
  /** Where an event happened. */
  places(event: GameEvent): Target[];
  /** How the log sets a line. */
  tone(event: GameEvent): Tone;
  /** Kinds of events that make up the end of the game, told step by step with the score; optional. */
  finale?: { start: string; step: string; cost: string };

  stage(event: GameEvent, view: V): Stage;
  /** The view while an event is being shown: what moves has left its place. */
  during(view: V, event: GameEvent): V;
  /** The view after an event, as far as the event tells; the server's view replaces it at the end. */
  after(view: V, event: GameEvent): V;
  /** What the board remembers while a series of events is shown. */
  scene(before: unknown, event: GameEvent): unknown;

  /** Is this the moment to ask "are you sure?" */
  endsTurn(choice: Choice, barrier: Barrier, view: V): boolean;
  /** Seats that know something the others do not. */
  secrets(view: V): number[];
  /** Rules to read at this decision. */
  rulesOf(decision: Decision): string[];
  score(view: V, seat: number): number;
  /** The score that a player alone tries to reach, if there is one; optional. */
  goal?(view: V): number | null;
  facts(view: V, seat: number, words: Words): Fact[];
  /** Targets that belong to a seat, e.g. its cards, shown beside its name. */
  belongings(view: V, seat: number, words: Words): { target: Target; icon: IconName; label: string }[];
}
