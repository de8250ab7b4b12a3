"""What is tried out ends with its budget, whatever the frames do."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import lazaretto as lz
from lazaretto.kernel.frame import CHANCE, Frame, Position
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import stream
from lazaretto.kernel.trial import Budget, answer, play_out, reach_seat

if is_compiled():
    # A compiled class cannot be extended by an interpreted one; the same source is tested interpreted.
    pytest.skip("the toy frames need the interpreted kernel", allow_module_level=True)


class Board:
    def clone(self) -> Board:
        return Board()


class Forever(Frame):
    def run(self, g: Any) -> list[Frame]:
        return [Forever()]


class Growing(Frame):
    def run(self, g: Any) -> list[Frame]:
        return [Growing(), Growing()]


class Tossing(Frame):
    """Chance that is followed by chance."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: Any) -> list[int]:
        return [0, 1]

    def take(self, g: Any, option: int) -> list[Frame]:
        return [Tossing()]


class Ask(Frame):
    __match_args__: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def who(self) -> int:
        return 0

    def options(self, g: Any) -> list[int]:
        return [0] if self.left else []

    def take(self, g: Any, option: int) -> list[Frame]:
        return [Ask(self.left - 1)]


def at(*todo: Frame) -> Position:
    return Position(Board(), list(todo), stream(1, "play"))


@pytest.mark.parametrize("frame", [Forever(), Growing(), Tossing()], ids=lambda frame: type(frame).__name__)
def test_nothing_runs_for_ever(frame: Frame) -> None:
    with pytest.raises(lz.BadInput, match="here: endless-position"):
        reach_seat(at(Ask(1), frame), Budget(1000, "here"))


def test_a_budget_is_spent_by_all_that_share_it() -> None:
    budget = Budget(10, "here")
    for _ in range(10):
        answer(at(Ask(5)), 0, budget)
    with pytest.raises(lz.BadInput, match="endless-position"):
        answer(at(Ask(5)), 0, budget)


def test_playing_out() -> None:
    here = at(Ask(50))
    play_out(here, stream(1, "choices"), 20, Budget(1000, "here"))
    assert repr(here.todo) == "[Ask(left=30)]"
    with pytest.raises(lz.BadInput, match="here: dead-end"):
        play_out(here, stream(1, "choices"), 100, Budget(1000, "here"))


def test_the_same_as_the_search_plays() -> None:
    """A trial goes the way of the trusted loops, for every game."""
    for name in lz.games:
        here = lz.game(name).position(2, seed=5)
        trial = here.clone()
        here.playout(stream(9, "choices"), 60)
        play_out(trial, stream(9, "choices"), 60, Budget(10_000, "here"))
        assert [frame.save() for frame in here.todo] == [frame.save() for frame in trial.todo]
        save = lz.game(name).module.save_board
        assert save(here.board) == save(trial.board)
