"""The fields of the board, written by `tools/make_boards.py` from `layout.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lazaretto.games.messina.tables import Tables
from lazaretto.kernel.board import BaseBoard

SIZE: Final = 576


@mypyc_attr(acyclic=True)
class Cells(BaseBoard):
    """All that lies on the table; `Board` adds what can happen to it."""

    def __init__(self, t: Tables, players: i64, cells: vec[i64]) -> None:
        self.players = players
        self.journal = None
        self.t = t
        self.cells = cells
        self.cube_supply: i64 = 0  # plague cubes not on the table
        self.wheel: i64 = 0  # the step the wheel shows
        self.docks_drawn: i64 = 0  # a bit for each dock token drawn since the last shuffle
        self.revealed: i64 = 0  # a bit for each building that was ever turned over
        self.order_count: i64 = 0  # places of the turn order; in a solo game the opponent has one
        self.round: i64 = 1  # the round being played
        self.carts_used: i64 = 0  # a bit for each cart used in this round
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

    def change_site_of(self, hex: i64, by: i64) -> None:
        self.cells[hex] += by

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

    def owner(self, hex: i64) -> i64:
        """Whose repopulation token lies on a hex."""
        return self.cells[120 + hex]

    def set_owner(self, hex: i64, value: i64) -> None:
        self.cells[120 + hex] = value

    def change_owner(self, hex: i64, by: i64) -> None:
        self.cells[120 + hex] += by

    # ---------------------------------------------------------------- the ships

    def ship_at(self, ship: i64) -> i64:
        """The dock of a ship, or DOCKS + its owner."""
        return self.cells[144 + ship]

    def set_ship_at(self, ship: i64, value: i64) -> None:
        self.cells[144 + ship] = value

    def change_ship_at(self, ship: i64, by: i64) -> None:
        self.cells[144 + ship] += by

    def ship_cube(self, ship: i64) -> i64:
        """Plague cubes on a ship."""
        return self.cells[153 + ship]

    def set_ship_cube(self, ship: i64, value: i64) -> None:
        self.cells[153 + ship] = value

    def change_ship_cube(self, ship: i64, by: i64) -> None:
        self.cells[153 + ship] += by

    # ---------------------------------------------------------------- the stacks

    def top(self, stack: i64) -> i64:
        """The building lying open on a stack."""
        return self.cells[162 + stack]

    def set_top(self, stack: i64, value: i64) -> None:
        self.cells[162 + stack] = value

    def change_top(self, stack: i64, by: i64) -> None:
        self.cells[162 + stack] += by

    def unseen(self, stack: i64) -> i64:
        """Tokens of a stack that nobody has seen."""
        return self.cells[168 + stack]

    def set_unseen(self, stack: i64, value: i64) -> None:
        self.cells[168 + stack] = value

    def change_unseen(self, stack: i64, by: i64) -> None:
        self.cells[168 + stack] += by

    def under_count(self, stack: i64) -> i64:
        """Tokens put back under a stack."""
        return self.cells[174 + stack]

    def set_under_count(self, stack: i64, value: i64) -> None:
        self.cells[174 + stack] = value

    def change_under_count(self, stack: i64, by: i64) -> None:
        self.cells[174 + stack] += by

    def under(self, stack: i64, depth: i64) -> i64:
        """Those tokens, the next one first."""
        return self.cells[180 + stack * 6 + depth]

    def set_under(self, stack: i64, depth: i64, value: i64) -> None:
        self.cells[180 + stack * 6 + depth] = value

    def change_under(self, stack: i64, depth: i64, by: i64) -> None:
        self.cells[180 + stack * 6 + depth] += by

    def cart_top(self, cart_stack: i64) -> i64:
        """The cart lying open on a stack of carts."""
        return self.cells[216 + cart_stack]

    def set_cart_top(self, cart_stack: i64, value: i64) -> None:
        self.cells[216 + cart_stack] = value

    def change_cart_top(self, cart_stack: i64, by: i64) -> None:
        self.cells[216 + cart_stack] += by

    def cart_next(self, cart_stack: i64) -> i64:
        """The number of the next cart of a stack."""
        return self.cells[218 + cart_stack]

    def set_cart_next(self, cart_stack: i64, value: i64) -> None:
        self.cells[218 + cart_stack] = value

    def change_cart_next(self, cart_stack: i64, by: i64) -> None:
        self.cells[218 + cart_stack] += by

    # ---------------------------------------------------------------- the tracks

    def disc(self, track: i64, seat: i64) -> i64:
        """The space of a rating, or the points."""
        return self.cells[220 + track * 4 + seat]

    def set_disc(self, track: i64, seat: i64, value: i64) -> None:
        self.cells[220 + track * 4 + seat] = value

    def change_disc(self, track: i64, seat: i64, by: i64) -> None:
        self.cells[220 + track * 4 + seat] += by

    def height(self, track: i64, seat: i64) -> i64:
        """How many discs lie below that disc."""
        return self.cells[236 + track * 4 + seat]

    def set_height(self, track: i64, seat: i64, value: i64) -> None:
        self.cells[236 + track * 4 + seat] = value

    def change_height(self, track: i64, seat: i64, by: i64) -> None:
        self.cells[236 + track * 4 + seat] += by

    def owed(self, seat: i64) -> i64:
        """A bit for each rating space whose action is still open."""
        return self.cells[252 + seat]

    def set_owed(self, seat: i64, value: i64) -> None:
        self.cells[252 + seat] = value

    def change_owed(self, seat: i64, by: i64) -> None:
        self.cells[252 + seat] += by

    def order(self, place: i64) -> i64:
        """Who is at a place of the turn order."""
        return self.cells[256 + place]

    def set_order(self, place: i64, value: i64) -> None:
        self.cells[256 + place] = value

    def change_order(self, place: i64, by: i64) -> None:
        self.cells[256 + place] += by

    # ---------------------------------------------------------------- the players

    def stock(self, seat: i64, resource: i64) -> i64:
        """Resources of a seat."""
        return self.cells[260 + seat * 4 + resource]

    def set_stock(self, seat: i64, resource: i64, value: i64) -> None:
        self.cells[260 + seat * 4 + resource] = value

    def change_stock(self, seat: i64, resource: i64, by: i64) -> None:
        self.cells[260 + seat * 4 + resource] += by

    def rats(self, seat: i64) -> i64:
        """Rats of a seat."""
        return self.cells[276 + seat]

    def set_rats(self, seat: i64, value: i64) -> None:
        self.cells[276 + seat] = value

    def change_rats(self, seat: i64, by: i64) -> None:
        self.cells[276 + seat] += by

    def helper_at(self, seat: i64, number: i64) -> i64:
        """Where a helper is."""
        return self.cells[280 + seat * 5 + number]

    def set_helper_at(self, seat: i64, number: i64, value: i64) -> None:
        self.cells[280 + seat * 5 + number] = value

    def change_helper_at(self, seat: i64, number: i64, by: i64) -> None:
        self.cells[280 + seat * 5 + number] += by

    def helper_used(self, seat: i64, number: i64) -> i64:
        """Whether it was used in this round."""
        return self.cells[300 + seat * 5 + number]

    def set_helper_used(self, seat: i64, number: i64, value: i64) -> None:
        self.cells[300 + seat * 5 + number] = value

    def change_helper_used(self, seat: i64, number: i64, by: i64) -> None:
        self.cells[300 + seat * 5 + number] += by

    def cart_owner(self, cart: i64) -> i64:
        """Who has built a cart."""
        return self.cells[320 + cart]

    def set_cart_owner(self, cart: i64, value: i64) -> None:
        self.cells[320 + cart] = value

    def change_cart_owner(self, cart: i64, by: i64) -> None:
        self.cells[320 + cart] += by

    # ---------------------------------------------------------------- the estates

    def estate_board(self, seat: i64) -> i64:
        """The player board of a seat."""
        return self.cells[330 + seat]

    def set_estate_board(self, seat: i64, value: i64) -> None:
        self.cells[330 + seat] = value

    def change_estate_board(self, seat: i64, by: i64) -> None:
        self.cells[330 + seat] += by

    def square(self, seat: i64, square: i64) -> i64:
        """The citizen on a square: EMPTY, ORDINARY or UPGRADED."""
        return self.cells[334 + seat * 18 + square]

    def set_square(self, seat: i64, square: i64, value: i64) -> None:
        self.cells[334 + seat * 18 + square] = value

    def change_square(self, seat: i64, square: i64, by: i64) -> None:
        self.cells[334 + seat * 18 + square] += by

    def spent(self, seat: i64) -> i64:
        """A bit for each single-use square that was used."""
        return self.cells[406 + seat]

    def set_spent(self, seat: i64, value: i64) -> None:
        self.cells[406 + seat] = value

    def change_spent(self, seat: i64, by: i64) -> None:
        self.cells[406 + seat] += by

    def cabin(self, seat: i64, cabin: i64) -> i64:
        """The citizen in a cabin: 0 or its code."""
        return self.cells[410 + seat * 4 + cabin]

    def set_cabin(self, seat: i64, cabin: i64, value: i64) -> None:
        self.cells[410 + seat * 4 + cabin] = value

    def change_cabin(self, seat: i64, cabin: i64, by: i64) -> None:
        self.cells[410 + seat * 4 + cabin] += by

    def cabin_stage(self, seat: i64, cabin: i64) -> i64:
        """0, or the square I or II that citizen is in."""
        return self.cells[426 + seat * 4 + cabin]

    def set_cabin_stage(self, seat: i64, cabin: i64, value: i64) -> None:
        self.cells[426 + seat * 4 + cabin] = value

    def change_cabin_stage(self, seat: i64, cabin: i64, by: i64) -> None:
        self.cells[426 + seat * 4 + cabin] += by

    def cabin_upgrade(self, seat: i64, cabin: i64) -> i64:
        """The upgrade lying on a cabin."""
        return self.cells[442 + seat * 4 + cabin]

    def set_cabin_upgrade(self, seat: i64, cabin: i64, value: i64) -> None:
        self.cells[442 + seat * 4 + cabin] = value

    def change_cabin_upgrade(self, seat: i64, cabin: i64, by: i64) -> None:
        self.cells[442 + seat * 4 + cabin] += by

    def shop_owner(self, shop: i64) -> i64:
        """Who has built a workshop."""
        return self.cells[458 + shop]

    def set_shop_owner(self, shop: i64, value: i64) -> None:
        self.cells[458 + shop] = value

    def change_shop_owner(self, shop: i64, by: i64) -> None:
        self.cells[458 + shop] += by

    def worker(self, shop: i64) -> i64:
        """The citizen in a workshop: EMPTY, ORDINARY or UPGRADED."""
        return self.cells[491 + shop]

    def set_worker(self, shop: i64, value: i64) -> None:
        self.cells[491 + shop] = value

    def change_worker(self, shop: i64, by: i64) -> None:
        self.cells[491 + shop] += by

    def overseer(self, seat: i64, citizen: i64) -> i64:
        """The cell an overseer stands on."""
        return self.cells[524 + seat * 3 + citizen]

    def set_overseer(self, seat: i64, citizen: i64, value: i64) -> None:
        self.cells[524 + seat * 3 + citizen] = value

    def change_overseer(self, seat: i64, citizen: i64, by: i64) -> None:
        self.cells[524 + seat * 3 + citizen] += by

    def branch(self, seat: i64, citizen: i64) -> i64:
        """The branch of its path, 0 for none yet."""
        return self.cells[536 + seat * 3 + citizen]

    def set_branch(self, seat: i64, citizen: i64, value: i64) -> None:
        self.cells[536 + seat * 3 + citizen] = value

    def change_branch(self, seat: i64, citizen: i64, by: i64) -> None:
        self.cells[536 + seat * 3 + citizen] += by

    def overseer_up(self, seat: i64, citizen: i64) -> i64:
        """Whether it is upgraded."""
        return self.cells[548 + seat * 3 + citizen]

    def set_overseer_up(self, seat: i64, citizen: i64, value: i64) -> None:
        self.cells[548 + seat * 3 + citizen] = value

    def change_overseer_up(self, seat: i64, citizen: i64, by: i64) -> None:
        self.cells[548 + seat * 3 + citizen] += by

    # ---------------------------------------------------------------- the scrolls

    def scroll_board(self, seat: i64) -> i64:
        """The scroll of a seat."""
        return self.cells[560 + seat]

    def set_scroll_board(self, seat: i64, value: i64) -> None:
        self.cells[560 + seat] = value

    def change_scroll_board(self, seat: i64, by: i64) -> None:
        self.cells[560 + seat] += by

    def scroll(self, seat: i64, line: i64) -> i64:
        """The level of the marker on a line."""
        return self.cells[564 + seat * 3 + line]

    def set_scroll(self, seat: i64, line: i64, value: i64) -> None:
        self.cells[564 + seat * 3 + line] = value

    def change_scroll(self, seat: i64, line: i64, by: i64) -> None:
        self.cells[564 + seat * 3 + line] += by

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
        copy.flipped = self.flipped
        copy.priority = self.priority
        copy.strict_recall = self.strict_recall
        copy.opponent = self.opponent
        copy.opponent_left = self.opponent_left
        copy.opponent_on = self.opponent_on
        copy.tokens_drawn = self.tokens_drawn

    def saved(self) -> list[int]:
        """Every number of the board, in the order of the layout: for comparing and pickling."""
        numbers = [
            self.cube_supply,
            self.wheel,
            self.docks_drawn,
            self.revealed,
            self.order_count,
            self.round,
            self.carts_used,
            self.flipped,
            self.priority,
            self.strict_recall,
            self.opponent,
            self.opponent_left,
            self.opponent_on,
            self.tokens_drawn,
        ]
        return [*[self.cells[at] for at in range(SIZE)], *numbers]

    def restore(self, saved: list[int]) -> None:
        """Take over what `saved` gave."""
        for at in range(SIZE):
            self.cells[at] = saved[at]
        self.cube_supply = saved[SIZE + 0]
        self.wheel = saved[SIZE + 1]
        self.docks_drawn = saved[SIZE + 2]
        self.revealed = saved[SIZE + 3]
        self.order_count = saved[SIZE + 4]
        self.round = saved[SIZE + 5]
        self.carts_used = saved[SIZE + 6]
        self.flipped = saved[SIZE + 7]
        self.priority = saved[SIZE + 8]
        self.strict_recall = saved[SIZE + 9]
        self.opponent = saved[SIZE + 10]
        self.opponent_left = saved[SIZE + 11]
        self.opponent_on = saved[SIZE + 12]
        self.tokens_drawn = saved[SIZE + 13]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cells) and self.players == other.players and self.saved() == other.saved()

    def __hash__(self) -> int:
        return hash((self.players, *self.saved()))

    def __reduce__(self) -> tuple[Any, ...]:
        return board_again, (type(self), self.t, self.players, self.saved())


def board_again(kind: Any, t: Tables, players: int, saved: list[int]) -> Any:
    """A board from its pickle."""
    board = kind(t, players, fresh_cells())
    board.restore(saved)
    return board


def fresh_cells() -> vec[i64]:
    """The cells of a board on which nothing has happened yet."""
    return vec[i64](
        [-1] * 24
        + [0] * 96
        + [-1] * 33
        + [0] * 9
        + [-1] * 6
        + [0] * 12
        + [-1] * 38
        + [1] * 2
        + [0] * 36
        + [-1] * 4
        + [0] * 20
        + [-1] * 20
        + [0] * 20
        + [-1] * 10
        + [0] * 112
        + [-1] * 49
        + [0] * 85
    )
