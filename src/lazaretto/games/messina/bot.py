"""What bots know of Messina 1347: how good a board is for a seat, between 0 and 1."""

from __future__ import annotations

import math

from lazaretto.games.messina.prospect import prospect
from lazaretto.games.messina.state import State

SPREAD = 18.0  # a lead of so many points is worth about three games of four
SOLO_PAR = 90.0  # what a fair player has alone; bots are not near the excellent result yet
NO_RIVAL = -1000.0


def evaluate(g: State, seat: int) -> float:
    """Expected points against the best rival; alone, against a fair result."""
    rival = SOLO_PAR if g.players == 1 else NO_RIVAL
    for each in range(g.players):
        if each != seat:
            rival = max(rival, prospect(g, each))
    return 1.0 / (1.0 + math.exp((rival - prospect(g, seat)) / SPREAD))
