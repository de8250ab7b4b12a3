"""Preparing a round."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from tests.games.messina.builder import (
    GAME,
    at,
    cubes,
    doing,
    happened,
    helpers,
    hex_of,
    offered,
    play,
    rating,
    seat,
    stock,
)

TILES = {tile["id"]: tile for tile in GAME.module.edition()["city"]["hex"]}


def next_round(round: int = 1, **told: Any) -> lz.Match:
    """The end of `round`: everybody has used all helpers."""
    told.setdefault("me", {}).setdefault("helpers", ["H1!"])
    told.setdefault("you", {}).setdefault("helpers", ["H2!"])
    return at(turn=None, round=round, **told)


def docked(match: lz.Match) -> dict[str, int]:
    return {dock: len(ships) for dock, ships in match.view(None)["docks"].items() if ships}


@pytest.mark.rule("messina.prep.order")
def test_seven_steps_in_order() -> None:
    match = next_round(2)
    assert [event["step"] for event in happened(match, "preparation-step")] == ["I", "II", "III", "IV", "V", "VI", "VII"]
    kinds = [event["kind"] for event in match.events()]
    assert kinds.index("order-set") < kinds.index("ship-arrived") < kinds.index("hex-laid") < kinds.index("wheel-turned")


@pytest.mark.rule("messina.prep.order")
def test_the_new_hex_is_there_when_the_wheel_turns() -> None:
    for wheel in map(str, range(1, 13)):
        match = next_round(1, wheel=wheel, hexes={"H14": {}})
        new = hex_of(match, "H16")
        step = GAME.module.edition()["wheel"]["position"][int(wheel) % 12]
        assert new["cubes"] == int(step["rat"] == TILES["H16"]["rat"])
        assert new["citizens"] == [int(step[name] == "red") for name in ("nun", "craftsman", "aristocrat")]


@pytest.mark.rule("messina.prep.marker")
def test_the_row_of_the_new_round_governs() -> None:
    match = next_round(3)
    assert match.view(None)["round"] == 4
    assert len(happened(match, "wheel-turned")) == 2  # the double mark of round IV
    assert next_round(4).view(None)["cube_price"] == 2


@pytest.mark.rule("messina.prep.lay-down")
def test_helpers_begin_where_they_stood() -> None:
    match = next_round(2, me={"helpers": ["H1!", "dock-SE!", "estate!"]})
    assert helpers(match)[:3] == ["H1", "dock-SE", "estate"]


@pytest.mark.rule("messina.prep.remove-citizens")
def test_citizens_on_plague_hexes_go_and_others_stay() -> None:
    hexes = {"H1": {"cubes": 1, "citizens": "nna"}, "H13": {"citizens": "n"}}
    match = doing(["RemoveCitizens"], hexes=hexes)
    assert hex_of(match, "H1")["citizens"] == [0, 0, 0]
    assert hex_of(match, "H13")["citizens"] == [1, 0, 0]
    piled = next_round(1, hexes={"H7": {"citizens": "n"}}, wheel="4")  # step 5: nuns on orange
    assert hex_of(piled, "H7")["citizens"] == [2, 0, 0]


@pytest.mark.rule("messina.prep.turn-order")
@pytest.mark.parametrize(("round", "track"), [(2, "church"), (3, "popularity"), (5, "city"), (6, "church")])
def test_the_farthest_disc_goes_first(round: int, track: str) -> None:
    seats = {0: {track: 3}, 1: {track: 5}, 2: {track: 1}}
    assert doing(["SetTurnOrder"], players=3, round=round, seats=seats).view(None)["order"] == [1, 0, 2]


@pytest.mark.rule("messina.prep.turn-order-tie")
def test_on_one_space_the_upper_disc_goes_first() -> None:
    match = doing(["SetTurnOrder"], players=3, round=2)
    assert match.view(None)["order"] == [2, 1, 0]


@pytest.mark.rule("messina.prep.turn-order-points")
def test_in_round_four_points_count() -> None:
    seats = {0: {"points": 12}, 1: {"points": 20}, 2: {"points": 12}}
    assert doing(["SetTurnOrder"], players=3, round=4, seats=seats).view(None)["order"] == [1, 2, 0]
    lapped = {0: {"points": 49}, 1: {"points": 53}, 2: {"points": 3}}
    assert doing(["SetTurnOrder"], players=3, round=4, seats=lapped).view(None)["order"] == [1, 0, 2]


@pytest.mark.rule("messina.prep.ship-arrival")
def test_a_ship_arrives_with_a_cube() -> None:
    left = ["dock-NW", "dock-NE", "dock-SE"]
    match = doing(["ArriveShips"], round=2, docks_drawn=left, spare_cubes=5)
    assert docked(match) == {"dock-SW": 1}
    assert match.view(None)["docks"]["dock-SW"][0]["cube"] == 1
    assert match.view(None)["cube_supply"] == 4


@pytest.mark.rule("messina.prep.ship-arrival")
def test_without_ships_the_dock_is_still_drawn_and_without_cubes_the_ship_is_clean() -> None:
    ships = ["T1", "T2", "T3", "T4", "T5", "T6"]
    match = doing(["ArriveShips"], round=2, me={"ships": ships})
    assert (docked(match), len(happened(match, "dock-drawn")), len(happened(match, "hex-laid"))) == ({}, 1, 1)
    match = doing(["ArriveShips"], round=2, spare_cubes=0)
    ship = next(ships[0] for ships in match.view(None)["docks"].values() if ships)
    assert ship["cube"] == 0
    clean = play(at(docks={"dock-NW": [("T1", 0)]}, me={"fire": 1}), "Stand dock-NW")
    assert (seat(clean)["rats"], stock(clean)[2], rating(clean, "popularity")) == (0, 1, 1)
    assert (seat(clean)["ships"], clean.to_move) == (["T1"], 1)  # nothing was asked


@pytest.mark.rule("messina.prep.two-ships")
def test_two_ships_share_a_dock() -> None:
    match = doing(["ArriveShips"], players=3, round=4)
    assert list(docked(match).values()) == [2]
    assert len(happened(match, "dock-drawn")) == 1
    assert [event["cube"] for event in happened(match, "ship-arrived")] == [1, 1]


@pytest.mark.rule("messina.prep.ship-cubes-first")
def test_ships_take_their_cubes_before_the_wheel() -> None:
    match = doing(["ArriveShips"], ["TurnWheel"], players=3, round=4, spare_cubes=1)
    assert [event["cube"] for event in happened(match, "ship-arrived")] == [1, 0]
    assert [event["supply"] for event in happened(match, "cubes-withheld")] == [0, 0]


@pytest.mark.rule("messina.prep.dock-full")
def test_a_full_dock_passes_the_ship_on_clockwise() -> None:
    full = {"dock-NW": ["T1", "T5", "T2"]}
    drawn = ["dock-NE", "dock-SE", "dock-SW"]
    match = doing(["ArriveShips"], round=3, docks=full, docks_drawn=drawn)
    assert docked(match) == {"dock-NW": 3, "dock-NE": 1}
    two = {"dock-NW": ["T1", "T5"]}
    match = doing(["ArriveShips"], players=3, round=4, docks=two, docks_drawn=drawn)
    assert docked(match) == {"dock-NW": 3, "dock-NE": 1}
    both = {"dock-NW": ["T1", "T5", "T9"], "dock-NE": ["T2", "T6", "T7"]}
    match = doing(["ArriveShips"], players=3, round=2, docks=both, docks_drawn=drawn)
    assert docked(match) == {"dock-NW": 3, "dock-NE": 3, "dock-SE": 1}


@pytest.mark.rule("messina.prep.new-hex")
@pytest.mark.parametrize(
    ("dock", "filled", "place"),
    [("SW", [], "P6"), ("SW", ["P6"], "P1"), ("NW", [], "P1"), ("NE", [], "P3"), ("SE", ["P4", "P5"], "P6")],
)
def test_a_new_hex_takes_the_next_place_clockwise(dock: str, filled: list[str], place: str) -> None:
    """Rulebook example: the lower left port."""
    drawn = [f"dock-{name}" for name in ("NW", "NE", "SE", "SW") if name != dock]
    hexes = {name: {"site": site} for name, site in zip(("H16", "H17", "H18"), filled, strict=False)}
    match = doing(["ArriveShips"], round=2, docks_drawn=drawn, hexes=hexes)
    new = happened(match, "hex-laid")[-1]["hex"]
    assert hex_of(match, new)["site"] == place


@pytest.mark.rule("messina.prep.new-hex")
def test_a_ship_that_went_on_does_not_move_the_new_hex() -> None:
    full = {"dock-SW": ["T1", "T5", "T2"]}
    match = doing(["ArriveShips"], round=3, docks=full, docks_drawn=["dock-NW", "dock-NE", "dock-SE"])
    assert docked(match) == {"dock-SW": 3, "dock-NW": 1}
    assert hex_of(match, happened(match, "hex-laid")[-1]["hex"])["site"] == "P6"


@pytest.mark.rule("messina.prep.wheel")
def test_one_cube_for_every_hex_of_the_pose() -> None:
    match = doing(["TurnWheel"], wheel="1", hexes={"H3": {"cubes": 1}})
    assert cubes(match) == {"H3": 2, "H5": 1, "H6": 1}


@pytest.mark.rule("messina.prep.wheel-double")
def test_a_double_round_adds_cubes_twice_and_citizens_once() -> None:
    match = doing(["TurnWheel"], wheel="1", round=4)  # right, then standing
    assert match.view(None)["wheel"] == "3"
    assert cubes(match) == {"H3": 1, "H5": 1, "H6": 1, "H1": 1, "H4": 1}
    assert hex_of(match, "H2")["citizens"] == [1, 0, 0]
    assert hex_of(match, "H4")["citizens"] == [0, 0, 0]  # white is left out in step 3
    assert sum(sum(row["citizens"]) for row in match.view(None)["hexes"].values()) == 6


@pytest.mark.rule("messina.prep.cube-limit")
@pytest.mark.parametrize(("spare", "added"), [(2, 0), (3, 3)])
def test_all_hexes_of_a_pose_or_none(spare: int, added: int) -> None:
    match = doing(["TurnWheel"], wheel="1", spare_cubes=spare, hexes={"H3": {"owner": 1}})
    assert len(happened(match, "cube-added")) == added
    assert seat(match, 1)["rats"] == (1 if added else 0)
    assert match.view(None)["cube_supply"] == spare - added


@pytest.mark.rule("messina.prep.cube-limit-passes")
def test_the_passes_of_a_double_round_are_checked_apart() -> None:
    match = doing(["TurnWheel"], wheel="1", round=4, spare_cubes=4)  # three right, then two standing
    assert (len(happened(match, "cube-added")), match.view(None)["cube_supply"]) == (3, 1)


@pytest.mark.rule("messina.prep.citizens")
def test_citizens_come_plague_or_not() -> None:
    match = doing(["TurnWheel"], wheel="12")  # left rats; nuns on orange
    assert (hex_of(match, "H7")["cubes"], hex_of(match, "H7")["citizens"]) == (1, [1, 0, 0])


@pytest.mark.rule("messina.prep.round5-workshops")
def test_era_two_replaces_what_lies_on_the_board() -> None:
    match = next_round(4, me={"workshops": {"B1": 1}})
    shops = {row["id"]: row for row in GAME.module.edition()["tokens"]["workshop"]}
    tops = [row["top"] for row in match.view(None)["stacks"]]
    assert [shops[name]["era"] for name in tops[3:]] == [2, 2, 2]
    assert [row["unseen"] for row in match.view(None)["stacks"][3:]] == [4, 4, 4]
    assert tops[:3] == ["Q13", "Q14", "Q15"]
    assert list(seat(match)["workshops"]) == ["B1"]
    producing = next_round(5, me={"workshops": {"B1": 1}})
    assert stock(producing)[0] == 1


@pytest.mark.rule("messina.prep.round6-no-plague")
def test_the_last_round_brings_no_plague_and_no_citizens() -> None:
    hexes = {"H3": {"cubes": 2}, "H13": {"citizens": "n"}}
    match = next_round(5, hexes=hexes)
    assert match.view(None)["round"] == 6
    assert cubes(match) == {"H3": 2}
    assert [row["citizens"] for row in match.view(None)["hexes"].values() if sum(row["citizens"])] == [[1, 0, 0]]
    assert happened(match, "wheel-turned") == []
    assert len(happened(match, "hex-laid")) == 1


@pytest.mark.rule("messina.prep.round6-ships")
@pytest.mark.parametrize(("players", "ships"), [(2, 1), (3, 2)])
def test_ships_still_arrive_in_the_last_round(players: int, ships: int) -> None:
    match = doing(["ArriveShips"], players=players, round=6)
    assert [event["cube"] for event in happened(match, "ship-arrived")] == [1] * ships


@pytest.mark.rule("messina.prep.carts-ready")
def test_carts_can_be_used_again() -> None:
    match = next_round(3, me={"carts": {"C1-1": True}})
    assert seat(match)["carts"] == {"C1-1": False}


@pytest.mark.rule("messina.priority.replaces-column")
@pytest.mark.parametrize(("round", "track"), [(3, "city"), (4, "popularity")])
def test_the_priority_token_changes_the_order_alone(round: int, track: str) -> None:
    seats = {0: {}, 1: {track: 4}, 2: {"points": 9}}
    told = {"players": 3, "round": round, "seats": seats}
    with_token = doing(["SetTurnOrder"], options={"priority_token": True}, **told)
    assert with_token.view(None)["order"][0] == 1
    without = doing(["SetTurnOrder"], **told)
    assert without.view(None)["order"][0] == 2
    ships = doing(["ArriveShips"], players=3, round=4, options={"priority_token": True})
    assert len(happened(ships, "ship-arrived")) == 2


@pytest.mark.rule("messina.priority.optional")
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_the_token_goes_with_either_game(mode: str) -> None:
    match = GAME.new(2, seed=1, options={"priority_token": True, "mode": mode})
    assert match.view(None)["priority_token"] and offered(match, "Stand")
    assert not GAME.new(2, seed=1).view(None)["priority_token"]
