"""Repopulating districts."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import (
    at,
    doing,
    happened,
    helpers,
    hex_of,
    kinds,
    legal,
    offered,
    play,
    points,
    seat,
    stock,
    verbs,
    why_not,
)

CART = {"C1-1": False}


def stand(hex: str, **told: Any) -> lz.Match:
    return play(at(**told), f"Stand {hex}")


@pytest.mark.rule("messina.repop.instead-of-action")
def test_repopulation_replaces_the_action() -> None:
    me = {"squares": {"nu1": 1, "cl1": 2}, "coin": 1, "carts": CART, "popularity": 5, "owed": ["popularity-5"]}
    match = stand("H2", me=me)
    assert {"Act", "Repopulate", "Claim"} <= verbs(match)
    play(match, "Repopulate")
    assert verbs(match) == {"Claim", "EndTurn"}
    assert why_not(match, "Act") == ["messina.repop.instead-of-action"]
    acted = play(stand("H2", me=me), "Act")
    assert why_not(acted, "Repopulate") == ["messina.repop.where"]


@pytest.mark.rule("messina.repop.where")
def test_no_port_and_no_repopulated_district() -> None:
    me = {"squares": {"nu1": 1, "cl1": 2}, "coin": 1, "carts": CART}
    match = stand("H2", me=me, hexes={"H2": {"owner": 1}})
    assert why_not(match, "Repopulate") == ["messina.repop.where"]
    assert "Act" in legal(match)
    assert why_not(stand("NW", me=me), "Repopulate") == ["messina.repop.where"]


@pytest.mark.rule("messina.repop.requirements")
def test_price_and_citizens_go_back() -> None:
    """Rulebook example: a wood and two aristocrats."""
    me = {"squares": {"au1": 1, "al2": 1}, "wood": 2, "carts": CART}
    match = play(stand("H1", me=me), "Repopulate")
    assert (stock(match)[1], seat(match)["squares"], seat(match)["districts"]) == (1, {}, ["H1"])
    short = stand("H1", me={**me, "wood": 0, "squares": {"au1": 1, "al2": 1, "nu1": 1}})
    assert why_not(short, "Repopulate") == ["messina.repop.requirements"]


@pytest.mark.rule("messina.repop.cart")
def test_a_cart_serves_once_a_round() -> None:
    me = {"squares": {"au1": 1, "al2": 1, "nu1": 1}, "wood": 2}
    assert why_not(stand("H1", me={**me, "carts": {"C1-1": True}}), "Repopulate") == ["messina.repop.cart"]
    match = play(stand("H1", me={**me, "carts": {"C1-1": True, "C2-1": False}}), "Repopulate")
    assert seat(match)["carts"] == {"C1-1": True, "C2-1": True}


@pytest.mark.rule("messina.repop.cart")
def test_a_cart_built_in_the_same_turn_serves_at_once() -> None:
    me = {"squares": {"au2": 1, "al2": 1, "nl1": 1}, "wood": 1, "coin": 1, "popularity": 5, "owed": ["popularity-5"]}
    match = stand("H1", me=me, cart_tops=["C5-1"])
    assert "Repopulate" not in verbs(match)
    play(match, "Claim popularity-5", "Advance nun ahead", "Activate nl1", "Build C5-1", "Repopulate")
    assert (seat(match)["carts"], seat(match)["districts"]) == ({"C5-1": True}, ["H1"])


@pytest.mark.rule("messina.repop.citizen-source")
def test_citizens_come_from_sectors_and_workshops() -> None:
    base = {"coin": 2, "carts": CART, "helpers": ["estate", "estate"]}
    hidden = {**base, "squares": {"nu1": 1}, "cabins": [("nun", 1, None)]}
    match = play(at(players=3, me=hidden), "Stand H10")
    assert why_not(match, "Repopulate") == ["messina.repop.requirements"]
    open_ = {**base, "squares": {"nu1": 1}, "workshops": {"B7": 1}}
    match = play(at(players=3, me=open_), "Stand H10", "Repopulate", "GiveHelper estate")
    assert (seat(match)["workshops"]["B7"]["worker"], seat(match)["squares"]) == (0, {})


@pytest.mark.rule("messina.repop.upgraded-substitute")
def test_the_upgraded_stand_in_for_the_ordinary_only() -> None:
    """Rulebook example: a coin, a nun of either kind and an upgraded craftsman."""
    me = {"coin": 1, "carts": CART}
    match = stand("H2", me={**me, "squares": {"nu1": 2, "cl1": 1}})
    assert why_not(match, "Repopulate") == ["messina.repop.upgraded-substitute"]
    match = play(stand("H2", me={**me, "squares": {"nu1": 2, "cl1": 2}}), "Repopulate")
    assert (stock(match)[0], seat(match)["districts"]) == (0, ["H2"])


@pytest.mark.rule("messina.repop.upgraded-substitute")
def test_the_player_says_who_goes() -> None:
    me = {"coin": 1, "carts": CART, "squares": {"nu1": 2, "nl3": 1, "cl1": 2, "cl2": 1}, "workshops": {"B7": 1}}
    match = play(stand("H2", me=me), "Repopulate")
    assert legal(match) == ["Give nu1", "Give nl3", "Give B7"]
    assert why_not(match, "Give cl2") == ["messina.repop.citizen-source"]
    play(match, "Give B7")
    assert seat(match)["squares"] == {"nu1": 2, "nl3": 1, "cl2": 1}


@pytest.mark.rule("messina.repop.upgraded-substitute")
def test_an_ordinary_citizen_does_not_stand_in_for_an_upgraded_one() -> None:
    me = {"coin": 1, "carts": CART, "squares": {"nu1": 1, "cl1": 2, "cl2": 2, "cl3": 1}}
    match = play(stand("H2", me=me), "Repopulate")
    assert legal(match) == ["Give cl1", "Give cl2"]
    assert why_not(match, "Give cl3") == ["messina.repop.upgraded-substitute"]


@pytest.mark.rule("messina.repop.citizen-source")
@pytest.mark.parametrize("gone", [("au1", "au2"), ("au1", "B13"), ("al2", "au2"), ("B13", "al2")])
def test_any_two_of_four_aristocrats_may_go(gone: tuple[str, str]) -> None:
    me = {"wood": 1, "carts": CART, "squares": {"au1": 1, "au2": 2, "al2": 1}, "workshops": {"B13": 1}}
    match = play(stand("H1", me=me), "Repopulate")
    assert offered(match, "Give") == ["au1", "au2", "al2", "B13"]
    play(match, f"Give {gone[0]}", f"Give {gone[1]}")
    kept = set(seat(match)["squares"]) | ({"B13"} if seat(match)["workshops"]["B13"]["worker"] else set())
    assert kept == {"au1", "au2", "al2", "B13"} - set(gone)


@pytest.mark.rule("messina.repop.helper-needed")
def test_a_helper_not_yet_used_is_given_up() -> None:
    """Rulebook example: two coins, a helper and two nuns."""
    me = {"coin": 2, "carts": CART, "squares": {"nu1": 1, "nu2": 1}}
    match = play(at(players=3, me={**me, "helpers": ["estate", "H1!", "H2!"]}), "Stand H10")
    assert why_not(match, "Repopulate") == ["messina.repop.helper-needed"]
    match = play(at(players=3, me={**me, "helpers": ["estate", "estate", "H2!"]}), "Stand H10", "Repopulate")
    assert legal(match) == ["GiveHelper estate"]
    assert why_not(match, "GiveHelper H10") == ["messina.repop.helper-needed"]
    play(match, "GiveHelper estate")
    assert sorted(helpers(match)) == ["H10!", "H2!", "box", "supply", "supply"]


@pytest.mark.rule("messina.repop.helper-to-box")
@pytest.mark.rule("messina.rating.price-counts-boxed")
def test_a_helper_in_the_box_is_gone_but_still_counts_for_the_price() -> None:
    me = {"helpers": ["estate", "H1!", "H2!", "box"], "coin": 4}
    match = play(at(me=me), "Stand H7")
    assert seat(match)["step_price"] == 4
    play(match, "Buy church")
    assert stock(match)[0] == 0
    done = at(turn=None, me={"helpers": ["H1!", "H2!", "H3!", "box"]}, you={"helpers": ["H4!"]})
    assert done.view(None)["round"] == 2
    assert len([place for place in helpers(done) if place not in ("box", "supply")]) == 3


@pytest.mark.rule("messina.repop.step-order")
def test_the_five_steps() -> None:
    me = {"squares": {"nu1": 1, "au1": 1, "cl1": 1}, "wood": 1, "carts": CART, "helpers": ["estate", "estate"]}
    match = play(stand("H5", me=me, hexes={"H5": {"cubes": 1}}), "Repopulate", "GiveHelper estate")
    wanted = ["paid", "cart-used", "citizen-given", "helper-given", "district-repopulated", "rats-taken"]
    assert kinds(match, *wanted) == [
        "rats-taken",
        "paid",
        "cart-used",
        *["citizen-given"] * 3,
        "helper-given",
        "district-repopulated",
        "rats-taken",
    ]


@pytest.mark.rule("messina.repop.five-tokens")
def test_only_five_districts() -> None:
    me = {"squares": {"nu1": 1, "cl1": 2}, "coin": 1, "carts": CART}
    owned = {name: {"owner": 0} for name in ("H1", "H3", "H4", "H5", "H6")}
    assert why_not(stand("H2", me=me, hexes=owned), "Repopulate") == ["messina.repop.five-tokens"]
    owned.pop("H6")
    assert "Repopulate" in legal(stand("H2", me=me, hexes=owned))


@pytest.mark.rule("messina.repop.rat-if-plague")
def test_one_more_rat_for_a_district_with_plague() -> None:
    me = {"squares": {"nu1": 1, "cl1": 2}, "coin": 1, "carts": CART}
    match = play(stand("H2", me=me, hexes={"H2": {"cubes": 2}}), "Repopulate")
    assert seat(match)["rats"] == 3
    assert seat(play(stand("H2", me=me), "Repopulate"))["rats"] == 0


@pytest.mark.rule("messina.repop.visit-points")
def test_every_visit_pays_the_owner() -> None:
    match = play(at(hexes={"H13": {"owner": 1}}), "Stand H13")
    assert points(match, 1) == 2
    match = play(at(hexes={"H13": {"owner": 0}}), "Stand H13")
    assert points(match, 0) == 2
    me = {"squares": {"nu1": 1, "cl1": 2}, "coin": 1, "carts": CART}
    assert points(play(stand("H2", me=me), "Repopulate")) == 0


@pytest.mark.rule("messina.repop.rat-on-new-cube")
def test_new_cubes_bring_rats_to_the_owner() -> None:
    owned = {"H2": {"owner": 0}, "H7": {"owner": 1}, "H3": {"owner": 1}}
    match = doing(["TurnWheel"], wheel="12", hexes=owned)
    assert [seat(match, number)["rats"] for number in (0, 1)] == [1, 1]
    match = doing(["TurnWheel"], wheel="12", round=4, hexes=owned)  # left, then right
    assert [seat(match, number)["rats"] for number in (0, 1)] == [1, 2]
    assert hex_of(match, "H3")["cubes"] == 1
    assert happened(match, "rats-taken") and offered(match, "Stand")
