"""Producing, and the resource track."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import act, at, frame, me, offered, play, stock, with_effect


def producing(seat: dict[str, Any] | None = None, **told: Any) -> lz.Match:
    return play(act("produce-heal", seats={0: seat or {}}, **told), "Do produce")


@pytest.mark.rule("pest.build.district")
@pytest.mark.rule("pest.build.workshop")
@pytest.mark.rule("pest.build.mint")
@pytest.mark.parametrize(
    ("building", "staffed"),
    [("district-1", (0, 0, 1, 1, 0)), ("workshop", (0, 0, 1, 2, 0)), ("mint", (0, 0, 1, 0, 1))],
)
def test_buildings_that_need_a_person(building: str, staffed: tuple[int, ...]) -> None:
    seat = {"buildings": {building: "sobal"}}
    assert stock(producing(seat)) == (0, 0, 1, 0, 0)
    assert stock(producing({**seat, "workers": [building]})) == staffed


@pytest.mark.rule("pest.build.factory")
@pytest.mark.rule("pest.build.castle")
def test_factory_and_castle_need_nobody() -> None:
    assert stock(producing({"buildings": {"factory": "sobal"}})) == (0, 0, 1, 1, 0)
    assert stock(producing()) == (0, 0, 1, 0, 0)


@pytest.mark.rule("pest.produce.all-at-once")
def test_everything_that_works_produces() -> None:
    buildings = {"factory": "riterra", "workshop": "gollor", "district-1": "sobal", "district-2": "veria"}
    match = producing({"castle": "vards", "buildings": buildings, "workers": ["workshop", "district-1"]})
    assert stock(match) == (1, 2, 1, 1, 0)


@pytest.mark.rule("pest.produce.labs-give-research")
def test_laboratories_give_research() -> None:
    assert me(producing({"healthy": 4}))["research"] == 2
    weak = producing({"healthy": 5, "regular": 3, "taken": "produce"})
    assert (stock(weak), me(weak)["research"]) == ((0, 0, 0, 0, 0), 2)


@pytest.mark.rule("pest.produce.weak")
def test_a_weak_produce_gives_one_less_of_choice() -> None:
    seat = {"castle": "vards", "buildings": {"district-1": "amfell", "mint": "sobal"}, "workers": ["district-1", "mint"]}
    match = producing({**seat, "regular": 3, "taken": "produce"}, players=5)
    assert offered(match, "ProduceLess") == ["wood", "coin"]
    play(match, "ProduceLess wood")
    assert stock(match) == (1, 0, 0, 0, 1)
    full = producing({**seat, "regular": 3, "taken": "produce", "research": 1}, players=5)
    play(full, "Restore")
    assert (stock(full), me(full)["research"]) == ((2, 0, 0, 0, 1), 0)


@pytest.mark.rule("pest.produce.boost")
def test_a_boosted_produce_gives_one_more_of_what_is_produced() -> None:
    seat = {"castle": "vards", "buildings": {"district-1": "riterra", "district-2": "gollor"}, "workers": ["district-1"]}
    vaults = {"technologies": ["t30", None, None], "doctor": "sobal"}
    match = producing({**seat, **vaults, "research": 2})
    assert offered(match, "ProduceMore") == ["wood", "food"]  # neither the idle district nor Vaults
    play(match, "ProduceMore food")
    assert (stock(match), me(match)["research"]) == ((1, 0, 2, 1, 0), 1)
    assert stock(play(producing({**seat, "research": 1}), "Produce")) == (1, 0, 1, 0, 0)


@pytest.mark.rule("pest.produce.capacity-loss")
@pytest.mark.rule("pest.track.capacity-five")
def test_what_does_not_fit_is_lost() -> None:
    seat = {"buildings": {"workshop": "gotar"}, "workers": ["workshop"], "stock": {"wood": 4, "food": 5}}
    match = producing(seat)
    assert stock(match) == (5, 0, 5, 0, 0)


@pytest.mark.rule("pest.track.research-uncapped")
def test_research_tokens_have_no_limit() -> None:
    assert me(producing({"healthy": 4, "research": 0}))["research"] == 2
    match = at(seats={0: {"research": 9}}, todo=[["Laboratories", 0]])
    assert me(match)["research"] == 9
    match = at(seats={0: {"research": 9, "healthy": 4}}, todo=[["Laboratories", 0]])
    assert me(match)["research"] == 11


@pytest.mark.rule("pest.track.gain-order")
@pytest.mark.rule("pest.tech.27-storage-crates")
def test_storage_crates_let_one_marker_rise() -> None:
    crates = {
        "technologies": [None, None, "t27"],
        "castle": "vards",
        "buildings": {"district-1": "riterra"},
        "workers": ["district-1"],
    }
    match = producing({**crates, "stock": {"wood": 5, "food": 5}})
    assert offered(match, "TakeFirst") == ["wood", "food"]
    play(match, "TakeFirst food")
    assert stock(match) == (5, 0, 6, 0, 0)
    match = producing({**crates, "stock": {"wood": 5, "food": 6}})
    assert (frame(match), stock(match)) == ("Act", (5, 0, 7, 0, 0))
    match = producing({**crates, "stock": {"wood": 5, "food": 4}})
    assert stock(match) == (6, 0, 5, 0, 0)
    # Crates are due with the rest: whatever is taken first may rise.
    full = {"wood": 5, "stone": 5, "food": 5, "herbs": 5}
    printed = with_effect("aid", 0, "right", "1 wood + 1 crate")
    match = at(year=2, aids=["a1"], seats={0: {**crates, "stock": full}}, printed=printed, todo=[["PayAid"]])
    assert offered(match, "TakeFirst") == ["wood", "crate"]
    assert stock(play(match.clone(), "TakeFirst crate", "TakeCrate stone")) == (5, 6, 5, 5, 0)
    assert stock(play(match, "TakeFirst wood")) == (7, 5, 5, 5, 0)
    # Somebody on space five drops everything to four.
    match = at(seats={0: {**crates, "stock": {"food": 7}, "regular": 3}}, todo=[["TakeIn", 0, 1, 0, 0]])
    assert stock(play(match, "House five")) == (0, 0, 4, 0, 0)


@pytest.mark.rule("pest.tech.13-production-line")
def test_the_production_line_doubles_the_castle() -> None:
    match = producing({"castle": "drena", "technologies": ["t13", None, None]}, players=2)
    assert stock(match) == (0, 2, 0, 0, 0)


@pytest.mark.rule("pest.tech.25-mobile-workshop-produce")
def test_the_mobile_workshop_produces_with_a_person() -> None:
    seat = {"technologies": [None, "t25", None], "workshop": "herbs"}
    assert stock(producing(seat)) == (0, 0, 1, 0, 0)
    assert stock(producing({**seat, "people": [0, 1, 0]})) == (0, 0, 1, 1, 0)
    # It is one more place for a person, to assign to and to move from.
    match = play(act("produce-assign", seats={0: {**seat, "healthy": 1}}), "Do assign", "Assign mobile-workshop", "Finish")
    assert (me(match)["technologies"][1]["people"], me(match)["healthy"]) == (1, 0)
    assert not me(match, 1)["buildings"]["castle"]["person"]
    assert stock(play(match, "Do produce")) == (0, 0, 1, 1, 0)
    moved = play(act("produce-assign", seats={0: {**seat, "people": [0, 1, 0]}}), "Do assign")
    play(moved, "Lift mobile-workshop", "PutDown castle")
    assert (me(moved)["technologies"][1]["people"], me(moved)["buildings"]["castle"]["person"]) == (0, True)


@pytest.mark.rule("pest.tech.30-vaults")
def test_vaults_give_the_resource_of_the_doctors_location() -> None:
    vaults = {"technologies": ["t30", None, None], "doctor": "gotar"}
    assert stock(producing(vaults)) == (1, 0, 1, 0, 0)
    assert stock(producing(vaults, ruined=["gotar"])) == (0, 0, 1, 0, 0)
    weak = producing({**vaults, "regular": 3, "taken": "produce"})
    assert offered(weak, "ProduceLess") == ["wood", "food"]


@pytest.mark.rule("pest.tech.26-hoist")
def test_the_hoist_raises_every_capacity() -> None:
    hoist = {"technologies": [None, None, "t26"], "stock": {"food": 5, "wood": 6, "coin": 6}}
    assert stock(producing(hoist)) == (6, 0, 6, 0, 6)
    match = at(seats={0: {**hoist, "regular": 3}}, todo=[["TakeIn", 0, 1, 0, 0]])
    assert stock(play(match, "House five")) == (4, 0, 4, 0, 4)
