/** Events as pictures: how long, what the board looks like meanwhile and afterwards. For the eye only: the server's view is the truth. */
import type { Stage } from "../../lib/game";
import type { GameEvent } from "../../lib/protocol";
import { CAPITAL, taken } from "./edition";
import type { Location, SeatView, View } from "./types";

export interface PestEvent extends GameEvent {
  seat: number;
  location: string;
  road: string;
  resource: string;
  count: number;
  cell: string;
  space: string;
  to: string;
  origin: string;
  card: string;
  technology: string;
  slot: string;
  building: string;
  place: number;
  era: number;
  year: number;
  arrangement: string;
  workplace: string;
  token: string;
  law: string;
  neutral: number;
  fame: number;
  seats: number[];
}

const STAGES: Record<string, Stage> = {
  "castle-placed": { ms: 600, sound: "knock" },
  "doctor-placed": { ms: 600, sound: "step" },
  "year-began": { ms: 900, sound: "bell" },
  "plague-revealed": { ms: 1300, sound: "flip" },
  "sick-added": { ms: 420, sound: "squeak" },
  "road-sick-added": { ms: 320, sound: "squeak" },
  "plague-stopped": { ms: 600, sound: "knock" },
  "location-destroyed": { ms: 1100, sound: "strike" },
  "aid-revealed": { ms: 900, sound: "flip" },
  "aid-paid": { ms: 350 },
  "mortus-placed": { ms: 550, sound: "knock" },
  "mortus-on-card": { ms: 550, sound: "knock" },
  "action-began": { ms: 350 },
  "resource-gained": { ms: 380, sound: "card" },
  "resource-lost": { ms: 450, sound: "no" },
  "resource-paid": { ms: 260 },
  "research-gained": { ms: 350, sound: "card" },
  "fame-gained": { ms: 450, sound: "card" },
  "infamy-gained": { ms: 500, sound: "no" },
  "influence-gained": { ms: 500, sound: "step" },
  "order-advanced": { ms: 550, sound: "step" },
  "doctor-moved": { ms: 750, sound: "step" },
  "camp-placed": { ms: 550, sound: "knock" },
  "camp-returned": { ms: 450 },
  "sick-gathered": { ms: 550, sound: "squeak" },
  "road-gathered": { ms: 450, sound: "squeak" },
  "sick-housed": { ms: 350 },
  "sick-healed": { ms: 550, sound: "card" },
  "building-built": { ms: 800, sound: "knock" },
  "capital-built": { ms: 900, sound: "knock" },
  "person-assigned": { ms: 400, sound: "step" },
  "technology-bought": { ms: 750, sound: "card" },
  "technology-shown": { ms: 260, sound: "flip" },
  "token-used": { ms: 500, sound: "flip" },
  "era-ended": { ms: 1000, sound: "bell" },
  "goal-paid": { ms: 500, sound: "card" },
  "capital-rewarded": { ms: 600, sound: "card" },
  "game-ended": { ms: 500, sound: "win" },
};

export const stage = (event: GameEvent): Stage => STAGES[event.kind] ?? { ms: 160 };

const withPlace = (view: View, id: string, change: (place: Location) => Partial<Location>): View => {
  const place = view.locations[id];
  return place ? { ...view, locations: { ...view.locations, [id]: { ...place, ...change(place) } } } : view;
};
const withSeat = (view: View, at: number, change: (seat: SeatView) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((seat, index) => (index === at ? { ...seat, ...change(seat) } : seat)),
});
const without = (list: number[], seat: number) => list.filter((each) => each !== seat);
const sorted = (list: number[]) => [...list].sort((a, b) => a - b);

function moveDoctor(view: View, seat: number, to: string): View {
  const from = view.seats[seat]?.doctor ?? CAPITAL;
  const left = withPlace(view, from, (place) => ({ doctors: without(place.doctors, seat) }));
  return withSeat(withPlace(left, to, (place) => ({ doctors: sorted([...without(place.doctors, seat), seat]) })), seat, () => ({ doctor: to }));
}

function house(view: View, { seat, building, location }: PestEvent): View {
  const standing = withPlace(view, location, (place) => ({ buildings: place.buildings.map((old, at) => (at === seat ? building : old)) }));
  const product = building === "mint" ? "coin" : (view.locations[location]?.resource ?? "wood");
  return withSeat(standing, seat, (own) => ({ buildings: { ...own.buildings, [building]: { location, product, person: false } } }));
}

const stock = (view: View, { seat, resource, count }: PestEvent, sign: number): View =>
  withSeat(view, seat, (own) => ({ stock: { ...own.stock, [resource]: (own.stock[resource] ?? 0) + sign * count } }));

function pen(view: View, seat: number, space: string, by: 1 | -1): View {
  if (space === "graveyard") return withSeat(view, seat, (own) => ({ graveyard: own.graveyard + by }));
  if (space === "card") return withSeat(view, seat, (own) => ({ technologies: own.technologies.map((card) => (card && ["t1", "t14"].includes(card.technology) ? { ...card, cell: 1 } : card)) }));
  if (space === "regular") return withSeat(view, seat, (own) => ({ quarantine: { ...own.quarantine, regular: own.quarantine.regular + by } }));
  return withSeat(view, seat, (own) => {
    const spaces = taken(own.quarantine.taken);
    if (by > 0) spaces.add(space);
    else spaces.delete(space);
    const order = ["move", "build", "produce", "five"].filter((each) => spaces.has(each));
    return { quarantine: { ...own.quarantine, taken: order.join("+") || "none" } };
  });
}

function person(view: View, { seat, workplace }: PestEvent, here: boolean): View {
  if (workplace === CAPITAL) return withSeat(view, seat, (own) => ({ sector: own.sector + (here ? 1 : -1) }));
  const card = workplace === "mobile-workshop" ? "t25" : workplace === "specialists" ? "t10" : "";
  if (card) return withSeat(view, seat, (own) => ({ technologies: own.technologies.map((held) => (held?.technology === card ? { ...held, people: held.people + (here ? 1 : -1) } : held)) }));
  return withSeat(view, seat, (own) => {
    const built = own.buildings[workplace];
    return built ? { buildings: { ...own.buildings, [workplace]: { ...built, person: here } } } : {};
  });
}

const turnUp = (cards: (string | null)[], year: number, card: string): (string | null)[] => cards.map((old, at) => (at === year - 1 ? card : old));

const AFTER: Record<string, (view: View, event: PestEvent) => View> = {
  "castle-placed": (view, event) => house(view, { ...event, building: "castle" }),
  "doctor-placed": (view, event) => moveDoctor(view, event.seat, event.location),
  "doctor-moved": (view, event) => moveDoctor(view, event.seat, event.to),
  "year-began": (view, event) => ({ ...view, year: event.year, era: event.era }),
  "plague-revealed": (view, event) => ({ ...view, plagues: turnUp(view.plagues, view.year, event.card) }),
  "aid-revealed": (view, event) => ({ ...view, aids: turnUp(view.aids, view.year, event.card) }),
  "sick-added": (view, event) => withPlace(view, event.location, (place) => ({ sick: place.sick + event.count })),
  "road-sick-added": (view, event) => ({ ...view, roads: { ...view.roads, [event.road]: (view.roads[event.road] ?? 0) + event.count } }),
  "location-destroyed": (view, event) => withPlace(view, event.location, () => ({ ruined: true, sick: 0 })),
  "mortus-placed": (view, event) => withSeat(view, event.seat, (own) => ({ ready: own.ready - 1, grid: [...own.grid, event.cell] })),
  "mortuses-returned": (view) => ({ ...view, seats: view.seats.map((own) => ({ ...own, ready: own.ready + own.grid.length, grid: [] })) }),
  "mortus-readied": (view, event) => withSeat(view, event.seat, (own) => ({ ready: own.ready + 1, waiting: own.waiting - 1 })),
  "resource-gained": (view, event) => stock(view, event, 1),
  "resource-paid": (view, event) => stock(view, event, -1),
  "research-gained": (view, event) => withSeat(view, event.seat, (own) => ({ research: own.research + event.count })),
  "research-paid": (view, event) => withSeat(view, event.seat, (own) => ({ research: own.research - event.count })),
  "fame-gained": (view, event) => withSeat(view, event.seat, (own) => ({ fame: own.fame + event.count })),
  "infamy-gained": (view, event) => withSeat(view, event.seat, (own) => ({ infamy: own.infamy + event.count })),
  "influence-gained": (view, event) => withSeat(view, event.seat, () => ({ influence: Number(event.space) })),
  "order-advanced": (view, event) => withSeat(view, event.seat, (own) => ({ orders: own.orders.map((space, at) => (at === event.era - 1 ? Number(event.space) : space)) })),
  "camp-placed": (view, event) => withSeat(withPlace(view, event.location, (place) => ({ camps: sorted([...place.camps, event.seat]) })), event.seat, () => ({ camp: event.location })),
  "camp-returned": (view, event) => withSeat(withPlace(view, event.location, (place) => ({ camps: without(place.camps, event.seat) })), event.seat, () => ({ camp: null })),
  "sick-gathered": (view, event) => withPlace(view, event.location, (place) => ({ sick: place.sick - event.count })),
  "road-gathered": (view, event) => ({ ...view, roads: { ...view.roads, [event.road]: (view.roads[event.road] ?? 0) - event.count } }),
  "sick-housed": (view, event) => pen(view, event.seat, event.space, 1),
  "sick-healed": (view, event) => withSeat(pen(view, event.seat, event.space, -1), event.seat, (own) => ({ healthy: own.healthy + 1 })),
  "sick-discarded": (view, event) => pen(view, event.seat, event.space, -1),
  "quarantine-arranged": (view, event) =>
    withSeat(view, event.seat, ({ quarantine }) => ({ quarantine: { ...quarantine, taken: event.arrangement, regular: quarantine.regular + taken(quarantine.taken).size - taken(event.arrangement).size } })),
  "person-cured": (view, event) => withSeat(view, event.seat, (own) => ({ healthy: own.healthy + 1 })),
  "person-spent": (view, event) => withSeat(view, event.seat, (own) => ({ healthy: own.healthy - 1 })),
  "building-built": house,
  "capital-built": (view, event) => ({ ...view, capital_buildings: { ...view.capital_buildings, [event.building]: event.seat } }),
  "person-assigned": (view, event) => person(withSeat(view, event.seat, (own) => ({ healthy: Math.max(0, own.healthy - 1) })), event, true),
  "person-lifted": (view, event) => person(view, event, false),
  "person-recalled": (view, event) => withSeat(view, event.seat, (own) => ({ sector: own.sector - 1, healthy: own.healthy + 1 })),
  "capital-emptied": (view) => ({ ...view, seats: view.seats.map((own) => ({ ...own, sector: 0 })) }),
  "neutral-grew": (view, event) => ({ ...view, neutral: event.neutral }),
  "person-freed": (view, event) => ({ ...view, neutral: event.neutral, people_left: view.people_left === null ? null : view.people_left - 1 }),
  "technology-shown": (view, event) => ({ ...view, market: view.market.map((old, at) => (at === event.place ? event.technology : old)) }),
  "market-cleared": (view) => ({ ...view, market: view.market.map(() => null) }),
  "technology-bought": (view, event) =>
    withSeat({ ...view, market: view.market.map((old) => (old === event.technology ? null : old)) }, event.seat, (own) => ({
      technologies: own.technologies.map((old, at) => (["top", "middle", "bottom"][at] === event.slot ? { technology: event.technology, people: 0, mortus: false, cell: 0, resource: null } : old)),
    })),
  "order-drawn": (view, event) => ({ ...view, order: event.seats }),
  "order-updated": (view, event) => ({ ...view, order: event.seats }),
  "token-used": (view, event) => {
    const [up = 0, down = 0] = view.tokens[event.token] ?? [];
    return { ...view, tokens: { ...view.tokens, [event.token]: [up - 1, down + 1] } };
  },
};

export const after = (view: View, event: GameEvent): View => AFTER[event.kind]?.(view, event as PestEvent) ?? view;
/** Pieces glide: while an event is shown they are already on their way to where it puts them. */
export const during = after;

/** The card on show: it stays while the plague does what it says. */
export interface Scene {
  kind: "plague" | "aid" | "year";
  card: string;
  year: number;
  era: number;
}
const LASTING = new Set(["sick-added", "road-sick-added", "plague-stopped", "location-destroyed", "camp-returned", "sick-housed", "infamy-gained", "aid-paid", "resource-gained", "research-gained"]);

export function scene(before: unknown, happened: GameEvent): Scene | null {
  const event = happened as PestEvent;
  const held = before as Scene | null;
  if (event.kind === "year-began") return { kind: "year", card: "", year: event.year, era: event.era };
  if (event.kind === "plague-revealed") return { kind: "plague", card: event.card, year: held?.year ?? 0, era: held?.era ?? 0 };
  if (event.kind === "aid-revealed") return { kind: "aid", card: event.card, year: held?.year ?? 0, era: held?.era ?? 0 };
  return held && LASTING.has(event.kind) ? held : null;
}
