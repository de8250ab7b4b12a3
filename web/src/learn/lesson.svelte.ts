/** A lesson as a table: it answers what a table's socket is asked, and keeps nothing but the learner's path. */
import type { Answer, Backend, Line, Listener } from "../backend/backend";
import { api, ApiError } from "../lib/api";
import type { LessonInfo, LessonReply, LessonState, Message, Push, Table } from "../lib/protocol";

const NOTHING = {
  clock: null,
  request: null,
  result: null,
  seed: null,
  seed_hash: "",
  forked_from: null,
  rematch: null,
  grace: null,
  knocks: [],
  faults: [],
};

export class Lesson implements Backend {
  now = $state.raw<LessonState | null>(null);
  reply = $state.raw<LessonReply | null>(null);
  /** The step that was solved last, for a word of praise. */
  solved = $state<string | null>(null);
  busy = $state(false);
  readonly id: string;
  #line: Listener | null = null;

  constructor(
    readonly game: string,
    readonly info: LessonInfo,
  ) {
    this.id = `learn-${game}-${info.name}`;
  }

  /** How many sit at the table. */
  get players(): number {
    return this.now?.players ?? 0;
  }

  get isOver(): boolean {
    return this.now !== null && this.now.step === this.now.steps;
  }

  /** From where the learner left it; a path that can no longer be walked leads as far as it can. */
  async begin(path: string[]): Promise<LessonState> {
    const now = await api.learn(this.game, this.info.name, { path });
    this.#take(now);
    return now;
  }

  /** On, back, undo, skip, or a choice. Throws what was refused. */
  async move(move: string): Promise<void> {
    if (!this.now || this.busy) return;
    this.busy = true;
    try {
      this.#take(await api.learn(this.game, this.info.name, { path: this.now.path, move }));
    } finally {
      this.busy = false;
    }
  }

  #take(now: LessonState): void {
    this.reply = now.reply;
    if (!now.reply) this.solved = now.solved;
    this.now = now;
    this.#tell(now.state as Push);
  }

  /** The table that the page shows around the board. */
  table(title: string, names: string[]): Table {
    const { state } = this.now!;
    const seats = names.map((name, seat) => ({
      seat,
      kind: "human" as const,
      name,
      mine: seat === state.seat,
      bot: null,
      online: true,
      resigned: false,
      on_time: false,
      stands_in: false,
      away: null,
      invited: false,
      token: null,
    }));
    const around = {
      id: this.id,
      game: this.game,
      title,
      status: "running" as const,
      players: names.length,
      options: {},
      seats,
      host: false,
      public: false,
      rev: 0,
      n: state.n,
      to_move: null,
      paused: false,
    };
    return {
      ...NOTHING,
      ...around,
      watchers: 0,
      created: 0,
      updated: 0,
      rules: "",
      own_edition: false,
      assist: false,
      coach: false,
      counts: false,
      may_write: false,
      quiet: true,
    };
  }

  // ---------------------------------------------------------------- what a table is asked

  ask(): Promise<Answer> {
    return Promise.reject(new ApiError(404, { code: "not-found", text: "" }));
  }

  socket(_table: string, _query: string, listener: Listener): Line {
    this.#line = listener;
    queueMicrotask(() => {
      listener.onopen();
      if (this.now) this.#tell(this.now.state as Push);
    });
    return {
      send: (text) => {
        void this.#hear(JSON.parse(text) as Message);
        return true;
      },
      close: () => (this.#line = null),
    };
  }

  #tell(push: Push): void {
    this.#line?.onmessage(JSON.stringify(push));
    // In a lesson nothing is lost for good: nobody is asked twice.
    if (push.type === "state" && push.seat !== null)
      this.#tell({ type: "means", rev: push.rev, n: push.n, seat: push.seat, choices: [], ways: [] });
  }

  async #hear(message: Message): Promise<void> {
    const id = "id" in message ? (message.id ?? null) : null;
    try {
      this.#tell({ id, ...(await this.#answer(message)) } as Push);
    } catch (error) {
      const body = error instanceof ApiError ? error.body : { code: "no-connection", text: "" };
      this.#tell({ type: "error", id, ...body } as Push);
    }
  }

  async #answer(message: Message): Promise<object> {
    switch (message.type) {
      case "move":
        await this.move(message.choice);
        return { type: "ack", rev: 0, n: this.now?.state.n };
      case "undo":
        await this.move("undo");
        return { type: "ack", rev: 0, n: this.now?.state.n };
      case "why":
        return { type: "why", ...(await this.#why(message.choice)) };
      case "ping":
        return { type: "pong", now: Date.now() / 1000 };
      default:
        throw new ApiError(403, { code: "no-assist", text: "" });
    }
  }

  /** A choice is only tried: whoever answers keeps nothing. */
  async #why(choice: string): Promise<object> {
    try {
      await api.learn(this.game, this.info.name, { path: this.now?.path ?? [], move: choice, keep: false });
      return { legal: true, reasons: [] };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) throw error;
      return { legal: false, reasons: error.body.reasons ?? [] };
    }
  }
}
