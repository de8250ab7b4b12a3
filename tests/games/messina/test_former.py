"""Records of earlier rules are read: what those did by themselves is supplied."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import GAME, at, frame, happened, position, seat
from tests.games.messina.rules.test_rescue import NUNS
from tests.games.messina.test_free_timing import PRODUCER, WAITING


def as_rules_1(match: lz.Match, *unasked: int) -> dict[str, Any]:
    """The record as the first version wrote it: without lines it did not ask for, their chance one line earlier."""
    form = copy.deepcopy(match.log())
    lines: list[dict[str, Any]] = []
    for line in form["choices"]:
        if line["n"] in unasked:
            lines[-1].setdefault("chance", []).extend(line.get("chance", []))
        else:
            lines.append(line)
    form["choices"] = lines
    form["rules"] = form["position"]["rules"] = "1"
    return form


def test_who_had_no_place_was_turned_away_first() -> None:
    """And unasked: with the craftsman still to come, today's rules ask."""
    match = at(me={"squares": NUNS}, hexes={"H13": {"citizens": "nc"}})
    for choice in ("Stand H13", "TurnAway", "Settle cl2", "EndTurn"):
        match.apply(choice)
    again = GAME.replay(as_rules_1(match, 2))
    assert again.position() == match.position()
    assert [event["citizen"] for event in happened(again, "citizen-turned-away")] == ["nun"]
    assert again.log()["rules"] == GAME.module.rules_version
    assert GAME.replay(again.log()).position() == match.position()


def test_a_record_that_ends_where_somebody_was_turned_away() -> None:
    """A rewarding move would still be possible, and today it is offered before the nun goes."""
    me = {"squares": {**NUNS, "cl1": 2}, "workshops": {"B21": 0}}
    match = at(round=5, me=me, hexes={"H13": {"citizens": "n"}})
    for choice in ("Helper estate", "Stand H13", "TurnAway"):
        match.apply(choice)
    again = GAME.replay(as_rules_1(match, 3))
    assert (again.position(), frame(again)) == (match.position(), "ChooseAction")


@pytest.mark.parametrize("round", [5, 6])
def test_nobody_was_asked_at_the_end_of_a_round(round: int) -> None:
    match = at(turn=None, round=round, me=WAITING, you=PRODUCER, gone=["B12"])
    match.apply("Stop")
    assert frame(match) == "ChooseWaitingMove"
    match.apply("Stop")
    again = GAME.replay(as_rules_1(match, 2))
    assert again.position() == match.position()
    assert seat(again)["squares"] == {"nu1": 1}


def test_a_saved_question_named_the_class_to_be_placed() -> None:
    form = position(hexes={"H13": {"citizens": "nc"}}, me={"helpers": ["H13!", "estate", "estate"]})
    form["todo"] = [["NextTurn", 1], ["Stage", 0, -1, 0], ["SettleCitizen", 0, 12, 0]]
    with pytest.raises(lz.BadInput, match="wrong-arguments"):
        GAME.from_position(form)
    match = GAME.from_position({**form, "rules": "1"})
    assert match.position()["todo"][-1] == ["SettleCitizen", 0, 12]
    with pytest.raises(lz.BadInput, match=r"todo: not-a-list"):
        GAME.from_position({**form, "rules": "1", "todo": None})
