/** What it costs to go: the first step is free, each further one a coin; a dock is one step beyond its port. */
import type { Choice, Decision } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { DOCKS, EDITION, portOf } from "./edition";
import { sites, W } from "./layout";
import type { View } from "./types";

/** Hexes and docks by name, each with its neighbours. */
function neighbours(view: View): Map<string, string[]> {
  const at = sites(view.players);
  const hexes = Object.entries(view.hexes);
  const near = new Map<string, string[]>();
  for (const [name, { site }] of hexes) {
    const here = at[site]!;
    near.set(name, hexes.filter(([, other]) => other.site !== site && Math.hypot(at[other.site]!.x - here.x, at[other.site]!.y - here.y) < W * 1.1).map(([other]) => other));
  }
  for (const dock of DOCKS) {
    near.set(dock, [portOf(dock)]);
    near.get(portOf(dock))?.push(dock);
  }
  return near;
}

/** Coins from a place to every spot of the city. */
export function costs(view: View, from: string): Record<string, number> {
  const near = neighbours(view);
  if (from === "estate") return Object.fromEntries([...near.keys()].map((spot) => [spot, 0]));
  const steps: Record<string, number> = { [from]: 0 };
  let edge = [from];
  for (let distance = 1; edge.length > 0; distance++) {
    const beyond: string[] = [];
    for (const here of edge) {
      for (const there of near.get(here) ?? []) {
        if (there in steps) continue;
        steps[there] = distance;
        beyond.push(there);
      }
    }
    edge = beyond;
  }
  return Object.fromEntries(Object.entries(steps).map(([spot, count]) => [spot, Math.max(0, count - 1) * EDITION.city.move_coin_per_further_step]));
}

/** Where the helper that is being sent lies; null when none is. */
export function sentFrom(decision: Decision | null, words: Words): string | null {
  if (decision?.frame !== "SendHelper") return null;
  const place = decision.breadcrumb.at(-1)?.[2];
  return typeof place === "number" ? (words.ids("place")[place] ?? null) : null;
}

/** What a move costs, in words; nothing is said of a free one. */
export function movePrice(choice: Choice, view: View, decision: Decision, words: Words): string | null {
  const from = choice.verb === "Stand" ? sentFrom(decision, words) : null;
  const coins = from ? (costs(view, from)[choice["spot"] ?? ""] ?? 0) : 0;
  return coins > 0 ? words.say("messina-coins", { count: coins }) : null;
}
