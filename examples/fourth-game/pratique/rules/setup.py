"""Chapter set-up: ships drop anchor, and somebody begins."""

from __future__ import annotations

from lazaretto.kernel.frame import Chance, Options, Todo

from pratique import events as ev
from pratique.actions import BERTHS, FIRST_SEAT
from pratique.board import Board
from pratique.rules.turn import begin_turn


def drop_anchors(g: Board) -> None:
    """[pratique.setup.anchor] One ship for each berth, its cargo unknown to all."""
    for berth in range(BERTHS):
        g.arrive(berth)


def hand_out_lanterns(g: Board) -> None:
    """[pratique.setup.lanterns]"""
    for seat in range(g.players):
        g.set_lanterns(seat, g.t.lanterns)


class FirstPlayer(Chance):
    """[pratique.setup.first] Where nobody was named, chance says who begins."""

    def options(self, g: Board, out: Options) -> None:
        for seat in range(g.players):
            out.add(FIRST_SEAT + seat)

    def take(self, g: Board, option: int, then: Todo) -> None:
        g.tell(ev.FirstPlayerChosen(option - FIRST_SEAT))
        begin_turn(g, option - FIRST_SEAT, then)
