"""A new table: what may be agreed on, the board as laid out, what is to be done first."""

from __future__ import annotations

from lazaretto.games.rattus.board import Board
from lazaretto.games.rattus.cells import fresh_cells
from lazaretto.games.rattus.rules.setup import FirstPlayer, PlagueArrives, first_cubes
from lazaretto.games.rattus.tables import Tables
from lazaretto.kernel.formats import Agreed, OptionValue
from lazaretto.kernel.frame import Todo

RANDOM = "random"


def option_values(players: int) -> dict[str, tuple[OptionValue, ...]]:
    """[rattus.setup.first-player] The host names the first seat or leaves it to chance."""
    return {"first": (RANDOM, *range(players))}


def empty_board(t: Tables, players: int) -> Board:
    """All cubes in supply, all cards on the table, no token laid and none seen."""
    g = Board(t, players, fresh_cells())
    for seat in range(players):
        g.set_supply(seat, t.cubes)
    g.undrawn_starting = t.starting
    g.undrawn_ordinary = len(t.codes) - t.starting
    g.rat_supply = len(t.codes) - t.boxed
    return g


def setup(t: Tables, players: int, options: Agreed, then: Todo) -> Board:
    """[rattus.setup.colours] [rattus.setup.class-cards] [rattus.setup.starting-rats] [rattus.setup.supply]

    One face-down token in each region in play; then the plague arrives and the first cubes are placed.
    """
    g = empty_board(t, players)
    for region in t.in_play:
        g.lay_starting_rat(region)
    then.add(PlagueArrives())
    first = options["first"]
    if isinstance(first, int):
        first_cubes(g, first, then)
    else:
        then.add(FirstPlayer())
    return g
