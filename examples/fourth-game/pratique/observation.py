"""Pratique for learning: the board as numbers between 0 and 1, as one seat sees it.

Seats are relative: `p0` is the observer, `p1` sits to his left. The parts, in order: each berth (a ship lies there; who
has visited it; its cargo, if the observer has), each cargo (share dealt with), ships at sea, each player (points, lanterns,
plague ships let in), outbreaks.
"""

from __future__ import annotations

from lazaretto.kernel.page import Page

from pratique.actions import BERTH, BERTHS, CARGO, CARGOES
from pratique.board import UNKNOWN, Board

MOST_POINTS = 40  # further points look the same to a learner


def observe(g: Board, seat: int, page: Page) -> None:
    """Write the board for a seat, or for a spectator (-1)."""
    for berth in range(BERTHS):
        page.flag(bool(g.anchored(berth)))
        page.seats(g.seen(berth))
        page.one_of(g.carries(berth) if g.knows(seat, berth) else UNKNOWN, CARGOES)
    for cargo in range(CARGOES):
        page.share(g.done(cargo), g.t.ships[cargo])
    page.share(g.at_sea, sum(g.t.ships))
    for step in range(g.players):
        each = page.nth(step)
        page.share(g.points(each) + MOST_POINTS, 2 * MOST_POINTS)
        page.share(g.lanterns(each), sum(g.t.ships))
        page.share(g.let_in(each), sum(g.t.ships))
    page.share(g.outbreaks(), g.t.outbreaks)


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
