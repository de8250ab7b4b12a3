"""Measures the engine and the bots, against a peer in the same run: `lazaretto bench`, `make bench`.

Speed is told as a ratio to Catanatron's random play (same interpreter, same core, slices taken in turns, medians),
because absolute numbers tell more about the machine than about us.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NotRequired, TypedDict

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.kernel.frame import Position
from lazaretto.kernel.game import Game
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import Rng, stream
from lazaretto.lab.runner import Local, run
from lazaretto.lab.simulate import Plan, Summary, summary

ROUNDS = 15  # slices of each measurement, taken in turns with the peer's
SLICE = 0.25  # seconds
ITERATIONS = 60  # of a search that is measured
MIDDLES = 8
LONGEST = 20_000  # choices in one random game
DUELS = {"rattus": (("greedy", "random", 500), ("mcts:1000", "greedy", 200), ("mcts:200", "mcts@1:200", 100))}
LONG_DUELS = (("greedy", "random", 200), ("mcts:500", "greedy", 100), ("mcts:200", "mcts@1:200", 100))  # for longer games
ALONE = (("random", 200), ("greedy", 100), ("mcts:500", 20))  # solo games


def rate(work: Callable[[], int]) -> float:
    """Units of work in a second of this process's time, over about one slice: so others on the machine hardly count."""
    done, began = 0, time.process_time()
    while True:
        done += work()
        took = time.process_time() - began
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


class Rate(TypedDict):
    """How often something is done in a second, and how often somebody else does it."""

    what: str
    rate: float
    peer: NotRequired[float | None]
    ratio: NotRequired[float | None]


class Duel(TypedDict):
    """Two bots, every deal twice: the first one's share of wins with its interval, and both mean scores."""

    what: str
    games: int
    share: float
    low: float
    high: float
    scores: list[float]


class Alone(TypedDict):
    """A bot without rivals: its mean score, and how its games ended."""

    what: str
    games: int
    score: float
    reasons: dict[str, int]


class Report(TypedDict, total=False):
    """All that was measured, by part."""

    speed: list[Rate]
    searches: list[Rate]
    environments: list[Rate]
    duels: list[Duel]
    alone: list[Alone]


def searches(rounds: int) -> list[Rate]:
    """The present search beside the first version of it, on the same engine."""
    rows: list[Rate] = []
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
    command = [sys.executable, "-m", "lazaretto.lab.bench", str(rounds)]
    done = subprocess.run(command, env={**os.environ, "LAZARETTO_PURE": "1"}, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def speed_rows(rates: dict[str, float], engine: str) -> list[Rate]:
    rows: list[Rate] = []
    for name in lazaretto.game_names():
        for ours, theirs in ((f"{name} play", "catanatron play"), (f"{name} clone", "catanatron copy")):
            other = rates.get(theirs)
            ratio = rates[ours] / other if other else None
            rows.append({"what": f"{ours}, {engine}", "rate": rates[ours], "peer": other, "ratio": ratio})
    return rows


def environments(rounds: int) -> list[Rate]:
    """Steps a second of our environments and of others', taken in turns."""
    from lazaretto.lab import bench_env  # late: it needs all that the lab needs

    found = medians({**bench_env.ours(), **bench_env.peers()}, rounds)
    return [{"what": name, "rate": rate} for name, rate in found.items()]


def played(plan: Plan, jobs: int) -> Summary:
    """What a simulation found, its progress shown."""
    counted = [0]

    def tick(count: int) -> None:
        counted[0] += count
        sys.stderr.write(f"\r{plan.game}: {' against '.join(plan.bots)}: {counted[0]}/{plan.games} ")

    found = summary(plan, run(plan, Local(jobs), tick))
    sys.stderr.write("\n")
    return found


def duel(name: str, one: str, other: str, games: int, jobs: int) -> Duel:
    """Every deal is played twice, with seats swapped."""
    found = played(Plan(name, 2, (one, other), 1, LONGEST, {}, games), jobs)
    line, loser = found["bots"]
    return {
        "what": f"{name}: {one} against {other}",
        "games": found["finished"],
        "share": line["wins"] / line["played"],
        "low": line["low"],
        "high": line["high"],
        "scores": [line["score"], loser["score"]],
    }


def alone(name: str, bot: str, games: int, jobs: int) -> Alone:
    """The solo game: points, and how it ended, which in Pest is the title reached."""
    found = played(Plan(name, 1, (bot,), 1, LONGEST, {}, games), jobs)
    return {
        "what": f"{name}: {bot} alone",
        "games": found["finished"],
        "score": found["bots"][0]["score"],
        "reasons": found["reasons"],
    }


def measured(rounds: int) -> Report:
    """How fast everything is, beside the peers."""
    speeds = speed_rows(speed(rounds), "compiled" if is_compiled() else "interpreted")
    if is_compiled():
        speeds += speed_rows(interpreted_speed(rounds), "interpreted")
    return {"speed": speeds, "searches": searches(rounds)}


def duel_pairs(names: Sequence[str], against: str | None) -> list[tuple[str, str, str, int]]:
    """Which bots fight: the game, the two, and how many games; all, or only those against one bot."""
    pairs = [(name, *pair) for name in names for pair in DUELS.get(name, LONG_DUELS)]
    return [pair for pair in pairs if against in (None, pair[2].partition(":")[0])]


def soloists(names: Sequence[str]) -> list[tuple[str, str, int]]:
    """Which bots play alone: the game, the bot, and how many games."""
    return [(name, *each) for name in names for each in ALONE if 1 in lazaretto.game(name).players]


def keep(path: Path, report: Report) -> None:
    """Add a report to a file; what was measured before and not again stays as it was."""
    kept: dict[str, list[Mapping[str, object]]] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for part, rows in report.items():
        assert isinstance(rows, list)
        kept[part] = list({row["what"]: row for row in [*kept.get(part, []), *rows]}.values())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


if __name__ == "__main__":  # what `interpreted_speed` runs
    print(json.dumps(speed(int(sys.argv[1]))))
