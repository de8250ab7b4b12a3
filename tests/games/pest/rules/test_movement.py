"""Moving the doctor: points, the sick on the way, the capital, the camp."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import (
    act,
    frame,
    held,
    legal,
    me,
    offered,
    place,
    play,
    refused,
    road_sick,
    stock,
)


def moving(doctor: str, seat: dict[str, Any] | None = None, **told: Any) -> lz.Match:
    """Seat 0's doctor begins to move from a location."""
    seats = told.pop("seats", {})
    match = act("move-heal", seats={**seats, 0: {"doctor": doctor, **(seat or {})}}, **told)
    return play(match, "Do move")


def points(match: lz.Match) -> int:
    top = match.position()["todo"][-1]
    assert top[0] == "Move"
    return int(top[2])


NO_CAMP = {"camp": "lerk"}


@pytest.mark.rule("pest.move.two-points")
def test_two_points_along_roads() -> None:
    match = play(moving("sobal"), "Step gollor", "Step klaor")
    assert offered(match, "Step") == []
    assert refused(match, "Step lerk", "pest.move.two-points")
    assert refused(moving("sobal"), "Step klaor", "pest.concept.adjacency-by-road")


@pytest.mark.rule("pest.move.foreign-location-costs-one")
@pytest.mark.rule("pest.camp.no-discount-or-ownership")
def test_a_location_with_only_the_own_camp_costs_a_point() -> None:
    assert points(play(moving("gollor", {"camp": "gotar"}), "Step gotar")) == 1
    # A camp takes no building place: Blue builds beside it for full influence.
    seats = {0: {"camp": "vards"}, 1: {"doctor": "vards", "stock": {"wood": 2, "stone": 2}}}
    match = play(act("build-heal", seat=1, seats=seats), "Do build", "Build doctor district-1")
    assert me(match, 1)["influence"] == 1


@pytest.mark.rule("pest.move.own-building-free")
def test_own_buildings_are_free() -> None:
    """Veria - Gnoll (castle) - Gotar (district) - Klaor - Lerk."""
    match = moving("veria", {"buildings": {"district-1": "gotar"}}, ruined=[])
    play(match, "Step gnoll", "Step gotar")
    assert points(match) == 2
    play(match, "Step klaor", "Step lerk")
    assert points(match) == 0
    # At zero points an own building next door is still open.
    match = play(moving("sobal", {"buildings": {"district-1": "klaor"}}, players=5), "Step gollor", "Step gotar")
    assert sorted(offered(match, "Step")) == ["gnoll", "klaor"]


@pytest.mark.rule("pest.move.capital-free-no-stop")
def test_the_capital_is_free_and_no_place_to_stop() -> None:
    match = play(moving("kelier"), "Step capital")
    assert points(match) == 2
    assert refused(match, "Stop", "pest.move.capital-free-no-stop")
    assert refused(match, "Camp", "pest.camp.not-on-road-or-capital")
    play(match, "Step menrey")
    assert points(match) == 1


@pytest.mark.rule("pest.move.capital-way-out")
def test_the_capital_is_entered_only_with_a_way_out() -> None:
    match = play(moving("porral", players=5), "Step riterra", "Step veria")
    assert points(match) == 0
    match = play(moving("porral", players=5), "Step milessar", "Step seora")
    assert refused(match, "Step capital", "pest.move.capital-way-out")
    seat = {"buildings": {"district-1": "numenar"}}
    match = play(moving("porral", seat, players=5), "Step milessar", "Step seora")
    play(match, "Step capital")
    assert legal(match) == ["Step numenar"]


@pytest.mark.rule("pest.move.capital-way-out")
def test_the_way_out_may_be_the_way_in() -> None:
    """Every other road out is too dear: the road that was just cleared costs nothing on the way back."""
    crowded = {"capital-menrey": 9, "capital-numenar": 9, "capital-seora": 9, "capital-tarius": 9}
    match = moving("kelier", {"stock": {"food": 2}}, roads={"capital-kelier": 2, **crowded})
    play(match, "Step capital")
    assert legal(match) == ["Step kelier"]
    assert refused(moving("kelier", {"stock": {"food": 1}}, roads={"capital-kelier": 2, **crowded}), "Step capital")


@pytest.mark.rule("pest.action.perform-without-effect")
def test_a_move_is_offered_if_anything_opens_a_way() -> None:
    """Gollor's neighbours are full of sick people: food, the camp, or a token for a jump open a way."""
    told: dict[str, Any] = {"sick": {"gotar": 9, "klaor": 9, "sobal": 9}, "players": 5}
    weak = {"doctor": "gollor", "regular": 3, "taken": "move", **NO_CAMP}
    assert refused(act("move-heal", seats={0: weak}, **told), "Do move", "pest.move.blocked-if-unpayable")
    assert "Do move" in legal(act("move-heal", seats={0: {**weak, "camp": None}}, **told))
    jump = {**weak, "technologies": ["t6", None, None]}
    assert refused(act("move-heal", seats={0: jump}, **told), "Do move")
    match = play(act("move-heal", seats={0: {**jump, "research": 1}}, **told), "Do move")
    assert (offered(match, "Step"), offered(match, "Jump"), "Boost" in legal(match)) == ([], [], True)
    assert "kellis" in offered(play(match, "Boost"), "Jump")


@pytest.mark.rule("pest.concept.capital-sectors")
def test_the_capital_is_no_location() -> None:
    match = moving("kelier")
    assert "capital" not in match.view(None)["locations"]
    assert [row["sector"] for row in match.view(None)["seats"]] == [0, 0, 0]


@pytest.mark.rule("pest.move.must-clear-location")
@pytest.mark.rule("pest.move.first-free-in-location")
@pytest.mark.parametrize(("count", "price"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_first_is_free_and_each_further_one_costs_food(count: int, price: int) -> None:
    told: dict[str, Any] = {"sick": {"gotar": count}} if count else {}
    match = play(moving("gollor", {**NO_CAMP, "stock": {"food": 5}}, **told), "Step gotar")
    while frame(match) == "HousePerson":
        play(match, "House five")
    assert (stock(match)[2], place(match, "gotar")["sick"], held(match)) == (min(5 - price, 4 if count > 3 else 5), 0, count)


@pytest.mark.rule("pest.move.road-each-costs-food")
@pytest.mark.rule("pest.camp.not-on-road-or-capital")
def test_each_person_on_a_road_costs_food() -> None:
    match = play(moving("gollor", {"stock": {"food": 3}}, roads={"gollor-gotar": 3}), "Step gotar")
    assert (stock(match)[2], road_sick(match), held(match)) == (0, {}, 3)
    # A camp at hand does not help on a road.
    match = moving("gollor", {"stock": {"food": 1}}, roads={"gollor-gotar": 2})
    assert refused(match, "Step gotar", "pest.move.blocked-if-unpayable")


@pytest.mark.rule("pest.move.blocked-if-unpayable")
def test_who_cannot_pay_cannot_enter() -> None:
    assert refused(moving("gollor", NO_CAMP, sick={"gotar": 2}), "Step gotar", "pest.move.blocked-if-unpayable")
    assert "gotar" in offered(moving("gollor", NO_CAMP, sick={"gotar": 1}), "Step")
    assert "gotar" in offered(moving("gollor", sick={"gotar": 2}), "Step")


@pytest.mark.rule("pest.move.worked-example")
def test_from_gollor_to_gotar() -> None:
    """Three people on the road for three food, three in the city for two more."""
    seat = {**NO_CAMP, "stock": {"food": 5}}
    match = play(moving("gollor", seat, roads={"gollor-gotar": 3}, sick={"gotar": 3}), "Step gotar")
    assert (stock(match)[2], me(match)["quarantine"]["regular"], frame(match)) == (0, 3, "HousePerson")
    play(match, "House move", "House build", "House five")
    assert (held(match), road_sick(match), place(match, "gotar")["sick"]) == (6, {}, 0)
    play(match, "Stop")
    assert stock(match) == (1, 0, 0, 0, 0)  # Gotar produces wood


@pytest.mark.rule("pest.move.resource-at-end")
def test_the_location_of_the_stop_pays_one_resource() -> None:
    match = play(moving("gollor", {"stock": {"herbs": 2}}), "Step sobal", "Stop")
    assert stock(match) == (0, 0, 0, 3, 0)
    match = play(moving("gollor"), "Step gotar", "Step vards", "Stop")
    assert stock(match) == (1, 0, 0, 0, 0)


@pytest.mark.rule("pest.move.no-resource-in-ruin")
def test_a_ruin_pays_nothing() -> None:
    assert stock(play(moving("gollor", ruined=["gotar"]), "Step gotar", "Stop")) == (0, 0, 0, 0, 0)


@pytest.mark.rule("pest.move.must-enter-for-resource")
def test_standing_still_pays_nothing() -> None:
    match = play(moving("gollor"), "Stop")
    assert (stock(match), me(match)["camp"]) == ((0, 0, 0, 0, 0), None)


@pytest.mark.rule("pest.move.no-reentry")
def test_no_location_is_entered_twice() -> None:
    match = play(moving("gollor", {"research": 1}), "Boost", "Step gotar", "Step klaor")
    assert refused(match, "Step gotar", "pest.move.no-reentry")
    assert "gollor" in offered(match, "Step")  # where it began: not entered yet


@pytest.mark.rule("pest.move.weak")
@pytest.mark.rule("pest.move.boost")
def test_weak_and_boosted_moves() -> None:
    assert points(moving("gollor", {"regular": 3, "taken": "move"})) == 1
    assert points(play(moving("gollor", {"research": 1}), "Boost")) == 3
    weak = moving("veria", {"regular": 3, "taken": "move"})
    assert points(play(weak, "Step gnoll")) == 1  # the own castle is still free


@pytest.mark.rule("pest.move.full-quarantine-still-moves")
def test_a_full_quarantine_does_not_stop_a_move() -> None:
    full = {"regular": 3, "taken": "move+build+produce+five", **NO_CAMP}
    match = play(moving("gollor", full, sick={"gotar": 1}), "Step gotar")
    assert (me(match)["graveyard"], held(match), me(match)["doctor"]) == (1, 7, "gotar")


@pytest.mark.rule("pest.move.step-sequence")
def test_road_and_location_are_looked_at_together() -> None:
    told: dict[str, Any] = {"roads": {"gollor-gotar": 2}, "sick": {"gotar": 2}}
    match = play(moving("gollor", {**NO_CAMP, "stock": {"food": 3}}, **told), "Step gotar")
    while frame(match) == "HousePerson":
        play(match, "House build")
    paid = [event["count"] for event in match.events() if event["kind"] == "resource-paid"]
    assert paid == [2, 1]
    assert refused(moving("gollor", {**NO_CAMP, "stock": {"food": 2}}, **told), "Step gotar")
    # Food that a rival's location gives comes too late for itself and in time for the next step.
    seats = {1: {"buildings": {"mint": "riterra"}}}
    seat = {**NO_CAMP, "technologies": ["t5", None, None]}
    match = moving("sobal", seat, seats=seats, roads={"riterra-veria": 1})
    play(match, "Step riterra")
    assert (stock(match)[2], "veria" in offered(match, "Step")) == (1, True)
    blocked = moving("sobal", seat, seats=seats, sick={"riterra": 2})
    assert refused(blocked, "Step riterra")


CROWDED: dict[str, Any] = {
    "players": 5,
    "year": 5,
    "roads": {"gollor-gotar": 1},
    "sick": {"gotar": 2, "klaor": 9, "sobal": 9},
}
BEFORE_A_CRATE = {**NO_CAMP, "stock": {"food": 1}, "influence": 2}


@pytest.mark.rule("pest.move.road-brings-means")
@pytest.mark.rule("pest.law.11-order-containment")
def test_what_a_road_brings_may_pay_for_its_end() -> None:
    """One food for the road; the order's influence reaches a crate, which as food clears the city at its end."""
    match = moving("gollor", BEFORE_A_CRATE, laws=("l1", "l7", "l11"), **CROWDED)
    assert offered(match, "Step") == ["gotar"]
    play(match, "Step gotar")
    assert (frame(match), me(match)["orders"]) == ("TakeCrate", [0, 0, 1])
    went = play(match.clone(), "TakeCrate food")
    assert (me(went)["doctor"], place(went, "gotar")["sick"], stock(went)[2], held(went)) == ("gotar", 0, 0, 3)
    assert (points(went), offered(went, "Stop")) == (1, [""])
    stayed = play(match, "TakeCrate wood")
    assert (me(stayed)["doctor"], road_sick(stayed), place(stayed, "gotar")["sick"], points(stayed)) == ("gollor", {}, 2, 2)
    assert [event["to"] for event in stayed.events() if event["kind"] == "doctor-stayed"] == ["gotar"]
    assert refused(stayed, "Step gotar", "pest.move.blocked-if-unpayable")
    assert stock(play(stayed, "Stop")) == (1, 0, 0, 0, 0)  # nothing was entered


@pytest.mark.rule("pest.move.road-brings-means")
def test_a_coin_met_on_the_road_pays_without_a_question() -> None:
    seat = {**BEFORE_A_CRATE, "influence": 12}
    match = play(moving("gollor", seat, laws=("l1", "l7", "l11"), **CROWDED), "Step gotar")
    assert (me(match)["doctor"], stock(match), frame(match)) == ("gotar", (0, 0, 0, 0, 0), "Move")


@pytest.mark.rule("pest.move.road-brings-means")
@pytest.mark.rule("pest.action.perform-without-effect")
@pytest.mark.parametrize(
    ("seat", "law"),
    [
        ({}, "l12"),
        ({"influence": 3}, "l11"),
        ({"orders": [0, 0, 4]}, "l11"),
        ({"stock": {}}, "l11"),
        ({"stock": {"wood": 5}}, "l11"),
    ],
)
def test_a_road_that_brings_too_little_opens_no_way(seat: dict[str, Any], law: str) -> None:
    told = {"doctor": "gollor", **BEFORE_A_CRATE}
    assert "Do move" in legal(act("move-heal", seats={0: told}, laws=("l1", "l7", "l11"), **CROWDED))
    match = act("move-heal", seats={0: {**told, **seat}}, laws=("l1", "l7", law), **CROWDED)
    assert refused(match, "Do move", "pest.move.blocked-if-unpayable")


@pytest.mark.rule("pest.move.road-brings-means")
def test_who_could_not_stay_needs_the_means_in_hand() -> None:
    told: dict[str, Any] = {"year": 5, "laws": ("l1", "l7", "l11"), "roads": {"capital-menrey": 1}, "sick": {"menrey": 2}}
    match = play(moving("kelier", BEFORE_A_CRATE, **told), "Step capital")
    assert refused(match, "Step menrey", "pest.move.blocked-if-unpayable")
    rich = {**BEFORE_A_CRATE, "stock": {"food": 2}}
    assert "menrey" in offered(play(moving("kelier", rich, **told), "Step capital"), "Step")
    # Likewise behind a camp that was left before the first step: a step must follow.
    camp = {**BEFORE_A_CRATE, "camp": None}
    told = {"year": 5, "laws": ("l1", "l7", "l11"), "roads": {"gollor-gotar": 1}, "sick": {"gotar": 2}}
    match = play(moving("gollor", camp, **told), "Camp")
    assert (offered(match, "Step"), offered(moving("gollor", BEFORE_A_CRATE, **told), "Step")) == (
        ["klaor", "sobal"],
        ["gotar", "klaor", "sobal"],
    )


def test_a_doctor_on_a_road_keeps_what_the_location_costs() -> None:
    """Five food: three for the road, two for the city. A person on space five would cut off the fifth."""
    seat = {**NO_CAMP, "regular": 3, "stock": {"food": 5, "coin": 2}}
    match = play(moving("gollor", seat, roads={"gollor-gotar": 1}, sick={"gotar": 7}), "Step gotar", "PayCoins 1")
    assert frame(match) == "HousePerson"
    assert "House five" not in legal(match)  # 4 food and 1 coin would not pay for six people
    assert "House build" in legal(match)


# ---------------------------------------------------------------- the camp


@pytest.mark.rule("pest.camp.place-while-moving")
@pytest.mark.rule("pest.camp.placed-where-doctor-stands")
def test_the_camp_is_left_where_the_doctor_stands() -> None:
    for steps in range(3):
        match = play(moving("gollor"), *["Step gotar", "Step vards"][:steps], "Camp")
        assert me(match)["camp"] == ("gollor", "gotar", "vards")[steps]
        assert refused(match, "Camp", "pest.camp.cannot-move")
    match = play(moving("gollor"), "Camp")
    assert refused(match, "Stop", "pest.camp.placed-where-doctor-stands")
    play(match, "Step gotar", "Stop")


@pytest.mark.rule("pest.camp.clears-free")
def test_the_camp_clears_a_location_without_food() -> None:
    match = play(moving("gollor", sick={"gotar": 5}), "Step gotar")
    while frame(match) == "HousePerson":
        play(match, "House graveyard")
    assert (place(match, "gotar")["sick"], me(match)["camp"], me(match)["graveyard"]) == (0, "gotar", 2)
    match = play(moving("gollor", sick={"gollor": 1}), "Camp")
    assert (place(match, "gollor")["sick"], held(match)) == (0, 1)


@pytest.mark.rule("pest.camp.cannot-move")
def test_a_placed_camp_stays() -> None:
    match = moving("gollor", {"camp": "gotar"})
    assert refused(match, "Camp", "pest.camp.cannot-move")
    play(match, "Step gotar", "Step vards", "Stop")
    assert me(match)["camp"] == "gotar"


@pytest.mark.rule("pest.camp.in-ruin")
def test_a_camp_may_stand_in_a_ruin() -> None:
    match = play(moving("gollor", ruined=["gotar"]), "Step gotar", "Camp", "Stop")
    assert me(match)["camp"] == "gotar"


@pytest.mark.rule("pest.concept.sharing-space")
def test_doctors_and_camps_share_a_location() -> None:
    match = moving("gollor", seats={1: {"doctor": "gotar", "camp": "gotar"}})
    play(match, "Step gotar", "Camp", "Stop")
    row = place(match, "gotar")
    assert (row["doctors"], row["camps"]) == ([0, 1], [0, 1])
