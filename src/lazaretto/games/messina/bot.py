"""What bots know of Messina 1347: how good a board is for a seat, between 0 and 1."""

from __future__ import annotations

import math

from lazaretto.games.messina.rules.prospect import prospect
from lazaretto.games.messina.state import State

SPREAD = 18.0  # a lead of so many points is worth about three games of four
SOLO_PAR = 90.0


def evaluate(g: State, seat: int) -> float:
    """Expected points against the best rival; alone, against a fair result."""
    mine = prospect(g, seat)
    rivals = [prospect(g, each) for each in range(g.players) if each != seat]
    return 1.0 / (1.0 + math.exp((max(rivals, default=SOLO_PAR) - mine) / SPREAD))
