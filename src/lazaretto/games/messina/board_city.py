"""The city: hexes and the distances between them, plague, citizens to be rescued, ships, the wheel."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.messina import events_board as ev
from lazaretto.games.messina.actions import CLASSES, DOCKS, HEXES, SHIPS, STEPS
from lazaretto.games.messina.board_tracks import TracksBoard
from lazaretto.games.messina.tables import Tables
from lazaretto.games.messina.tables_city import FAR
from lazaretto.kernel.bits import bit
from lazaretto.kernel.blocks import vec

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
IN_STACK: Final[i64] = -1  # places of a ship besides docks 0..3 and DOCKS + seat
LOST: Final[i64] = -2
ALL_DOCKS: Final[i64] = 2**DOCKS - 1
UNKNOWN: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class CityBoard(TracksBoard):
    """The hexes that lie in the city, and all that lies on them."""

    def __init__(self, t: Tables, players: i64, cells: vec[i64]) -> None:
        super().__init__(t, players, cells)
        # Distances between sites, for `steps`; unknown until asked for after a hex was laid. Copies of a board share them.
        self.reach = UNKNOWN
        self.laid: i64 = -1  # the hexes in the city, a bit for each; -1 until asked for after a hex was laid

    # ---------------------------------------------------------------- reading

    def ships_at_dock(self, dock: i64) -> i64:
        """A bit for each."""
        ships: i64 = 0
        for ship in range(SHIPS):
            if self.ship_at(ship) == dock:
                ships |= bit(ship)
        return ships

    def ships_of(self, seat: i64) -> i64:
        """A bit for each."""
        return self.ships_at_dock(DOCKS + seat)

    def citizens_on(self, hex: i64) -> i64:
        count: i64 = 0
        for citizen in range(CLASSES):
            count += self.waiting(hex, citizen)
        return count

    def owner(self, hex: i64) -> i64:
        """Whose repopulation token lies on a hex."""
        for seat in range(self.players):
            if self.districts_of(seat) >> hex & 1:
                return seat
        return NOBODY

    def repopulated(self) -> i64:
        """A bit for each district with a repopulation token."""
        found: i64 = 0
        for seat in range(self.players):
            found |= self.districts_of(seat)
        return found

    def in_city(self) -> i64:
        """A bit for each hex that lies in the city, ports too. Only `lay_hex` changes it."""
        if self.laid < 0:
            found: i64 = 0
            for hex in range(HEXES):
                if self.site_of(hex) != NOWHERE:
                    found |= bit(hex)
            self.laid = found
        return self.laid

    def steps(self, spot: i64, other: i64) -> i64:
        """[messina.move.dock-distance] The distance between hexes or docks; a dock is one step further than its port."""
        if spot == other:
            return 0
        beyond: i64 = 0
        if spot >= HEXES:
            spot -= DOCKS
            beyond += 1
        if other >= HEXES:
            other -= DOCKS
            beyond += 1
        here = self.site_of(spot)
        there = self.site_of(other)
        if here == NOWHERE or there == NOWHERE:
            return FAR
        if len(self.reach) == 0:
            self._map_city()
        return self.reach[here * self.t.city.sites + there] + beyond

    def neighbours(self, hex: i64) -> i64:
        """A bit for each hex of the city next to a hex."""
        found: i64 = 0
        for other in range(HEXES):
            if self.steps(hex, other) == 1:
                found |= bit(other)
        return found

    def _map_city(self) -> None:
        """[messina.move.pass-through] [messina.city.dock-node] Distances in the city as it lies."""
        taken: i64 = 0
        for hex in range(HEXES):
            site = self.site_of(hex)
            if site != NOWHERE:
                taken |= bit(site)
        self.reach = self.t.city.reach(taken)

    # ---------------------------------------------------------------- primitives: hexes

    def lay_hex(self, hex: i64, site: i64) -> None:
        self.set_site_of(hex, site)
        self.reach = UNKNOWN
        self.laid = -1
        if self.journal is not None:
            self.tell(ev.HexLaid(hex, site))

    def repopulate(self, seat: i64, hex: i64) -> None:
        self.set_districts_of(seat, self.districts_of(seat) | bit(hex))
        if self.journal is not None:
            self.tell(ev.DistrictRepopulated(seat, hex))

    def start_wheel(self, step: i64) -> None:
        self.wheel = step
        if self.journal is not None:
            self.tell(ev.WheelTurned(step))

    def turn_wheel(self) -> None:
        self.wheel = (self.wheel + 1) % STEPS
        if self.journal is not None:
            self.tell(ev.WheelTurned(self.wheel))

    # ---------------------------------------------------------------- primitives: plague and citizens

    def add_cube(self, hex: i64) -> None:
        self.change_cubes(hex, 1)
        self.cube_supply -= 1
        if self.journal is not None:
            self.tell(ev.CubeAdded(hex))

    def fight_cube(self, seat: i64, hex: i64) -> None:
        """[messina.plague.cubes-return] Back to the limited supply."""
        self.change_cubes(hex, -1)
        self.cube_supply += 1
        if self.journal is not None:
            self.tell(ev.CubeFought(seat, hex))

    def put_citizen(self, hex: i64, citizen: i64) -> None:
        self.change_waiting(hex, citizen, 1)
        if self.journal is not None:
            self.tell(ev.CitizenArrived(hex, citizen))

    def lift_citizen(self, hex: i64, citizen: i64) -> None:
        """A rescued citizen leaves the hex; where to is said next."""
        self.change_waiting(hex, citizen, -1)

    def remove_citizens(self, hex: i64) -> None:
        for citizen in range(CLASSES):
            count = self.waiting(hex, citizen)
            if count:
                self.set_waiting(hex, citizen, 0)
                if self.journal is not None:
                    self.tell(ev.CitizensRemoved(hex, citizen, count))

    # ---------------------------------------------------------------- primitives: ships

    def draw_dock(self, dock: i64) -> None:
        """[messina.prep.dock-reshuffle] The tokens drawn before come back when all have been drawn."""
        if self.docks_drawn == ALL_DOCKS:
            self.docks_drawn = 0
        self.docks_drawn |= bit(dock)
        if self.journal is not None:
            self.tell(ev.DockDrawn(dock))

    def dock_ship(self, ship: i64, dock: i64, cube: i64) -> None:
        self.set_ship_at(ship, dock)
        self.set_ship_cube(ship, cube)
        self.cube_supply -= cube
        if self.journal is not None:
            self.tell(ev.ShipArrived(ship, dock, cube))

    def clear_ship(self, ship: i64) -> None:
        """[messina.ship.fight-or-rat] Fought or not, the cube goes back to the supply."""
        self.cube_supply += self.ship_cube(ship)
        self.set_ship_cube(ship, 0)

    def take_ship(self, seat: i64, ship: i64) -> None:
        self.set_ship_at(ship, DOCKS + seat)
        if self.journal is not None:
            self.tell(ev.ShipTaken(seat, ship))
