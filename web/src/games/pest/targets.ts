/** Choices and the places where they are made. Places of the own board have no seat in their names: only the viewer's can be clicked. */
import type { Target } from "../../lib/game";
import type { Choice, State } from "../../lib/protocol";
import { LEFT, PENS, taken, TECHNOLOGY, TOP } from "./edition";
import type { View } from "./types";

/** Technologies whose key is given: at most one of them lies on a board. */
const cards = (key: string): Target[] => Object.entries(TECHNOLOGY).flatMap(([id, card]) => (card.key === key ? [`mine:${id}`] : []));

function workplace(id: string): Target[] {
  if (id === "capital") return ["capital"];
  if (id === "track") return ["healthy"];
  if (id === "mobile-workshop") return cards("extra district");
  if (id === "specialists") return cards("worker store");
  return [`building:${id}`];
}

const housing = (space: string): Target[] => (space === "card" ? cards("healing cells") : [space === "graveyard" ? "graveyard" : `pen:${space}`]);
const stock = (choice: Choice): Target[] => [`stock:${choice["resource"]}`];
const place = (choice: Choice): Target[] => [`loc:${choice["location"]}`];
const node = (id: string): Target => (id === "capital" ? "capital" : `loc:${id}`);

/** Spaces of the viewer's quarantine that an arrangement empties or fills. */
function moved(arrangement: string, view: View): string[] {
  const now = taken(view.seats[view.viewer ?? 0]?.quarantine.taken ?? "none");
  const then = taken(arrangement);
  return PENS.filter((space) => now.has(space) !== then.has(space));
}

const TARGETS: Record<string, (choice: Choice, view: View) => Target[]> = {
  PlaceCastle: place,
  PlaceDoctor: place,
  Jump: place,
  Step: (choice) => [node(choice["node"] ?? "")],
  PlaceMortus: (choice) => [`cell:${choice["cell"]}`],
  Repeat: (choice) => [`cell:${choice["cell"]}`, ...cards("repeat cell")],
  Trials: () => cards("pay and gain"),
  Do: (choice) => [`action:${choice["action"]}`],
  Exchange: stock,
  ExchangeWith: stock,
  TakeCrate: stock,
  ProduceMore: stock,
  ProduceLess: stock,
  MobileWorkshop: stock,
  TakeFirst: (choice) => (choice["due"] === "crate" ? [] : [`stock:${choice["due"]}`]),
  PayCoins: () => ["stock:coin"],
  House: (choice) => housing(choice["space"] ?? ""),
  Heal: (choice) => [`pen:${choice["space"]}`],
  Inhale: (choice) => [`pen:${choice["space"]}`],
  Arrange: (choice, view) => ["quarantine", ...moved(choice["arrangement"] ?? "none", view).map((space) => `pen:${space}`)],
  UseToken: (choice) => [`token:${choice["token"]}`],
  Camp: () => ["camp"],
  Boost: () => ["research"],
  Restore: () => ["research"],
  Stop: () => ["doctor"],
  Clear: (choice) => [choice["way"] === "food" ? "stock:food" : choice["way"] === "camp" ? "camp" : "doctor"],
  HealAtCamp: () => ["camp"],
  Build: (choice) => [`building:${choice["building"]}`, choice["site"] === "camp" ? "camp" : "doctor"],
  BuildCapital: (choice) => [`palace:${choice["building"]}`, "capital"],
  Produce: () => ["action:produce"],
  Buy: (choice) => [`market:${choice["technology"]}`, `slot:${choice["slot"]}`],
  Refresh: () => ["deck"],
  Advance: () => cards("healing cells"),
  Send: (choice) => workplace(choice["workplace"] ?? ""),
  Lift: (choice) => workplace(choice["workplace"] ?? ""),
  PutDown: (choice) => workplace(choice["workplace"] ?? ""),
  Assign: (choice) => workplace(choice["workplace"] ?? ""),
  Recall: (choice) => workplace(choice["to"] ?? ""),
  Experiment: () => cards("healthy to sick"),
};

export const targets = (choice: Choice, view: View): Target[] => TARGETS[choice.verb]?.(choice, view) ?? [];

/** Which part of the board holds a target. */
export type Part = "map" | "mat" | "era" | "market" | "capital" | "boards";
const PART: Record<string, Part[]> = {
  loc: ["map"], doctor: ["map"], capital: ["map", "capital"], palace: ["capital"], token: ["capital"], market: ["market"], deck: ["market"],
};
export const partsOf = (target: Target): Part[] => PART[target.split(":")[0] ?? ""] ?? ["mat"];

/** An action is had by placing a mortus, and done once it stands. */
const doing = (action: string, frame: string): string => {
  if (frame !== "PlaceMortus") return `Do ${action}`;
  return TOP.includes(action) ? `PlaceMortus ${action}-${LEFT[0]}` : `PlaceMortus ${TOP[0]}-${action}`;
};

/** What each kind of place may have been clicked for, by the frame that asks. */
type Wish = (id: string, frame: string, state: State<View>) => string[];
const LOCATION_VERB: Record<string, string> = { PlaceCastle: "PlaceCastle", FirstCastle: "PlaceCastle", PlaceDoctor: "PlaceDoctor" };
const WORK_VERB: Record<string, string> = { Assigning: "Assign", PuttingDown: "PutDown", Research: "Send", Healing: "Send" };

const WISHES: Record<string, Wish> = {
  loc: (id, frame) => (LOCATION_VERB[frame] ? [`${LOCATION_VERB[frame]} ${id}`] : frame === "Move" ? [`Step ${id}`] : [doing("move", frame)]),
  capital: (_, frame) => (frame === "Move" ? ["Step capital"] : frame === "Assigning" ? ["Assign capital"] : [doing("assign", frame)]),
  doctor: (_, frame) => (frame === "Move" ? ["Stop"] : ["Do move"]),
  camp: (_, frame) => (frame === "Building" ? ["Build camp district-1"] : ["Camp"]),
  cell: (id) => [`PlaceMortus ${id}`, `Repeat ${id}`],
  action: (id, frame) => [doing(id, frame)],
  stock: (id, frame) => (frame === "ExchangeWith" ? [`ExchangeWith ${id}`] : frame === "TakeCrate" ? [`TakeCrate ${id}`] : id === "coin" ? ["PayCoins 1"] : [`Exchange ${id}`]),
  research: (_, frame) => (frame === "SetPrice" ? ["Restore"] : ["Boost"]),
  pen: (id, frame) => (frame === "HousePerson" ? [`House ${id}`] : [`Heal ${id}`]),
  graveyard: () => ["House graveyard"],
  // As it is now: never a choice, so the answer tells when and how people may be moved.
  quarantine: (_, __, { view, decision }) => [`Arrange ${view.seats[decision?.seat ?? 0]?.quarantine.taken ?? "none"}`],
  healthy: (_, frame) => (frame === "Research" ? ["Recall track"] : ["Heal regular"]),
  building: (id, frame) => (WORK_VERB[frame] ? [`${WORK_VERB[frame]} ${id}`] : [`Build doctor ${id}`]),
  palace: (id) => [`BuildCapital ${id}`],
  token: (id) => [`UseToken ${id}`],
  market: (id) => {
    const slot = TECHNOLOGY[id]?.slot ?? "any";
    return [`Buy ${id} ${slot === "any" ? "top" : slot}`];
  },
  deck: () => ["Refresh"],
  mine: (id) => (TECHNOLOGY[id]?.key === "pay and gain" ? ["Trials"] : TECHNOLOGY[id]?.key === "healing cells" ? ["Advance"] : ["Do research"]),
  slot: () => ["Do research"],
};

export function wishes(target: Target, state: State<View>, _verb: string | null): string[] {
  const [kind = "", id = ""] = target.split(":");
  return WISHES[kind]?.(id, state.decision?.frame ?? "", state) ?? [];
}
