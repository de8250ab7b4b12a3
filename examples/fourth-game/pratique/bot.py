"""What a seat may hope for. Bots are handed boards on which the unknown is dealt anew."""

from __future__ import annotations

import math

from lazaretto.kernel.evaluation import Evaluation

from pratique.actions import BERTHS, CARGOES, PLAGUE
from pratique.board import UNKNOWN, Board

LANTERN_WORTH = 0.6  # points
SLOPE = 0.35
SHARE = 0.5  # of what is known about a ship, for others may deal with it first


class PratiqueEvaluation(Evaluation):
    """Points and prospects, and a lead over the best of the others."""

    def hope(self, g: Board, seat: int) -> float:
        total = float(g.points(seat)) - 0.1 * float(g.let_in(seat))
        if g.ended:
            return total
        unseen = sum(g.unseen(cargo) for cargo in range(CARGOES))
        known = [best_of(g, g.carries(berth)) for berth in range(BERTHS) if g.knows(seat, berth)]
        return total + LANTERN_WORTH * float(min(g.lanterns(seat), unseen)) + SHARE * float(sum(known))

    def judge(self, lead: float) -> float:
        return 1.0 / (1.0 + math.exp(-SLOPE * lead))


def best_of(g: Board, cargo: int) -> int:
    """What a ship brings to whoever knows its cargo."""
    if cargo == UNKNOWN:
        return 0
    return g.t.reward if cargo == PLAGUE else g.t.points[cargo]
