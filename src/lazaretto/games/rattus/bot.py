"""What bots know of Rattus: how many of its cubes a seat may hope to keep."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lazaretto.games.rattus.actions import CARDS
from lazaretto.games.rattus.board import NOBODY, UNKNOWN, Board
from lazaretto.kernel.evaluation import Evaluation

SLOPE: Final = 0.35  # how fast a lead in cubes becomes certain
CARD_WORTH: Final = 0.35  # what an owned card may still bring, in cubes, while the game lasts
LAST_RATS: Final = 8.0  # with so few tokens in supply cards begin to lose their worth


class RattusEvaluation(Evaluation):
    """Cubes: those a seat may hope to keep, and a lead over the best of the others."""

    def hope(self, g: Board, seat: i64) -> float:
        return hope(g, seat)

    def judge(self, lead: float) -> float:
        return 1.0 / (1.0 + math.exp(-SLOPE * lead))

    def rival_after(self, g: Board, seat: i64, before: float) -> float:
        """Rats, cards and the plague are chosen for what they do to the others, too."""
        return self.rival(g, seat)


def hope(g: Board, seat: i64) -> float:
    """Cubes in the palace, cubes likely to survive every token that lies in their region, and what cards bring."""
    total = float(g.palace(seat))
    for region in g.t.in_play:
        cubes = g.cubes(region, seat)
        if cubes > 0:
            total += survivors(g, seat, region, cubes)
    if g.ender != NOBODY:
        return total
    cards: i64 = 0
    for card in range(CARDS):
        if g.owner(card) == seat:
            cards += 1
    return total + CARD_WORTH * float(cards) * min(1.0, float(g.rat_supply) / LAST_RATS)


def survivors(g: Board, seat: i64, region: i64, cubes: i64) -> float:
    """Cubes left of `cubes` when all tokens of the region have been revealed, on average."""
    left = float(cubes)
    present = float(g.cubes_in(region))
    lead = 1.0
    for other in range(g.players):
        if other != seat and g.cubes(region, other) > cubes:
            lead = 0.0
    for place in range(g.rats(region)):
        if left <= 0.0:
            break
        lost = min(left, expected_loss(g, seat, g.token_at(region, place), present, lead))
        left -= lost
        present -= 1.5 * lost
    return max(0.0, left)


def expected_loss(g: Board, seat: i64, token: i64, present: float, lead: float) -> float:
    """Cubes the seat loses to one token: by its face if it is known in this copy, else by the average face."""
    face = g.face(token)
    if face != UNKNOWN:
        return face_loss(g, seat, face, lead) if present >= float(g.t.threshold[face]) else 0.0
    heights = g.t.loss_by_height
    height: i64 = i64(present)
    row = heights[min(height, len(heights) - 1)]
    loss = row[CARDS] * lead + row[CARDS + 1]
    for card in range(CARDS):
        if g.owner(card) == seat:
            loss += row[card]
    return loss


def face_loss(g: Board, seat: i64, face: i64, lead: float) -> float:
    loss = float(g.t.majority[face]) * lead + float(g.t.everybody[face])
    for card in g.t.cards[face]:
        if g.owner(card) == seat:
            loss += 1.0
    return loss
