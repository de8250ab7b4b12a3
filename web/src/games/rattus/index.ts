/** Rattus, as the client sees it. */
import type { Fact, GameClient, Tone } from "../../lib/game";
import { addIcons, type IconName } from "../../lib/icons";
import { gameWords } from "../../lib/i18n.svelte";
import { Marks } from "../../lib/marks";
import type { PrintedInfo } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { rattus as texts } from "../texts";
import { scene, stage } from "./animations";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import { describe, RULES_OF } from "./describe";
import type { Edition } from "./edition";
import icons from "./icons.json";
import schema from "./schema.json";
import { targets, wishes } from "./targets";
import type { Choice, Event, View } from "./types";

addIcons({ ...icons, endangered: icons.skull });

const ICONS: Partial<Record<Event["kind"], IconName>> = {
  "plague-placed": "plague",
  "plague-moved": "plague",
  "plague-counted": "knight",
  "plague-let-be": "knight",
  "first-player-chosen": "flag",
  "turn-began": "hourglass",
  "last-turn-began": "hourglass",
  "cubes-added": "cubes",
  "cubes-moved": "merchant",
  "cube-to-palace": "king",
  "rat-moved": "monk",
  "rat-looked-at": "witch",
  "rats-swapped": "witch",
  "rat-placed": "rat",
  "rat-revealed": "rat",
  "cubes-lost": "skull",
  "end-triggered": "bell",
  "final-plague-began": "skull",
  "game-ended": "laurels",
};

const VERB_ICONS: Record<string, IconName> = {
  FirstCubes: "cubes",
  TakeCard: "card",
  AddCubes: "cubes",
  UseCard: "flag",
  King: "king",
  Merchant: "merchant",
  MerchantTo: "merchant",
  Monk: "monk",
  MonkTo: "monk",
  Witch: "witch",
  WitchAlso: "witch",
  WitchStop: "witch",
  WitchSwap: "swap",
  MovePlague: "plague",
  PlaceRat: "rat",
  CountPlague: "knight",
  Reveal: "rat",
  Pass: "hourglass",
};

const TONES: Partial<Record<Event["kind"], Tone>> = {
  "turn-began": "turn",
  "last-turn-began": "turn",
  "rat-placed": "minor",
  "cubes-lost": "loss",
  "final-plague-began": "turn",
};

function places(happened: Event): string[] {
  const found: string[] = [];
  if ("region" in happened) found.push(`region:${happened.region}`);
  if ("to" in happened) found.push(`region:${happened.to}`);
  if ("card" in happened) found.push(`card:${happened.card}`);
  if (happened.kind === "cube-to-palace") found.push("palace");
  return found;
}

function facts(view: View, seat: number, words: Words): Fact[] {
  return [
    { icon: "cubes", label: words.say("board-supply"), value: view.supply[seat] ?? 0 },
    { icon: "palace", label: words.say("board-palace"), value: view.palace[seat] ?? 0 },
  ];
}

export const open = (printed: PrintedInfo<Edition>): GameClient<View, Event, Choice, Edition> => ({
  name: "rattus",
  edition: printed.drawn,
  marks: new Marks(printed),
  words: gameWords(texts, schema, printed.printed, printed.effects),
  ratio: 1000 / 800,
  Board,
  Aside: Cards,
  targets,
  wishes,
  describe: (target, view, words, names) => describe(target, view, words, names, printed.drawn),
  icon: (event) => (event.kind === "card-taken" ? event.card : (ICONS[event.kind] ?? "log")),
  verbIcon: (verb) => VERB_ICONS[verb] ?? "log",
  places,
  tone: (event) => TONES[event.kind] ?? "plain",
  finale: { start: "final-plague-began", step: "rat-revealed", cost: "cubes-lost" },
  stage,
  scene,
  secrets: (view) => [...new Set(Object.values(view.regions).flatMap((region) => region.rats.flatMap((rat) => rat.seen_by)))],
  rulesOf: (decision) => RULES_OF[decision.frame] ?? [],
  score: (view, seat) => view.scores[seat] ?? 0,
  facts,
  belongings: (view, seat, words) =>
    printed.drawn.cards
      .filter((card) => view.cards[card] === seat)
      .map((card) => ({ target: `card:${card}`, icon: card, label: words.component("card", card) })),
});
