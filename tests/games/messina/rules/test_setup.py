"""Setting up: the city, the stacks, the players, round I."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.messina.builder import (
    CUBES,
    GAME,
    RATINGS,
    at,
    doing,
    happened,
    helpers,
    legal,
    offered,
    play,
    points,
    seat,
    stock,
)

EDITION: dict[str, Any] = GAME.module.edition()
TILES = {tile["id"]: tile for tile in EDITION["city"]["hex"]}
STEPS = {str(step["n"]): step for step in EDITION["wheel"]["position"]}


def districts(players: int, seed: int) -> list[str]:
    return [name for name in GAME.new(players, seed=seed).view(None)["hexes"] if name in TILES]


@pytest.mark.rule("messina.setup.hex-filter")
@pytest.mark.rule("messina.setup.first-city")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_city_is_every_fitting_a_hex_and_one_b_hex(players: int) -> None:
    cities = [districts(players, seed) for seed in range(12)]
    for city in cities:
        letters = Counter(TILES[name]["cls"] for name in city)
        fitting = {name for name, tile in TILES.items() if tile["cls"] == "A" and players in tile["players"]}
        assert (letters["B"], letters["C"]) == (1, 0)
        assert fitting == {name for name in city if TILES[name]["cls"] == "A"}
    assert {name for city in cities for name in city if TILES[name]["cls"] == "B"} == {"H14", "H16"}


@pytest.mark.rule("messina.setup.first-city")
def test_the_hexes_lie_in_random_positions() -> None:
    sites = {GAME.new(2, seed=seed).view(None)["hexes"]["H1"]["site"] for seed in range(30)}
    assert len(sites) > 5


@pytest.mark.rule("messina.setup.city-shape")
@pytest.mark.parametrize(("players", "cells"), [(1, 9), (2, 9), (3, 11), (4, 13)])
def test_every_outline_is_filled(players: int, cells: int) -> None:
    sites = [row["site"] for row in GAME.new(players, seed=5).view(None)["hexes"].values()]
    assert len(sites) == cells + 4
    assert {f"cell{number}" for number in range(1, cells + 1)} < set(sites)


@pytest.mark.rule("messina.setup.hex-stack")
@pytest.mark.rule("messina.prep.hex-sequence")
def test_the_other_b_hex_comes_first_and_c_hexes_after_it() -> None:
    match = GAME.new(3, seed=8)
    while not match.is_over:
        match.apply(match.legal_options()[-1])
    laid = [event["hex"] for event in happened(match, "hex-laid")][11:]
    assert [TILES[name]["cls"] for name in laid] == ["B", "C", "C", "C", "C"]
    drawn = {
        happened(doing(["ArriveShips"], round=3, hexes={"H16": {"site": "P1"}}, seed=seed), "hex-laid")[-1]["hex"]
        for seed in range(30)
    }
    assert drawn == {"H17", "H18", "H19", "H20"}
    assert sum(tile["cls"] == "C" for tile in TILES.values()) >= 4


@pytest.mark.rule("messina.setup.supply-unlimited")
def test_a_sixteenth_rat_is_still_taken() -> None:
    match = play(at(me={"rats": 15, "fire": 0}, hexes={"H13": {"cubes": 1}}), "Stand H13")
    assert seat(match)["rats"] == 16


@pytest.mark.rule("messina.setup.plague-supply")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cubes_are_never_more_nor_less(players: int) -> None:
    match = GAME.new(players, seed=2)
    while not match.is_over:
        view = match.view(None)
        lying = sum(row["cubes"] for row in view["hexes"].values())
        lying += sum(ship["cube"] for ships in view["docks"].values() for ship in ships)
        assert view["cube_supply"] + lying == CUBES[players] == EDITION["plague"]["cubes_by_players"][str(players)]
        match.apply(match.legal_options()[0])


@pytest.mark.rule("messina.setup.wheel-start")
def test_the_wheel_starts_anywhere() -> None:
    starts = {happened(GAME.new(2, seed=seed), "wheel-turned")[0]["step"] for seed in range(60)}
    assert len(starts) > 8
    assert all(len({step["nun"], step["craftsman"], step["aristocrat"]}) == 3 for step in STEPS.values())


@pytest.mark.rule("messina.setup.round-marker")
def test_the_marker_starts_on_one() -> None:
    assert GAME.new(2, seed=1).view(None)["round"] == 1


@pytest.mark.rule("messina.setup.board-side")
@pytest.mark.parametrize(("players", "ships"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_each_number_of_players_has_its_side_of_the_board(players: int, ships: int) -> None:
    match = doing(["ArriveShips"], players=players, round=4)
    assert len(happened(match, "ship-arrived")) == ships


@pytest.mark.rule("messina.setup.dock-stack")
@pytest.mark.rule("messina.prep.dock-reshuffle")
def test_four_docks_come_up_once_each_before_they_are_shuffled_again() -> None:
    seen = set()
    for seed in range(8):
        match = GAME.new(2, seed=seed)
        while not match.is_over:
            match.apply(match.legal_options()[-1])
        docks = [event["dock"] for event in happened(match, "dock-drawn")]
        assert len(docks) == 6 and len(set(docks[:4])) == 4 and docks[4] != docks[5]
        seen.add(tuple(docks[:4]))
    assert len(seen) > 4


@pytest.mark.rule("messina.setup.cabin-stacks")
@pytest.mark.rule("messina.setup.workshop-stacks")
def test_the_stacks_of_buildings() -> None:
    stacks = GAME.new(3, seed=4).view(None)["stacks"]
    workshops = {row["id"]: row for row in EDITION["tokens"]["workshop"]}
    assert [row["unseen"] + 1 for row in stacks] == [5, 5, 5, 6, 6, 6]
    assert [row["top"][0] for row in stacks] == ["Q", "Q", "Q", "B", "B", "B"]
    assert [workshops[row["top"]]["cls"] for row in stacks[3:]] == ["nun", "craftsman", "aristocrat"]
    assert {workshops[row["top"]]["era"] for row in stacks[3:]} == {1}
    assert len(workshops) == 3 * 6 + 3 * 5


@pytest.mark.rule("messina.setup.ship-stack")
def test_ships_come_by_their_numbers() -> None:
    numbers = {row["id"]: row["number"] for row in EDITION["tokens"]["ship"]}
    firsts = set()
    for seed in range(10):
        match = GAME.new(4, seed=seed)
        while not match.is_over:
            match.apply(match.legal_options()[-1])
        ships = [event["ship"] for event in happened(match, "ship-arrived")]
        assert [numbers[ship] for ship in ships] == sorted(numbers[ship] for ship in ships)
        firsts.add(ships[0])
    assert len(firsts) > 1


@pytest.mark.rule("messina.setup.ships-two-player")
@pytest.mark.parametrize(("players", "lost"), [(1, 3), (2, 3), (3, 0), (4, 0)])
def test_gem_ships_stay_in_the_box_with_two(players: int, lost: int) -> None:
    board = GAME.new(players, seed=1).position()["board"]
    goods = {row["id"]: row["goods"] for row in EDITION["tokens"]["ship"]}
    assert [goods[ship] for ship in board["lost_ships"]] == ["gems"] * lost


@pytest.mark.rule("messina.setup.cart-stacks")
@pytest.mark.rule("messina.setup.carts-two-player")
@pytest.mark.parametrize(("players", "stacks"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_carts_begin_with_number_one(players: int, stacks: int) -> None:
    tops = [tuple(GAME.new(players, seed=seed).view(None)["carts"]) for seed in range(8)]
    assert {len(top) for top in tops} == {stacks}
    assert {name for top in tops for name in top} == {"C1-1", "C1-2"}


@pytest.mark.rule("messina.setup.cart-stacks")
def test_each_stack_has_one_cart_of_every_pair() -> None:
    match = doing(
        *[["BuildOne", 0, 0, 1]] * 8,
        players=3,
        me={"coin": 40, "wood": 40, "carts": {}},
        cart_tops=["C1-2", "C1-1"],
    )
    for _ in range(8):
        match.apply("Build " + offered_cart(match))
        if match.decision is not None and match.decision.frame == "ChooseCabin":
            match.apply(match.legal_options()[0])
    built = [event["building"] for event in happened(match, "built")]
    assert Counter(name[:2] for name in built) == {"C1": 2, "C2": 2, "C3": 2, "C4": 2}


def offered_cart(match: Any) -> str:
    return next(name for name in offered(match, "Build") if name.startswith("C"))


@pytest.mark.rule("messina.setup.player-sides")
def test_side_a_for_all_in_the_standard_game() -> None:
    for row in GAME.new(4, seed=1).view(None)["seats"]:
        assert (row["estate_board"], row["scroll_board"]) == ("a", "a")


@pytest.mark.rule("messina.setup.turn-order-random")
def test_every_order_can_occur() -> None:
    orders = {tuple(GAME.new(3, seed=seed).view(None)["order"]) for seed in range(60)}
    assert len(orders) == 6
    assert {GAME.new(3, seed=seed, options={"first": 2}).view(None)["order"][0] for seed in range(8)} == {2}


@pytest.mark.rule("messina.setup.rating-start")
@pytest.mark.rule("messina.setup.points-stack")
@pytest.mark.rule("messina.setup.start-compensation")
@pytest.mark.rule("messina.setup.empty-stock")
def test_the_start_by_turn_order() -> None:
    for seed in range(6):
        match = GAME.new(4, seed=seed)
        order = match.view(None)["order"]
        rows = [seat(match, number) for number in order]
        for name in RATINGS:
            assert [row["discs"][name] for row in rows] == [[1, 0], [1, 1], [1, 2], [1, 3]]
        assert [row["discs"]["points"] for row in rows] == [[0, 0], [1, 0], [0, 1], [1, 1]]
        assert [stock(match, number) for number in order] == [(0, 0, 0, 0), (0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0)]
        assert [(row["rats"], row["ships"], row["carts"], row["workshops"]) for row in rows] == [(0, [], {}, {})] * 4


@pytest.mark.rule("messina.setup.scroll-markers")
@pytest.mark.rule("messina.setup.overseers")
@pytest.mark.rule("messina.setup.helpers")
def test_markers_overseers_and_helpers_at_the_start() -> None:
    match = GAME.new(2, seed=1)
    assert seat(match)["scroll"] == [0, 0, 0]
    assert {(row["cell"], row["branch"]) for row in seat(match)["overseers"].values()} == {(0, "ahead")}
    assert helpers(match) == ["estate"] * 3 + ["supply"] * 2


@pytest.mark.rule("messina.setup.round1-ship")
def test_one_ship_with_a_cube_lies_at_one_dock() -> None:
    match = GAME.new(3, seed=9)
    docks = match.view(None)["docks"]
    ships = [ship for row in docks.values() for ship in row]
    numbers = {row["id"]: row["number"] for row in EDITION["tokens"]["ship"]}
    assert [(numbers[ship["ship"]], ship["cube"]) for ship in ships] == [(1, 1)]
    assert len(match.view(None)["dock_tokens_left"]) == 3


@pytest.mark.rule("messina.setup.round1-plague")
@pytest.mark.rule("messina.setup.round1-citizens")
def test_cubes_and_citizens_follow_the_window() -> None:
    """Rulebook example: the left rat; orange nuns, white craftsmen, blue aristocrats, nothing for red."""
    match = doing(["TurnWheel"], wheel="12")
    assert match.view(None)["wheel"] == "1"
    for name, row in match.view(None)["hexes"].items():
        tile = TILES.get(name)
        assert row["cubes"] == (1 if tile and tile["rat"] == "left" else 0)
        colours = {"orange": [1, 0, 0], "white": [0, 1, 0], "blue": [0, 0, 1]}
        assert row["citizens"] == (colours.get(tile["colour"], [0, 0, 0]) if tile else [0, 0, 0])


@pytest.mark.rule("messina.setup.round1-plague")
def test_a_new_game_shows_the_window_it_was_prepared_with() -> None:
    match = GAME.new(4, seed=3)
    turns = [event["step"] for event in happened(match, "wheel-turned")]
    assert [int(step) for step in turns] == [int(turns[0]), int(turns[0]) % 12 + 1]
    pose = STEPS[turns[1]]["rat"]
    lying = {name for name, row in match.view(None)["hexes"].items() if row["cubes"]}
    assert lying == {name for name in match.view(None)["hexes"] if name in TILES and TILES[name]["rat"] == pose}


def test_the_first_decision_is_a_free_choice_of_hex() -> None:
    match = GAME.new(2, seed=1)
    assert all(text.startswith("Stand ") for text in legal(match))
    assert points(match, match.to_move or 0) in (0, 1)
