/** Messina 1347, as the client sees it. */
import type { Fact, GameClient, Reach, Tone } from "../../lib/game";
import { addIcons, type IconName } from "../../lib/icons";
import { gameWords } from "../../lib/i18n.svelte";
import { Marks } from "../../lib/marks";
import type { PrintedInfo } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { messina as texts } from "../texts";
import { scene, stage } from "./animations";
import Board from "./Board.svelte";
import { describe, RULES_OF } from "./describe";
import Aside from "./Aside.svelte";
import type { Edition } from "./edition";
import icons from "./icons.json";
import schema from "./schema.json";
import { tabOf } from "./tabs";
import { targets, wishes } from "./targets";
import type { Choice, Event, View } from "./types";

addIcons(icons);

const ICONS: Partial<Record<Event["kind"], IconName>> = {
  "hex-laid": "hex",
  "wheel-turned": "wheel",
  "cube-added": "plague",
  "cubes-withheld": "plague",
  "citizen-arrived": "majority",
  "citizens-removed": "skull",
  "dock-drawn": "anchor",
  "ship-arrived": "ship",
  "building-revealed": "build",
  "preparation-step": "hourglass",
  "round-began": "bell",
  "turn-began": "hourglass",
  "helper-stood": "helper",
  "helper-recalled": "helper",
  "helper-rested": "helper",
  "district-visited": "points",
  "citizen-settled": "majority",
  "citizen-sheltered": "cabin",
  "citizen-turned-away": "door",
  "citizen-employed": "workshop",
  "cube-fought": "fire",
  "ship-cube-fought": "fire",
  "rats-taken": "rat",
  "helper-gained": "helper",
  "action-owed": "hint",
  "action-claimed": "hint",
  "actions-lapsed": "hourglass",
  "overseer-advanced": "overseer",
  "overseer-woke-nobody": "overseer",
  "overseer-upgraded": "upgrade",
  "citizen-activated": "activate",
  "citizen-upgraded": "upgrade",
  "scroll-advanced": "scroll",
  "stacks-refreshed": "cycle",
  built: "build",
  "cabin-improved": "cabin",
  "cart-used": "cart",
  "citizen-given": "majority",
  "helper-given": "helper",
  "district-repopulated": "district",
  "ship-taken": "ship",
  "workshop-rewarded": "workshop",
  produced: "workshop",
  "quarantine-advanced": "cabin",
  "quarantine-left": "cabin",
  "workshops-replaced": "workshop",
  "token-drawn": "bot",
  "token-skipped": "bot",
  "opponent-fought": "fire",
  "opponent-stood": "bot",
  "opponent-advanced": "bot",
  "opponent-took-building": "bot",
  "opponent-took-ship": "bot",
  scored: "points",
  "game-ended": "laurels",
  "order-set": "flag",
  "estate-dealt": "palace",
  "scroll-dealt": "scroll",
};

function icon(event: Event): IconName {
  if (event.kind === "rating-advanced") return event.space.split("-")[0] ?? "log";
  if (event.kind === "gained" || event.kind === "paid") return event.what === "vp" ? "points" : event.what;
  return ICONS[event.kind] ?? "log";
}

const VERB_ICONS: Record<string, IconName> = {
  Helper: "helper",
  Stand: "walk",
  Recall: "home",
  TakeShip: "ship",
  Settle: "majority",
  Employ: "workshop",
  Shelter: "cabin",
  TurnAway: "door",
  Leave: "cabin",
  Work: "workshop",
  Fight: "fire",
  FightBoth: "powerfire",
  Act: "hex",
  Repopulate: "district",
  Give: "majority",
  GiveHelper: "helper",
  Claim: "hint",
  Buy: "coin",
  Rating: "popularity",
  Side: "fork",
  Advance: "overseer",
  Leap: "overseer",
  UpgradeOverseer: "upgrade",
  UpgradeCitizen: "upgrade",
  Activate: "activate",
  Borrow: "hex",
  Scroll: "scroll",
  Build: "build",
  OnCabin: "cabin",
  Refresh: "cycle",
  Produce: "workshop",
  ProduceAll: "workshop",
  Stop: "close",
  EndTurn: "hourglass",
};

const MINOR = new Set<Event["kind"]>([
  "order-set",
  "estate-dealt",
  "scroll-dealt",
  "hex-laid",
  "cube-added",
  "citizen-arrived",
  "dock-drawn",
  "building-revealed",
  "preparation-step",
  "action-owed",
  "action-claimed",
  "quarantine-advanced",
  "paid",
  "scored",
]);

const LOSS = new Set<Event["kind"]>(["rats-taken", "citizens-removed", "citizen-turned-away", "actions-lapsed"]);

function tone({ kind }: Event): Tone {
  if (kind === "turn-began" || kind === "round-began") return "turn";
  return LOSS.has(kind) ? "loss" : MINOR.has(kind) ? "minor" : "plain";
}

const home = (id: string): string => (id.startsWith("cabin") ? `cabin:${id}` : /^B\d/.test(id) ? `shop:${id}` : `square:${id}`);

/** Where an event happened; things of an estate with the seat they belong to. */
function places(event: Event): string[] {
  const seat = "seat" in event ? event.seat : null;
  const found: string[] = [];
  if ("hex" in event) found.push(`spot:${event.hex}`);
  if ("spot" in event) found.push(`spot:${event.spot}`);
  if ("dock" in event) found.push(`spot:${event.dock}`);
  if ("ship" in event) found.push(`ship:${event.ship}`);
  if ("space" in event) found.push(`space:${event.space}`);
  if ("square" in event) found.push(`square:${event.square}@${seat}`);
  if ("cabin" in event) found.push(`cabin:${event.cabin}@${seat}`);
  if ("home" in event) found.push(`${home(event.home)}@${seat}`);
  if ("workshop" in event) found.push(`shop:${event.workshop}@${seat}`);
  if ("building" in event) found.push(`building:${event.building}`, `shop:${event.building}@${seat}`);
  if ("line" in event) found.push(`line:${event.line}@${seat}`);
  if (event.kind === "overseer-advanced" || event.kind === "overseer-upgraded") found.push(`overseer:${event.citizen}@${seat}`);
  if (event.kind === "gained" || event.kind === "paid") found.push(`stock:${event.what}@${seat}`);
  if (event.kind === "wheel-turned") found.push("wheel");
  if (event.kind === "round-began") found.push(`round:${event.round}`);
  return found;
}

function facts(view: View, seat: number, words: Words): Fact[] {
  const me = view.seats[seat];
  if (!me) return [];
  const cost = (id: string) => words.component("cost", id);
  return [
    { icon: "coin", label: cost("coin"), value: me.stock.coin },
    { icon: "wood", label: cost("wood"), value: me.stock.wood },
    { icon: "fire", label: cost("fire"), value: me.stock.powerfire > 0 ? `${me.stock.fire}+${me.stock.powerfire}` : me.stock.fire },
    { icon: "rat", label: words.component("thing", "rat"), value: me.rats },
    { icon: "helper", label: words.say("messina-helpers-unused"), value: me.unused ?? 0 },
    { icon: "points", label: words.component("thing", "points"), value: me.points },
  ];
}

/** What a move costs, in words; nothing is said of a free one. */
function price(choice: Choice, reach: Reach, words: Words): string | null {
  const coins = choice.verb === "Stand" ? (reach[choice.spot]?.["coin"] ?? 0) : 0;
  return coins > 0 ? words.say("messina-coins", { count: coins }) : null;
}

export const open = (printed: PrintedInfo<Edition>): GameClient<View, Event, Choice, Edition> => ({
  name: "messina",
  edition: printed.drawn,
  marks: new Marks(printed),
  words: gameWords(texts, schema, printed.printed, printed.effects),
  ratio: null,
  Board,
  Aside,
  targets: (choice) => targets(choice, printed.drawn),
  parts: (target) => [tabOf(target)],
  wishes: (target, state) => wishes(target, state, printed.drawn),
  describe: (target, view, words, names) => describe(target, { view, edition: printed.drawn, words, names }),
  price,
  icon,
  verbIcon: (verb) => VERB_ICONS[verb] ?? "log",
  places,
  tone,
  stage,
  scene,
  secrets: () => [],
  rulesOf: (decision) => RULES_OF[decision.frame] ?? [],
  goal: (view) => view.goal ?? null,
  reached: (view) => view.reached ?? false,
  score: (view, seat) => view.seats[seat]?.total ?? 0,
  facts,
  belongings: () => [],
});
