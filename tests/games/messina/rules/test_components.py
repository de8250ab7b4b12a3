"""What is in the box, and how the city hangs together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lazaretto.games.messina.board import members
from tests.games.messina.builder import CLASSES, GAME, at, doing, helpers, neighbours, play, seat, why_not

EDITION: dict[str, Any] = GAME.module.edition()
PARTS = EDITION["components"]
HEXES = EDITION["city"]["hex"]


@pytest.mark.rule("messina.component.colour-kit")
def test_the_kit_of_a_colour() -> None:
    kit = ["helper", "disc", "overseer", "scroll_marker", "repopulation_token"]
    assert [PARTS[f"{name}_per_colour"] for name in kit] == [5, 5, 3, 3, 5]
    assert [4 * PARTS[f"{name}_per_colour"] for name in kit] == [20, 20, 12, 12, 20]
    new = seat(GAME.new(4, seed=1), 3)
    assert (len(new["helpers"]), len(new["discs"]) + 1, len(new["overseers"]), len(new["scroll"])) == (5, 5, 3, 3)


@pytest.mark.rule("messina.component.disc-roles")
def test_every_disc_has_its_track() -> None:
    view = GAME.new(4, seed=1).view(None)
    for number, row in enumerate(view["seats"]):
        assert list(row["discs"]) == ["popularity", "city", "church", "points"]
        assert number in view["order"]


@pytest.mark.rule("messina.component.overseer-types")
def test_one_ordinary_overseer_of_each_class() -> None:
    overseers = seat(GAME.new(2, seed=1))["overseers"]
    assert list(overseers) == list(CLASSES)
    assert not any(row["upgraded"] for row in overseers.values())


@pytest.mark.rule("messina.component.shared-pieces")
def test_shared_pieces() -> None:
    names = ["plague_cube", "rat", "wood", "fire", "powerfire", "coin", "nun", "craftsman", "aristocrat", "round_marker"]
    assert [PARTS[name] for name in names] == [24, 15, 20, 16, 6, 26, 21, 21, 21, 1]
    assert sum(EDITION["coin_mix"]["count"].values()) == 26


@pytest.mark.rule("messina.component.tiles")
def test_tiles() -> None:
    tokens = EDITION["tokens"]
    tables = [HEXES, EDITION["city"]["port"], tokens["cabin_upgrade"], tokens["workshop"], tokens["cart"], tokens["ship"]]
    tables += [tokens["dock_token"], EDITION["solo"]["token"]]
    assert [len(table) for table in tables] == [20, 4, 15, 33, 10, 9, 4, 14]
    assert PARTS["priority_token"] == 1


@pytest.mark.rule("messina.component.boards")
def test_boards() -> None:
    assert (PARTS["main_board"], PARTS["player_board"], PARTS["scroll_board"]) == (1, 4, 4)
    for table in (EDITION["estate"]["board"], EDITION["scroll"]["board"]):
        assert [board["side"] for board in table] == ["a", "b", "b", "b", "b"]


@pytest.mark.rule("messina.city.hex-anatomy")
def test_districts_print_everything_and_ports_only_an_action() -> None:
    for tile in HEXES:
        assert tile["cls"] in "ABC" and tile["action"] and tile["citizens"] and tile["vp"] > 0 and tile["repop"]
    for port in EDITION["city"]["port"]:
        assert port["action"] and not port["repop"] and "colour" not in port and "rat" not in port


@pytest.mark.rule("messina.city.hex-colours")
@pytest.mark.rule("messina.city.rat-poses")
def test_colours_and_poses() -> None:
    assert {tile["colour"] for tile in HEXES} == {"orange", "white", "blue", "red"}
    poses = {tile["rat"] for tile in HEXES}
    assert poses == {"left", "right", "standing"} == {step["rat"] for step in EDITION["wheel"]["position"]}


@pytest.mark.rule("messina.city.port-corners")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_ports_stand_at_the_corners(players: int) -> None:
    hexes = GAME.new(players, seed=players).view(None)["hexes"]
    ports = {name: row["site"] for name, row in hexes.items() if not name.startswith("H")}
    assert ports == {"NW": "NW", "NE": "NE", "SE": "SE", "SW": "SW"}


@pytest.mark.rule("messina.city.port-limits")
def test_a_port_is_chosen_for_its_action_and_never_gets_citizens_or_cubes() -> None:
    match = play(at(me={"helpers": ["estate"]}), "Stand NW")
    assert [choice.text for choice in match.legal()] == ["Act", "EndTurn"]
    for step in EDITION["wheel"]["position"]:
        prepared = doing(["TurnWheel"], wheel=str(step["n"]))
        rows = [row for name, row in prepared.view(None)["hexes"].items() if not name.startswith("H")]
        assert [(row["cubes"], sum(row["citizens"])) for row in rows] == [(0, 0)] * 4


@pytest.mark.rule("messina.city.dock-three-cells")
def test_a_fourth_ship_is_not_placed_on_a_full_dock() -> None:
    match = doing(["LandShips", 0, 1], docks={"dock-NW": ["T1", "T5", "T2"]}, docks_drawn=["dock-NW"])
    docks = match.view(None)["docks"]
    assert (len(docks["dock-NW"]), len(docks["dock-NE"])) == (3, 1)


@pytest.mark.rule("messina.city.dock-node")
def test_a_dock_is_next_to_its_port_alone() -> None:
    ships = {"dock-NW": ["T1"]}
    match = at(round=2, me={"helpers": ["NW", "supply", "supply"], "coin": 0}, docks=ships)
    assert "Stand dock-NW" in [choice.text for choice in match.legal()]
    match = at(round=2, me={"helpers": ["H4"], "coin": 0}, docks=ships)
    assert why_not(match, "Stand dock-NW") == ["messina.move.further-paid"]
    match = play(at(round=2, me={"helpers": ["H4"], "coin": 1}, docks=ships), "Stand dock-NW")
    assert helpers(match)[0] == "dock-NW!"


@pytest.mark.rule("messina.city.expansion-places")
def test_five_of_six_places_are_filled_in_a_whole_game() -> None:
    match = GAME.new(2, seed=3)
    while not match.is_over:
        match.apply(match.legal_options()[-1])
    sites = [row["site"] for row in match.view(None)["hexes"].values()]
    places = [site for site in sites if site.startswith("P")]
    assert (len(places), len(set(places))) == (5, 5)
    assert len(EDITION["city"]["layout"][0]["places"]) == 6


@pytest.mark.rule("messina.setup.ship-goods")
def test_cargoes() -> None:
    assert Counter(ship["goods"] for ship in EDITION["tokens"]["ship"]) == {"gems": 3, "silk": 3, "spices": 3}


@pytest.mark.rule("messina.overseer.path-shape")
def test_every_path_ends_with_two_border_cells_and_the_centre() -> None:
    kinds = {cell["id"]: cell["kind"] for cell in EDITION["estate"]["path_cell"]}
    assert len(EDITION["estate"]["path"]) == 6
    for path in EDITION["estate"]["path"]:
        assert [kinds[cell] for cell in path["cells"]] == ["adjacent", "quarter", "quarter", "border", "border", "centre"]


@pytest.mark.rule("messina.overseer.estate-geometry")
def test_three_sectors_of_two_quarters_of_three_squares() -> None:
    quarters = EDITION["estate"]["quarter"]
    assert Counter(quarter["cls"] for quarter in quarters) == dict.fromkeys(CLASSES, 2)
    squares = [square for quarter in quarters for square in quarter["squares"]]
    assert len(set(squares)) == len(squares) == 18


def test_the_builder_knows_the_neighbours_the_engine_knows() -> None:
    match = at()
    names = GAME.module.domains["Hex"].words
    board = match.here.board
    for name in match.view(None)["hexes"]:
        assert sorted(names[other] for other in members(board.neighbours(names.index(name)))) == neighbours(match, name)
