"""The harness must see the bugs it is there for: each is planted once and must be caught."""

from __future__ import annotations

from dataclasses import replace

import pytest

import lazaretto as lz
from lazaretto.games.rattus.board import Board
from lazaretto.games.rattus.notation import save_board
from lazaretto.kernel.game import Game
from tests.properties import harness
from tests.properties.harness import Broken, walk
from tests.properties.toy import toy

BUGS = {
    "shared clone": "leaks into its parent|save and load change the position",
    "dead end": "dead.end|no fair number below 0",
    "runaway": "runaway",
    "unsound": "too much|breaks the board|unsound",
    "lossy save": "save and load",
    "leaky view": "by view",
    "leaky choices": "legal|by log|events change",
    "leaky log": "by log",
    "leaky refusal": "by refusals",
    "leaky bot": "by bot's copy",
}


def walks(module: object, games: int = 30) -> None:
    for seed in range(games):
        walk(Game(module), 2, seed, twins=True, limit=300)  # type: ignore[arg-type]


def test_the_sound_toy_passes() -> None:
    walks(toy())


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_caught(bug: str) -> None:
    with pytest.raises((Broken, lz.BadInput), match=BUGS[bug]):
        walks(toy(bug))


def test_a_hidden_result_shown_in_the_export_is_no_secret_and_then_the_view_gives_it_away() -> None:
    """A frame that claims everybody sees a result makes it public: then the view must show it to all, and does not."""
    match = Game(toy("leaky export")).new(2, 1)
    match.apply("Look")
    assert match.export(1)["choices"][0]["chance"] != [None]
    assert Game(toy()).new(2, 1).export(1)["choices"] == []


def leaky_rattus_view(g: Board, seat: int) -> dict[str, object]:
    return {"everything": save_board(g)}


def test_a_leaky_view_of_a_real_game_is_caught() -> None:
    leaky = replace(lz.game("rattus").module, view=leaky_rattus_view)
    with pytest.raises(Broken, match="by view"):
        for seed in range(10):
            walk(Game(leaky), 2, seed, thorough=False, twins=True)


def test_a_bot_that_is_handed_the_truth_is_caught() -> None:
    honest = replace(lz.game("rattus").module, determinise=lambda g, seat, rng: None)
    with pytest.raises(Broken, match="bot's copy"):
        for seed in range(10):
            walk(Game(honest), 2, seed, thorough=False, twins=True)


def test_advice_from_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if nothing else gives it away: where a bot sees everything, its advice tells."""
    monkeypatch.setattr(harness, "TELLERS", {"advice": harness.TELLERS["advice"]})
    monkeypatch.setattr(harness, "ADVISED_EVERY", 1)
    honest = replace(lz.game("rattus").module, determinise=lambda g, seat, rng: None)
    with pytest.raises(Broken, match="by advice"):
        for seed in range(10):
            walk(Game(honest), 2, seed, thorough=False, twins=True)
