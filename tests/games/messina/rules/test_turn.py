"""Rounds and turns: whose turn it is, which helper goes where, what a turn consists of."""

from __future__ import annotations

import pytest

from tests.games.messina.builder import (
    GAME,
    at,
    doing,
    events_of_turns,
    frame,
    happened,
    helpers,
    kinds,
    legal,
    offered,
    play,
    points,
    rating,
    run_on,
    seat,
    stock,
    verbs,
    why_not,
)

# ---------------------------------------------------------------- rounds


@pytest.mark.rule("messina.round.six-rounds")
def test_a_game_has_six_rounds() -> None:
    match = GAME.new(2, seed=6)
    while not match.is_over:
        match.apply(match.legal_options()[-1])
    assert [event["round"] for event in happened(match, "round-began")] == [1, 2, 3, 4, 5, 6]
    assert len([event for event in happened(match, "preparation-step") if event["step"] == "I"]) == 5
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "six-rounds"


@pytest.mark.rule("messina.round.alternate-turns")
def test_turns_go_round_in_turn_order() -> None:
    match = run_on(at(players=3, turn=None, order=[1, 2, 0]), "EndTurn", "Stop")
    assert events_of_turns(match) == [1, 2, 0] * 3


@pytest.mark.rule("messina.round.order-fixed")
def test_overtaking_changes_nothing_in_the_running_round() -> None:
    match = at(round=2, order=[0, 1], turn=1, me={"church": 2}, you={"church": 2, "helpers": ["H1", "H4"]})
    match = play(match, "Helper H1", "Stand H2", "Act")
    assert rating(match, "church", 1) == 3
    assert match.view(None)["order"] == [0, 1]
    assert (match.to_move, frame(match)) == (1, "ChooseAction")
    play(match, "EndTurn")
    assert match.to_move == 0


@pytest.mark.rule("messina.round.uneven-helpers")
def test_who_has_no_helper_left_is_skipped_and_nobody_passes() -> None:
    match = at(turn=None, me={"helpers": ["estate"] * 4}, you={"helpers": ["estate"] * 3})
    assert verbs(match) == {"Stand"}
    assert why_not(match, "Stop") == ["messina.round.uneven-helpers"]
    assert events_of_turns(run_on(match, "EndTurn", "Stop")) == [0, 1, 0, 1, 0, 1, 0]


@pytest.mark.rule("messina.round.end-condition")
def test_a_helper_gained_in_the_last_turn_is_still_used() -> None:
    match = at(turn=1, me={"helpers": ["H1!"]}, you={"helpers": ["estate"], "city": 3})
    play(match, "Stand H3", "Act")
    assert (match.view(None)["round"], match.to_move) == (1, 1)
    assert events_of_turns(match) == [1, 1]


@pytest.mark.rule("messina.round.end-sequence")
def test_production_comes_before_quarantine_and_both_before_preparation() -> None:
    match = at(turn=None, me={"helpers": ["H1!"], "cabins": [("nun", 2, "Q2")]}, you={"helpers": ["H2!"]})
    assert frame(match) == "ChoosePlace"
    assert stock(match) == (0, 1, 0, 0)
    play(match, "Settle nu1")
    assert kinds(match, "produced", "quarantine-left", "preparation-step")[:3] == [
        "produced",
        "quarantine-left",
        "preparation-step",
    ]


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("messina.turn.four-steps")
def test_the_four_steps_in_their_order() -> None:
    match = at(me={"fire": 1}, hexes={"H13": {"cubes": 1, "citizens": "n"}})
    play(match, "Stand H13", "Fight fire", "Act")
    steps = ["helper-stood", "citizen-sheltered", "cube-fought", "gained"]
    assert kinds(match, *steps) == [*steps, "gained"]
    assert stock(match) == (1, 2, 0, 0)  # the coin is of the popularity space


@pytest.mark.rule("messina.turn.four-steps")
def test_the_action_cannot_come_before_the_rescue() -> None:
    match = play(at(hexes={"H13": {"citizens": "n"}}), "Stand H13")
    assert frame(match) == "SettleCitizen"
    assert why_not(match, "Act") == ["messina.turn.four-steps"]
    assert why_not(match, "Stand H1") == ["messina.turn.four-steps"]


@pytest.mark.rule("messina.turn.step-order-strict")
def test_fire_of_step_four_comes_too_late() -> None:
    match = play(at(hexes={"H4": {"cubes": 1}}), "Stand H4")
    assert seat(match)["rats"] == 1
    play(match, "Act")
    assert (stock(match), match.view(None)["hexes"]["H4"]["cubes"]) == ((0, 0, 1, 0), 1)


@pytest.mark.rule("messina.turn.step-order-strict")
def test_fire_of_a_workshop_filled_in_step_three_is_in_time() -> None:
    me = {"squares": {"nu1": 1}, "workshops": {"B26": 0}, "fire": 1}
    match = play(at(round=5, me=me, hexes={"H4": {"cubes": 1}}), "Helper estate", "Stand H4")
    assert legal(match) == ["Work nu1 B26", "Stop"]
    play(match, "Work nu1 B26", "Fight fire")
    assert (seat(match)["rats"], points(match)) == (0, 3 + 2)


@pytest.mark.rule("messina.turn.kinds")
def test_a_helper_goes_to_a_hex_to_a_ship_or_home() -> None:
    match = at(round=2, me={"helpers": ["NW"]}, docks={"dock-NW": ["T1"], "dock-SE": ["T2"]})
    assert verbs(match) == {"Stand", "Recall"}
    assert {"H2", "dock-NW"} < set(offered(match, "Stand"))
    assert "dock-SE" not in offered(match, "Stand")


@pytest.mark.rule("messina.turn.interleave")
@pytest.mark.parametrize("order", [("overseer", "buy", "build"), ("build", "buy", "overseer"), ("buy", "overseer", "build")])
def test_rating_actions_payments_and_the_hex_action_mix_freely(order: tuple[str, ...]) -> None:
    me = {"coin": 4, "popularity": 5, "owed": ["popularity-5"], "church": 1}
    match = play(at(me=me, tops={0: "Q1"}), "Stand H7")
    choices = {
        "overseer": ["Claim popularity-5", "Advance nun ahead"],
        "buy": ["Buy church"],
        "build": ["Act", "Build Q1"],
    }
    for step in order:
        play(match, *choices[step])
    assert (stock(match), rating(match, "church")) == ((0, 0, 0, 0), 2)
    assert seat(match)["overseers"]["nun"]["cell"] == 1
    assert seat(match)["cabins"][0]["upgrade"] == "Q1"


@pytest.mark.rule("messina.turn.decline-action")
def test_the_hex_action_can_be_given_up() -> None:
    match = play(at(), "Stand H13", "EndTurn")
    assert (stock(match), match.to_move) == ((0, 0, 0, 0), 1)


@pytest.mark.rule("messina.turn.decline-action")
def test_a_turn_without_anything_to_do_ends_by_itself() -> None:
    match = play(at(), "Stand H7")
    assert match.to_move == 1


@pytest.mark.rule("messina.turn.decline-action")
def test_a_build_a_rating_action_and_an_activation_can_be_given_up() -> None:
    assert "Stop" in legal(doing(["BuildOne", 0, 0, 1], me={"coin": 9}))
    assert "Stop" in legal(doing(["AdvanceOverseer", 0, 3, 0, 1]))
    match = doing(["AdvanceOverseer", 0, 0, 0, 1], me={"squares": {"nu1": 1}})
    play(match, "Advance nun ahead")
    assert legal(match) == ["Activate nu1", "Stop"]


@pytest.mark.rule("messina.turn.effect-chains")
@pytest.mark.parametrize("early", [True, False])
def test_a_rating_action_won_in_a_chain_may_come_before_or_after_its_rest(early: bool) -> None:
    """The second activation of an upgraded overseer, and a church action won by the first."""
    me = {
        "coin": 1,
        "church": 5,
        "squares": {"nu1": 1, "nu2": 1},
        "overseers": {"nun": (1, "ahead", True), "craftsman": (0, "ahead", False)},
    }
    match = doing(["Stage", 0, -1, 0], me={**me, "popularity": 5, "owed": ["popularity-5"]})
    play(match, "Claim popularity-5", "Advance nun left", "Activate nu2")
    assert (rating(match, "church"), seat(match)["owed"]) == (6, ["church-6"])
    assert set(legal(match)) == {"Activate nu1", "Claim church-6", "Stop"}
    advance = ["Claim church-6", "Advance nun ahead", "Activate nu1", "Stop"]
    if early:
        play(match, *advance[:2])
        assert offered(match, "Activate") == ["nu1"]  # an advance of its own: the same nun again
        play(match, "Activate nu1", "Activate nu1")
    else:
        play(match, "Activate nu1", *advance[:3])
    assert stock(match)[2] == 2
    assert seat(match)["overseers"]["nun"] == {"cell": 3, "branch": "left", "upgraded": True}
    assert seat(match)["owed"] == []


# ---------------------------------------------------------------- helpers


@pytest.mark.rule("messina.helper.round1-placement")
def test_in_round_one_any_hex_and_any_dock_with_a_ship_is_free() -> None:
    match = at(docks={"dock-SE": ["T1"]})
    hexes = set(match.view(None)["hexes"])
    assert set(offered(match, "Stand")) == hexes | {"dock-SE"}
    assert verbs(match) == {"Stand"}
    assert stock(play(match, "Stand H14"))[0] == 0
    assert why_not(at(), "Recall") == ["messina.helper.recall"]


@pytest.mark.rule("messina.helper.standing-blocks")
def test_a_standing_helper_blocks_its_hex_for_all() -> None:
    match = at(me={"helpers": ["H1!", "estate"]}, you={"helpers": ["H2!", "estate"]})
    assert not {"H1", "H2"} & set(offered(match, "Stand"))
    assert why_not(match, "Stand H1") == why_not(match, "Stand H2") == ["messina.helper.standing-blocks"]
    play(match, "Stand H7")
    assert match.to_move == 1 and "H1" not in offered(match, "Stand")


@pytest.mark.rule("messina.helper.lying-open")
def test_a_lying_helper_blocks_nothing() -> None:
    match = at(round=2, me={"helpers": ["H2"]}, you={"helpers": ["H1"]})
    assert "H1" in offered(match, "Stand")


@pytest.mark.rule("messina.helper.once-each")
def test_a_used_helper_is_not_used_again() -> None:
    match = at(round=2, me={"helpers": ["H1!", "H2", "H4"]})
    assert offered(match, "Helper") == ["H2", "H4"]
    assert why_not(match, "Helper H1") == ["messina.helper.once-each"]


@pytest.mark.rule("messina.helper.once-each")
def test_a_helper_given_up_has_no_turn() -> None:
    me = {"helpers": ["H3", "H4"], "wood": 1, "carts": {"C1-1": False}, "squares": {"au1": 1, "nu1": 1, "cl1": 1}}
    match = at(round=2, me=me, you={"helpers": ["H13!"]})
    play(match, "Helper H3", "Stand H5", "Repopulate", "GiveHelper H4")
    assert helpers(match)[:2] == ["H5", "box"]
    assert match.view(None)["round"] == 3


@pytest.mark.rule("messina.helper.once-each")
def test_of_two_helpers_in_one_place_the_unused_one_goes() -> None:
    told = {"round": 2, "docks": {"dock-NW": ["T1"]}}
    match = play(at(me={"helpers": ["dock-NW!", "dock-NW"]}, **told), "Stand NW")
    assert helpers(match)[:2] == ["dock-NW!", "NW!"]
    match = play(at(me={"helpers": ["estate!", "estate"]}, **told), "Stand H13")
    assert helpers(match)[:2] == ["estate!", "H13!"]


@pytest.mark.rule("messina.helper.estate-last")
def test_helpers_at_home_wait_for_those_in_the_city() -> None:
    match = at(round=2, me={"helpers": ["H1", "estate", "dock-NW"]})
    assert offered(match, "Helper") == ["H1", "dock-NW"]
    assert why_not(match, "Helper estate") == ["messina.helper.estate-last"]
    match = at(round=2, me={"helpers": ["H1!", "estate", "dock-NW!"]})
    assert frame(match) == "SendHelper"


@pytest.mark.rule("messina.helper.estate-free-placement")
def test_from_home_any_free_hex_costs_nothing_in_any_round() -> None:
    match = at(round=4, me={"helpers": ["H1!", "estate"]}, docks={"dock-SE": ["T3"]})
    assert {"H14", "SW", "dock-SE"} < set(offered(match, "Stand"))
    assert stock(play(match, "Stand SW", "EndTurn"))[0] == 0


@pytest.mark.rule("messina.helper.max-five")
def test_nobody_has_a_sixth_helper() -> None:
    match = play(at(me={"helpers": ["estate"] * 5, "city": 6}), "Stand H3", "Act")
    assert helpers(match).count("estate") == 4 and "supply" not in helpers(match)
    match = play(at(me={"helpers": ["estate", "estate", "estate", "estate", "box"], "city": 6}), "Stand H3", "Act")
    assert helpers(match)[4] == "box"


@pytest.mark.rule("messina.helper.recall")
def test_recall_brings_a_coin_and_uses_the_helper() -> None:
    match = play(at(round=2, me={"helpers": ["H1", "H2"]}), "Helper H1", "Recall")
    assert (stock(match)[0], helpers(match)[:2]) == (1, ["estate!", "H2"])


@pytest.mark.rule("messina.helper.recall")
def test_with_no_free_hex_and_no_ship_a_helper_at_home_is_simply_used() -> None:
    hexes = [f"H{number}!" for number in (1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15)] + ["NW!", "NE!", "SE!", "SW!"]
    seats = {0: {"helpers": ["estate", *hexes[:4]]}, 1: {"helpers": hexes[4:9]}, 2: {"helpers": hexes[9:14]}}
    seats[3] = {"helpers": hexes[14:]}
    match = at(players=4, seats=seats)
    assert legal(match) == ["Stop"]
    play(match, "Stop")
    assert len(happened(match, "helper-rested")) == 1
    assert match.view(None)["round"] == 2 and stock(match)[0] == 0
    seats[3] = {"helpers": hexes[14:16]}
    assert legal(at(players=4, seats=seats)) == ["Stand SW"]


@pytest.mark.rule("messina.helper.recall-next-round")
def test_a_recalled_helper_is_at_home_in_the_next_round() -> None:
    match = at(round=2, me={"helpers": ["H1", "H2!"]}, you={"helpers": ["H4!"]})
    play(match, "Recall")
    while match.to_move != 0:
        match.apply(match.legal_options()[-1])
    assert match.view(None)["round"] == 3
    assert sorted(helpers(match)[:2]) == ["H2", "estate"]
    assert frame(match) == "SendHelper" and "Recall" in verbs(match)
    play(match, "Recall")
    while not (match.to_move == 0 and frame(match) == "SendHelper"):
        match.apply(match.legal_options()[-1])
    assert "Recall" not in verbs(match) and "SW" in offered(match, "Stand")


@pytest.mark.rule("messina.helper.recall-action-stage")
def test_a_recall_has_an_action_stage() -> None:
    me = {"helpers": ["H1", "H2", "H4"], "coin": 2, "squares": {"nu1": 1}}
    match = play(at(round=2, me=me), "Helper H1", "Recall")
    assert legal(match) == ["Buy city", "Buy church", "EndTurn"]
    assert stock(play(match, "Buy church"))[0] == 0


@pytest.mark.rule("messina.helper.recall-action-stage")
def test_a_strict_table_plays_recall_as_a_coin_only() -> None:
    me = {"helpers": ["H1", "H2", "H4"], "coin": 2, "church": 3, "owed": ["church-3"]}
    match = play(at(round=2, me=me, options={"strict_recall": True}), "Helper H1", "Recall")
    assert (match.to_move, stock(match)[0], seat(match)["owed"]) == (1, 3, ["church-3"])


# ---------------------------------------------------------------- movement


@pytest.mark.rule("messina.move.stay-free")
def test_staying_costs_nothing_unless_somebody_stands_there() -> None:
    match = at(round=2, me={"helpers": ["H1"]})
    assert "H1" in offered(match, "Stand")
    match = at(round=2, me={"helpers": ["H1"]}, you={"helpers": ["H1!"]})
    assert why_not(match, "Stand H1") == ["messina.helper.standing-blocks"]


@pytest.mark.rule("messina.move.adjacent-free")
def test_the_first_step_is_free() -> None:
    match = at(round=2, me={"helpers": ["H1"]})
    assert set(offered(match, "Stand")) == {"H1", "H2", "H3"}
    assert stock(play(match, "Stand H2"))[0] == 0


@pytest.mark.rule("messina.move.further-paid")
def test_further_steps_cost_a_coin_each() -> None:
    """Rulebook examples: distance 4 costs 3, distance 2 costs 1."""
    match = at(round=2, me={"helpers": ["H1"], "coin": 2})
    assert why_not(match, "Stand H14") == ["messina.move.further-paid"]
    match = play(at(round=2, me={"helpers": ["H1"], "coin": 3}), "Stand H14")
    assert stock(match)[0] == 0
    match = play(at(round=2, me={"helpers": ["H1"], "coin": 3}), "Stand H5")
    assert stock(match)[0] == 2


@pytest.mark.rule("messina.move.pass-through")
def test_standing_helpers_do_not_hinder_passing() -> None:
    match = at(round=2, me={"helpers": ["H1"], "coin": 1}, you={"helpers": ["H2!", "H3!"]})
    assert "H5" in offered(match, "Stand")


@pytest.mark.rule("messina.move.pass-through")
def test_a_new_hex_counts_at_once_and_an_empty_place_does_not() -> None:
    match = at(round=2, me={"helpers": ["NW"], "coin": 0})
    assert "H17" not in offered(match, "Stand")
    match = at(round=2, me={"helpers": ["NW"], "coin": 0}, hexes={"H17": {"site": "P1"}})
    assert "H17" in offered(match, "Stand")
    match = at(round=2, me={"helpers": ["NW"], "coin": 1}, hexes={"H17": {"site": "P1"}})
    assert "H1" in offered(match, "Stand")


@pytest.mark.rule("messina.move.dock-distance")
def test_distances_from_a_dock() -> None:
    docks = {"dock-NW": ["T1"]}
    match = at(round=2, me={"helpers": ["dock-NW"], "coin": 0}, docks=docks)
    assert offered(match, "Stand") == ["NW", "dock-NW"]
    match = at(round=2, me={"helpers": ["dock-NW"], "coin": 1}, docks=docks)
    assert set(offered(match, "Stand")) == {"NW", "dock-NW", "H2", "H4"}
    assert why_not(at(round=2, me={"helpers": ["dock-NW"]}), "Stand dock-NW") == ["messina.ship.choose"]


@pytest.mark.rule("messina.move.dock-distance")
@pytest.mark.rule("messina.city.dock-node")
def test_from_dock_to_dock_one_passes_both_ports() -> None:
    """NW to NE are three hexes apart: five steps from dock to dock, four coins."""
    told = {"round": 2, "docks": {"dock-NE": ["T3"]}}
    match = at(me={"helpers": ["dock-NW"], "coin": 3}, **told)
    assert why_not(match, "Stand dock-NE") == ["messina.move.further-paid"]
    match = play(at(me={"helpers": ["dock-NW"], "coin": 4}, **told), "Stand dock-NE")
    assert stock(match)[0] == 0 + 3  # the ship's coins
