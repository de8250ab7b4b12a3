"""What a seat may see, built up field by field; and the re-deal of what it cannot know."""

from __future__ import annotations

from lazaretto.kernel.frame import Options
from lazaretto.kernel.rng import Rng

from pratique.actions import BERTH, BERTHS, CARGO, CARGOES, DRAW_CARGO, REASON
from pratique.board import UNKNOWN, Board
from pratique.shown import Ships, ShownBerth, ShownSeat, View


def view(g: Board, seat: int) -> View:
    """All that lies open, and the cargoes this seat has seen. A spectator is seat -1."""
    shown: View = {
        "at_sea": g.at_sea,
        "outbreaks": f"{g.outbreaks()} / {g.t.outbreaks}",
        "seats": [_seat(g, each) for each in range(g.players)],
        "scores": [g.points(each) for each in range(g.players)],
        "berths": {BERTH.words[berth]: _berth(g, berth, seat) for berth in range(BERTHS)},
        "ships": {CARGO.words[cargo]: _ships(g, cargo) for cargo in range(CARGOES)},
    }
    if g.ended:
        shown["ended"] = REASON.words[g.reason]
    return shown


def _seat(g: Board, seat: int) -> ShownSeat:
    return {"lanterns": g.lanterns(seat), "let_in": g.let_in(seat)}


def _berth(g: Board, berth: int, seat: int) -> ShownBerth:
    return {
        "anchored": bool(g.anchored(berth)),
        "visitor_seats": [each for each in range(g.players) if g.knows(each, berth)],
        "carries": CARGO.words[g.carries(berth)] if g.knows(seat, berth) else None,
    }


def _ships(g: Board, cargo: int) -> Ships:
    return {"worth": g.t.points[cargo], "all": g.t.ships[cargo], "done": g.done(cargo)}


def determinise(g: Board, seat: int, rng: Rng) -> None:
    """Deal anew, in the odds of a shuffle, every cargo that this seat has not seen."""
    hidden = [berth for berth in range(BERTHS) if g.carries(berth) != UNKNOWN and not g.knows(seat, berth)]
    for berth in hidden:
        g.forget(berth)
    out = Options()
    for berth in hidden:
        out.clear()
        g.offer_cargoes(berth, out)
        g.learn(berth, out.drawn(rng) - DRAW_CARGO)
