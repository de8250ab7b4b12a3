"""Helpers: which one is used, where it goes, or that it is recalled."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import AT_HOME, HEXES, PLACE, RECALL, SPACE, SPOTS, STAND, STOP, USE_HELPER, Place, Seat
from lazaretto.games.messina.board import NOWHERE, Board
from lazaretto.games.messina.effects import COIN
from lazaretto.games.messina.rules.helper_supply import no_helper
from lazaretto.games.messina.rules.move import cost_of
from lazaretto.games.messina.rules.offering import first_of, is_single, is_verb
from lazaretto.games.messina.rules.ship import VisitDock, docks_with_ships
from lazaretto.games.messina.rules.turn_free import OUTSIDE, AskWithFreeMoves, any_free_move, why_not_now
from lazaretto.games.messina.rules.turn_stage import Stage, visit
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import NotAsked, Reason, asking, because


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
        out.add_each(usable_helpers(g, self.seat), USE_HELPER)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        then.add(SendHelper(self.seat, option - USE_HELPER))

    def ask_again(self, then: Todo) -> None:
        then.add(ChooseHelper(self.seat))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if is_verb(option, "Stand"):
            return self._why_not_there(g, option)
        if is_verb(option, "Recall"):
            return asking(NotAsked(SPACE.verb_at[option].name, self.save()))
        if not is_verb(option, "Helper"):
            return []
        place = option - USE_HELPER
        if g.unused_helpers(self.seat) >> place & 1:
            return because("messina.helper.estate-last", fx.OthersFirst())
        return because("messina.helper.once-each", no_helper(g, self.seat, place))

    def _why_not_there(self, g: Board, option: i64) -> list[Reason]:
        """[messina.move.further-paid] What keeps even the nearest helper away; else only the helper is to be named first."""
        sending, out = SendHelper(self.seat, nearest_helper(g, self.seat, option - STAND)), Options()
        sending.options(g, out)
        if out.has(option):
            return asking(NotAsked(SPACE.verb_at[option].name, self.save()))
        return sending.why_not(g, option)


def nearest_helper(g: Board, seat: i64, spot: i64) -> i64:
    """[messina.move.further-paid] Where the usable helper is whose way to an open spot costs least; else any of them."""
    found: i64 = -1
    places, is_open = usable_helpers(g, seat), open_spots(g) >> spot & 1
    for place in range(len(PLACE.words)):
        if places >> place & 1 and (found < 0 or (is_open and cost_of(g, place, spot) < cost_of(g, found, spot))):
            found = place
    return found


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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == RECALL:
            return because("messina.helper.recall", fx.HelperIsHome())
        if option == STOP:
            at_home = self.place == AT_HOME
            return because("messina.round.uneven-helpers", fx.SomewhereToGo() if at_home else fx.MustChoose())
        return self._why_not_there(g, option - STAND) if is_verb(option, "Stand") else why_not_now(self, g, option, OUTSIDE)

    def _why_not_there(self, g: Board, spot: i64) -> list[Reason]:
        if spot >= HEXES and not g.ships_at_dock(spot - HEXES):
            return because("messina.ship.choose", fx.NoShipHere(spot - HEXES))
        if spot < HEXES and g.site_of(spot) == NOWHERE:
            return because("messina.prep.new-hex", fx.NotInCity(spot))
        if not open_spots(g) >> spot & 1:
            return because("messina.helper.standing-blocks", fx.SomebodyStands(spot))
        cost, coins = cost_of(g, self.place, spot), g.has(self.seat, COIN)
        return because("messina.move.further-paid", fx.NeedsCoinsForWay(spot, g.steps(self.place, spot), cost, coins))


def recall(g: Board, seat: i64, place: i64, then: Todo) -> None:
    """[messina.helper.recall] [messina.helper.recall-action-stage] [messina.helper.recall-next-round] Home, for a coin."""
    g.recall_helper(seat, place)
    g.gain_all(seat, g.t.limits.recall_gain)
    if not g.strict_recall:
        then.add(Stage(seat, NOWHERE, 0))
