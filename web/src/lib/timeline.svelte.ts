/** Events become pictures one after the other; then the server's view takes their place. */
import type { GameClient } from "./game";
import { kept } from "./kept";
import { patched } from "./patch";
import type { GameEvent, Patch } from "./protocol";
import { pace } from "./settings.svelte";
import { play } from "./sound";

/** Longer series are shown faster, so that nobody waits for minutes. */
export function haste(length: number): number {
  return length <= 12 ? 1 : Math.max(0.4, 12 / length);
}

/** An event, and what it changed in the view; null where that is not known, or nothing. */
export interface Happened {
  event: GameEvent;
  change: Patch;
}

/** Events with what each changed: the server tells of them in the same order, perhaps of the first ones only. */
export const happened = (events: GameEvent[], steps: Patch[]): Happened[] =>
  events.map((event, at) => ({ event, change: steps[at] ?? null }));

export class Timeline {
  /** What the board shows now. */
  view = $state.raw<unknown>(null);
  event = $state.raw<GameEvent | null>(null);
  scene = $state.raw<unknown>(null);
  playing = $state(false);
  /** Events that have happened but are still to be shown: the log keeps silent about them. */
  left = $state(0);

  #queue: Happened[] = [];
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
  show(events: Happened[], view: unknown): void {
    this.#final = view;
    if (pace(1) === 0 || this.view === null || document.hidden) {
      for (const { event } of events.slice(-1)) play(this.game.stage(event).sound);
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
    for (let next = this.#queue.shift(); next && !this.#skipping; next = this.#queue.shift()) {
      const { event, change } = next;
      this.left = this.#queue.length;
      factor = Math.min(factor, haste(this.#queue.length));
      const { ms, sound } = this.game.stage(event);
      this.scene = this.game.scene(this.scene, event);
      this.event = event;
      // Pieces glide: while an event is shown they are already on their way to where it puts them.
      this.view = patched(this.view, change);
      play(sound);
      await this.#wait(pace(ms) * factor);
    }
    this.#rest();
  }

  #rest(): void {
    this.playing = false;
    this.left = 0;
    this.#skipping = false;
    this.event = null;
    this.scene = null;
    this.view = kept(this.view, this.#final);
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wake = done;
    });
  }
}
