/** Is anybody there? A line that is silent is asked; one that does not answer is given up, long before the network notices. */

/** Milliseconds: how often a silent line is asked, when its silence is told, when it is given up. */
export const BEAT = { ask: 5000, doubt: 4000, urgent: 2500, end: 12_000 };

export class Heartbeat {
  /** When the question was sent that nobody has answered yet. */
  #asked: number | null = null;
  #heard = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #doubts = new Set<ReturnType<typeof setTimeout>>();

  /** `ask` sends a question, `doubt` tells that there is no answer yet, `end` that there will be none, `heard` that there is one. */
  constructor(readonly on: { ask: () => void; doubt: () => void; end: () => void; heard: () => void }) {}

  start(): void {
    this.stop();
    this.#timer = setInterval(() => this.beat(), BEAT.ask);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const doubt of this.#doubts) clearTimeout(doubt);
    this.#doubts.clear();
    this.#asked = null;
  }

  /** Something came. */
  heard(): void {
    this.#asked = null;
    this.#heard += 1;
    this.on.heard();
  }

  /** Somebody waits for an answer: if nothing at all comes soon, that is told. */
  urge(within = BEAT.urgent): void {
    const heard = this.#heard;
    const doubt = setTimeout(() => {
      this.#doubts.delete(doubt);
      if (heard === this.#heard) this.on.doubt();
    }, within);
    this.#doubts.add(doubt);
  }

  /** Asks, unless an answer is due already: then the line is given up in the end. */
  beat(now = Date.now()): void {
    if (this.#asked !== null) {
      if (now - this.#asked >= BEAT.end) this.on.end();
      return;
    }
    this.#asked = now;
    this.on.ask();
    this.urge(BEAT.doubt);
  }
}
