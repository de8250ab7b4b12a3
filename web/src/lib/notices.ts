/** What happened at the table, not on the board: it stands in the log among the events, and no board shows it. */
import type { IconName } from "./icons";
import type { GameEvent } from "./protocol";

export const isNotice = (event: GameEvent): boolean => event["notice"] === true;

/** What happened on the board alone. */
export const onBoard = (events: GameEvent[]): GameEvent[] => events.filter((event) => !isNotice(event));

/** All but the last `left` events of the board, which are still to be shown. */
export function shownSoFar(events: GameEvent[], left: number): GameEvent[] {
  const board = onBoard(events);
  const waiting = new Set(left > 0 ? board.slice(-left) : []);
  return waiting.size > 0 ? events.filter((event) => !waiting.has(event)) : events;
}

const ICONS: Record<string, IconName> = {
  "bot-helped": "bot",
  "bot-seated": "bot",
  "link-made": "share",
  "link-removed": "share",
  paused: "pause",
  "pause-asked": "pause",
  resigned: "flag",
  resumed: "play",
  "rules-changed": "rules",
  "sat-down": "person",
  "seat-returned": "person",
  "takeback-asked": "undo",
  "taken-back": "undo",
  "time-out": "hourglass",
};

export const noticeIcon = (event: GameEvent): IconName => ICONS[event.kind] ?? "bell";
