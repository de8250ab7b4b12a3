"""The course of a round: turns in order, then production, quarantine and the preparation of the next."""

from __future__ import annotations

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import InOrder
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.citizen_waiting import WaitingMoves
from lazaretto.games.messina.rules.prep import preparation
from lazaretto.games.messina.rules.production import Production
from lazaretto.games.messina.rules.quarantine import AdvanceQuarantine
from lazaretto.games.messina.rules.score import Scoring
from lazaretto.games.messina.rules.solo import OpponentTurn
from lazaretto.games.messina.rules.turn import BeginTurn
from lazaretto.kernel.frame import Auto, Todo


class StartRound(Auto):
    """[messina.round.alternate-turns] The first turn belongs to the first in turn order."""

    def run(self, g: Board, then: Todo) -> None:
        if g.journal is not None:
            g.tell(ev.RoundBegan(g.round))
        then.add(NextTurn(0))


class NextTurn(Auto):
    """[messina.round.alternate-turns] [messina.round.uneven-helpers] [messina.round.end-condition]

    [messina.round.order-fixed]

    The next in turn order who has an unused helper; `at` is whose turn it would be. Ends: every turn uses a helper,
    and a seat gains helpers only on two spaces of a rating.
    """

    at: InOrder

    def run(self, g: Board, then: Todo) -> None:
        for step in range(g.order_count):
            place = (self.at + step) % g.order_count
            seat = g.order(place)
            if seat == g.players:
                if g.opponent_left == 0:
                    continue
                then.add(OpponentTurn())
            elif g.unused_helpers(seat) == 0:
                continue
            else:
                then.add(BeginTurn(seat))
            then.add(NextTurn((place + 1) % g.order_count))
            return
        then.add(EndRound())


class EndRound(Auto):
    """[messina.round.end-sequence] [messina.production.order] Production in turn order, then what follows it."""

    def run(self, g: Board, then: Todo) -> None:
        for place in range(g.order_count):
            if g.order(place) < g.players:
                then.add(Production(g.order(place), 0))
        then.add(AfterProduction())


class AfterProduction(Auto):
    """[messina.round.end-sequence] [messina.score.end-timing] [messina.round.six-rounds]

    Quarantine, then the next round; the last round ends with its production. Before either, who waits may move.
    """

    def run(self, g: Board, then: Todo) -> None:
        is_last = g.round == g.t.rounds.count
        if not is_last:
            for place in range(g.order_count):
                if g.order(place) < g.players:
                    then.add(AdvanceQuarantine(g.order(place)))
        if g.players > 1:
            then.add(WaitingMoves(0, g.flipped))
        if is_last:
            then.add(Scoring())
        else:
            preparation(then)
            then.add(StartRound())
