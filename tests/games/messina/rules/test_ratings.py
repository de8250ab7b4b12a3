"""Ratings and production."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import (
    at,
    doing,
    edition,
    frame,
    helpers,
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


def end_of_round(me: dict[str, Any], **told: Any) -> lz.Match:
    """All helpers are used: production begins."""
    you = {"helpers": ["H2!"], **told.pop("you", {})}
    return at(turn=None, me={"helpers": ["H1!"], **me}, you=you, **told)


# ---------------------------------------------------------------- ratings


@pytest.mark.rule("messina.rating.arrival-bonus")
def test_every_space_on_the_way_gives_its_bonus() -> None:
    match = at(me={"fire": 2, "popularity": 3}, hexes={"H13": {"cubes": 2}})
    play(match, "Stand H13", "Fight fire", "Fight fire")
    assert (rating(match, "popularity"), seat(match)["owed"]) == (5, ["popularity-5"])
    match = at(me={"fire": 2, "popularity": 9}, hexes={"H13": {"cubes": 2}})
    play(match, "Stand H13", "Fight fire", "Fight fire")
    assert (stock(match)[0], seat(match)["owed"]) == (1, ["popularity-11"])


@pytest.mark.rule("messina.rating.stack-top")
def test_the_last_to_arrive_lies_on_top() -> None:
    seats = {0: {"city": 4, "heights": {"city": 1}}, 1: {"city": 4, "heights": {"city": 0}}, 2: {"city": 3}}
    match = play(at(players=3, turn=2, seats=seats), "Stand H3", "Act")
    discs = [seat(match, number)["discs"]["city"] for number in range(3)]
    assert discs == [[4, 1], [4, 0], [4, 2]]
    match = play(at(players=3, turn=1, seats=seats), "Stand H3", "Act")
    assert [seat(match, number)["discs"]["city"] for number in range(3)] == [[4, 0], [5, 0], [3, 0]]


@pytest.mark.rule("messina.rating.pay-price")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_a_step_costs_a_coin_for_each_helper(count: int) -> None:
    me = {"helpers": ["estate"] * count, "coin": count - 1}
    match = play(at(me=me), "Stand H13")
    assert why_not(match, "Buy city") == ["messina.rating.pay-price"]
    match = play(at(me={**me, "coin": count}), "Stand H13")
    assert offered(match, "Buy") == ["city", "church"]
    assert why_not(match, "Buy popularity") == ["messina.rating.people-only-plague"]
    play(match, "Buy church")
    assert (stock(match)[0], rating(match, "church")) == (0, 2)


@pytest.mark.rule("messina.rating.pay-repeat")
@pytest.mark.rule("messina.rating.city-helper")
def test_the_price_rises_with_the_new_helper() -> None:
    me = {"helpers": ["H1", "H2", "estate"], "coin": 7, "city": 3}
    match = play(at(round=2, me={**me, "helpers": ["H1", "H2", "H4"]}), "Helper H4", "Stand H7", "Buy city")
    assert (helpers(match)[:4], stock(match)[0]) == (["H1", "H2", "H7!", "estate"], 4)
    assert seat(match)["step_price"] == 4
    play(match, "Buy city")
    assert (stock(match)[0], rating(match, "city")) == (0, 5)
    play(match, *[choice for choice in legal(match) if choice == "EndTurn"])
    while match.to_move != 0:
        match.apply(match.legal_options()[-1])
    assert offered(match, "Helper") == ["H1", "H2"]  # the new one waits for those in the city


@pytest.mark.rule("messina.rating.people-only-plague")
def test_no_icon_moves_the_popularity_disc() -> None:
    actions = ["coin:1", "city:1", "church:1", "scroll:1", "overseer:any", "vp:1", "helper:1", "fire:1, powerfire:1"]
    for action in actions:
        changed = edition()
        next(tile for tile in changed["city"]["hex"] if tile["id"] == "H13")["action"] = action
        match = play(at(printed=changed), "Stand H13", "Act")
        play(match, *[text for text in legal(match)[:1] if match.to_move == 0])
        assert rating(match, "popularity") == 1


@pytest.mark.rule("messina.rating.people-actions")
def test_what_is_not_used_in_its_turn_is_lost() -> None:
    match = at(me={"fire": 1, "popularity": 4}, hexes={"H13": {"cubes": 1}})
    play(match, "Stand H13", "Fight fire")
    assert offered(match, "Claim") == ["popularity-5"]
    play(match, "EndTurn")
    assert seat(match)["owed"] == []
    assert match.to_move == 1
    finished = dict.fromkeys(("nun", "craftsman", "aristocrat"), (6, "left", False))
    match = at(me={"fire": 1, "popularity": 4, "overseers": finished}, hexes={"H7": {"cubes": 1}})
    play(match, "Stand H7", "Fight fire")
    assert match.to_move == 1  # nothing can be done with it
    assert seat(match)["owed"] == []


@pytest.mark.rule("messina.rating.church-upgrade-advance")
def test_upgrade_first_then_advance() -> None:
    me = {"church": 6, "owed": ["church-6"], "squares": {"nu1": 1, "nu3": 1}}
    overseers = {"nun": (1, "ahead", False), "craftsman": (6, "left", False), "aristocrat": (6, "left", True)}
    match = doing(["Stage", 0, -1, 0], me={**me, "overseers": overseers})
    play(match, "Claim church-6")
    assert legal(match) == ["Advance nun left", "Advance nun right", "UpgradeOverseer craftsman", "Stop"]
    play(match, "Advance nun left", "Activate nu1")
    assert offered(match, "Activate") == ["nu3"]  # the activation of an upgraded overseer
    assert seat(match)["overseers"]["nun"] == {"cell": 2, "branch": "left", "upgraded": True}
    match = doing(["Stage", 0, -1, 0], me={**me, "overseers": overseers})
    play(match, "Claim church-6", "UpgradeOverseer craftsman")
    assert seat(match)["overseers"]["craftsman"] == {"cell": 6, "branch": "left", "upgraded": True}


@pytest.mark.rule("messina.rating.production-delay")
def test_an_action_won_in_production_waits_for_the_next_turn() -> None:
    match = end_of_round({"workshops": {"B9": 2}, "church": 5}, round=3, tops={3: "B12"})
    assert (match.view(None)["round"], rating(match, "church"), seat(match)["owed"]) == (4, 6, ["church-6"])
    assert [row["cell"] for row in seat(match)["overseers"].values()] == [0, 0, 0]
    while match.to_move != 0:
        match.apply(match.legal_options()[-1])
    assert why_not(match, "Claim church-6")
    play(match, "Recall")
    assert "Claim church-6" in legal(match)
    play(match, "EndTurn")
    assert seat(match)["owed"] == []


@pytest.mark.rule("messina.rating.production-delay")
def test_a_helper_won_in_production_joins_at_the_next_action_stage() -> None:
    match = end_of_round({"workshops": {"B14": 2}, "city": 3}, round=3, tops={5: "B13"})
    assert (rating(match, "city"), helpers(match).count("supply")) == (4, 4)
    while match.to_move != 0:
        match.apply(match.legal_options()[-1])
    play(match, "Recall")
    assert helpers(match).count("supply") == 3
    assert seat(match)["owed"] == []


@pytest.mark.rule("messina.rating.production-delay-final")
def test_an_action_won_in_the_last_production_is_never_done() -> None:
    match = end_of_round({"workshops": {"B14": 2}, "city": 9}, round=6)
    assert match.is_over
    assert rating(match, "city") == 10
    assert match.scores()[0]["city"] == 12
    assert stock(match) == (0, 0, 0, 0)


@pytest.mark.rule("messina.rating.track-end")
def test_the_last_space_is_the_end() -> None:
    match = play(at(me={"city": 11, "coin": 9}), "Stand H3")
    assert "Act" not in verbs(match) and offered(match, "Buy") == ["church"]
    assert why_not(match, "Buy city") == ["messina.rating.track-end"]
    match = play(at(round=5, me={"popularity": 14, "fire": 2}, hexes={"H13": {"cubes": 1}}), "Stand H13", "Fight fire")
    assert (rating(match, "popularity"), points(match)) == (14, 2)


# ---------------------------------------------------------------- production


@pytest.mark.rule("messina.production.order")
def test_players_produce_in_turn_order() -> None:
    seats = {"me": {"workshops": {"B9": 2}, "church": 2}, "you": {"cabins": [("nun", 1, "Q13")], "church": 2}}
    match = end_of_round(**seats, order=[1, 0], tops={0: "Q12", 3: "B12"})
    assert (seat(match)["discs"]["church"], seat(match, 1)["discs"]["church"]) == ([3, 1], [3, 0])


@pytest.mark.rule("messina.production.order")
def test_a_seat_orders_its_own_producers_where_it_can_matter() -> None:
    """A reward that upgrades a worker before his workshop produces: one after the other, or all at once."""
    me = {"workshops": {"B21": 0, "B10": 1, "B7": 1}, "squares": {"cl2": 2, "cl1": 1}}
    match = end_of_round(me, round=5)
    assert set(legal(match)) == {"Work cl2 B21", "Produce B10", "Produce B7", "ProduceAll"}
    assert why_not(match, "Stop") == ["messina.production.other-effects-now"]
    late = play(match.clone(), "ProduceAll")
    assert stock(late)[2] == 2
    play(match, "Produce B7", "Work cl2 B21", "Advance craftsman ahead", "Activate cl1", "UpgradeCitizen B10")
    assert (stock(match)[2], points(match)) == (3, 4 + 1 + 1)


@pytest.mark.rule("messina.production.cabin")
def test_a_cabin_needs_an_upgrade_and_a_citizen() -> None:
    """Rulebook example."""
    cabins = [("craftsman", 1, "Q7"), (None, 0, "Q4"), ("aristocrat+", 2, None), (None, 0, None)]
    match = doing(["Production", 0, 0], me={"cabins": cabins})
    assert (stock(match), points(match)) == ((0, 0, 1, 0), 1)


@pytest.mark.rule("messina.production.workshop-era1")
def test_an_era_one_workshop_produces_every_round() -> None:
    match = doing(*[["Production", 0, 0]] * 5, me={"workshops": {"B1": 1, "B2": 0}})
    assert stock(match) == (5, 0, 0, 0)


@pytest.mark.rule("messina.production.two-levels")
@pytest.mark.parametrize(
    ("shop", "worker", "fire", "vp"), [("B10", 1, 1, 0), ("B10", 2, 2, 1), ("B17", 1, 0, 1), ("B17", 2, 0, 4)]
)
def test_the_second_level_is_added(shop: str, worker: int, fire: int, vp: int) -> None:
    match = doing(["Production", 0, 0], me={"workshops": {shop: worker}})
    assert (stock(match)[2], points(match)) == (fire, vp)


@pytest.mark.rule("messina.production.late-worker")
def test_a_late_worker_still_produces_once() -> None:
    me = {"workshops": {"B3": 0, "B1": 1}, "squares": {"cl1": 1, "nu1": 1}}
    match = doing(["Production", 0, 0], me=me)
    assert legal(match) == ["Work cl1 B3", "Stop"]
    assert stock(match) == (1, 0, 0, 0)  # the others have produced
    play(match, "Work cl1 B3")
    assert stock(match) == (1, 1, 0, 0) and frame(match) != "ChooseProduction"


@pytest.mark.rule("messina.production.upgraded-point")
@pytest.mark.rule("messina.production.era2-none")
def test_upgraded_workers_bring_a_point_and_era_two_nothing_else() -> None:
    match = doing(["Production", 0, 0], me={"workshops": {"B26": (2, True), "B24": (1, True)}}, round=5)
    assert (stock(match), points(match)) == ((0, 0, 0, 0), 1)


@pytest.mark.rule("messina.production.other-effects-now")
def test_other_effects_are_carried_out_at_once_and_not_declined() -> None:
    changed = edition()
    next(row for row in changed["tokens"]["cabin_upgrade"] if row["id"] == "Q1")["effect"] = "scroll:1"
    match = doing(["Production", 0, 0], me={"cabins": [("nun", 1, "Q1")]}, printed=changed)
    assert legal(match) == ["Scroll 1", "Scroll 2", "Scroll 3"]
    assert seat(play(match, "Scroll 2"))["scroll"] == [0, 1, 0]


@pytest.mark.rule("messina.production.other-effects-now")
@pytest.mark.parametrize(
    ("effect", "choices"),
    [
        ("coin:1 / fire:1", ["Side 1", "Side 2"]),
        ("coin:1 -> fire:2", ["Side 1", "Stop"]),  # an exchange is an offer
        ("city|church:1", ["Rating city", "Rating church"]),
        ("upgrade-overseer", ["UpgradeOverseer nun", "UpgradeOverseer craftsman", "UpgradeOverseer aristocrat"]),
        ("upgrade-citizen", ["UpgradeCitizen cabin1"]),
    ],
)
def test_production_is_never_declined(effect: str, choices: list[str]) -> None:
    changed = edition()
    next(row for row in changed["tokens"]["cabin_upgrade"] if row["id"] == "Q1")["effect"] = effect
    match = doing(["Production", 0, 0], me={"cabins": [("nun", 1, "Q1")], "coin": 1}, printed=changed)
    assert legal(match) == choices


@pytest.mark.rule("messina.production.order")
def test_producers_that_ask_come_in_the_order_their_owner_likes() -> None:
    """Two cabins of another edition: a coin for a city step, and an exchange that needs it."""
    changed = edition()
    for name, effect in (("Q1", "coin:1 -> city:1"), ("Q2", "scroll:1"), ("Q3", "coin:1 / fire:1")):
        next(row for row in changed["tokens"]["cabin_upgrade"] if row["id"] == name)["effect"] = effect
    cabins = [("nun", 1, "Q1"), ("nun", 1, "Q2"), ("nun", 1, "Q3")]
    match = doing(["Production", 0, 0], me={"cabins": cabins}, printed=changed)
    assert legal(match) == ["Produce Q1", "Produce Q2", "Produce Q3"]
    play(match, "Produce Q3", "Side 1", "Produce Q1", "Side 1", "Scroll 3")
    assert (rating(match, "city"), stock(match), seat(match)["scroll"]) == (2, (0, 0, 0, 0), [0, 0, 1])
