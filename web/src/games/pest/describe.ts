/** What anything on the table is, in words. Things of a board are named with its seat: `building:mint@2`. */
import type { Target, Tip } from "../../lib/game";
import type { Words } from "../../lib/words";
import { aidRows, capitalRows, effectText, goalText, orderText, rewardAt, targetText, technologyText } from "./cards";
import { BOARD, BUILDING, CAPACITY, CAPITAL_BUILDING, EDITION, eraOf, LAW, PLACE, plagueTargets, ROADS, taken, TECHNOLOGY } from "./edition";
import { breakdown } from "./score";
import type { View } from "./types";

interface Asked {
  id: string;
  seat: number;
  view: View;
  words: Words;
  names: string[];
}
type Teller = (asked: Asked) => Tip | null;

const owner = ({ seat, names }: Asked): string => (seat >= 0 ? (names[seat] ?? "") : "");

const location: Teller = ({ id, view, words, names }) => {
  const here = view.locations[id];
  const printed = PLACE[id];
  if (!here || !printed) return null;
  const lines = [here.ruined ? words.say("pest-ruined") : words.say("pest-place", { kind: words.say(`pest-kind-${printed.type}`), resource: words.component("resource", here.resource) })];
  if (here.sick > 0) lines.push(words.say("pest-sick", { count: here.sick }));
  const houses = here.buildings.flatMap((building, seat) => (building ? [`${names[seat] ?? ""}: ${words.component("building", building)}`] : []));
  if (!here.ruined) lines.push(words.say("pest-houses", { count: houses.length, most: CAPACITY[printed.type] }));
  lines.push(...houses);
  if (here.doctors.length > 0) lines.push(words.say("pest-doctors-here", { names: here.doctors.map((seat) => names[seat] ?? "").join(", ") }));
  if (here.camps.length > 0) lines.push(words.say("pest-camps-here", { names: here.camps.map((seat) => names[seat] ?? "").join(", ") }));
  if (printed.harbours.length > 0) lines.push(words.say("pest-harbours-here", { colours: printed.harbours.map((colour) => words.say(`pest-colour-${colour}`)).join(", ") }));
  if (printed.start) lines.push(words.say("pest-start-here"));
  return { title: words.component("location", id), lines, rules: ["pest.move.must-clear-location", "pest.build.capacity"] };
};

const road: Teller = ({ id, view, words }) => {
  const found = ROADS.find((each) => each.id === id);
  if (!found) return null;
  const lines = [words.say(`pest-road-${found.colour}`)];
  const sick = view.roads[id] ?? 0;
  if (sick > 0) lines.push(words.say("pest-road-sick", { count: sick }));
  return { title: `${words.component("node", found.from)} – ${words.component("node", found.to)}`, lines, rules: ["pest.move.road-each-costs-food"] };
};

const capital: Teller = ({ view, words, names }) => {
  const people = view.seats.map((seat, at) => `${names[at] ?? ""}: ${seat.sector}`);
  if (view.neutral !== null) people.push(words.say("pest-neutral", { count: view.neutral }));
  return { title: words.component("node", "capital"), lines: [words.say("pest-capital-people"), ...people, words.say("pest-capital-pass")], rules: ["pest.assign.capital-reward", "pest.move.capital-free-no-stop"] };
};

const cell: Teller = (asked) => {
  const [top = "", left = ""] = asked.id.split("-");
  const lines = [asked.words.component("action", top), asked.words.component("action", left)];
  const seat = asked.view.seats[asked.seat];
  if (seat?.grid.includes(asked.id)) lines.push(asked.words.say("pest-cell-taken"));
  if (seat && taken(seat.quarantine.taken).has(top)) lines.push(asked.words.say("pest-weak-now"));
  return { title: asked.words.say("pest-cell"), lines, rules: ["pest.action.cell-once-per-year"] };
};

const action: Teller = ({ id, seat, view, words }) => {
  const lines = [words.say(`pest-do-${id}`)];
  if (seat >= 0 && taken(view.seats[seat]?.quarantine.taken ?? "none").has(id)) lines.push(words.say("pest-weak-now"), words.say(`pest-weak-${id}`));
  return { title: words.component("action", id), lines, rules: ["pest.action.weakened"] };
};

const stock: Teller = (asked) => {
  const seat = asked.view.seats[asked.seat];
  const lines = [asked.words.say("pest-stock", { count: seat?.stock[asked.id] ?? 0, most: seat?.limits[asked.id] ?? 0 }), asked.words.say(`pest-use-${asked.id}`)];
  return { title: asked.words.component("resource", asked.id), lines, rules: ["pest.concept.resource-uses"] };
};

const pen: Teller = ({ id, words }) => ({ title: words.component("space", id), lines: [words.say(`pest-pen-${id}`)], rules: ["pest.quarantine.spaces"] });

const building: Teller = ({ id, seat, view, words }) => {
  const row = BUILDING[id];
  if (!row) return null;
  const built = view.seats[seat]?.buildings[id] ?? null;
  const lines = [built ? words.say("pest-built-at", { location: words.component("location", built.location) }) : words.say("pest-costs", { cost: effectText(`${row.wood} wood + ${row.stone} stone`, words) })];
  const product = built ? words.component("resource", built.product) : row.product === "local" ? words.say("pest-local") : words.component("resource", row.product);
  lines.push(words.say(row.needs_worker ? "pest-makes-with-person" : "pest-makes", { count: row.output, product }));
  if (built && row.needs_worker) lines.push(words.say(built.person ? "pest-person-in" : "pest-person-missing"));
  if (row.fame > 0) lines.push(words.say("pest-worth", { count: row.fame }));
  return { title: words.component("building", id), lines, rules: [`pest.build.${row.kind}`] };
};

const palace: Teller = ({ id, view, words, names }) => {
  const row = CAPITAL_BUILDING[id];
  if (!row) return null;
  const builder = view.capital_buildings[id] ?? null;
  const lines = [builder === null ? words.say("pest-costs", { cost: effectText(row.cost, words) }) : words.say("pest-built-by", { name: names[builder] ?? "" })];
  lines.push(words.say("pest-pays", { effect: effectText(`${row.influence} influence + ${row.fame} fame`, words) }));
  return { title: words.component("capital", id), lines, rules: ["pest.build.capital-building"] };
};

const technology: Teller = ({ id, words }) => {
  const row = TECHNOLOGY[id];
  if (!row) return null;
  const lines = [...technologyText(id, words), words.say("pest-technology-price", { research: row.research, fame: row.fame })];
  if (row.slot !== "any") lines.push(words.say("pest-technology-slot", { slot: words.component("slot", row.slot) }));
  return { title: words.component("technology", id), lines, rules: row.rules };
};

const law: Teller = ({ id, words }) => ({
  title: words.component("law", id),
  lines: [`${words.say("pest-goal")}: ${goalText(id, words)}`, `${words.say("pest-order")}: ${orderText(id, words)}`],
  rules: LAW[id]?.rules ?? [],
});

const plague: Teller = ({ id, view, words }) => {
  const year = view.plagues.indexOf(id) + 1;
  const era = eraOf(year || view.year);
  const count = EDITION.era[era - 1]?.sick_per_target ?? 1;
  return { title: words.component("plague", id), lines: [words.say("pest-plague-adds", { count }), ...plagueTargets(id, era).map((target) => `· ${targetText(target, words)}`)], rules: ["pest.plague.reveal-card", "pest.plague.destroy-at-four"] };
};

const aid: Teller = ({ id, view, words }) => {
  const two = view.mode === "two-player";
  const rows = aidRows(id).filter(([side]) => !two || side !== "middle");
  return { title: words.say("pest-aid-card"), lines: rows.map(([side, effect]) => `${words.say(`pest-aid-${view.mode === "solo" ? "solo-" : ""}${side}`)}: ${effectText(effect, words)}`), rules: ["pest.aid.pays-last-years-card", "pest.aid.highest-left"] };
};

const capitalCard: Teller = ({ id, words }) => ({
  title: words.component("capital-card", id),
  lines: capitalRows(id).map(([place, effect]) => `${words.say(`pest-place-${place}`)}: ${effectText(effect, words)}`),
  rules: ["pest.era-end.capital-ranking"],
});

const token: Teller = ({ id, view, words }) => {
  const [up = 0, down = 0] = view.tokens[id] ?? [];
  return { title: words.say("pest-token"), lines: [effectText(`1 ${id}`, words), words.say("pest-token-left", { up, down })], rules: ["pest.assign.capital-reward"] };
};

const score: Teller = (asked) => {
  const lines = Object.entries(breakdown(asked.view, asked.seat)).filter(([name, value]) => value !== 0 || name === "total");
  return { title: `${owner(asked)} · ${asked.words.say("pest-projected")}`, lines: lines.map(([name, value]) => `${asked.words.say(`score-${name}`)}: ${value}`), rules: ["pest.endgame.worked-example"] };
};

const influence: Teller = ({ id, words, view, names }) => {
  const space = Number(id);
  const lines = [rewardAt(space) ? words.say("pest-pays", { effect: effectText(rewardAt(space) ?? "", words) }) : "", EDITION.influence_track.fame_marks.includes(space) ? words.say("pest-fame-mark") : ""];
  if (view.mode === "two-player" && EDITION.two_player.blocked_influence.includes(space)) lines.push(words.say("pest-blocked"));
  if (view.mode === "solo" && EDITION.solo.influence_people.includes(space)) lines.push(words.say("pest-frees-person"));
  view.seats.forEach((seat, at) => seat.influence === space && lines.push(names[at] ?? ""));
  return { title: words.say("pest-influence-space", { space }), lines: lines.filter(Boolean), rules: ["pest.influence.space-rewards"] };
};

const said = (title: string, text: string, rule: string): Teller => ({ words }) => ({ title: words.say(title), lines: [words.say(text)], rules: [rule] });

const TELLERS: Record<string, Teller> = {
  loc: location, road, capital, cell, action, stock, pen, building, palace, law, plague, aid, token, score, influence,
  market: technology, mine: technology, "capital-card": capitalCard,
  research: said("pest-research", "pest-use-research", "pest.action.boost-once"),
  graveyard: ({ words }) => ({ title: words.component("housing", "graveyard"), lines: [words.say("pest-graveyard-text", { infamy: BOARD.graveyard.infamy.join(", "), more: BOARD.graveyard.overflow_infamy })], rules: ["pest.quarantine.graveyard-fill"] }),
  quarantine: said("pest-quarantine", "pest-quarantine-text", "pest.quarantine.rearrange-windows"),
  healthy: said("pest-healthy", "pest-healthy-text", "pest.heal.cost-by-space"),
  camp: (asked) => ({ title: asked.words.say("pest-camp"), lines: [owner(asked), asked.words.say("pest-camp-text")].filter(Boolean), rules: ["pest.camp.place-while-moving"] }),
  doctor: (asked) => ({ title: asked.words.say("pest-doctor"), lines: [owner(asked), asked.words.say("pest-doctor-text")].filter(Boolean), rules: ["pest.move.step-sequence"] }),
  deck: ({ words, view }) => ({ title: words.say("pest-deck"), lines: [words.say("pest-deck-left", { count: view.deck }), words.say("pest-deck-refresh")], rules: ["pest.research.market-refresh"] }),
  slot: ({ id, words }) => ({ title: words.say("pest-slot", { slot: words.component("slot", id) }), lines: [words.say("pest-slot-empty")], rules: ["pest.research.three-slots"] }),
  mortus: said("pest-mortus", "pest-mortus-text", "pest.action.one-mortus-per-turn"),
  fame: said("pest-fame", "pest-fame-text", "pest.endgame.fame-tokens"),
  infamy: said("pest-infamy", "pest-infamy-text", "pest.endgame.infamy"),
  closed: said("pest-closed", "pest-closed-text", "pest.plague.reveal-card"),
  orders: said("pest-order", "pest-orders-text", "pest.law.order-advance"),
};

export function describe(target: Target, view: View, words: Words, names: string[]): Tip | null {
  const [name = "", at = ""] = target.split("@");
  const [kind = "", id = ""] = name.split(":");
  return TELLERS[kind]?.({ id, seat: at === "" ? -1 : Number(at), view, words, names }) ?? null;
}

const MORTUS = ["pest.action.one-mortus-per-turn", "pest.action.cell-once-per-year"];
/** Rules worth reading at each decision. */
export const RULES_OF: Record<string, string[]> = {
  PlaceCastle: ["pest.setup.castle-3-to-5"], FirstCastle: ["pest.setup.castle-2"], PlaceDoctor: ["pest.setup.doctor-adjacent"],
  PlaceMortus: MORTUS, Act: ["pest.action.two-actions-any-order", ...MORTUS], Move: ["pest.move.step-sequence", "pest.move.two-points"],
  Building: ["pest.build.where", "pest.build.capacity"], SetPrice: ["pest.build.cost-on-board"], Research: ["pest.research.buy-one"], Healing: ["pest.heal.cost-by-space"],
  Assigning: ["pest.assign.any-number"], PuttingDown: ["pest.assign.reassign-buildings"], ProduceHow: ["pest.produce.all-at-once"], ExchangeWith: ["pest.exchange.two-for-coin"],
  ClearBy: ["pest.move.must-clear-location"], HousePerson: ["pest.quarantine.regular-first", "pest.quarantine.spaces"], HealAtCamp: ["pest.tech.21-improved-camp-heals"],
  PayCoins: ["pest.concept.coin-joker"], TakeCrate: ["pest.concept.crate-any-basic"], TakeFirst: ["pest.track.gain-order"], TakeBranch: ["pest.era-end.capital-first-choice"],
  UseToken: ["pest.assign.capital-reward"], SetWorkshop: ["pest.tech.25-mobile-workshop-choose"], KeepHigh: ["pest.tech.27-storage-crates"],
  AskOutpost: ["pest.tech.24-quarantine-outpost"], KeepCamp: ["pest.tech.21-improved-camp-shield"], AskSuit: ["pest.tech.15-protective-suit"],
};
