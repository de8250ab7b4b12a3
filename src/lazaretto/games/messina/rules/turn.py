"""A turn: a helper to a hex, a dock or home; rescue, plague, and the action stage. [messina.example.full-turn]"""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import (
    ACT,
    AT_HOME,
    END_TURN,
    HEXES,
    RECALL,
    REPOPULATE,
    SPOTS,
    STAND,
    STOP,
    TAKE_SHIP,
    USE_HELPER,
)
from lazaretto.games.messina.effects import COIN, VP
from lazaretto.games.messina.rules.perform import (
    IN_STAGE,
    OUTSIDE,
    can_carry_out,
    carry_out,
    free_offers,
    is_free,
    is_verb,
    take_free,
    why_not_free,
)
from lazaretto.games.messina.rules.plague import FightPlague, MeetShipPlague
from lazaretto.games.messina.rules.rating import collect_helpers
from lazaretto.games.messina.rules.repopulation import repopulate, why_not_repopulate
from lazaretto.games.messina.rules.rescue import Rescue
from lazaretto.games.messina.state import NOBODY, NOWHERE, State
from lazaretto.kernel.frame import Frame


class BeginTurn(Frame):
    """[messina.turn.kinds] One helper is used; where all unused ones are alike nobody is asked which."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> list[Frame]:
        if g.journal is not None:
            g.tell(ev.TurnBegan(self.seat))
        return choose_helper(g, self.seat)


def choose_helper(g: State, seat: int) -> list[Frame]:
    places = usable_helpers(g, seat)
    if len(places) == 1 and not free_offers(g, seat, OUTSIDE):
        return [SendHelper(seat, places[0])]
    return [UseHelper(seat)]


def usable_helpers(g: State, seat: int) -> list[int]:
    """[messina.helper.once-each] [messina.helper.estate-last] Unused helpers; those in the estate only after all others."""
    places = g.unused_helpers(seat)
    in_city = [place for place in places if place != AT_HOME]
    return in_city if in_city else places


class UseHelper(Frame):
    """[messina.turn.kinds] [messina.helper.estate-last]

    Which helper is used. Ends: it goes on, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [USE_HELPER + place for place in usable_helpers(g, self.seat)]
        return [*found, *free_offers(g, self.seat, OUTSIDE)]

    def take(self, g: State, option: int) -> list[Frame]:
        if is_free(option):
            return [*take_free(g, self.seat, option, OUTSIDE), ChooseHelper(self.seat)]
        return [SendHelper(self.seat, option - USE_HELPER)]

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, OUTSIDE)
        if not is_verb(option, "Helper"):
            return []
        unused = option - USE_HELPER in g.unused_helpers(self.seat)
        return ["messina.helper.estate-last" if unused else "messina.helper.once-each"]


class ChooseHelper(Frame):
    """The same question again, after a free move."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> list[Frame]:
        return choose_helper(g, self.seat)


def cost_of(g: State, place: int, spot: int) -> int:
    """[messina.move.stay-free] [messina.move.adjacent-free] [messina.move.further-paid] [messina.move.dock-distance]

    [messina.helper.estate-free-placement] [messina.helper.round1-placement] Coins for going from a place to a spot.
    """
    if place == AT_HOME:
        return 0
    return max(0, g.steps(place, spot) - g.t.limits.free_steps) * g.t.limits.coin_per_step


def open_spots(g: State) -> list[int]:
    """[messina.helper.standing-blocks] [messina.helper.lying-open] [messina.ship.choose] [messina.ship.dock-shared]

    Hexes of the city on which nobody stands, and docks with a ship, whoever stands there.
    """
    blocked = g.standing()
    found = [hex for hex in range(HEXES) if g.site_of[hex] != NOWHERE and not blocked >> hex & 1]
    return found + [spot for spot in range(HEXES, SPOTS) if g.ships_at_dock(spot - HEXES)]


class SendHelper(Frame):
    """[messina.turn.four-steps] [messina.turn.kinds] [messina.helper.recall] Where the helper goes.

    In the estate with no hex free and no ship anywhere it is simply used.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        coins = g.has(self.seat, COIN)
        found = [STAND + spot for spot in open_spots(g) if cost_of(g, self.place, spot) <= coins]
        if self.place != AT_HOME:
            return [*found, RECALL]
        return found if found else [STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == RECALL:
            return recall(g, self.seat, self.place)
        if option == STOP:
            g.rest_helper(self.seat)
            return []
        spot = option - STAND
        g.pay(self.seat, COIN, cost_of(g, self.place, spot))
        g.stand_helper(self.seat, self.place, spot)
        return [VisitDock(self.seat, spot - HEXES)] if spot >= HEXES else visit(g, self.seat, spot)

    def why_not(self, g: State, option: int) -> list[str]:
        if option == RECALL:
            return ["messina.helper.recall"]
        if not STAND <= option < STAND + SPOTS:
            return ["messina.round.uneven-helpers"] if option == STOP else []
        spot = option - STAND
        if spot >= HEXES and not g.ships_at_dock(spot - HEXES):
            return ["messina.ship.choose"]
        if spot not in open_spots(g):
            return ["messina.helper.standing-blocks"]
        return ["messina.move.further-paid"]


def recall(g: State, seat: int, place: int) -> list[Frame]:
    """[messina.helper.recall] [messina.helper.recall-action-stage] [messina.helper.recall-next-round] Home, for a coin."""
    g.recall_helper(seat, place)
    g.gain_all(seat, g.t.limits.recall_gain)
    return [] if g.strict_recall else [Stage(seat, NOWHERE, 0)]


def visit(g: State, seat: int, hex: int) -> list[Frame]:
    """[messina.turn.four-steps] [messina.turn.step-order-strict] [messina.repop.visit-points] Rescue, fight, act."""
    pay_owner(g, hex)
    return [Rescue(seat, hex), FightPlague(seat, hex), Stage(seat, hex, g.t.city.action[hex])]


def pay_owner(g: State, hex: int) -> None:
    """[messina.repop.visit-points] [messina.solo.opponent-visit] The owner of the chosen district gains points."""
    owner = g.owner[hex]
    if owner != NOBODY:
        if g.journal is not None:
            g.tell(ev.DistrictVisited(owner, hex, g.t.limits.visit_vp))
        g.gain(owner, VP, g.t.limits.visit_vp)


# ---------------------------------------------------------------- ships


class VisitDock(Frame):
    """[messina.ship.choose] [messina.ship.no-hex-effects] A single ship is taken without a question."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "dock")

    def __init__(self, seat: int, dock: int) -> None:
        self.seat: Final = seat
        self.dock: Final = dock

    def run(self, g: State) -> list[Frame]:
        ships = g.ships_at_dock(self.dock)
        return board(self.seat, ships[0]) if len(ships) == 1 else [ChooseShip(self.seat, self.dock)]


class ChooseShip(Frame):
    """[messina.ship.choose] One of the ships of the dock."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "dock")

    def __init__(self, seat: int, dock: int) -> None:
        self.seat: Final = seat
        self.dock: Final = dock

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [TAKE_SHIP + ship for ship in g.ships_at_dock(self.dock)]

    def take(self, g: State, option: int) -> list[Frame]:
        return board(self.seat, option - TAKE_SHIP)

    def why_not(self, g: State, option: int) -> list[str]:
        return ["messina.ship.choose"] if is_verb(option, "TakeShip") else []


def board(seat: int, ship: int) -> list[Frame]:
    return [MeetShipPlague(seat, ship), TakeShip(seat, ship)]


class TakeShip(Frame):
    """[messina.ship.take] [messina.ship.even-overseer] [messina.ship.action-stage] The ship, its print, its action stage."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "ship")

    def __init__(self, seat: int, ship: int) -> None:
        self.seat: Final = seat
        self.ship: Final = ship

    def run(self, g: State) -> list[Frame]:
        g.take_ship(self.seat, self.ship)
        even = len(g.ships_of(self.seat)) % 2 == 0
        stage = Stage(self.seat, NOWHERE, g.t.scrolls.even_ship if even else 0)
        return [*carry_out(g, self.seat, g.t.tokens.ship_effect[self.ship], IN_STAGE), stage]


# ---------------------------------------------------------------- the action stage


class Stage(Frame):
    """[messina.turn.interleave] [messina.rating.people-actions] [messina.helper.recall-action-stage] The action stage.

    `hex` can still be repopulated and `effect` still carried out; both go when one of them is used.
    Nothing left to do ends the turn, and what is still owed then lapses.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "hex", "effect")

    def __init__(self, seat: int, hex: int, effect: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex
        self.effect: Final = effect

    def run(self, g: State) -> list[Frame]:
        collect_helpers(g, self.seat)
        if stage_offers(g, self.seat, self.hex, self.effect):
            return [ChooseAction(self.seat, self.hex, self.effect)]
        g.lapse(self.seat)
        return []


def stage_offers(g: State, seat: int, hex: int, effect: int) -> list[int]:
    """[messina.repop.instead-of-action] The action, repopulation instead of it, and all that may be done in between."""
    found: list[int] = []
    if effect and can_carry_out(g, seat, effect):
        found.append(ACT)
    if hex != NOWHERE and not why_not_repopulate(g, seat, hex):
        found.append(REPOPULATE)
    return found + free_offers(g, seat, IN_STAGE)


class ChooseAction(Frame):
    """[messina.turn.interleave] [messina.turn.decline-action] [messina.repop.instead-of-action]

    What is done next, or no more.

    Ends: the action is used up, or a free move is.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "hex", "effect")

    def __init__(self, seat: int, hex: int, effect: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex
        self.effect: Final = effect

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [*stage_offers(g, self.seat, self.hex, self.effect), END_TURN]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == END_TURN:
            g.lapse(self.seat)
            return []
        if is_free(option):
            return [*take_free(g, self.seat, option, IN_STAGE), Stage(self.seat, self.hex, self.effect)]
        if option == REPOPULATE:
            return [*repopulate(g, self.seat, self.hex), Stage(self.seat, NOWHERE, 0)]
        return [*carry_out(g, self.seat, self.effect, IN_STAGE), Stage(self.seat, NOWHERE, 0)]

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, IN_STAGE)
        if option == REPOPULATE:
            return why_not_repopulate(g, self.seat, self.hex)
        if option == ACT:
            return ["messina.repop.instead-of-action"] if self.effect == 0 else ["messina.overseer.impossible-square"]
        return []
