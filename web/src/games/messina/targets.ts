/** Choices and the places on the board where they are made. */
import type { Target } from "../../lib/game";
import type { Choice, State } from "../../lib/protocol";
import { CLASSES, UPGRADE } from "./edition";
import type { View } from "./types";

/** The things a home of a citizen is called by on the board. */
const home = (id: string): Target => (id.startsWith("cabin") ? `cabin:${id}` : /^B\d/.test(id) ? `shop:${id}` : `square:${id}`);

/** A cabin upgrade at work lies on a cabin. */
const producer = (id: string): Target => (UPGRADE[id] ? `upgrade:${id}` : `shop:${id}`);

const AT: Record<string, (choice: Choice) => Target[]> = {
  Helper: ({ place }) => [`helper:${place}`, ...(place === "estate" ? [] : [`spot:${place}`])],
  Stand: ({ spot }) => [`spot:${spot}`],
  Recall: () => ["helper:estate"],
  TakeShip: ({ ship }) => [`ship:${ship}`],
  Settle: ({ square }) => [`square:${square}`],
  Employ: ({ workshop }) => [`shop:${workshop}`],
  Shelter: ({ cabin }) => [`cabin:${cabin}`],
  Leave: ({ cabin }) => [`cabin:${cabin}`],
  Work: ({ square, workshop }) => [`square:${square}`, `shop:${workshop}`],
  Fight: ({ means }) => [`stock:${means}`],
  FightBoth: ({ hex }) => [`spot:${hex}`],
  Give: (choice) => [home(choice["home"] ?? "")],
  GiveHelper: ({ place }) => [`helper:${place}`, ...(place === "estate" ? [] : [`spot:${place}`])],
  Claim: ({ space }) => [`space:${space}`],
  Buy: ({ rating }) => [`rating:${rating}`],
  Rating: ({ rating }) => [`rating:${rating}`],
  Advance: (choice) => [`way:${choice["class"]}:${choice["way"]}`, `overseer:${choice["class"]}`],
  Leap: (choice) => [`leap:${choice["class"]}:${choice["way"]}`, `overseer:${choice["class"]}`],
  UpgradeOverseer: (choice) => [`overseer:${choice["class"]}`],
  UpgradeCitizen: (choice) => [home(choice["home"] ?? "")],
  Activate: ({ square }) => [`square:${square}`],
  Borrow: ({ hex }) => [`spot:${hex}`],
  Scroll: ({ line }) => [`line:${line}`],
  Build: ({ building }) => [`building:${building}`],
  OnCabin: ({ cabin }) => [`cabin:${cabin}`],
  Refresh: ({ group }) => [`stacks:${group}`],
  Produce: ({ building }) => [producer(building ?? "")],
};

/** Verbs that are about no place: they stand in the list of choices. */
export const NOWHERE = new Set(["TurnAway", "Act", "Repopulate", "Side", "ProduceAll", "Stop", "EndTurn"]);

export function targets(choice: Choice): Target[] {
  return AT[choice.verb]?.(choice) ?? [];
}

/** What a click on each kind of thing may have meant, by the question that was asked; `*` at any other question. */
const WISHES: Record<string, Record<string, (id: string, state: State<View>) => string[]>> = {
  spot: {
    UseHelper: (id) => [`Helper ${id}`],
    GiveUpHelper: (id) => [`GiveHelper ${id}`],
    BorrowAction: (id) => (id.startsWith("dock") ? [] : [`Borrow ${id}`]),
    FightCube: (id) => (id.startsWith("dock") ? [] : [`FightBoth ${id}`]),
    "*": (id) => [`Stand ${id}`],
  },
  helper: {
    GiveUpHelper: (id) => [`GiveHelper ${id}`],
    SendHelper: (id) => (id === "estate" ? ["Recall"] : [`Stand ${id}`]),
    "*": (id) => [`Helper ${id}`],
  },
  ship: { "*": (id) => [`TakeShip ${id}`] },
  square: {
    SettleCitizen: (id) => [`Settle ${id}`],
    ChoosePlace: (id) => [`Settle ${id}`],
    UpgradeCitizen: (id) => [`UpgradeCitizen ${id}`],
    ChooseGift: (id) => [`Give ${id}`],
    "*": (id) => [`Activate ${id}`],
  },
  shop: {
    ChoosePlace: (id) => [`Employ ${id}`],
    UpgradeCitizen: (id) => [`UpgradeCitizen ${id}`],
    ChooseGift: (id) => [`Give ${id}`],
    "*": (id) => [`Produce ${id}`],
  },
  upgrade: { "*": (id) => [`Produce ${id}`] },
  cabin: {
    ShelterCitizen: (id) => CLASSES.map((each) => `Shelter ${each} ${id}`),
    UpgradeCitizen: (id) => [`UpgradeCitizen ${id}`],
    ChooseCabin: (id) => [`OnCabin ${id}`],
    "*": (id) => [`Leave ${id}`],
  },
  stock: { "*": (id) => (id === "fire" || id === "powerfire" ? [`Fight ${id}`] : []) },
  space: { "*": (id) => [`Claim ${id}`] },
  rating: { ChooseRating: (id) => [`Rating ${id}`], "*": (id) => [`Buy ${id}`] },
  overseer: {
    UpgradeOverseer: (id) => [`UpgradeOverseer ${id}`],
    "*": (id, { view, seat }) => {
      const { cell = 0, branch = "ahead" } = view.seats[seat ?? 0]?.overseers[id as "nun"] ?? {};
      return [`Advance ${id} ${cell === 1 ? "left" : branch}`];
    },
  },
  line: { "*": (id) => [`Scroll ${id}`] },
  building: { "*": (id) => [`Build ${id}`] },
  stacks: { "*": (id) => [`Refresh ${id} vp`] },
};

export function wishes(target: Target, state: State<View>): string[] {
  const [kind = "", id = ""] = target.split(":");
  const known = WISHES[kind];
  const ask = known?.[state.decision?.frame ?? ""] ?? known?.["*"];
  return ask ? ask(id, state) : [];
}
