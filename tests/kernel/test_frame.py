"""Frames: a frame is replaced by what it adds, first to do first. Interpreted frames work on the compiled kernel too."""

from __future__ import annotations

import pickle
from typing import Any, TypeAlias

import pytest

import lazaretto as lz
from lazaretto.kernel import frame as kernel
from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.declared import Bounds, fields_of, load_frames
from lazaretto.kernel.frame import AUTO, Auto, Chance, Frame, Options, Position, Todo, laid, stacked
from lazaretto.kernel.rng import stream

WORDS = ["a", "b", "c", "d", "go"]
Word: TypeAlias = int
Words: TypeAlias = tuple[int, ...]
Left: TypeAlias = int


class Board(BaseBoard):
    """The words said so far."""

    def __init__(self, said: list[str]) -> None:
        super().__init__(2)
        self.said = said

    def clone(self) -> Board:
        return Board(self.said[:])


class Say(Auto):
    """Says a word, then whatever is named after it."""

    word: Word
    after: Words

    def run(self, g: Any, then: Todo) -> None:
        g.said.append(WORDS[self.word])
        for word in self.after:
            then.add(Say(word, ()))


class Countdown(Auto):
    """A loop: it adds itself, one less."""

    left: Left

    def run(self, g: Any, then: Todo) -> None:
        if self.left:
            g.said.append(str(self.left))
            then.add(Countdown(self.left - 1))


class Ask(kernel.Ask):
    def options(self, g: Any, out: Options) -> None:
        for option in (1, 2, 3):
            out.add(option)

    def take(self, g: Any, option: int, then: Todo) -> None:
        g.said.append(f"{self.seat} takes {option}")
        if option == 3:
            then.add(self)


class Never(kernel.Ask):
    """A question to which there is no answer."""

    def options(self, g: Any, out: Options) -> None:
        pass


class Count(Auto):
    """Looks at the board when it starts, not when it is scheduled."""

    def run(self, g: Any, then: Todo) -> None:
        g.said.append(f"after {len(g.said)}")


class Toss(Chance):
    def options(self, g: Any, out: Options) -> None:
        for option, weight in ((5, 1), (6, 0), (7, 3)):
            out.add_odds(option, weight)

    def take(self, g: Any, option: int, then: Todo) -> None:
        g.said.append(f"toss {option}")


class Loud(Say):
    """A frame derived from another has its fields too."""

    left: Left


def position(*todo: Frame, seed: int = 1) -> Position:
    """Frames in the order they are to be done."""
    return laid(Board([]), stacked(list(reversed(todo))), stream(seed, "toy"))


def said(here: Position) -> list[str]:
    board = here.board
    assert isinstance(board, Board)
    return board.said


A, B, C, D, GO = range(5)


def test_what_a_frame_adds_is_done_before_what_waits() -> None:
    here = position(Say(A, (B, C)), Say(D, ()))
    here.start()
    assert said(here) == ["a", "b", "c", "d"]
    assert here.is_over()
    assert here.who() == AUTO


def test_a_frame_that_adds_itself_is_a_loop() -> None:
    here = position(Countdown(3), Say(GO, ()))
    here.start()
    assert said(here) == ["3", "2", "1", "go"]


def test_running_stops_at_a_question_and_goes_on_after_the_answer() -> None:
    here = position(Say(A, ()), Ask(0), Say(B, ()), Ask(1), Say(C, ()))
    here.start()
    assert (said(here), here.who(), here.legal()) == (["a"], 0, [1, 2, 3])
    here.step(2)
    assert (said(here), here.who()) == (["a", "0 takes 2", "b"], 1)
    here.step(1)
    assert said(here)[-2:] == ["1 takes 1", "c"]
    assert here.is_over()


def test_a_question_that_adds_itself_is_asked_again() -> None:
    here = position(Ask(0), Ask(1))
    here.step(3)
    assert here.who() == 0
    here.step(1)
    assert here.who() == 1


def test_a_frame_looks_at_the_board_when_it_starts() -> None:
    here = position(Say(A, (B,)), Count())
    here.start()
    assert said(here) == ["a", "b", "after 2"]


def test_a_copy_shares_nothing_that_changes() -> None:
    here = position(Ask(0), Toss(), Ask(1))
    copy = here.clone()
    copy.apply_trusted(1)
    assert (said(here), len(here.todo), here.rng.save()) == ([], 3, stream(1, "toy").save())
    assert copy.who() == 1


def test_chance_answers_by_its_odds_until_a_seat_is_asked() -> None:
    seen = set()
    for seed in range(40):
        here = position(Ask(0), Toss(), Toss(), Ask(1), seed=seed)
        here.apply_trusted(1)
        assert here.who() == 1
        seen.update(said(here))
    assert seen == {"0 takes 1", "toss 5", "toss 7"}


def test_odds_are_told_with_the_choices() -> None:
    assert (position(Toss()).legal(), position(Toss()).odds()) == ([5, 6, 7], [1, 0, 3])
    assert position(Ask(0)).odds() == []


def test_a_question_tells_whether_it_could_be_answered_and_leaves_no_trace() -> None:
    out = Options()
    out.add(8)
    board = Board([])
    assert out.could_answer(Ask(0), board)
    assert not out.could_answer(Never(0), board)
    assert out.listed() == [8]


def test_a_playout_ends_at_its_limit_or_with_the_game() -> None:
    assert position(Ask(0), Ask(1), Ask(0)).playout(stream(2, "play"), 2) == 2
    here = position(Ask(0))
    assert here.playout(stream(2, "play"), 1000) >= 1
    assert here.is_over()


# ---------------------------------------------------------------- what follows from the declaration


def test_fields_are_those_of_the_bases_and_ones_own() -> None:
    assert fields_of(Ask) == (("seat", "Seat"),)
    assert fields_of(Loud) == (("word", "Word"), ("after", "Words"), ("left", "Left"))
    assert Loud(A, (B,), 2).save() == ["Loud", A, (B,), 2]
    assert fields_of(Toss) == ()


def test_frames_are_values() -> None:
    assert Say(A, (B,)) == Say(A, (B,)) != Say(A, ())
    assert Ask(1) != Never(1)
    assert hash(Ask(1)) == hash(Ask(1))
    assert repr(Say(A, (B,))) == "Say(word=0, after=(1,))"
    assert pickle.loads(pickle.dumps([Say(A, (B,)), Ask(1), Toss()])) == [Say(A, (B,)), Ask(1), Toss()]


KINDS: dict[str, type] = {"Say": Say, "Ask": Ask, "Toss": Toss}
BOUNDS = {"Word": Bounds(0, 4), "Words": Bounds(0, 4, 2), "Seat": Bounds(0, 1)}


def test_frames_round_trip_through_their_saved_form() -> None:
    saved = [["Say", A, [B, C]], ["Ask", 1], ["Toss"]]
    todo = load_frames(saved, KINDS, BOUNDS, "todo")
    assert [[list(value) if isinstance(value, tuple) else value for value in frame.save()] for frame in todo] == saved
    assert todo == [Say(A, (B, C)), Ask(1), Toss()]
    assert [frame.who for frame in todo] == [kernel.AUTO, 1, kernel.CHANCE]


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("Ask", r"todo\[1\]: not-a-frame"),
        ([], r"todo\[1\]: not-a-frame"),
        ([3, 1], r"todo\[1\]: not-a-frame"),
        (["Nap"], r"todo\[1\]: unknown-frame \(word=Nap, expected=Say, Ask, Toss\)"),
        (["Ask"], r"todo\[1\]: wrong-arguments \(expected=Ask seat\)"),
        (["Ask", 1, 2], r"todo\[1\]: wrong-arguments \(expected=Ask seat\)"),
        (["Ask", 2], r"todo\[1\]: wrong-field \(field=seat, given=2\)"),
        (["Ask", True], r"todo\[1\]: wrong-field \(field=seat, given=True\)"),
        (["Ask", [1]], r"todo\[1\]: wrong-field \(field=seat, given=\[1\]\)"),
        (["Say", 0, 1], r"todo\[1\]: wrong-field \(field=after, given=1\)"),
        (["Say", 0, [1, 2, 3]], r"todo\[1\]: wrong-field \(field=after, given=\[1, 2, 3\]\)"),
    ],
)
def test_a_malformed_frame_is_refused_with_its_place(row: Any, message: str) -> None:
    with pytest.raises(lz.BadInput, match=message):
        load_frames([["Toss"], row], KINDS, BOUNDS, "todo")


def test_choices_of_sets_come_in_their_order_however_many_there_are() -> None:
    out = Options()
    numbers = [0, 1, 5, 40, 62]
    for round_ in range(60):
        out.add_each(sum(1 << number for number in numbers), round_ * 100)
        out.add(round_ * 100 + 99)
    out.add_each(0, 7)
    assert out.listed() == [round_ * 100 + number for round_ in range(60) for number in [*numbers, 99]]
    assert out.listed_odds() == []
    out.clear()
    out.add_odds(3, 2)
    assert (out.listed(), out.listed_odds()) == ([3], [2])


def test_options_have_room_for_any_number_of_choices() -> None:
    """A buffer grows, with odds as well, and keeps its order when something is taken back."""
    out = Options()
    for option in range(300):
        out.add_odds(option, 2)
    assert (out.count, out.total) == (300, 600) and list(out.all)[:300] == list(range(300))
    out.remove(150)
    out.remove(1000)  # which was never offered
    assert out.count == 299 and list(out.all)[149:151] == [149, 151]
    out.clear()
    for _ in range(4):
        out.add_each(0b1011 | 1 << 62, 10)
    assert list(out.all)[: out.count] == [10, 11, 13, 72] * 4


def test_choices_of_a_block_and_choices_that_may_be_missing() -> None:
    """Both have room for any number; what is not offered leaves no trace."""
    out = Options()
    tables: Any = lz.game("rattus").tables(None, 2)
    regions, expected = list(tables.in_play), []
    for first in range(0, 10_000, 100):
        out.add_all(tables.in_play, first)
        out.add_if(first % 200 == 0, first + 99)
        expected += [first + region for region in regions] + ([first + 99] if first % 200 == 0 else [])
    assert out.listed() == expected


def test_a_playout_leaves_no_answer_of_its_own_to_others() -> None:
    """A position and its copies share a buffer: who asked before a copy was played out is told the same again."""
    here = lz.game("rattus").position(4, 3)
    asked = here.legal()
    copy = here.clone()
    copy.playout(stream(1, "copy"), 30)
    assert here.legal() == asked and copy.legal() == copy.clone().legal()
