"""The rating-priority token."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.board import Board


def track_of_order(g: Board) -> i64:
    """[messina.priority.replaces-column] [messina.priority.optional] The track that orders this round, or -1.

    If the table has agreed on the token, its column takes the place of the printed one.
    """
    if g.priority:
        return g.t.rounds.token_order[g.round]
    return g.t.rounds.order[g.round]
