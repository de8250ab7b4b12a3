import type { GameClient } from "./game";
import type { GameEvent } from "./protocol";

/** "all", "main" (without what is dull), or the number of a seat. */
export function filterEvents(game: Pick<GameClient, "tone">, events: GameEvent[], filter: string): GameEvent[] {
  if (filter === "all") return events;
  if (filter === "main") return events.filter((event) => game.tone(event) !== "minor");
  return events.filter((event) => event["seat"] === Number(filter));
}
