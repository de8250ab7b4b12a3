"""Games are found by their entry points; one that cannot be used is named and passed over."""

from __future__ import annotations

import importlib
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import lazaretto as lz
from lazaretto import games

ROOT = Path(__file__).parents[2]


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, games.GROUP)


def test_the_house_is_known_without_metadata_and_told_by_it() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"][games.GROUP]
    assert told == games.HOUSE
    assert lz.game_names()[: len(games.HOUSE)] == tuple(games.HOUSE)


def test_the_packages_of_games_can_be_imported_by_their_names() -> None:
    import lazaretto.games.rattus.board as board

    assert board is importlib.import_module("lazaretto.games.rattus.board")
    assert lz.games is importlib.import_module("lazaretto.games")


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("nowhere", "no.such.package:GAME", "ModuleNotFoundError"),
        ("nothing", "lazaretto.kernel.game:GAME", "AttributeError"),
        ("clock", "lazaretto.kernel.rng:stream", "is no GameModule"),
        ("other", "lazaretto.games.rattus.game:GAME", "it calls itself 'rattus'"),
        ("rattus", "somewhere.else:GAME", "there is another game of this name"),
        ("Ratz Fatz", "lazaretto.games.rattus.game:GAME", "a name is made of a-z, 0-9 and _"),
    ],
)
def test_what_cannot_be_used_is_named_and_passed_over(name: str, value: str, reason: str) -> None:
    with pytest.warns(RuntimeWarning) as told:
        assert games.usable([entry(name, value)]) == {}
    assert len(told) == 1
    assert str(told[0].message).startswith(f"the game {name!r} ({value}) cannot be used: ")
    assert reason in str(told[0].message)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(lz.BadInput, match=r"unknown-game.*rattus"):
        lz.game("chess")


def test_what_a_game_does_not_have_is_none() -> None:
    assert games.room("rattus", "terminal") is not None
    assert games.room("rattus", "no_such_room") is None
    assert (games.folder("rattus") / "rules.toml").exists()
