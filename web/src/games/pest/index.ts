/** Pest, as the client sees it. */
import type { Fact, GameClient } from "../../lib/game";
import { addIcons, type IconName } from "../../lib/icons";
import { gameWords } from "../../lib/i18n.svelte";
import { Marks } from "../../lib/marks";
import type { PrintedInfo } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { PestDrawn } from "../../protocol/schema";
import { pest as texts } from "../texts";
import { scene, stage } from "./animations";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { describe, RULES_OF } from "./describe";
import { editionOf, type Edition } from "./edition";
import icons from "./icons.json";
import schema from "./schema.json";
import { partsOf, targets, wishes } from "./targets";
import type { Choice, Event, View } from "./types";

addIcons({ ...icons, exposed: icons.plague });

const ICONS: Partial<Record<Event["kind"], IconName>> = {
  "order-drawn": "hourglass",
  "order-updated": "hourglass",
  "year-began": "hourglass",
  "era-ended": "bell",
  "turn-ended": "hourglass",
  "law-drawn": "law",
  "goal-paid": "law",
  "order-advanced": "order",
  "capital-card-drawn": "capital",
  "capital-rewarded": "capital",
  "capital-emptied": "capital",
  "capital-built": "palace",
  "token-laid": "capital",
  "token-used": "capital",
  "neutral-grew": "capital",
  "person-freed": "citizen",
  "location-token-laid": "flag",
  "start-card-dealt": "card",
  "technology-shown": "technology",
  "technology-bought": "technology",
  "technology-returned": "technology",
  "market-cleared": "technology",
  "workshop-set": "workshop",
  "castle-placed": "castle",
  "building-built": "build",
  "doctor-placed": "plague",
  "doctor-moved": "walk",
  "doctor-stayed": "walk",
  "camp-placed": "camp",
  "camp-returned": "camp",
  "plague-revealed": "skull",
  "sick-added": "citizen",
  "road-sick-added": "horseshoe",
  "plague-stopped": "plague",
  "location-destroyed": "ruin",
  "aid-revealed": "aid",
  "aid-paid": "aid",
  "mortus-placed": "mortus",
  "mortus-on-card": "mortus",
  "mortuses-returned": "mortus",
  "mortus-readied": "mortus",
  "research-gained": "research",
  "research-paid": "research",
  "action-boosted": "research",
  "fame-gained": "fame",
  "infamy-gained": "infamy",
  "influence-gained": "influence",
  "sick-gathered": "citizen",
  "road-gathered": "citizen",
  "sick-housed": "citizen",
  "quarantine-arranged": "swap",
  "sick-healed": "heal",
  "sick-discarded": "heal",
  "card-advanced": "heal",
  "person-cured": "heal",
  "person-spent": "citizen",
  "person-assigned": "assign",
  "person-lifted": "assign",
  "person-recalled": "assign",
  "game-ended": "laurels",
};

const VERB_ICONS: Record<string, IconName> = {
  PlaceCastle: "castle",
  PlaceDoctor: "plague",
  PlaceMortus: "mortus",
  Trials: "mortus",
  Repeat: "mortus",
  Do: "play",
  EndTurn: "hourglass",
  Exchange: "coin",
  ExchangeWith: "coin",
  Arrange: "swap",
  House: "citizen",
  PayCoins: "coin",
  TakeCrate: "crate",
  TakeFirst: "crate",
  TakeBranch: "crate",
  UseToken: "capital",
  Step: "walk",
  Jump: "walk",
  Camp: "camp",
  Boost: "research",
  Stop: "check",
  Clear: "citizen",
  HealAtCamp: "heal",
  Build: "build",
  BuildCapital: "palace",
  Price: "wood",
  StopBuilding: "check",
  Produce: "produce",
  ProduceMore: "produce",
  ProduceLess: "produce",
  Restore: "research",
  Buy: "technology",
  MobileWorkshop: "workshop",
  Refresh: "cycle",
  Advance: "heal",
  Send: "assign",
  Recall: "assign",
  Experiment: "citizen",
  Heal: "heal",
  Inhale: "heal",
  Finish: "check",
  Lift: "assign",
  PutDown: "assign",
  Assign: "assign",
  Outpost: "plague",
  KeepCamp: "camp",
  Suit: "plague",
};

const TURNS = new Set<Event["kind"]>(["year-began", "era-ended", "mortus-placed"]);
const LOSSES = new Set<Event["kind"]>(["location-destroyed", "infamy-gained", "resource-lost"]);
/** Things that happen on the way and are told better by what follows. */
const MINOR = new Set<Event["kind"]>([
  "action-began",
  "resource-paid",
  "research-paid",
  "sick-housed",
  "technology-shown",
  "token-laid",
  "location-token-laid",
  "turn-ended",
  "aid-paid",
  "mortuses-returned",
  "mortus-readied",
  "capital-emptied",
  "market-cleared",
  "quarantine-arranged",
]);

function places(event: Event): string[] {
  const found: string[] = [];
  if ("location" in event) found.push(`loc:${event.location}`);
  if ("to" in event) found.push(event.to === "capital" ? "capital" : `loc:${event.to}`);
  if ("road" in event) found.push(`road:${event.road}`);
  if ("cell" in event) found.push(`cell:${event.cell}`);
  if ("technology" in event) found.push(`market:${event.technology}`, `mine:${event.technology}`);
  if (event.kind === "capital-built") found.push(`palace:${event.building}`, "capital");
  else if ("building" in event) found.push(`building:${event.building}`);
  if ("resource" in event) found.push(`stock:${event.resource}`);
  if ("workplace" in event) found.push(event.workplace === "capital" ? "capital" : `building:${event.workplace}`);
  return found;
}

function facts(view: View, seat: number, words: Words): Fact[] {
  const own = view.seats[seat];
  if (!own) return [];
  return [
    { icon: "influence", label: words.component("part", "influence-track"), value: own.influence },
    { icon: "citizen", label: words.say("pest-held", { count: own.held ?? 0 }), value: own.held ?? 0 },
  ];
}

export function open(printed: PrintedInfo<PestDrawn>): GameClient<View, Event, Choice, Edition> {
  const edition = editionOf(printed.drawn);
  return {
    name: "pest",
    edition,
    marks: new Marks(printed),
    words: gameWords(texts, schema, printed.printed, printed.effects),
    Board,
    Aside,
    ratio: null,
    fluid: true,
    targets: (choice, view) => targets(choice, view, edition),
    parts: partsOf,
    wishes: (target, state) => wishes(target, state, edition),
    describe: (target, view, words, names) => describe(target, { view, edition, words, names }),
    icon: (event) => {
      if (event.kind === "action-began") return event.action;
      if ("resource" in event) return event.resource;
      return ICONS[event.kind] ?? "log";
    },
    verbIcon: (verb) => VERB_ICONS[verb] ?? "log",
    places,
    tone: (event) => (TURNS.has(event.kind) ? "turn" : LOSSES.has(event.kind) ? "loss" : MINOR.has(event.kind) ? "minor" : "plain"),
    stage,
    scene,
    secrets: () => [],
    rulesOf: (decision) => RULES_OF[decision.frame] ?? [],
    score: (view, seat) => view.seats[seat]?.score ?? 0,
    facts,
    belongings: () => [],
  };
}
