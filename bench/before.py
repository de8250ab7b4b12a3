"""The search before the second draft of the engine and now, in one run: `python bench/before.py`.

The first version is taken from the project's own history, compiled in build/before by the same compiler, and asked in a
process of its own. Both take turns, so that a busy moment hits both alike.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BEFORE = ROOT / "build" / "before"
FIRST = "c28a6ce"  # the last commit of the engine's first draft
GAMES = ("rattus", "messina", "pest")

# Said in words that both versions understand. A line of standard input names a game; the answer is its rates:
# iterations a second in the middle of games of four, decisions a second and decisions a game in random play.
WORKER = """
import json, sys, time
import lazaretto
from lazaretto.bots import make_bot
from lazaretto.kernel.rng import stream

SECONDS = float(sys.argv[1])

def middles(game):
    found = []
    for seed in range(12):
        position = game.position(4, seed)
        position.playout(stream(seed, "middle"), 60)
        if not position.is_over() and len(position.legal()) > 3:
            found.append(position)
    return found

def iterations(game):
    positions, began, spent, done = middles(game), time.perf_counter(), 0.0, 0
    while spent < SECONDS:
        for position in positions:
            make_bot("mcts:200", game.module, seed=1).choose_at(game.module, position, position.who())
            done += 200
        spent = time.perf_counter() - began
    return done / spent

def play(game):
    rng, began, spent, done, games = stream(1, "play"), time.perf_counter(), 0.0, 0, 0
    while spent < SECONDS:
        done += game.position(4, rng.word()).playout(rng, 100_000)
        games += 1
        spent = time.perf_counter() - began
    return games / spent, done / games

print(json.dumps(lazaretto.__file__), flush=True)
for line in sys.stdin:
    game = lazaretto.game(line.strip())
    games, decisions = play(game)
    print(json.dumps({"iterations": iterations(game), "games": games, "decisions": decisions}), flush=True)
"""


def build_before() -> None:
    """The first version, out of the history, compiled; once."""
    if any(BEFORE.glob("src/**/*.so")):
        return
    BEFORE.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(["git", "archive", FIRST], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(BEFORE)], input=archive, check=True)
    print("compiling the first version (once; a minute or two)", file=sys.stderr)
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=BEFORE, check=True, env={**os.environ, "LAZARETTO_COMPILE": "1"})


class Version:
    """One of the two, waiting in its process to be asked."""

    def __init__(self, root: Path, seconds: float) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(root / "src"), "LAZARETTO_PURE": "0"},
        )
        loaded = Path(json.loads(self._line()))
        if root not in loaded.parents:
            raise SystemExit(f"{loaded} was loaded instead of {root}")

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def rates(self, game: str) -> dict[str, float]:
        assert self.process.stdin is not None
        print(game, file=self.process.stdin, flush=True)
        found: dict[str, float] = json.loads(self._line())
        return found


def median(rates: list[dict[str, float]], what: str) -> float:
    return statistics.median(each[what] for each in rates)


def compare(rounds: int, seconds: float) -> list[dict[str, float | str]]:
    """For each game, how much faster the present version searches and plays. Games a second are compared, so that
    questions that are no longer asked do not flatter."""
    before, now = Version(BEFORE, seconds), Version(ROOT, seconds)
    rows: list[dict[str, float | str]] = []
    for game in GAMES:
        found = [(before.rates(game), now.rates(game)) for _ in range(rounds)]
        old, new = [each[0] for each in found], [each[1] for each in found]
        row: dict[str, float | str] = {"game": game}
        row["iterations before"], row["iterations now"] = median(old, "iterations"), median(new, "iterations")
        row["iterations ratio"] = median(new, "iterations") / median(old, "iterations")
        row["games ratio"] = median(new, "games") / median(old, "games")
        row["decisions a game before"], row["decisions a game now"] = median(old, "decisions"), median(new, "decisions")
        print("  ".join(f"{key} {value:.4g}" if isinstance(value, float) else str(value) for key, value in row.items()))
        rows.append(row)
    return rows


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--rounds", type=int, default=5)
    reading.add_argument("--seconds", type=float, default=2.0, help="how long each rate is measured")
    reading.add_argument("--json", type=Path, default=ROOT / "bench" / "before-results.json")
    wanted = reading.parse_args()
    build_before()
    wanted.json.write_text(json.dumps(compare(wanted.rounds, wanted.seconds), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
