"""What bots see of a position: how good it is for a seat, how a choice looks at first sight, how a turn goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.evaluation import Evaluation
from lazaretto.kernel.frame import Frame, Position
from lazaretto.kernel.rng import Rng

HAIR: Final = 1e-6  # so much less than doing nothing counts the end of a turn at first sight
GLANCE: Final = 4  # of the choices that a choice brings with it, so many are seen at first sight
MARGIN: Final = 0.1  # of a result's worth: alone, and when all is lost or won, more points are still better
LONGEST: Final = 60  # choices of one turn that are played out at most


def place_worth(result: Outcome, seat: int) -> float:
    """1 for a win, less for every seat that did better; alone, it is won or lost."""
    if seat in result.winners:
        return 1.0 / len(result.winners) + (1.0 - 1.0 / len(result.winners)) * 0.5
    others = len(result.ranking) - 1
    return 0.0 if others == 0 else 0.4 * (1.0 - (result.ranking[seat] - 1) / others)


class Turn:
    """The turn that a seat is in: it lasts until somebody else is asked, or the frame under all that asks is replaced."""

    def __init__(self, position: Position) -> None:
        todo = position.todo
        self.seat: Final = position.who()
        at: i64 = 0
        while todo.frames[at].who < 0:
            at += 1
        self.at: Final = at
        self.ground: Final[Frame | None] = todo.frames[at - 1] if at else None

    def lasts(self, position: Position) -> bool:
        todo = position.todo
        if todo.height <= self.at or todo.top().who != self.seat:
            return False
        return self.at == 0 or todo.frames[self.at - 1] is self.ground


class Sight:
    """The eyes of a bot. While the choices of one decision are compared, a game may take the rivals to hope for what they
    did before it (`Evaluation.rival_after`).
    """

    def __init__(self, evaluation: Evaluation, outcome: Callable[[BaseBoard], Outcome]) -> None:
        self.evaluation: Final = evaluation
        self.outcome: Final = outcome

    def worth(self, position: Position, seat: i64) -> float:
        """0..1: how good a position is for a seat; at the end, the true result and a little for how clear it is."""
        return self.worth_against(position, seat, self.evaluation.rival(position.board, seat))

    def worth_against(self, position: Position, seat: i64, rival: float) -> float:
        """The same, with what the best rival hopes for given."""
        value = self.evaluation.judge(self.evaluation.hope(position.board, seat) - rival)
        if not position.is_over():
            return value
        return (1.0 - MARGIN) * place_worth(self.outcome(position.board), seat) + MARGIN * value

    def _worth_after(self, position: Position, seat: i64, before: float) -> float:
        """What a choice led to; `before` it that was the best hope of a rival."""
        return self.worth_against(position, seat, self.evaluation.rival_after(position.board, seat, before))

    def first_sight(self, after: Position, turn: Turn, depth: i64, now: float, rival: float) -> float:
        """How good a choice looks when it has been carried out; before it `depth` frames were to do and `now` was the worth.

        A choice that brings others with it is as good as the best of those, as far as can be seen. Whatever ends the turn
        comes after all that does no harm: what happens between turns is not its merit.
        """
        if not turn.lasts(after):
            return now - HAIR * (2.0 - self._worth_after(after, turn.seat, rival))
        if after.todo.height <= depth:
            return self._worth_after(after, turn.seat, rival)
        best = 0.0
        for option in after.legal()[:GLANCE]:
            copy = after.clone()
            copy.apply_trusted(option)
            best = max(best, self._worth_after(copy, turn.seat, rival))
        return best

    def play_out(self, position: Position, turn: Turn, breadth: int, rng: Rng) -> None:
        """Take the rest of the turn's choices, each the best of `breadth` at first sight."""
        for _ in range(LONGEST):
            if not turn.lasts(position):
                return
            options = position.legal()
            if len(options) == 1:
                position.apply_trusted(options[0])
            else:
                position.become(self._best_after(position, turn, options, breadth, rng))

    def _best_after(self, position: Position, turn: Turn, options: list[int], breadth: int, rng: Rng) -> Position:
        rival = self.evaluation.rival(position.board, turn.seat)
        now = self.worth_against(position, turn.seat, rival)
        first = rng.below(len(options)) if len(options) > breadth else 0
        best: Position | None = None
        most = -1.0
        for at in range(min(breadth, len(options))):
            copy = position.clone()
            copy.apply_trusted(options[(first + at) % len(options)])
            value = self.first_sight(copy, turn, position.todo.height, now, rival)
            if best is None or value > most:
                best, most = copy, value
        assert best is not None
        return best
