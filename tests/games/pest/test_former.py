"""Records of earlier rules are read; positions in the middle of assigning looked otherwise then."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import CELLS, GAME, frame, offered, play, position

SEAT = {
    "healthy": 2,
    "grid": ["produce-assign"],
    "buildings": {"mint": "gotar", "district-1": "gollor"},
    "workers": ["castle", "mint"],
}
ACT = ["Act", 0, CELLS.index("produce-assign"), 2, 0]


def of_rules_1(top: list[Any], **seat: Any) -> dict[str, Any]:
    return {**position(seats={0: {**SEAT, **seat}}, todo=[ACT, top]), "rules": "1"}


def test_a_position_in_the_middle_of_assigning_is_read() -> None:
    """The mint gave its person to district-1, and somebody has left the track for the castle: places went up from there."""
    match = GAME.from_position(of_rules_1(["Assigning", 0, 0b1000000010, 0, 0], workers=["castle", "district-1"]))
    assert match.position()["todo"][-1] == ["Assigning", 0, 1, 0]
    assert offered(match, "Assign") == ["mint", "capital"]
    assert GAME.from_position(of_rules_1(["Assigning", 0, 0, 12, 1])).position()["todo"][-1] == ["Assigning", 0, 0, 1]


def test_a_position_with_somebody_lifted_is_read() -> None:
    match = GAME.from_position(of_rules_1(["PuttingDown", 0, 0b1000000000], workers=["castle"]))
    assert (frame(match), offered(match, "PutDown")) == ("PuttingDown", ["district-1", "mint"])
    assert match.position()["todo"][-1] == ["PuttingDown", 0, 0, 0]


def test_a_game_that_began_there_is_written_down_by_todays_rules_and_read_again() -> None:
    match = GAME.from_position(of_rules_1(["Assigning", 0, 0b1000000010, 0, 0], workers=["castle", "district-1"]))
    play(match, "Lift castle", "PutDown mint", "Assign castle", "Finish")
    log = match.log()
    assert (log["rules"], log["position"]["rules"]) == (GAME.module.rules_version, GAME.module.rules_version)
    assert GAME.replay(log).position() == match.position()


@pytest.mark.parametrize("todo", [None, [["Assigning"]], [["Assigning", 0, "1", 0, 0]], [["PuttingDown", 0, 10**40]], [7]])
def test_what_is_wrong_with_such_a_position_is_said(todo: Any) -> None:
    with pytest.raises(lz.BadInput, match="todo"):
        GAME.from_position({**of_rules_1(["Assigning", 0, 0, -1, 0]), "todo": todo})


def test_a_record_of_rules_1_is_the_same_game_today() -> None:
    """They offered less and asked the same: whatever was played then is played now."""
    match = GAME.new(2, seed=3)
    while not match.is_over:
        match.apply(match.legal()[match.n % len(match.legal())])
    log = {**copy.deepcopy(match.log()), "rules": "1"}
    assert GAME.replay(log).log() == match.log()
