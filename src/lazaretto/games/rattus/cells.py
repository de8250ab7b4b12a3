"""The fields of the board, written by `tools/make_boards.py` from `layout.py`: change that, not this."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.rattus.layout import LAYOUT
from lazaretto.games.rattus.tables import Tables
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.board import DeclaredBoard
from lazaretto.kernel.layout import Layout

START: Final = LAYOUT.cells()


@mypyc_attr(acyclic=True)
class Cells(DeclaredBoard):
    """All that lies on the table; `Board` adds what can happen to it."""

    def __init__(self, t: Tables, players: i64, cells: vec[i64]) -> None:
        self.players = players
        self.journal = None
        self.t: Final = t  # what is final is read without counting references
        self.cells: Final = cells
        self.plague: i64 = -1  # where the plague piece stands
        self.undrawn: i64 = 562949953421311  # a bit for each face that nobody has seen yet
        self.undrawn_starting: i64 = 0  # how many of those are faces of starting tokens
        self.undrawn_ordinary: i64 = 0  # and how many are not
        self.unread_starting: i64 = 0  # tokens on the map nobody has seen, laid at set-up
        self.unread_drawn: i64 = 0  # and drawn later
        self.laid: i64 = 0  # tokens laid so far; those of the set-up come first
        self.rat_supply: i64 = 0  # tokens not yet laid
        self.revealed: i64 = 0  # a bit for each face that left the game, seen by all
        self.ender: i64 = -1  # who ended the game
        self.reason: i64 = 0  # why it ended

    # ---------------------------------------------------------------- the map

    def cubes(self, region: i64, seat: i64) -> i64:
        """Cubes of a seat in a region."""
        return self.cells[region * 4 + seat]

    def set_cubes(self, region: i64, seat: i64, value: i64) -> None:
        self.cells[region * 4 + seat] = value

    def change_cubes(self, region: i64, seat: i64, by: i64) -> None:
        self.cells[region * 4 + seat] += by

    def cubes_in(self, region: i64) -> i64:
        """The sum over every seat: cubes of a seat in a region."""
        cells = self.cells
        first = region * 4
        return cells[first] + cells[first + 1] + cells[first + 2] + cells[first + 3]

    def rats(self, region: i64) -> i64:
        """Tokens lying in a region."""
        return self.cells[48 + region]

    def set_rats(self, region: i64, value: i64) -> None:
        self.cells[48 + region] = value

    def change_rats(self, region: i64, by: i64) -> None:
        self.cells[48 + region] += by

    def token_at(self, region: i64, place: i64) -> i64:
        """The tokens of a region, in their order."""
        return self.cells[60 + region * 4 + place]

    def set_token_at(self, region: i64, place: i64, value: i64) -> None:
        self.cells[60 + region * 4 + place] = value

    # ---------------------------------------------------------------- the tokens

    def face(self, token: i64) -> i64:
        """The face of a token, once somebody has seen it."""
        return self.cells[108 + token]

    def set_face(self, token: i64, value: i64) -> None:
        self.cells[108 + token] = value

    def seen(self, token: i64) -> i64:
        """A bit for each seat that has looked at a token."""
        return self.cells[157 + token]

    def set_seen(self, token: i64, value: i64) -> None:
        self.cells[157 + token] = value

    def change_seen(self, token: i64, by: i64) -> None:
        self.cells[157 + token] += by

    # ---------------------------------------------------------------- the players

    def supply(self, seat: i64) -> i64:
        """Cubes of a seat that are not on the board."""
        return self.cells[206 + seat]

    def set_supply(self, seat: i64, value: i64) -> None:
        self.cells[206 + seat] = value

    def change_supply(self, seat: i64, by: i64) -> None:
        self.cells[206 + seat] += by

    def palace(self, seat: i64) -> i64:
        """Cubes of a seat in the palace."""
        return self.cells[210 + seat]

    def set_palace(self, seat: i64, value: i64) -> None:
        self.cells[210 + seat] = value

    def change_palace(self, seat: i64, by: i64) -> None:
        self.cells[210 + seat] += by

    def owner(self, card: i64) -> i64:
        """Who has a card."""
        return self.cells[214 + card]

    def set_owner(self, card: i64, value: i64) -> None:
        self.cells[214 + card] = value

    def hand(self, value: i64) -> i64:
        """A bit for each card that has this value: who has a card."""
        cells = self.cells
        found: i64 = 0
        if cells[214] == value:
            found |= 1
        if cells[215] == value:
            found |= 2
        if cells[216] == value:
            found |= 4
        if cells[217] == value:
            found |= 8
        if cells[218] == value:
            found |= 16
        if cells[219] == value:
            found |= 32
        return found

    def copy_numbers(self, copy: Cells) -> None:
        """Everything that does not lie in the block of cells."""
        copy.plague = self.plague
        copy.undrawn = self.undrawn
        copy.undrawn_starting = self.undrawn_starting
        copy.undrawn_ordinary = self.undrawn_ordinary
        copy.unread_starting = self.unread_starting
        copy.unread_drawn = self.unread_drawn
        copy.laid = self.laid
        copy.rat_supply = self.rat_supply
        copy.revealed = self.revealed
        copy.ender = self.ender
        copy.reason = self.reason

    def layout(self) -> Layout:
        return LAYOUT

    def parts(self) -> tuple[Tables, list[int]]:
        return self.t, [self.cells[at] for at in range(len(self.cells))]


def fresh_cells() -> vec[i64]:
    """The cells of a board on which nothing has happened yet."""
    return vec[i64](START)
