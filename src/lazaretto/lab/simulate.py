"""Many games between bots. A game depends on the seed and its number alone, so jobs never change a result."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TypedDict

from lazaretto.bots.guests import SECONDS
from lazaretto.kernel.formats import Edition
from lazaretto.lab.contest import Board, Contest, Played, deal_seed

FORMAT = "lazaretto-simulation/1"
Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


@dataclass(frozen=True)
class Plan:
    """What is simulated. Bots rotate by one seat from game to game, so that no seat favours any of them."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    limit: int
    options: Mapping[str, object]
    games: int = 1
    edition: Edition | None = None
    seconds: float = SECONDS  # that an own bot has for a choice

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in a game; they move on by one seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def __len__(self) -> int:
        return self.games

    def contest(self, number: int) -> Contest:
        """Every deal is played once in each seating."""
        seed = deal_seed(self.seed, number // len(self.bots))
        board = Board(self.game, self.players, self.options, self.edition)
        return Contest(board, tuple(self.seating(number)), seed, number, self.limit, self.seconds)


class Line(TypedDict):
    """The results of one bot or one seat."""

    name: str
    played: int
    wins: float
    low: float
    high: float
    score: float
    place: float


class Failure(TypedDict):
    """In how many games greedy went on for an own bot, and the first reason."""

    games: int
    reason: str


class Summary(TypedDict):
    """What a report says; without any time in it, so that equal seeds give equal files."""

    games: int
    finished: int
    reasons: dict[str, int]
    mean_choices: float
    failures: dict[str, Failure]
    bots: list[Line]
    seats: list[Line]


def wilson(wins: float, played: float) -> tuple[float, float]:
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
    return {"name": name, "played": count, "wins": wins, "low": low, "high": high, "score": score, "place": place}


def summary(plan: Plan, played: list[Played]) -> Summary:
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
        "failures": failures(played),
        "bots": by_bot,
        "seats": by_seat,
    }


def failures(played: list[Played]) -> dict[str, Failure]:
    """Own bots that failed."""
    found: dict[str, Failure] = {}
    for game in played:
        for seat, reason in game.failures.items():
            found.setdefault(game.seats[int(seat)], {"games": 0, "reason": reason})["games"] += 1
    return found


def as_json(plan: Plan, played: list[Played]) -> dict[str, object]:
    games = [asdict(game) for game in played]
    return {"format": FORMAT, "plan": asdict(plan), "summary": summary(plan, played), "games": games}
