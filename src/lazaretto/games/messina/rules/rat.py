"""Rats: they only ever come."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.board import Board


def take_rats(g: Board, seat: i64, count: i64) -> None:
    """[messina.rat.permanent] From a supply without end; they stay until the game is over."""
    g.take_rats(seat, count)
