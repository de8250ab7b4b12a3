"""How far the search looks, in a toy game in which one thing today is worth less than another tomorrow."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.bots.mcts import Search
from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.evaluation import Evaluation
from lazaretto.kernel.frame import Ask, Options, Todo, laid, stacked
from lazaretto.kernel.rng import stream

Deeds: TypeAlias = tuple[int, ...]
TAKE, SOW, SHOW_OFF, STEAL = range(4)
HARVEST = 3
SPOILS = 2


class Field(BaseBoard):
    """Coins of two seats; whose seed is in the ground; whose coins lie about."""

    def __init__(self, coins: list[int], sown: list[int], open_to_theft: list[int]) -> None:
        super().__init__(2)
        self.coins = coins
        self.sown = sown
        self.open_to_theft = open_to_theft

    def clone(self) -> Field:
        return Field(self.coins[:], self.sown[:], self.open_to_theft[:])


class Day(Ask):
    """A turn: what was sown is reaped, then one thing is done."""

    allowed: Deeds

    def options(self, g: Any, out: Options) -> None:
        for option in self.allowed:
            out.add(option)

    def take(self, g: Any, option: int, then: Todo) -> None:
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


def day(seat: int, *allowed: int) -> Day:
    return Day(seat, allowed)


class Coins(Evaluation):
    """The lead in coins; nothing of what is in the ground or in danger."""

    def hope(self, g: Any, seat: int) -> float:
        return float(g.coins[seat])

    def judge(self, lead: float) -> float:
        return 0.5 + 0.01 * lead


def outcome(g: Any) -> Outcome:
    best = max(g.coins)
    winners = [seat for seat in range(2) if g.coins[seat] == best]
    return Outcome(winners, [1 if seat in winners else 2 for seat in range(2)], "over")


def nothing_is_hidden(g: Any, seat: int, rng: Any) -> None:
    return None


def chosen(turns_ahead: int, *days: Day) -> int:
    position = laid(Field([0, 0], [0, 0], [0, 0]), stacked(list(reversed(days))), stream(1, "toy"))
    search = Search(Coins(), outcome, nothing_is_hidden, turns_ahead, stream(1, "bot"), 40, 0)
    return search.pick(position, 0)


LATER = (day(1, TAKE), day(0, TAKE), day(1, TAKE), day(0, TAKE), day(1, TAKE), day(0, TAKE))


@pytest.mark.parametrize(("turns_ahead", "best"), [(0, TAKE), (1, SOW), (2, SOW)])
def test_a_turn_ahead_shows_what_a_choice_brings_in_the_next_turn(turns_ahead: int, best: int) -> None:
    assert chosen(turns_ahead, day(0, TAKE, SOW), *LATER) == best


@pytest.mark.parametrize(("turns_ahead", "best"), [(0, SHOW_OFF), (1, TAKE)])
def test_a_turn_ahead_shows_what_the_others_answer(turns_ahead: int, best: int) -> None:
    assert chosen(turns_ahead, day(0, TAKE, SHOW_OFF), day(1, STEAL, TAKE), *LATER[1:]) == best


def test_looking_ahead_ends_with_the_game() -> None:
    assert chosen(5, day(0, TAKE, SOW), day(1, TAKE), day(0, TAKE)) == SOW
    assert chosen(5, day(0, TAKE, SOW)) == TAKE


@pytest.mark.parametrize("bot", ["mcts:40", "greedy"])
def test_in_rattus_bots_choose_as_the_first_version_did(bot: str) -> None:
    """A choice there is often made for what it does to a rival, so nothing of what rivals hope for may be left out."""
    game = lazaretto.game("rattus")
    kind, _, budget = bot.partition(":")
    first = ":".join([f"{kind}@1", *budget.split()])
    for seed in range(12):
        here = game.position(2 + seed % 3, seed)
        here.playout(stream(seed, "middle"), 20 + 7 * seed)
        if not here.is_over():
            now, then = (make_bot(spec, game.module, seed).choose_at(game.module, here, here.who()) for spec in (bot, first))
            assert now == then
