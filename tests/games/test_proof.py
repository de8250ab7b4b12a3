"""A sound edition is one that can be played: in every mode, to the end."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.proof import modes, prove


def edition(game: str) -> dict[str, Any]:
    return copy.deepcopy(lz.game(game).module.edition())


@pytest.mark.parametrize("game", lz.game_names())
def test_the_shipped_editions_are_proved(game: str) -> None:
    prove(lz.game(game).module, edition(game))


def test_every_mode_is_played() -> None:
    messina, pest = lz.game("messina").module, lz.game("pest").module
    assert len(list(modes(messina, 3))) == 16
    assert {(mode["mode"], mode["map"]) for mode in modes(pest, 2)} == {
        ("base", "printed"),
        ("base", "random"),
        ("two-player", "printed"),
        ("two-player", "random"),
    }
    assert [mode["first"] for mode in modes(lz.game("rattus").module, 2)] == ["random"]


CALLED_SOUND_ONCE = {
    "pest": ("location_type[1].capacity", lambda e: e["location_type"][1].update(capacity=-2)),
    "rattus": ("region[0].players", lambda e: e["region"][0].update(players=9)),
    "messina": ("valuation", lambda e: e["valuation"].update(coin=-1.5)),
}


@pytest.mark.parametrize("game", lz.game_names())
def test_what_was_called_sound_once(game: str) -> None:
    place, change = CALLED_SOUND_ONCE[game]
    wrong = edition(game)
    change(wrong)
    with pytest.raises(lz.BadInput) as error:
        prove(lz.game(game).module, wrong)
    assert error.value.code in ("too-small", "too-large") and place in error.value.place


def breaking() -> dict[str, Any]:
    """Every value is possible, but the opponent of the solo game has helpers for fewer rounds than there are."""
    wrong = edition("messina")
    wrong["solo"]["opponent_helpers_by_round"] = [3, 3]
    return wrong


def test_values_that_break_a_game() -> None:
    with pytest.raises(lz.BadInput) as error:
        prove(lz.game("messina").module, breaking())
    assert error.value.code == "edition-breaks-play"
    assert error.value.details["players"] == "1" and "IndexError" in error.value.details["problems"]
    assert error.value.place.startswith("edition (mode=base")


def test_a_game_without_an_end() -> None:
    wrong = edition("rattus")
    wrong["constants"] |= {"spread": [0, 0, 0, 0], "cubes_per_player": 99}  # nothing that ends a game ever runs out
    with pytest.raises(lz.BadInput, match=r"edition-breaks-play.*endless-position"):
        prove(lz.game("rattus").module, wrong)
