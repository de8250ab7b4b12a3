"""Positions: saved and loaded, and what is wrong with a wrong one."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.kernel.errors import BadInput
from tests.games.pest.builder import GAME, position


def test_a_position_survives_saving_and_loading() -> None:
    seat = {
        "buildings": {"mint": "gotar"},
        "workers": ["mint"],
        "technologies": ["t1", "t25", "t26"],
        "people": [0, 1, 0],
        "workshop": "food",
        "cell": 2,
        "camp": "vards",
        "taken": "five",
        "regular": 3,
        "dead": 2,
        "grid": ["move-heal"],
    }
    form = position(seats={0: seat}, sick={"gotar": 2}, roads={"gollor-gotar": 1}, year=3, plagues=["p2", "p5", "p9"])
    again = GAME.from_position(form).position()
    assert again["board"] == form["board"]


WRONG: list[tuple[str, Any]] = [
    ("mode", "three-player"),
    ("year", 9),
    ("order", [0, 0, 1]),
    ("laws", ["l99", "l7", "l13"]),
    ("market", ["t1"]),
    ("ruined", ["gnoll", "gnoll"]),
    ("sick", {"gnoll": -1}),
    ("sick", {"nowhere": 1}),
    ("resources", ["wood"]),
    ("tokens_up", {"fame": 9}),
    ("capital_buildings", {"palace": 7}),
    ("deck", []),
    ("plagues", ["p1"] * 7),
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_wrong_board_is_a_clear_error(field: str, value: Any) -> None:
    form = position()
    form["board"][field] = value
    with pytest.raises(BadInput):
        GAME.from_position(form)


SEATS: list[tuple[str, Any]] = [
    ("healthy", 13),
    ("regular", 4),
    ("dead", 5),
    ("ready", 3),
    ("stock", {"wood": 6}),
    ("orders", [5, 0, 0]),
    ("workers", ["mint"]),
    ("buildings", {"castle": "gnoll", "mint": "gnoll"}),
    ("technologies", ["t26", None, None]),
    ("people", [1, 0, 0]),
    ("cell", 1),
    ("doctor", "paris"),
    ("taken", "six"),
    ("influence", 46),
]


@pytest.mark.parametrize(("field", "value"), SEATS)
def test_a_wrong_seat_is_a_clear_error(field: str, value: Any) -> None:
    form = position()
    form["board"]["seats"][0][field] = value
    with pytest.raises(BadInput):
        GAME.from_position(form)
