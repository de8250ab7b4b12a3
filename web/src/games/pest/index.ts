/** Pest, as the client sees it. */
import texts from "texts:pest";
import type { Fact, GameClient } from "../../lib/game";
import { addIcons, type IconName } from "../../lib/icons";
import { gameWords } from "../../lib/i18n.svelte";
import type { Choice } from "../../lib/protocol";
import type { Printed, Words } from "../../lib/words";
import { after, during, scene, stage, type PestEvent } from "./animations";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { describe, RULES_OF } from "./describe";
import { held } from "./score";
import icons from "./icons.json";
import printed from "./printed.json";
import schema from "./schema.json";
import en from "./text/en.ftl?raw";
import ru from "./text/ru.ftl?raw";
import { targets, wishes } from "./targets";
import type { View } from "./types";

addIcons(icons);

const ICONS: Record<string, IconName> = {
  "order-drawn": "hourglass", "order-updated": "hourglass", "year-began": "hourglass", "era-ended": "bell", "turn-ended": "hourglass",
  "law-drawn": "law", "goal-paid": "law", "order-advanced": "order", "capital-card-drawn": "capital", "capital-rewarded": "capital", "capital-emptied": "capital", "capital-built": "palace",
  "token-laid": "capital", "token-used": "capital", "neutral-grew": "capital", "person-freed": "citizen", "location-token-laid": "flag", "start-card-dealt": "card",
  "technology-shown": "technology", "technology-bought": "technology", "technology-returned": "technology", "market-cleared": "technology", "workshop-set": "workshop",
  "castle-placed": "castle", "building-built": "build", "doctor-placed": "plague", "doctor-moved": "walk", "camp-placed": "camp", "camp-returned": "camp",
  "plague-revealed": "skull", "sick-added": "citizen", "road-sick-added": "horseshoe", "plague-stopped": "plague", "location-destroyed": "ruin",
  "aid-revealed": "aid", "aid-paid": "aid", "mortus-placed": "mortus", "mortus-on-card": "mortus", "mortuses-returned": "mortus", "mortus-readied": "mortus",
  "research-gained": "research", "research-paid": "research", "action-boosted": "research", "fame-gained": "fame", "infamy-gained": "infamy", "influence-gained": "influence",
  "sick-gathered": "citizen", "road-gathered": "citizen", "sick-housed": "citizen", "quarantine-arranged": "swap", "sick-healed": "heal", "sick-discarded": "heal", "card-advanced": "heal", "person-cured": "heal",
  "person-spent": "citizen", "person-assigned": "assign", "person-lifted": "assign", "person-recalled": "assign", "game-ended": "laurels",
};

const VERB_ICONS: Record<string, IconName> = {
  PlaceCastle: "castle", PlaceDoctor: "plague", PlaceMortus: "mortus", Trials: "mortus", Repeat: "mortus", Do: "play", EndTurn: "hourglass", Exchange: "coin", ExchangeWith: "coin", Arrange: "swap",
  House: "citizen", PayCoins: "coin", TakeCrate: "crate", TakeFirst: "crate", TakeBranch: "crate", UseToken: "capital", Step: "walk", Jump: "walk", Camp: "camp", Boost: "research", Stop: "check",
  Clear: "citizen", HealAtCamp: "heal", Build: "build", BuildCapital: "palace", Price: "wood", StopBuilding: "check", Produce: "produce", ProduceMore: "produce", ProduceLess: "produce", Restore: "research",
  Buy: "technology", MobileWorkshop: "workshop", Refresh: "cycle", Advance: "heal", Send: "assign", Recall: "assign", Experiment: "citizen", Heal: "heal", Inhale: "heal", Finish: "check",
  Lift: "assign", PutDown: "assign", Assign: "assign", Outpost: "plague", KeepCamp: "camp", Suit: "plague",
};

const TURNS = new Set(["year-began", "era-ended"]);
const LOSSES = new Set(["location-destroyed", "infamy-gained", "resource-lost"]);
/** Things that happen on the way and are told better by what follows. */
const MINOR = new Set(["action-began", "resource-paid", "research-paid", "sick-housed", "technology-shown", "token-laid", "location-token-laid", "turn-ended", "aid-paid", "mortuses-returned", "mortus-readied", "capital-emptied", "market-cleared", "quarantine-arranged"]);

function places(event: PestEvent): string[] {
  const found: string[] = [];
  if (event.location) found.push(`loc:${event.location}`);
  if (event.to) found.push(event.to === "capital" ? "capital" : `loc:${event.to}`);
  if (event.road) found.push(`road:${event.road}`);
  if (event.cell) found.push(`cell:${event.cell}`);
  if (event.technology) found.push(`market:${event.technology}`, `mine:${event.technology}`);
  if (event.kind === "capital-built") found.push(`palace:${event.building}`, "capital");
  else if (event.building) found.push(`building:${event.building}`);
  if (event.kind.startsWith("resource-")) found.push(`stock:${event.resource}`);
  if (event.workplace) found.push(event.workplace === "capital" ? "capital" : `building:${event.workplace}`);
  return found;
}

/** A camp in a ruin never comes back, so it is asked about like the end of a turn. */
function leavesCamp(choice: Choice, view: View): boolean {
  const ruined = view.seats[view.viewer ?? -1]?.here?.ruined ?? false;
  return ruined && (choice.verb === "Camp" || (choice.verb === "Clear" && choice["way"] === "camp"));
}

function facts(view: View, seat: number, words: Words): Fact[] {
  const own = view.seats[seat];
  if (!own) return [];
  return [
    { icon: "influence", label: words.component("part", "influence-track"), value: own.influence },
    { icon: "citizen", label: words.say("pest-held", { count: held(own) }), value: held(own) },
  ];
}

export const game: GameClient<View> = {
  name: "pest",
  words: gameWords(texts, schema, printed as unknown as Printed, [], { en, ru }),
  Board,
  Aside,
  ratio: null,
  fluid: true,
  targets,
  wishes,
  describe,
  icon: (event) => {
    if (event.kind === "action-began") return (event as PestEvent)["action"] as IconName;
    if (event.kind.startsWith("resource-")) return (event as PestEvent).resource as IconName;
    return ICONS[event.kind] ?? "log";
  },
  verbIcon: (verb) => VERB_ICONS[verb] ?? "log",
  places: (event) => places(event as PestEvent),
  tone: (event) => (TURNS.has(event.kind) ? "turn" : LOSSES.has(event.kind) ? "loss" : MINOR.has(event.kind) ? "minor" : "plain"),
  stage,
  during,
  after,
  scene,
  endsTurn: (choice, barrier, view) => leavesCamp(choice, view) || barrier === "seat" || barrier === "end" || (barrier === "chance" && !["Buy", "Refresh", "PlaceDoctor", "PlaceCastle"].includes(choice.verb)),
  secrets: () => [],
  rulesOf: (decision) => RULES_OF[decision.frame] ?? [],
  score: (view, seat) => view.seats[seat]?.score ?? 0,
  facts,
  belongings: () => [],
};
