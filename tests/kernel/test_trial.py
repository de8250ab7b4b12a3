"""What is tried out ends with its budget, whatever the frames do."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.frame import Ask, Auto, Chance, Frame, Options, Position, Todo, laid, stacked
from lazaretto.kernel.rng import stream
from lazaretto.kernel.trial import Budget, answer, play_out, probe_position, reach_seat


class Board(BaseBoard):
    def clone(self) -> Board:
        return Board(1)


class Forever(Auto):
    def run(self, g: Any, then: Todo) -> None:
        then.add(Forever())


class Growing(Auto):
    def run(self, g: Any, then: Todo) -> None:
        then.add(Growing())
        then.add(Growing())


class Tossing(Chance):
    """Chance that is followed by chance."""

    def options(self, g: Any, out: Options) -> None:
        out.add(0)
        out.add(1)

    def take(self, g: Any, option: int, then: Todo) -> None:
        then.add(Tossing())


class Wait(Ask):
    left: int

    def options(self, g: Any, out: Options) -> None:
        if self.left:
            out.add(0)

    def take(self, g: Any, option: int, then: Todo) -> None:
        then.add(Wait(0, self.left - 1))


def at(*todo: Frame) -> Position:
    return laid(Board(1), stacked(list(todo)), stream(1, "play"))


@pytest.mark.parametrize("frame", [Forever(), Growing(), Tossing()], ids=lambda frame: type(frame).__name__)
def test_nothing_runs_for_ever(frame: Frame) -> None:
    with pytest.raises(lz.BadInput, match="here: endless-position"):
        reach_seat(at(Wait(0, 1), frame), Budget(1000, "here"))


def test_a_budget_is_spent_by_all_that_share_it() -> None:
    budget = Budget(10, "here")
    for _ in range(10):
        answer(at(Wait(0, 5)), 0, budget)
    with pytest.raises(lz.BadInput, match="endless-position"):
        answer(at(Wait(0, 5)), 0, budget)


def test_playing_out() -> None:
    here = at(Wait(0, 50))
    play_out(here, stream(1, "choices"), 20, Budget(1000, "here"))
    assert here.todo.listed() == [Wait(0, 30)]
    with pytest.raises(lz.BadInput, match="here: dead-end"):
        play_out(here, stream(1, "choices"), 100, Budget(1000, "here"))


def test_the_same_as_the_search_plays() -> None:
    """A trial goes the way of the trusted loops, for every game."""
    for name in lz.game_names():
        here = lz.game(name).position(2, seed=5)
        trial = here.clone()
        here.playout(stream(9, "choices"), 60)
        play_out(trial, stream(9, "choices"), 60, Budget(10_000, "here"))
        assert here.todo.listed() == trial.todo.listed()
        assert here.board == trial.board


def sound(board: object) -> list[str]:
    return []


def test_what_a_stranger_writes_is_tried_before_it_is_played() -> None:
    probe_position(at(Wait(0, 50)), sound)
    with pytest.raises(lz.BadInput, match="todo: dead-end"):
        probe_position(at(Wait(0, 0)), sound)
    with pytest.raises(lz.BadInput, match=r"board: unsound-position .*two kings"):
        probe_position(at(Wait(0, 50)), lambda board: ["two kings"])


def test_a_position_that_turns_unsound_when_it_is_played_is_refused() -> None:
    looked: list[object] = []

    def later(board: object) -> list[str]:
        looked.append(board)
        return ["a king too many"] if len(looked) > 1 else []

    with pytest.raises(lz.BadInput, match=r"todo: unsound-position .*a king too many"):
        probe_position(at(Wait(0, 50)), later)


def test_whatever_breaks_was_broken_by_the_position() -> None:
    def breaks(board: object) -> list[str]:
        raise IndexError("no such region")

    with pytest.raises(lz.BadInput, match=r"unsound-position .*IndexError: no such region"):
        probe_position(at(Wait(0, 50)), breaks)
