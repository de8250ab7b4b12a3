"""How good a board is for a seat, between 0 and 1. Bots are handed boards on which the unknown is dealt anew."""

from __future__ import annotations

import math

from pratique.actions import BERTHS, CARGOES, PLAGUE
from pratique.board import UNKNOWN, Board

LANTERN_WORTH = 0.6  # points
SLOPE = 0.35
SHARE = 0.5  # of what is known about a ship, for others may deal with it first


def evaluate(g: Board, seat: int) -> float:
    """Points and prospects against the best of the others."""
    others = max(worth(g, other) for other in range(g.players) if other != seat)
    return 1.0 / (1.0 + math.exp(-SLOPE * (worth(g, seat) - others)))


def worth(g: Board, seat: int) -> float:
    total = float(g.points(seat)) - 0.1 * float(g.let_in(seat))
    if g.ended:
        return total
    total += LANTERN_WORTH * float(min(g.lanterns(seat), sum(g.unseen(cargo) for cargo in range(CARGOES))))
    for berth in range(BERTHS):
        if g.knows(seat, berth) and g.carries(berth) != UNKNOWN:
            total += SHARE * best_of(g, g.carries(berth))
    return total


def best_of(g: Board, cargo: int) -> int:
    """What a ship brings to whoever knows its cargo."""
    return g.t.reward if cargo == PLAGUE else g.t.points[cargo]
