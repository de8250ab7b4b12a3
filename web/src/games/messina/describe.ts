/** What anything on the board is, in words. Targets of an estate end in @seat. */
import type { Target, Tip } from "../../lib/game";
import type { Words } from "../../lib/words";
import { kindOf, printedOf, type Edition } from "./edition";
import type { View } from "./types";

/** Rules worth reading at each decision. */
export const RULES_OF: Record<string, string[]> = {
  UseHelper: ["messina.turn.kinds", "messina.helper.estate-last"],
  SendHelper: ["messina.turn.four-steps", "messina.move.further-paid", "messina.helper.standing-blocks"],
  ChooseShip: ["messina.ship.choose"],
  ChooseAction: ["messina.turn.interleave", "messina.turn.four-steps"],
  SettleCitizen: ["messina.rescue.all-citizens", "messina.citizen.sector-fixed"],
  ShelterCitizen: ["messina.rescue.plague-to-quarantine"],
  ChooseLeaver: ["messina.quarantine.two-rounds"],
  ChoosePlace: ["messina.quarantine.exit"],
  FightCube: ["messina.turn.step-order-strict"],
  FightShipCube: ["messina.ship.fight-or-rat"],
  AdvanceOverseer: ["messina.action.icon-overseer-any"],
  ActivateCitizen: ["messina.overseer.activates-on-landing"],
  UpgradeOverseer: ["messina.action.icon-upgrade-overseer"],
  UpgradeCitizen: ["messina.action.icon-upgrade-citizen"],
  BorrowAction: ["messina.action.icon-any-hex"],
  BuildOne: ["messina.action.icon-build", "messina.build.refresh"],
  ChooseCabin: ["messina.build.cabin-target"],
  ChooseGift: ["messina.repop.step-order"],
  GiveUpHelper: ["messina.repop.helper-needed"],
  ChooseRating: ["messina.action.icon-rating"],
  ChooseLine: ["messina.action.icon-scroll"],
  ChooseProduction: ["messina.round.end-sequence"],
  ChooseWaitingMove: ["messina.citizen.to-workshop-anytime", "messina.production.order"],
  ChooseSide: ["messina.action.slash-choice"],
  NextItem: ["messina.turn.effect-chains"],
};

/** The table that is looked at. */
interface Table {
  view: View;
  edition: Edition;
  words: Words;
  names: string[];
}
type Teller = (id: string, table: Table, seat: number) => Tip | null;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Some texts begin with the name, which is the title here; it is left out where a part of the sentence ends with it. */
function untitled(about: string, name: string): string {
  const rest = about.slice(name.length);
  const named = about.toLowerCase().startsWith(name.toLowerCase()) && /^([.:,]|$)/.test(rest);
  return named ? capital(rest.replace(/^[.:,] */, "")) : about;
}

/** The words of the game for a component: its name and what it is good for. */
function thing(words: Words, domain: string, id: string, more: string[] = [], variant?: string): Tip {
  const about = words.component(domain, id, "about", variant);
  const name = words.component(domain, id, "", variant);
  const line = untitled(about, name);
  return { title: capital(name), lines: [...(line ? [line] : []), ...more] };
}

const people = ({ view, edition, words }: Table, hex: string) =>
  edition.classes.flatMap((cls, at) => {
    const count = view.hexes[hex]?.citizens[at] ?? 0;
    return count > 0 ? [`${words.component("class", cls, count > 1 ? "all" : "")}${count > 1 ? ` ×${count}` : ""}`] : [];
  });

const ownerOf = (seat: number, words: Words, names: string[]): string =>
  words.say("messina-helper-of", { name: seat < 0 ? words.say("messina-opponent") : (names[seat] ?? "") });

const stateOf = (place: string, used: boolean, words: Words): string =>
  words.say(`messina-helper-${!used ? "lies" : place.startsWith("dock-") ? "docked" : "stands"}`);

/** Helpers at a place: whose they are, and whether they are in the way. */
function helpers(place: string, { view, words, names }: Table): string[] {
  const own = view.seats.flatMap((each, seat) =>
    each.helpers.filter((helper) => helper.place === place).map(({ used }) => ({ seat, used })),
  );
  const rival = (view.opponent?.standing ?? []).filter((hex) => hex === place).map(() => ({ seat: -1, used: true }));
  return [...new Set([...own, ...rival].map(({ seat, used }) => `${ownerOf(seat, words, names)} ${stateOf(place, used, words)}`))];
}

function spot(id: string, table: Table): Tip {
  const { view, edition, words, names } = table;
  const standing = helpers(id, table);
  if (id.startsWith("dock-"))
    return thing(words, "dock", id, [words.say("messina-dock-ships", { count: view.docks[id]?.length ?? 0 }), ...standing]);
  const hex = view.hexes[id];
  const lines = [...standing];
  const here = people(table, id);
  if (here.length > 0) lines.push(words.say("messina-waiting", { who: here.join(", ") }));
  if (hex && hex.cubes > 0) lines.push(words.say("messina-cubes-here", { count: hex.cubes }));
  if (hex && hex.owner !== null) lines.push(words.say("messina-owner", { name: names[hex.owner] ?? "" }));
  return thing(words, edition.hexes[id] ? "district" : "port", id, lines);
}

const tally = (rows: [string, number | string][]): string[] => rows.map(([label, value]) => `${label}: ${value}`);

function score({ view, words, names }: Table, seat: number): Tip {
  const me = view.seats[seat];
  const rows = (words.schema?.scores ?? []).map((name, at): [string, number] => [
    words.say(`score-${name}`),
    name === "total" ? (me?.total ?? 0) : (me?.projected[at] ?? 0),
  ]);
  const goal = view.goal ? [words.say("messina-goal", { points: view.goal })] : [];
  return {
    title: words.say("messina-score-of", { name: names[seat] ?? "" }),
    lines: [words.say("messina-score-about"), ...tally(rows.filter(([, value], at) => value !== 0 || at === rows.length - 1)), ...goal],
  };
}

/** A helper of another, standing or lying in the city. */
function pawn(place: string, { view, words, names }: Table, seat: number): Tip {
  const used = seat < 0 || view.seats[seat]!.helpers.some((helper) => helper.place === place && helper.used);
  return { title: ownerOf(seat, words, names), lines: [capital(stateOf(place, used, words))] };
}

function ship(id: string, { view, words }: Table): Tip {
  const infected = Object.values(view.docks).some((ships) => ships.some((each) => each.ship === id && each.cube > 0));
  return thing(words, "ship", id, infected ? [words.say("messina-ship-cube")] : []);
}

/** A space of a rating; its bar counts for scrolls of the advanced game. */
function space(id: string, { edition, words }: Table): Tip {
  const [rating = "", n = ""] = id.split("-");
  const bar = edition.ratings.find((each) => each.id === rating)?.spaces.find((each) => each.n === Number(n))?.bar;
  return thing(words, "space", id, bar ? [words.say("messina-bar", { bar })] : []);
}

function rats({ view, words }: Table, seat: number): Tip {
  const count = view.seats[seat]?.rats ?? 0;
  const points = -(view.seats[seat]?.projected[words.schema?.scores.indexOf("rats") ?? -1] ?? 0);
  return {
    title: words.say("messina-rats", { count }),
    lines: [words.component("thing", "rat", "about"), ...(count > 0 ? [words.say("messina-rats-cost", { points })] : [])],
  };
}

function cell(id: string, { edition, words }: Table): Tip {
  const kind = id === "centre" ? "centre" : (kindOf(id, edition) ?? "quarter");
  return { title: words.say(`messina-cell-${kind}`), lines: [words.say(`messina-cell-${kind}-about`, { ...edition.activations[kind] })] };
}

function wheel(at: string, title: string, { edition, words }: Table): Tip {
  const step = edition.wheel[at]!;
  const lines = edition.classes.map(
    (cls) => `${capital(words.component("class", cls, "all"))}: ${words.component("paint", step[cls], "all")}`,
  );
  return { title, lines: [words.component("pose", step.rat), ...lines, words.say("messina-wheel-about")] };
}

function round(id: string, { edition, words }: Table): Tip {
  const row = edition.rounds.find((each) => each.round === Number(id));
  if (!row) return { title: id, lines: [] };
  const order =
    row.order === ""
      ? words.say("messina-order-setup")
      : row.order === "vp"
        ? words.say("messina-order-vp")
        : words.component("rating", row.order);
  return {
    title: words.say("messina-round", { round: row.round }),
    lines: [
      words.say("messina-round-order", { order }),
      words.say("messina-round-ships", { count: row.ships }),
      ...(row.new_hex ? [words.say("messina-round-hex")] : []),
      ...(row.swap_workshops ? [words.say("messina-round-workshops")] : []),
      words.say("messina-round-wheel", { count: row.wheel }),
      words.say("messina-round-price", { count: row.cube_price, points: row.cube_vp }),
    ],
  };
}

/** Helpers in the estate and in the supply. */
function home({ view, words }: Table, seat: number): Tip {
  const at = (place: string) => view.seats[seat]?.helpers.filter((each) => each.place === place).length ?? 0;
  return {
    ...thing(words, "thing", "helper"),
    lines: [words.component("thing", "helper", "about"), words.say("messina-helpers-at-home", { count: at("estate"), kept: at("supply") })],
  };
}

const TELL: Record<string, Teller> = {
  spot: (id, table) => spot(id, table),
  place: (_id, { words }) => ({ title: words.say("messina-empty-place"), lines: [words.say("messina-empty-place-about")] }),
  helper: (id, table, seat) => (id === "estate" ? home(table, seat) : spot(id, table)),
  pawn: (id, table, seat) => pawn(id, table, seat),
  ship: (id, table) => ship(id, table),
  square: (id, { view, words }, seat) => thing(words, "square", id, [], view.seats[seat]?.estate_board),
  shop: (id, { words }) => thing(words, "workshop", id),
  building: (id, { view, edition, words }) => {
    const stack = view.stacks.find((each) => each.top === id);
    return thing(
      words,
      edition.buildings[id]?.kind ?? "cart",
      id,
      stack ? [words.say("messina-stack-left", { count: stack.unseen + stack.under.length })] : [],
    );
  },
  cabin: (id, { view, words }, seat) => {
    const cabin = view.seats[seat]?.cabins[Number(id.slice(5)) - 1];
    const more = cabin?.upgrade ? [words.component("upgrade", cabin.upgrade, "about")] : [];
    return thing(words, "cabin", id, more, cabin?.citizen ?? undefined);
  },
  upgrade: (id, { words }) => thing(words, "upgrade", id),
  stock: (id, { view, words }, seat) => ({
    title: `${words.say(`messina-stock-${id}`)}: ${view.seats[seat]?.stock[id as "coin"] ?? 0}`,
    lines: [words.component("cost", id, "about")],
  }),
  space: (id, table) => space(id, table),
  rating: (id, { view, words, names }) =>
    thing(words, "rating", id, tally(view.seats.map((each, at) => [names[at] ?? "", each.discs[id as "city"][0]]))),
  overseer: (id, { view, words }, seat) =>
    thing(words, "overseer", id, view.seats[seat]?.overseers[id as "nun"].upgraded ? [words.say("messina-overseer-upgraded")] : []),
  way: (id, { words }) => thing(words, "overseer", id),
  leap: (id, { words }) => thing(words, "overseer", id),
  cell: (id, table) => cell(id, table),
  line: (id, { view, words }, seat) =>
    thing(
      words,
      "line",
      id,
      [words.say("messina-scroll-level", { count: view.seats[seat]?.scroll[Number(id) - 1] ?? 0 })],
      view.seats[seat]?.scroll_board,
    ),
  stacks: (id, { words }) => ({
    title: words.say(`messina-${id}`),
    lines: [words.say(`messina-${id}-about`), words.say("messina-refresh-about")],
  }),
  rats: (_id, table, seat) => rats(table, seat),
  score: (_id, table, seat) => score(table, seat),
  ships: (_id, { view, words }, seat) => ({
    title: words.say("messina-ships"),
    lines: [words.say("messina-ships-about"), ...(view.seats[seat]?.ships ?? []).map((ship) => words.component("ship", ship, "full"))],
  }),
  carts: (_id, { view, words }, seat) => ({
    title: words.say("messina-carts"),
    lines: [
      words.say("messina-carts-about"),
      ...Object.entries(view.seats[seat]?.carts ?? {}).map(
        ([cart, used]) => `${words.component("cart", cart)}${used ? ` – ${words.say("messina-cart-used")}` : ""}`,
      ),
    ],
  }),
  shops: (_id, { words }) => ({ title: words.say("messina-workshops"), lines: [words.say("messina-workshops-about")] }),
  districts: (_id, { view, edition, words }, seat) => ({
    title: words.say("messina-districts"),
    lines: [
      words.say("messina-districts-about", { points: edition.visit_points }),
      ...(view.seats[seat]?.districts ?? []).map((hex) => `${words.component("district", hex)}: ${edition.hexes[hex]?.vp ?? 0}`),
    ],
  }),
  wheel: (_id, table) => wheel(table.view.wheel, table.words.say("messina-wheel"), table),
  "wheel-next": (_id, table) => wheel(table.edition.wheel[table.view.wheel]!.next, table.words.say("messina-wheel-next"), table),
  round: (id, table) => round(id, table),
  order: (_id, { view, words, names }) => ({
    title: words.say("messina-order"),
    lines: [
      ...view.order.map((seat, at) => `${at + 1}. ${seat < view.players ? (names[seat] ?? "") : words.say("messina-opponent")}`),
      ...(view.advanced ? [words.say("messina-advanced-about")] : []),
      ...(view.untested ? [words.say("messina-untested")] : []),
      ...(view.priority_token ? [words.say("messina-priority")] : []),
    ],
  }),
  cubes: (_id, { view, words }) => ({
    title: `${words.say("messina-cube-supply")}: ${view.cube_supply}`,
    lines: [words.say("messina-cube-supply-about")],
  }),
  price: (_id, { view, words }) => ({
    title: `${words.say("messina-fight-price")}: ${view.cube_price}`,
    lines: [words.say("messina-fight-price-about")],
  }),
  opponent: (_id, { view, words }) => ({
    title: words.say("messina-opponent"),
    lines: [
      words.say("messina-opponent-about"),
      words.say("messina-opponent-left", { count: view.opponent?.left ?? 0 }),
      ...(view.goal ? [words.say("messina-goal", { points: view.goal })] : []),
      ...(view.opponent?.drawn.slice(-1) ?? []).map((token) => words.component("token", token, "about")),
    ],
  }),
};

export function describe(target: Target, table: Table): Tip | null {
  const [what = "", owner = "0"] = target.split("@");
  const [kind = "", ...rest] = what.split(":");
  const tip = TELL[kind]?.(rest[0] ?? "", table, Math.min(Number(owner), table.view.seats.length - 1)) ?? null;
  return tip && { ...tip, printed: printedOf(target, table) };
}
