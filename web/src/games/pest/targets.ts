/** Choices and the places where they are made. Places of the own board have no seat in their names: only the viewer's can be clicked. */
import type { Target } from "../../lib/game";
import { taken, type Edition } from "./edition";
import type { Choice, State, View } from "./types";

type Technology = Edition["technologies"][string];
/** Technologies of a kind: at most one of them lies on a board. */
const cards = (edition: Edition, are: (card: Technology) => boolean): Target[] =>
  Object.entries(edition.technologies).flatMap(([id, card]) => (are(card) ? [`mine:${id}`] : []));
/** Those on which a choice is made. */
const done = ({ verb }: Choice, edition: Edition): Target[] => cards(edition, ({ verbs }) => verbs.includes(verb));
/** Those that hold people, by the name of the place. */
const held = (place: string, edition: Edition): Target[] => cards(edition, ({ holds }) => holds === place);

function workplace(id: string, edition: Edition): Target[] {
  if (id === "capital") return ["capital"];
  if (id === "track") return ["healthy"];
  return id in edition.building ? [`building:${id}`] : held(id, edition);
}

const housing = (space: string, edition: Edition): Target[] =>
  edition.mat.pens.includes(space) || space === "regular" ? [`pen:${space}`] : space === "graveyard" ? ["graveyard"] : held(space, edition);
const stock = ({ resource }: { resource: string }): Target[] => [`stock:${resource}`];
const place = ({ location }: { location: string }): Target[] => [`loc:${location}`];
const node = (id: string): Target => (id === "capital" ? "capital" : `loc:${id}`);

/** Spaces of the viewer's quarantine that an arrangement empties or fills. */
function moved(arrangement: string, view: View, edition: Edition): string[] {
  const now = taken(view.seats[view.viewer ?? 0]?.quarantine.taken ?? "none");
  const then = taken(arrangement);
  return edition.mat.pens.filter((space) => now.has(space) !== then.has(space));
}

const TARGETS: { [V in Choice["verb"]]?: (choice: Extract<Choice, { verb: V }>, view: View, edition: Edition) => Target[] } = {
  PlaceCastle: place,
  PlaceDoctor: place,
  Jump: place,
  Step: (choice) => [node(choice.node)],
  PlaceMortus: (choice) => [`cell:${choice.cell}`],
  Repeat: (choice, _, edition) => [`cell:${choice.cell}`, ...done(choice, edition)],
  Trials: (choice, _, edition) => done(choice, edition),
  Do: (choice) => [`action:${choice.action}`],
  Exchange: stock,
  ExchangeWith: stock,
  TakeCrate: stock,
  ProduceMore: stock,
  ProduceLess: stock,
  MobileWorkshop: stock,
  TakeFirst: (choice) => (choice.due === "crate" ? [] : [`stock:${choice.due}`]),
  PayCoins: () => ["stock:coin"],
  House: (choice, _, edition) => housing(choice.space, edition),
  Heal: (choice) => [`pen:${choice.space}`],
  Inhale: (choice) => [`pen:${choice.space}`],
  Arrange: (choice, view, edition) => ["quarantine", ...moved(choice.arrangement, view, edition).map((space) => `pen:${space}`)],
  UseToken: (choice) => [`token:${choice.token}`],
  Camp: () => ["camp"],
  Boost: () => ["research"],
  Restore: () => ["research"],
  Stop: () => ["doctor"],
  Clear: (choice) => [choice.way === "food" ? "stock:food" : choice.way === "camp" ? "camp" : "doctor"],
  HealAtCamp: () => ["camp"],
  Build: (choice) => [`building:${choice.building}`, choice.site === "camp" ? "camp" : "doctor"],
  BuildCapital: (choice) => [`palace:${choice.building}`, "capital"],
  Produce: () => ["action:produce"],
  Buy: (choice) => [`market:${choice.technology}`, `slot:${choice.slot}`],
  Refresh: () => ["deck"],
  Advance: (choice, _, edition) => done(choice, edition),
  Send: (choice, _, edition) => workplace(choice.workplace, edition),
  Lift: (choice, _, edition) => workplace(choice.workplace, edition),
  PutDown: (choice, _, edition) => workplace(choice.workplace, edition),
  Assign: (choice, _, edition) => workplace(choice.workplace, edition),
  Recall: (choice, _, edition) => workplace(choice.to, edition),
  Experiment: (choice, _, edition) => done(choice, edition),
};

export function targets(choice: Choice, view: View, edition: Edition): Target[] {
  const at = TARGETS[choice.verb] as ((choice: Choice, view: View, edition: Edition) => Target[]) | undefined;
  return at?.(choice, view, edition) ?? [];
}

/** Which part of the board holds a target. */
export type Part = "map" | "mat" | "era" | "market" | "capital" | "boards";
const PART: Record<string, Part[]> = {
  loc: ["map"],
  doctor: ["map"],
  capital: ["map", "capital"],
  palace: ["capital"],
  token: ["capital"],
  market: ["market"],
  deck: ["market"],
  road: ["map"],
  law: ["era"],
  orders: ["era"],
  plague: ["era"],
  aid: ["era"],
  influence: ["era"],
  "capital-card": ["capital"],
};
export const partsOf = (target: Target): Part[] => PART[target.split(":")[0] ?? ""] ?? ["mat"];

/** An action is had by placing a mortus, and done once it stands. */
const doing = (action: string, frame: string, { mat: { top, left } }: Edition): string => {
  if (frame !== "PlaceMortus") return `Do ${action}`;
  return top.includes(action) ? `PlaceMortus ${action}-${left[0]}` : `PlaceMortus ${top[0]}-${action}`;
};

/** What each kind of place may have been clicked for, by the frame that asks. */
type Wish = (id: string, frame: string, state: State, edition: Edition) => string[];
const LOCATION_VERB: Record<string, string> = { PlaceCastle: "PlaceCastle", FirstCastle: "PlaceCastle", PlaceDoctor: "PlaceDoctor" };
const WORK_VERB: Record<string, string> = { Assigning: "Assign", PuttingDown: "PutDown", Research: "Send", Healing: "Send" };

/** Verbs of cards that say it all: nothing more is named. */
const ALONE = new Set(["Trials", "Advance"]);

const WISHES: Record<string, Wish> = {
  loc: (id, frame, _, edition) =>
    LOCATION_VERB[frame] ? [`${LOCATION_VERB[frame]} ${id}`] : frame === "Move" ? [`Step ${id}`] : [doing("move", frame, edition)],
  capital: (_, frame, __, edition) =>
    frame === "Move" ? ["Step capital"] : frame === "Assigning" ? ["Assign capital"] : [doing("assign", frame, edition)],
  doctor: (_, frame) => (frame === "Move" ? ["Stop"] : ["Do move"]),
  camp: (_, frame) => (frame === "Building" ? ["Build camp district-1"] : ["Camp"]),
  cell: (id) => [`PlaceMortus ${id}`, `Repeat ${id}`],
  action: (id, frame, _, edition) => [doing(id, frame, edition)],
  stock: (id, frame) =>
    frame === "ExchangeWith"
      ? [`ExchangeWith ${id}`]
      : frame === "TakeCrate"
        ? [`TakeCrate ${id}`]
        : id === "coin"
          ? ["PayCoins 1"]
          : [`Exchange ${id}`],
  research: (_, frame) => (frame === "SetPrice" ? ["Restore"] : ["Boost"]),
  pen: (id, frame) => (frame === "HousePerson" ? [`House ${id}`] : [`Heal ${id}`]),
  graveyard: () => ["House graveyard"],
  // As it is now: never a choice, so the answer tells when and how people may be moved.
  quarantine: (_, __, { view, decision }) => [`Arrange ${view.seats[decision?.seat ?? 0]?.quarantine.taken ?? "none"}`],
  healthy: (_, frame) => (frame === "Research" ? ["Recall track"] : ["Heal regular"]),
  building: (id, frame) => (WORK_VERB[frame] ? [`${WORK_VERB[frame]} ${id}`] : [`Build doctor ${id}`]),
  palace: (id) => [`BuildCapital ${id}`],
  token: (id) => [`UseToken ${id}`],
  market: (id, _, __, edition) => {
    const slot = edition.technologies[id]?.slot ?? "any";
    return [`Buy ${id} ${slot === "any" ? "top" : slot}`];
  },
  deck: () => ["Refresh"],
  mine: (id, _, __, { technologies }) => [technologies[id]?.verbs.find((verb) => ALONE.has(verb)) ?? "Do research"],
  slot: () => ["Do research"],
};

export function wishes(target: Target, state: State, edition: Edition): string[] {
  const [kind = "", id = ""] = target.split(":");
  return WISHES[kind]?.(id, state.decision?.frame ?? "", state, edition) ?? [];
}
