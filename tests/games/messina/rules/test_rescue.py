"""Rescuing citizens, quarantine, what citizens may do in the estate."""

from __future__ import annotations

import pytest

from tests.games.messina.builder import (
    at,
    doing,
    frame,
    happened,
    hex_of,
    legal,
    offered,
    play,
    points,
    seat,
    stock,
    verbs,
    why_not,
)

NUNS = {f"n{side}{number}": 1 for side in "ul" for number in (1, 2, 3)}


def left_over(match: object) -> list[str]:
    return [event["citizen"] for event in happened(match, "citizen-turned-away")]  # type: ignore[arg-type]


@pytest.mark.rule("messina.rescue.all-citizens")
def test_every_citizen_leaves_the_hex() -> None:
    match = play(at(hexes={"H13": {"citizens": "na"}}), "Stand H13")
    assert verbs(match) == {"Settle"} and why_not(match, "TurnAway") == ["messina.rescue.all-citizens"]
    play(match, "Settle nl3", "Settle au2")
    assert hex_of(match, "H13")["citizens"] == [0, 0, 0]
    assert seat(match)["squares"] == {"au2": 1, "nl3": 1}


@pytest.mark.rule("messina.rescue.all-citizens")
@pytest.mark.parametrize("order", [["nl3", "au2", "cl1"], ["cl1", "au2", "nl3"], ["au2", "nl3", "cl1"]])
def test_several_citizens_are_placed_in_any_order(order: list[str]) -> None:
    match = play(at(hexes={"H13": {"citizens": "nca"}}), "Stand H13")
    assert len(offered(match, "Settle")) == 18
    play(match, *[f"Settle {square}" for square in order])
    assert [event["square"] for event in happened(match, "citizen-settled")] == order
    assert seat(match)["squares"] == {"au2": 1, "cl1": 1, "nl3": 1} and frame(match) == "ChooseAction"


@pytest.mark.rule("messina.rescue.all-citizens")
@pytest.mark.rule("messina.rescue.sector-full")
def test_who_has_no_place_is_turned_away_before_the_others_or_after() -> None:
    told = {"me": {"squares": NUNS}, "hexes": {"H13": {"citizens": "nna"}}}
    match = play(at(**told), "Stand H13")
    assert "TurnAway" in legal(match) and why_not(match, "Settle nu1") == ["messina.rescue.square-choice"]
    first = play(match.clone(), "TurnAway", "TurnAway", "Settle au1")
    play(match, "Settle au1")  # nothing can make a place for the nuns any more
    assert left_over(first) == left_over(match) == ["nun", "nun"]
    assert (seat(first), frame(first)) == (seat(match), frame(match)) and frame(match) == "ChooseAction"


@pytest.mark.rule("messina.rescue.all-citizens")
@pytest.mark.rule("messina.rescue.sector-full")
@pytest.mark.rule("messina.citizen.to-workshop-anytime")
def test_one_rescued_citizen_can_find_a_place_for_another() -> None:
    """The craftsman comes first, a reward moves an overseer past him, he has a workshop built, and a nun makes room."""
    me = {"squares": {**NUNS, "cl1": 2}, "workshops": {"B21": 0}, "wood": 1, "coin": 1}
    match = at(round=5, me=me, hexes={"H13": {"citizens": "nc"}}, tops={3: "B26"})
    play(match, "Helper estate", "Stand H13", "Settle cr1")
    assert legal(match) == ["TurnAway", "Work cl1 B21"]
    kept = play(match.clone(), "Work cl1 B21", "Advance craftsman ahead", "Activate cr1", "Build B26", "Work nu1 B26")
    assert offered(kept, "Settle") == ["nu1"]
    play(kept, "Settle nu1")
    assert (left_over(kept), seat(kept)["squares"]) == ([], {**NUNS, "cr1": 1})
    play(match, "TurnAway")
    assert left_over(match) == ["nun"]


@pytest.mark.rule("messina.citizen.to-workshop-anytime")
@pytest.mark.rule("messina.rescue.sector-full")
def test_a_reward_can_still_find_a_place_for_a_rescued_citizen() -> None:
    me = {"squares": {**NUNS, "cl1": 2, "cr1": 1}, "workshops": {"B21": 0}, "wood": 1, "coin": 1}
    match = at(round=5, me=me, hexes={"H13": {"citizens": "n"}}, tops={3: "B26"})
    play(match, "Helper estate", "Stand H13")
    assert (frame(match), legal(match)) == ("SettleCitizen", ["TurnAway", "Work cl1 B21"])
    play(match, "Work cl1 B21", "Advance craftsman ahead", "Activate cr1", "Build B26", "Work nl3 B26", "Settle nl3")
    assert (left_over(match), frame(match)) == ([], "ChooseAction")


@pytest.mark.rule("messina.rescue.clean-to-sector")
def test_from_a_clean_hex_into_the_sector() -> None:
    match = play(at(hexes={"H13": {"citizens": "n"}}), "Stand H13", "Settle nu1")
    assert seat(match)["squares"] == {"nu1": 1}
    assert all(cabin["citizen"] is None for cabin in seat(match)["cabins"])


@pytest.mark.rule("messina.rescue.square-choice")
def test_any_empty_square_of_the_sector() -> None:
    match = play(at(me={"squares": {"nu1": 1, "nl2": 2}}, hexes={"H13": {"citizens": "n"}}), "Stand H13")
    assert set(offered(match, "Settle")) == set(NUNS) - {"nu1", "nl2"}
    assert why_not(match, "Settle cl1") == ["messina.rescue.square-choice"]


@pytest.mark.rule("messina.rescue.sector-full")
def test_a_full_sector_turns_a_citizen_away() -> None:
    match = play(at(me={"squares": NUNS}, hexes={"H13": {"citizens": "n"}}), "Stand H13")
    assert (left_over(match), frame(match)) == (["nun"], "ChooseAction")


@pytest.mark.rule("messina.rescue.plague-to-quarantine")
def test_from_a_plague_hex_into_a_cabin() -> None:
    me = {"cabins": [("nun", 2, None), (None, 0, "Q1"), (None, 0, None), (None, 0, None)]}
    match = play(at(me=me, hexes={"H13": {"cubes": 1, "citizens": "n"}}), "Stand H13")
    assert legal(match) == ["Shelter nun cabin2", "Shelter nun cabin3"]  # cabins 3 and 4 are alike
    play(match, "Shelter nun cabin2")
    assert seat(match)["cabins"][1] == {"citizen": "nun", "stage": 1, "upgrade": "Q1"}
    assert seat(match)["squares"] == {}


@pytest.mark.rule("messina.rescue.quarantine-full")
@pytest.mark.rule("messina.quarantine.cabins")
def test_without_a_cabin_the_citizen_is_lost() -> None:
    full = [("nun", 1, None), ("nun", 2, None), ("craftsman", 1, None), ("aristocrat+", 2, None)]
    match = play(at(me={"cabins": full}, hexes={"H13": {"cubes": 1, "citizens": "c"}}), "Stand H13")
    assert left_over(match) == ["craftsman"]


@pytest.mark.rule("messina.rescue.quarantine-full")
def test_with_one_cabin_for_two_the_player_says_who_is_kept() -> None:
    cabins = [("nun", 1, None), ("nun", 2, None), ("craftsman", 1, None)]
    match = play(at(me={"cabins": cabins}, hexes={"H13": {"cubes": 1, "citizens": "nc"}}), "Stand H13")
    assert legal(match) == ["Shelter nun cabin4", "Shelter craftsman cabin4"]
    play(match, "Shelter craftsman cabin4")
    assert left_over(match) == ["nun"]


@pytest.mark.rule("messina.rescue.all-citizens")
@pytest.mark.rule("messina.rescue.plague-to-quarantine")
def test_several_citizens_go_into_cabins_in_any_order() -> None:
    me = {"cabins": [(None, 0, "Q1"), (None, 0, "Q2")]}
    match = play(at(me=me, hexes={"H13": {"cubes": 1, "citizens": "nc"}}), "Stand H13")
    assert offered(match, "Shelter") == [f"{who} cabin{at}" for who in ("nun", "craftsman") for at in (1, 2, 3)]
    play(match, "Shelter craftsman cabin2", "Shelter nun cabin3")
    assert [cabin["citizen"] for cabin in seat(match)["cabins"]] == [None, "craftsman", "nun", None]
    match = play(at(hexes={"H13": {"cubes": 1, "citizens": "nc"}}), "Stand H13")
    assert frame(match) == "ChooseAction"  # cabins that are alike are no question, whoever comes first


@pytest.mark.rule("messina.rescue.before-fight")
def test_clearing_the_hex_later_changes_nothing() -> None:
    match = at(me={"fire": 1}, hexes={"H13": {"cubes": 1, "citizens": "n"}})
    play(match, "Stand H13", "Fight fire")  # cabins that are alike are no question
    assert (hex_of(match, "H13")["cubes"], seat(match)["cabins"][0]["citizen"]) == (0, "nun")


# ---------------------------------------------------------------- quarantine


@pytest.mark.rule("messina.quarantine.cabins")
def test_a_cabin_holds_one_citizen_in_either_square() -> None:
    cabins = [("nun", 2, None), ("nun", 1, None)]
    match = play(at(me={"cabins": cabins}, hexes={"H13": {"cubes": 1, "citizens": "n"}}), "Stand H13")
    assert [(cabin["citizen"], cabin["stage"]) for cabin in seat(match)["cabins"]] == [
        ("nun", 2),
        ("nun", 1),
        ("nun", 1),
        (None, 0),
    ]


@pytest.mark.rule("messina.quarantine.two-rounds")
@pytest.mark.rule("messina.quarantine.advance")
def test_the_rest_of_this_round_and_the_whole_next() -> None:
    cabins = [("nun", 1, None), ("craftsman", 2, None), (None, 0, None)]
    match = doing(["AdvanceQuarantine", 0], me={"cabins": cabins})
    play(match, "Settle cl1")
    assert [cabin["stage"] for cabin in seat(match)["cabins"]] == [2, 0, 0, 0]
    match = doing(["AdvanceQuarantine", 0], ["AdvanceQuarantine", 0], me={"cabins": [("nun", 1, None)]})
    assert frame(match) == "ChoosePlace"


@pytest.mark.rule("messina.quarantine.locked")
def test_in_quarantine_nobody_moves_works_or_repopulates() -> None:
    me = {
        "cabins": [("nun", 1, None)],
        "workshops": {"B26": 0},
        "squares": {"nu1": 1, "au1": 1, "au2": 1},
        "coin": 2,
        "carts": {"C1-1": False},
    }
    match = play(at(round=5, me={**me, "squares": {"nu1": 1, "au1": 2}}), "Helper estate", "Stand H6")
    assert offered(match, "Work") == ["nu1 B26"]
    assert why_not(match, "Repopulate") == ["messina.repop.requirements"]
    match = doing(["Activations", 0, (1 << 18) - 1, 3, 0, 0, 1], me={"cabins": [("nun", 1, None)]})
    assert frame(match) != "ActivateCitizen"


@pytest.mark.rule("messina.quarantine.exit")
def test_out_of_quarantine_into_the_sector_or_a_workshop() -> None:
    me = {"cabins": [("craftsman", 2, None)], "squares": {f"c{q}": 1 for q in ("l1", "l2", "l3", "r1", "r2")}}
    match = doing(["AdvanceQuarantine", 0], me={**me, "workshops": {"B1": 0}})
    assert (offered(match, "Settle"), offered(match, "Employ")) == (["cr3"], ["B1"])
    play(match, "Employ B1")
    assert seat(match)["workshops"]["B1"]["worker"] == 1


@pytest.mark.rule("messina.quarantine.exit")
def test_with_no_place_the_leaver_is_lost_but_room_can_be_made() -> None:
    me = {"cabins": [("nun+", 2, None)], "squares": NUNS}
    match = doing(["AdvanceQuarantine", 0], me=me)
    assert left_over(match) == ["nun"]
    match = doing(["AdvanceQuarantine", 0], me={**me, "workshops": {"B7": 0}})
    play(match, "Work nl2 B7", "Settle nl2")
    assert (seat(match)["squares"]["nl2"], seat(match)["workshops"]["B7"]["worker"]) == (2, 1)


@pytest.mark.rule("messina.quarantine.exit")
@pytest.mark.rule("messina.citizen.to-workshop-anytime")
def test_a_reward_can_still_find_a_place_for_a_leaver() -> None:
    """A craftsman's reward moves an overseer who has a workshop for nuns built; or the nun is let go."""
    me = {
        "cabins": [("nun", 2, None)],
        "squares": {**NUNS, "cl1": 2, "cr1": 1},
        "workshops": {"B21": 0},
        "wood": 1,
        "coin": 1,
    }
    told = {"round": 5, "me": me, "tops": {3: "B26"}}
    match = doing(["AdvanceQuarantine", 0], **told)
    assert legal(match) == ["TurnAway", "Work cl1 B21"]
    kept = play(match.clone(), "Work cl1 B21", "Advance craftsman ahead", "Activate cr1", "Build B26")
    assert offered(kept, "Employ") == ["B26"]
    play(kept, "Employ B26")
    assert (left_over(kept), stock(kept)[2], points(kept)) == ([], 1, 4 + 3)
    play(match, "TurnAway")
    assert (left_over(match), seat(match)["cabins"][0]["citizen"]) == (["nun"], None)


@pytest.mark.rule("messina.quarantine.exit")
def test_the_owner_orders_those_who_leave() -> None:
    cabins = [("nun", 2, None), ("nun+", 2, None), ("nun", 2, None)]
    squares = {name: 1 for name in NUNS if name != "nu3"}
    match = doing(["AdvanceQuarantine", 0], me={"cabins": cabins, "squares": squares})
    assert offered(match, "Leave") == ["cabin1", "cabin2"]
    play(match, "Leave cabin2", "Settle nu3")
    assert (seat(match)["squares"]["nu3"], left_over(match)) == (2, ["nun", "nun"])


# ---------------------------------------------------------------- citizens at home


@pytest.mark.rule("messina.citizen.sector-fixed")
def test_a_settled_citizen_does_not_change_its_square() -> None:
    match = play(at(me={"squares": {"nu1": 1}}), "Stand H13")
    assert why_not(match, "Settle nu2") == ["messina.citizen.sector-fixed"]
    assert verbs(match) == {"Act", "EndTurn"}


@pytest.mark.rule("messina.citizen.to-workshop-anytime")
def test_room_is_made_for_a_rescued_citizen() -> None:
    me = {"squares": NUNS, "workshops": {"B7": 0}}
    match = play(at(me=me, hexes={"H13": {"citizens": "n"}}), "Stand H13")
    assert verbs(match) == {"TurnAway", "Work"}
    lost = play(match.clone(), "TurnAway")
    assert (left_over(lost), hex_of(lost, "H13")["citizens"], frame(lost)) == (["nun"], [0, 0, 0], "ChooseAction")
    play(match, "Work nu2 B7", "Settle nu2")
    assert (len(seat(match)["squares"]), seat(match)["workshops"]["B7"]["worker"]) == (6, 1)


@pytest.mark.rule("messina.citizen.to-workshop-anytime")
def test_a_square_can_be_freed_before_the_sector_is_full() -> None:
    me = {"squares": {"nu1": 1}, "workshops": {"B7": 0}}
    match = play(at(me=me, hexes={"H13": {"citizens": "n"}}), "Stand H13")
    assert offered(match, "Work") == ["nu1 B7"]
    play(match, "Work nu1 B7", "Settle nu1")
    assert seat(match)["squares"] == {"nu1": 1}


@pytest.mark.rule("messina.citizen.to-workshop-anytime")
@pytest.mark.rule("messina.build.era2-reward")
def test_a_rewarding_move_is_offered_at_every_decision_of_the_own_turn() -> None:
    me = {"squares": {"nu1": 1}, "workshops": {"B26": 0}, "fire": 2, "coin": 3}
    hexes = {"H13": {"citizens": "c"}, "H7": {"cubes": 1, "citizens": "n"}}
    wanted = "Work nu1 B26"
    match = at(round=5, me=me, hexes=hexes)
    assert wanted in legal(match)  # before the helper is chosen
    play(match, "Helper estate", "Stand H13")
    assert wanted in legal(match)  # before a citizen is placed
    play(match, "Settle cl1")
    assert wanted in legal(match)  # in the action stage
    match = play(at(round=5, me=me, hexes=hexes), "Helper estate", "Stand H7")
    assert frame(match) == "ShelterCitizen" and wanted in legal(match)
    early = play(match.clone(), wanted)
    assert (frame(early), stock(early)[2], points(early)) == ("FightCube", 3, 3)
    assert seat(early)["cabins"][0]["citizen"] == "nun"  # then all cabins are alike, and nobody is asked
    play(match, "Shelter nun cabin1")
    assert frame(match) == "FightCube" and wanted in legal(match)
    play(match, "Stop", "Act")
    assert frame(match) == "BuildOne" and wanted in legal(match)
    play(match, wanted)
    assert (stock(match)[2], points(match)) == (3, 3)
    assert frame(match) == "BuildOne"


@pytest.mark.rule("messina.citizen.workshop-exit")
def test_a_worker_stays_in_the_workshop() -> None:
    match = play(at(round=5, me={"workshops": {"B19": (1, True), "B20": 0}}), "Stand H13")
    assert offered(match, "Work") == []
    match = play(at(round=5, me={"workshops": {"B19": (1, True), "B20": (1, True)}, "squares": {"cl1": 1}}), "Stand H13")
    assert why_not(match, "Work cl1 B20") == ["messina.citizen.workshop-exit"]


@pytest.mark.rule("messina.citizen.location-memo")
def test_who_may_be_upgraded_moved_and_given_up() -> None:
    me = {
        "squares": {"nu1": 1},
        "workshops": {"B7": 1, "B24": 0},
        "cabins": [("nun", 1, None)],
        "carts": {"C1-1": False},
        "coin": 2,
    }
    upgrade = doing(["UpgradeCitizen", 0, 1], me=me, round=5)
    assert offered(upgrade, "UpgradeCitizen") == ["nu1", "B7", "cabin1"]
    turn = at(round=5, me=me)
    assert offered(turn, "Work") == ["nu1 B24"]
    give = doing(["GiveUp", 0, 0, 0, 1], me=me, round=5)
    assert offered(give, "Give") == ["nu1", "B7"]


@pytest.mark.rule("messina.citizen.returned-plain")
def test_the_supply_has_only_ordinary_citizens() -> None:
    me = {"squares": {"cl1": 2, "nu1": 2}, "coin": 1, "carts": {"C1-1": False}}
    match = play(at(me=me, hexes={"H13": {"citizens": "n"}}), "Stand H2", "Repopulate")
    assert [event["home"] for event in happened(match, "citizen-given")] == ["nu1", "cl1"]
    assert seat(match)["squares"] == {}
    match = play(at(hexes={"H13": {"citizens": "n"}}), "Stand H13", "Settle nu1")
    assert seat(match)["squares"]["nu1"] == 1
