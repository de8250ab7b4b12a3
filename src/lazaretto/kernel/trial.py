"""Playing on a copy for a bounded number of steps: for what somebody handed in, which may never come to an end.

The loops of `Position` trust the rules, and have no counter that every search would pay for.
"""

from __future__ import annotations

from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import AUTO, CHANCE, Frame, Position
from lazaretto.kernel.rng import Rng


class Budget:
    """Steps that may still be made: one for each frame that runs or is answered."""

    def __init__(self, steps: int, place: str) -> None:
        self.left = steps
        self.place = place

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise BadInput("endless-position", self.place)


def settle(here: Position, budget: Budget) -> None:
    """Run automatic frames until somebody, or nature, has to choose."""
    todo = here.todo
    while here.who() == AUTO and not here.is_over():
        budget.spend()
        frame, first = _lift_top(here)
        frame.run(here.board, todo)
        todo.turn_over(first)


def answer(here: Position, option: int, budget: Budget) -> None:
    """Take one choice of a seat; automatic frames run and chance answers until a seat is asked."""
    _take(here, option, budget)
    reach_seat(here, budget)


def reach_seat(here: Position, budget: Budget) -> None:
    settle(here, budget)
    while here.who() == CHANCE:
        _take(here, here.sample(), budget)
        settle(here, budget)


def play_out(here: Position, rng: Rng, choices: int, budget: Budget) -> None:
    """Random play to the end, or for so many choices of the seats."""
    reach_seat(here, budget)
    while choices > 0 and not here.is_over():
        options = here.legal()
        if not options:
            raise BadInput("dead-end", budget.place, {"frame": repr(here.todo.top())})
        answer(here, options[rng.below(len(options))], budget)
        choices -= 1


def _take(here: Position, option: int, budget: Budget) -> None:
    budget.spend()
    frame, first = _lift_top(here)
    frame.take(here.board, option, here.todo)
    here.todo.turn_over(first)


def _lift_top(here: Position) -> tuple[Frame, int]:
    """The frame to be carried out, off the stack, and where what it adds will begin."""
    frame = here.todo.top()
    here.todo.height -= 1
    here.kept = -1
    return frame, here.todo.height
