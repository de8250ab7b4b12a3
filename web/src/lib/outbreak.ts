/** Events after a moment, gathered place by place: what was revealed there and what it cost. */
import type { GameEvent } from "./protocol";

export interface Step {
  reveal: GameEvent;
  losses: GameEvent[];
}

/** The last series of reveals, from `start` (a kind of event) on. */
export function stepsFrom(events: GameEvent[], start: string, reveal: string, loss: string): Step[] {
  const from = events.findLastIndex((event) => event.kind === start);
  if (from < 0) return [];
  const steps: Step[] = [];
  for (const event of events.slice(from + 1)) {
    if (event.kind === reveal) steps.push({ reveal: event, losses: [] });
    else if (event.kind === loss) steps.at(-1)?.losses.push(event);
  }
  return steps;
}
