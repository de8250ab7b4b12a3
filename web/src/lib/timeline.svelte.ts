/** Events become pictures one after the other; then the server's view takes their place. */
import type { GameClient } from "./game";
import type { GameEvent } from "./protocol";
import { pace } from "./settings.svelte";
import { play } from "./sound";

/** Longer series are shown faster, so that nobody waits for minutes. */
export function haste(length: number): number {
  return length <= 12 ? 1 : Math.max(0.4, 12 / length);
}

export class Timeline {
  /** What the board shows now. */
  view = $state.raw<unknown>(null);
  event = $state.raw<GameEvent | null>(null);
  scene = $state.raw<unknown>(null);
  playing = $state(false);
  /** Events that have happened but are still to be shown: the log keeps silent about them. */
  left = $state(0);

  #queue: GameEvent[] = [];
  #final: unknown = null;
  #wake: (() => void) | null = null;
  #skipping = false;

  constructor(readonly game: GameClient) {}

  /** Show a view at once, and forget what was still to be shown. */
  jump(view: unknown): void {
    this.#queue = [];
    this.#final = view;
    this.#skipping = true;
    this.#wake?.();
    if (!this.playing) this.#rest();
  }

  /** Show events, then the view they lead to. */
  show(events: GameEvent[], view: unknown): void {
    this.#final = view;
    if (pace(1) === 0 || this.view === null || document.hidden) {
      for (const event of events.slice(-1)) play(this.game.stage(event, view).sound);
      return this.jump(view);
    }
    this.#queue.push(...events);
    this.left = this.#queue.length;
    if (!this.playing) void this.#run();
  }

  skip(): void {
    this.#skipping = true;
    this.#queue = [];
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.playing = true;
    this.#skipping = false;
    let factor = haste(this.#queue.length);
    for (let event = this.#queue.shift(); event && !this.#skipping; event = this.#queue.shift()) {
      this.left = this.#queue.length;
      factor = Math.min(factor, haste(this.#queue.length));
      const before = this.view;
      const { ms, sound } = this.game.stage(event, before);
      this.scene = this.game.scene(this.scene, event);
      this.event = event;
      this.view = this.game.during(before, event);
      play(sound);
      await this.#wait(pace(ms) * factor);
      if (!this.#skipping) this.view = this.game.after(before, event);
    }
    this.#rest();
  }

  #rest(): void {
    this.playing = false;
    this.left = 0;
    this.#skipping = false;
    this.event = null;
    this.scene = null;
    this.view = this.#final;
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const self = this;
      function done(): void {
        clearTimeout(timer);
        self.#wake = null;
        resolve();
      }
      this.#wake = done;
    });
  }
}
