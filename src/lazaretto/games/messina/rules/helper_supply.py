"""Helpers who join later."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.board import Board


def gain_helpers(g: Board, seat: i64, count: i64) -> None:
    """[messina.helper.max-five] From the supply, lying in the estate; with none left nobody comes."""
    for _ in range(count):
        g.gain_helper(seat)
