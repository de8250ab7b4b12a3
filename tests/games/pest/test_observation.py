"""The encoding for learning, and what bots think of a board."""

from __future__ import annotations

import pytest

from tests.games.pest.builder import GAME, at
from tests.observing import board_told

MODULE = GAME.module


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_encoding_has_one_name_for_each_number(players: int) -> None:
    names = MODULE.describe(players)
    assert len(set(names)) == len(names)
    match = GAME.new(players, seed=players)
    while not match.is_over:
        for seat in (-1, *range(players)):
            assert all(0.0 <= value <= 1.0 for value in board_told(MODULE, match.here.board, seat).values())
        choices = match.legal()
        for _ in range(9):
            if not match.is_over:
                choices = match.legal()
                match.apply(choices[match.n * 7 % len(choices)])


def test_seats_are_relative() -> None:
    match = at(seats={0: {"healthy": 3}, 2: {"stock": {"food": 2}, "camp": "gotar"}}, sick={"blessir": 2})
    mine = board_told(MODULE, match.here.board, 2)
    assert mine["p0 food"] == pytest.approx(2 / 7)
    assert (mine["p1 healthy"], mine["gotar p0 camp"], mine["gotar p1 camp"]) == (0.25, 1.0, 0.0)
    assert mine["blessir sick"] == pytest.approx(2 / 6)
    assert mine["year 1"] == 1.0


def test_an_evaluation_is_a_share_and_prefers_more() -> None:
    plain = at()
    assert all(0.0 <= MODULE.evaluation.evaluate(plain.here.board, seat) <= 1.0 for seat in range(3))
    for better in ({"fame": 5}, {"stock": {"coin": 3}}, {"influence": 4}, {"healthy": 2}, {"research": 3}):
        board = at(seats={0: better}).here.board
        assert MODULE.evaluation.evaluate(board, 0) > MODULE.evaluation.evaluate(plain.here.board, 0)
        assert MODULE.evaluation.evaluate(board, 1) < MODULE.evaluation.evaluate(plain.here.board, 1)
    worse = at(seats={0: {"dead": 2}}).here.board
    assert MODULE.evaluation.evaluate(worse, 0) < MODULE.evaluation.evaluate(plain.here.board, 0)
