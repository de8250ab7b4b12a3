"""A game as whoever opens it meets it: what it says of itself, and what it refuses before anything is played."""

from __future__ import annotations

import pytest

import lazaretto as lz
from lazaretto.kernel.record import shipped_edition

RATTUS = lz.game("rattus")


@pytest.mark.parametrize("name", lz.game_names())
def test_what_a_game_says_of_itself(name: str) -> None:
    game = lz.game(name)
    assert repr(game) == f"<Game {name}: {min(game.players)} to {max(game.players)} players>"
    for rule in game.rules.values():
        assert rule.id.split(".")[:2] == [name, rule.chapter]
        assert rule.heading and not any(part.startswith("0") for part in rule.heading.split("; ")), "no number of a file"
        assert rule.words("en") == rule.text and rule.words("ru") == rule.text_ru


def test_what_is_asked_says_so() -> None:
    match = RATTUS.new(2, seed=1)
    decision = match.decision
    assert decision is not None
    assert repr(decision) == f"<Decision 1: FirstCubes, asked of seat {match.to_move}>"
    choice = match.legal()[0]
    assert choice.json == {"verb": "FirstCubes", "region": str(choice).split()[1]} and choice.verb == "FirstCubes"


@pytest.mark.parametrize("name", lz.game_names())
def test_printed_values_are_known_again(name: str) -> None:
    game = lz.game(name)
    ours = shipped_edition(game.module)
    assert game.was_shipped(ours) and game.shipped_with(game.module.rules_version) == ours
    assert not game.was_shipped({**ours, "name": "another"})
    with pytest.raises(lz.BadInput, match="wrong-rules"):
        game.shipped_with("0")


def test_what_cannot_be_agreed_on() -> None:
    with pytest.raises(lz.BadInput, match="options: not-an-object"):
        RATTUS.new(2, seed=1, options=[("first", 0)])  # type: ignore[arg-type]
    with pytest.raises(lz.BadInput, match=r"options\.pope: unknown-option"):
        RATTUS.new(2, seed=1, options={"pope": 1})
    with pytest.raises(lz.BadInput, match=r"options\.first: wrong-option"):
        RATTUS.new(2, seed=1, options={"first": True})  # which is not 1
    for seed in (-1, True, "7"):
        with pytest.raises(lz.BadInput, match="wrong-seed"):
            RATTUS.new(2, seed=seed)  # type: ignore[arg-type]


def test_files_that_are_something_else() -> None:
    position = RATTUS.new(2, seed=1).position()
    for given, message in (
        ([], "file: not-an-object"),
        ({**position, "board": 3}, "board: not-an-object"),
        ({**position, "todo": {}}, "todo: not-a-list"),
        ({**position, "rng": [1, 2, 3]}, "rng: wrong-rng"),
        ({**position, "rng": [1, 2, 3, True]}, "rng: wrong-rng"),
        ({**position, "rng": [1, 2, 3, 2**32]}, "rng: wrong-rng"),
    ):
        with pytest.raises(lz.BadInput, match=message):
            RATTUS.from_position(given)
    with pytest.raises(lz.BadInput, match="file: not-an-object"):
        RATTUS.replay("game")
