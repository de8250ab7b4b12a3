/** How a game plugs into the client: one value of this type per game. See web/README.md. */
import type { Component } from "svelte";
import type { Choice, Decision, GameEvent, Language, State } from "./protocol";
import type { Marks } from "./marks";
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
  /** The tables of the edition where its values stand: what is other there than was shipped is told, too. */
  printed?: string[];
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

export interface BoardProps<V = unknown, E extends GameEvent = GameEvent, D = unknown> {
  view: V;
  /** What the board is drawn from, as it is printed at this table. */
  edition: D;
  /** Which of that is other than was shipped, and which is reconstructed. */
  marks: Marks;
  words: Words;
  names: string[];
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  /** What is asked at this moment, for boards that show more while it is asked. */
  decision: Decision | null;
  /** Where what is moved can come to, and what that takes; empty when nothing is moved. */
  reach: Reach;
  /** Targets of legal choices. */
  lit: ReadonlySet<Target>;
  /** Targets to point out: a hovered line of the log, a choice to be confirmed. */
  marked: ReadonlySet<Target>;
  /** The event being shown, and what the game remembers of those before it. */
  event: E | null;
  scene: unknown;
  onpick: (target: Target, at: Element) => void;
}

/** By place: the least that it takes to come there. */
export type Reach = State["reach"];

/** A game with the view, events and choices that the server tells of it, at a table where something is printed. */
export interface GameClient<V = unknown, E extends GameEvent = GameEvent, C extends Choice = Choice, D = unknown> {
  name: string;
  edition: D;
  marks: Marks;
  words: Record<Language, Words>;
  /** Width of the board by its height, for a phone (null: as high as it is); a laptop gives it all the room there is. */
  ratio: number | null;
  /** The board itself. */
  Board: Component<BoardProps<V, E, D>>;
  /** The board lays itself out in whatever space there is: it is no picture of fixed proportions. */
  fluid?: boolean;
  /** What lies beside the board (cards, markets…); optional. */
  Aside?: Component<BoardProps<V, E, D>>;

  /** Where a choice can be clicked; the first is the most precise. */
  targets(choice: C, view: V): Target[];
  /** The parts of the board that show a target, of those one looks at one at a time (`data-part` of their tabs); optional. */
  parts?(target: Target): string[];
  /** What a click on a target that is not lit might have meant, most likely first: choices to ask "why not?" about. */
  wishes(target: Target, state: State<V, C, E>, verb: string | null): string[];
  describe(target: Target, view: V, words: Words, names: string[]): Tip | null;

  /** What a choice costs, where its sentence does not say so; optional. */
  price?(choice: C, reach: Reach, words: Words): string | null;

  icon(event: E): IconName;
  verbIcon(verb: string): IconName;
  /** Where an event happened. */
  places(event: E): Target[];
  /** How the log sets a line. */
  tone(event: E): Tone;
  /** Kinds of events that make up the end of the game, told step by step with the score; optional. */
  finale?: { start: string; step: string; cost: string };

  stage(event: E): Stage;
  /** What the board remembers while a series of events is shown. */
  scene(before: unknown, event: E): unknown;

  /** Seats that know something the others do not. */
  secrets(view: V): number[];
  /** Rules to read at this decision. */
  rulesOf(decision: Decision): string[];
  score(view: V, seat: number): number;
  /** The score that a player alone tries to reach, if there is one; optional. */
  goal?(view: V): number | null;
  /** Whether it is reached, as the server says; optional. */
  reached?(view: V): boolean;
  facts(view: V, seat: number, words: Words): Fact[];
  /** Targets that belong to a seat, e.g. its cards, shown beside its name. */
  belongings(view: V, seat: number, words: Words): { target: Target; icon: IconName; label: string }[];
}
