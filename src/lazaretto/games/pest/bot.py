"""What bots know of Pest."""

from __future__ import annotations

from lazaretto.games.pest.rules.ending import total_fame
from lazaretto.games.pest.state import State


def evaluate(g: State, seat: int) -> float:
    return total_fame(g, seat) / 100
