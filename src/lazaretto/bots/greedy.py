"""A bot that looks at each choice once: what does the board look like when it has been carried out?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Position
from lazaretto.kernel.rng import Rng

SAMPLES: Final = 6  # chance and hidden things are averaged over so many copies
BREADTH: Final = 8  # of the choices that a choice brings with it, so many are tried
GAIN: Final = 1e-9


def worth(position: Position, seat: int, evaluate: Callable[[Any, int], float], outcome: Callable[[Any], Outcome]) -> float:
    """0..1: how good a position is for a seat; the true result when the game is over."""
    if not position.is_over():
        return evaluate(position.board, seat)
    return place_worth(outcome(position.board), seat)


def place_worth(result: Outcome, seat: int) -> float:
    """1 for a win, less for every seat that did better; alone, it is won or lost."""
    if seat in result.winners:
        return 1.0 / len(result.winners) + (1.0 - 1.0 / len(result.winners)) * 0.5
    others = len(result.ranking) - 1
    return 0.0 if others == 0 else 0.4 * (1.0 - (result.ranking[seat] - 1) / others)


class Greedy:
    """Does everything that helps before it ends its turn, then ends it in the best way.

    A choice is judged when all it brings with it is done: the bot's own follow-up choices are taken greedily too.
    """

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        outcome: Callable[[Any], Outcome],
        determinise: Callable[[Any, int, Rng], None],
        rng: Rng,
    ) -> None:
        self.evaluate: Final = evaluate
        self.outcome: Final = outcome
        self.determinise: Final = determinise
        self.rng: Final = rng

    def pick(self, position: Position, seat: int) -> int:
        now = worth(position, seat, self.evaluate, self.outcome)
        best_staying, best_ending = now + GAIN, -1.0
        staying, ending = -1, -1
        for option in position.legal():
            value, ends = self._try(position, seat, option)
            if ends and value > best_ending:
                best_ending, ending = value, option
            if not ends and (value > best_staying or (staying < 0 and ending < 0)):
                best_staying, staying = value, option
        if ending < 0 or (staying >= 0 and best_staying > now + GAIN):
            return staying
        return ending

    def _try(self, position: Position, seat: int, option: int) -> tuple[float, bool]:
        """What an option is worth on average, and whether it gives the turn away."""
        total = 0.0
        ends = False
        for _ in range(SAMPLES):
            copy = position.clone()
            self.determinise(copy.board, seat, self.rng)
            copy.rng = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
            copy.apply_trusted(option)
            finish(copy, seat, len(position.todo), BREADTH, self.evaluate, self.outcome, self.rng)
            total += worth(copy, seat, self.evaluate, self.outcome)
            ends = copy.is_over() or copy.who() != seat
        return total / SAMPLES, ends


def finish(
    position: Position,
    seat: int,
    depth: int,
    breadth: int,
    evaluate: Callable[[Any, int], float],
    outcome: Callable[[Any], Outcome],
    rng: Rng,
) -> None:
    """Take the choices that a choice brought with it (they lie above `depth`), each the best of a few at first sight."""
    while not position.is_over() and position.who() == seat and len(position.todo) > depth:
        options = position.legal()
        best, chosen = -1.0, options[0]
        tried = min(breadth, len(options)) if len(options) > 1 else 0
        for at in range(tried):
            option = options[at] if len(options) <= breadth else options[rng.below(len(options))]
            copy = position.clone()
            copy.apply_trusted(option)
            value = worth(copy, seat, evaluate, outcome)
            if value > best:
                best, chosen = value, option
        position.apply_trusted(chosen)
