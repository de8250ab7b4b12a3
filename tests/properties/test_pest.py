"""Random walks of Pest over every mode, and over tables rich enough to meet every technology."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.game import Game
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import stream
from tests.depth import deep
from tests.properties.harness import walk

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {}),
    (2, {"mode": "two-player"}),
    (3, {}),
    (4, {}),
    (5, {}),
    (1, {"map": "random"}),
    (2, {"map": "random", "mode": "two-player"}),
    (4, {"map": "random", "colours": "white-blue-red-purple"}),
]
WALKS = deep(1, 2) if is_compiled() else 1
TWIN_TABLES = deep([TABLES[0], TABLES[2], TABLES[3]], TABLES) if is_compiled() else TABLES[:1]
PLAYOUTS = 400
LOOK_EVERY = deep(8, 1)


def generous() -> dict[str, Any]:
    """The shipped edition with cheap technologies and much to start with, so that random play meets them all."""
    printed = copy.deepcopy(lz.game("pest").module.edition())
    for row in printed["technology"]:
        row["research"] = 1
    printed["player_board"]["start"].update(wood=5, stone=5, food=5, herbs=5, coin=4, research=30)
    return printed


def crated() -> dict[str, Any]:
    """The same with Storage Crates in place of cards that ask nothing: what comes first is a rare question otherwise."""
    printed = generous()
    crates = next(row for row in printed["technology"] if row["key"] == "capacity one")
    for at, row in enumerate(printed["technology"]):
        if row["number"] in (2, 7, 13, 16, 20, 22, 29, 30):
            printed["technology"][at] = {**crates, "number": row["number"]}
    for row in printed["aid"]:
        row["right"] = "2 wood + 2 stone + 2 food + 2 herbs"
    return printed


def game_with(name: str, edition: Callable[[], dict[str, Any]]) -> Game:
    """Under a name of its own: tables are made once for each name, and those of the shipped edition would be taken."""
    return Game(dataclasses.replace(lz.game("pest").module, name=name, edition=edition))


GENEROUS = game_with("generous-pest", generous)
CRATED = game_with("crated-pest", crated)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_random_walks_find_no_problem(players: int, options: dict[str, str]) -> None:
    for seed in range(WALKS):
        walk(lz.game("pest"), players, seed, options, thorough=is_compiled())


@pytest.mark.parametrize(("players", "options"), TWIN_TABLES)
def test_nothing_is_hidden_and_nobody_can_foresee(players: int, options: dict[str, str]) -> None:
    found = walk(lz.game("pest"), players, 77, options, thorough=False, twins=True)
    assert found.compared > 100


@pytest.mark.parametrize("players", [2, 3] if is_compiled() else [2])
def test_walks_with_many_technologies(players: int) -> None:
    for seed in range(WALKS):
        walk(GENEROUS, players, seed, thorough=is_compiled())


def test_every_verb_is_met_and_every_board_on_the_way_is_sound() -> None:
    """Curious play: whatever was never done before is done at once."""
    module = GENEROUS.module
    wanted = {verb.name for verb in module.space.verbs.values() if not verb.chance}
    seen: set[str] = set()
    for seed in range(PLAYOUTS):
        game = CRATED if seed % 2 else GENEROUS
        here = game.new(2 + seed // 2 % 4, seed).here.clone()
        rng = stream(seed, "playout")
        made = 0
        while not here.is_over():
            options = here.legal()
            assert len(options) == len(set(options)) > 0
            fresh = [option for option in options if module.space.verb_at[option].name not in seen]
            options = fresh or options
            option = options[rng.below(len(options))]
            seen.add(module.space.verb_at[option].name)
            here.apply_trusted(option)
            made += 1
            if fresh or made % LOOK_EVERY == 0:
                assert module.problems(here.board) == []
        if seen >= wanted:
            return
    assert seen >= wanted, wanted - seen
