"""Pest at the terminal table."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("seats", "options", "ended"),
    [
        ("random", "", "your title|you rise to|you remain"),
        ("random,random", "mode=two-player", "wins|shared"),
        ("random,random,random", "map=random", "wins|shared"),
    ],
)
def test_bots_alone_play_to_the_end(run: Run, seats: str, options: str, ended: str) -> None:
    ran = run("play", "pest", "--seats", seats, "--seed", "3", "--options", options)
    assert ran.code == 0, ran.err
    assert "The game has ended" in ran.out and any(part in ran.out for part in ended.split("|"))
    assert "{" not in ran.out and ran.err == ""


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("High Mountains", "Gotar (city)", "Neighbours", "Year 1, era I.", "Goal, at the end of the era", "Market")),
        ("ru", ("Высокие горы", "Готар (город)", "Соседи", "Год 1, эпоха I.", "Цель, в конце эпохи", "Рынок технологий")),
    ],
)
def test_a_person_sees_the_board(run: Run, language: str, parts: tuple[str, ...]) -> None:
    ran = run("play", "pest", "--seats", "me:Anna,random,random", "--seed", "4", "--lang", language, typed="1\n" * 12)
    assert (ran.code, ran.err) == (0, "")
    assert all(part in ran.out for part in parts)
    assert "{" not in ran.out


def test_the_games_are_listed_with_their_options(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0 and "Thokaian" in ran.out and "the usual game" in ran.out


def test_an_exchange_is_told_whole_however_short_the_news(run: Run) -> None:
    """Two food for a coin are two events of one line."""
    typed = "PlaceCastle gnoll\nPlaceDoctor gotar\nExchange food\nExchangeWith food\nExchange wood\nExchangeWith stone\n"
    ran = run("play", "pest", "--seats", "me", "--seed", "5", typed=typed)
    told = [line for line in ran.out.splitlines() if "gains 1 coin" in line]
    assert told and [line for line in told if "2 food" in line or "1 wood" in line] == told, told
