"""Frames: a frame is replaced by the list it returns, first to do first."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import lazaretto as lz
from lazaretto.kernel.frame import AUTO, CHANCE, Frame, Position, load_todo
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import stream

if is_compiled():
    # A compiled class cannot be extended by an interpreted one; the same source is tested interpreted.
    pytest.skip("the toy frames need the interpreted kernel", allow_module_level=True)


class Board:
    """The words said so far."""

    def __init__(self, said: list[str]) -> None:
        self.said = said

    def clone(self) -> Board:
        return Board(self.said[:])


class Say(Frame):
    """Says a word, then whatever is named after it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("word", "then")

    def __init__(self, word: str, then: tuple[str, ...] = ()) -> None:
        self.word = word
        self.then = then

    def run(self, g: Any) -> list[Frame]:
        g.said.append(self.word)
        return [Say(word) for word in self.then]


class Countdown(Frame):
    """A loop: it returns itself, one less."""

    __match_args__: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, g: Any) -> list[Frame]:
        return [Say(str(self.left)), Countdown(self.left - 1)] if self.left else []


class Ask(Frame):
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self) -> int:
        return self.seat

    def options(self, g: Any) -> list[int]:
        return [1, 2, 3]

    def take(self, g: Any, option: int) -> list[Frame]:
        return [Say(f"{self.seat} takes {option}"), *[Ask(self.seat)] * (option == 3)]


class Count(Frame):
    """Looks at the board when it starts, not when it is scheduled."""

    def run(self, g: Any) -> list[Frame]:
        return [Say(f"after {len(g.said)}")]


class Toss(Frame):
    def who(self) -> int:
        return CHANCE

    def options(self, g: Any) -> list[int]:
        return [5, 6, 7]

    def weights(self, g: Any) -> list[int]:
        return [1, 0, 3]

    def take(self, g: Any, option: int) -> list[Frame]:
        g.said.append(f"toss {option}")
        return []


def position(*todo: Frame) -> Position:
    """Frames in the order they are to be done."""
    return Position(Board([]), list(reversed(todo)), stream(1, "toy"))


def test_what_a_frame_returns_is_done_before_what_waits() -> None:
    here = position(Say("a", ("b", "c")), Say("d"))
    here.start()
    assert here.board.said == ["a", "b", "c", "d"]
    assert here.is_over()
    assert here.who() == AUTO


def test_a_frame_that_returns_itself_is_a_loop() -> None:
    here = position(Countdown(3), Say("go"))
    here.start()
    assert here.board.said == ["3", "2", "1", "go"]


def test_running_stops_at_a_question_and_goes_on_after_the_answer() -> None:
    here = position(Say("a"), Ask(0), Say("b"), Ask(1), Say("c"))
    here.start()
    assert (here.board.said, here.who(), here.legal()) == (["a"], 0, [1, 2, 3])
    here.step(2)
    assert (here.board.said, here.who()) == (["a", "0 takes 2", "b"], 1)
    here.step(1)
    assert here.board.said[-2:] == ["1 takes 1", "c"]
    assert here.is_over()


def test_a_question_that_returns_itself_is_asked_again() -> None:
    here = position(Ask(0), Ask(1))
    here.step(3)
    assert here.who() == 0
    here.step(1)
    assert here.who() == 1


def test_a_frame_looks_at_the_board_when_it_starts() -> None:
    here = position(Say("a", ("b",)), Count())
    here.start()
    assert here.board.said == ["a", "b", "after 2"]


def test_a_copy_shares_nothing_that_changes() -> None:
    here = position(Ask(0), Toss(), Ask(1))
    copy = here.clone()
    copy.apply_trusted(1)
    assert (here.board.said, len(here.todo), here.rng.save()) == ([], 3, stream(1, "toy").save())
    assert copy.who() == 1


def test_chance_answers_by_weight_until_a_seat_is_asked() -> None:
    seen = set()
    for seed in range(40):
        here = Position(Board([]), [Ask(1), Toss(), Toss(), Ask(0)], stream(seed, "toy"))
        here.apply_trusted(1)
        assert here.who() == 1
        seen.update(here.board.said)
    assert seen == {"0 takes 1", "toss 5", "toss 7"}


def test_a_playout_ends_at_its_limit_or_with_the_game() -> None:
    assert position(Ask(0), Ask(1), Ask(0)).playout(stream(2, "play"), 2) == 2
    here = position(Ask(0))
    assert here.playout(stream(2, "play"), 1000) >= 1
    assert here.is_over()


KINDS: dict[str, type[Frame]] = {"Say": Say, "Ask": Ask, "Toss": Toss}


def test_frames_round_trip_through_their_saved_form() -> None:
    saved = [["Say", "a", ["b", "c"]], ["Ask", 1], ["Toss"]]
    todo = load_todo(saved, KINDS, {}, "todo")
    assert [[value if not isinstance(value, tuple) else list(value) for value in frame.save()] for frame in todo] == saved
    assert repr(todo[1]) == "Ask(seat=1)"


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("Ask", r"todo\[1\]: not-a-frame"),
        ([], r"todo\[1\]: not-a-frame"),
        ([3, 1], r"todo\[1\]: not-a-frame"),
        (["Nap"], r"todo\[1\]: unknown-frame \(word=Nap, expected=Say, Ask, Toss\)"),
        (["Ask"], r"todo\[1\]: wrong-arguments \(expected=Ask seat\)"),
        (["Ask", 1, 2], r"todo\[1\]: wrong-arguments \(expected=Ask seat\)"),
    ],
)
def test_a_malformed_frame_is_refused_with_its_place(row: Any, message: str) -> None:
    with pytest.raises(lz.BadInput, match=message):
        load_todo([["Toss"], row], KINDS, {}, "todo")
