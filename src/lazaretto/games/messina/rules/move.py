"""Moving a helper: how far, for how many coins."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import AT_HOME
from lazaretto.games.messina.board import Board


def cost_of(g: Board, place: i64, spot: i64) -> i64:
    """[messina.move.stay-free] [messina.move.adjacent-free] [messina.move.further-paid] [messina.move.dock-distance]

    [messina.move.pass-through] [messina.helper.estate-free-placement] Coins for going from a place to a spot.
    """
    if place == AT_HOME:
        return 0
    paid = g.steps(place, spot) - g.t.limits.free_steps
    if paid <= 0:
        return 0
    return paid * g.t.limits.coin_per_step
