"""A bot that looks at each choice once: what does the board look like when its turn has been played out from there?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Frame, Position
from lazaretto.kernel.rng import Rng

FINALISTS: Final = 4  # of the choices, so many are looked at more closely
SAMPLES: Final = 6  # chance and hidden things are averaged over so many copies
HAIR: Final = 1e-6  # so much less than doing nothing counts the end of a turn at first sight
GLANCE: Final = 4  # of the choices that a choice brings with it, so many are seen at first sight
SAME: Final = 1e-9  # two copies that differ by less show that there is neither chance nor anything hidden
BREADTH: Final = 12  # of the choices that come after a choice, so many are tried
MARGIN: Final = 0.1  # of a result's worth: alone, and when all is lost or won, more points are still better
LONGEST: Final = 60  # choices of one turn that are played out at most


def worth(position: Position, seat: int, evaluate: Callable[[Any, int], float], outcome: Callable[[Any], Outcome]) -> float:
    """0..1: how good a position is for a seat; when the game is over, the true result and a little for how clear it is."""
    value = evaluate(position.board, seat)
    if not position.is_over():
        return value
    return (1.0 - MARGIN) * place_worth(outcome(position.board), seat) + MARGIN * value


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


def first_sight(
    after: Position,
    turn: Turn,
    depth: int,
    now: float,
    evaluate: Callable[[Any, int], float],
    outcome: Callable[[Any], Outcome],
) -> float:
    """How good a choice looks when it has been carried out; before it, `depth` frames were to do and `now` was the worth.

    A choice that brings others with it is as good as the best of those, as far as can be seen. Whatever ends the turn
    comes after all that does no harm: what happens between turns is not its merit.
    """
    if not turn.lasts(after):
        return now - HAIR * (2.0 - worth(after, turn.seat, evaluate, outcome))
    if len(after.todo) <= depth:
        return worth(after, turn.seat, evaluate, outcome)
    best = 0.0
    for option in after.legal()[:GLANCE]:
        copy = after.clone()
        copy.apply_trusted(option)
        best = max(best, worth(copy, turn.seat, evaluate, outcome))
    return best


def play_out(
    position: Position,
    turn: Turn,
    breadth: int,
    evaluate: Callable[[Any, int], float],
    outcome: Callable[[Any], Outcome],
    rng: Rng,
) -> None:
    """Take the rest of the turn's choices, each the best of `breadth` at first sight."""
    for _ in range(LONGEST):
        if not turn.lasts(position):
            return
        options = position.legal()
        if len(options) == 1:
            position.apply_trusted(options[0])
            continue
        now = worth(position, turn.seat, evaluate, outcome)
        first = rng.below(len(options)) if len(options) > breadth else 0
        best: Position | None = None
        most = -1.0
        for at in range(min(breadth, len(options))):
            copy = position.clone()
            copy.apply_trusted(options[(first + at) % len(options)])
            value = first_sight(copy, turn, len(position.todo), now, evaluate, outcome)
            if best is None or value > most:
                best, most = copy, value
        assert best is not None
        position.become(best)


class Greedy:
    """Takes the choice after which the turn ends best, if its other choices are taken at first sight.

    Every choice is tried once; the best ones again in more copies, if chance or hidden things make a difference.
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

    def __reduce__(self) -> tuple[Any, ...]:
        return Greedy, (self.evaluate, self.outcome, self.determinise, self.rng)

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
            play_out(copy, turn, BREADTH, self.evaluate, self.outcome, self.rng)
            totals[at] += worth(copy, seat, self.evaluate, self.outcome)
