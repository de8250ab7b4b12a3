"""Refusals in random play: each has a reason, each fact holds on the board, and a need that is met is not told any more."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.kernel.pure import is_compiled
from tests.depth import deep
from tests.properties.facts import messina, pest, rattus
from tests.properties.reasons import Judge, examine, is_known

JUDGES: dict[str, Judge] = {"rattus": rattus.JUDGE, "messina": messina.JUDGE, "pest": pest.JUDGE}
SHARE = {
    "rattus": 4,
    "messina": 6,
    "pest": 10,
}  # of the decisions one in so many is looked at, so that a day's run stays short
GAMES = deep(10, 200) if is_compiled() else 2


def modes() -> list[tuple[str, int, dict[str, object]]]:
    """Each game with each number of players, in each of its modes."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for name in JUDGES:
        for players in lz.game(name).players:
            values = lz.game(name).module.option_values(players).get("mode")
            found += [(name, players, {"mode": value}) for value in values] if values else [(name, players, {})]
    return found


@pytest.mark.parametrize("name", list(JUDGES))
def test_every_fact_can_be_read_and_every_need_be_met(name: str) -> None:
    assert is_known(JUDGES[name], lz.game(name)) == []


@pytest.mark.parametrize(("name", "players", "options"), modes())
def test_refusals_have_reasons_that_are_true(name: str, players: int, options: dict[str, object]) -> None:
    judged = sum(examine(lz.game(name), players, seed, options, JUDGES[name], SHARE[name]) for seed in range(GAMES))
    assert judged > 50 * GAMES
