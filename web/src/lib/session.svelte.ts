/** One table as this browser sees it: the socket, the last state, the log, the chat. */
import type { Line } from "../backend/backend";
import { api, isHere, keeperOf } from "./api";
import { Heartbeat } from "./heartbeat";
import { nameOf } from "./i18n.svelte";
import { kept } from "./kept";
import { onBoard } from "./notices";
import type { ChatLine, Clock, Coached, GameEvent, Hint, Means, Message, Push, ServerError, State, Table, Why } from "./protocol";
import { settings } from "./settings.svelte";
import { withDecisions } from "./since";
import { happened, type Happened } from "./timeline.svelte";
import { isOutdated } from "./version";

type Answer = Exclude<Extract<Push, { id: number | null }>, { type: "pong" }>;
/** What is asked about again before it is done. */
export type Unless = NonNullable<Extract<Message, { type: "move" }>["unless"]>;
/** `silent`: open, but nobody answers. */
type Link = "connecting" | "open" | "silent" | "lost" | "refused";

export class Refused extends Error {
  constructor(readonly body: ServerError) {
    super(body.text || body.code);
  }
}

/** The `since` rule: what was told from there on is replaced. */
export function mergeEvents(held: GameEvent[], since: number, told: GameEvent[]): GameEvent[] {
  return kept(held, [...held.filter((event) => event.n < since), ...told]);
}

/** Lines may come again, changed, and go. */
export function mergeChat(held: ChatLine[], told: ChatLine[], gone: number[] = []): ChatLine[] {
  const out = new Set([...told.map((line) => line.id), ...gone]);
  return [...held.filter((line) => !out.has(line.id)), ...told].sort((a, b) => a.id - b.id);
}

/** What is told anew of the time before `n` is what is held: nothing was taken back meanwhile. */
export function goesOn(held: GameEvent[], since: number, told: GameEvent[], n: number): boolean {
  const known = onBoard(held).filter((event) => event.n >= since && event.n < n);
  return JSON.stringify(known) === JSON.stringify(onBoard(told).filter((event) => event.n < n));
}

export class Session {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("connecting");
  /** Server clock minus ours, in seconds. */
  offset = $state(0);
  clock = $state.raw<Clock | null>(null);
  /** Who made each decision, by its number. */
  decided = $state.raw<number[]>([]);
  /** The page that the server has, if it is another than this one. */
  newer = $state("");
  /** Called with every new state; `fresh` are the events not told before. */
  onstate: (state: State, fresh: Happened[], back: boolean) => void = () => {};
  onrematch: (id: string) => void = () => {};

  /** What the choices of the present state bring; null until it has come. */
  means = $state.raw<Means | null>(null);

  /** What the coach has last said, until it is of no use. */
  coached = $state.raw<Coached | null>(null);
  #wantsCoach = false;

  #socket: Line | null = null;
  #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  /** What was done, but is not shown yet: whoever asked for it goes on together with the board. */
  #done: Extract<Answer, { type: "ack" }>[] = [];
  #next = 1;
  #seat: number | null = null;
  #closed = false;
  #tries = 0;
  #timed = false;
  /** What the socket answers in, unless a message asks for another language. */
  #language = settings.language;
  readonly #heart = new Heartbeat({
    ask: () => this.#post({ type: "ping" }),
    doubt: () => this.link === "open" && (this.link = "silent"),
    heard: () => this.link === "silent" && (this.link = "open"),
    end: () => this.#drop(),
  });

  constructor(readonly id: string) {}

  /** `seat` null: as a spectator. */
  async open(seat: number | null): Promise<void> {
    this.#seat = seat;
    await api.me();
    if (this.#closed) return;
    if (!isHere(this.id)) addEventListener("offline", this.#offline);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#heart.stop();
    this.#socket?.close();
    if (!isHere(this.id)) removeEventListener("offline", this.#offline);
  }

  #connect(): void {
    this.#language = settings.language;
    // All events anew: the game may have gone back while nobody listened.
    const query = new URLSearchParams({ since: "0", lang: this.#language, seat: String(this.#seat ?? -1) });
    const line: Line = keeperOf(this.id).socket(this.id, String(query), {
      onmessage: (text) => {
        if (this.#socket !== line) return; // given up meanwhile
        this.#heart.heard();
        this.#take(JSON.parse(text) as Push);
      },
      onopen: () => {
        this.link = "open";
        this.#tries = 0;
        if (this.#wantsCoach) this.#post({ type: "coach", on: true });
        if (!isHere(this.id)) this.#heart.start(); // a line within this device does not break
      },
      onclose: (code) => this.#socket === line && this.#lost(code),
    });
    this.#socket = line;
  }

  readonly #offline = (): void => {
    if (this.link === "open") this.link = "silent";
  };

  /** The line is dead, whatever the network thinks of it. */
  #drop(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#lost(0);
  }

  #lost(code: number): void {
    this.#heart.stop();
    for (const { reject } of this.#waiting.values()) reject(new Refused({ code: "no-connection", text: "" }));
    this.#waiting.clear();
    this.#done = [];
    if (this.#closed) return;
    if (code >= 4401 && code <= 4404) {
      this.link = "refused";
      return;
    }
    this.link = "lost";
    this.#tries += 1;
    setTimeout(() => !this.#closed && this.#connect(), Math.min(8000, 300 * 2 ** this.#tries));
  }

  #take(push: Push): void {
    switch (push.type) {
      case "state":
        return this.#takeState(push);
      case "means":
        return this.#takeMeans(push);
      case "coach":
        if (this.#wantsCoach) this.coached = push;
        return;
      case "table":
        this.table = kept(this.table, push.table);
        this.#setClock(push.table.clock);
        return;
      case "chat":
        this.chat = mergeChat(this.chat, push.lines, push.gone);
        return;
      case "house":
        if (isOutdated(push.page)) this.newer = push.page;
        return;
      case "rematch":
        return this.onrematch(push.table);
      case "pong":
        return;
      case "ack":
        if (push.rev <= (this.state?.rev ?? push.rev)) return this.#answer(push);
        this.#done.push(push);
        return;
      default:
        return this.#answer(push);
    }
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock;
    if (!clock) return;
    // A message may come late, never early: the greatest difference is the nearest to the truth.
    const offset = clock.now - Date.now() / 1000;
    this.offset = this.#timed ? Math.max(this.offset, offset) : offset;
    this.#timed = true;
  }

  /** What did not change stays the same thing. */
  #sharing(told: State): State {
    const old = this.state;
    return old
      ? { ...told, view: kept(old.view, told.view), reach: kept(old.reach, told.reach), legal: kept(old.legal, told.legal) }
      : told;
  }

  #takeState(told: State): void {
    const old = this.state;
    const state = this.#sharing(told);
    const seatChanged = old !== null && old.seat !== state.seat;
    const back = old !== null && !seatChanged && (state.n < old.n || !goesOn(this.events, state.since, state.events, old.n));
    this.#goOn(state.rev);
    const fresh =
      old === null || seatChanged || back ? [] : happened(onBoard(state.events), state.steps).filter(({ event }) => event.n >= old.n);
    this.events = mergeEvents(this.events, state.since, state.events);
    this.#note(old, state);
    this.state = state;
    this.means = null;
    if (this.coached && state.n <= this.coached.n) this.coached = null; // taken back
    this.#seat = state.seat;
    this.#setClock(state.clock);
    this.onstate(state, fresh, old === null || seatChanged || back);
  }

  /** Before anything is drawn, so that it is drawn once. */
  #goOn(rev: number): void {
    const shown = this.#done.filter((ack) => ack.rev <= rev);
    this.#done = this.#done.filter((ack) => ack.rev > rev);
    for (const ack of shown) this.#answer(ack);
  }

  #takeMeans(means: Means): void {
    if (means.rev !== this.state?.rev || means.seat !== this.state.seat) return;
    this.means = means;
  }

  /** Keeps up who decided what; what this browser has not seen is asked for. */
  #note(old: State | null, state: State): void {
    const asked = old?.decision;
    if (old && asked && state.n >= old.n && this.decided.length === old.n)
      this.decided = withDecisions(this.decided, old.n, state.n, asked.seat);
    else if (state.n < this.decided.length) this.decided = this.decided.slice(0, state.n);
    else if (state.n > this.decided.length) void this.#recall(state.n);
  }

  async #recall(n: number): Promise<void> {
    const log = await api.log(this.id).catch(() => []);
    if (this.state?.n === n) this.decided = log.reduce<number[]>((found, line) => withDecisions(found, line.n, line.n + 1, line.seat), []);
  }

  #answer(push: Answer): void {
    const waiting = push.id === null ? undefined : this.#waiting.get(push.id);
    if (push.id === null || !waiting) return;
    this.#waiting.delete(push.id);
    if (push.type === "error") waiting.reject(new Refused(push));
    else waiting.resolve(push);
  }

  #post(message: Message): boolean {
    return this.#socket?.send(JSON.stringify(message)) ?? false;
  }

  #ask<T>(message: Message): Promise<T> {
    const id = this.#next++;
    const lang = settings.language === this.#language ? {} : { lang: settings.language };
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as T), reject });
      if (!this.#post({ ...message, ...lang, id })) {
        this.#waiting.delete(id);
        reject(new Refused({ code: "no-connection", text: "" }));
      } else if (!isHere(this.id)) this.#heart.urge();
    });
  }

  readonly mine = $derived.by(() => this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []);

  readonly names = $derived.by(() => this.table?.seats.map((seat) => nameOf(seat, this.table?.game ?? "")) ?? []);

  /** Which decision is answered, and for whom. */
  get #asked(): { seat: number; n: number } {
    return { seat: this.state?.decision?.seat ?? 0, n: this.state?.n ?? 0 };
  }

  /** A choice, and those that are made with it: all of them or none; refused if they are what they are not to be. */
  move(choice: string, then: string[] = [], unless: Unless | null = null): Promise<unknown> {
    this.coached = null;
    return this.#ask({ type: "move", ...this.#asked, choice, ...(then.length > 0 ? { then } : {}), ...(unless ? { unless } : {}) });
  }

  undo(steps = 1): Promise<unknown> {
    return this.#ask({ type: "undo", seat: this.state?.seat ?? 0, n: this.state?.n ?? 0, steps });
  }

  why(choice: string): Promise<Why> {
    return this.#ask<Why>({ type: "why", choice });
  }

  /** Of this bot; of the server's own choice if none is named. */
  hint(bot?: string): Promise<Hint> {
    return this.#ask<Hint>({ type: "hint", seat: this.#asked.seat, ...(bot ? { bot } : {}) });
  }

  /** Switches the coach on or off; a line that breaks asks for him again. */
  coach(on: boolean): void {
    if (this.#wantsCoach === on) return;
    this.#wantsCoach = on;
    this.coached = null;
    this.#post({ type: "coach", on });
  }

  /** Somebody else of this browser takes the screen; if the line breaks meanwhile, the next one is theirs. */
  sit(seat: number): void {
    this.#seat = seat;
    this.#post({ type: "sit", id: this.#next++, seat });
  }

  say(text: string): Promise<unknown> {
    return this.#ask({ type: "chat", text });
  }
}
