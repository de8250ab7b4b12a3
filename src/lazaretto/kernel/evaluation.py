"""How good a board is for a seat, as bots judge it: what each seat may hope for, and what a lead is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.kernel.board import BaseBoard, SomeBoard

NO_RIVAL: Final = -1000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game's own judgement. Hopes are in points of the game; a judgement lies between 0 and 1."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()

    def hope(self, g: SomeBoard, seat: i64) -> float:
        """The points a seat may expect."""
        raise NotImplementedError

    def judge(self, lead: float) -> float:
        """What a lead in hoped-for points is worth."""
        raise NotImplementedError

    def alone(self, g: SomeBoard) -> float:
        """What a seat without rivals is measured by."""
        return NO_RIVAL

    def rival(self, g: SomeBoard, seat: i64) -> float:
        """The best hope among the others."""
        board: BaseBoard = g
        best = self.alone(g)
        for other in range(board.players):
            if other != seat:
                best = max(best, self.hope(g, other))
        return best

    def rival_after(self, g: SomeBoard, seat: i64, before: float) -> float:
        """The same when a choice is tried out; `before` is what it was. Reckoning it anew for every choice is most of the
        work of a search, so it is kept, except by games in which a choice often hits the others."""
        return before

    def evaluate(self, g: SomeBoard, seat: i64) -> float:
        """The lead of a seat over the best of the others, judged."""
        return self.judge(self.hope(g, seat) - self.rival(g, seat))
