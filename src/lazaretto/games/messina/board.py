"""The board of Messina 1347: what can be read from it, and the primitives that change it and tell what happened.

Nothing is shuffled in advance. A stack holds how many of its tokens nobody has seen; chance says which one
it was when it is turned over. What was put back under a stack is remembered in its order, for all saw it.
So the board holds no secret, and every seat sees all of it.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.messina import events_board as ev
from lazaretto.games.messina.actions import POPULARITY
from lazaretto.games.messina.board_buildings import EMPTY, NO_BUILDING, ORDINARY, UPGRADED
from lazaretto.games.messina.board_city import IN_STACK, LOST, NOBODY, NOWHERE
from lazaretto.games.messina.board_estate import EstateBoard, class_of, code_of, level_of
from lazaretto.games.messina.board_tracks import IN_BOX, IN_SUPPLY
from lazaretto.kernel.bits import bit

__all__ = [
    "EMPTY",
    "IN_BOX",
    "IN_STACK",
    "IN_SUPPLY",
    "LOST",
    "NOBODY",
    "NOWHERE",
    "NO_BUILDING",
    "ORDINARY",
    "UPGRADED",
    "Board",
    "class_of",
    "code_of",
    "level_of",
    "members",
]


@mypyc_attr(acyclic=True, free_list_len=1)
class Board(EstateBoard):
    """One board. Only the methods under "primitives", here and in the parts it is made of, change it."""

    def clone(self) -> Board:
        copy = Board(self.t, self.players, self.cells[:])
        self.copy_numbers(copy)
        copy.reach = self.reach
        copy.laid = self.laid
        return copy

    # ---------------------------------------------------------------- reading

    def turn_order(self) -> list[int]:
        return [self.order(place) for place in range(self.order_count)]

    # ---------------------------------------------------------------- primitives: rounds

    def set_turn_order(self, order: list[int]) -> None:
        self.order_count = len(order)
        for place in range(len(order)):
            self.set_order(place, order[place])
            if self.journal is not None:
                self.tell(ev.OrderSet(order[place], place + 1))

    def next_round(self) -> None:
        """[messina.prep.marker] [messina.prep.carts-ready] The marker goes on and the carts can be used again."""
        self.round += 1
        self.carts_used = 0

    # ---------------------------------------------------------------- primitives: the solo opponent

    def draw_token(self, token: i64) -> None:
        self.tokens_drawn |= bit(token)
        if self.journal is not None:
            self.tell(ev.TokenDrawn(token))

    def skip_token(self, hex: i64) -> None:
        """[messina.solo.token-unavailable] The token just drawn comes to nothing."""
        if self.journal is not None:
            self.tell(ev.TokenSkipped(hex, int(self.site_of(hex) != NOWHERE)))

    def stand_opponent(self, hex: i64) -> None:
        self.opponent_on |= bit(hex)
        if self.journal is not None:
            self.tell(ev.OpponentStood(hex))

    def spend_opponent(self) -> None:
        self.opponent_left -= 1

    def refill_opponent(self, helpers: i64) -> None:
        """[messina.solo.opponent-no-movement] [messina.solo.token-reshuffle] Off the city, all tokens back."""
        self.opponent_on = 0
        self.opponent_left = helpers
        self.tokens_drawn = 0

    def remove_cube(self, hex: i64) -> None:
        self.change_cubes(hex, -1)
        self.cube_supply += 1
        if self.journal is not None:
            self.tell(ev.OpponentFought(hex))

    def lose_ship(self, ship: i64) -> None:
        self.clear_ship(ship)
        self.set_ship_at(ship, LOST)
        if self.journal is not None:
            self.tell(ev.OpponentTookShip(ship))

    def lose_building(self, building: i64) -> None:
        if self.journal is not None:
            self.tell(ev.OpponentTookBuilding(building))

    def advance_opponent(self) -> None:
        if self.opponent < self.t.ratings.length[POPULARITY]:
            self.opponent += 1
            if self.journal is not None:
                self.tell(ev.OpponentAdvanced(self.opponent - 1))


def members(bits: i64) -> list[int]:
    """A set as a list, in order: for what is shown and saved."""
    return [at for at in range(63) if bits >> at & 1]
