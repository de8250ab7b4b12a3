/** What anything on the board is, in words. */
import type { Target, Tip } from "../../lib/game";
import { namer } from "../../lib/remembered";
import type { Words } from "../../lib/words";
import { BORDERS, ofCard, ofFace, SUPPLY, type Edition } from "./edition";
import { regionOf } from "./targets";
import type { Rat, View } from "./types";

/** Rules worth reading at each decision. */
export const RULES_OF: Record<string, string[]> = {
  FirstCubes: ["rattus.setup.first-placement", "rattus.setup.second-placement"],
  Turn: ["rattus.turn.phases", "rattus.turn.take-card", "rattus.turn.place-cubes", "rattus.turn.move-plague"],
  KingCalls: ["rattus.class.king"],
  MerchantLoads: ["rattus.class.merchant"],
  MerchantGoes: ["rattus.class.merchant"],
  MonkLifts: ["rattus.class.monk", "rattus.turn.token-identity"],
  WitchPicks: ["rattus.class.witch-look", "rattus.turn.token-identity"],
  MonkGoes: ["rattus.class.monk", "rattus.class.monk-cap"],
  WitchGoesOn: ["rattus.class.witch-look"],
  WitchSwaps: ["rattus.class.witch-swap"],
  PlaceRat: ["rattus.spread.one", "rattus.spread.two", "rattus.spread.cap"],
  CountPlague: ["rattus.class.knight-neutral"],
  PickToken: ["rattus.outbreak.reveal-order", "rattus.outbreak.threshold"],
  LastTurn: ["rattus.end.last-turn-limits"],
};

const CARD_RULES: Record<string, string[]> = {
  peasant: ["rattus.class.peasant"],
  merchant: ["rattus.class.merchant"],
  monk: ["rattus.class.monk", "rattus.class.monk-cap"],
  knight: ["rattus.class.knight-move", "rattus.class.knight-neutral"],
  witch: ["rattus.class.witch-look", "rattus.class.witch-swap"],
  king: ["rattus.class.king"],
};

interface Table {
  view: View;
  words: Words;
  names: string[];
  edition: Edition;
}
/** The name of a thing for those who do not see it. */
export const label = namer((target, { view, words, names, edition }: Table) => describe(target, view, words, names, edition));

export function describe(target: Target, view: View, words: Words, names: string[], edition: Edition): Tip | null {
  const [kind = "", id = ""] = target.split(":");
  switch (kind) {
    case "region":
      return region(id, view, words, names, edition);
    case "token":
      return token(id, view, words, names, edition);
    case "card":
      return card(id, view, words, names);
    case "palace":
      return {
        title: words.say("rattus-palace"),
        lines: holdings(view.palace, words, names),
        rules: ["rattus.component.palace", "rattus.class.king"],
      };
    case "supply":
      return {
        title: words.say("rattus-supply"),
        lines: [words.say("rattus-supply-left", { count: view.rat_supply })],
        rules: ["rattus.setup.supply", "rattus.end.supply-empty"],
        printed: SUPPLY,
      };
    case "plague":
      return {
        title: words.say("rattus-plague"),
        lines: view.plague ? [words.component("region", view.plague)] : [],
        rules: ["rattus.turn.move-plague", "rattus.component.plague-piece"],
      };
    default:
      return null;
  }
}

function holdings(counts: number[], words: Words, names: string[]): string[] {
  const rows = counts.flatMap((count, seat) => (count > 0 ? [words.say("rattus-cubes-of", { name: names[seat] ?? "", count })] : []));
  return rows.length > 0 ? rows : [words.say("rattus-no-cubes")];
}

function region(id: string, view: View, words: Words, names: string[], edition: Edition): Tip {
  const printed = edition.regions.find((each) => each.id === id);
  const title = `${words.component("region", id)} · ${printed?.latin ?? ""}`;
  const here = view.regions[id];
  if (!here) return { title, lines: [words.say("rattus-out-of-play")], rules: ["rattus.setup.regions-in-play"] };
  const lines = [
    words.say("rattus-rats", { count: here.rats.length }),
    ...holdings(here.cubes, words, names),
    words.say("rattus-near", { regions: (printed?.near ?? []).map((each) => words.component("region", each)).join(", ") }),
  ];
  if (view.plague === id) lines.unshift(words.say("rattus-plague-here"));
  return { title, lines, rules: ["rattus.turn.place-cubes"], printed: BORDERS };
}

function token(id: string, view: View, words: Words, names: string[], edition: Edition): Tip {
  const place = regionOf(view, id);
  const rat: Rat | undefined = place ? view.regions[place]?.rats.find((each) => each.token === id) : undefined;
  const lines: string[] = [];
  if (rat?.face) lines.push(words.say("rattus-face-known", { face: words.component("face", rat.face.face) }));
  else lines.push(words.say("rattus-face-hidden"));
  if (rat?.starting) lines.push(words.say("rattus-starting"));
  if (rat && rat.seen_by.length > 0)
    lines.push(words.say("rattus-seen-by", { names: rat.seen_by.map((seat) => names[seat] ?? "").join(", ") }));
  const where = place ? ` · ${words.component("region", place)}` : "";
  return {
    title: words.component("token", id) + where,
    lines,
    rules: ["rattus.turn.hidden-rats", "rattus.turn.token-identity"],
    ...(rat?.face ? { printed: ofFace(rat.face.face, edition) } : {}),
  };
}

function card(id: string, view: View, words: Words, names: string[]): Tip {
  const owner = view.cards[id];
  const held = owner === null || owner === undefined ? words.say("board-on-table") : (names[owner] ?? "");
  return {
    title: `${words.component("card", id)} · ${words.component("card", id, "estate")}`,
    lines: [words.component("card", id, "power"), words.say("rattus-card-owner", { owner: held })],
    rules: [...(CARD_RULES[id] ?? []), "rattus.turn.take-card"],
    printed: ofCard(id),
  };
}
