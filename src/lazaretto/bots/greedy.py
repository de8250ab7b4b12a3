"""A bot that looks at each choice once: what does the board look like when its turn has been played out from there?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lazaretto.bots.sight import Sight, Turn
from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.evaluation import Evaluation
from lazaretto.kernel.frame import Position
from lazaretto.kernel.rng import Rng

FINALISTS: Final = 4  # of the choices, so many are looked at more closely
SAMPLES: Final = 6  # chance and hidden things are averaged over so many copies
SAME: Final = 1e-9  # two copies that differ by less show that there is neither chance nor anything hidden
BREADTH: Final = 12  # of the choices that come after a choice, so many are tried


class Greedy:
    """Takes the choice after which the turn ends best, if its other choices are taken at first sight.

    Every choice is tried once; the best ones again in more copies, if chance or hidden things make a difference.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        outcome: Callable[[BaseBoard], Outcome],
        determinise: Callable[[BaseBoard, int, Rng], None],
        rng: Rng,
    ) -> None:
        self.sight: Final = Sight(evaluation, outcome)
        self.determinise: Final = determinise
        self.rng: Final = rng

    def __reduce__(self) -> tuple[object, ...]:
        return Greedy, (self.sight.evaluation, self.sight.outcome, self.determinise, self.rng)

    def pick(self, position: Position, seat: int) -> int:
        return self.ranked(position, seat)[0]

    def ranked(self, position: Position, seat: int) -> list[int]:
        """All choices, the best first; those that were looked at more closely before the others."""
        options = position.legal()
        totals = [0.0] * len(options)
        self._try(position, seat, options, totals, list(range(len(options))))
        first = totals[:]
        order = sorted(range(len(options)), key=lambda at: -first[at])
        finalists = order[:FINALISTS]
        for done in range(1, SAMPLES):
            self._try(position, seat, options, totals, finalists)
            if done == 1 and all(abs(totals[at] - 2.0 * first[at]) < SAME for at in finalists):
                break
        best = sorted(finalists, key=lambda at: -totals[at])
        return [options[at] for at in [*best, *order[FINALISTS:]]]

    def _try(self, position: Position, seat: int, options: list[int], totals: list[float], which: list[int]) -> None:
        """Add to the totals what some options are worth; all of them meet the same hidden things and the same luck."""
        dealt = self._dealt(position, seat)
        for at in which:
            worth, _ = self._played(position, dealt, seat, [options[at]])
            totals[at] += worth

    def weigh(
        self, position: Position, seat: int, lines: list[list[int]], visits: int
    ) -> list[list[tuple[float, Position]]]:
        """What comes of each of these lines (choices of the seat that follow each other), in so many copies; all meet the
        same luck. The results and where they were judged."""
        found: list[list[tuple[float, Position]]] = [[] for _ in lines]
        for _ in range(visits):
            dealt = self._dealt(position, seat)
            for at in range(len(lines)):
                found[at].append(self._played(position, dealt, seat, lines[at]))
        return found

    def _dealt(self, position: Position, seat: int) -> Position:
        dealt = position.clone()
        self.determinise(dealt.board, seat, self.rng)
        dealt.rng = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
        return dealt

    def _played(self, position: Position, dealt: Position, seat: int, line: list[int]) -> tuple[float, Position]:
        """What these choices are worth when the turn has been played out from there."""
        turn = Turn(position)
        copy = dealt.clone()
        for option in line:
            copy.apply_trusted(option)
        self.sight.play_out(copy, turn, BREADTH, self.rng)
        return self.sight.worth(copy, seat), copy
