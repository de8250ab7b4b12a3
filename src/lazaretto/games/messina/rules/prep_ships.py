"""Preparing a round, steps five and six: ships arrive, the city grows."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import DEAL_HEX, DOCKS, DRAW_DOCK, DRAW_SHIP, Dock, Times
from lazaretto.games.messina.board import NOWHERE, Board
from lazaretto.games.messina.rules.city import free_dock, free_place
from lazaretto.games.messina.rules.offering import first_of, is_single
from lazaretto.games.messina.rules.prep_steps import tell_step
from lazaretto.games.messina.rules.setup_stacks import next_hexes, next_ships
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Auto, Chance, Options, Todo


class ArriveShips(Auto):
    """[messina.prep.ship-arrival] [messina.setup.round1-ship] Step V: a dock token is drawn."""

    def run(self, g: Board, then: Todo) -> None:
        tell_step(g, 4)
        then.add(DrawDock())


class DrawDock(Chance):
    """[messina.setup.dock-stack] [messina.prep.dock-reshuffle] One of the dock tokens not drawn since the last shuffle."""

    def options(self, g: Board, out: Options) -> None:
        docks = (bit(DOCKS) - 1) & ~g.docks_drawn
        if docks == 0:
            docks = bit(DOCKS) - 1
        out.add_each(docks, DRAW_DOCK)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        dock = option - DRAW_DOCK
        g.draw_dock(dock)
        then.add(LandShips(dock, g.t.rounds.ships[g.round]))
        if g.t.rounds.new_hex[g.round]:
            then.add(AddHex(dock))


class LandShips(Auto):
    """[messina.prep.two-ships] [messina.prep.ship-cubes-first] [messina.prep.round6-ships]

    Ship after ship, each with a cube.

    [messina.setup.ship-stack] Ends: `left` falls each time.
    """

    dock: Dock
    left: Times

    def run(self, g: Board, then: Todo) -> None:
        ships = next_ships(g)
        if self.left == 0 or ships == 0:
            return
        if is_single(ships):
            land(g, first_of(ships), self.dock)
        else:
            then.add(DrawShip(self.dock))
        then.add(LandShips(self.dock, self.left - 1))


def land(g: Board, ship: i64, dock: i64) -> None:
    """[messina.prep.dock-full] [messina.prep.ship-cubes-first] At the dock or the next with room, with a cube."""
    there = free_dock(g, dock)
    if there != NOWHERE:
        g.dock_ship(ship, there, min(g.t.limits.cube_per_ship, g.cube_supply))


class DrawShip(Chance):
    """[messina.setup.ship-stack] Ships of one number lie in random order."""

    dock: Dock

    def options(self, g: Board, out: Options) -> None:
        out.add_each(next_ships(g), DRAW_SHIP)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        land(g, option - DRAW_SHIP, self.dock)


# ---------------------------------------------------------------- the new hex


class AddHex(Auto):
    """[messina.prep.new-hex] [messina.prep.hex-sequence] [messina.setup.hex-stack]

    Step VI: the other B first, then C hexes.
    """

    dock: Dock

    def run(self, g: Board, then: Todo) -> None:
        tell_step(g, 5)
        hexes = next_hexes(g)
        if is_single(hexes):
            add_hex(g, first_of(hexes), self.dock)
        elif hexes:
            then.add(DrawHex(self.dock))


def add_hex(g: Board, hex: i64, dock: i64) -> None:
    """[messina.prep.new-hex] At the first empty place clockwise from the drawn port."""
    site = free_place(g, dock)
    if site != NOWHERE:
        g.lay_hex(hex, site)


class DrawHex(Chance):
    """[messina.setup.hex-stack] C hexes lie face down in random order."""

    dock: Dock

    def options(self, g: Board, out: Options) -> None:
        out.add_each(next_hexes(g), DEAL_HEX)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        add_hex(g, option - DEAL_HEX, self.dock)
