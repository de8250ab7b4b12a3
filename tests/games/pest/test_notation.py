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
    ("mode", "solo"),
    ("mode", "two-player"),
    ("neutral", 1),
    ("ruined", []),
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
    ("waiting", 3),
    ("orders", [0, 1, 0]),
    ("buildings", {}),
    ("mortuses", [1, 0, 0]),
    ("workshop", "wood"),
    ("technologies", ["t9", "t9", None]),
]


@pytest.mark.parametrize(("field", "value"), SEATS)
def test_a_wrong_seat_is_a_clear_error(field: str, value: Any) -> None:
    form = position()
    form["board"]["seats"][0][field] = value
    with pytest.raises(BadInput):
        GAME.from_position(form)


def unsound(form: Any) -> str:
    with pytest.raises(BadInput) as error:
        GAME.from_position(form)
    assert error.value.code == "unsound-position"
    return error.value.details["problems"]


def test_what_only_some_tables_forbid() -> None:
    """A marker on a covered space, a law that needs rivals, a pile of plague cards without the one in the box."""
    two = position(players=2, mode="two-player")
    GAME.from_position(two)
    assert "neutral" in unsound({**two, "board": {**two["board"], "neutral": 2}})
    assert "covered" in unsound(position(players=2, mode="two-player", seats={0: {"influence": 9}}))
    assert "person" in unsound(position(players=1, seats={0: {"influence": 9}}, neutral=2))
    assert "law" in unsound(position(players=1, laws=("l4", "l7", "l13")))
    piled = {"year": 3, "plagues": ["p7", "p8", "p9"]}
    assert "in the box" in unsound(position(players=2, **piled))
    GAME.from_position(position(players=3, **piled))


def test_cards_with_people_or_mortuses_must_be_cards_that_take_them() -> None:
    workshop = {"technologies": [None, "t25", None], "people": [0, 1, 0]}
    assert "without a resource" in unsound(position(seats={0: workshop}))
    assert "mortus" in unsound(position(seats={0: {"technologies": ["t9", None, None], "mortuses": [1, 0, 0]}}))
    GAME.from_position(position(seats={0: {"technologies": [None, "t28", None], "mortuses": [0, 1, 0]}}))


def test_a_market_with_a_gap_can_be_renewed() -> None:
    """The gap is there while a bought card asks something; a position may be saved at that moment."""
    form = position(players=2, mode="two-player", todo=[["NewMarket"]], year=2)
    form["board"]["deck"].append(form["board"]["market"][2])
    form["board"]["market"][2] = None
    assert None not in GAME.from_position(form).position()["board"]["market"]
