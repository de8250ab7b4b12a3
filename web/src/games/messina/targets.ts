/** Choices and the places on the board where they are made. */
import type { Reach, Target } from "../../lib/game";
import { cellOf, type Edition } from "./edition";
import type { Choice, Class, SeatView, State, Way } from "./types";

/** The things a home of a citizen is called by on the board. */
const home = (id: string): Target => (id.startsWith("cabin") ? `cabin:${id}` : /^B\d/.test(id) ? `shop:${id}` : `square:${id}`);

/** A cabin upgrade at work lies on a cabin. */
const producer = (id: string, edition: Edition): Target => (edition.buildings[id]?.kind === "upgrade" ? `upgrade:${id}` : `shop:${id}`);

const AT: { [V in Choice["verb"]]?: (choice: Extract<Choice, { verb: V }>, edition: Edition) => Target[] } = {
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
  Give: (choice) => [home(choice.home)],
  GiveHelper: ({ place }) => [`helper:${place}`, ...(place === "estate" ? [] : [`spot:${place}`])],
  Claim: ({ space }) => [`space:${space}`],
  Buy: ({ rating }) => [`rating:${rating}`],
  Rating: ({ rating }) => [`rating:${rating}`],
  Advance: (choice) => [`way:${choice.class}:${choice.way}`, `overseer:${choice.class}`],
  Leap: (choice) => [`leap:${choice.class}:${choice.way}`, `overseer:${choice.class}`],
  UpgradeOverseer: (choice) => [`overseer:${choice.class}`],
  UpgradeCitizen: (choice) => [home(choice.home)],
  Activate: ({ square }) => [`square:${square}`],
  Borrow: ({ hex }) => [`spot:${hex}`],
  Scroll: ({ line }) => [`line:${line}`],
  Build: ({ building }) => [`building:${building}`],
  OnCabin: ({ cabin }) => [`cabin:${cabin}`],
  Refresh: ({ group }) => [`stacks:${group}`],
  Produce: ({ building }, edition) => [producer(building, edition)],
};

/** Verbs that are about no place: they stand in the list of choices. */
export const NOWHERE = new Set(["TurnAway", "Act", "Repopulate", "Side", "ProduceAll", "Stop", "EndTurn"]);

export function targets(choice: Choice, edition: Edition): Target[] {
  const at = AT[choice.verb] as ((choice: Choice, edition: Edition) => Target[]) | undefined;
  return at?.(choice, edition) ?? [];
}

/** The cell a step of an overseer leads to, as the server tells it; null where the target is no such step. */
export function leadsTo(target: Target, me: SeatView, reach: Reach, edition: Edition): string | null {
  const [kind, cls, way] = target.split(":") as [string, Class, Way];
  if (kind !== "way" && kind !== "leap") return null;
  const to = reach[`${kind === "leap" ? "Leap" : "Advance"} ${cls} ${way}`]?.["cell"];
  return to === undefined ? null : cellOf(cls, to, way === "ahead" ? me.overseers[cls].branch : way, edition);
}

/** The seat that looks. */
const looking = ({ view, seat }: State): SeatView | null => (seat === null ? null : (view.seats[seat] ?? null));
/** A click does not say which: the server tells of the likeliest. */
const anyOf = (ids: string[]): string => ids.join("|");
const helperAt = (place: string, state: State): boolean => looking(state)?.helpers.some((helper) => helper.place === place) ?? false;

/** What a click on each kind of thing may have meant, by the question that was asked; `*` at any other question. */
const WISHES: Record<string, Record<string, (id: string, state: State, edition: Edition) => string[]>> = {
  spot: {
    UseHelper: (id, state) => [helperAt(id, state) ? `Helper ${id}` : `Stand ${id}`],
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
    ActivateCitizen: (id) => [`Activate ${id}`],
    "*": (id, state) => {
      const shops = Object.keys(looking(state)?.workshops ?? {});
      return [shops.length > 0 ? `Work ${id} ${anyOf(shops)}` : `Activate ${id}`];
    },
  },
  shop: {
    ChoosePlace: (id) => [`Employ ${id}`],
    UpgradeCitizen: (id) => [`UpgradeCitizen ${id}`],
    ChooseGift: (id) => [`Give ${id}`],
    "*": (id, state, { squares }) => {
      const mine = looking(state);
      const homes = Object.keys(squares).filter((square) => mine?.squares[square]);
      return [mine?.workshops[id]?.worker || homes.length === 0 ? `Produce ${id}` : `Work ${anyOf(homes)} ${id}`];
    },
  },
  upgrade: { "*": (id) => [`Produce ${id}`] },
  cabin: {
    ShelterCitizen: (id, _, { classes }) => classes.map((each) => `Shelter ${each} ${id}`),
    UpgradeCitizen: (id) => [`UpgradeCitizen ${id}`],
    ChooseCabin: (id) => [`OnCabin ${id}`],
    "*": (id) => [`Leave ${id}`],
  },
  stock: { "*": (id, _, { means }) => (means.some((each) => each === id) ? [`Fight ${id}`] : []) },
  space: { "*": (id) => [`Claim ${id}`] },
  rating: { ChooseRating: (id) => [`Rating ${id}`], "*": (id) => [`Buy ${id}`] },
  overseer: {
    UpgradeOverseer: (id) => [`UpgradeOverseer ${id}`],
    "*": (id) => [`Advance ${id} ${anyOf(["ahead", "left", "right"])}`],
  },
  line: { "*": (id) => [`Scroll ${id}`] },
  building: { "*": (id) => [`Build ${id}`] },
  stacks: { "*": (id) => [`Refresh ${id} vp`] },
};

export function wishes(target: Target, state: State, edition: Edition): string[] {
  const [kind = "", id = ""] = target.split(":");
  const known = WISHES[kind];
  const ask = known?.[state.decision?.frame ?? ""] ?? known?.["*"];
  return ask ? ask(id, state, edition) : [];
}
