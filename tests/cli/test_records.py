"""replay, position, explain, verify."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import lazaretto
from tests.cli.conftest import Run, played


@pytest.mark.parametrize(("language", "end"), [("en", "The game has ended"), ("ru", "Игра окончена")])
def test_replay_tells_the_story(run: Run, log: Path, language: str, end: str) -> None:
    ran = run("replay", str(log), "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert end in ran.out and "{" not in ran.out


def test_replay_of_a_part(run: Run, log: Path) -> None:
    ran = run("replay", str(log), "--upto", "2")
    assert ran.code == 0
    assert ran.out.count("adds 2 cubes") == 2 and "The game has ended" not in ran.out


def test_an_unfinished_game_keeps_its_secrets(run: Run, tmp_path: Path) -> None:
    """[rattus.class.witch-look] Faces are told only when the game is over."""
    game = lazaretto.game("rattus")
    match = game.new(2, seed=1, options={"first": 0})
    for choice in ("FirstCubes gallia", "FirstCubes gallia", "FirstCubes gallia", "FirstCubes gallia"):
        match.apply(choice)
    for choice in ("TakeCard witch", "UseCard witch", "Witch t2"):
        match.apply(choice)
    path = tmp_path / "open.json"
    path.write_text(json.dumps(match.log()), "utf-8")
    ran = run("replay", str(path))
    assert "secretly looks at rat 2 in France." in ran.out


def test_position_round_trips(run: Run, log: Path, tmp_path: Path) -> None:
    ran = run("position", str(log), "--at", "10")
    form = json.loads(ran.out)
    match = lazaretto.game("rattus").replay(json.loads(log.read_text("utf-8")), 10)
    assert form == match.position()
    kept = tmp_path / "position.json"
    assert run("position", str(log), "--at", "10", "-o", str(kept)).code == 0
    assert json.loads(kept.read_text("utf-8")) == form
    assert run("position", str(kept)).code == 0


def test_explain(run: Run, half: Path, tmp_path: Path) -> None:
    ran = run("explain", str(half), "FirstCubes gallia")
    assert "This is not allowed now" in ran.out and "[rattus.setup.first-placement]" in ran.out
    legal = lazaretto.game("rattus").replay(json.loads(half.read_text("utf-8"))).legal()[0].text
    assert "This is allowed now" in run("explain", str(half), legal).out
    assert "Сейчас так можно" in run("explain", str(half), legal, "--lang", "ru").out
    kept = tmp_path / "position.json"
    run("position", str(half), "-o", str(kept))
    assert "[rattus.setup.first-placement]" in run("explain", str(kept), "FirstCubes gallia").out
    assert "This is allowed now" in run("explain", str(half), "FirstCubes gallia", "--at", "0").out


def test_explain_ends_with_a_code(run: Run, half: Path) -> None:
    assert run("explain", str(half), "FirstCubes gallia").code == 1
    assert run("explain", str(half), "FirstCubes gallia", "--at", "0").code == 0
    assert run("explain", "-", "FirstCubes gallia", "--at", "0", typed=half.read_text("utf-8")).code == 0


def test_explain_after_the_end(run: Run, log: Path) -> None:
    ran = run("explain", str(log), "Pass")
    assert (ran.code, ran.err) == (2, f"{log}: the game is over\n")


def test_verify(run: Run, log: Path, half: Path) -> None:
    ran = run("verify", str(log))
    assert ran.code == 0
    assert "All results of chance follow from the seed." in ran.out and "The result follows" in ran.out
    assert "Партия не окончена." in run("verify", str(half), "--lang", "ru").out


def test_verify_tells_how_often_chance_was_taken_back(run: Run, tmp_path: Path) -> None:
    game = lazaretto.game("rattus")
    match = game.new(2, seed=1)
    for count in (1, 2):
        while not match.record[-1].chance or match.n == 1:
            match.apply(match.legal()[0])
        match = game.take_back(match, match.n - 1)
        match.apply(match.legal()[-1])
        assert match.taken_back == count
    path = tmp_path / "back.json"
    path.write_text(json.dumps(match.log()), "utf-8")
    assert "went back behind chance 2 times" in run("verify", str(path)).out
    assert "за случайный исход 2 раза" in run("verify", str(path), "--lang", "ru").out


def _forged(path: Path, change: Any) -> Path:
    form = json.loads(path.read_text("utf-8"))
    change(form)
    path.write_text(json.dumps(form), "utf-8")
    return path


def test_verify_finds_forgeries(run: Run, log: Path) -> None:
    def other_seed(form: Any) -> None:
        form["seed"] = "6"

    ran = run("verify", str(_forged(log, other_seed)))
    assert ran.code == 2 and ran.err == "seed_hash: the seed does not match the hash that was published\n"


def test_verify_finds_a_forged_result(run: Run, log: Path) -> None:
    def other_winner(form: Any) -> None:
        form["result"]["scores"][0]["total"] += 1

    assert "the result does not follow" in run("verify", str(_forged(log, other_winner))).err


def _set(name: str, value: Any) -> Any:
    def change(form: Any) -> None:
        form[name] = value

    return change


FORGED = [
    (_set("format", "other/1"), "format: the format is other/1"),
    (_set("game", "chess"), "game: there is no game “chess”"),
    (_set("game", None), "game: there is no game “None”"),
    (_set("rules", "0"), "rules: played by version 0"),
    (_set("players", 9), "players: 9 cannot play this"),
    (_set("players", "3"), "players: 3 cannot play this"),
    (_set("options", []), "options: an object is expected"),
    (_set("edition", {"sha256": "abc"}), "edition.sha256: this was played with another edition"),
    (_set("setup", None), "setup: a list is expected"),
    (_set("choices", {}), "choices: a list is expected"),
    (_set("choices", [7]), "choices[0]: an object is expected"),
    (_set("choices", [{"n": 1}]), "choices[0].choice: this field is missing or is not a text"),
    (_set("choices", [{"n": 1, "choice": "Pass"}]), "choices[0]: this answers another decision"),
    (_set("seed", "x"), "seed: 'x' is not a whole number"),
]


@pytest.mark.parametrize(("change", "expected"), FORGED)
@pytest.mark.parametrize("command", ["replay", "verify", "position"])
def test_bad_records(run: Run, log: Path, change: Any, expected: str, command: str) -> None:
    ran = run(command, str(_forged(log, change)))
    assert ran.code == 2
    assert ran.err.startswith(expected) and ran.err.count("\n") == 1


def test_files_that_are_no_records(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    assert "there is no such file" in run("replay", str(path)).err
    path.write_text("{", "utf-8")
    assert "this is not JSON" in run("replay", str(path)).err
    path.write_text("[" * 100_000, "utf-8")
    assert "this is not JSON" in run("replay", str(path)).err
    path.write_text("[]", "utf-8")
    assert "an object is expected" in run("replay", str(path)).err
    path.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in run("replay", str(path)).err
    assert "не удалось прочесть файл" in run("replay", str(tmp_path), "--lang", "ru").err


def test_numbers_out_of_range(run: Run, log: Path) -> None:
    assert run("replay", str(log), "--upto", "-1").err == "--upto: −1 is too little; 0 at least\n"
    assert run("position", str(log), "--at", "99999").err.startswith("--at: 99999 is too much")


def test_nothing_half_written_stays(run: Run, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", fail)
    ran = run("position", str(log), "-o", str(log.parent / "out.json"))
    assert ran.code == 2 and "cannot be written" in ran.err
    assert [path.name for path in log.parent.iterdir()] == [log.name]


def test_a_game_from_a_position_is_verified_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    game = lazaretto.game("rattus")
    match = game.from_position(game.replay(played(choices=20)).position())
    match.apply(match.legal()[0])
    path = tmp_path / "later.json"
    path.write_text(json.dumps(match.log()), "utf-8")
    ran = run("verify", str(path))
    assert ran.code == 0 and "began at a given position" in ran.out


@pytest.mark.parametrize(
    ("game", "seed", "told"),
    [
        ("rattus", 4, "whoever would have moved next comes first"),
        ("messina", 19, "the victory is shared"),
        ("rattus", 1, None),
    ],
)
def test_the_end_says_how_a_tie_was_broken(run: Run, tmp_path: Path, game: str, seed: int, told: str | None) -> None:
    match, rng = lazaretto.game(game).new(2, seed=seed), random.Random(seed)
    while match.to_move is not None:
        match.apply(rng.choice(match.legal_options()))
    totals = [line["total"] for line in match.scores()]
    assert (totals[0] == totals[1]) == (told is not None)
    file = tmp_path / "log.json"
    file.write_text(json.dumps(match.log()), "utf-8")
    ran = run("replay", str(file))
    assert ran.code == 0, ran.err
    assert "Equal" not in ran.out if told is None else told in " ".join(ran.out.split())
