"""Boards follow from their declared layout: where each field lies, what it may hold, what cannot be kept."""

from __future__ import annotations

import pickle

import pytest

import lazaretto as lz
from lazaretto.kernel.board import BaseTables, DeclaredBoard
from lazaretto.kernel.layout import Axis, Field, Layout, Part


def board_of(name: str) -> DeclaredBoard:
    board = lz.game(name).new(2, seed=1).here.board
    assert isinstance(board, DeclaredBoard)
    return board


@pytest.mark.parametrize("name", lz.game_names())
def test_fields_follow_each_other_without_a_gap(name: str) -> None:
    board = board_of(name)
    layout = board.layout()
    offsets, end = layout.offsets(), 0
    for field in layout.fields():
        if field.axes:
            assert offsets.pop(field.name) == end
            end += field.size
    assert not offsets and end == len(layout.cells()) == len(board.parts()[1])
    assert len(board.saved()) == end + len(layout.numbers())


@pytest.mark.parametrize("name", lz.game_names())
def test_a_board_in_play_holds_only_what_its_fields_can(name: str) -> None:
    board = board_of(name)
    assert list(board.layout().out_of_range(board)) == []


def test_what_is_out_of_range_is_named_with_its_place() -> None:
    cubes = Field("cubes", (Axis("region", 2),), 0, 3, 0, "of a seat")
    left = Field("left", (), 0, 9, 9, "in the bag")
    layout = Layout((Part("map", (cubes, left)),))

    class Spoilt:
        left = 10

        def cubes(self, region: int) -> int:
            return 4 * region

    assert list(layout.out_of_range(Spoilt())) == ["cubes[1] is 4, not 0 to 3", "left is 10, not 0 to 9"]
    assert layout.offsets() == {"cubes": 0} and layout.cells() == [0, 0] and layout.numbers() == ["left"]
    assert cubes.is_count and not Field("owner", (), -1, 3, -1, "nobody yet").is_count


def test_boards_of_different_games_are_different() -> None:
    assert board_of("rattus") != board_of("pest") and board_of("rattus") == board_of("rattus")
    assert hash(board_of("rattus")) == hash(board_of("rattus"))


def test_tables_of_nobody_cannot_be_pickled() -> None:
    """What a pickle holds is how to make them again."""
    with pytest.raises(TypeError, match="outside of a Game"):
        pickle.dumps(BaseTables())
