"""Many games between bots. A game depends on the seed and its number alone, so jobs never change a result."""

from __future__ import annotations

import csv
import io
import math
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.kernel.frame import Position
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import stream

FORMAT = "lazaretto-simulation/1"
CHUNK = 2  # games that a process takes at once: bots may think for half a minute in each,
RANDOM_CHUNK = 1000  # but random ones are over in a moment
RANDOM = "random"
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
    reason: str = ""


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
    deal = number // len(plan.bots)  # every deal is played once in each seating
    seed = stream(plan.seed, f"deal {deal}").word() << 32 | stream(plan.seed, f"also deal {deal}").word()
    here = game.position(plan.players, seed, plan.options)
    seats = plan.seating(number)
    choices = _play_randomly(plan, here, seed, number) if set(seats) == {RANDOM} else _play(plan, game, here, seed, number)
    if not here.is_over():
        return Played(number, str(seed), seats, choices, False, [], [], [])
    scores = [score["total"] for score in game.module.scores(here.board)]
    outcome = game.module.outcome(here.board)
    return Played(number, str(seed), seats, choices, True, scores, outcome.ranking, outcome.winners, outcome.reason)


def _play_randomly(plan: Plan, here: Position, seed: int, number: int) -> int:
    """Random bots need to know nothing, so the compiled engine plays the whole game by itself."""
    return here.playout(stream(seed, f"random {number}"), plan.limit)


def _play(plan: Plan, game: Game, here: Position, seed: int, number: int) -> int:
    specs = plan.seating(number)
    bots = [make_bot(spec, game.module, stream(seed, f"bot {number} {seat}").word()) for seat, spec in enumerate(specs)]
    choices = 0
    while not here.is_over() and choices < plan.limit:
        seat = here.who()
        here.apply_trusted(bots[seat].choose_at(game.module, here, seat))
        choices += 1
    return choices


def play_some(plan: Plan, numbers: range) -> list[Played]:
    return [play_one(plan, number) for number in numbers]


def run(plan: Plan, games: int, jobs: int, tick: Callable[[int], None]) -> list[Played]:
    """All games in order of their numbers."""
    played: list[Played] = []
    for some in _chunks(plan, games, jobs):
        played += some
        tick(len(some))
    return played


def _chunks(plan: Plan, games: int, jobs: int) -> Iterator[list[Played]]:
    size = max(1, min(RANDOM_CHUNK if set(plan.bots) == {RANDOM} else CHUNK, games // jobs))
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
        "reasons": dict(sorted(Counter(game.reason for game in done).items())),
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
