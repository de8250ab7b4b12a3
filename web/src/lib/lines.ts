/** The lines of a log, as lazaretto/text/lines.py makes them: events that belong together are told as one. */
import type { Merging } from "../protocol/schema";
import type { GameEvent } from "./protocol";

/** What one line tells (`parts`, in order), and all the events in it. */
export interface Line {
  parts: GameEvent[];
  events: GameEvent[];
}

const alike = (last: GameEvent, told: GameEvent, but: string | undefined): boolean =>
  but !== undefined && Object.keys(told).every((slot) => slot === but || told[slot] === last[slot]);

/** How many events of a kind come right after that one, in the same decision. */
function followers(events: GameEvent[], at: number, kind: string): number {
  const after = events.slice(at + 1).findIndex((event) => event.kind !== kind || event.n !== events[at]?.n);
  return after < 0 ? events.length - at - 1 : after;
}

function isSaid(last: GameEvent, told: GameEvent, said: Record<string, string> | undefined): boolean {
  if (!said || last.kind !== said["after"]) return false;
  return Object.entries(said).every(([slot, other]) => slot === "after" || told[slot] === last[other]);
}

/** Puts an event into a line if it belongs there. */
function goesOn({ parts }: Line, told: GameEvent, merging: Required<Merging>): boolean {
  const { kind } = told;
  const last = parts.at(-1)!;
  const summed = merging.sums[kind];
  if (last.kind === kind && summed && alike(last, told, summed))
    parts[parts.length - 1] = { ...last, [summed]: Number(last[summed]) + Number(told[summed]) };
  else if (last.kind === kind && alike(last, told, merging.steps[kind]))
    parts[parts.length - 1] = { ...told, times: Number(last["times"] ?? 1) + 1 };
  else if (isSaid(last, told, merging.said[kind])) return true;
  else if (merging.joins.includes(kind) && merging.joins.includes(last.kind) && last["seat"] === told["seat"]) parts.push(told);
  else return false;
  return true;
}

/** All that happened, line by line. */
export function lines(events: GameEvent[], merging: Merging | undefined): Line[] {
  const rules = { sums: {}, steps: {}, said: {}, joins: [], followed: {}, ...merging };
  const found: Line[] = [];
  events.forEach((event, at) => {
    const follower = merging?.followed?.[event.kind];
    const told = follower ? { ...event, followed: followers(events, at, follower) } : event;
    const last = found.at(-1);
    if (last && last.parts.at(-1)?.n === told.n && goesOn(last, told, rules)) last.events.push(event);
    else found.push({ parts: [told], events: [event] });
  });
  return found;
}
