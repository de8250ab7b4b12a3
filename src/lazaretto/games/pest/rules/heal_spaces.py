"""From which spaces of the quarantine somebody can be healed."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest.actions import REGULAR
from lazaretto.games.pest.board import Board


def is_taken(g: Board, seat: i64, space: i64) -> bool:
    """[pest.heal.from-any-quarantine] Is there somebody in this space of the quarantine?"""
    if space == REGULAR:
        return g.calm(seat) > 0
    return g.penned(seat) >> (space - 1) & 1 == 1
