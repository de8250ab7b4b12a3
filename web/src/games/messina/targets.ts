/** Choices and the places on the board where they are made. */
import type { Target } from "../../lib/game";
import type { Choice, State } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { CLASSES, SHOP, SQUARE_CLASS, SQUARES, UPGRADE } from "./edition";
import type { SeatView, View } from "./types";

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

/** Moves from a citizen's square to the free workshops of its class. */
function workFrom(square: string, me: SeatView | null): string[] {
  if (!me?.squares[square]) return [];
  const free = Object.keys(me.workshops).filter((shop) => !me.workshops[shop]?.worker && SHOP[shop]?.cls === SQUARE_CLASS[square]);
  return free.map((shop) => `Work ${square} ${shop}`);
}

/** Moves of citizens of its class to a free workshop. */
const workAt = (shop: string, me: SeatView | null): string[] => SQUARES.flatMap((square) => workFrom(square, me)).filter((wish) => wish.endsWith(` ${shop}`));

/** The seat that looks. */
const looking = ({ view, seat }: State<View>): SeatView | null => (seat === null ? null : (view.seats[seat] ?? null));
const isFree = (shop: string, state: State<View>): boolean => looking(state)?.workshops[shop]?.worker === 0;
const helperAt = (place: string, state: State<View>): boolean => looking(state)?.helpers.some((helper) => helper.place === place) ?? false;

/** What a click on each kind of thing may have meant, by the question that was asked; `*` at any other question. */
const WISHES: Record<string, Record<string, (id: string, state: State<View>) => string[]>> = {
  spot: {
    UseHelper: (id, state) => (helperAt(id, state) ? [`Helper ${id}`] : []),
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
    "*": (id, state) => [...workFrom(id, looking(state)), `Activate ${id}`].slice(0, 1),
  },
  shop: {
    ChoosePlace: (id) => [`Employ ${id}`],
    UpgradeCitizen: (id) => [`UpgradeCitizen ${id}`],
    ChooseGift: (id) => [`Give ${id}`],
    "*": (id, state) => (isFree(id, state) ? workAt(id, looking(state)).slice(0, 1) : [`Produce ${id}`]),
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

/** Questions about the very thing that is clicked: the rule is the answer there. */
const TOLD_BY_RULE = new Set(["ActivateCitizen", "UpgradeCitizen", "ChooseGift", "SettleCitizen", "ChoosePlace"]);

/** What a rule would not tell: that another question comes first, or when a free move is offered (docs/decisions/0005). */
export function advice(target: Target, state: State<View>, words: Words): string | null {
  const [kind = "", id = ""] = target.split(":");
  const frame = state.decision?.frame ?? "";
  if (kind === "spot" && frame === "UseHelper" && !helperAt(id, state)) return words.say("messina-first-helper");
  if (TOLD_BY_RULE.has(frame)) return null;
  const work = kind === "square" ? workFrom(id, looking(state)).length > 0 : kind === "shop" && isFree(id, state);
  return work ? words.say("messina-work-when") : null;
}
