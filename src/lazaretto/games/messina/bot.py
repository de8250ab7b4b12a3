"""What bots know of Messina 1347: how good a board is for a seat, between 0 and 1."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.board import Board
from lazaretto.games.messina.prospect import prospect
from lazaretto.kernel.evaluation import NO_RIVAL, Evaluation

SPREAD: Final = 18.0  # a lead of so many points is worth about three games of four
SOLO_PAR: Final = 90.0  # what a fair player has alone; bots are not near the excellent result yet


class MessinaEvaluation(Evaluation):
    """Points: those a seat may expect, against the best rival; alone, against a fair result."""

    def hope(self, g: Board, seat: i64) -> float:
        return prospect(g, seat)

    def judge(self, lead: float) -> float:
        return 1.0 / (1.0 + math.exp(-lead / SPREAD))

    def alone(self, g: Board) -> float:
        return SOLO_PAR if g.players == 1 else NO_RIVAL
