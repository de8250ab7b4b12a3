"""The fields of the board, written by `tools/make_boards.py` from `layout.py`: change that, not this."""

from __future__ import annotations

from typing import Final

from lazaretto.kernel.blocks import vec
from lazaretto.kernel.board import DeclaredBoard
from lazaretto.kernel.layout import Layout
from mypy_extensions import i64, mypyc_attr

from pratique.layout import LAYOUT
from pratique.tables import Tables

START: Final = LAYOUT.cells()


@mypyc_attr(acyclic=True)
class Cells(DeclaredBoard):
    """All that lies on the table; `Board` adds what can happen to it."""

    def __init__(self, t: Tables, players: i64, cells: vec[i64]) -> None:
        self.players = players
        self.journal = None
        self.t: Final = t  # what is final is read without counting references
        self.cells: Final = cells
        self.at_sea: i64 = 0  # ships that are still to come
        self.ended: i64 = 0  # is the game over?
        self.reason: i64 = 0  # why it ended

    # ---------------------------------------------------------------- the harbour

    def anchored(self, berth: i64) -> i64:
        """Does a ship lie in a berth?."""
        return self.cells[berth]

    def set_anchored(self, berth: i64, value: i64) -> None:
        self.cells[berth] = value

    def carries(self, berth: i64) -> i64:
        """What its ship carries, once somebody has seen it."""
        return self.cells[4 + berth]

    def set_carries(self, berth: i64, value: i64) -> None:
        self.cells[4 + berth] = value

    def seen(self, berth: i64) -> i64:
        """A bit for each seat that has visited the ship."""
        return self.cells[8 + berth]

    def set_seen(self, berth: i64, value: i64) -> None:
        self.cells[8 + berth] = value

    def change_seen(self, berth: i64, by: i64) -> None:
        self.cells[8 + berth] += by

    # ---------------------------------------------------------------- the ships

    def unseen(self, cargo: i64) -> i64:
        """Ships of a cargo that nobody has seen yet."""
        return self.cells[12 + cargo]

    def set_unseen(self, cargo: i64, value: i64) -> None:
        self.cells[12 + cargo] = value

    def change_unseen(self, cargo: i64, by: i64) -> None:
        self.cells[12 + cargo] += by

    def done(self, cargo: i64) -> i64:
        """Ships of a cargo that were let in or sent away."""
        return self.cells[16 + cargo]

    def set_done(self, cargo: i64, value: i64) -> None:
        self.cells[16 + cargo] = value

    def change_done(self, cargo: i64, by: i64) -> None:
        self.cells[16 + cargo] += by

    # ---------------------------------------------------------------- the players

    def points(self, seat: i64) -> i64:
        """Points of a seat."""
        return self.cells[20 + seat]

    def set_points(self, seat: i64, value: i64) -> None:
        self.cells[20 + seat] = value

    def change_points(self, seat: i64, by: i64) -> None:
        self.cells[20 + seat] += by

    def lanterns(self, seat: i64) -> i64:
        """Lanterns of a seat."""
        return self.cells[24 + seat]

    def set_lanterns(self, seat: i64, value: i64) -> None:
        self.cells[24 + seat] = value

    def change_lanterns(self, seat: i64, by: i64) -> None:
        self.cells[24 + seat] += by

    def let_in(self, seat: i64) -> i64:
        """Plague ships that a seat has let in."""
        return self.cells[28 + seat]

    def set_let_in(self, seat: i64, value: i64) -> None:
        self.cells[28 + seat] = value

    def change_let_in(self, seat: i64, by: i64) -> None:
        self.cells[28 + seat] += by

    def copy_numbers(self, copy: Cells) -> None:
        """Everything that does not lie in the block of cells."""
        copy.at_sea = self.at_sea
        copy.ended = self.ended
        copy.reason = self.reason

    def layout(self) -> Layout:
        return LAYOUT

    def parts(self) -> tuple[Tables, list[int]]:
        return self.t, [self.cells[at] for at in range(len(self.cells))]


def fresh_cells() -> vec[i64]:
    """The cells of a board on which nothing has happened yet."""
    return vec[i64](START)
