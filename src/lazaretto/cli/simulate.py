"""Many games between bots. A game depends on the seed and its number alone, so jobs never change a result."""

from __future__ import annotations

import csv
import io
import math
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import lazaretto
from lazaretto.cli.common import at_least
from lazaretto.cli.seats import check_bot, new_bot
from lazaretto.kernel.rng import stream
from lazaretto.text import Words

FORMAT = "lazaretto-simulation/1"
CHUNK = 20
Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


@dataclass(frozen=True)
class Plan:
    """What is simulated. Bots rotate by one seat from game to game, so that no seat favours any of them."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    limit: int
    options: dict[str, Any]

    def seating(self, number: int) -> list[str]:
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]


@dataclass(frozen=True)
class Played:
    """One game: who sat where, how it ended. Without an end there are no scores, places and winners."""

    number: int
    seed: str
    seats: list[str]
    choices: int
    finished: bool
    scores: list[int]
    places: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Line:
    """The results of one bot or one seat."""

    name: str
    played: int
    wins: float
    low: float
    high: float
    score: float
    place: float


def play_one(plan: Plan, number: int) -> Played:
    game = lazaretto.game(plan.game)
    seed = stream(plan.seed, f"game {number}").word() << 32 | stream(plan.seed, f"also game {number}").word()
    match = game.new(plan.players, seed=seed, options=plan.options)
    seats = plan.seating(number)
    bots = [new_bot(spec, game.module, seed, str(seat)) for seat, spec in enumerate(seats)]
    while match.to_move is not None and match.n <= plan.limit:
        match.apply(bots[match.to_move].choose(match, match.to_move))
    outcome = match.outcome()
    if outcome is None:
        return Played(number, str(seed), seats, match.n - 1, False, [], [], [])
    scores = [score["total"] for score in match.scores()]
    return Played(number, str(seed), seats, match.n - 1, True, scores, outcome.ranking, outcome.winners)


def play_some(plan: Plan, numbers: range) -> list[Played]:
    return [play_one(plan, number) for number in numbers]


def check(plan: Plan, games: int, jobs: int) -> None:
    """Say what is wrong before any work is done."""
    for place, given in (("--games", games), ("--jobs", jobs), ("--limit", plan.limit)):
        at_least(place, given, 1)
    at_least("--seed", plan.seed, 0)
    game = lazaretto.game(plan.game)
    game.new(plan.players, seed=plan.seed, options=plan.options)
    for spec in plan.bots:
        check_bot(spec, "--bots")
        new_bot(spec, game.module, plan.seed, "check")


def run(plan: Plan, games: int, jobs: int, tick: Callable[[int], None]) -> list[Played]:
    """All games in order of their numbers."""
    played: list[Played] = []
    for some in _chunks(plan, games, jobs):
        played += some
        tick(len(some))
    return played


def _chunks(plan: Plan, games: int, jobs: int) -> Iterator[list[Played]]:
    size = max(1, min(CHUNK, games // jobs))
    ranges = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        yield from (play_some(plan, numbers) for numbers in ranges)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play_some, [plan] * len(ranges), ranges)


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a share: honest for few games and for shares near 0 and 1."""
    if played == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95
    middle = (wins + z2 / 2) / (played + z2)
    spread = Z95 * math.sqrt(wins * (played - wins) / played + z2 / 4) / (played + z2)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def _line(name: str, rows: list[tuple[Played, int]]) -> Line:
    """One line from (game, seat) pairs; a shared win counts as its share.

    A bot that sits twice at a table cannot win twice; taking its seats as independent errs towards a wider interval.
    """
    count = len(rows)
    wins = sum(1 / len(game.winners) for game, seat in rows if seat in game.winners)
    low, high = wilson(wins, count)
    score = sum(game.scores[seat] for game, seat in rows) / count if count else 0.0
    place = sum(game.places[seat] for game, seat in rows) / count if count else 0.0
    return Line(name, count, wins, low, high, score, place)


def summary(plan: Plan, played: list[Played]) -> dict[str, Any]:
    """What a report says; JSON-ready, without any time in it, so that equal seeds give equal files."""
    done = [game for game in played if game.finished]
    pairs = [(game, seat) for game in done for seat in range(plan.players)]
    kinds = list(dict.fromkeys(plan.bots))
    by_bot = [_line(kind, [(game, seat) for game, seat in pairs if game.seats[seat] == kind]) for kind in kinds]
    by_seat = [_line(str(at), [(game, seat) for game, seat in pairs if seat == at]) for at in range(plan.players)]
    return {
        "games": len(played),
        "finished": len(done),
        "mean_choices": sum(game.choices for game in done) / len(done) if done else 0.0,
        "bots": [asdict(line) for line in by_bot],
        "seats": [asdict(line) for line in by_seat],
    }


def as_json(plan: Plan, played: list[Played]) -> dict[str, Any]:
    games = [asdict(game) for game in played]
    return {"format": FORMAT, "plan": asdict(plan), "summary": summary(plan, played), "games": games}


def as_csv(played: list[Played]) -> str:
    """One row for each seat of each game."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["game", "seed", "seat", "bot", "score", "place", "won", "choices", "finished"])
    for game in played:
        for seat, bot in enumerate(game.seats):
            result: list[Any] = ["", "", ""]
            if game.finished:
                result = [game.scores[seat], game.places[seat], int(seat in game.winners)]
            writer.writerow([game.number, game.seed, seat, bot, *result, game.choices, int(game.finished)])
    return out.getvalue()


def with_progress(plan: Plan, games: int, jobs: int) -> tuple[list[Played], float]:
    """The games and the seconds they took; the bar is for people, so only on a terminal."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("", total=games)
        played = run(plan, games, jobs, lambda count: bar.advance(task, count))
    return played, time.perf_counter() - began


def show(console: Console, words: Words, plan: Plan, played: list[Played], seconds: float) -> None:
    found = summary(plan, played)
    speed = f"{len(played) / seconds:.1f}" if seconds else "–"
    console.print(words.say("cli-simulated", games=len(played), speed=speed))
    if found["finished"] < len(played):
        console.print(words.say("cli-unfinished", count=len(played) - found["finished"], limit=plan.limit))
    if not found["finished"]:
        return
    console.print(words.say("cli-mean-length", choices=f"{found['mean_choices']:.1f}"))
    console.print(_table(words, "cli-bot", found["bots"]))
    for line in found["seats"]:
        line["name"] = words.say("cli-player", number=int(line["name"]) + 1)
    console.print(_table(words, "cli-seat", found["seats"]))


def _table(words: Words, head: str, lines: list[dict[str, Any]]) -> Table:
    table = Table()
    table.add_column(words.say(head))
    for key in ("cli-played", "cli-wins", "cli-share", "cli-interval", "cli-mean-score", "cli-mean-place"):
        table.add_column(words.say(key), justify="right")
    for line in lines:
        share = line["wins"] / line["played"] if line["played"] else 0.0
        cells = [
            str(line["played"]),
            f"{line['wins']:g}",
            f"{share:.1%}",
            f"{line['low']:.1%} – {line['high']:.1%}",
            f"{line['score']:.2f}",
            f"{line['place']:.2f}",
        ]
        table.add_row(line["name"], *cells)
    return table
