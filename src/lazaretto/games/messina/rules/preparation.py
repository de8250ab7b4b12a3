"""Preparing a round, in seven steps: marker, helpers, citizens, turn order, ships, a new hex, the wheel."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import CLASSES, DEAL_HEX, DISTRICTS, DOCKS, DRAW_DOCK, DRAW_SHIP, SHIPS, SHOPS
from lazaretto.games.messina.rules.building import TurnOver
from lazaretto.games.messina.state import IN_STACK, NOBODY, NOWHERE, SHOP_STACK, STACKS, State
from lazaretto.kernel.frame import CHANCE, Frame

LETTER_B: Final = 1
LETTER_C: Final = 2


def preparation() -> list[Frame]:
    """[messina.prep.order] The seven steps; ships, hex and wheel read the row of the new round when they start."""
    return [MoveMarker(), LayDownHelpers(), RemoveCitizens(), SetTurnOrder(), ArriveShips(), TurnWheel()]


def tell_step(g: State, step: int) -> None:
    if g.journal is not None:
        g.tell(ev.PreparationStep(step))


class MoveMarker(Frame):
    """[messina.prep.marker] [messina.prep.carts-ready] [messina.prep.round5-workshops] Step I."""

    def run(self, g: State) -> list[Frame]:
        tell_step(g, 0)
        g.next_round()
        if not g.t.rounds.swap[g.round]:
            return []
        g.replace_shops(shop_stacks(g, g.t.rounds.era[g.round]))
        return [TurnOver(stack) for stack in range(SHOP_STACK, STACKS)]


def shop_stacks(g: State, era: int) -> list[int]:
    """[messina.setup.workshop-stacks] Workshops of an era in each class."""
    sizes = [0] * CLASSES
    for shop in range(SHOPS):
        if g.t.tokens.era[shop] == era:
            sizes[g.t.tokens.shop_class[shop]] += 1
    return sizes


class LayDownHelpers(Frame):
    """[messina.prep.lay-down] [messina.helper.recall-next-round] [messina.solo.opponent-no-movement] Step II."""

    def run(self, g: State) -> list[Frame]:
        tell_step(g, 1)
        g.lay_down_helpers()
        if g.opponent:
            g.refill_opponent(g.t.solo.helpers[g.round])
        return []


class RemoveCitizens(Frame):
    """[messina.prep.remove-citizens] Step III: citizens on hexes with plague go to the supply, the others stay."""

    def run(self, g: State) -> list[Frame]:
        tell_step(g, 2)
        for hex in range(DISTRICTS):
            if g.cubes[hex]:
                g.remove_citizens(hex)
        return []


class SetTurnOrder(Frame):
    """[messina.prep.turn-order] [messina.prep.turn-order-tie] [messina.prep.turn-order-points] [messina.round.order-fixed]

    [messina.priority.replaces-column] [messina.solo.first-player] Step IV: farthest first, on one space the upper disc.
    """

    def run(self, g: State) -> list[Frame]:
        tell_step(g, 3)
        if g.opponent:
            g.set_order([0, 1] if g.round in g.t.solo.human_first else [1, 0])
            return []
        row = g.t.rounds.token_order if g.priority else g.t.rounds.order
        if row[g.round] != NOWHERE:
            g.set_order(order_by(g, row[g.round]))
        return []


def order_by(g: State, track: int) -> list[int]:
    """Seats by their disc on a track, then by its height in the stack."""
    first = track * g.players
    places = [(-g.disc[first + seat], -g.height[first + seat], seat) for seat in range(g.players)]
    places.sort()
    return [seat for _, _, seat in places]


# ---------------------------------------------------------------- ships and the new hex


class ArriveShips(Frame):
    """[messina.prep.ship-arrival] [messina.setup.round1-ship] Step V: a dock token is drawn."""

    def run(self, g: State) -> list[Frame]:
        tell_step(g, 4)
        return [DrawDock()]


class DrawDock(Frame):
    """[messina.setup.dock-stack] [messina.prep.dock-reshuffle] One of the dock tokens not drawn since the last shuffle."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        docks = [dock for dock in range(DOCKS) if not g.docks_drawn >> dock & 1]
        return [DRAW_DOCK + dock for dock in docks or range(DOCKS)]

    def take(self, g: State, option: int) -> list[Frame]:
        dock = option - DRAW_DOCK
        g.draw_dock(dock)
        ships = LandShips(dock, g.t.rounds.ships[g.round])
        return [ships, AddHex(dock)] if g.t.rounds.new_hex[g.round] else [ships]


class LandShips(Frame):
    """[messina.prep.two-ships] [messina.prep.ship-cubes-first] [messina.prep.round6-ships]

    Ship after ship, each with a cube.

    [messina.setup.ship-stack] Ends: `left` falls each time.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("dock", "left")

    def __init__(self, dock: int, left: int) -> None:
        self.dock: Final = dock
        self.left: Final = left

    def run(self, g: State) -> list[Frame]:
        ships = next_ships(g)
        if self.left == 0 or not ships:
            return []
        rest = LandShips(self.dock, self.left - 1)
        if len(ships) > 1:
            return [DrawShip(self.dock), rest]
        land(g, ships[0], self.dock)
        return [rest]


def next_ships(g: State) -> list[int]:
    """[messina.setup.ship-stack] What the top ship may be: those of the lowest number still stacked."""
    stacked = [ship for ship in range(SHIPS) if g.ship_at[ship] == IN_STACK]
    if not stacked:
        return []
    number = g.t.tokens.ship_number
    lowest = min([number[ship] for ship in stacked])
    return [ship for ship in stacked if number[ship] == lowest]


def land(g: State, ship: int, dock: int) -> None:
    """[messina.prep.dock-full] [messina.city.dock-three-cells] At the dock, or the next one clockwise that has room."""
    for step in range(DOCKS):
        there = (dock + step) % DOCKS
        if len(g.ships_at_dock(there)) < g.t.limits.ships_per_dock:
            g.dock_ship(ship, there, min(g.t.limits.cube_per_ship, g.cube_supply))
            return


class DrawShip(Frame):
    """[messina.setup.ship-stack] Ships of one number lie in random order."""

    __match_args__: ClassVar[tuple[str, ...]] = ("dock",)

    def __init__(self, dock: int) -> None:
        self.dock: Final = dock

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DRAW_SHIP + ship for ship in next_ships(g)]

    def take(self, g: State, option: int) -> list[Frame]:
        land(g, option - DRAW_SHIP, self.dock)
        return []


class AddHex(Frame):
    """[messina.prep.new-hex] [messina.prep.hex-sequence] [messina.setup.hex-stack]

    Step VI: the other B first, then C hexes.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("dock",)

    def __init__(self, dock: int) -> None:
        self.dock: Final = dock

    def run(self, g: State) -> list[Frame]:
        tell_step(g, 5)
        hexes = next_hexes(g)
        if len(hexes) > 1:
            return [DrawHex(self.dock)]
        if hexes:
            add_hex(g, hexes[0], self.dock)
        return []


def next_hexes(g: State) -> list[int]:
    """What the top hex of the stack may be."""
    letter = g.t.city.letter
    for wanted in (LETTER_B, LETTER_C):
        found = [hex for hex in range(DISTRICTS) if letter[hex] == wanted and g.site_of[hex] == NOWHERE]
        if found:
            return found
    return []


def add_hex(g: State, hex: int, dock: int) -> None:
    """[messina.prep.new-hex] [messina.city.expansion-places] The first empty place clockwise from the drawn port."""
    for site in g.t.city.search[dock]:
        if site not in g.site_of:
            g.lay_hex(hex, site)
            return


class DrawHex(Frame):
    """[messina.setup.hex-stack] C hexes lie face down in random order."""

    __match_args__: ClassVar[tuple[str, ...]] = ("dock",)

    def __init__(self, dock: int) -> None:
        self.dock: Final = dock

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DEAL_HEX + hex for hex in next_hexes(g)]

    def take(self, g: State, option: int) -> list[Frame]:
        add_hex(g, option - DEAL_HEX, self.dock)
        return []


# ---------------------------------------------------------------- the wheel


class TurnWheel(Frame):
    """[messina.prep.wheel] [messina.prep.wheel-double] [messina.setup.round1-plague] [messina.prep.round6-no-plague]

    [messina.prep.citizens] Step VII: cubes for every turn of the wheel, then citizens once.
    """

    def run(self, g: State) -> list[Frame]:
        tell_step(g, 6)
        for _ in range(g.t.rounds.wheel[g.round]):
            g.turn_wheel()
            add_cubes(g)
        if g.t.rounds.citizens[g.round]:
            add_citizens(g)
        return []


def in_city(g: State) -> list[int]:
    return [hex for hex in range(DISTRICTS) if g.site_of[hex] != NOWHERE]


def add_cubes(g: State) -> None:
    """[messina.prep.cube-limit] [messina.prep.cube-limit-passes] [messina.repop.rat-on-new-cube]

    All hexes of a pose or none.
    """
    pose = g.t.limits.wheel_pose[g.wheel]
    hexes = [hex for hex in in_city(g) if g.t.city.pose[hex] == pose]
    if len(hexes) > g.cube_supply:
        if g.journal is not None:
            g.tell(ev.CubesWithheld(len(hexes), g.cube_supply))
        return
    for hex in hexes:
        g.add_cube(hex)
        if g.owner[hex] != NOBODY:
            g.take_rats(g.owner[hex], 1)


def add_citizens(g: State) -> None:
    """[messina.setup.round1-citizens] [messina.prep.citizens] [messina.city.port-limits] By the colours of the window."""
    for citizen in range(CLASSES):
        colour = g.t.limits.wheel_colour[g.wheel][citizen]
        for hex in in_city(g):
            if g.t.city.colour[hex] == colour:
                g.put_citizen(hex, citizen)
