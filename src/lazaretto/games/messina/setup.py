"""A new table: what may be agreed on, the board as laid out, what is to be done first."""

from __future__ import annotations

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.board import IN_STACK, LOST, NOBODY, Board
from lazaretto.games.messina.cells import fresh_cells
from lazaretto.games.messina.rules.setup import deal
from lazaretto.games.messina.tables import Tables
from lazaretto.kernel.bits import size
from lazaretto.kernel.formats import Agreed, OptionValue
from lazaretto.kernel.frame import Todo

RANDOM = "random"
BASE, ADVANCED, ESTATES, SCROLLS = "base", "advanced", "estates", "scrolls"


def option_values(players: int) -> dict[str, tuple[OptionValue, ...]]:
    """[messina.advanced.mixed-sides] [messina.priority.optional] Every variant and its values, the default first.

    `estates` and `scrolls` use side b of that kind of board alone; the makers did not test it.
    """
    return {
        "mode": (BASE, ADVANCED, ESTATES, SCROLLS),
        "priority_token": (False, True),
        "strict_recall": (False, True),
        "first": (RANDOM, *range(players)),
    }


def setup(t: Tables, players: int, options: Agreed, then: Todo) -> Board:
    """The table as laid out, and what is to be done before the first turn."""
    g = empty_board(t, players, bool(options["priority_token"]), bool(options["strict_recall"]))
    mode, first = options["mode"], options["first"]
    seat = first if isinstance(first, int) else NOBODY
    deal(g, mode in (ADVANCED, ESTATES), mode in (ADVANCED, SCROLLS), seat, then)
    return g


def empty_board(t: Tables, players: int, priority: bool, strict_recall: bool) -> Board:
    """[messina.setup.empty-stock] [messina.setup.overseers] [messina.setup.scroll-markers] [messina.setup.plague-supply]

    [messina.setup.round-marker] [messina.setup.player-sides] Everything in its place before chance is asked.
    """
    g = Board(t, players, fresh_cells())
    g.priority = int(priority)
    g.strict_recall = int(strict_recall)
    g.cube_supply = t.limits.plague_cubes
    for dock in range(act.DOCKS):
        g.lay_hex(act.DISTRICTS + dock, t.city.port_site[dock])
    for ship in range(act.SHIPS):
        g.set_ship_at(ship, IN_STACK if ship in t.tokens.ships_in_play else LOST)
    _lay_stacks(g)
    for seat in range(players):
        _lay_kit(g, seat)
    if players == 1:
        _lay_opponent(g)
    return g


def _lay_stacks(g: Board) -> None:
    """[messina.setup.cabin-stacks] [messina.setup.workshop-stacks] Tokens in each stack; era II waits aside."""
    for stack in range(act.SHOP_STACK):
        g.set_unseen(stack, act.UPGRADES // act.SHOP_STACK)
    for citizen in range(act.CLASSES):
        g.set_unseen(act.SHOP_STACK + citizen, size(g.t.tokens.pool[act.CLASSES + citizen]))


def _lay_kit(g: Board, seat: int) -> None:
    """[messina.setup.helpers] [messina.setup.rating-start] [messina.component.disc-roles] Discs and helpers of a seat."""
    for track in range(act.TRACK_COUNT):
        g.set_disc(track, seat, g.t.ratings.start)
    for track in range(act.POINTS + 1):
        g.set_height(track, seat, seat)
    for number in range(g.t.limits.helpers):
        g.set_helper_at(seat, number, act.AT_HOME)


def _lay_opponent(g: Board) -> None:
    """[messina.solo.opponent-ratings] [messina.solo.opponent-helpers]"""
    g.opponent = g.t.ratings.start
    g.opponent_left = g.t.solo.helpers[1]
