"""Helpers who join later."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.board import Board
from lazaretto.kernel.reasons import Fact


def gain_helpers(g: Board, seat: i64, count: i64) -> None:
    """[messina.helper.max-five] From the supply, lying in the estate; with none left nobody comes."""
    for _ in range(count):
        g.gain_helper(seat)


def no_helper(g: Board, seat: i64, place: i64) -> Fact:
    """Why no helper of a place can be had: the one there was used, or none is there."""
    for number in range(g.t.limits.helpers_max):
        if g.helper_at(seat, number) == place:
            return fx.HelperUsed(place)
    return fx.NoHelperThere(place)
