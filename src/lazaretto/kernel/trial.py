"""Playing on a copy for a bounded number of steps: for what somebody handed in, which may never come to an end.

The loops of `Position` trust the rules, and have no counter that every search would pay for.
"""

from __future__ import annotations

from collections.abc import Callable

from lazaretto.kernel.board import SomeBoard
from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.kernel.frame import AUTO, CHANCE, Frame, Position
from lazaretto.kernel.rng import Rng

PROBED_OPTIONS = 40  # of a loaded position, so many choices are tried at once
PROBED_CHOICES = 40  # and so many one after the other
PROBED_STEPS = 20_000  # frames that may run in all that: hundreds of times what a game needs

Problems = Callable[[SomeBoard], list[str]]  # every broken invariant of a board


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


def probe_position(here: Position, problems: Problems) -> None:
    """A hand-written position may be sound to look at and break when played: try it on copies. Raises BadInput."""
    try:
        _check_sound(here, problems, "board")
        _try_out(here.clone(), problems)
    except LazarettoError:
        raise
    except Exception as error:  # whatever breaks, the position broke it: our own never do
        raise BadInput("unsound-position", "todo", {"problems": f"{type(error).__name__}: {error}"}) from error


def _try_out(copy: Position, problems: Problems) -> None:
    budget = Budget(PROBED_STEPS, "todo")
    reach_seat(copy, budget)
    if copy.is_over():
        return
    options = copy.legal()
    if not options:
        raise BadInput("dead-end", "todo", {"frame": repr(copy.todo.top())})
    for option in options[:PROBED_OPTIONS]:
        trial = copy.clone()
        answer(trial, option, budget)
        _check_sound(trial, problems, "todo")
    play_out(copy, copy.rng.clone(), PROBED_CHOICES, budget)
    _check_sound(copy, problems, "todo")


def _check_sound(trial: Position, problems: Problems, place: str) -> None:
    found = problems(trial.board)
    if found:
        raise BadInput("unsound-position", place, {"problems": "; ".join(found)})
