"""Many games: the same for a seed whatever the jobs, honest about games without an end."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from lazaretto.lab.simulate import Plan, summary, wilson
from tests.cli.conftest import Run

PLAN = ("simulate", "rattus", "--players", "3", "--games", "6", "--bots", "random", "--seed", "7")


def test_the_result_does_not_depend_on_jobs(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json", "one.csv", "two.csv")]
    one = run(*PLAN, "--jobs", "1", "--json", str(files[0]), "--csv", str(files[2]))
    two = run(*PLAN, "--jobs", "2", "--json", str(files[1]), "--csv", str(files[3]))
    assert (one.code, two.code) == (0, 0), one.err + two.err
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[2].read_bytes() == files[3].read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.csv", "one.json", "two.csv", "two.json"]


def test_another_seed_gives_other_games(run: Run, tmp_path: Path) -> None:
    kept = [tmp_path / "7.json", tmp_path / "8.json"]
    run(*PLAN, "--json", str(kept[0]))
    run(*PLAN[:-1], "8", "--json", str(kept[1]))
    assert json.loads(kept[0].read_text())["games"] != json.loads(kept[1].read_text())["games"]


def test_files_and_table_agree(run: Run, tmp_path: Path) -> None:
    rows, whole = tmp_path / "rows.csv", tmp_path / "whole.json"
    ran = run(*PLAN, "--csv", str(rows), "--json", str(whole))
    assert "6 games" in ran.out and "random" in ran.out and "95 % interval" in ran.out
    form = json.loads(whole.read_text("utf-8"))
    table = list(csv.DictReader(rows.open(encoding="utf-8")))
    assert len(table) == 18 and len(form["games"]) == 6
    assert sum(int(row["won"]) for row in table) == 6
    assert sum(line["wins"] for line in form["summary"]["seats"]) == pytest.approx(6)
    assert form["summary"]["bots"][0]["played"] == 18


def test_in_russian(run: Run) -> None:
    ran = run(*PLAN[:5], "2", *PLAN[6:], "--lang", "ru")
    assert "2 партии, " in ran.out and "Средний счёт" in ran.out


def test_games_given_up_are_told_and_not_counted(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    ran = run(*PLAN, "--limit", "20", "--json", str(kept))
    assert "6 games were given up after 20 choices" in ran.out
    assert "interval" not in ran.out
    form = json.loads(kept.read_text("utf-8"))
    assert form["summary"]["finished"] == 0 and all(game["choices"] == 20 for game in form["games"])


def test_bots_change_seats() -> None:
    plan = Plan("rattus", 3, ("a", "b"), 1, 100, {})
    assert [plan.seating(number) for number in range(2)] == [["a", "b", "a"], ["b", "a", "b"]]
    assert summary(plan, [])["bots"][0]["played"] == 0


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4) and high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(0, 10)[0] == pytest.approx(0.0) and wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


BAD = [
    (("--games", "0"), "--games: 0 is too little; 1 at least"),
    (("--jobs", "0"), "--jobs: 0 is too little"),
    (("--limit", "-5"), "--limit: −5 is too little"),
    (("--seed", "-5"), "--seed: −5 is too little"),
    (("--players", "7"), "players: 7 cannot play this"),
    (("--games", "many"), "--games: a whole number is expected\n"),
    (("--bot-seconds", "soon"), "--bot-seconds: a number is expected\n"),
    (("--csv", "/proc/x.csv"), "/proc/x.csv: the file cannot be written"),
    (("--csv", "-", "--trajectories", "-"), "-: only one file can go to standard output"),
    (("--csv", "no/where.csv"), "no/where.csv: there is no folder"),
    (("--bots", "random,"), "--bots: a name"),
    (("--bots", "xyzzy"), "--bots: there is no bot “xyzzy”"),
    (("--options", "first=4"), "options.first: “4” cannot be chosen"),
]


@pytest.mark.parametrize(("arguments", "expected"), BAD)
def test_bad_input(run: Run, tmp_path: Path, arguments: tuple[str, ...], expected: str) -> None:
    kept = tmp_path / "kept.json"
    ran = run(*PLAN, "--json", str(kept), *arguments)
    assert ran.code == 2
    assert ran.err.startswith(expected) and ran.err.count("\n") == 1
    assert not list(tmp_path.iterdir())
