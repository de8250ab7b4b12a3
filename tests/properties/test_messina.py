"""Random walks over every mode and number of players of Messina 1347, also from positions late in the game."""

from __future__ import annotations

from typing import Any

import pytest

import lazaretto as lz
from lazaretto.games.messina.observation import describe
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import stream
from tests.depth import deep
from tests.games.messina.builder import GAME, at
from tests.observing import board_told
from tests.properties.harness import Findings, check_decision, check_end, note, walk

MODES = ("base", "advanced", "estates", "scrolls")
WALKS = deep(1, 4) if is_compiled() else 1
NUNS = {f"n{side}{number}": 1 for side in "ul" for number in (1, 2, 3)}

RICH: dict[str, Any] = {
    "coin": 9,
    "wood": 6,
    "fire": 4,
    "powerfire": 2,
    "points": 20,
    "popularity": 10,
    "city": 9,
    "church": 3,
    "squares": {**NUNS, "cl1": 2, "cl2": 1, "cr3": 2, "au1": 1, "au2": 2, "al3": 1},
    "cabins": [("nun", 2, "Q1"), ("craftsman+", 2, "Q6"), ("nun+", 2, None), (None, 0, None)],  # one for two who come
    "workshops": {"B21": 0, "B26": 0, "B29": 0, "B10": 0, "B7": 1, "B1": 2},
    "overseers": {"nun": (3, "left", True), "craftsman": (1, "ahead", False), "aristocrat": (4, "right", False)},
    "carts": {"C1-1": False, "C2-1": False},
    "ships": ["T1"],
    "owed": ["church-3", "popularity-9"],
    "helpers": ["H1", "H5", "estate", "estate"],
}
CITY: dict[str, Any] = {
    "H2": {"cubes": 1, "citizens": "nc"},
    "H13": {"citizens": "nna"},
    "H7": {"cubes": 2, "citizens": "a"},
    "H14": {"cubes": 1},
    **{name: {"citizens": "n"} for name in ("H1", "H3", "H5")},
    "H18": {"site": "P1"},
    "H17": {"site": "P2"},
}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", MODES if is_compiled() else MODES[1:2])
def test_random_walks_find_no_problem(players: int, mode: str) -> None:
    for seed in range(WALKS):
        options = {"mode": mode, "priority_token": bool(seed % 2), "strict_recall": seed % 4 == 1}
        assert walk(GAME, players, seed, options).choices > 20


@pytest.mark.parametrize("players", [1, 2, 3, 4] if is_compiled() else [1, 2])
def test_nobody_can_tell_hidden_things(players: int) -> None:
    """Nothing is hidden but the future; the twins know another one."""
    mode = MODES[players - 1]
    assert walk(GAME, players, 100 + players, {"mode": mode}, thorough=False, twins=True).compared > 100


def late_walk(found: Findings, seed: int, turn: int | None) -> None:
    """Play from a rich position to the end with all checks, choosing what was never chosen before where it can."""
    players = seed % 2 + 1
    you = {**RICH, "workshops": {"B23": 0}, "carts": {}, "ships": [], "cabins": [], "helpers": ["H4", "estate"]}
    me = RICH if turn == 0 else {**RICH, "helpers": ["H1!", "H5!"]}
    seats = {0: me, 1: you if turn == 0 else {"helpers": ["H4!"]}} if players > 1 else {0: me}
    rival = {"left": 0} if players == 1 and turn is None else None
    told = {"hexes": CITY, "docks": {"dock-NW": ["T2", "T6"]}, "opponent": rival}
    match = at(players=players, round=5, turn=turn, seats=seats, seed=seed, **told)
    rng = stream(seed, "late")
    while not match.is_over:
        legal = check_decision(match, seed % 4 == 0)
        fresh = [option for option in legal if GAME.module.space.verb_at[option].name not in found.verbs]
        option = (fresh or legal)[rng.below(len(fresh or legal))]
        note(match, found, option)
        match.apply(option)
    check_end(GAME, match)


def test_late_positions_meet_every_verb() -> None:
    """What random play never meets, the harness never checks; here are all the rare things in reach."""
    found = Findings()
    wanted = {verb.name for verb in GAME.module.space.verbs.values() if not verb.chance}
    for seed in range(40):
        late_walk(found, seed, None if seed % 3 == 1 else 0)
        if found.verbs >= wanted:
            return
    assert found.verbs >= wanted, wanted - found.verbs


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_observations_are_shares_of_one_fixed_length(players: int) -> None:
    names = describe(players)
    assert len(set(names)) == len(names)
    for match in (
        GAME.new(players, seed=3, options={"mode": "advanced"}),
        at(players=players, round=5, me=RICH, hexes=CITY),
    ):
        for seat in (-1, *range(players)):
            assert all(0.0 <= value <= 1.0 for value in board_told(GAME.module, match.here.board, seat).values())


@pytest.mark.parametrize("players", [1, 2, 4])
def test_evaluation_lies_between_nought_and_one_and_likes_points(players: int) -> None:
    poor, rich = (at(players=players, me={"points": points}).here.board for points in (0, 30))
    low, high = GAME.module.evaluation.evaluate(poor, 0), GAME.module.evaluation.evaluate(rich, 0)
    assert 0.0 < low < high < 1.0
    assert isinstance(GAME.new(players, seed=1), lz.Match)
