"""The printed components: counts, marks and what a changed edition is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lazaretto.kernel.errors import BadInput
from tests.games.pest.builder import GAME, SHIPPED, at, edition, me

BASIC = {"wood", "stone", "food", "herbs"}
LOCATIONS = {row["id"]: row for row in SHIPPED["location"]}


@pytest.mark.rule("pest.component.player-count")
def test_one_to_five_players_and_one_is_solo() -> None:
    for players in (0, 6):
        with pytest.raises(BadInput):
            GAME.new(players, seed=1)
    modes = {players: GAME.new(players, seed=1).view(None)["mode"] for players in range(1, 6)}
    assert modes == {1: "solo", 2: "base", 3: "base", 4: "base", 5: "base"}


@pytest.mark.rule("pest.component.boards")
def test_shared_boards_and_a_board_for_each_player() -> None:
    components = SHIPPED["components"]
    boards = [components[name] for name in ("maps", "era_boards", "influence_boards", "capital_boards", "player_boards")]
    assert boards == [1, 1, 1, 1, 5]
    assert len(GAME.new(5, seed=1).view(None)["seats"]) == 5


@pytest.mark.rule("pest.component.cards")
def test_deck_sizes_and_unique_numbers() -> None:
    sizes = {"law": 15, "technology": 30, "plague": 18, "aid": 10, "capital_card": 5}
    for table, size in sizes.items():
        numbers = [row["number"] for row in SHIPPED[table]]
        assert (len(numbers), len(set(numbers))) == (size, size)
    assert len({row["id"] for row in SHIPPED["start_card"]}) == 5


@pytest.mark.rule("pest.component.law-decks")
def test_five_laws_for_each_era() -> None:
    assert Counter(law["era"] for law in SHIPPED["law"]) == {1: 5, 2: 5, 3: 5}
    drawn = {tuple(GAME.new(3, seed=seed).view(None)["laws"]) for seed in range(30)}
    for laws in drawn:
        assert [(int(law[1:]) - 1) // 5 for law in laws] == [0, 1, 2]


@pytest.mark.rule("pest.component.buildings")
@pytest.mark.rule("pest.component.special-buildings")
def test_ten_buildings_of_which_three_are_special() -> None:
    kinds = Counter(row["kind"] for row in SHIPPED["building"])
    assert kinds == {"castle": 1, "district": 6, "workshop": 1, "factory": 1, "mint": 1}
    special = GAME.module.make_tables(edition(), 3).mat.special
    assert [row["kind"] for row, mark in zip(SHIPPED["building"], special, strict=True) if mark] == [
        "workshop",
        "factory",
        "mint",
    ]


@pytest.mark.rule("pest.component.reward-tokens")
def test_fourteen_reward_tokens_with_one_effect_each() -> None:
    tokens = SHIPPED["reward_tokens"]["list"]
    assert sum(row["count"] for row in tokens) == 14
    allowed = {f"1 {thing}" for thing in ("fame", "influence", "research", "coin", "crate", *BASIC)}
    assert {row["effect"] for row in tokens} <= allowed


@pytest.mark.rule("pest.component.location-tokens")
def test_location_tokens_by_type() -> None:
    counts: Counter[str] = Counter()
    for row in SHIPPED["hard_setup"]["tokens"]["list"]:
        counts[row["type"]] += row["count"]
        assert row["resource"] in BASIC
    assert counts == {"village": 20, "town": 16, "city": 12}


@pytest.mark.rule("pest.component.player-markers")
@pytest.mark.rule("pest.concept.resources")
def test_the_markers_of_a_player() -> None:
    seat = GAME.new(4, seed=1).view(None)["seats"][0]
    assert list(seat["stock"]) == ["wood", "stone", "food", "herbs", "coin"]
    assert len(seat["orders"]) == 3
    assert isinstance(seat["influence"], int)
    assert isinstance(seat["doctor"], str)
    assert seat["camp"] is None
    assert sorted(GAME.new(4, seed=1).view(None)["order"]) == [0, 1, 2, 3]


@pytest.mark.rule("pest.component.supply-stock")
def test_supplies_never_run_out() -> None:
    """25 fame tokens and more: all are paid."""
    match = at(seats={0: {"fame": 30}}, year=2, laws=("l5", "l7", "l13"), todo=[["PayGoal"]])
    assert me(match)["fame"] == 30
    match = at(seats={0: {"fame": 30, "stock": {"food": 4}}}, year=2, laws=("l5", "l7", "l13"), todo=[["PayGoal"]])
    assert me(match)["fame"] == 34


@pytest.mark.rule("pest.component.map-size")
@pytest.mark.rule("pest.concept.location-produces-one")
def test_forty_five_locations_and_the_capital() -> None:
    assert Counter(row["type"] for row in LOCATIONS.values()) == {"village": 20, "town": 15, "city": 10}
    assert len({row["name_ru"] for row in LOCATIONS.values()}) == 45
    assert "capital" not in LOCATIONS
    assert all(row["resource"] in BASIC for row in LOCATIONS.values())
    assert len(GAME.new(5, seed=1).view(None)["locations"]) == 45


@pytest.mark.rule("pest.component.start-cards")
def test_five_start_cards_with_start_locations() -> None:
    cards = SHIPPED["start_card"]
    assert [card["name_en"] for card in cards] == [
        "High Mountains",
        "Northern Shores",
        "Endless Valleys",
        "Southern Coast",
        "Impregnable Peaks",
    ]
    for card in cards:
        assert len(card["locations"]) >= 3
        assert all(LOCATIONS[name]["start"] for name in card["locations"])


@pytest.mark.rule("pest.component.play-aids")
def test_aids_change_no_state() -> None:
    """Names, drawings and reference sheets of the edition are not read by the rules."""
    printed = edition()
    printed["components"]["reference_sheets"] = 0
    printed["map"]["decor"] = {}
    ours, theirs = GAME.new(3, seed=5), GAME.new(3, seed=5, edition=printed)
    for _ in range(30):
        choice = ours.legal()[-1].text
        ours.apply(choice)
        theirs.apply(choice)
    assert ours.position()["board"] == theirs.position()["board"]


@pytest.mark.rule("pest.tech.slot-marks")
def test_slots_of_the_technologies() -> None:
    marked: dict[str, set[int]] = {}
    for row in SHIPPED["technology"]:
        marked.setdefault(row["slot"], set()).add(row["number"])
    assert marked.pop("top") == {1, 14, 18, 19}
    assert marked.pop("middle") == {17, 25, 28}
    assert marked.pop("bottom") == {26, 27}
    assert [len(rest) for rest in marked.values()] == [21]


@pytest.mark.rule("pest.concept.adjacency-by-road")
def test_neighbours_are_joined_by_a_road() -> None:
    land = GAME.module.make_tables(edition(), 5).land
    names = list(LOCATIONS)
    near = {name: {names[at] for at in land.neighbours[here]} for here, name in enumerate(names)}
    assert near["blessir"] == {"terras", "meskar"}
    assert "gotar" in near["gollor"]
    # Kelier and Menrey both touch the capital and are not neighbours.
    assert "menrey" not in near["kelier"]


def _break(printed: dict[str, Any], kind: str) -> None:
    if kind == "location":
        printed["location"][0]["resource"] = "gold"
    elif kind == "road":
        printed["roads"]["list"][0][0] = "nowhere"
    elif kind == "effect":
        printed["aid"][0]["left"] = "1 sword"
    elif kind == "key":
        printed["technology"][0]["key"] = "fly"
    elif kind == "track":
        printed["player_board"]["healthy_track"]["herbs"].pop()
    elif kind == "count":
        printed["technology"].pop()
    elif kind == "type":
        printed["building"][1]["wood"] = "one"


@pytest.mark.parametrize("kind", ["location", "road", "effect", "key", "track", "count", "type"])
def test_a_wrong_edition_is_a_clear_error(kind: str) -> None:
    printed = edition()
    _break(printed, kind)
    with pytest.raises(BadInput) as error:
        GAME.new(3, seed=1, edition=printed)
    assert error.value.place.startswith("edition")
