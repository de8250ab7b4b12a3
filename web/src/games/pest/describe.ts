/** What anything on the table is, in words. Things of a board are named with its seat: `building:mint@2`. */
import type { Target, Tip } from "../../lib/game";
import type { Words } from "../../lib/words";
import { aidRows, capital as upper, capitalRows, goalText, orderText, plagueText, technologyText } from "./cards";
import { printedOf, type Edition } from "./edition";
import type { View } from "./types";

interface Asked {
  id: string;
  seat: number;
  view: View;
  edition: Edition;
  words: Words;
  names: string[];
}
type Teller = (asked: Asked) => Tip | null;

const owner = ({ seat, names }: Asked): string => (seat >= 0 ? (names[seat] ?? "") : "");

const named = (words: Words, domain: string, id: string): string => upper(words.component(domain, id));
/** A component by its words alone: its name, and what it is about. */
const plain =
  (domain: string, rule: string, fixed?: string): Teller =>
  (asked) => {
    const id = fixed ?? asked.id;
    const owned = fixed && asked.seat >= 0 ? [owner(asked)] : [];
    return { title: named(asked.words, domain, id), lines: [...owned, asked.words.component(domain, id, "about")], rules: [rule] };
  };

const location: Teller = ({ id, view, edition, words, names }) => {
  const here = view.locations[id];
  const printed = edition.place[id];
  if (!here || !printed) return null;
  const lines = [upper(words.component("location", id, "about"))];
  lines.push(here.ruined ? words.say("pest-ruined") : words.say("pest-gives", { resource: words.component("resource", here.resource) }));
  if (here.sick > 0) lines.push(words.say("pest-sick", { count: here.sick }));
  const houses = here.buildings.flatMap((building, seat) =>
    building ? [`${names[seat] ?? ""}: ${words.component("building", building)}`] : [],
  );
  if (!here.ruined) lines.push(words.say("pest-houses", { count: houses.length, most: printed.capacity }));
  lines.push(...houses);
  const list = (seats: number[]) => seats.map((seat) => names[seat] ?? "").join(", ");
  if (here.doctors.length > 0) lines.push(`${named(words, "part", "doctor")}: ${list(here.doctors)}`);
  if (here.camps.length > 0) lines.push(`${named(words, "part", "camp")}: ${list(here.camps)}`);
  if (printed.start) lines.push(`★ ${words.component("part", "start")}`);
  return { title: words.component("location", id), lines, rules: ["pest.move.must-clear-location", "pest.build.capacity"] };
};

const road: Teller = ({ id, view, edition, words }) => {
  const found = edition.roads.find((each) => each.id === id);
  if (!found) return null;
  const sick = words.say("pest-road-sick", { count: view.roads[id] ?? 0 });
  const shoe = found.colour === "plain" ? [] : [`${named(words, "part", "horseshoe")}. ${words.component("part", "horseshoe", "about")}`];
  return { title: named(words, "road", id), lines: [sick, ...shoe], rules: ["pest.move.road-each-costs-food"] };
};

const capital: Teller = ({ view, words, names }) => {
  const people = view.seats.map((seat, at) => `${names[at] ?? ""}: ${seat.sector}`);
  if (view.neutral !== null) people.push(`${named(words, "part", "neutral")}: ${view.neutral}`);
  return {
    title: named(words, "node", "capital"),
    lines: [words.component("node", "capital", "about"), ...people],
    rules: ["pest.assign.capital-reward", "pest.move.capital-free-no-stop"],
  };
};

/** What is said of an action that people in the quarantine weaken. */
const weakened = (action: string, { seat, view, words }: Asked): string[] =>
  view.seats[seat]?.weak?.some((each) => each === action)
    ? [words.say("pest-weak-now", { action: words.component("action", action) })]
    : [];

const cell: Teller = (asked) => {
  const { id, seat, view, words } = asked;
  const [top = ""] = id.split("-");
  const own = view.seats[seat];
  const lines: string[] = [];
  if (own?.grid.some((cell) => cell === id)) lines.push(words.say("pest-cell-taken"));
  lines.push(...weakened(top, asked));
  return {
    title: words.component("cell", id),
    lines: lines.length > 0 ? lines : [words.component("part", "grid", "about")],
    rules: ["pest.action.cell-once-per-year"],
  };
};

const action: Teller = (asked) => {
  const { id, words } = asked;
  return {
    title: words.component("action", id),
    lines: [...weakened(id, asked), words.component("action", id, "about")],
    rules: ["pest.action.weakened"],
  };
};

const stock: Teller = ({ id, seat, view, words }) => {
  const own = view.seats[seat];
  const lines = [
    words.say("pest-stock", { count: own?.stock[id] ?? 0, most: own?.limits[id] ?? 0 }),
    words.component("resource", id, "about"),
    words.component("part", "exchange", "about"),
  ];
  return { title: named(words, "resource", id), lines, rules: ["pest.concept.resource-uses"] };
};

const building: Teller = ({ id, seat, view, edition, words }) => {
  const row = edition.building[id];
  if (!row) return null;
  const built = view.seats[seat]?.buildings[id] ?? null;
  const lines = [words.component("building", id, "about")];
  if (built)
    lines.unshift(
      words.say("pest-built-at", {
        location: words.component("location", built.location),
        product: words.component("resource", built.product),
      }),
    );
  if (built && row.needs_worker) lines.push(words.say(built.person ? "pest-person-in" : "pest-person-missing"));
  return { title: named(words, "building", id), lines, rules: [`pest.build.${row.kind}`] };
};

const palace: Teller = ({ id, view, edition, words, names }) => {
  const people = edition.palaces[id]?.people ?? 0;
  const builder = view.capital_buildings[id] ?? null;
  const lines = [words.component("capital", id, "about")];
  if (builder !== null) lines.unshift(words.say("pest-built-by", { name: names[builder] ?? "" }));
  else if (people > 0) lines.push(words.say("pest-palace-frees", { count: people }));
  return { title: named(words, "capital", id), lines, rules: ["pest.build.capital-building"] };
};

const technology: Teller = ({ id, edition, words }) => {
  const row = edition.technologies[id];
  if (!row) return null;
  const lines = [
    technologyText(id, words),
    `${words.component("technology", id, "price")} · ${words.told(["gain", "fame", { count: row.fame }])[""] ?? ""}`,
  ];
  if (row.slot !== "any") lines.push(upper(words.component("slot", row.slot)));
  return { title: named(words, "technology", id), lines, rules: row.rules };
};

const law: Teller = ({ id, edition, words }) => ({
  title: words.component("law", id),
  lines: [`${words.say("pest-goal")}: ${goalText(id, words)}`, `${words.say("pest-order")}: ${orderText(id, words)}`],
  rules: edition.laws[id] ?? [],
});

const plague: Teller = ({ id, view, edition, words }) => {
  const year = edition.years[view.plagues.findIndex((card) => card === id)];
  const lines = year
    ? [words.say("pest-plague-adds", { count: year.sick }), ...plagueText(id, year.era, words).map((line) => `· ${line}`)]
    : [];
  return { title: named(words, "plague", id), lines, rules: ["pest.plague.reveal-card", "pest.plague.destroy-at-four"] };
};

const aidWhen = ({ tips }: Edition, words: Words): string => words.say(tips.aid_at_once ? "pest-aid-now" : "pest-aid-later");

const aid: Teller = ({ id, edition, words }) => {
  const rows = aidRows(id, edition, words).map(({ side, who }) => `${who}: ${words.list("aid", id, side)}`);
  return { title: named(words, "part", "aid"), lines: [aidWhen(edition, words), ...rows], rules: edition.tips.aid };
};

const capitalCard: Teller = ({ id, edition, words }) => ({
  title: words.component("capital-card", id),
  lines: capitalRows(id, edition).map(([place]) => `${words.say(`pest-place-${place}`)}: ${words.list("capital-card", id, place)}`),
  rules: ["pest.era-end.capital-ranking"],
});

const token: Teller = ({ id, view, words }) => {
  const [up = 0, down = 0] = view.tokens[id] ?? [];
  return {
    title: named(words, "token", id),
    lines: [words.component("token", id, "about"), words.say("pest-token-left", { up, down })],
    rules: ["pest.assign.capital-reward"],
  };
};

const score: Teller = (asked) => {
  const values = asked.view.seats[asked.seat]?.projected ?? [];
  const lines = (asked.words.schema?.scores ?? [])
    .map((name, at): [string, number] => [name, values[at] ?? 0])
    .filter(([name, value]) => value !== 0 || name === "total");
  return {
    title: `${owner(asked)} · ${asked.words.say("pest-projected")}`,
    lines: lines.map(([name, value]) => `${named(asked.words, "score", name)}: ${value}`),
    rules: ["pest.endgame.worked-example"],
  };
};

const influence: Teller = ({ id, edition, words, view, names }) => {
  const space = Number(id);
  const printed = edition.influence[space];
  const lines = printed && printed.reward.length > 0 ? [words.say("pest-pays", { effect: words.members(printed.reward) })] : [];
  if (printed?.fame) lines.push(words.say("pest-fame-mark"));
  if (printed?.blocked) lines.push(words.say("pest-blocked"));
  if (view.waiting?.influence.includes(space)) lines.push(words.say("pest-frees-person"));
  view.seats.forEach((seat, at) => seat.influence === space && lines.push(names[at] ?? ""));
  if (edition.tips.influence_places)
    lines.push(words.say("pest-pays-end", { effect: words.component("score", "influence_place", "about") }));
  return {
    title: words.say("pest-influence-space", { space }),
    lines: [...lines, words.component("part", "influence-track", "about")],
    rules: ["pest.influence.space-rewards"],
  };
};

/** `1-2`: space 2 of the track of era I. */
const orders: Teller = ({ id, view, edition, words }) => {
  const [era = 1, space = 0] = id.split("-").map(Number);
  const printed = edition.orders[era - 1]?.[space];
  const pay = (thing: string, count: number) => words.told(["gain", thing, { count }])[""] ?? "";
  const lines: string[] = [];
  if (printed?.influence) lines.push(words.say("pest-pays", { effect: pay("influence", printed.influence) }));
  if (printed?.fame) lines.push(words.say("pest-pays-end", { effect: pay("fame", printed.fame) }));
  if (printed?.threshold) lines.push(words.say("pest-threshold"));
  if (view.waiting?.orders[era - 1]?.includes(space)) lines.push(words.say("pest-frees-person"));
  return {
    title: words.say("pest-order-space", { era, space }),
    lines: [...lines, words.component("part", "order-track", "about")],
    rules: edition.tips.order,
  };
};

const graveyard: Teller = (asked) => {
  const { words, view, seat } = asked;
  const dead = view.seats[seat]?.graveyard ?? 0;
  const infamy = view.seats[seat]?.charged ?? 0;
  const charged = dead > 0 ? [words.say("pest-graveyard-charges", { infamy })] : [];
  return {
    title: named(words, "part", "graveyard"),
    lines: [owner(asked), ...charged, words.component("part", "graveyard", "about")].filter(Boolean),
    rules: ["pest.era-end.infamy-for-dead", "pest.quarantine.graveyard-fill"],
  };
};

const healthy: Teller = (asked) => {
  const { words } = asked;
  const flask = `${named(words, "part", "laboratory")}. ${words.component("part", "laboratory", "about")}`;
  return {
    title: named(words, "part", "healthy-track"),
    lines: [owner(asked), words.component("part", "healthy-track", "about"), flask].filter(Boolean),
    rules: ["pest.heal.cost-by-space", "pest.produce.labs-give-research"],
  };
};

const TELLERS: Record<string, Teller> = {
  orders,
  graveyard,
  healthy,
  loc: location,
  road,
  capital,
  cell,
  action,
  stock,
  building,
  palace,
  law,
  plague,
  aid,
  token,
  score,
  influence,
  market: technology,
  mine: technology,
  "capital-card": capitalCard,
  pen: plain("housing", "pest.quarantine.spaces"),
  quarantine: plain("part", "pest.quarantine.rearrange-windows", "quarantine"),
  research: plain("part", "pest.action.boost-once", "research"),
  camp: plain("part", "pest.camp.place-while-moving", "camp"),
  doctor: plain("part", "pest.move.step-sequence", "doctor"),
  mortus: plain("part", "pest.action.one-mortus-per-turn", "mortus"),
  fame: plain("part", "pest.endgame.fame-tokens", "fame"),
  infamy: plain("part", "pest.endgame.infamy", "infamy"),
  columns: plain("part", "pest.endgame.building-columns", "columns"),
  order: plain("part", "pest.year-end.turn-order", "turn-order"),
  deck: ({ words, view }) => ({
    title: named(words, "part", "deck"),
    lines: [words.say("pest-deck-left", { count: view.deck }), words.component("part", "market", "about")],
    rules: ["pest.research.market-refresh"],
  }),
  slot: ({ id, words }) => ({
    title: named(words, "slot", id),
    lines: [words.component("part", "technologies", "about")],
    rules: ["pest.research.three-slots"],
  }),
  closed: ({ id, edition, words }) => ({
    title: words.say("pest-closed"),
    lines: [words.component("part", id, "about"), ...(id === "aid" ? [aidWhen(edition, words)] : [])],
    rules: id === "aid" ? edition.tips.aid : ["pest.plague.reveal-card"],
  }),
};

export function describe(target: Target, table: Omit<Asked, "id" | "seat">): Tip | null {
  const [name = "", at = ""] = target.split("@");
  const [kind = "", id = ""] = name.split(":");
  const tip = TELLERS[kind]?.({ id, seat: at === "" ? -1 : Number(at), ...table }) ?? null;
  return tip && { ...tip, printed: printedOf(target, table.edition) };
}

const MORTUS = ["pest.action.one-mortus-per-turn", "pest.action.cell-once-per-year"];
/** Rules worth reading at each decision. */
export const RULES_OF: Record<string, string[]> = {
  PlaceCastle: ["pest.setup.castle-3-to-5"],
  FirstCastle: ["pest.setup.castle-2"],
  PlaceDoctor: ["pest.setup.doctor-adjacent"],
  PlaceMortus: MORTUS,
  Act: ["pest.action.two-actions-any-order", ...MORTUS],
  Move: ["pest.move.step-sequence", "pest.move.two-points"],
  Building: ["pest.build.where", "pest.build.capacity"],
  SetPrice: ["pest.build.cost-on-board"],
  Research: ["pest.research.buy-one"],
  Healing: ["pest.heal.cost-by-space"],
  Assigning: ["pest.assign.any-number"],
  PuttingDown: ["pest.assign.reassign-buildings"],
  ProduceHow: ["pest.produce.all-at-once"],
  ExchangeWith: ["pest.exchange.two-for-coin"],
  ClearBy: ["pest.move.must-clear-location"],
  HousePerson: ["pest.quarantine.regular-first", "pest.quarantine.spaces"],
  HealAtCamp: ["pest.tech.21-improved-camp-heals"],
  PayCoins: ["pest.concept.coin-joker"],
  TakeCrate: ["pest.concept.crate-any-basic"],
  TakeFirst: ["pest.track.gain-order"],
  TakeBranch: ["pest.era-end.capital-first-choice"],
  UseToken: ["pest.assign.capital-reward"],
  SetWorkshop: ["pest.tech.25-mobile-workshop-choose"],
  KeepHigh: ["pest.tech.27-storage-crates"],
  AskOutpost: ["pest.tech.24-quarantine-outpost"],
  KeepCamp: ["pest.tech.21-improved-camp-shield"],
  AskSuit: ["pest.tech.15-protective-suit"],
};
