"""rules, games, edition check, bench, help and the mistakes of typing."""

from __future__ import annotations

from pathlib import Path

import pytest

import lazaretto
from tests.cli.conftest import Run

SHIPPED = Path(lazaretto.__file__).parent / "games" / "rattus" / "edition.toml"


def test_games(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0 and "rattus" in ran.out and "2, 3, 4" in ran.out and "by lot" in ran.out
    assert "Эпидемия" in run("games", "--lang", "ru").out


def test_rules(run: Run) -> None:
    ran = run("rules", "rattus", "witch", "swap")
    assert ran.out.startswith("rattus.class.witch-") and "Source:" in ran.out and "Our ruling:" in ran.out
    every = run("rules", "rattus").out
    assert all(rule in every for rule in lazaretto.game("rattus").rules)
    assert "Ведьма: посмотрев" in run("rules", "rattus", "ведьма", "--lang", "ru").out
    assert "No rule" in run("rules", "rattus", "xyzzy").out


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Правил со всеми" in run("rules", "rattus", "xyzzy").out
    assert "No rule" in run("rules", "rattus", "xyzzy", "--lang", "en").out


def test_a_sound_edition(run: Run, tmp_path: Path) -> None:
    assert "same values as ours" in run("edition", "check", str(SHIPPED), "--game", "rattus").out
    mine = tmp_path / "mine.toml"
    mine.write_text(SHIPPED.read_text("utf-8").replace('"1:BC","1:PK"', '"1:BC","2:PK"'), "utf-8")
    ran = run("edition", "check", str(mine))
    assert "1 value differs from ours:" in ran.out and "tokens.starting[1]: 1:PK → 2:PK" in ran.out
    assert "1 значение отличается" in run("edition", "check", str(mine), "--lang", "ru").out


EDITIONS = [
    ("cubes_per_player = 20", 'cubes_per_player = "many"', "edition $.constants.cubes_per_player: a wrong value"),
    ('"1:BC"', '"0:BC"', "edition tokens.starting[0]: “0:BC” is not of the form"),
    ('"1:BC"', '"1:BZ"', "edition tokens.starting[0]: the symbol “Z” cannot be used"),
    ('["anglia", "gallia", "sea"]', '["anglia", "narnia", "sea"]', "edition borders.list[0]: there is no region “narnia”"),
    ("[constants]", "[constants", "mine.toml: the file cannot be read"),
]


@pytest.mark.parametrize(("old", "new", "expected"), EDITIONS)
def test_a_wrong_edition(run: Run, tmp_path: Path, old: str, new: str, expected: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(SHIPPED.read_text("utf-8").replace(old, new, 1), "utf-8")
    ran = run("edition", "check", str(mine))
    assert ran.code == 2
    assert expected in ran.err and ran.err.count("\n") == 1


def test_values_that_break_a_game_are_not_called_sound(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(SHIPPED.read_text("utf-8").replace("2 = 12, 3 = 6, 4 = 0", "2 = 12, 3 = 0, 4 = 0"), "utf-8")
    ran = run("edition", "check", str(mine))
    assert ran.code == 2 and "a game breaks with these values (players: 3;" in ran.err
    assert "игра ломается (игроков: 3;" in run("edition", "check", str(mine), "--lang", "ru").err


def test_bench_without_the_lab(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "lazaretto.lab.bench", None)
    ran = run("bench")
    assert ran.code == 2 and "lazaretto[lab]" in ran.err


def test_bench_passes_its_arguments_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []
    module = type(lazaretto)("lazaretto.lab.bench")
    module.main = given.append  # type: ignore[attr-defined]
    monkeypatch.setitem(__import__("sys").modules, "lazaretto.lab.bench", module)
    assert run("bench", "--quick", "rattus").code == 0
    assert given == [["--quick", "rattus"]]


@pytest.mark.parametrize(("language", "word"), [("en", "Let bots play"), ("ru", "между ботами")])
def test_help(run: Run, language: str, word: str) -> None:
    assert "play" in run().out
    ran = run("simulate", "--help", "--lang", language)
    assert ran.code == 0 and word in ran.out


MISTAKES = [
    (("dance",), "lazaretto: there is no command “dance”"),
    (("edition",), "lazaretto: a command is missing"),
    (("replay",), "log: a value is missing"),
    (("games", "--dance"), "--dance: there is no such option"),
    (("games", "dance"), "lazaretto: “dance” was not expected"),
    (("simulate", "rattus", "--games"), "--games: a value is missing"),
    (("rules", "chess"), "game: there is no game “chess”; there are: rattus"),
    (("games", "--lang", "la"), "lang: there is no language “la”; there are: en, ru"),
]


@pytest.mark.parametrize(("arguments", "expected"), MISTAKES)
def test_mistakes_of_typing(run: Run, arguments: tuple[str, ...], expected: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.err.startswith(expected) and ran.err.count("\n") == 1


def test_mistakes_in_russian(run: Run) -> None:
    assert run("games", "--dance", "--lang", "ru").err == "--dance: такого параметра нет\n"
