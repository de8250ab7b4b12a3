"""Laws: orders during their era, goals at its end."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import SHIPPED, act, at, me, play
from tests.games.pest.rules.test_building import RICH, pay


def laws_with(law: int) -> tuple[str, str, str]:
    laws = ["l1", "l7", "l13"]
    laws[(law - 1) // 5] = f"l{law}"
    return laws[0], laws[1], laws[2]


def year_of(law: int) -> int:
    return 1 + 2 * ((law - 1) // 5)


def order(match: lz.Match, law: int, seat: int = 0) -> int:
    return int(me(match, seat)["orders"][(law - 1) // 5])


def built(law: int, doctor: str, camp: str | None = None, seat: dict[str, Any] | None = None, **told: Any) -> lz.Match:
    """One building at the doctor, one at the camp if there is one, while a law is in force."""
    seats = told.pop("seats", {})
    mine = {"doctor": doctor, "camp": camp, "stock": RICH, **(seat or {})}
    match = act("build-heal", seats={**seats, 0: mine}, laws=laws_with(law), year=year_of(law), **told)
    pay(play(match, "Do build", "Build doctor district-1"))
    if camp is not None:
        pay(play(match, "Build camp district-2"))
    return match


def goal(law: int, seats: dict[int, dict[str, Any]], **told: Any) -> list[int]:
    """Fame tokens for the goal of a law."""
    match = at(seats=seats, laws=laws_with(law), year=year_of(law) + 1, todo=[["PayGoal"]], **told)
    return [me(match, seat)["fame"] for seat in range(match.players)]


# ---------------------------------------------------------------- orders


@pytest.mark.rule("pest.law.01-order-farm-restoration")
@pytest.mark.rule("pest.law.02-order-logging-camp-repair")
@pytest.mark.rule("pest.law.03-order-quarry")
@pytest.mark.rule("pest.law.04-order-grove")
@pytest.mark.parametrize(
    ("law", "yes", "no"), [(1, "riterra", "gotar"), (2, "gotar", "gollor"), (3, "gollor", "riterra"), (4, "sobal", "gotar")]
)
def test_orders_by_resource(law: int, yes: str, no: str) -> None:
    assert order(built(law, yes), law) == 1
    assert order(built(law, no), law) == 0


@pytest.mark.rule("pest.law.05-order-rural-lord")
@pytest.mark.rule("pest.law.08-order-urban-planning")
@pytest.mark.rule("pest.law.09-order-settlement-rebuilding")
@pytest.mark.parametrize(("law", "yes", "no"), [(5, "vards", "gollor"), (8, "gotar", "vards"), (9, "gollor", "gotar")])
def test_orders_by_type(law: int, yes: str, no: str) -> None:
    assert order(built(law, yes, no), law) == 1


@pytest.mark.rule("pest.law.order-advance")
def test_two_buildings_of_one_action_advance_twice() -> None:
    assert order(built(5, "vards", "sobal"), 5) == 2


@pytest.mark.rule("pest.law.06-order-collaboration")
def test_building_beside_a_rival() -> None:
    assert order(built(6, "gollor", seats={1: {"castle": "gollor"}}), 6) == 1
    assert order(built(6, "gollor"), 6) == 0


@pytest.mark.rule("pest.law.07-order-ports")
def test_building_in_a_harbour_counts_once() -> None:
    assert order(built(7, "gollor"), 7) == 1  # a blue and a black harbour
    assert order(built(7, "gotar"), 7) == 0


@pytest.mark.rule("pest.law.10-order-invention")
def test_acquiring_a_technology() -> None:
    for cards in ([None, None, None], ["t7", "t8", "t9"]):
        seat = {"research": 2, "technologies": cards}
        match = act("move-research", seats={0: seat}, laws=laws_with(10), year=3, market=["t2"])
        play(match, "Do research", "Buy t2 top")
        assert order(match, 10) == 1


@pytest.mark.rule("pest.law.11-order-containment")
def test_gathering_from_roads_counts_once_for_each() -> None:
    told: dict[str, Any] = {"laws": laws_with(11), "year": 5, "roads": {"sobal-gollor": 3, "gollor-klaor": 1}}
    match = act("move-heal", seats={0: {"doctor": "sobal", "stock": {"food": 5}}}, players=5, **told)
    play(match, "Do move", "Step gollor")
    assert order(match, 11) == 1
    play(match, "Step klaor")
    assert order(match, 11) == 2


@pytest.mark.rule("pest.law.12-order-quarantine-expertise")
def test_gathering_two_or_more_from_a_location() -> None:
    told: dict[str, Any] = {"laws": laws_with(12), "year": 5, "sick": {"gollor": 2, "klaor": 1, "lerk": 2}, "players": 5}
    seat = {"doctor": "sobal", "stock": {"food": 5}, "technologies": ["t22", None, None]}
    match = play(
        act("move-heal", seats={0: seat}, **told), "Do move", "Step gollor", "Clear food", "Step klaor", "Clear food"
    )
    assert order(match, 12) == 1
    play(match, "Step lerk", "Clear camp")
    assert order(match, 12) == 2
    # People healed at once by Improved Camp were gathered too.
    seat = {"doctor": "sobal", "technologies": ["t21", None, None]}
    match = play(act("move-heal", seats={0: seat}, **told), "Do move", "Step gollor")
    assert order(match, 12) == 1


@pytest.mark.rule("pest.law.13-order-black-routes")
def test_building_at_a_black_road_counts_once() -> None:
    assert order(built(13, "gollor"), 13) == 1
    assert order(built(13, "vards"), 13) == 0


@pytest.mark.rule("pest.law.14-order-empire-network")
@pytest.mark.rule("pest.law.15-order-outposts")
def test_next_to_or_away_from_own_buildings() -> None:
    assert order(built(14, "gotar"), 14) == 1  # next to the castle in Gnoll
    assert order(built(14, "malaren"), 14) == 0
    assert order(built(15, "malaren"), 15) == 1
    assert order(built(15, "gotar"), 15) == 0
    # The first building counts for the second: Malaren, then Vards beside it.
    assert order(built(14, "malaren", "vards"), 14) == 1
    assert order(built(15, "malaren", "vards"), 15) == 1


@pytest.mark.rule("pest.law.two-parts")
def test_only_the_order_of_the_current_era_is_in_force() -> None:
    match = act("build-heal", seats={0: {"doctor": "riterra", "stock": RICH}}, year=3, laws=("l1", "l8", "l13"))
    pay(play(match, "Do build", "Build doctor district-1"))
    assert me(match)["orders"] == [0, 1, 0]
    paid = at(year=4, seats={0: {"healthy": 3, "workers": ["castle"]}}, laws=("l1", "l6", "l13"), todo=[["PayGoal"]])
    assert me(paid)["fame"] == 2  # law 6 only: law 1 was paid an era ago


@pytest.mark.rule("pest.law.order-influence")
def test_order_spaces_give_their_influence() -> None:
    match = at(seats={0: {"orders": [2, 0, 0]}}, todo=[["OrderAdvances", 0]])
    assert (me(match)["orders"][0], me(match)["influence"]) == (3, 1)
    match = at(seats={0: {"orders": [1, 0, 0]}}, todo=[["OrderAdvances", 0]])
    assert (me(match)["orders"][0], me(match)["influence"]) == (2, 0)


@pytest.mark.rule("pest.law.order-four-steps")
@pytest.mark.rule("pest.law.order-shared-spaces")
def test_four_spaces_shared_by_all() -> None:
    match = at(seats={0: {"orders": [3, 0, 0]}}, todo=[["OrderAdvances", 0], ["OrderAdvances", 0]])
    assert (me(match)["orders"], me(match)["influence"]) == ([4, 0, 0], 0)
    match = at(seats={0: {"orders": [2, 0, 0]}, 1: {"orders": [1, 0, 0]}}, todo=[["OrderAdvances", 1]])
    assert [me(match, seat)["orders"][0] for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("pest.law.order-own-action-only")
def test_the_castle_meets_no_order() -> None:
    from tests.games.pest.rules.test_preparation import placed

    for seed in range(6):
        match = placed(3, seed)
        assert [me(match, seat)["orders"] for seat in range(3)] == [[0, 0, 0]] * 3


# ---------------------------------------------------------------- goals


@pytest.mark.rule("pest.law.01-goal-heal-people")
def test_goal_1() -> None:
    seat = {"healthy": 3, "buildings": {"mint": "gotar"}, "workers": ["mint", "castle"], "sector": 1}
    assert goal(1, {0: seat}) == [6, 0, 0]


@pytest.mark.rule("pest.law.02-goal-shelter-sick")
def test_goal_2() -> None:
    assert goal(2, {0: {"regular": 3, "taken": "move", "dead": 1}}) == [4, 0, 0]
    assert goal(2, {0: {"technologies": ["t1", None, None], "cell": 1}}) == [1, 0, 0]


@pytest.mark.rule("pest.law.03-goal-council-focus")
def test_goal_3() -> None:
    assert goal(3, {0: {"stock": {"coin": 5}}, 1: {"stock": {"coin": 1}}}) == [2, 0, 0]


@pytest.mark.rule("pest.law.04-goal-political-war")
def test_goal_4() -> None:
    assert goal(4, {0: {"influence": 9}, 1: {"influence": 6}, 2: {"influence": 2}}) == [5, 4, 3]
    assert goal(4, {0: {"influence": 3}}) == [5, 3, 3]


@pytest.mark.rule("pest.law.05-goal-food-stock")
def test_goal_5() -> None:
    assert goal(5, {0: {"stock": {"food": 4, "coin": 2}}}) == [4, 0, 0]


@pytest.mark.rule("pest.law.06-goal-employment")
def test_goal_6() -> None:
    seat = {
        "buildings": {"mint": "gotar", "district-1": "gollor"},
        "workers": ["castle", "mint", "district-1"],
        "sector": 2,
        "technologies": [None, "t25", None],
        "people": [0, 1, 0],
        "workshop": "food",
    }
    assert goal(6, {0: seat}) == [6, 0, 0]


@pytest.mark.rule("pest.law.07-goal-infrastructure")
def test_goal_7() -> None:
    sites = {"district-1": "gotar", "district-2": "gollor", "district-6": "sobal", "workshop": "vards"}
    assert goal(7, {0: {"buildings": sites}}) == [6, 0, 0]


@pytest.mark.rule("pest.law.08-goal-quarantine-protocols")
def test_goal_8() -> None:
    assert goal(8, {0: {"technologies": ["t19", None, None], "regular": 3, "dead": 2}}) == [6, 7, 7]


@pytest.mark.rule("pest.law.09-goal-cooperation")
def test_goal_9() -> None:
    seats = {
        0: {"buildings": {"district-1": "gotar"}},
        1: {"buildings": {"mint": "gotar"}},
        2: {"buildings": {"mint": "gotar"}},
    }
    assert goal(9, seats) == [2, 2, 2]


@pytest.mark.rule("pest.law.10-goal-emissaries")
def test_goal_10() -> None:
    shown: dict[str, Any] = {"plagues": ["p1", "p2", "p3", "p4"], "aids": ["a1", "a2", "a3", "a4"]}
    match = at(year=4, seats={0: {"sector": 4}}, laws=laws_with(10), todo=[["LeaveCapital"], ["PayGoal"]], **shown)
    assert (me(match)["fame"], me(match)["sector"]) == (4, 0)


@pytest.mark.rule("pest.law.11-goal-progress")
@pytest.mark.rule("pest.law.14-goal-progress")
@pytest.mark.parametrize("law", [11, 14])
def test_goals_11_and_14(law: int) -> None:
    assert goal(law, {0: {"technologies": ["t4", "t2", "t13"]}}) == [5, 0, 0]
    apparatus = SHIPPED["technology"][0]
    assert apparatus["fame"] > 0
    assert goal(law, {0: {"technologies": ["t1", None, None]}}) == [apparatus["fame"], 0, 0]


@pytest.mark.rule("pest.law.12-goal-accumulation")
def test_goal_12() -> None:
    assert goal(12, {0: {"stock": {"wood": 3, "stone": 2, "food": 5, "herbs": 2, "coin": 5}}}) == [4, 0, 0]


@pytest.mark.rule("pest.law.13-goal-building-mastery")
def test_goal_13() -> None:
    assert goal(13, {0: {"buildings": {"workshop": "gotar", "mint": "gollor"}}}) == [4, 0, 0]


@pytest.mark.rule("pest.law.15-goal-efficient-production")
def test_goal_15() -> None:
    assert goal(15, {0: {"stock": {"wood": 4, "stone": 3}}}) == [6, 0, 0]
