"""Clocks: the arithmetic, and what happens at a table when time is over."""

from __future__ import annotations

import pytest

from lazaretto.table.clock import load_clock, new_clock
from lazaretto.table.wishes import ClockWish
from tests.server.helpers import Person, table_of, wait


def test_a_bank_is_used_up_turn_by_turn() -> None:
    clock = new_clock(ClockWish(per_game=100), 2)
    assert clock is not None
    clock.run(0, 1000.0)
    clock.run(0, 1010.0)  # another decision of the same turn
    assert clock.deadline == 1100.0
    clock.run(1, 1030.0)
    assert (clock.left, clock.deadline) == ([70.0, 100.0], 1130.0)
    clock.run(0, 1031.0)
    assert clock.info(1041.0).left == [60.0, 99.0]
    clock.stop(1041.0)
    assert clock.left == [60.0, 99.0]
    assert clock.info(1050.0).deadline is None
    clock.run(0, 2000.0)
    assert clock.deadline == 2060.0


def test_the_time_for_a_move_goes_on_after_a_pause() -> None:
    clock = new_clock(ClockWish(per_move=60), 2)
    assert clock is not None
    clock.run(0, 0.0)
    clock.stop(40.0)
    assert clock.deadline is None
    clock.run(0, 100.0)
    assert clock.deadline == 120.0
    clock.run(1, 110.0)
    assert clock.deadline == 170.0
    clock.run(None, 120.0)
    assert clock.info(120.0).seat is None
    again = load_clock(clock.save())
    assert again == clock


def test_the_earlier_of_two_limits_counts() -> None:
    clock = new_clock(ClockWish(per_move=60, per_game=30), 2)
    assert clock is not None
    clock.run(1, 0.0)
    assert clock.deadline == 30.0
    assert new_clock(ClockWish(), 2) is None


@pytest.mark.parametrize("handling", ["bot", "random", "resign"])
def test_time_is_over(anna: Person, handling: str) -> None:
    clock = {"per_move": 1, "on_timeout": handling}
    place = anna.open("me", "me", "me", options={"first": 0}, clock=clock)["id"]
    assert anna.state(place)["clock"]["seat"] == 0
    wait(lambda: anna.state(place)["decision"]["seat"] != 0, 10)
    seat = table_of(anna, place)["seats"][0]
    assert (seat["kind"], seat["resigned"]) == {
        "bot": ("bot", False),
        "random": ("human", False),
        "resign": ("bot", True),
    }[handling]


def test_a_pause_stops_the_clock(anna: Person) -> None:
    place = anna.open("me", "me", options={"first": 0}, clock={"per_game": 3, "on_timeout": "resign"})["id"]
    paused = anna.post(f"/api/tables/{place}/pause", {"paused": True})
    assert paused["clock"]["deadline"] is None
    left = paused["clock"]["left"][0]
    with pytest.raises(AssertionError):
        wait(lambda: table_of(anna, place)["status"] == "finished", 3.3)
    again = anna.post(f"/api/tables/{place}/pause", {"paused": False})
    assert again["clock"]["left"][0] == pytest.approx(left, abs=0.2)
    over = wait(lambda: table_of(anna, place)["status"] == "finished" and table_of(anna, place))
    assert over["result"]["winners"] == [1]


def test_undo_does_not_give_time_back(anna: Person) -> None:
    place = anna.open("me", "me", clock={"per_game": 500})["id"]
    for _ in range(40):
        state = anna.state(place)
        if state["undoable"]:
            deadline = state["clock"]["deadline"]
            anna.post(f"/api/tables/{place}/undo", {"seat": state["decision"]["seat"], "n": state["n"]})
            assert anna.state(place)["clock"]["deadline"] == deadline
            return
        anna.move(place)
    raise AssertionError("nothing to undo in forty moves")
