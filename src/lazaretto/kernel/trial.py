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
    while here.who() == AUTO and not here.is_over():
        budget.spend()
        _replace_top(here, here.todo[-1].run(here.board))


def answer(here: Position, option: int, budget: Budget) -> None:
    """Take one choice of a seat; automatic frames run and chance answers until a seat is asked."""
    budget.spend()
    _replace_top(here, here.todo[-1].take(here.board, option))
    reach_seat(here, budget)


def reach_seat(here: Position, budget: Budget) -> None:
    settle(here, budget)
    while here.who() == CHANCE:
        budget.spend()
        _replace_top(here, here.todo[-1].take(here.board, here.sample()))
        settle(here, budget)


def play_out(here: Position, rng: Rng, choices: int, budget: Budget) -> None:
    """Random play to the end, or for so many choices of the seats."""
    reach_seat(here, budget)
    while choices > 0 and not here.is_over():
        options = here.legal()
        if not options:
            raise BadInput("dead-end", budget.place, {"frame": repr(here.todo[-1])})
        answer(here, options[rng.below(len(options))], budget)
        choices -= 1


def _replace_top(here: Position, following: list[Frame]) -> None:
    here.todo.pop()
    here.todo.extend(reversed(following))
