"""Helpers: which one is used, where it goes, or that it is recalled."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import AT_HOME, HEXES, RECALL, SPOTS, STAND, STOP, USE_HELPER, Place, Seat
from lazaretto.games.messina.board import NOWHERE, Board
from lazaretto.games.messina.effects import COIN
from lazaretto.games.messina.rules.move import cost_of
from lazaretto.games.messina.rules.offering import first_of, is_single, is_verb, offer_each
from lazaretto.games.messina.rules.ship import VisitDock, docks_with_ships
from lazaretto.games.messina.rules.turn_free import OUTSIDE, AskWithFreeMoves, any_free_move
from lazaretto.games.messina.rules.turn_stage import Stage, visit
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Auto, Options, Todo


def usable_helpers(g: Board, seat: i64) -> i64:
    """[messina.helper.once-each] [messina.helper.estate-last] Places of unused helpers; the estate only after all others."""
    places = g.unused_helpers(seat)
    in_city = places & ~bit(AT_HOME)
    if in_city:
        return in_city
    return places


def choose_helper(g: Board, seat: i64, then: Todo) -> None:
    """Where all unused helpers are alike nobody is asked which."""
    places = usable_helpers(g, seat)
    if is_single(places) and not any_free_move(g, seat, OUTSIDE):
        then.add(SendHelper(seat, first_of(places)))
    else:
        then.add(UseHelper(seat))


class UseHelper(AskWithFreeMoves):
    """[messina.helper.estate-last] [messina.helper.once-each] Which helper is used.

    Ends: it goes on, or a free move is used up.
    """

    def own_options(self, g: Board, out: Options) -> None:
        offer_each(usable_helpers(g, self.seat), USE_HELPER, out)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        then.add(SendHelper(self.seat, option - USE_HELPER))

    def ask_again(self, then: Todo) -> None:
        then.add(ChooseHelper(self.seat))

    def own_why_not(self, g: Board, option: i64) -> list[str]:
        if not is_verb(option, "Helper"):
            return []
        unused = g.unused_helpers(self.seat) >> (option - USE_HELPER) & 1
        return ["messina.helper.estate-last" if unused else "messina.helper.once-each"]


class ChooseHelper(Auto):
    """The same question again, after a free move."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        choose_helper(g, self.seat, then)


def open_spots(g: Board) -> i64:
    """[messina.helper.standing-blocks] [messina.helper.lying-open] Where a helper can go.

    Hexes of the city on which nobody stands, and docks with a ship.
    """
    return (g.in_city() & ~g.standing()) | docks_with_ships(g) << HEXES


class SendHelper(Ask):
    """[messina.turn.four-steps] [messina.helper.recall] [messina.helper.estate-free-placement] Where the helper goes.

    [messina.helper.round1-placement] In the estate with no hex free and no ship anywhere it is simply used.
    """

    place: Place

    def options(self, g: Board, out: Options) -> None:
        coins = g.has(self.seat, COIN)
        spots = open_spots(g)
        for spot in range(SPOTS):
            if spots >> spot & 1 and cost_of(g, self.place, spot) <= coins:
                out.add(STAND + spot)
        if self.place != AT_HOME:
            out.add(RECALL)
        elif spots == 0:
            out.add(STOP)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option == RECALL:
            recall(g, self.seat, self.place, then)
            return
        if option == STOP:
            g.rest_helper(self.seat)
            return
        spot = option - STAND
        g.pay(self.seat, COIN, cost_of(g, self.place, spot))
        g.stand_helper(self.seat, self.place, spot)
        if spot >= HEXES:
            then.add(VisitDock(self.seat, spot - HEXES))
        else:
            visit(g, self.seat, spot, then)

    def why_not(self, g: Board, option: i64) -> list[str]:
        if option == RECALL:
            return ["messina.helper.recall"]
        if not STAND <= option < STAND + SPOTS:
            return ["messina.round.uneven-helpers"] if option == STOP else []
        spot = option - STAND
        if spot >= HEXES and not g.ships_at_dock(spot - HEXES):
            return ["messina.ship.choose"]
        if not open_spots(g) >> spot & 1:
            return ["messina.helper.standing-blocks"]
        return ["messina.move.further-paid"]


def recall(g: Board, seat: i64, place: i64, then: Todo) -> None:
    """[messina.helper.recall] [messina.helper.recall-action-stage] [messina.helper.recall-next-round] Home, for a coin."""
    g.recall_helper(seat, place)
    g.gain_all(seat, g.t.limits.recall_gain)
    if not g.strict_recall:
        then.add(Stage(seat, NOWHERE, 0))
