"""The board in a terminal tells what things are worth: the scroll, the next spaces of ratings, rats."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import lazaretto as lz
from lazaretto.cli.boards import draw
from lazaretto.text import Words
from tests.games.messina.builder import at, edition

NAMES = ["Anna", "Boris"]


def board(match: lz.Match, language: str) -> str:
    file = io.StringIO()
    Console(file=file, width=200).print(draw(match, 0, Words(language, "messina"), NAMES))
    return file.getvalue()


@pytest.mark.parametrize(("language", "points"), [("en", "now 6 points"), ("ru", "сейчас 6 очков")])
def test_a_track_of_the_scroll_shows_its_values_and_what_it_brings(language: str, points: str) -> None:
    lines = board(at(me={"ships": ["T2", "T6"], "scroll": [0, 2, 0]}), language).splitlines()
    assert len([line for line in lines if "1 / [3] / 4 / 6" in line and points in line]) == 1
    assert [line for line in lines if "1 / 3 / 4 / 6" in line]  # the other player has no step on it


@pytest.mark.parametrize(
    ("language", "popularity", "city", "church"),
    [
        ("en", "2 → 3: city or church rating +1", "9 → 10: action of any hex; points 8 → 12", "11: the last one; points 17"),
        (
            "ru",
            "2 → 3: рейтинг в городе или у церкви +1",
            "9 → 10: действие любого гекса; очки 8 → 12",
            "11: последнее; очки 17",
        ),
    ],
)
def test_ratings_show_what_the_next_space_gives(language: str, popularity: str, city: str, church: str) -> None:
    shown = board(at(me={"popularity": 2, "city": 9, "church": 11}), language)
    for each in (popularity, city, church):
        assert each in shown


def test_rats_show_what_they_cost_and_what_one_more_adds() -> None:
    penalty = edition()["rats"]["penalty"]
    for rats in (0, 3, len(penalty) - 2, len(penalty) - 1, len(penalty)):
        cost, then = penalty[min(rats, len(penalty) - 1)], penalty[min(rats + 1, len(penalty) - 1)]
        assert f"{rats} (−{cost}; the next −{then - cost})" in board(at(me={"rats": rats}), "en")
