"""Measures the engine and the bots, against a peer in the same run: `lazaretto bench`, `make bench`.

Speed is told as a ratio to Catanatron's random play (same interpreter, same core, slices taken in turns, medians),
because absolute numbers tell more about the machine than about us.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.kernel.frame import Position
from lazaretto.kernel.game import Game
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import Rng, stream
from lazaretto.lab.simulate import Plan, run, summary

ROUNDS = 15  # slices of each measurement, taken in turns with the peer's
SLICE = 0.25  # seconds
ITERATIONS = 60  # of a search that is measured
MIDDLES = 8
LONGEST = 20_000  # choices in one random game
DUELS = {"rattus": (("greedy", "random", 500), ("mcts:1000", "greedy", 200), ("mcts:500", "mcts@1:500", 100))}
LONG_DUELS = (("greedy", "random", 200), ("mcts:500", "greedy", 100), ("mcts:500", "mcts@1:500", 100))  # for longer games
ALONE = (("random", 200), ("greedy", 100), ("mcts:500", 20))  # solo games


def rate(work: Callable[[], int]) -> float:
    """Units of work a second, over about one slice of time."""
    done, began = 0, time.perf_counter()
    while True:
        done += work()
        took = time.perf_counter() - began
        if took >= SLICE:
            return done / took


def medians(works: dict[str, Callable[[], int]], rounds: int) -> dict[str, float]:
    """The median rate of each kind of work; kinds take turns, so that a busy moment hits all alike."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rates[name].append(rate(work))
    return {name: statistics.median(found) for name, found in rates.items()}


def random_play(game: Game, players: int, rng: Rng) -> Callable[[], int]:
    """Whole random games, set-up included."""
    return lambda: game.position(players, rng.word()).playout(rng, LONGEST)


def clones(game: Game, players: int) -> Callable[[], int]:
    position = game.position(players, 1)
    position.playout(stream(1, "middle"), 60)

    def work() -> int:
        for _ in range(100):
            position.clone()
        return 100

    return work


def middles(game: Game, players: int) -> list[Position]:
    """Some positions of random games in which there is something to think about."""
    found: list[Position] = []
    for seed in range(MIDDLES):
        position = game.position(players, seed)
        position.playout(stream(seed, "middle"), 60)
        if not position.is_over() and len(position.legal()) > 3:
            found.append(position)
    return found


def iterations(game: Game, players: int, bot: str) -> Callable[[], int]:
    """Iterations of a search, in the middle of several games."""
    positions = middles(game, players)

    def work() -> int:
        for position in positions:
            make_bot(f"{bot}:{ITERATIONS}", game.module, seed=1).choose_at(game.module, position, position.who())
        return ITERATIONS * len(positions)

    return work


def searches(rounds: int) -> list[dict[str, Any]]:
    """The present search beside the first version of it, on the same engine."""
    rows: list[dict[str, Any]] = []
    for name in lazaretto.game_names():
        game = lazaretto.game(name)
        players = min(4, max(game.players))
        found = medians({bot: iterations(game, players, bot) for bot in ("mcts", "mcts@1")}, rounds)
        ratio = found["mcts"] / found["mcts@1"]
        rows.append({"what": f"{name} mcts iterations", "rate": found["mcts"], "peer": found["mcts@1"], "ratio": ratio})
    return rows


def peer() -> dict[str, Callable[[], int]]:
    """Catanatron's random play and its copy; nothing where it is not installed."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        return {}
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> int:
        game = Catan([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    sample = Catan([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(100):
        sample.play_tick()

    def copy() -> int:
        for _ in range(20):
            sample.copy()
        return 20

    return {"catanatron play": play, "catanatron copy": copy}


def speed(rounds: int) -> dict[str, float]:
    random.seed(1)  # the peer's generator is the global one
    works = peer()
    for name in lazaretto.game_names():
        game = lazaretto.game(name)
        players = min(4, max(game.players))
        works[f"{name} play"] = random_play(game, players, stream(1, name))
        works[f"{name} clone"] = clones(game, players)
    return medians(works, rounds)


def interpreted_speed(rounds: int) -> dict[str, float]:
    """The same measurements in another process that runs the source."""
    command = [sys.executable, "-m", "lazaretto.lab.bench", "--speed-as-json", "--rounds", str(rounds)]
    done = subprocess.run(command, env={**os.environ, "LAZARETTO_PURE": "1"}, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def speed_rows(rates: dict[str, float], engine: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for name in lazaretto.game_names():
        for ours, theirs in ((f"{name} play", "catanatron play"), (f"{name} clone", "catanatron copy")):
            other = rates.get(theirs)
            ratio = rates[ours] / other if other else None
            rows.append({"what": f"{ours}, {engine}", "rate": rates[ours], "peer": other, "ratio": ratio})
    return rows


def played(plan: Plan, games: int, jobs: int) -> dict[str, Any]:
    """What a simulation found, its progress shown."""
    counted = [0]

    def tick(count: int) -> None:
        counted[0] += count
        sys.stderr.write(f"\r{plan.game}: {' against '.join(plan.bots)}: {counted[0]}/{games} ")

    found = summary(plan, run(plan, games, jobs, tick))
    sys.stderr.write("\n")
    return found


def duel(name: str, one: str, other: str, games: int, jobs: int) -> dict[str, Any]:
    """Every deal is played twice, with seats swapped."""
    found = played(Plan(name, 2, (one, other), 1, LONGEST, {}), games, jobs)
    line, loser = found["bots"]
    return {
        "what": f"{name}: {one} against {other}",
        "games": found["finished"],
        "share": line["wins"] / line["played"],
        "low": line["low"],
        "high": line["high"],
        "scores": [line["score"], loser["score"]],
    }


def alone(name: str, bot: str, games: int, jobs: int) -> dict[str, Any]:
    """The solo game: points, and how it ended, which in Pest is the title reached."""
    found = played(Plan(name, 1, (bot,), 1, LONGEST, {}), games, jobs)
    return {
        "what": f"{name}: {bot} alone",
        "games": found["finished"],
        "score": found["bots"][0]["score"],
        "reasons": found["reasons"],
    }


def show(console: Console, report: dict[str, Any]) -> None:
    show_rates(console, "speed", "Catanatron 3.2.1", report["speed"])
    show_rates(console, "search in the middle of a game", "mcts@1", report["searches"])
    if report["duels"]:
        show_duels(console, report)


def show_rates(console: Console, title: str, other: str, rows: list[dict[str, Any]]) -> None:
    table = Table(title=title)
    for column in ("what", "a second", other, "ratio"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for row in rows:
        peer_rate = f"{row['peer']:,.0f}" if row["peer"] else "not installed"
        table.add_row(row["what"], f"{row['rate']:,.0f}", peer_rate, f"{row['ratio']:.1f} ×" if row["ratio"] else "–")
    console.print(table)


def show_duels(console: Console, report: dict[str, Any]) -> None:
    table = Table(title="bots, two players, seats swapped")
    for column in ("what", "games", "wins", "95 % interval", "mean scores"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for row in report["duels"]:
        interval = f"{row['low']:.1%} – {row['high']:.1%}"
        scores = " : ".join(f"{score:.1f}" for score in row["scores"])
        table.add_row(row["what"], str(row["games"]), f"{row['share']:.1%}", interval, scores)
    console.print(table)
    table = Table(title="bots alone")
    for column in ("what", "games", "mean score", "ends"):
        table.add_column(column, justify="right" if column in ("games", "mean score") else "left")
    for row in report["alone"]:
        ends = ", ".join(f"{reason} {count}" for reason, count in row["reasons"].items())
        table.add_row(row["what"], str(row["games"]), f"{row['score']:.1f}", ends)
    console.print(table)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="lazaretto bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="slices of each speed measurement")
    parser.add_argument(
        "--game", choices=lazaretto.game_names(), action="append", help="duels of this game only (default: all)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes for the duels of bots")
    parser.add_argument("--no-duels", action="store_true", help="only the speed")
    parser.add_argument("--json", type=Path, help="add the report to this file")
    parser.add_argument("--speed-as-json", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.speed_as_json:
        print(json.dumps(speed(chosen.rounds)))
        return
    report: dict[str, Any] = {"speed": speed_rows(speed(chosen.rounds), "compiled" if is_compiled() else "interpreted")}
    if is_compiled():
        report["speed"] += speed_rows(interpreted_speed(chosen.rounds), "interpreted")
    report["searches"] = searches(chosen.rounds)
    names = [] if chosen.no_duels else chosen.game or lazaretto.game_names()
    duels = [partial(duel, name, *pair) for name in names for pair in DUELS.get(name, LONG_DUELS)]
    solos = [partial(alone, name, *pair) for name in names for pair in ALONE if 1 in lazaretto.game(name).players]
    if chosen.json:
        keep(chosen.json, report)
    for part, measurements in (("duels", duels), ("alone", solos)):
        report[part] = []
        for measure in measurements:
            report[part].append(measure(chosen.jobs))
            if chosen.json:  # at once: all of them take hours
                keep(chosen.json, {part: report[part]})
    show(Console(), report)


def keep(path: Path, report: dict[str, Any]) -> None:
    """Add a report to a file; what was measured before and not again stays as it was."""
    kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for part, rows in report.items():
        kept[part] = list({row["what"]: row for row in [*kept.get(part, []), *rows]}.values())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
