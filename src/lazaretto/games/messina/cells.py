"""The fields of the board, written by `tools/make_boards.py` from `layout.py`: change that, not this."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.messina.layout import LAYOUT
from lazaretto.games.messina.tables import Tables
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
        self.cube_supply: i64 = 0  # plague cubes not on the table
        self.wheel: i64 = 0  # the step the wheel shows
        self.docks_drawn: i64 = 0  # a bit for each dock token drawn since the last shuffle
        self.revealed: i64 = 0  # a bit for each building that was ever turned over
        self.order_count: i64 = 0  # places of the turn order; in a solo game the opponent has one
        self.round: i64 = 1  # the round being played
        self.carts_used: i64 = 0  # a bit for each cart used in this round
        self.workers: i64 = 0  # a bit for each workshop with a worker
        self.golden_workers: i64 = 0  # a bit for each workshop with an upgraded one
        self.flipped: i64 = 0  # a bit for each workshop of era II that gave its reward
        self.priority: i64 = 0  # whether the priority token is played with
        self.strict_recall: i64 = 0  # whether a recalled helper gives no action stage
        self.opponent: i64 = 0  # the popularity space of the solo opponent; 0 when there is none
        self.opponent_left: i64 = 0  # its helpers not yet used in this round
        self.opponent_on: i64 = 0  # a bit for each hex on which it stands
        self.tokens_drawn: i64 = 0  # a bit for each token drawn in this round

    # ---------------------------------------------------------------- the city

    def site_of(self, hex: i64) -> i64:
        """Where a hex lies in the city."""
        return self.cells[hex]

    def set_site_of(self, hex: i64, value: i64) -> None:
        self.cells[hex] = value

    def cubes(self, hex: i64) -> i64:
        """Plague cubes on a hex."""
        return self.cells[24 + hex]

    def set_cubes(self, hex: i64, value: i64) -> None:
        self.cells[24 + hex] = value

    def change_cubes(self, hex: i64, by: i64) -> None:
        self.cells[24 + hex] += by

    def waiting(self, hex: i64, citizen: i64) -> i64:
        """Citizens of a class to be rescued from a hex."""
        return self.cells[48 + hex * 3 + citizen]

    def set_waiting(self, hex: i64, citizen: i64, value: i64) -> None:
        self.cells[48 + hex * 3 + citizen] = value

    def change_waiting(self, hex: i64, citizen: i64, by: i64) -> None:
        self.cells[48 + hex * 3 + citizen] += by

    def districts_of(self, seat: i64) -> i64:
        """A bit for each district repopulated by a seat."""
        return self.cells[120 + seat]

    def set_districts_of(self, seat: i64, value: i64) -> None:
        self.cells[120 + seat] = value

    def change_districts_of(self, seat: i64, by: i64) -> None:
        self.cells[120 + seat] += by

    # ---------------------------------------------------------------- the ships

    def ship_at(self, ship: i64) -> i64:
        """The dock of a ship, or DOCKS + its owner."""
        return self.cells[124 + ship]

    def set_ship_at(self, ship: i64, value: i64) -> None:
        self.cells[124 + ship] = value

    def ship_cube(self, ship: i64) -> i64:
        """Plague cubes on a ship."""
        return self.cells[133 + ship]

    def set_ship_cube(self, ship: i64, value: i64) -> None:
        self.cells[133 + ship] = value

    def change_ship_cube(self, ship: i64, by: i64) -> None:
        self.cells[133 + ship] += by

    # ---------------------------------------------------------------- the stacks

    def top(self, stack: i64) -> i64:
        """The building lying open on a stack."""
        return self.cells[142 + stack]

    def set_top(self, stack: i64, value: i64) -> None:
        self.cells[142 + stack] = value

    def unseen(self, stack: i64) -> i64:
        """Tokens of a stack that nobody has seen."""
        return self.cells[148 + stack]

    def set_unseen(self, stack: i64, value: i64) -> None:
        self.cells[148 + stack] = value

    def change_unseen(self, stack: i64, by: i64) -> None:
        self.cells[148 + stack] += by

    def under_count(self, stack: i64) -> i64:
        """Tokens put back under a stack."""
        return self.cells[154 + stack]

    def set_under_count(self, stack: i64, value: i64) -> None:
        self.cells[154 + stack] = value

    def change_under_count(self, stack: i64, by: i64) -> None:
        self.cells[154 + stack] += by

    def under(self, stack: i64, depth: i64) -> i64:
        """Those tokens, the next one first."""
        return self.cells[160 + stack * 6 + depth]

    def set_under(self, stack: i64, depth: i64, value: i64) -> None:
        self.cells[160 + stack * 6 + depth] = value

    def cart_top(self, cart_stack: i64) -> i64:
        """The cart lying open on a stack of carts."""
        return self.cells[196 + cart_stack]

    def set_cart_top(self, cart_stack: i64, value: i64) -> None:
        self.cells[196 + cart_stack] = value

    def cart_next(self, cart_stack: i64) -> i64:
        """The number of the next cart of a stack."""
        return self.cells[198 + cart_stack]

    def set_cart_next(self, cart_stack: i64, value: i64) -> None:
        self.cells[198 + cart_stack] = value

    def change_cart_next(self, cart_stack: i64, by: i64) -> None:
        self.cells[198 + cart_stack] += by

    # ---------------------------------------------------------------- the tracks

    def disc(self, track: i64, seat: i64) -> i64:
        """The space of a rating, or the points."""
        return self.cells[200 + track * 4 + seat]

    def set_disc(self, track: i64, seat: i64, value: i64) -> None:
        self.cells[200 + track * 4 + seat] = value

    def change_disc(self, track: i64, seat: i64, by: i64) -> None:
        self.cells[200 + track * 4 + seat] += by

    def height(self, track: i64, seat: i64) -> i64:
        """How many discs lie below that disc."""
        return self.cells[216 + track * 4 + seat]

    def set_height(self, track: i64, seat: i64, value: i64) -> None:
        self.cells[216 + track * 4 + seat] = value

    def change_height(self, track: i64, seat: i64, by: i64) -> None:
        self.cells[216 + track * 4 + seat] += by

    def owed(self, seat: i64) -> i64:
        """A bit for each rating space whose action is still open."""
        return self.cells[232 + seat]

    def set_owed(self, seat: i64, value: i64) -> None:
        self.cells[232 + seat] = value

    def change_owed(self, seat: i64, by: i64) -> None:
        self.cells[232 + seat] += by

    def order(self, place: i64) -> i64:
        """Who is at a place of the turn order."""
        return self.cells[236 + place]

    def set_order(self, place: i64, value: i64) -> None:
        self.cells[236 + place] = value

    # ---------------------------------------------------------------- the players

    def stock(self, seat: i64, resource: i64) -> i64:
        """Resources of a seat."""
        return self.cells[240 + seat * 4 + resource]

    def set_stock(self, seat: i64, resource: i64, value: i64) -> None:
        self.cells[240 + seat * 4 + resource] = value

    def change_stock(self, seat: i64, resource: i64, by: i64) -> None:
        self.cells[240 + seat * 4 + resource] += by

    def rats(self, seat: i64) -> i64:
        """Rats of a seat."""
        return self.cells[256 + seat]

    def set_rats(self, seat: i64, value: i64) -> None:
        self.cells[256 + seat] = value

    def change_rats(self, seat: i64, by: i64) -> None:
        self.cells[256 + seat] += by

    def helper_at(self, seat: i64, number: i64) -> i64:
        """Where a helper is."""
        return self.cells[260 + seat * 5 + number]

    def set_helper_at(self, seat: i64, number: i64, value: i64) -> None:
        self.cells[260 + seat * 5 + number] = value

    def helper_used(self, seat: i64, number: i64) -> i64:
        """Whether it was used in this round."""
        return self.cells[280 + seat * 5 + number]

    def set_helper_used(self, seat: i64, number: i64, value: i64) -> None:
        self.cells[280 + seat * 5 + number] = value

    def carts_of(self, seat: i64) -> i64:
        """A bit for each cart of a seat."""
        return self.cells[300 + seat]

    def set_carts_of(self, seat: i64, value: i64) -> None:
        self.cells[300 + seat] = value

    def change_carts_of(self, seat: i64, by: i64) -> None:
        self.cells[300 + seat] += by

    # ---------------------------------------------------------------- the estates

    def estate_board(self, seat: i64) -> i64:
        """The player board of a seat."""
        return self.cells[304 + seat]

    def set_estate_board(self, seat: i64, value: i64) -> None:
        self.cells[304 + seat] = value

    def change_estate_board(self, seat: i64, by: i64) -> None:
        self.cells[304 + seat] += by

    def occupied(self, seat: i64) -> i64:
        """A bit for each square with a citizen."""
        return self.cells[308 + seat]

    def set_occupied(self, seat: i64, value: i64) -> None:
        self.cells[308 + seat] = value

    def change_occupied(self, seat: i64, by: i64) -> None:
        self.cells[308 + seat] += by

    def golden(self, seat: i64) -> i64:
        """A bit for each square with an upgraded citizen."""
        return self.cells[312 + seat]

    def set_golden(self, seat: i64, value: i64) -> None:
        self.cells[312 + seat] = value

    def change_golden(self, seat: i64, by: i64) -> None:
        self.cells[312 + seat] += by

    def spent(self, seat: i64) -> i64:
        """A bit for each single-use square that was used."""
        return self.cells[316 + seat]

    def set_spent(self, seat: i64, value: i64) -> None:
        self.cells[316 + seat] = value

    def change_spent(self, seat: i64, by: i64) -> None:
        self.cells[316 + seat] += by

    def cabin(self, seat: i64, cabin: i64) -> i64:
        """The citizen in a cabin: 0 or its code."""
        return self.cells[320 + seat * 4 + cabin]

    def set_cabin(self, seat: i64, cabin: i64, value: i64) -> None:
        self.cells[320 + seat * 4 + cabin] = value

    def change_cabin(self, seat: i64, cabin: i64, by: i64) -> None:
        self.cells[320 + seat * 4 + cabin] += by

    def cabin_stage(self, seat: i64, cabin: i64) -> i64:
        """0, or the square I or II that citizen is in."""
        return self.cells[336 + seat * 4 + cabin]

    def set_cabin_stage(self, seat: i64, cabin: i64, value: i64) -> None:
        self.cells[336 + seat * 4 + cabin] = value

    def change_cabin_stage(self, seat: i64, cabin: i64, by: i64) -> None:
        self.cells[336 + seat * 4 + cabin] += by

    def cabin_upgrade(self, seat: i64, cabin: i64) -> i64:
        """The upgrade lying on a cabin."""
        return self.cells[352 + seat * 4 + cabin]

    def set_cabin_upgrade(self, seat: i64, cabin: i64, value: i64) -> None:
        self.cells[352 + seat * 4 + cabin] = value

    def shops_of(self, seat: i64) -> i64:
        """A bit for each workshop of a seat."""
        return self.cells[368 + seat]

    def set_shops_of(self, seat: i64, value: i64) -> None:
        self.cells[368 + seat] = value

    def change_shops_of(self, seat: i64, by: i64) -> None:
        self.cells[368 + seat] += by

    def overseer(self, seat: i64, citizen: i64) -> i64:
        """The cell an overseer stands on."""
        return self.cells[372 + seat * 3 + citizen]

    def set_overseer(self, seat: i64, citizen: i64, value: i64) -> None:
        self.cells[372 + seat * 3 + citizen] = value

    def change_overseer(self, seat: i64, citizen: i64, by: i64) -> None:
        self.cells[372 + seat * 3 + citizen] += by

    def branch(self, seat: i64, citizen: i64) -> i64:
        """The branch of its path, 0 for none yet."""
        return self.cells[384 + seat * 3 + citizen]

    def set_branch(self, seat: i64, citizen: i64, value: i64) -> None:
        self.cells[384 + seat * 3 + citizen] = value

    def change_branch(self, seat: i64, citizen: i64, by: i64) -> None:
        self.cells[384 + seat * 3 + citizen] += by

    def overseer_up(self, seat: i64, citizen: i64) -> i64:
        """Whether it is upgraded."""
        return self.cells[396 + seat * 3 + citizen]

    def set_overseer_up(self, seat: i64, citizen: i64, value: i64) -> None:
        self.cells[396 + seat * 3 + citizen] = value

    # ---------------------------------------------------------------- the scrolls

    def scroll_board(self, seat: i64) -> i64:
        """The scroll of a seat."""
        return self.cells[408 + seat]

    def set_scroll_board(self, seat: i64, value: i64) -> None:
        self.cells[408 + seat] = value

    def change_scroll_board(self, seat: i64, by: i64) -> None:
        self.cells[408 + seat] += by

    def scroll(self, seat: i64, line: i64) -> i64:
        """The level of the marker on a line."""
        return self.cells[412 + seat * 3 + line]

    def set_scroll(self, seat: i64, line: i64, value: i64) -> None:
        self.cells[412 + seat * 3 + line] = value

    def change_scroll(self, seat: i64, line: i64, by: i64) -> None:
        self.cells[412 + seat * 3 + line] += by

    # ---------------------------------------------------------------- the table

    def copy_numbers(self, copy: Cells) -> None:
        """Everything that does not lie in the block of cells."""
        copy.cube_supply = self.cube_supply
        copy.wheel = self.wheel
        copy.docks_drawn = self.docks_drawn
        copy.revealed = self.revealed
        copy.order_count = self.order_count
        copy.round = self.round
        copy.carts_used = self.carts_used
        copy.workers = self.workers
        copy.golden_workers = self.golden_workers
        copy.flipped = self.flipped
        copy.priority = self.priority
        copy.strict_recall = self.strict_recall
        copy.opponent = self.opponent
        copy.opponent_left = self.opponent_left
        copy.opponent_on = self.opponent_on
        copy.tokens_drawn = self.tokens_drawn

    def layout(self) -> Layout:
        return LAYOUT

    def parts(self) -> tuple[Tables, list[int]]:
        return self.t, [self.cells[at] for at in range(len(self.cells))]


def fresh_cells() -> vec[i64]:
    """The cells of a board on which nothing has happened yet."""
    return vec[i64](START)
