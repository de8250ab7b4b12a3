/** One table as this browser sees it: the socket, the last state, the log, the chat. */
import { api } from "./api";
import { nameOf } from "./i18n.svelte";
import type { Barrier, ChatLine, Clock, GameEvent, Push, ServerError, State, Table, Why } from "./protocol";
import { settings } from "./settings.svelte";

type Answer = Extract<Push, { id?: number }>;
type Link = "connecting" | "open" | "lost" | "refused";

export class Refused extends Error {
  constructor(readonly body: ServerError) {
    super(body.text || body.code);
  }
}

/** The `since` rule: what was told from there on is replaced. */
export function mergeEvents(held: GameEvent[], since: number, told: GameEvent[]): GameEvent[] {
  return [...held.filter((event) => event.n < since), ...told];
}

/** What is told anew of the time before `n` is what is held: nothing was taken back meanwhile. */
export function goesOn(held: GameEvent[], since: number, told: GameEvent[], n: number): boolean {
  const known = held.filter((event) => event.n >= since && event.n < n);
  return JSON.stringify(known) === JSON.stringify(told.filter((event) => event.n < n));
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
  /** Called with every new state; `fresh` are the events not told before. */
  onstate: (state: State, fresh: GameEvent[], back: boolean) => void = () => {};
  onrematch: (id: string) => void = () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  #next = 1;
  #seat: number | null = null;
  #closed = false;
  #tries = 0;
  #timed = false;
  /** What the socket answers in, unless a message asks for another language. */
  #language = settings.language;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {}

  /** `seat` null: as a spectator. */
  async open(seat: number | null): Promise<void> {
    this.#seat = seat;
    await api.me();
    if (!this.#closed) this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  #connect(): void {
    this.#language = settings.language;
    // All events anew: the game may have gone back while nobody listened.
    const query = new URLSearchParams({ since: "0", lang: this.#language, seat: String(this.#seat ?? -1) });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/ws?${query}`);
    this.#socket = socket;
    socket.onmessage = (message) => this.#take(JSON.parse(String(message.data)) as Push);
    socket.onopen = () => {
      this.link = "open";
      this.#tries = 0;
    };
    socket.onclose = (event) => this.#lost(event.code);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#post({ type: "ping" }), 25_000);
  }

  #lost(code: number): void {
    for (const { reject } of this.#waiting.values()) reject(new Refused({ code: "no-connection", text: "" }));
    this.#waiting.clear();
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
      case "table":
        this.table = push.table;
        this.#setClock(push.table.clock);
        return;
      case "chat":
        this.chat = [...this.chat.filter((old) => !push.lines.some((line) => line.id === old.id)), ...push.lines];
        return;
      case "clock":
        return this.#setClock(push.clock);
      case "rematch":
        return this.onrematch(push.table);
      case "pong":
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

  #takeState(state: State): void {
    const old = this.state;
    const seatChanged = old !== null && old.seat !== state.seat;
    const back = old !== null && (state.n < old.n || !goesOn(this.events, state.since, state.events, old.n));
    const fresh = old === null || seatChanged || back ? [] : state.events.filter((event) => event.n >= old.n);
    this.events = mergeEvents(this.events, state.since, state.events);
    this.state = state;
    this.#seat = state.seat;
    this.#setClock(state.clock);
    this.onstate(state, fresh, old === null || seatChanged || back);
  }

  #answer(push: Answer): void {
    const waiting = push.id === undefined ? undefined : this.#waiting.get(push.id);
    if (push.id === undefined || !waiting) return;
    this.#waiting.delete(push.id);
    if (push.type === "error") waiting.reject(new Refused(push));
    else waiting.resolve(push);
  }

  #post(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #ask<T>(message: Record<string, unknown>): Promise<T> {
    const id = this.#next++;
    const lang = settings.language === this.#language ? {} : { lang: settings.language };
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as T), reject });
      if (!this.#post({ ...message, ...lang, id })) {
        this.#waiting.delete(id);
        reject(new Refused({ code: "no-connection", text: "" }));
      }
    });
  }

  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => nameOf(seat, this.table?.game ?? "")) ?? [];
  }

  move(choice: string): Promise<unknown> {
    return this.#ask({ type: "move", seat: this.state?.decision?.seat, n: this.state?.n, choice });
  }

  undo(steps = 1): Promise<unknown> {
    return this.#ask({ type: "undo", seat: this.state?.seat, n: this.state?.n, steps });
  }

  async preview(choice: string): Promise<Barrier> {
    const { barrier } = await this.#ask<{ barrier: Barrier }>({ type: "preview", seat: this.state?.decision?.seat, n: this.state?.n, choice });
    return barrier;
  }

  why(choice: string): Promise<Why> {
    return this.#ask<Why>({ type: "why", choice });
  }

  async hint(): Promise<string> {
    return (await this.#ask<{ choice: string }>({ type: "hint", seat: this.state?.decision?.seat })).choice;
  }

  sit(seat: number): void {
    this.#post({ type: "sit", id: this.#next++, seat });
  }

  say(text: string): Promise<unknown> {
    return this.#ask({ type: "chat", text });
  }
}
