"""Chapter end: when the game is over, and who has won."""

from __future__ import annotations

from lazaretto.kernel.contract import Outcome

from pratique.actions import EMPTY, OUTBREAKS, REASON
from pratique.board import Board


def is_over(g: Board) -> bool:
    """[pratique.end.outbreaks] [pratique.end.empty] Looked at when a ship has been dealt with."""
    if g.outbreaks() >= g.t.outbreaks:
        g.end(OUTBREAKS)
    elif g.is_empty():
        g.end(EMPTY)
    return bool(g.ended)


def scores(g: Board) -> list[dict[str, int]]:
    """Points, and the plague ships let in, which decide among equals."""
    return [{"let-in": g.let_in(seat), "total": g.points(seat)} for seat in range(g.players)]


def outcome(g: Board) -> Outcome:
    """[pratique.end.winner] Most points, then fewest plague ships; who is equal shares the place."""
    worth = [(g.points(seat), -g.let_in(seat)) for seat in range(g.players)]
    ranking = [1 + sum(other > own for other in worth) for own in worth]
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    return Outcome(winners, ranking, REASON.words[g.reason])
