"""Random walks over every game, number of players and option. `make harness` runs many more of the same."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.kernel.pure import is_compiled
from tests.properties.harness import Findings, walk
from tests.properties.tables import tables

WALKS = 6 if is_compiled() else 2
TWINS = 3 if is_compiled() else 1


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_random_walks_find_no_problem(name: str, players: int, options: dict[str, object]) -> None:
    for seed in range(WALKS):
        walk(lz.game(name), players, seed, options)


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_nobody_can_tell_hidden_things(name: str, players: int, options: dict[str, object]) -> None:
    found = Findings()
    for seed in range(100, 100 + TWINS):
        found.add(walk(lz.game(name), players, seed, options, thorough=False, twins=True))
    assert found.compared > 100


@pytest.mark.parametrize("name", lz.games)
def test_walks_meet_every_decision_and_every_verb(name: str) -> None:
    """What random play never meets, the harness never checks."""
    game = lz.game(name)
    found = Findings()
    wanted = {verb.name for verb in game.module.space.verbs.values() if not verb.chance}
    for seed in range(200):
        for players in game.players:
            found.add(walk(game, players, seed, thorough=False))
        if found.verbs >= wanted:
            return
    assert found.verbs >= wanted, wanted - found.verbs
