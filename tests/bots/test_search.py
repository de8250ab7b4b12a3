"""How far the search looks, in a toy game in which one thing today is worth less than another tomorrow."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from lazaretto.bots.mcts import Search
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Frame, Position
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import stream

if is_compiled():
    # A compiled class cannot be extended by an interpreted one; the same source is tested interpreted.
    pytest.skip("the toy frames need the interpreted kernel", allow_module_level=True)

TAKE, SOW, SHOW_OFF, STEAL = range(4)
HARVEST = 3
SPOILS = 2


class Field:
    """Coins of two seats; whose seed is in the ground; whose coins lie about."""

    def __init__(self, coins: list[int], sown: list[int], open_to_theft: list[int]) -> None:
        self.coins = coins
        self.sown = sown
        self.open_to_theft = open_to_theft

    def clone(self) -> Field:
        return Field(self.coins[:], self.sown[:], self.open_to_theft[:])


class Day(Frame):
    """A turn: what was sown is reaped, then one thing is done."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "allowed")

    def __init__(self, seat: int, *allowed: int) -> None:
        self.seat = seat
        self.allowed = allowed

    def who(self) -> int:
        return self.seat

    def options(self, g: Any) -> list[int]:
        return list(self.allowed)

    def take(self, g: Any, option: int) -> list[Frame]:
        g.coins[self.seat] += HARVEST * g.sown[self.seat]
        g.sown[self.seat] = 0
        if option == TAKE:
            g.coins[self.seat] += 1
        elif option == SOW:
            g.sown[self.seat] = 1
        elif option == SHOW_OFF:
            g.coins[self.seat] += SPOILS
            g.open_to_theft[self.seat] = 1
        else:
            stolen = SPOILS * g.open_to_theft[1 - self.seat]
            g.coins[self.seat] += stolen
            g.coins[1 - self.seat] -= stolen
        return []


def evaluate(g: Any, seat: int) -> float:
    """The lead in coins; nothing of what is in the ground or in danger."""
    return 0.5 + 0.01 * float(g.coins[seat] - g.coins[1 - seat])


def outcome(g: Any) -> Outcome:
    best = max(g.coins)
    winners = [seat for seat in range(2) if g.coins[seat] == best]
    return Outcome(winners, [1 if seat in winners else 2 for seat in range(2)], "over")


def nothing_is_hidden(g: Any, seat: int, rng: Any) -> None:
    return None


def chosen(turns_ahead: int, *days: Day) -> int:
    position = Position(Field([0, 0], [0, 0], [0, 0]), list(reversed(days)), stream(1, "toy"))
    search = Search(evaluate, outcome, nothing_is_hidden, turns_ahead, stream(1, "bot"), 40, 0)
    return search.pick(position, 0)


LATER = (Day(1, TAKE), Day(0, TAKE), Day(1, TAKE), Day(0, TAKE), Day(1, TAKE), Day(0, TAKE))


@pytest.mark.parametrize(("turns_ahead", "best"), [(0, TAKE), (1, SOW), (2, SOW)])
def test_a_turn_ahead_shows_what_a_choice_brings_in_the_next_turn(turns_ahead: int, best: int) -> None:
    assert chosen(turns_ahead, Day(0, TAKE, SOW), *LATER) == best


@pytest.mark.parametrize(("turns_ahead", "best"), [(0, SHOW_OFF), (1, TAKE)])
def test_a_turn_ahead_shows_what_the_others_answer(turns_ahead: int, best: int) -> None:
    assert chosen(turns_ahead, Day(0, TAKE, SHOW_OFF), Day(1, STEAL, TAKE), *LATER[1:]) == best


def test_looking_ahead_ends_with_the_game() -> None:
    assert chosen(5, Day(0, TAKE, SOW), Day(1, TAKE), Day(0, TAKE)) == SOW
    assert chosen(5, Day(0, TAKE, SOW)) == TAKE
