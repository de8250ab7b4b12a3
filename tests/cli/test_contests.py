"""`tournament`, `ladder` and `study` as commands: what they write, and that nothing that was played is lost."""

from __future__ import annotations

import csv
import io
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet
import pytest

from lazaretto.lab.trajectories import read
from tests.cli.conftest import Run

TOURNAMENT = ("tournament", "rattus", "--bots", "random,greedy", "--players", "2", "--deals", "2", "--seed", "5")
MAIN = "import sys; from lazaretto.cli import main; sys.exit(main())"


def files(folder: Path) -> dict[str, bytes]:
    """Parquet tells the same rows; everything else is the same to the byte."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_all_files_are_written_and_agree(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    ran = run(*TOURNAMENT, "--out", str(out))
    assert ran.code == 0, ran.err
    assert "greedy" in ran.out and "95 % interval" in ran.out and "report.html" in ran.out
    names = {"games.jsonl", "games.csv", "games.parquet", "ratings.csv", "ratings.parquet", "report.html", "results.json"}
    assert set(files(out)) == names
    form = json.loads((out / "results.json").read_text("utf-8"))
    rows = list(csv.DictReader((out / "ratings.csv").open(encoding="utf-8")))
    assert [row["name"] for row in rows] == [row["name"] for row in form["standings"]["ratings"]] == ["greedy", "random"]
    table = pyarrow.parquet.read_table(out / "games.parquet").to_pylist()
    assert len(table) == 8 == sum(1 for _ in csv.DictReader((out / "games.csv").open(encoding="utf-8")))
    assert sum(row["won"] for row in table) == 4
    assert "<svg" in (out / "report.html").read_text("utf-8")


def test_results_on_standard_output_are_nothing_but_json(run: Run, tmp_path: Path) -> None:
    ran = run(*TOURNAMENT, "--out", str(tmp_path / "out"), "--json", "-")
    assert json.loads(ran.out)["format"] == "lazaretto-tournament/1" and "greedy" in ran.err


def test_processes_change_nothing(run: Run, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert run(*TOURNAMENT, "--deals", "1", "--jobs", jobs, "--out", str(tmp_path / jobs)).code == 0
    assert files(tmp_path / "1") == files(tmp_path / "2")


def test_what_was_played_is_not_played_again(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(*TOURNAMENT, "--out", str(out))
    whole = files(out)
    lines = (out / "games.jsonl").read_text("utf-8").splitlines(keepends=True)
    (out / "games.jsonl").write_text("".join(lines[:3]) + lines[3][:20], "utf-8")  # cut off in the middle of a line
    ran = run(*TOURNAMENT, "--out", str(out))
    assert "2 of 4 games are there already" in ran.err
    assert files(out) == whole
    other = run(*TOURNAMENT[:-1], "6", "--out", str(out))
    assert other.code == 2 and "another plan" in other.err


PLAN = ("tournament", "rattus", "--bots", "greedy,greedy@1", "--players", "2", "--deals", "2", "--jobs", "2")
COMMAND = (sys.executable, "-c", MAIN, *PLAN, "--lang", "en", "--out")


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nothing has stopped."""
    folder = tmp_path_factory.mktemp("straight")
    subprocess.run([*COMMAND, str(folder)], check=True, capture_output=True, timeout=300)
    return folder


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_interrupted_and_begun_again_it_is_the_same(straight: Path, tmp_path: Path, sign: signal.Signals) -> None:
    broken = tmp_path / "broken"
    first = subprocess.Popen([*COMMAND, str(broken)], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    kept = broken / "games.jsonl"
    while first.poll() is None and not (kept.exists() and kept.read_text("utf-8").count("\n") > 1):
        time.sleep(0.02)
    first.send_signal(sign)
    _, told = first.communicate(timeout=30)
    if sign == signal.SIGINT and first.returncode:
        assert first.returncode == 130 and "The same command goes on from here" in told and "Traceback" not in told
    left = kept.read_text("utf-8").count("\n") - 1
    again = subprocess.run([*COMMAND, str(broken)], check=True, capture_output=True, text=True, timeout=300)
    assert f"{left} of 4 games" in again.stderr
    assert files(broken) == files(straight)
    assert not _workers(), "nobody is left working for somebody who is gone"


def _workers() -> list[str]:
    """Processes of ours that nobody has started any more."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = path.read_text().rpartition(")")[2].split()[1]
            line = (path.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == "1" and b"multiprocessing.spawn" in line:
            found.append(path.parent.name)
    return found


def test_a_ladder_says_whether_its_order_holds(run: Run, tmp_path: Path) -> None:
    ladder = ("ladder", "rattus", "--bots", "random,greedy", "--deals", "4", "--lang")
    right = run(*ladder, "ru", "--out", str(tmp_path / "right"))
    assert "greedy сильнее, чем random" in right.out
    wrong = run("ladder", "rattus", "--bots", "greedy,random", "--deals", "4", "--out", str(tmp_path / "wrong"))
    assert "random is weaker than greedy" in wrong.out


def test_an_own_bot_climbs_like_any_other(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    head = "from lazaretto.bots import Player\n"
    mine.write_text(f"{head}class Mine(Player):\n    def choose(self, asked):\n        return asked.legal[0]\n", "utf-8")
    ran = run("ladder", "rattus", "--bots", f"random,{mine}", "--deals", "2", "--json", "-", "--out", str(tmp_path / "out"))
    assert ran.code == 0, ran.err
    form = json.loads(ran.out)["standings"]
    assert {row["name"] for row in form["ratings"]} == {"random", str(mine)} and form["failures"] == {}


def test_who_failed_is_told_beside_the_ratings(run: Run, tmp_path: Path) -> None:
    """Else the rating of greedy, who went on, would be taken for that of the bot. What it says may look like markup."""
    mine = tmp_path / "mine.py"
    body = "class Mine(Player):\n    def choose(self, asked):\n        raise ValueError('[/lost]')\n"
    mine.write_text(f"from lazaretto.bots import Player\n{body}", "utf-8")
    for command in (
        ("tournament", "rattus", "--bots", f"random,{mine}", "--players", "2", "--deals", "1", "--out", str(tmp_path / "a")),
        ("study", "rattus", "--bots", str(mine), "--players", "2", "--deals", "2", "--out", str(tmp_path / "b")),
        ("simulate", "rattus", "--bots", f"random,{mine}", "--players", "2", "--games", "1"),
    ):
        ran = run(*command)
        assert ran.code == 0, ran.err
        assert "mine.py has failed in" in ran.out and "ValueError: [/lost]; mine.py, line 4" in ran.out


def test_games_that_cannot_be_kept_are_told_in_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "out" / "games.jsonl").mkdir(parents=True)
    ran = run(*TOURNAMENT, "--out", str(tmp_path / "out"))
    assert ran.code == 2 and ran.err.count("\n") == 1 and "games.jsonl: the file cannot be read" in ran.err


def test_a_device_is_written_to_and_not_replaced(run: Run) -> None:
    assert run("simulate", "rattus", "--players", "2", "--games", "1", "--json", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()


def test_a_study_by_name(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    ran = run("study", "rattus", "--what", "card", "--bots", "random", "--deals", "3", "--out", str(out), "--lang", "ru")
    assert ran.code == 0, ran.err
    assert "Король" in ran.out and "Разница" in ran.out
    form = json.loads((out / "results.json").read_text("utf-8"))
    assert len(form["findings"]["treated"]) == 6 and form["findings"]["games"] == 3 * 2 * 7
    rows = list(csv.DictReader((out / "effects.csv").open(encoding="utf-8")))
    assert len(rows) == 18 and rows[0]["treatment"].startswith("board.cards.")
    assert (out / "seats.parquet").exists() and "Король" in (out / "report.html").read_text("utf-8")


def test_seats_alone_are_a_study(run: Run, tmp_path: Path) -> None:
    ran = run("study", "rattus", "--players", "3", "--bots", "random", "--deals", "3", "--out", str(tmp_path / "out"))
    assert ran.code == 0 and "Player 3" in ran.out


BAD = [
    (("tournament", "rattus", "--bots", "random"), "bots: two different bots at least"),
    (("tournament", "rattus", "--bots", "random,xyzzy"), "--bots: there is no bot “xyzzy”"),
    (("tournament", "rattus", "--players", "2,9"), "--players: 9 cannot play this"),
    (("tournament", "rattus", "--players", "1"), "--players: 1 cannot play this"),
    (("tournament", "rattus", "--deals", "0"), "--deals: 0 is too little"),
    (("tournament", "rattus", "--json", "no/where.json"), "no/where.json: there is no folder"),
    (("tournament", "rattus", "--cluster", "127.0.0.1:1"), "--cluster: "),
    (("tournament", "rattus", "--out", "/dev/null"), "/dev/null: a file lies there, and a folder is needed"),
    (("tournament", "rattus", "--out", "/proc"), "/proc/games.jsonl: the file cannot be written"),
    (("ladder", "rattus", "--reach", "0"), "--reach: 0 is too little"),
    (("study", "rattus", "--what", "pope"), "--what: “pope” is unknown; there are: seat, card"),
    (("study", "rattus", "--what", "board.pope=seat"), "board.pope: there is no “pope” here"),
    (("study", "rattus", "--what", "edition.constants.pope=1"), "edition.constants.pope: there is no “pope” here"),
    (("study", "rattus", "--what", "option.first=9"), "options.first: “9” cannot be chosen"),
    (("study", "rattus", "--deals", "1"), "--deals: 1 is too little"),
]


@pytest.mark.parametrize(("arguments", "expected"), BAD)
def test_bad_input(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], expected: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.err.startswith(expected) and ran.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_standard_output_takes_tables_too(run: Run) -> None:
    ran = run("simulate", "rattus", "--players", "2", "--games", "2", "--csv", "-")
    assert ran.out.startswith("game,seed,seat,bot") and ran.out.count("\n") == 5 and "2 games" in ran.err
    plan = ("simulate", "rattus", "--players", "2", "--games", "1", "--trajectories", "-", "--lang", "en")
    done = subprocess.run([sys.executable, "-c", MAIN, *plan], capture_output=True, check=True, timeout=60)
    table = pyarrow.parquet.read_table(io.BytesIO(done.stdout))
    assert table.num_rows > 20 and b"1 game" in done.stderr


def test_a_cluster_that_is_not_there_is_told_in_one_line(run: Run) -> None:
    """Whether Ray is missing or only its cluster."""
    ran = run("simulate", "rattus", "--players", "2", "--games", "2", "--cluster", "127.0.0.1:1")
    assert ran.code == 2 and ran.err.startswith("--cluster: ") and ran.err.count("\n") == 1
    assert "needs Ray" in ran.err or "no Ray cluster" in ran.err


def test_trajectories(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.parquet"
    ran = run("simulate", "rattus", "--players", "2", "--games", "2", "--seed", "3", "--trajectories", str(file))
    assert ran.code == 0 and "2 games" in ran.out
    assert set(read(file).game.tolist()) == {0, 1}
    other = run("simulate", "rattus", "--players", "2", "--trajectories", str(tmp_path / "no" / "where.parquet"))
    assert other.code == 2 and "no folder" in other.err
