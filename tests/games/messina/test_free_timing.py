"""Free timing loses no line of play: docs/decisions/0005-messina-free-timing.md."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import at, doing, edition, frame, legal, offered, play, points, rating, seat, stock


def board(match: lz.Match) -> dict[str, Any]:
    found: dict[str, Any] = match.position()["board"]
    return found


def test_a_coin_of_the_hex_action_buys_a_step_before_its_overseer_moves() -> None:
    """The coin buys a church step, its space upgrades the overseer, and only then he advances."""
    me = {"coin": 2, "church": 2, "squares": {"nu1": 1, "nl1": 1}, "points": 1}
    match = play(at(me=me), "Stand H6", "Act")
    assert frame(match) == "AdvanceOverseer"
    play(match, "Buy church", "Claim church-3", "UpgradeOverseer nun", "Advance nun ahead", "Activate nu1")
    assert offered(match, "Activate") == ["nl1"]


def test_a_step_is_bought_before_a_free_step_makes_it_dearer() -> None:
    told = {"round": 6, "hexes": {"H19": {"site": "P1"}}, "me": {"coin": 2, "city": 3}}
    match = play(at(**told), "Stand H19", "Act")
    assert frame(match) == "ChooseRating" and "Buy church" in legal(match)
    play(match, "Buy church", "Rating city")
    assert (rating(match, "church"), rating(match, "city"), seat(match)["step_price"]) == (2, 4, 4)


def test_a_rating_action_pays_for_a_building_that_a_refresh_has_shown() -> None:
    me = {"coin": 1, "city": 10, "owed": ["city-10"]}
    match = play(at(me=me), "Stand H7", "Act", "Refresh cabins coin")
    assert "Claim city-10" in legal(match)
    play(match, "Claim city-10", "Borrow H13")
    assert frame(match) == "BuildOne" and stock(match)[1] == 2


def test_a_reward_pays_for_a_far_hex() -> None:
    me = {"helpers": ["H1"], "squares": {"cl1": 1}, "workshops": {"B22": 0}}
    match = at(round=5, me=me, tops={4: "B20"})
    assert legal(match) == ["Helper H1", "Work cl1 B22"]
    play(match, "Work cl1 B22")
    assert frame(match) == "SendHelper" and "Stand H5" in legal(match)


@pytest.mark.parametrize("first", ["Work", "Act"])
def test_moving_early_or_late_into_a_rewarding_workshop_ends_alike(first: str) -> None:
    me = {"squares": {"nu1": 1}, "workshops": {"B26": 0}}
    match = play(at(round=5, me=me), "Helper estate", "Stand H13")
    order = ["Work nu1 B26", "Act"] if first == "Work" else ["Act", "Work nu1 B26"]
    play(match, *order)
    assert (stock(match), points(match), match.to_move) == ((0, 2, 1, 0), 3, 1)


def test_upgrading_before_or_after_the_move_ends_alike() -> None:
    """Why an ordinary citizen is not offered a workshop for upgraded ones."""
    before = play(at(round=5, me={"squares": {"au1": 1}, "workshops": {"B30": 0}}), "Stand H1", "Act")
    play(before, "UpgradeCitizen au1", "Work au1 B30", "Scroll 1")
    after = play(at(round=5, me={"workshops": {"B30": 1}}), "Stand H1", "Act", "UpgradeCitizen B30", "Scroll 1")
    assert seat(before) == seat(after)


def test_moving_early_or_late_into_an_ordinary_workshop_ends_alike() -> None:
    """Why era I workshops are not offered at every decision: production is in time."""
    late = {"squares": {"cl1": 1}, "workshops": {"B3": 0}, "helpers": ["H1!"]}
    early = {"workshops": {"B3": 1}, "helpers": ["H1!"]}
    you = {"helpers": ["H2!"]}
    one = play(at(turn=None, me=late, you=you, seed=2), "Work cl1 B3")
    other = at(turn=None, me=early, you=you, seed=2)
    assert board(one) == board(other)


def test_the_order_of_plain_producers_does_not_matter() -> None:
    me = {"squares": {"cl2": 2}, "workshops": {"B21": 0, "B10": 1, "B7": 1, "B9": 2}, "helpers": ["H1!"], "church": 2}
    told = {"turn": None, "round": 5, "me": me, "you": {"helpers": ["H2!"]}, "seed": 3}
    ends = []
    for order in (["Produce B10", "Produce B7", "Produce B9"], ["Produce B9", "Produce B7", "Produce B10"], ["ProduceAll"]):
        match = play(at(**told), *order)
        ends.append((board(match), match.decision and match.decision.frame))
    assert ends[0] == ends[1] == ends[2]


def test_claims_mix_with_the_items_of_one_effect() -> None:
    """Several asking items of one effect come in the order the player likes, and free moves between them."""
    changed = edition()
    next(tile for tile in changed["city"]["hex"] if tile["id"] == "H13")["action"] = "coin:1, overseer:nun, scroll:1"
    me = {"popularity": 11, "owed": ["popularity-11"]}
    match = play(at(printed=changed, me=me), "Stand H13", "Act")
    assert legal(match) == ["Claim popularity-11", "Side 1", "Side 2", "Stop"]
    early = play(match.clone(), "Claim popularity-11", "Scroll 1")
    assert (legal(early), seat(early)["scroll"]) == (["Side 1", "Side 2", "Stop"], [1, 0, 0])
    play(early, "Side 1", "Advance nun ahead", "Scroll 3")
    assert (seat(early)["scroll"], seat(early)["overseers"]["nun"]["cell"]) == ([1, 0, 1], 1)
    none = play(match.clone(), "Stop")
    assert legal(none) == ["Claim popularity-11", "EndTurn"]
    play(match, "Side 2", "Scroll 1", "Claim popularity-11", "Scroll 1", "Advance nun ahead")
    assert (seat(match)["scroll"], stock(match)[0]) == ([2, 0, 0], 1)


def test_nothing_free_is_offered_outside_of_the_action_stage_but_rewarding_moves() -> None:
    me = {"coin": 9, "church": 3, "owed": ["church-3"], "fire": 1}
    match = at(me=me, hexes={"H13": {"cubes": 2, "citizens": "n"}})
    assert all(text.startswith("Stand") for text in legal(match))
    play(match, "Stand H13")
    assert legal(match) == ["Fight fire", "Stop"]  # empty cabins are alike: the nun is in one of them
    assert seat(match)["cabins"][0]["citizen"] == "nun"
    play(match, "Stop")
    assert set(legal(match)) == {"Act", "Claim church-3", "Buy city", "Buy church", "EndTurn"}


def test_a_stage_frame_left_without_anything_to_do_goes_on_by_itself() -> None:
    match = doing(["Stage", 0, -1, 0], me={"church": 3})
    assert frame(match) == "SendHelper"


def test_the_reward_of_the_last_leaver_leads_to_another_rewarding_move() -> None:
    """His overseer activates a craftsman, who upgrades a nun, who now fits a workshop; without that nobody is asked."""
    me = {"cabins": [("craftsman+", 2, None)], "squares": {"cl1": 1, "nu1": 1}, "workshops": {"B21": 0, "B27": 0}}
    match = play(doing(["AdvanceQuarantine", 0], me=me), "Employ B21", "Advance craftsman ahead", "Activate cl1")
    play(match, "UpgradeCitizen nu1")
    assert frame(match) == "ChooseFollowUp" and legal(match) == ["Work nu1 B27", "Stop"]
    assert stock(play(match, "Work nu1 B27"))[3] == 1
    assert frame(match) != "ChooseFollowUp"
    match = play(doing(["AdvanceQuarantine", 0], me=me), "Employ B21", "Advance craftsman ahead", "Stop")
    assert frame(match) != "ChooseFollowUp"


def test_a_follow_up_may_be_declined() -> None:
    me = {"cabins": [("craftsman+", 2, None)], "squares": {"cl1": 1, "nu1": 1}, "workshops": {"B21": 0, "B27": 0}}
    match = play(doing(["AdvanceQuarantine", 0], me=me), "Employ B21", "Advance craftsman ahead", "Activate cl1")
    play(match, "UpgradeCitizen nu1", "Stop")
    assert seat(match)["squares"] == {"cl1": 1, "nu1": 2} and seat(match)["workshops"]["B27"]["worker"] == 0


# ---------------------------------------------------------------- the end of a round

WAITING = {"church": 2, "squares": {"nu1": 1}, "workshops": {"B24": 0}, "helpers": ["H1!"]}  # B24: 2 points, 1 church step
PRODUCER = {"church": 2, "workshops": {"B9": 2}, "helpers": ["H2!"]}  # B9: 1 church step


def end_of_round(me: dict[str, Any], you: dict[str, Any], round: int = 5, **told: Any) -> lz.Match:
    return at(turn=None, round=round, me=me, you=you, gone=["B12"], **told)


def turn_order(match: lz.Match) -> list[int]:
    found: list[int] = match.view(None)["order"]
    return found


@pytest.mark.rule("messina.citizen.to-workshop-anytime")
@pytest.mark.rule("messina.production.order")
def test_a_reward_that_waits_for_the_others_changes_the_order_of_the_next_round() -> None:
    """Round VI goes by the church rating, and on one space the disc that came last is first."""
    match = end_of_round(WAITING, PRODUCER)
    assert (frame(match), legal(match)) == ("ChooseProduction", ["Work nu1 B24", "Stop"])
    early = play(match.clone(), "Work nu1 B24")
    assert (early.view(None)["round"], turn_order(early)) == (6, [1, 0])
    play(match, "Stop")
    assert (frame(match), match.to_move, legal(match)) == ("ChooseWaitingMove", 0, ["Work nu1 B24", "Stop"])
    assert rating(match, "church", 1) == 3  # the other has produced
    never = play(match.clone(), "Stop")
    assert (turn_order(never), seat(never)["squares"]) == ([1, 0], {"nu1": 1})
    play(match, "Work nu1 B24")
    assert (match.view(None)["round"], turn_order(match), points(match)) == (6, [0, 1], 2)


@pytest.mark.rule("messina.citizen.to-workshop-anytime")
def test_who_produces_last_is_asked_again_only_after_another_move() -> None:
    also = {**WAITING, "workshops": {"B26": 0}, "helpers": ["H2!"]}
    match = play(end_of_round(WAITING, also), "Stop", "Stop")
    assert (frame(match), match.to_move) == ("ChooseWaitingMove", 0)
    nobody = play(match.clone(), "Stop")
    assert nobody.view(None)["round"] == 6
    play(match, "Work nu1 B24")
    assert (frame(match), match.to_move) == ("ChooseWaitingMove", 1)
    play(match, "Work nu1 B26")
    assert match.view(None)["round"] == 6 and points(match, 1) == 3


@pytest.mark.rule("messina.citizen.to-workshop-anytime")
def test_who_declined_is_asked_again_when_another_has_moved() -> None:
    seats = {2: {**WAITING, "helpers": ["H3!"], "workshops": {"B26": 0}}}
    you = {**WAITING, "helpers": ["H2!"], "workshops": {"B25": 0}, "squares": {"nu1": 2}}
    match = play(end_of_round(WAITING, you, players=3, seats=seats), "Stop", "Stop", "Stop")
    asked = []
    for choice in ("Stop", "Work nu1 B25", "Stop", "Stop"):
        asked.append(match.to_move)
        play(match, choice)
    assert asked == [0, 1, 0, 2] and match.view(None)["round"] == 6


@pytest.mark.rule("messina.citizen.to-workshop-anytime")
def test_a_reward_of_quarantine_lets_the_last_seat_answer_it() -> None:
    leaving = {"church": 2, "cabins": [("nun", 2, None)], "workshops": {"B24": 0}, "helpers": ["H1!"]}
    also = {"church": 2, "squares": {"nu1": 2}, "workshops": {"B28": 0}, "helpers": ["H2!"]}
    match = end_of_round(leaving, also, tops={3: "B27"})
    play(match, "Stop", "Employ B24")
    assert (frame(match), match.to_move) == ("ChooseWaitingMove", 1)
    assert turn_order(play(match, "Work nu1 B28")) == [1, 0]


@pytest.mark.rule("messina.production.late-worker")
def test_a_late_worker_does_not_produce_after_the_others() -> None:
    """Production follows the turn order; so nobody is asked about workshops that only produce."""
    me = {"church": 2, "squares": {"nu1": 2}, "workshops": {"B9": 0}, "helpers": ["H1!"]}
    match = play(end_of_round(me, {"helpers": ["H2!"]}), "Stop")
    assert match.view(None)["round"] == 6


def test_the_last_round_has_the_same_window_and_a_solo_game_has_none() -> None:
    match = play(end_of_round(WAITING, PRODUCER, round=6), "Stop")
    assert frame(match) == "ChooseWaitingMove"
    assert play(match, "Work nu1 B24").is_over
    alone = at(players=1, turn=None, round=6, me=WAITING, opponent={"left": 0})
    assert play(alone, "Stop").is_over
