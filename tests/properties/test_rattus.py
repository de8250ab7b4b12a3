"""Random walks over every number of players and option of Rattus. `make harness` runs many more of the same."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.kernel.pure import is_compiled
from tests.depth import deep
from tests.properties.harness import Findings, walk
from tests.properties.tables import tables

GAME = lz.game("rattus")
WALKS = deep(2, 6) if is_compiled() else 2
TABLES = [(players, options) for name, players, options in tables() if name == "rattus"]
TWINS = deep(1, 3) if is_compiled() else 1


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_random_walks_find_no_problem(players: int, options: dict[str, object]) -> None:
    for seed in range(WALKS):
        walk(GAME, players, seed, options)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nobody_can_tell_hidden_things(players: int, options: dict[str, object]) -> None:
    found = Findings()
    for seed in range(100, 100 + TWINS):
        found.add(walk(GAME, players, seed, options, thorough=False, twins=True))
    assert found.compared > 100


def test_walks_meet_every_verb() -> None:
    """What random play never meets, the harness never checks."""
    found = Findings()
    wanted = {verb.name for verb in GAME.module.space.verbs.values() if not verb.chance}
    for seed in range(200):
        for players in GAME.players:
            found.add(walk(GAME, players, seed, thorough=False))
        if found.verbs >= wanted:
            return
    assert found.verbs >= wanted, wanted - found.verbs
