"""The end of a year: mortuses return, the turn order is made anew."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest.board import Board
from lazaretto.kernel.blocks import append, vec


def end_year(g: Board) -> None:
    """[pest.year-end.mortus-return] [pest.year-end.turn-order] Mortuses come back; then the order of the next year."""
    g.return_mortuses()
    if g.players > 1:
        g.update_order(next_order(g))


def next_order(g: Board) -> vec[i64]:
    """[pest.year-end.turn-order] [pest.year-end.zero-tie-reversed] From least to most influence.

    Those at 0 come first, in reverse of their present order.
    """
    found = vec[i64]()
    for place in range(g.players - 1, -1, -1):
        if g.influence(g.order(place)) == 0:
            found = append(found, g.order(place))
    for space in range(1, g.t.tracks.last + 1):
        for seat in range(g.players):
            if g.influence(seat) == space:
                found = append(found, seat)
    return found
