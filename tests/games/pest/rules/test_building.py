"""Building on the map and in the capital."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import act, happened, kinds, me, offered, place, play, refused, sick, stock, with_effect

SHEET_BUILDS = ("district-1", "district-2", "granary", "StopBuilding")
RICH = {"wood": 5, "stone": 5, "food": 3, "herbs": 5, "coin": 5}


def building(seat: dict[str, Any] | None = None, **told: Any) -> lz.Match:
    """Seat 0 begins to build, with goods for anything, its doctor in the city of Gotar."""
    seats = told.pop("seats", {})
    mine = {"doctor": "gotar", "stock": RICH, **(seat or {})}
    return play(act("build-heal", seats={**seats, 0: mine}, **told), "Do build")


def pay(match: lz.Match, coins: int = 0) -> lz.Match:
    """Pay without coins, plainly, whatever is asked on the way."""
    while not match.is_over and match.legal()[0].verb in ("Price", "PayCoins", "TakeCrate"):
        play(match, match.legal()[0].text)
    return match


def built(match: lz.Match, *choices: str) -> lz.Match:
    for choice in choices:
        pay(play(match, choice))
    return match


@pytest.mark.rule("pest.build.map-or-capital")
def test_map_or_capital() -> None:
    match = built(building({"camp": "klaor"}, players=5), "Build doctor district-1")
    assert refused(match, "BuildCapital granary", "pest.build.map-or-capital")
    assert offered(match, "BuildCapital") == []
    match = built(building({"camp": "klaor"}, players=5), "BuildCapital granary")
    assert offered(match, "Build") == []


@pytest.mark.rule("pest.build.where")
def test_one_building_at_the_doctor_and_one_at_the_camp() -> None:
    match = building({"camp": "vards"})
    assert {site.split()[0] for site in offered(match, "Build")} == {"doctor", "camp"}
    built(match, "Build camp district-1")
    assert {site.split()[0] for site in offered(match, "Build")} == {"doctor"}
    built(match, "Build doctor district-2")
    assert offered(match, "Build") == []
    assert (place(match, "vards")["buildings"][0], place(match, "gotar")["buildings"][0]) == ("district-1", "district-2")
    same = built(building({"camp": "gotar"}), "Build doctor district-1")
    assert offered(same, "Build") == []


@pytest.mark.rule("pest.reminder.sheet-agrees")
def test_the_sheet_and_the_rules_agree_on_what_a_build_action_gives() -> None:
    """One building at the doctor and/or one at the camp, or one building of the capital: nothing else ever happens."""
    ends: set[tuple[int, int]] = set()
    todo = [building({"camp": "vards", "stock": {"wood": 5, "stone": 5, "food": 2}})]
    while todo:
        match = todo.pop()
        if match.decision is None or match.decision.frame == "Act":
            on_map = [row["location"] for name, row in me(match)["buildings"].items() if row and name != "castle"]
            assert set(on_map) <= {"gotar", "vards"}
            ends.add((len(on_map), list(match.view(None)["capital_buildings"].values()).count(0)))
            continue
        picked = [choice.text for choice in match.legal() if choice.text.split()[-1] in SHEET_BUILDS]
        todo += [play(match.clone(), text) for text in picked or [match.legal()[0].text]]
    assert ends == {(0, 0), (1, 0), (2, 0), (0, 1)}


@pytest.mark.rule("pest.build.one-own-per-location")
def test_one_own_building_in_a_location() -> None:
    match = building({"castle": "gotar"})
    assert refused(match, "Build doctor district-1", "pest.build.one-own-per-location")


@pytest.mark.rule("pest.build.capacity")
def test_villages_towns_and_cities_hold_one_two_and_three() -> None:
    rivals = {
        1: {"buildings": {"district-1": "gollor", "district-2": "gotar"}},
        2: {"buildings": {"mint": "gollor", "factory": "gotar"}},
    }
    assert refused(building({"doctor": "gollor"}, seats=rivals), "Build doctor district-1", "pest.build.capacity")
    assert offered(building(seats=rivals), "Build")
    assert refused(building({"doctor": "arler"}), "Build doctor district-1", "pest.build.capacity")


@pytest.mark.rule("pest.build.not-in-ruin")
def test_nothing_is_built_in_ruins() -> None:
    match = building({"camp": "vards"}, ruined=["gotar", "vards"])
    assert offered(match, "Build") == []
    assert refused(match, "Build doctor district-1", "pest.build.not-in-ruin")


@pytest.mark.rule("pest.build.sick-present")
def test_sick_people_do_not_prevent_building() -> None:
    match = built(building(sick={"gotar": 1}), "Build doctor district-1")
    assert sick(match) == {"gotar": 1}


@pytest.mark.rule("pest.build.cost-on-board")
def test_the_price_is_wood_and_stone_with_coins_as_jokers() -> None:
    match = building({"stock": {"wood": 1, "stone": 1, "coin": 1}})
    assert offered(match, "Build") == ["doctor district-1", "doctor district-2", "doctor district-3"]
    play(match, "Build doctor district-2")
    assert stock(match) == (0, 0, 0, 0, 0)
    assert me(match)["buildings"]["district-2"]["location"] == "gotar"


@pytest.mark.rule("pest.build.resource-token")
def test_the_location_says_what_is_produced() -> None:
    match = built(building({"doctor": "riterra", "camp": "sobal"}), "Build doctor district-1", "Build camp mint")
    buildings = me(match)["buildings"]
    assert (buildings["district-1"]["product"], buildings["mint"]["product"]) == ("food", "coin")


@pytest.mark.rule("pest.build.influence-by-type")
@pytest.mark.parametrize(("doctor", "influence"), [("gotar", 3), ("gollor", 2), ("vards", 1)])
def test_the_first_building_gives_influence_by_type(doctor: str, influence: int) -> None:
    assert me(built(building({"doctor": doctor}), "Build doctor district-1"))["influence"] == influence


@pytest.mark.rule("pest.build.influence-minus-others")
def test_each_rival_building_lowers_the_influence() -> None:
    one = {1: {"buildings": {"mint": "gotar", "factory": "gollor"}}}
    two = {**one, 2: {"buildings": {"mint": "gotar"}}}
    assert me(built(building(seats=one), "Build doctor district-1"))["influence"] == 2
    assert me(built(building(seats=two), "Build doctor district-1"))["influence"] == 1
    assert me(built(building({"doctor": "gollor"}, seats=one), "Build doctor district-1"))["influence"] == 1


@pytest.mark.rule("pest.build.returns-camp")
def test_building_at_the_camp_returns_it() -> None:
    match = built(building({"camp": "vards"}), "Build camp district-1")
    assert me(match)["camp"] is None
    assert me(built(building({"camp": "gotar"}), "Build doctor district-1"))["camp"] is None
    assert me(built(building({"camp": "vards"}), "Build doctor district-1"))["camp"] == "vards"


@pytest.mark.rule("pest.build.sequential-payment")
def test_a_reward_of_the_first_building_can_pay_the_second() -> None:
    """Three influence reach space 3 with its crate: the one wood that was missing."""
    match = building({"camp": "vards", "stock": {"wood": 1, "stone": 2}})
    play(match, "Build doctor district-1", "TakeCrate wood")
    assert "camp district-1" not in offered(match, "Build")
    assert stock(match)[:2] == (1, 1)
    match = building({"camp": "vards", "stock": {"wood": 2, "stone": 3}})
    play(match, "Build doctor district-1", "TakeCrate wood")
    assert "camp district-2" in offered(match, "Build")


@pytest.mark.rule("pest.build.sequence")
@pytest.mark.rule("pest.tech.07-construction-crane")
def test_pay_build_influence_then_the_order() -> None:
    seat = {"doctor": "tarius", "castle": "lor", "technologies": ["t7", None, None], "camp": "tarius"}
    match = building(seat, players=5, year=5, laws=("l3", "l7", "l14"))
    built(match, "Build doctor district-1")
    told = [kind for kind in kinds(match) if kind not in ("action-began", "resource-gained")]
    assert told[:4] == ["resource-paid", "resource-paid", "building-built", "camp-returned"]
    assert told.index("order-advanced") > max(at for at, kind in enumerate(told[:-2]) if kind == "influence-gained")
    assert [event["space"] for event in happened(match, "influence-gained")] == [1, 2, 3, 4]  # 2 + 1, then the order's 1


@pytest.mark.rule("pest.build.weak")
def test_a_weak_build_costs_one_more_in_all() -> None:
    weak = {"regular": 3, "taken": "build", "camp": "vards"}
    match = building(weak)
    play(match, "Build doctor district-1")
    assert offered(match, "Price") == ["add-wood", "add-stone"]
    play(match, "Price add-stone", "PayCoins 0", "PayCoins 0", "TakeCrate food")
    assert stock(match)[:2] == (4, 3)
    play(match, "Build camp district-2", "PayCoins 0", "PayCoins 0")
    assert stock(match)[:2] == (2, 2)
    capital = building({"regular": 3, "taken": "build", "stock": {"wood": 3, "food": 2}})
    play(capital, "BuildCapital granary")
    assert stock(capital) == (0, 0, 0, 0, 0)
    # A coin may pay the extra unit; a token restores the plain price, and never saves more.
    token = building({"regular": 3, "taken": "build", "research": 2, "camp": "vards"})
    play(token, "Build doctor district-1")
    assert offered(token, "Price") == ["add-wood", "add-stone", "restore"]
    play(token, "Price restore", "PayCoins 0", "PayCoins 0", "TakeCrate food", "Build camp district-2")
    assert offered(token, "Price") == []
    assert me(token)["research"] == 1


@pytest.mark.rule("pest.build.boost")
def test_a_boosted_build_costs_one_less_in_all() -> None:
    match = building({"research": 2, "camp": "vards"})
    play(match, "Build doctor district-2")
    assert offered(match, "Price") == ["plain", "save-wood", "save-stone"]
    play(match, "Price save-wood", "PayCoins 0", "PayCoins 0", "TakeCrate food")
    assert (stock(match)[:2], me(match)["research"]) == ((4, 4), 1)
    play(match, "Build camp district-4")
    assert offered(match, "Price") == []  # one token a turn
    # The saving may be kept for the second building; food and herbs are never lowered.
    later = building({"research": 1, "camp": "vards"})
    play(later, "Build doctor district-1", "Price plain", "PayCoins 0", "PayCoins 0", "TakeCrate food", "Build camp mint")
    assert offered(later, "Price") == ["plain", "save-wood", "save-stone"]
    capital = play(building({"research": 1}), "BuildCapital granary")
    assert offered(capital, "Price") == ["plain", "save-wood"]
    assert offered(play(building({"research": 1}), "BuildCapital hospital"), "Price") == ["plain", "save-stone"]


@pytest.mark.rule("pest.build.capital-building")
@pytest.mark.rule("pest.build.capital-reward")
def test_a_capital_building_is_built_once_from_anywhere() -> None:
    match = built(building({"doctor": "lerk", "influence": 20}), "BuildCapital palace")
    assert (me(match)["influence"], me(match)["fame"], match.view(None)["capital_buildings"]["palace"]) == (24, 6, 0)
    other = building(capital_buildings={"palace": 1})
    assert refused(other, "BuildCapital palace", "pest.build.capital-building")


@pytest.mark.rule("pest.build.capital-building-scope")
def test_a_capital_building_meets_no_order_and_takes_no_place() -> None:
    match = built(building(year=5, laws=("l3", "l7", "l15")), "BuildCapital granary")
    assert me(match)["orders"] == [0, 0, 0]
    assert [name for name, row in me(match)["buildings"].items() if row] == ["castle"]


@pytest.mark.rule("pest.tech.02-blast-furnace")
def test_blast_furnace_for_villages() -> None:
    furnace = {"technologies": ["t2", None, None]}
    assert me(built(building({**furnace, "doctor": "vards"}), "Build doctor district-1"))["influence"] == 2
    assert me(built(building({**furnace, "doctor": "gollor"}), "Build doctor district-1"))["influence"] == 2


@pytest.mark.rule("pest.tech.07-construction-crane")
def test_construction_crane_for_towns() -> None:
    seats = {1: {"buildings": {"mint": "gollor"}}}
    crane = {"technologies": ["t7", None, None], "doctor": "gollor"}
    assert me(built(building(crane, seats=seats), "Build doctor district-1"))["influence"] == 2


@pytest.mark.rule("pest.tech.20-tool-cart")
def test_the_tool_cart_pays_at_the_end_of_the_action() -> None:
    cart = {"technologies": ["t20", None, None], "camp": "drena", "castle": "gnoll"}
    match = building({**cart, "stock": {"wood": 3, "stone": 2}}, seats={2: {"castle": "bais"}}, players=5)
    play(match, "Build doctor district-1", "TakeCrate food")
    assert stock(match)[:2] == (2, 1)  # not yet
    play(match, "Build camp district-2")
    assert stock(match) == (1, 1, 1, 0, 0)  # a wood of Gotar, a stone of Drena
    one = building({**cart, "stock": {"wood": 3, "stone": 2}}, seats={2: {"castle": "bais"}}, players=5)
    play(one, "Build doctor district-1", "TakeCrate food", "StopBuilding")
    assert stock(one) == (3, 1, 1, 0, 0)
    nothing = play(building({**cart, "stock": {"wood": 3, "stone": 2}}), "StopBuilding")
    assert stock(nothing) == (3, 2, 0, 0, 0)


@pytest.mark.rule("pest.build.capital-reward")
def test_capital_rewards_come_from_the_edition() -> None:
    printed = with_effect("capital_building", 0, "fame", 9)
    match = built(building(printed=printed), "BuildCapital granary")
    assert me(match)["fame"] == 9
