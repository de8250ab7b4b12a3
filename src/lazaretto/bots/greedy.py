"""A bot that looks at each choice once: what does the board look like when its turn has been played out from there?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lazaretto.bots.sight import Sight, Turn
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
        outcome: Callable[[Any], Outcome],
        determinise: Callable[[Any, int, Rng], None],
        rng: Rng,
    ) -> None:
        self.sight: Final = Sight(evaluation, outcome)
        self.determinise: Final = determinise
        self.rng: Final = rng

    def __reduce__(self) -> tuple[Any, ...]:
        return Greedy, (self.sight.evaluation, self.sight.outcome, self.determinise, self.rng)

    def pick(self, position: Position, seat: int) -> int:
        options = position.legal()
        totals = [0.0] * len(options)
        self._try(position, seat, options, totals, list(range(len(options))))
        first = totals[:]
        finalists = sorted(range(len(options)), key=lambda at: -first[at])[:FINALISTS]
        for done in range(1, SAMPLES):
            self._try(position, seat, options, totals, finalists)
            if done == 1 and all(abs(totals[at] - 2.0 * first[at]) < SAME for at in finalists):
                break
        best = finalists[0]
        for at in finalists:
            if totals[at] > totals[best]:
                best = at
        return options[best]

    def _try(self, position: Position, seat: int, options: list[int], totals: list[float], which: list[int]) -> None:
        """Add to the totals what some options are worth; all of them meet the same hidden things and the same luck."""
        turn = Turn(position)
        dealt = position.clone()
        self.determinise(dealt.board, seat, self.rng)
        dealt.rng = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
        for at in which:
            copy = dealt.clone()
            copy.apply_trusted(options[at])
            self.sight.play_out(copy, turn, BREADTH, self.rng)
            totals[at] += self.sight.worth(copy, seat)
