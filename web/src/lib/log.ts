/** How the log is set: lines by turn, what happens by itself folded, and where the reader has been away. */
import type { GameClient, Tone } from "./game";
import type { Line } from "./lines";
import { isNotice } from "./notices";
import type { GameEvent } from "./protocol";

/** "main": what happens by itself is folded; "all"; or the number of a seat. */
export type Filter = string;

export interface Told {
  key: string;
  line: Line;
  tone: Tone;
  /** Whose line it is; null: nobody's. */
  seat: number | null;
  notice: boolean;
}

/** A line, several dull ones that are folded into one, or the mark of where the reader's last turn ended. */
export type Row = { kind: "line"; told: Told } | { kind: "fold"; key: string; inside: Told[] } | { kind: "since" };

const RANK: Tone[] = ["turn", "loss", "plain", "minor"];

/** What a line is, by the weightiest of what it tells. */
function toneOf(game: Pick<GameClient, "tone">, events: GameEvent[]): Tone {
  const tones = events.map((event) => game.tone(event));
  return RANK.find((tone) => tones.includes(tone)) ?? "plain";
}

function tell(game: Pick<GameClient, "tone">, line: Line, at: number): Told {
  const [first] = line.events;
  const notice = first !== undefined && isNotice(first);
  const seat = first?.["seat"];
  return {
    key: `${first?.n}.${at}.${first?.kind}`,
    line,
    tone: notice ? "plain" : toneOf(game, line.events),
    seat: typeof seat === "number" ? seat : null,
    notice,
  };
}

/** The rows of the log; `since`: the first decision after the reader's last turn. */
export function rows(game: Pick<GameClient, "tone">, lines: Line[], filter: Filter, since: number | null): Row[] {
  const found: Row[] = [];
  let marked = since === null;
  for (const told of lines.map((line, at) => tell(game, line, at))) {
    if (filter !== "all" && filter !== "main" && told.seat !== Number(filter)) continue;
    if (!marked && since !== null && (told.line.events[0]?.n ?? 0) >= since) {
      marked = true;
      found.push({ kind: "since" });
    }
    const last = found.at(-1);
    if (filter !== "main" || told.tone !== "minor" || !last) found.push({ kind: "line", told });
    else if (last.kind === "fold") last.inside.push(told);
    else if (last.kind === "line" && last.told.tone === "minor")
      found[found.length - 1] = { kind: "fold", key: `fold ${last.told.key}`, inside: [last.told, told] };
    else found.push({ kind: "line", told });
  }
  return found;
}
