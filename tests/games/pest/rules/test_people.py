"""Research, healing, assigning."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.pest.builder import GAME, act, at, frame, held, legal, me, offered, play, refused, stock

HERBS = {"herbs": 5, "coin": 3}
MINTER = {"buildings": {"mint": "gotar", "district-1": "gollor"}, "workers": ["mint"], "sector": 2}
TOKENS = {"fame": 2, "coin": 2, "research": 2, "crate": 2}


def researching(seat: dict[str, Any] | None = None, **told: Any) -> lz.Match:
    mine = {"research": 9, **(seat or {})}
    return play(act("produce-research", seats={0: mine}, **told), "Do research")


def healing(seat: dict[str, Any] | None = None, **told: Any) -> lz.Match:
    return play(act("produce-heal", seats={0: {"stock": {"herbs": 5}, **(seat or {})}}, **told), "Do heal")


def assigning(seat: dict[str, Any] | None = None, **told: Any) -> lz.Match:
    return play(act("produce-assign", seats={0: seat or {}}, **told), "Do assign")


def staffed(match: lz.Match) -> set[str]:
    return {name for name, row in me(match)["buildings"].items() if row and row["person"]}


def slots(match: lz.Match) -> list[str | None]:
    return [card and card["technology"] for card in me(match)["technologies"]]


# ---------------------------------------------------------------- research


@pytest.mark.rule("pest.research.buy-one")
@pytest.mark.rule("pest.research.market-refill")
def test_one_technology_for_its_price() -> None:
    match = researching({"research": 3}, market=["t2", "t6"])
    play(match, "Buy t2 top")
    assert (me(match)["research"], slots(match)) == (1, ["t2", None, None])
    assert offered(match, "Buy") == []
    view = match.view(None)
    assert (len([card for card in view["market"] if card]), view["deck"]) == (5, 24)
    assert "t6 top" not in offered(researching({"research": 2}, market=["t2", "t6"]), "Buy")


@pytest.mark.rule("pest.research.three-slots")
@pytest.mark.rule("pest.research.slot-marked")
def test_slots_and_their_marks() -> None:
    match = researching(market=["t26", "t2", "t14", "t25"])
    assert [pair for pair in offered(match, "Buy") if pair.startswith("t26")] == ["t26 bottom"]
    assert [pair for pair in offered(match, "Buy") if pair.startswith("t2 ")] == ["t2 top", "t2 middle", "t2 bottom"]
    assert refused(match, "Buy t14 middle", "pest.research.slot-marked")
    full = researching({"technologies": ["t7", "t8", "t9"]}, market=["t2"])
    play(full, "Buy t2 middle")
    assert slots(full) == ["t7", "t2", "t9"]


@pytest.mark.rule("pest.research.replace-gives-fame")
def test_a_replaced_card_pays_its_fame() -> None:
    match = researching({"technologies": [None, None, "t13"]}, market=["t26"])
    play(match, "Buy t26 bottom")
    assert (me(match)["fame"], slots(match)) == (2, [None, None, "t26"])
    board = match.position()["board"]
    assert "t13" in board["deck"] + board["market"]


@pytest.mark.rule("pest.research.cannot-discard-occupied")
@pytest.mark.rule("pest.tech.mortus-cards")
def test_a_card_with_a_sick_person_or_a_mortus_stays() -> None:
    tent = {"technologies": ["t18", None, None], "regular": 4}
    match = researching(tent, market=["t1", "t2"])
    assert refused(match, "Buy t1 top", "pest.research.cannot-discard-occupied")
    assert "t2 middle" in offered(match, "Buy")
    for research, rule in ((1, "pest.research.buy-one"), (2, "pest.research.cannot-discard-occupied")):  # its price is 2
        assert refused(researching({**tent, "research": research}, market=["t2"]), "Buy t2 top", rule)
    moved = act("produce-research", seats={0: {**tent, "research": 9}}, market=["t1"])
    play(moved, "Arrange five", "Do research", "Buy t1 top")
    assert slots(moved)[0] == "t1"
    for healer in ("t1", "t14"):
        cell = researching({"technologies": [healer, None, None], "cell": 1}, market=["t18"])
        assert refused(cell, "Buy t18 top", "pest.research.cannot-discard-occupied")
    mortus = researching({"technologies": [None, "t17", None], "mortuses": [0, 1, 0]}, market=["t28"])
    assert refused(mortus, "Buy t28 middle", "pest.research.cannot-discard-occupied")


@pytest.mark.rule("pest.research.discard-with-healthy")
def test_healthy_people_on_a_replaced_card_return() -> None:
    seat = {"technologies": [None, "t25", None], "people": [0, 1, 0], "workshop": "food", "healthy": 2}
    match = play(researching(seat, market=["t2"]), "Buy t2 middle")
    assert me(match)["healthy"] == 3
    full = play(researching({**seat, "healthy": 12}, market=["t2"]), "Buy t2 middle")
    assert me(full)["healthy"] == 12


@pytest.mark.rule("pest.research.discard-capacity")
def test_capacity_follows_the_cards_at_once() -> None:
    crates = {"technologies": [None, None, "t27"], "stock": {"food": 7}}
    assert stock(play(researching(crates, market=["t2"]), "Buy t2 bottom"))[2] == 5
    assert stock(play(researching(crates, market=["t26"]), "Buy t26 bottom"))[2] == 6
    hoist = {"technologies": [None, None, "t26"], "stock": {"food": 6, "wood": 6}}
    match = play(researching(hoist, market=["t27"]), "Buy t27 bottom")
    assert legal(match) == ["TakeFirst wood", "TakeFirst food"]
    assert refused(match, "TakeFirst stone", "pest.research.discard-capacity")
    assert stock(play(match.clone(), "TakeFirst wood"))[:3] == (6, 0, 5)
    assert stock(play(match, "TakeFirst food"))[:3] == (5, 0, 6)
    # A single high marker stays without a question, whatever stands just at the limit.
    hoist["stock"] = {"food": 6, "wood": 5}
    match = play(researching(hoist, market=["t27"]), "Buy t27 bottom")
    assert (frame(match), stock(match)[:3]) == ("Research", (5, 0, 6))


@pytest.mark.rule("pest.research.market-refresh")
def test_one_token_buys_a_new_market_once() -> None:
    match = researching({"research": 3})
    play(match, "Refresh")
    assert me(match)["research"] == 2
    assert refused(match, "Refresh", "pest.research.market-refresh")
    assert len(set(match.view(None)["market"])) == 5
    assert refused(act("produce-research", seats={0: {"research": 3}}), "Refresh")
    bought = play(researching({"research": 3}, market=["t2"]), "Buy t2 top")
    assert offered(bought, "Refresh") == [""]


@pytest.mark.rule("pest.tech.active-at-once")
@pytest.mark.rule("pest.tech.22-steel-horseshoes")
def test_a_card_works_in_the_turn_it_is_bought() -> None:
    match = act("move-research", seats={0: {"research": 4}}, market=["t22"])
    play(match, "Do research", "Buy t22 top", "Finish", "Do move")
    assert match.position()["todo"][-1][:3] == ["Move", 0, 4]
    weak = {"technologies": ["t22", None, None], "regular": 3, "taken": "move", "research": 1}
    match = play(act("move-heal", seats={0: weak}), "Do move")
    assert match.position()["todo"][-1][:3] == ["Move", 0, 3]
    match = play(act("move-heal", seats={0: {"technologies": ["t22", None, None], "research": 1}}), "Do move", "Boost")
    assert match.position()["todo"][-1][:3] == ["Move", 0, 5]


@pytest.mark.rule("pest.tech.same-slot-never-together")
def test_cards_of_one_mark_are_never_owned_together() -> None:
    marks = {row["number"]: row["slot"] for row in GAME.module.edition()["technology"]}
    bought = 0
    for seed in range(4):
        match = GAME.new(3, seed=seed)
        while not match.is_over:
            for row in match.view(None)["seats"]:
                owned = [marks[int(card["technology"][1:])] for card in row["technologies"] if card]
                assert all(owned.count(mark) == 1 for mark in owned if mark != "any")
                bought = max(bought, len(owned))
            choices = match.legal()
            buys = [choice for choice in choices if choice.verb in ("Buy", "Do", "Advance")]
            match.apply(buys[0] if buys and match.n % 3 else choices[match.n * 5 % len(choices)])
    assert bought


# ---------------------------------------------------------------- healing


@pytest.mark.rule("pest.heal.cost-by-space")
@pytest.mark.parametrize(("healthy", "price"), [(0, 1), (2, 1), (3, 1), (4, 2), (7, 2), (8, 3), (11, 3)])
def test_the_space_says_the_price(healthy: int, price: int) -> None:
    match = play(healing({"healthy": healthy, "regular": 1}), "Heal regular")
    assert (stock(match)[3], me(match)["healthy"]) == (5 - price, healthy + 1)
    coins = healing({"healthy": healthy, "regular": 1, "stock": {"coin": price}})
    assert stock(play(coins, "Heal regular"))[4] == 0


@pytest.mark.rule("pest.heal.any-number")
def test_as_many_as_can_be_paid() -> None:
    match = healing({"regular": 3, "stock": {"herbs": 2}})
    play(match, "Heal regular", "Heal regular")
    assert refused(match, "Heal regular", "pest.heal.cost-by-space")
    play(match, "Finish")
    assert (held(match), me(match)["healthy"]) == (1, 2)


@pytest.mark.rule("pest.heal.from-any-quarantine")
def test_from_any_space_of_the_quarantine() -> None:
    match = healing({"regular": 3, "taken": "move+five", "dead": 2, "stock": {"herbs": 4}})
    assert offered(match, "Heal") == ["regular", "move", "five"]
    play(match, "Heal move", "Finish")
    assert me(match)["quarantine"]["taken"] == "five"


@pytest.mark.rule("pest.heal.track-full")
def test_a_full_track_takes_nobody() -> None:
    match = healing({"regular": 1, "healthy": 12})
    assert refused(match, "Heal regular", "pest.heal.track-full")
    assert stock(match)[3] == 5


@pytest.mark.rule("pest.tech.heal-order-choice")
@pytest.mark.rule("pest.tech.14-infirmary")
def test_the_free_cure_can_take_the_dear_space() -> None:
    """Spaces 4, 5, 6 cost 1, 2, 2: paid, free, paid is 1 + 2."""
    seat = {"technologies": ["t14", None, None], "cell": 3, "regular": 2, "healthy": 3}
    match = play(healing(seat), "Heal regular", "Advance", "Heal regular")
    assert (stock(match)[3], me(match)["healthy"]) == (2, 6)
    first = play(healing({**seat, "cell": 1}), "Advance", "Finish")
    assert me(first)["technologies"][0]["cell"] == 2


@pytest.mark.rule("pest.tech.healing-cell-timing")
def test_a_cured_person_frees_his_card_in_the_same_action() -> None:
    seat = {"technologies": ["t1", None, None], "cell": 2, "research": 5}
    match = researching(seat, market=["t18"])
    assert refused(match, "Finish", "pest.tech.healing-cell-timing")
    assert refused(match, "Buy t18 top")
    play(match, "Advance")
    assert me(match)["healthy"] == 1
    assert refused(match, "Advance")
    play(match, "Buy t18 top", "Finish")
    assert slots(match)[0] == "t18"


@pytest.mark.rule("pest.tech.01-breathing-apparatus-advance")
def test_with_a_full_track_he_waits() -> None:
    match = researching({"technologies": ["t1", None, None], "cell": 2, "healthy": 12})
    assert "Advance" not in legal(match)
    play(match, "Finish")
    assert me(match)["technologies"][0]["cell"] == 2
    free = play(healing({"technologies": ["t1", None, None], "cell": 2, "stock": {}}), "Advance")
    assert (me(free)["healthy"], stock(free)) == (1, (0, 0, 0, 0, 0))


@pytest.mark.rule("pest.tech.01-breathing-apparatus-intake")
@pytest.mark.rule("pest.tech.14-infirmary")
@pytest.mark.parametrize("card", ["t1", "t14"])
def test_one_gathered_person_may_enter_the_card(card: str) -> None:
    seat = {"doctor": "gollor", "technologies": [card, None, None], "camp": "lerk", "stock": {"food": 5}}
    match = play(act("move-heal", seats={0: seat}, sick={"gotar": 3}), "Do move", "Step gotar")
    assert offered(match, "House") == ["regular", "card"]
    play(match, "House card")
    assert (me(match)["technologies"][0]["cell"], held(match), frame(match)) == (1, 2, "Move")
    busy = act("move-heal", seats={0: {**seat, "cell": 1}}, sick={"gotar": 3})
    play(busy, "Do move", "Step gotar")
    assert (held(busy), frame(busy)) == (3, "Move")
    # Only what is gathered in a move: not what the plague or an experiment brings.
    lab = {"technologies": [card, "t12", None], "healthy": 1}
    match = play(researching(lab), "Experiment 1")
    assert (held(match), me(match)["technologies"][0]["cell"]) == (1, 0)


@pytest.mark.rule("pest.tech.09-inhaler")
def test_the_inhaler_discards_one_person_in_a_heal_action() -> None:
    match = healing({"technologies": ["t9", None, None], "regular": 3, "taken": "five", "stock": {}})
    assert offered(match, "Inhale") == ["regular", "five"]
    play(match, "Inhale five")
    assert (held(match), offered(match, "Inhale")) == (3, [])


@pytest.mark.rule("pest.tech.23-syringe")
def test_the_syringe_pays_after_the_heal_action() -> None:
    match = healing({"technologies": ["t23", None, None], "regular": 1, "stock": {}})
    assert offered(match, "Heal") == []
    play(match, "Finish")
    assert stock(match)[3] == 1


@pytest.mark.rule("pest.tech.12-experimental-laboratory")
def test_a_healthy_person_for_sick_ones() -> None:
    seat = {"technologies": ["t12", None, None], "healthy": 2, "regular": 2}
    match = researching(seat, year=5, laws=("l3", "l7", "l12"))
    assert offered(match, "Experiment") == ["1", "2", "3"]
    play(match, "Experiment 3")
    assert (me(match)["healthy"], held(match), frame(match)) == (1, 3, "HousePerson")
    play(match, "House five", "House graveyard")
    assert (me(match)["orders"], offered(match, "Experiment")) == ([0, 0, 0], [])


@pytest.mark.rule("pest.tech.11-scientists")
def test_scientists_fetch_one_person_from_the_capital() -> None:
    seat = {"technologies": ["t11", None, None], "sector": 2, "buildings": {"mint": "gotar"}, "workers": ["castle"]}
    match = researching(seat)
    assert offered(match, "Recall") == ["mint", "track"]
    play(match, "Recall mint")
    assert (me(match)["sector"], me(match)["buildings"]["mint"]["person"], offered(match, "Recall")) == (1, True, [])
    assert offered(researching({**seat, "healthy": 12}), "Recall") == ["mint"]
    assert me(play(researching(seat), "Recall track"))["healthy"] == 1


# ---------------------------------------------------------------- assigning


@pytest.mark.rule("pest.assign.any-number")
@pytest.mark.rule("pest.assign.from-the-right")
def test_people_leave_the_track_for_buildings_and_the_capital() -> None:
    seat = {"healthy": 4, "buildings": {"district-1": "gotar", "mint": "gollor"}}
    match = assigning(seat)
    assert offered(match, "Assign") == ["castle", "district-1", "mint", "capital"]
    play(match, "Assign district-1", "Assign mint", "Assign capital")
    while frame(match) != "Assigning":
        play(match, match.legal()[0].text)
    assert (me(match)["healthy"], me(match)["sector"]) == (1, 1)
    play(match, "Assign capital", "Finish")
    assert (me(match)["healthy"], me(match)["sector"]) == (0, 2)
    # The second and the fourth space are laboratories: whoever leaves, leaves the fourth.
    two = play(act("produce-assign", seats={0: {"healthy": 4}}), "Do assign", "Assign castle", "Finish", "Do produce")
    assert me(two)["research"] == 1


@pytest.mark.rule("pest.assign.one-per-building")
def test_one_person_for_each_built_building() -> None:
    match = assigning({"healthy": 2, "buildings": {"mint": "gotar"}, "workers": ["mint"]})
    assert refused(match, "Assign mint", "pest.assign.one-per-building")
    assert refused(match, "Assign district-1", "pest.assign.one-per-building")
    assert "castle" in offered(match, "Assign")


@pytest.mark.rule("pest.assign.any-number")
def test_people_leave_the_track_in_any_order() -> None:
    seat = {"healthy": 4, "buildings": {"district-1": "gotar", "district-2": "gollor"}}
    match = assigning(seat, tokens_up={}, tokens_down=TOKENS)
    play(match, "Assign district-2", "Assign capital", "Assign district-1", "Assign castle", "Finish")
    assert (staffed(match), me(match)["sector"]) == ({"castle", "district-1", "district-2"}, 1)


@pytest.mark.rule("pest.assign.reassign-buildings")
@pytest.mark.rule("pest.assign.capital-stays")
def test_people_move_between_own_buildings_only() -> None:
    match = assigning(MINTER)
    assert offered(match, "Lift") == ["mint"]
    assert refused(match, "Lift castle", "pest.assign.reassign-buildings")
    assert refused(match, "Lift capital", "pest.assign.capital-stays")
    play(match, "Lift mint")
    assert offered(match, "PutDown") == ["castle", "district-1", "mint"]
    assert refused(match, "PutDown capital", "pest.assign.reassign-buildings")
    assert refused(match, "PutDown district-2", "pest.assign.one-per-building")
    play(match, "PutDown district-1")
    assert (staffed(match), me(match)["sector"], me(match)["healthy"]) == ({"district-1"}, 2, 0)
    # Without an empty building there is nowhere to move to.
    assert offered(assigning({"workers": ["castle"], "healthy": 1}), "Lift") == []


@pytest.mark.rule("pest.assign.reassign-buildings")
def test_people_move_and_leave_the_track_in_any_order() -> None:
    seat = {**MINTER, "healthy": 2}
    there_and_back = play(assigning(seat), "Lift mint", "PutDown castle", "Lift castle", "PutDown mint")
    assert staffed(there_and_back) == {"mint"}
    kept = play(assigning(seat), "Lift mint", "PutDown mint")
    assert (staffed(kept), frame(kept)) == ({"mint"}, "Assigning")
    # A building that was left is filled again, and whoever has just come from the track moves on.
    match = play(assigning(seat), "Lift mint", "PutDown district-1", "Assign mint", "Lift mint", "PutDown castle")
    assert (staffed(match), me(match)["healthy"]) == ({"castle", "district-1"}, 1)
    # After the capital, too; its reward is taken once all the same.
    match = play(
        assigning({**seat, "technologies": ["t29", None, None]}, tokens_up={}, tokens_down=TOKENS), "Assign capital"
    )
    play(match, "Lift mint", "PutDown castle", "Assign capital", "Finish")
    assert (staffed(match), me(match)["sector"], me(match)["research"]) == ({"castle"}, 4, 1)


@pytest.mark.rule("pest.assign.reassign-buildings")
def test_an_action_of_moving_people_about_ends() -> None:
    match = assigning({**MINTER, "healthy": 1})
    for _ in range(6):
        play(match, "Lift mint", "PutDown castle", "Lift castle", "PutDown mint")
    assert refused(match, "Lift mint")
    play(match, "Assign castle", "Finish")
    assert staffed(match) == {"castle", "mint"}


@pytest.mark.rule("pest.action.perform-without-effect")
def test_assigning_is_offered_if_there_is_anybody_to_assign_or_move() -> None:
    sites = {"buildings": {"mint": "gotar"}}
    for seat, is_open in (
        ({}, False),
        (sites, False),
        ({"workers": ["castle"]}, False),
        ({**sites, "workers": ["castle", "mint"]}, False),
        ({**sites, "workers": ["mint"]}, True),
        ({"healthy": 1}, True),
    ):
        assert ("Do assign" in legal(act("produce-assign", seats={0: seat}))) == is_open


@pytest.mark.rule("pest.assign.capital-reward")
def test_one_token_for_any_number_of_people() -> None:
    tokens = {"fame": 1, "coin": 2, "wood": 1, "research": 2, "influence": 2}
    match = assigning({"healthy": 3}, tokens_up=tokens, tokens_down={})
    play(match, "Assign capital")
    assert offered(match, "UseToken") == ["fame", "influence", "research", "coin", "wood"]
    play(match, "UseToken coin", "Assign capital", "Finish")
    assert match.view(None)["tokens"]["coin"] == [1, 1]
    assert (stock(match)[4], me(match)["sector"]) == (1, 2)


@pytest.mark.rule("pest.assign.capital-reward-none-left")
def test_without_a_token_the_assignment_is_still_legal() -> None:
    match = assigning({"healthy": 1}, tokens_up={}, tokens_down=TOKENS)
    before = me(match)
    play(match, "Assign capital", "Finish")
    after = {"healthy": 0, "sector": 1, "score": before["score"] - 1, "idle": me(match)["idle"]}
    assert me(match) == {**before, **after, "projected": me(match)["projected"]}


@pytest.mark.rule("pest.tech.10-plague-specialists-assign")
@pytest.mark.rule("pest.tech.10-plague-specialists-send")
def test_specialists_wait_on_their_card() -> None:
    card = {"technologies": ["t10", None, None]}
    match = assigning({**card, "healthy": 3})
    play(match, "Assign specialists", "Assign specialists")
    assert refused(match, "Assign specialists", "pest.tech.10-plague-specialists-assign")
    seat = {**card, "people": [2, 0, 0], "buildings": {"mint": "gotar"}}
    match = healing(seat)
    assert offered(match, "Send") == ["castle", "mint", "capital"]
    play(match, "Send mint", "Send capital")
    assert frame(match) == "UseToken"
    play(match, match.legal()[0].text)
    assert me(match)["sector"] == 1
    assert me(match)["buildings"]["mint"]["person"]
    assert (me(match)["technologies"][0]["people"], offered(match, "Send")) == (0, [])
    assert offered(researching(seat), "Send") == ["castle", "mint", "capital"]
    # One action, one reward token, also for two who are sent; Mentorship stays silent.
    both = healing({**seat, "technologies": ["t10", "t29", None]})
    play(both, "Send capital", "UseToken " + offered(play(both.clone(), "Send capital"), "UseToken")[0])
    before = me(both)["research"]
    play(both, "Send capital")
    assert (frame(both), me(both)["sector"]) == ("Healing", 2)
    assert me(play(both, "Finish"))["research"] == before


@pytest.mark.rule("pest.tech.29-mentorship")
def test_mentorship_pays_once_for_the_capital() -> None:
    card = {"technologies": ["t29", None, None]}
    match = assigning({**card, "healthy": 3}, tokens_up={}, tokens_down=TOKENS)
    play(match, "Assign capital", "Assign capital", "Assign capital", "Finish")
    assert me(match)["research"] == 1
    none = play(assigning({**card, "healthy": 1}), "Assign castle", "Finish")
    assert me(none)["research"] == 0


@pytest.mark.rule("pest.tech.25-mobile-workshop-choose")
def test_the_mobile_workshop_is_set_when_bought() -> None:
    match = play(researching(market=["t25"]), "Buy t25 middle")
    assert offered(match, "MobileWorkshop") == ["wood", "stone", "food", "herbs"]
    play(match, "MobileWorkshop herbs", "Finish")
    assert me(match)["technologies"][1]["resource"] == "herbs"
    assert "MobileWorkshop" not in {choice.verb for choice in match.legal()}
    seat = {"technologies": [None, "t25", None], "workshop": "herbs", "healthy": 1}
    assert "mobile-workshop" in offered(assigning(seat), "Assign")
    both = act("produce-assign", seats={0: {**seat, "technologies": ["t9", "t25", None]}})
    assert [card and card["resource"] for card in me(both)["technologies"]] == [None, "herbs", None]
    # A card that was returned is forgotten, and chosen for anew when it is bought again.
    match = play(researching(seat, market=["t2"]), "Buy t2 middle")
    assert match.position()["board"]["seats"][0]["workshop"] is None
    other = play(researching(seat, market=["t2"]), "Buy t2 top")
    assert other.position()["board"]["seats"][0]["workshop"] == "herbs"


@pytest.mark.rule("pest.tech.25-mobile-workshop-people")
@pytest.mark.parametrize(("people", "offers"), [(0, True), (1, False)])
def test_people_get_to_the_mobile_workshop_as_to_a_building(people: int, offers: bool) -> None:
    sites = {"buildings": {"mint": "gotar"}, "workers": ["mint"], "workshop": "herbs"}
    card = {**sites, "technologies": [None, "t25", None], "people": [0, people, 0]}
    both = {**sites, "technologies": ["t10", "t25", None], "people": [1, people, 0]}
    match = assigning({**card, "healthy": 1})
    assert ("mobile-workshop" in offered(match, "Assign")) == offers
    assert ("mobile-workshop" in offered(match, "Lift")) == (not offers)
    assert ("mobile-workshop" in offered(play(match.clone(), "Lift mint"), "PutDown")) == offers
    for asked in (researching(both), healing(both)):
        assert offered(asked, "Send") == ["castle", *["mobile-workshop"] * offers, "capital"]
    scientists = {**card, "technologies": ["t11", "t25", None], "sector": 1}
    assert offered(researching(scientists), "Recall") == ["castle", "track", *["mobile-workshop"] * offers]
    if offers:
        sent = play(researching(both), "Send mobile-workshop")
        fetched = play(researching(scientists), "Recall mobile-workshop")
        for done in (sent, fetched):
            assert me(done)["technologies"][1]["people"] == 1
        assert (me(sent)["technologies"][0]["people"], me(fetched)["sector"]) == (0, 0)
    else:
        assert refused(match, "Assign mobile-workshop", "pest.tech.25-mobile-workshop-people")
        assert refused(play(match, "Lift mint"), "PutDown mobile-workshop", "pest.tech.25-mobile-workshop-people")


@pytest.mark.rule("pest.tech.25-mobile-workshop-people")
def test_the_mobile_workshop_is_no_building_for_laws() -> None:
    seat = {"technologies": [None, "t25", None], "people": [0, 1, 0], "workshop": "herbs"}
    for law in ("l6", "l7"):
        match = at(year=4, seats={0: seat}, laws=("l1", law, "l13"), todo=[["PayGoal"]])
        assert me(match)["fame"] == 0
