"""The components: what exists, and that nothing of it is ever lost or doubled."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.rng import stream
from tests.games.rattus.builder import BOXED, CARDS, CUBES, GAME, REGIONS, TOKENS, at, edition, legal, offered, play

TABLES = [(players, seed) for players in (2, 3, 4) for seed in range(3)]


def walk(players: int, seed: int) -> Iterator[lz.Match]:
    """A whole game of random legal choices, seen at every decision and once more at the end."""
    match = GAME.new(players, seed=seed)
    rng = stream(seed, "walk")
    while not match.is_over:
        yield match
        options = match.legal()
        match.apply(options[rng.below(len(options))])
    yield match


@pytest.fixture(scope="module")
def views() -> list[list[dict[str, Any]]]:
    """Everything a spectator saw in some whole games."""
    return [[match.view(None) for match in walk(players, seed)] for players, seed in TABLES]


def neighbours(players: int) -> dict[str, set[str]]:
    """The neighbour relation as the game plays it: where the plague piece may go from each region."""
    regions = GAME.new(players, seed=1).view(None)["regions"]
    return {region: set(offered(at(players=players, plague=region), "MovePlague")) for region in regions}


@pytest.mark.rule("rattus.component.regions")
def test_the_map_has_twelve_regions() -> None:
    assert len(edition()["region"]) == 12


@pytest.mark.rule("rattus.component.regions")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_neighbours_are_symmetric_and_connected(players: int) -> None:
    near = neighbours(players)
    assert all(one in near[other] for one in near for other in near[one])
    reached: set[str] = set()
    edge = {"gallia"}
    while edge:
        reached |= edge
        edge = {there for here in edge for there in near[here]} - reached
    assert reached == set(near)


@pytest.mark.rule("rattus.component.regions")
def test_regions_joined_by_an_arrow_are_neighbours() -> None:
    arrows = [(one, other) for one, other, kind in edition()["borders"]["list"] if kind == "sea"]
    near = neighbours(4)
    assert arrows
    assert all(other in near[one] and one in near[other] for one, other in arrows)


@pytest.mark.rule("rattus.component.cubes")
def test_every_player_always_has_twenty_cubes(views: list[list[dict[str, Any]]]) -> None:
    for game in views:
        for view in game:
            for seat in range(view["players"]):
                on_map = sum(region["cubes"][seat] for region in view["regions"].values())
                assert view["supply"][seat] + view["palace"][seat] + on_map == CUBES


@pytest.mark.rule("rattus.component.rat-tokens")
def test_there_are_12_starting_and_37_ordinary_tokens_with_threshold_and_symbols() -> None:
    tokens = edition()["tokens"]
    assert (len(tokens["starting"]), len(tokens["ordinary"])) == (12, 37)
    letters = {card["letter"] for card in edition()["class"]} | {"M", "A"}
    for code in tokens["starting"] + tokens["ordinary"]:
        threshold, symbols = code.split(":")
        assert int(threshold) >= 1
        assert symbols
        assert set(symbols) <= letters


@pytest.mark.rule("rattus.component.rat-tokens")
def test_some_tokens_have_one_symbol_and_some_letters_alone() -> None:
    """What is known of the faces: what the rulebook says of all and of two of them, and how often a threshold is met."""
    codes = edition()["tokens"]["starting"] + edition()["tokens"]["ordinary"]
    faces = [(int(code[0]), set(code[2:])) for code in codes]
    assert (1, {"B", "C"}) in faces and (2, {"M", "B", "C"}) in faces
    assert any(len(symbols) == 1 and not symbols & {"M", "A"} for _, symbols in faces)
    assert {"M", "A"} == set.union(*[symbols for _, symbols in faces if symbols <= {"M", "A"}])
    thresholds = [threshold for threshold, _ in faces]
    assert set(thresholds) == {1, 2, 3, 4, 5, 6}
    assert 4 <= thresholds.count(1) <= 6 and 27 <= sum(each > 3 for each in thresholds) <= 32
    counts = {letter: sum(letter in symbols for _, symbols in faces) for letter in "PBCKWR"}
    assert len(set(counts.values())) == 1, "no class is struck more often than another"


@pytest.mark.rule("rattus.component.rat-tokens")
def test_tokens_are_conserved(views: list[list[dict[str, Any]]]) -> None:
    for game in views:
        for view in game:
            lying = [token["token"] for region in view["regions"].values() for token in region["rats"]]
            assert len(set(lying)) == len(lying)
            assert view["boxed"] == BOXED[view["players"]]
            assert view["rat_supply"] + len(lying) + len(view["revealed"]) + view["boxed"] == TOKENS


@pytest.mark.rule("rattus.component.class-cards")
def test_each_of_six_cards_is_always_with_one_player_or_on_the_table(views: list[list[dict[str, Any]]]) -> None:
    for game in views:
        for view in game:
            assert set(view["cards"]) == set(CARDS)
            assert all(owner is None or owner in range(view["players"]) for owner in view["cards"].values())


@pytest.mark.rule("rattus.component.class-cards")
def test_a_card_taken_leaves_its_owner() -> None:
    match = play(at(cards={"king": 1}), "TakeCard king")
    assert match.view(None)["cards"]["king"] == 0


@pytest.mark.rule("rattus.component.plague-piece")
def test_the_plague_piece_always_stands_in_one_region_in_play(views: list[list[dict[str, Any]]]) -> None:
    assert all(view["plague"] in view["regions"] for game in views for view in game)


@pytest.mark.rule("rattus.component.palace")
def test_palace_cubes_never_leave(views: list[list[dict[str, Any]]]) -> None:
    for game in views:
        for before, after in itertools.pairwise(game):
            assert all(was <= now for was, now in zip(before["palace"], after["palace"], strict=True))


@pytest.mark.rule("rattus.component.palace")
def test_only_the_king_brings_cubes_into_the_palace() -> None:
    grown = 0
    for players, seed in TABLES:
        for match in walk(players, seed):
            for event in match.events(None, since=match.n - 1):
                grown += event["kind"] == "cube-to-palace"
            assert sum(match.view(None)["palace"]) == grown
        grown = 0


@pytest.mark.rule("rattus.component.palace")
def test_the_palace_is_no_region() -> None:
    match = at(
        players=4, cards=dict.fromkeys(CARDS, 0), cubes={"gallia": [3, 1, 0, 0]}, rats={"italia": ["?"]}, palace=[2, 0, 0, 0]
    )
    assert not [choice for choice in legal(match) if "palace" in choice]
    assert "palace" not in match.view(None)["regions"]
    with pytest.raises(lz.BadInput, match="palace"):
        match.apply("AddCubes palace 1")


@pytest.mark.rule("rattus.setup.regions-in-play")
@pytest.mark.parametrize("players", [2, 3])
def test_no_legal_choice_ever_names_a_region_out_of_play(players: int) -> None:
    all_regions = {region["id"] for region in edition()["region"]}
    for seed in range(2):
        for match in walk(players, seed):
            out = all_regions - set(match.view(None)["regions"])
            assert len(out) == 12 - REGIONS[players]
            assert not [choice for choice in legal(match) if set(choice.split()) & out]
