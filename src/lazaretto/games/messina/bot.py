"""What bots know of Messina 1347."""

from __future__ import annotations

from lazaretto.games.messina.rules.scoring import total
from lazaretto.games.messina.state import State


def evaluate(g: State, seat: int) -> float:
    """0..1: how good the board is for a seat."""
    return max(0.0, min(1.0, total(g, seat) / 200))
