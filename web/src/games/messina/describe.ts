/** What anything on the board is, in words. Targets of an estate end in @seat. */
import type { Target, Tip } from "../../lib/game";
import type { Words } from "../../lib/words";
import { CELL_KIND, CLASSES, EDITION, HEX, nextWheel, roundTable, soloGoal, TRACK, wheelAt } from "./edition";
import type { View } from "./types";

/** Rules worth reading at each decision. */
export const RULES_OF: Record<string, string[]> = {
  UseHelper: ["messina.turn.kinds", "messina.helper.estate-last"],
  SendHelper: ["messina.turn.four-steps", "messina.move.further-paid", "messina.helper.standing-blocks"],
  ChooseShip: ["messina.ship.choose"],
  ChooseAction: ["messina.turn.interleave", "messina.turn.four-steps"],
  SettleCitizen: ["messina.citizen.sector-fixed"],
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
  ChooseSide: ["messina.action.slash-choice"],
  NextItem: ["messina.turn.effect-chains"],
};

type Teller = (id: string, view: View, words: Words, names: string[], seat: number) => Tip | null;

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

const people = (view: View, hex: string, words: Words) =>
  CLASSES.flatMap((cls, at) => {
    const count = view.hexes[hex]?.citizens[at] ?? 0;
    return count > 0 ? [`${words.component("class", cls, count > 1 ? "all" : "")}${count > 1 ? ` ×${count}` : ""}`] : [];
  });

const ownerOf = (seat: number, words: Words, names: string[]): string => words.say("messina-helper-of", { name: seat < 0 ? words.say("messina-opponent") : (names[seat] ?? "") });

const stateOf = (place: string, used: boolean, words: Words): string => words.say(`messina-helper-${!used ? "lies" : place.startsWith("dock-") ? "docked" : "stands"}`);

/** Helpers at a place: whose they are, and whether they are in the way. */
function helpers(place: string, view: View, words: Words, names: string[]): string[] {
  const own = view.seats.flatMap((each, seat) => each.helpers.filter((helper) => helper.place === place).map(({ used }) => ({ seat, used })));
  const rival = (view.opponent?.standing ?? []).filter((hex) => hex === place).map(() => ({ seat: -1, used: true }));
  return [...new Set([...own, ...rival].map(({ seat, used }) => `${ownerOf(seat, words, names)} ${stateOf(place, used, words)}`))];
}

function spot(id: string, view: View, words: Words, names: string[]): Tip {
  const standing = helpers(id, view, words, names);
  if (id.startsWith("dock-")) return thing(words, "dock", id, [words.say("messina-dock-ships", { count: view.docks[id]?.length ?? 0 }), ...standing]);
  const hex = view.hexes[id];
  const lines = [...standing];
  const here = people(view, id, words);
  if (here.length > 0) lines.push(words.say("messina-waiting", { who: here.join(", ") }));
  if (hex && hex.cubes > 0) lines.push(words.say("messina-cubes-here", { count: hex.cubes }));
  if (hex && hex.owner !== null) lines.push(words.say("messina-owner", { name: names[hex.owner] ?? "" }));
  return thing(words, HEX[id] ? "district" : "port", id, lines);
}

const tally = (rows: [string, number | string][]): string[] => rows.map(([label, value]) => `${label}: ${value}`);

function score(view: View, words: Words, names: string[], seat: number): Tip {
  const me = view.seats[seat];
  const rows = (words.schema?.scores ?? []).map((name, at): [string, number] => [words.say(`score-${name}`), name === "total" ? (me?.total ?? 0) : (me?.projected[at] ?? 0)]);
  const goal = view.opponent ? [words.say("play-goal", { points: soloGoal(view.advanced) })] : [];
  return { title: words.say("messina-score-of", { name: names[seat] ?? "" }), lines: [words.say("messina-score-about"), ...tally(rows.filter(([, value], at) => value !== 0 || at === rows.length - 1)), ...goal] };
}

/** A helper of another, standing or lying in the city. */
function pawn(place: string, view: View, words: Words, names: string[], seat: number): Tip {
  const used = seat < 0 || view.seats[seat]!.helpers.some((helper) => helper.place === place && helper.used);
  return { title: ownerOf(seat, words, names), lines: [capital(stateOf(place, used, words))] };
}

function ship(id: string, view: View, words: Words): Tip {
  const infected = Object.values(view.docks).some((ships) => ships.some((each) => each.ship === id && each.cube > 0));
  return thing(words, "ship", id, infected ? [words.say("messina-ship-cube")] : []);
}

/** A space of a rating; its bar counts for scrolls of the advanced game. */
function space(id: string, words: Words): Tip {
  const [rating = "", n = ""] = id.split("-");
  const bar = TRACK[rating]?.space[Number(n) - 1]?.bar;
  return thing(words, "space", id, bar ? [words.say("messina-bar", { bar })] : []);
}

function rats(count: number, words: Words): Tip {
  const points = EDITION.rats.penalty[Math.min(count, EDITION.rats.penalty.length - 1)] ?? 0;
  return { title: words.say("messina-rats", { count }), lines: [words.component("thing", "rat", "about"), ...(count > 0 ? [words.say("messina-rats-cost", { points })] : [])] };
}

function cell(id: string, words: Words): Tip {
  const kind = id === "centre" ? "centre" : (CELL_KIND[id] ?? "quarter");
  return { title: words.say(`messina-cell-${kind}`), lines: [words.say(`messina-cell-${kind}-about`)] };
}

function wheel(step: ReturnType<typeof wheelAt>, title: string, words: Words): Tip {
  const lines = CLASSES.map((cls) => `${capital(words.component("class", cls, "all"))}: ${words.component("paint", step[cls], "all")}`);
  return { title, lines: [words.component("pose", step.rat), ...lines, words.say("messina-wheel-about")] };
}

function round(id: string, view: View, words: Words): Tip {
  const row = roundTable(view.players, view.priority_token).find((each) => each.round === Number(id));
  if (!row) return { title: id, lines: [] };
  const order = row.order === "" ? words.say("messina-order-setup") : row.order === "vp" ? words.say("messina-order-vp") : words.component("rating", row.order);
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

const TELL: Record<string, Teller> = {
  spot: (id, view, words, names) => spot(id, view, words, names),
  place: (_id, _view, words) => ({ title: words.say("messina-empty-place"), lines: [words.say("messina-empty-place-about")] }),
  helper: (id, view, words, names, seat) => (id === "estate" ? { ...thing(words, "thing", "helper"), lines: [words.component("thing", "helper", "about"), words.say("messina-helpers-at-home", { count: view.seats[seat]?.helpers.filter((each) => each.place === "estate").length ?? 0, kept: view.seats[seat]?.helpers.filter((each) => each.place === "supply").length ?? 0 })] } : spot(id, view, words, names)),
  pawn: (id, view, words, names, seat) => pawn(id, view, words, names, seat),
  ship: (id, view, words) => ship(id, view, words),
  square: (id, view, words, _names, seat) => thing(words, "square", id, [], view.seats[seat]?.estate_board),
  shop: (id, _view, words) => thing(words, "workshop", id),
  building: (id, view, words) => {
    const stack = view.stacks.find((each) => each.top === id);
    return thing(words, /^B\d/.test(id) ? "workshop" : id.startsWith("Q") ? "upgrade" : "cart", id, stack ? [words.say("messina-stack-left", { count: stack.unseen + stack.under.length })] : []);
  },
  cabin: (id, view, words, _names, seat) => {
    const cabin = view.seats[seat]?.cabins[Number(id.slice(5)) - 1];
    const more = cabin?.upgrade ? [words.component("upgrade", cabin.upgrade, "about")] : [];
    return thing(words, "cabin", id, more, cabin?.citizen ?? undefined);
  },
  upgrade: (id, _view, words) => thing(words, "upgrade", id),
  stock: (id, view, words, _names, seat) => ({ title: `${words.say(`messina-stock-${id}`)}: ${view.seats[seat]?.stock[id as "coin"] ?? 0}`, lines: [words.component("cost", id, "about")] }),
  space: (id, _view, words) => space(id, words),
  rating: (id, view, words, names) => thing(words, "rating", id, tally(view.seats.map((each, at) => [names[at] ?? "", each.discs[id as "city"][0]]))),
  overseer: (id, view, words, _names, seat) => thing(words, "overseer", id, view.seats[seat]?.overseers[id as "nun"].upgraded ? [words.say("messina-overseer-upgraded")] : []),
  way: (id, _view, words) => thing(words, "overseer", id),
  leap: (id, _view, words) => thing(words, "overseer", id),
  cell: (id, _view, words) => cell(id, words),
  line: (id, view, words, _names, seat) => thing(words, "line", id, [words.say("messina-scroll-level", { count: view.seats[seat]?.scroll[Number(id) - 1] ?? 0 })], view.seats[seat]?.scroll_board),
  stacks: (id, _view, words) => ({ title: words.say(`messina-${id}`), lines: [words.say(`messina-${id}-about`), words.say("messina-refresh-about")] }),
  rats: (_id, view, words, _names, seat) => rats(view.seats[seat]?.rats ?? 0, words),
  score: (_id, view, words, names, seat) => score(view, words, names, seat),
  ships: (_id, view, words, _names, seat) => ({ title: words.say("messina-ships"), lines: [words.say("messina-ships-about"), ...(view.seats[seat]?.ships ?? []).map((ship) => words.component("ship", ship, "full"))] }),
  carts: (_id, view, words, _names, seat) => ({ title: words.say("messina-carts"), lines: [words.say("messina-carts-about"), ...Object.entries(view.seats[seat]?.carts ?? {}).map(([cart, used]) => `${words.component("cart", cart)}${used ? ` – ${words.say("messina-cart-used")}` : ""}`)] }),
  shops: (_id, _view, words) => ({ title: words.say("messina-workshops"), lines: [words.say("messina-workshops-about")] }),
  districts: (_id, view, words, _names, seat) => ({ title: words.say("messina-districts"), lines: [words.say("messina-districts-about"), ...(view.seats[seat]?.districts ?? []).map((hex) => `${words.component("district", hex)}: ${HEX[hex]?.vp ?? 0}`)] }),
  wheel: (_id, view, words) => wheel(wheelAt(view.wheel), words.say("messina-wheel"), words),
  "wheel-next": (_id, view, words) => wheel(nextWheel(view.wheel), words.say("messina-wheel-next"), words),
  round: (id, view, words) => round(id, view, words),
  order: (_id, view, words, names) => ({ title: words.say("messina-order"), lines: [...view.order.map((seat, at) => `${at + 1}. ${seat < view.players ? (names[seat] ?? "") : words.say("messina-opponent")}`), ...(view.advanced ? [words.say("messina-advanced-about")] : []), ...(view.untested ? [words.say("messina-untested")] : []), ...(view.priority_token ? [words.say("messina-priority")] : [])] }),
  cubes: (_id, view, words) => ({ title: `${words.say("messina-cube-supply")}: ${view.cube_supply}`, lines: [words.say("messina-cube-supply-about")] }),
  price: (_id, view, words) => ({ title: `${words.say("messina-fight-price")}: ${view.cube_price}`, lines: [words.say("messina-fight-price-about")] }),
  opponent: (_id, view, words) => ({ title: words.say("messina-opponent"), lines: [words.say("messina-opponent-about"), words.say("messina-opponent-left", { count: view.opponent?.left ?? 0 }), words.say("play-goal", { points: soloGoal(view.advanced) }), ...(view.opponent?.drawn.slice(-1) ?? []).map((token) => words.component("token", token, "about"))] }),
};

export function describe(target: Target, view: View, words: Words, names: string[]): Tip | null {
  const [what = "", owner = "0"] = target.split("@");
  const [kind = "", ...rest] = what.split(":");
  const tip = TELL[kind]?.(rest[0] ?? "", view, words, names, Math.min(Number(owner), view.seats.length - 1)) ?? null;
  return tip;
}

