"""rules, games, edition check, bench, help and the mistakes of typing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
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
    assert "1 value differs from ours:" in ran.out and "Rat tokens, starting tokens no. 2: 2:PK (shipped: 1:PK)" in ran.out
    assert "1 значение отличается" in run("edition", "check", str(mine), "--lang", "ru").out


def test_an_edition_is_shown_corrected_and_compared(run: Run, tmp_path: Path) -> None:
    """What is shown can be used as a file again; a file of one value means the whole edition with that value."""
    assert run("edition", "show", "rattus").out == SHIPPED.read_text("utf-8")
    mine = tmp_path / "mine.json"
    mine.write_text('{"constants": {"cubes_per_player": 18}}', "utf-8")
    shown = json.loads(run("edition", "show", "rattus", "--edition", str(mine)).out)
    assert shown == lazaretto.game("rattus").module.edition() | {"constants": shown["constants"]}
    whole = tmp_path / "whole.json"
    whole.write_text(json.dumps(shown), "utf-8")
    for file in (mine, whole):
        assert "cubes per player: 18 (shipped: 20)" in run("edition", "diff", str(file), "--game", "rattus").out
    assert run("edition", "show", "rattus", "--json").out.startswith("{")
    assert "there is no “constants” here" in run("edition", "diff", str(mine), "--game", "pest").err
    played = run("simulate", "rattus", "--games", "2", "--players", "2", "--edition", str(mine))
    assert played.code == 0


def test_editions_of_a_house_are_looked_at_before_it_opens(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[constants]\ncubes_per_player = -1\n", "utf-8")
    assert "cubes per player (constants.cubes_per_player): too little" in run("serve", "--edition", f"rattus={mine}").err
    assert "“mine.toml” is not of the form name=value" in run("serve", "--edition", "mine.toml").err


EDITIONS = [
    (
        "cubes_per_player = 20",
        'cubes_per_player = "many"',
        "cubes per player (constants.cubes_per_player): a whole number",
    ),
    ('"1:BC"', '"0:BC"', "Rat tokens, starting tokens no. 1 (tokens.starting[0]): “0:BC” is not of the form"),
    ('"1:BC"', '"1:BZ"', "Rat tokens, starting tokens no. 1 (tokens.starting[0]): the symbol “Z” cannot be used"),
    (
        '["anglia", "gallia", "sea"]',
        '["anglia", "narnia", "sea"]',
        "(borders.list[0]): there is no region “narnia”",
    ),
    ("[constants]", "[constants", "mine.toml: this is no TOML: line"),
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


def test_bench_measures_and_tells(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lazaretto.lab.bench.SLICE", 0.001)
    monkeypatch.setattr("lazaretto.lab.bench.ITERATIONS", 2)
    ran = run("bench", "--rounds", "1", "--no-duels", "--json", "-")
    assert ran.code == 0 and "rattus play, " in ran.err and "Catanatron" in ran.err
    measured = [row["what"] for row in json.loads(ran.out)["searches"]]
    assert measured == [f"{name} mcts iterations" for name in lazaretto.game_names()]


@pytest.mark.parametrize("wrong", ["--rounds 0", "--jobs 0", "--game chess", "--against nobody", "--quick"])
def test_bench_refuses_what_cannot_be(run: Run, wrong: str) -> None:
    ran = run("bench", *wrong.split())
    assert ran.code == 2 and ran.err.count("\n") == 1 and ran.out == ""


def test_help_of_bench_and_of_completion_speaks_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Только скорость" in run("bench", "--help", "--lang", "ru").out
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    told = " ".join(run("--help").out.split())
    assert "дополнять команды" in told and "Install completion" not in told
    monkeypatch.setenv("_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION", "1")  # else it asks which shell runs these tests
    assert "_LAZARETTO_COMPLETE" in run("--show-completion", "bash").out


def test_a_shell_is_told_commands_and_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def completed(line: str) -> list[str]:
        asked = {"_LAZARETTO_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1)}
        done = subprocess.run(
            [sys.executable, "-m", "lazaretto"], env={**os.environ, **asked}, capture_output=True, text=True, check=False
        )
        return done.stdout.split()

    assert completed("lazaretto rep") == ["replay"]
    assert completed("lazaretto simulate ra") == ["rattus"]


def test_forty_columns_cut_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    for text in ("games", "simulate rattus --games 2", "simulate rattus --games 2 --lang ru"):
        ran = run(*text.split())
        assert ran.code == 0 and "…" not in ran.out
        assert max(len(line) for line in ran.out.splitlines()) <= 40


@pytest.mark.parametrize(("language", "word"), [("en", "Let bots play"), ("ru", "между ботами")])
def test_help(run: Run, language: str, word: str) -> None:
    assert "play" in run().out
    ran = run("simulate", "--help", "--lang", language)
    assert ran.code == 0 and word in ran.out


@pytest.mark.parametrize("command", ["", "simulate", "edition", "edition check"])
def test_no_word_of_help_stays_english(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """Headings, defaults and what is required, too: whatever typer writes by itself."""
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    page = run(*command.split(), "--help").out
    assert not re.search(r"Usage|Arguments|Options|OPTIONS|Commands|COMMAND|default|required|Show this", page)
    assert "Вызов: lazaretto" in page and "Параметры:" in page


MISTAKES = [
    (("dance",), "lazaretto: there is no command “dance”"),
    (("simulat",), "lazaretto: there is no command “simulat”;"),  # a word that is nearly one
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
