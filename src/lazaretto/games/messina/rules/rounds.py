"""The course of a round: turns in order, then production, quarantine and the preparation of the next."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.rules.preparation import preparation
from lazaretto.games.messina.rules.production import Production
from lazaretto.games.messina.rules.rescue import AdvanceQuarantine
from lazaretto.games.messina.rules.scoring import Scoring
from lazaretto.games.messina.rules.solo import OpponentTurn
from lazaretto.games.messina.rules.turn import BeginTurn
from lazaretto.games.messina.state import State
from lazaretto.kernel.frame import Frame


class StartRound(Frame):
    """[messina.round.alternate-turns] The first turn belongs to the first in turn order."""

    def run(self, g: State) -> list[Frame]:
        if g.journal is not None:
            g.tell(ev.RoundBegan(g.round))
        return [NextTurn(0)]


class NextTurn(Frame):
    """[messina.round.alternate-turns] [messina.round.uneven-helpers] [messina.round.end-condition]

    [messina.round.order-fixed]

    The next in turn order who has an unused helper; `at` is whose turn it would be. Ends: every turn uses a helper,
    and a seat gains helpers only on two spaces of a rating.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, g: State) -> list[Frame]:
        for step in range(len(g.order)):
            place = (self.at + step) % len(g.order)
            seat = g.order[place]
            after = NextTurn((place + 1) % len(g.order))
            if seat == g.players:
                if g.opponent_left:
                    return [OpponentTurn(), after]
            elif g.unused_helpers(seat):
                return [BeginTurn(seat), after]
        return [EndRound()]


class EndRound(Frame):
    """[messina.round.end-sequence] [messina.production.order] [messina.score.end-timing] [messina.round.six-rounds]

    Production in turn order, then quarantine, then the next round; the last round ends with its production.
    """

    def run(self, g: State) -> list[Frame]:
        seats = [seat for seat in g.order if seat < g.players]
        frames: list[Frame] = [Production(seat, 0) for seat in seats]
        if g.round == g.t.rounds.count:
            return [*frames, Scoring()]
        frames += [AdvanceQuarantine(seat) for seat in seats]
        return [*frames, *preparation(), StartRound()]
