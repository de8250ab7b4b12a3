"""Quarantine and graveyard: where people go, rearranging, what their spaces cost."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import act, at, frame, held, legal, me, offered, play, refused, stock


def taking_in(count: int, seat: dict[str, Any] | None = None, **told: Any) -> lz.Match:
    return at(seats={0: seat or {}}, todo=[["TakeIn", 0, count, 0, 0]], **told)


@pytest.mark.rule("pest.quarantine.spaces")
def test_seven_spaces() -> None:
    assert me(at())["quarantine"]["spaces"] == 7
    match = taking_in(8, {"regular": 3, "taken": "move+build+produce"})
    play(match, "House five")
    assert (held(match), me(match)["graveyard"], me(match)["infamy"]) == (7, 4, 9)


@pytest.mark.rule("pest.quarantine.regular-no-penalty")
def test_three_regular_spaces_cost_nothing() -> None:
    match = taking_in(3)
    assert me(match)["quarantine"] == {"regular": 3, "calm": 3, "taken": "none", "spaces": 7}
    assert set(me(match)["limits"].values()) == {5}
    match = play(act("move-heal", seats={0: {"regular": 3}}), "Do move")
    assert match.position()["todo"][-1][2] == 2


@pytest.mark.rule("pest.quarantine.all-intake-goes-here")
def test_nothing_goes_on_before_everybody_is_placed() -> None:
    match = taking_in(2, {"regular": 3})
    assert frame(match) == "HousePerson"
    play(match, "House build")
    assert frame(match) == "HousePerson"
    assert all(choice.split()[0] in ("House", "Arrange") for choice in legal(match))
    play(match, "House five")
    assert match.is_over


@pytest.mark.rule("pest.quarantine.one-by-one")
@pytest.mark.rule("pest.quarantine.rearrange-windows")
def test_people_are_placed_one_by_one() -> None:
    match = taking_in(3, {"regular": 3})
    play(match, "House build", "House five")
    # Between two of them the quarantine may be rearranged, once and to something else.
    assert offered(match, "Arrange") == ["move+build", "move+produce", "build+produce", "move+five", "produce+five"]
    play(match, "Arrange move+build")
    assert offered(match, "Arrange") == []
    play(match, "House graveyard")
    assert (me(match)["quarantine"]["taken"], me(match)["graveyard"]) == ("move+build", 1)


@pytest.mark.rule("pest.quarantine.regular-first")
def test_regular_spaces_are_filled_first() -> None:
    match = taking_in(2, {"regular": 2})
    assert me(match)["quarantine"]["regular"] == 3
    assert offered(match, "House") == ["move", "build", "produce", "five", "graveyard"]
    play(match, "House graveyard")
    assert match.is_over
    # Three come: one finds a regular space, two are asked for, and nobody is left over.
    three = play(taking_in(3, {"regular": 2}), "House move", "House build")
    assert (three.is_over, held(three)) == (True, 5)
    tent = taking_in(2, {"regular": 2, "technologies": ["t18", None, None]})
    assert me(tent)["quarantine"] == {"regular": 4, "calm": 4, "taken": "none", "spaces": 8}


@pytest.mark.rule("pest.quarantine.rearrange-anytime")
def test_people_may_change_places_before_an_action() -> None:
    match = act("move-heal", seats={0: {"regular": 3, "taken": "move"}})
    assert offered(match, "Arrange") == ["build", "produce", "five"]
    play(match, "Arrange produce")
    assert offered(match, "Arrange") == []  # once for each window
    play(match, "Do move")
    assert match.position()["todo"][-1][2] == 2
    play(match, "Stop")
    assert offered(match, "Arrange") == ["move", "build", "five"]


@pytest.mark.rule("pest.quarantine.rearrange-scope")
def test_the_dead_and_healing_cells_are_not_rearranged() -> None:
    seat = {"regular": 3, "taken": "five", "dead": 1, "technologies": ["t1", None, None], "cell": 1}
    match = act("move-heal", seats={0: seat})
    for option in offered(match, "Arrange"):
        other = play(match.clone(), f"Arrange {option}")
        assert (held(other), me(other)["graveyard"], me(other)["technologies"][0]["cell"]) == (4, 1, 1)
    # The spaces of a tent can be emptied before research, so that the card can be replaced.
    tent = {"regular": 4, "technologies": ["t18", None, None]}
    assert offered(act("move-research", seats={0: tent}), "Arrange") == ["move", "build", "produce", "five"]
    assert offered(act("move-heal", seats={0: tent}), "Arrange") == []
    crowded = {"regular": 4, "taken": "five", "technologies": ["t18", None, None]}
    assert len(offered(act("move-research", seats={0: crowded}), "Arrange")) == 9
    assert offered(act("move-heal", seats={0: crowded}), "Arrange") == ["move", "build", "produce"]


@pytest.mark.rule("pest.quarantine.rearrange-windows")
def test_a_gain_shifts_whoever_is_on_space_five() -> None:
    """A rival enters the location of Examination Desk's owner, who has four coins and somebody on space five."""
    rival = {"doctor": "sobal"}
    desk = {"technologies": ["t3", None, None], "buildings": {"mint": "riterra"}, "stock": {"coin": 4}, "regular": 3}
    for taken, coins, after in (
        ("move+produce+five", 5, "move+build+produce"),
        ("move+build+produce+five", 4, "move+build+produce+five"),
    ):
        match = act("move-heal", seats={0: rival, 1: {**desk, "taken": taken}})
        play(match, "Do move", "Step riterra")
        assert (stock(match, 1)[4], me(match, 1)["quarantine"]["taken"]) == (coins, after)
    roomy = act("move-heal", seats={0: rival, 1: {**desk, "regular": 1, "taken": "five"}})
    play(roomy, "Do move", "Step riterra")
    assert me(roomy, 1)["quarantine"] == {"regular": 2, "calm": 3, "taken": "none", "spaces": 7}


@pytest.mark.rule("pest.quarantine.space-five-penalty")
def test_nothing_is_held_above_four_with_somebody_on_space_five() -> None:
    seat = {"regular": 3, "taken": "move+build+produce+five", "stock": {"wood": 4}, "doctor": "gollor"}
    match = play(act("move-heal", seats={0: seat}), "Do move", "Step gotar", "Stop")
    assert stock(match) == (4, 0, 0, 0, 0)


@pytest.mark.rule("pest.quarantine.space-five-loss")
@pytest.mark.rule("pest.track.space-five-reopens")
def test_space_five_drops_what_stands_there() -> None:
    match = taking_in(1, {"regular": 3, "stock": {"food": 5, "coin": 5, "wood": 3}})
    play(match, "House five")
    assert stock(match) == (3, 0, 4, 0, 4)
    seat = {"regular": 2, "taken": "five", "stock": {"food": 4}, "doctor": "sobal"}
    match = play(act("move-heal", seats={0: seat}), "Arrange none")
    assert stock(match)[2] == 4
    play(match, "Do move", "Step riterra", "Stop")
    assert stock(match)[2] == 5


@pytest.mark.rule("pest.quarantine.graveyard-fill")
def test_the_graveyard_fills_and_gives_nobody_back() -> None:
    match = taking_in(1, {"regular": 3, "dead": 2})
    play(match, "House graveyard")
    assert me(match)["graveyard"] == 3
    match = play(act("move-heal", seats={0: {"dead": 3, "stock": {"herbs": 5}}}), "Do heal")
    assert offered(match, "Heal") == []


@pytest.mark.rule("pest.quarantine.graveyard-full")
def test_a_full_graveyard_costs_three_infamy_each() -> None:
    match = taking_in(2, {"regular": 3, "taken": "move+build+produce+five", "dead": 4})
    assert (me(match)["graveyard"], me(match)["infamy"]) == (4, 6)


def test_an_arrangement_that_is_no_other_is_refused() -> None:
    match = act("move-heal", seats={0: {"regular": 3, "taken": "move"}})
    assert refused(match, "Arrange move")
    assert refused(match, "Arrange none")
    assert refused(match, "Arrange move+build")
