"""What the virtual opponent has: a place in the turn order, helpers, a stack of tokens."""

from __future__ import annotations

from lazaretto.games.messina.board import Board


def with_opponent(g: Board, order: list[int]) -> list[int]:
    """[messina.solo.setup] [messina.solo.opponent-ratings] Alone one moves first.

    The opponent has the number after the seats. Of all tracks it has a disc on the popularity rating only.
    """
    return [*order, g.players] if g.opponent else order


def order_alone(g: Board) -> list[int]:
    """[messina.solo.first-player] The human begins in the printed rounds, the opponent in the others."""
    return [0, 1] if g.round in g.t.solo.human_first else [1, 0]


def come_home(g: Board) -> None:
    """[messina.solo.opponent-no-movement] [messina.solo.opponent-helpers] [messina.solo.token-reshuffle] A new round.

    Its helpers leave the city, and all tokens come back to its stack; so other pieces must mark single-use squares.
    [messina.solo.one-use-markers]
    """
    if g.opponent:
        g.refill_opponent(g.t.solo.helpers[g.round])
