"""The research token that makes one action of a turn stronger, or cancels its weakness."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.board import Board


def has_boost(g: Board, seat: i64) -> bool:
    """[pest.action.boost-once] [pest.action.token-any-moment] Is there a token? A move asks at every step."""
    return g.research(seat) >= g.t.mat.boost_cost


def spend_boost(g: Board, seat: i64) -> None:
    """[pest.action.boost-once] [pest.action.token-cancels-weak] The turn's research token."""
    g.spend_research(seat, g.t.mat.boost_cost)
    if g.journal is not None:
        g.tell(ev.ActionBoosted(seat))
