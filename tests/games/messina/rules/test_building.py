"""Building, workshops of both eras, carts."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import (
    at,
    doing,
    frame,
    happened,
    legal,
    offered,
    play,
    points,
    rating,
    seat,
    stock,
    verbs,
    why_not,
)


def build(**told: Any) -> lz.Match:
    return doing(["BuildOne", 0, 0, 1], **told)


def tops(match: lz.Match) -> list[str | None]:
    return [row["top"] for row in match.view(None)["stacks"]]


@pytest.mark.rule("messina.build.refresh")
@pytest.mark.parametrize(("group", "changed"), [("cabins", [0, 1, 2]), ("workshops", [3, 4, 5])])
def test_a_refresh_turns_over_one_group(group: str, changed: list[int]) -> None:
    match = build(me={"coin": 9, "wood": 9})
    before = tops(match)
    play(match, f"Refresh {group} coin")
    assert [at for at in range(6) if tops(match)[at] != before[at]] == changed
    assert [row["under"] for row in match.view(None)["stacks"]] == [[before[at]] if at in changed else [] for at in range(6)]
    assert why_not(match, "Refresh cabins coin") == ["messina.build.refresh"]
    assert match.view(None)["carts"] == ["C4-1"]


@pytest.mark.rule("messina.build.refresh")
def test_what_was_put_under_a_stack_comes_up_again_in_its_order() -> None:
    """A stack of two that all have seen, and one of a single token: the one comes round, the other stays."""
    built = dict.fromkeys(("B7", "B8", "B10", "B11"), 0)
    told = {"you": {"workshops": built}, "tops": {3: "B9"}, "under": {3: ["B12"]}}
    match = build(me={"fire": 2, "wood": 5, "coin": 5}, **told)
    play(match, "Refresh workshops fire")
    assert match.view(None)["stacks"][3] == {"top": "B12", "unseen": 0, "under": ["B9"]}
    alone = build(me={"fire": 2, "wood": 5, "coin": 5}, you={"workshops": {**built, "B12": 0}}, tops={3: "B9"})
    play(alone, "Refresh workshops fire")
    assert tops(alone)[3] == "B9" and tops(alone)[4] != "B6"


@pytest.mark.rule("messina.build.refresh-cost")
@pytest.mark.parametrize("cost", ["coin", "wood", "fire", "powerfire", "vp"])
def test_a_refresh_costs_a_point_or_any_resource(cost: str) -> None:
    match = build(me={"points": 1} if cost == "vp" else {cost: 1})
    assert offered(match, "Refresh") == [f"cabins {cost}", f"workshops {cost}"]
    play(match, f"Refresh cabins {cost}")
    assert (stock(match), points(match)) == ((0, 0, 0, 0), 0)


@pytest.mark.rule("messina.build.refresh-cost")
def test_nobody_pays_a_point_he_has_not() -> None:
    match = build(me={"coin": 4, "points": 0})
    assert why_not(match, "Refresh cabins vp") == ["messina.build.refresh-cost"]


@pytest.mark.rule("messina.build.refresh-cost")
def test_a_point_paid_puts_the_disc_on_top() -> None:
    match = play(build(me={"points": 3}, you={"points": 2}), "Refresh cabins vp")
    assert seat(match)["discs"]["points"] == [2, 1]


@pytest.mark.rule("messina.build.refresh-then-build")
def test_after_a_refresh_one_must_build_if_one_can() -> None:
    match = play(build(me={"coin": 5, "wood": 5}), "Refresh cabins coin")
    assert verbs(match) == {"Build", "Buy"} and why_not(match, "Stop") == ["messina.build.refresh-then-build"]
    match = play(build(me={"points": 1}), "Refresh cabins vp")
    assert legal(match) == ["Stop"]


@pytest.mark.rule("messina.build.pay")
def test_what_cannot_be_paid_is_not_offered() -> None:
    match = build(me={"wood": 0, "coin": 5}, tops={0: "Q8"})
    assert "Q8" not in offered(match, "Build")
    assert why_not(match, "Build Q8") == ["messina.build.pay"]
    assert why_not(match, "Build Q1") == ["messina.build.reveal-next"]
    match = play(build(me={"wood": 1}, tops={0: "Q8"}), "Build Q8")
    assert (stock(match)[1], seat(match)["cabins"][0]["upgrade"]) == (0, "Q8")


@pytest.mark.rule("messina.build.reveal-next")
def test_the_next_token_is_revealed() -> None:
    match = build(me={"wood": 9, "coin": 9})
    before = match.view(None)["stacks"][4]
    play(match, "Build B6")
    after = match.view(None)["stacks"][4]
    assert after["top"] not in (None, "B6") and after["unseen"] == before["unseen"] - 1
    match = play(build(me={"wood": 2}), "Build Q15")
    assert tops(match)[2] not in (None, "Q15") and tops(match)[:2] == ["Q13", "Q14"]
    shops = dict.fromkeys(("B1", "B2", "B3", "B4", "B5"), 0)
    match = play(build(me={"wood": 9, "coin": 9}, you={"workshops": shops}), "Build B6")
    assert match.view(None)["stacks"][4] == {"top": None, "unseen": 0, "under": []}


@pytest.mark.rule("messina.build.cabin-target")
def test_a_cabin_without_upgrade_occupied_or_not() -> None:
    cabins = [("craftsman", 1, None), (None, 0, "Q1"), (None, 0, None), (None, 0, None)]
    match = play(build(me={"wood": 1, "cabins": cabins}, tops={0: "Q8"}), "Build Q8")
    assert legal(match) == ["OnCabin cabin1", "OnCabin cabin3"]
    assert why_not(match, "OnCabin cabin2") == ["messina.build.cabin-target"]
    play(match, "OnCabin cabin1")
    assert seat(match)["cabins"][0] == {"citizen": "craftsman", "stage": 1, "upgrade": "Q8"}
    full = [(None, 0, name) for name in ("Q1", "Q2", "Q3", "Q4")]
    match = build(me={"wood": 1, "cabins": full}, tops={0: "Q8"})
    assert why_not(match, "Build Q8") == ["messina.build.cabin-target"]


@pytest.mark.rule("messina.build.workshop-places")
def test_a_seventh_workshop_works_too() -> None:
    shops = dict.fromkeys(("B1", "B2", "B3", "B7", "B8", "B10"), 0)
    match = play(build(me={"wood": 2, "workshops": shops, "squares": {"cl1": 1}}), "Build B6")
    assert len(seat(match)["workshops"]) == 7
    owner = {"workshops": {**shops, "B6": 1}, "helpers": ["H1!"]}
    match = at(turn=None, me=owner, you={"helpers": ["H2!"]}, tops={4: "B5"})
    assert (stock(match)[0], points(match)) == (1, 1)


@pytest.mark.rule("messina.build.workshop-class")
def test_a_workshop_takes_only_its_class() -> None:
    match = at(round=5, me={"workshops": {"B31": 0}, "squares": {"nu1": 1, "au1": 1, "au2": 2}})
    assert offered(match, "Work") == ["au1 B31", "au2 B31"]
    assert why_not(match, "Work nu1 B31") == ["messina.build.workshop-class"]


@pytest.mark.rule("messina.build.workshop-upgraded-only")
@pytest.mark.parametrize(("worker", "output"), [(1, (0, 0, 0, 0)), (2, (1, 0, 0, 1))])
def test_a_workshop_for_the_upgraded_gives_others_nothing(worker: int, output: tuple[int, ...]) -> None:
    match = at(turn=None, me={"workshops": {"B12": worker}, "helpers": ["H1!"]}, you={"helpers": ["H2!"]})
    assert stock(match) == output


@pytest.mark.rule("messina.build.era2-reward")
@pytest.mark.rule("messina.build.era2-flip")
def test_an_era_two_workshop_rewards_once() -> None:
    me = {"workshops": {"B26": 0}, "squares": {"nu1": 1, "nu2": 2}, "carts": {"C1-1": False}, "coin": 1}
    match = play(at(round=5, me=me), "Work nu1 B26")
    assert (stock(match)[2], points(match), seat(match)["squares"]) == (1, 3, {"nu2": 2})
    assert seat(match)["workshops"]["B26"] == {"worker": 1, "flipped": True}
    later = {"workshops": {"B26": (0, True)}, "squares": {"nu2": 2}, "helpers": ["H1!"]}
    match = at(round=5, turn=None, me=later, you={"helpers": ["H2!"]})
    assert offered(match, "Work") == ["nu2 B26"]  # for the point of an upgraded worker
    play(match, "Work nu2 B26")
    assert (stock(match)[2], points(match)) == (0, 1)


@pytest.mark.rule("messina.build.era2-reward")
def test_a_reward_with_an_overseer_is_carried_out_at_once() -> None:
    me = {"workshops": {"B21": 0}, "squares": {"cl1": 2, "nu1": 1}}
    match = play(at(round=5, me=me), "Work cl1 B21", "Advance nun ahead", "Activate nu1")
    assert (points(match), stock(match)[2], frame(match)) == (4, 1, "SendHelper")


@pytest.mark.rule("messina.build.era2-reward")
def test_a_rating_step_won_before_the_action_stage_waits_for_it() -> None:
    me = {"workshops": {"B24": 0}, "squares": {"nu1": 1}, "church": 2}
    match = play(at(round=5, me=me), "Work nu1 B24")
    assert (rating(match, "church"), seat(match)["owed"], frame(match)) == (3, ["church-3"], "SendHelper")
    play(match, "Stand H13")
    assert "Claim church-3" in legal(match)


@pytest.mark.rule("messina.build.era2-late-upgrade")
def test_the_reward_comes_with_a_late_upgrade() -> None:
    me = {"workshops": {"B30": 1}}
    match = play(at(round=5, me=me), "Stand H1", "Act", "UpgradeCitizen B30", "Scroll 1")
    assert (points(match), seat(match)["scroll"]) == (5, [1, 0, 0])
    assert seat(match)["workshops"]["B30"] == {"worker": 2, "flipped": True}
    match = play(at(round=5, me={"workshops": {"B30": 0}, "squares": {"au1": 2}}), "Work au1 B30", "Scroll 3")
    assert points(match) == 5


@pytest.mark.rule("messina.build.cart-available")
@pytest.mark.parametrize(("players", "carts"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_carts_on_offer(players: int, carts: int) -> None:
    match = build(players=players, me={"wood": 9, "coin": 9})
    assert len([name for name in offered(match, "Build") if name.startswith("C")]) == carts
    assert why_not(match, "Build C1-1") == ["messina.build.cart-available"]
    play(match, "Build C4-1")
    assert match.view(None)["carts"][0] in ("C5-1", "C5-2")


@pytest.mark.rule("messina.build.cart-available")
def test_an_empty_stack_of_carts_offers_nothing() -> None:
    match = play(build(me={"coin": 1}, cart_tops=["C5-1"]), "Build C5-1")
    assert match.view(None)["carts"] == [None]


@pytest.mark.rule("messina.build.cart-points")
def test_a_cart_gives_its_points_at_once() -> None:
    match = play(build(me={"coin": 4}), "Build C4-1")
    assert (points(match), seat(match)["carts"]) == (6, {"C4-1": False})
    assert [event["building"] for event in happened(match, "built")] == ["C4-1"]
