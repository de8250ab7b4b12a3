/** The score as the board stands, line by line: what the end of the game would pay. */
import { BASIC, BUILDING, BUILDINGS, EDITION, TECHNOLOGY, taken } from "./edition";
import type { SeatView, View } from "./types";

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** Sick people in a player's quarantine; whoever is in a healing cell is not. */
export function held(seat: SeatView): number {
  return seat.quarantine.regular + taken(seat.quarantine.taken).size;
}

function orders(view: View, seat: SeatView): number {
  const twos = view.mode === "two-player";
  return sum(seat.orders.map((space, era) => (twos && space < (EDITION.two_player.order_thresholds[String(era + 1)] ?? 0) ? 0 : sum((EDITION.order_track[era]?.fame ?? []).slice(0, space)))));
}

function columns(seat: SeatView): number {
  return sum(EDITION.building_column.map(({ column, fame }) => (BUILDINGS.every((each) => each.column !== column || seat.buildings[each.id]) ? fame : 0)));
}

function place(view: View, at: number): number {
  if (view.mode !== "base") return 0;
  const mine = view.seats[at]!.influence;
  if (view.seats.filter((seat) => seat.influence === mine).length > 1) return 0;
  const ahead = view.seats.filter((seat) => seat.influence > mine).length;
  return ahead === 0 ? EDITION.scoring.most_influence : ahead === 1 ? EDITION.scoring.second_influence : 0;
}

export function breakdown(view: View, at: number): Record<string, number> {
  const seat = view.seats[at]!;
  const other = view.mode === "two-player" ? view.seats[1 - at] : undefined;
  const owned = (index: number) => Object.values(view.capital_buildings).filter((owner) => owner === index).length;
  const { blocked_influence, crossed_bonus, capital_building_majority, quarantine_majority_infamy } = EDITION.two_player;
  const lines: Record<string, number> = {
    tokens: seat.fame,
    orders: orders(view, seat),
    healthy: sum(EDITION.player_board.healthy_track.fame.slice(0, seat.healthy)),
    buildings: sum(Object.entries(seat.buildings).map(([id, built]) => (built ? (BUILDING[id]?.fame ?? 0) : 0))),
    columns: columns(seat),
    technologies: sum(seat.technologies.map((card) => (card ? (TECHNOLOGY[card.technology]?.fame ?? 0) : 0))),
    influence: EDITION.influence_track.fame_marks.filter((mark) => mark <= seat.influence).length,
    influence_place: place(view, at),
    resources: Math.floor(sum(BASIC.map((good) => seat.stock[good] ?? 0)) / EDITION.scoring.resources_per_fame),
    coins: Math.floor((seat.stock["coin"] ?? 0) / EDITION.scoring.coins_per_fame),
    crossed: other ? (crossed_bonus[blocked_influence.filter((space) => space <= seat.influence).length] ?? 0) : 0,
    capital_buildings: other && owned(at) > owned(1 - at) ? capital_building_majority : 0,
    infamy: 0 - seat.infamy,
    quarantine: other && held(seat) > held(other) ? -quarantine_majority_infamy : 0,
    people_left: view.mode === "solo" ? 0 - (view.people_left ?? 0) * EDITION.solo.infamy_per_person_left : 0,
  };
  return { ...lines, total: sum(Object.values(lines)) };
}

/** The title of a solo game at a score, as the key of its word. */
export function titleAt(score: number): string {
  const rows = EDITION.solo.titles.list;
  const reached = rows.filter((row) => score >= row.min).at(-1) ?? rows[0]!;
  return reached.name_en.toLowerCase().replace(/ /g, "-");
}
