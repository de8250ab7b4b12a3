"""Pratique for learning: the board as one list of numbers between 0 and 1, as one seat sees it.

Seats are relative: `p0` is the observer, `p1` sits to his left. The parts, in order: each berth (a ship lies there; who
has visited it; its cargo, if the observer has), each cargo (share dealt with), ships at sea, each player (points, lanterns,
plague ships let in), outbreaks.
"""

from __future__ import annotations

from pratique.actions import BERTH, BERTHS, CARGO, CARGOES
from pratique.board import Board

MOST_POINTS = 40  # further points look the same to a learner


def observe(g: Board, seat: int) -> list[float]:
    """The encoding of a board for a seat, or for a spectator (-1)."""
    order = [(max(seat, 0) + step) % g.players for step in range(g.players)]
    values: list[float] = []
    for berth in range(BERTHS):
        values.append(float(g.anchored(berth)))
        values += [float(g.seen(berth) >> each & 1) for each in order]
        values += [float(g.knows(seat, berth) and g.carries(berth) == cargo) for cargo in range(CARGOES)]
    values += [g.done(cargo) / g.t.ships[cargo] for cargo in range(CARGOES)]
    values.append(g.at_sea / sum(g.t.ships))
    for each in order:
        values.append(min(1.0, max(0.0, (g.points(each) + MOST_POINTS) / (2 * MOST_POINTS))))
        values.append(min(1.0, g.lanterns(each) / sum(g.t.ships)))
        values.append(g.let_in(each) / sum(g.t.ships))
    return [*values, min(1.0, g.outbreaks() / g.t.outbreaks)]


def describe(players: int) -> list[str]:
    """The name of every entry of `observe`."""
    seats = [f"p{step}" for step in range(players)]
    names: list[str] = []
    for berth in BERTH.words:
        names += [f"{berth}.{what}" for what in ("ship", *[f"seen.{seat}" for seat in seats], *CARGO.words)]
    names += [f"done.{cargo}" for cargo in CARGO.words]
    names.append("at-sea")
    names += [f"{what}.{seat}" for seat in seats for what in ("points", "lanterns", "let-in")]
    return [*names, "outbreaks"]
