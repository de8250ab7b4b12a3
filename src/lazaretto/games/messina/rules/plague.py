"""Fighting the plague on a hex or a ship: fire, powerful fire, popularity, rats."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import BY_FIRE, BY_POWERFIRE, FIGHT, FIGHT_BOTH, HEXES, POPULARITY, STOP
from lazaretto.games.messina.effects import FIRE, POWERFIRE, VP
from lazaretto.games.messina.rules.perform import OUTSIDE, free_offers, is_free, is_verb, take_free, why_not_free
from lazaretto.games.messina.rules.rating import step_up
from lazaretto.games.messina.state import NOWHERE, State
from lazaretto.kernel.frame import Frame


def price(g: State) -> int:
    """[messina.plague.early-price] [messina.plague.later-price] Fire for one cube in this round."""
    return g.t.rounds.price[g.round]


def means(g: State, seat: int) -> list[int]:
    """[messina.plague.powerful-as-plain] [messina.plague.powerful-late-single] Payments for one cube alone."""
    found: list[int] = []
    if g.has(seat, FIRE) >= price(g):
        found.append(FIGHT + BY_FIRE)
    if g.has(seat, POWERFIRE) >= 1:
        found.append(FIGHT + BY_POWERFIRE)
    return found


def means_for_two(g: State, seat: int, hex: int) -> list[int]:
    """[messina.plague.powerful-adjacent] [messina.plague.powerful-late-double] The whole price in powerful fire."""
    if g.has(seat, POWERFIRE) < price(g):
        return []
    return [FIGHT_BOTH + near for near in g.neighbours(hex) if g.cubes[near]]


def pay_for_one(g: State, seat: int, by: int) -> None:
    if by == BY_FIRE:
        g.pay(seat, FIRE, price(g))
    else:
        g.pay(seat, POWERFIRE, 1)


def remove_cube(g: State, seat: int, hex: int) -> None:
    """[messina.plague.cubes-return] A cube of a hex is destroyed."""
    g.fight_cube(seat, hex)
    be_praised(g, seat)


def be_praised(g: State, seat: int) -> None:
    """[messina.plague.people-advance] [messina.plague.later-points] A popularity step, in late rounds points too."""
    step_up(g, seat, POPULARITY, OUTSIDE)
    g.gain(seat, VP, g.t.rounds.cube_vp[g.round])


class FightPlague(Frame):
    """[messina.plague.fire-removes-cube] [messina.plague.rat-per-cube] Cube by cube; whoever cannot or will not takes rats.

    Ends: every round of it removes a cube of the hex.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "hex")

    def __init__(self, seat: int, hex: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex

    def run(self, g: State) -> list[Frame]:
        if g.cubes[self.hex] == 0:
            return []
        if means(g, self.seat) or free_offers(g, self.seat, OUTSIDE):
            return [FightCube(self.seat, self.hex)]
        g.take_rats(self.seat, g.cubes[self.hex])
        return []


class FightCube(Frame):
    """[messina.plague.powerful-needs-own-cube] [messina.plague.powerful-on-ship] One cube here, perhaps one next door too.

    Ends: a cube goes, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "hex")

    def __init__(self, seat: int, hex: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [*means(g, self.seat), *means_for_two(g, self.seat, self.hex)]
        return [*found, *free_offers(g, self.seat, OUTSIDE), STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            g.take_rats(self.seat, g.cubes[self.hex])
            return []
        again = FightPlague(self.seat, self.hex)
        if is_free(option):
            return [*take_free(g, self.seat, option, OUTSIDE), again]
        if option < FIGHT_BOTH:
            pay_for_one(g, self.seat, option - FIGHT)
            remove_cube(g, self.seat, self.hex)
        else:
            g.pay(self.seat, POWERFIRE, price(g))
            remove_cube(g, self.seat, self.hex)
            remove_cube(g, self.seat, option - FIGHT_BOTH)
        return [again]

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, OUTSIDE)
        return why_not_fight(g, self.seat, option, self.hex)


def why_not_fight(g: State, seat: int, option: int, hex: int) -> list[str]:
    if FIGHT_BOTH <= option < FIGHT_BOTH + HEXES:
        if option - FIGHT_BOTH in g.neighbours(hex) and g.cubes[option - FIGHT_BOTH] and price(g) > 1:
            return ["messina.plague.powerful-late-double"]
        return ["messina.plague.powerful-adjacent"]
    if FIGHT <= option < FIGHT_BOTH:
        return ["messina.plague.early-price" if price(g) == 1 else "messina.plague.later-price"]
    return []


class MeetShipPlague(Frame):
    """[messina.ship.fight-or-rat] [messina.ship.fight-rewards] The cube of a ship is fought, or brings a rat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "ship")

    def __init__(self, seat: int, ship: int) -> None:
        self.seat: Final = seat
        self.ship: Final = ship

    def run(self, g: State) -> list[Frame]:
        if g.ship_cube[self.ship] == 0:
            return []
        if means(g, self.seat) or free_offers(g, self.seat, OUTSIDE):
            return [FightShipCube(self.seat, self.ship)]
        return let_be(g, self.seat, self.ship)


def let_be(g: State, seat: int, ship: int) -> list[Frame]:
    """[messina.ship.fight-or-rat] The cube is not fought: a rat for each, and it returns to the supply."""
    g.take_rats(seat, g.ship_cube[ship])
    g.clear_ship(ship)
    return []


class FightShipCube(Frame):
    """[messina.plague.powerful-on-ship] Fire or powerful fire for the cube, never a neighbour.

    Ends: the cube goes, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "ship")

    def __init__(self, seat: int, ship: int) -> None:
        self.seat: Final = seat
        self.ship: Final = ship

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [*means(g, self.seat), *free_offers(g, self.seat, OUTSIDE), STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return let_be(g, self.seat, self.ship)
        again = MeetShipPlague(self.seat, self.ship)
        if is_free(option):
            return [*take_free(g, self.seat, option, OUTSIDE), again]
        pay_for_one(g, self.seat, option - FIGHT)
        g.clear_ship(self.ship)
        if g.journal is not None:
            g.tell(ev.ShipCubeFought(self.seat, self.ship))
        be_praised(g, self.seat)
        return [again]

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, OUTSIDE)
        if is_verb(option, "FightBoth"):
            return ["messina.plague.powerful-on-ship"]
        return why_not_fight(g, self.seat, option, NOWHERE)
