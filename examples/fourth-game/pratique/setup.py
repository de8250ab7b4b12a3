"""A new table: what may be agreed on, the board as laid out, what is to be done first."""

from __future__ import annotations

from lazaretto.kernel.formats import Agreed, OptionValue
from lazaretto.kernel.frame import Todo

from pratique.board import Board
from pratique.cells import fresh_cells
from pratique.rules.setup import FirstPlayer, drop_anchors, hand_out_lanterns
from pratique.rules.turn import begin_turn
from pratique.tables import Tables

RANDOM = "random"


def option_values(players: int) -> dict[str, tuple[OptionValue, ...]]:
    """[pratique.setup.first] The default stands first."""
    return {"first": (RANDOM, *range(players))}


def empty_board(t: Tables, players: int) -> Board:
    """All ships at sea, nothing known."""
    g = Board(t, players, fresh_cells())
    for cargo, ships in enumerate(t.ships):
        g.set_unseen(cargo, ships)
    g.at_sea = sum(t.ships)
    return g


def setup(t: Tables, players: int, options: Agreed, then: Todo) -> Board:
    g = empty_board(t, players)
    drop_anchors(g)
    hand_out_lanterns(g)
    first = options["first"]
    if isinstance(first, int):
        begin_turn(g, first, then)
    else:
        then.add(FirstPlayer())
    return g
