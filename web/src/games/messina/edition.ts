/** What is printed at a table of Messina 1347. */
import type { MessinaDrawn } from "../../protocol/schema";
import type { Class, View, Way } from "./types";

export type Edition = MessinaDrawn;

export const isPort = (hex: string, edition: Edition): boolean => hex in edition.ports;
export const actionOf = (hex: string, edition: Edition) => edition.hexes[hex]?.action ?? edition.ports[hex]?.action ?? [];
export const kindOf = (cell: string, edition: Edition): string | undefined => edition.cells.find((each) => each.id === cell)?.kind;

/** The name of the cell an overseer stands on; null at its start. */
export const cellOf = (overseer: Class, cell: number, way: Way, edition: Edition): string | null =>
  cell === 0 ? null : (edition.paths[overseer]?.[way][cell - 1] ?? null);

/** Where the values of each kind of thing stand in the edition. */
const BUILDINGS = { workshop: "tokens.workshop", upgrade: "tokens.cabin_upgrade", cart: "tokens.cart" };
const building = (id: string, { edition }: Printed): string[] => {
  const kind = edition.buildings[id]?.kind;
  return kind ? [`${BUILDINGS[kind]}.${id}`] : [];
};
const PRINTED: Record<string, (id: string, table: Printed, seat: number) => string[]> = {
  spot: (id, { edition }) => (id in edition.hexes ? [`city.hex.${id}`] : id in edition.ports ? [`city.port.${id}`] : []),
  ship: (id) => [`tokens.ship.${id}`],
  building,
  shop: building,
  upgrade: building,
  space: (id) => [`ratings.track.${id.replace("-", ".space.")}`],
  square: (id, { view }, seat) => [`estate.board.${view.seats[seat]?.estate_board}.square.${id}`],
  rats: () => ["rats"],
  wheel: (_, { view }) => [`wheel.position.${view.wheel}`],
};

/** What is looked at, and what is printed there. */
interface Printed {
  view: View;
  edition: Edition;
}

/** The tables of the edition where the values of a target stand. */
export function printedOf(target: string, table: Printed): string[] {
  const [what = "", seat = "0"] = target.split("@");
  const [kind = "", id = ""] = what.split(":");
  return PRINTED[kind]?.(id, table, Number(seat)) ?? [];
}
