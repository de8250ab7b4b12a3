"""Studies: what a seat, a card, a board, a law, a variant or a printed value is worth.

Every deal is played without and with each treatment, by the same bots with the same luck, and with each seat as the studied
one in its turn. What is told is the difference between such pairs; deals are independent, so their mean differences give the
95 % interval (Student's t). A treatment of a seat (lab/change.py) is judged by how that seat does, any other by the table.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypedDict

import lazaretto
from lazaretto.bots.guests import SECONDS
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.formats import Edition
from lazaretto.lab.batch import by_place
from lazaretto.lab.change import is_about_a_seat, read_treatment, studied_seat, with_edition, with_options
from lazaretto.lab.contest import LIMIT, Board, Contest, Played, deal_seed
from lazaretto.lab.simulate import Z95, Failure, failures

FORMAT = "lazaretto-study/1"
EXACT = (math.inf, 12.7062047364, 4.3026527299, 3.1824463053, 2.7764451052)  # Student's t, by degrees of freedom
OF_SEAT = ("wins", "score", "result")
OF_TABLE = ("mean-score", "spread", "choices")


@dataclass(frozen=True)
class Study:
    """What is compared: each treatment with the table as it is."""

    game: str
    players: int
    bots: tuple[str, ...]
    treatments: tuple[str, ...]
    deals: int
    seed: int
    limit: int = LIMIT
    options: Mapping[str, object] = field(default_factory=dict)
    edition: Edition | None = None
    seconds: float = SECONDS

    @property
    def arms(self) -> int:
        """The table as it is, and each treatment."""
        return 1 + len(self.treatments)

    @cached_property
    def boards(self) -> list[Board]:
        """By arm; BadInput names what cannot be."""
        game = lazaretto.game(self.game)
        made = [Board(self.game, self.players, self.options, self.edition)]
        for text in self.treatments:
            parts = read_treatment(text)
            options = {**self.options, **with_options(parts)}
            edition = with_edition(game, self.edition, parts)
            at_start = tuple(part for part in parts if part.head in ("board", "draw"))
            made.append(Board(self.game, self.players, options, edition, at_start))
        return made

    def __len__(self) -> int:
        return self.deals * self.players * self.arms

    def contest(self, number: int) -> Contest:
        """All there is to know of one game, from its number alone: a deal without a change, then with each of them."""
        pair, arm = divmod(number, self.arms)
        seats = tuple(self.bots[(seat + pair) % len(self.bots)] for seat in range(self.players))
        seed = deal_seed(self.seed, pair // self.players)
        return Contest(self.boards[arm], seats, seed, number, self.limit, self.seconds, pair)

    def __getstate__(self) -> dict[str, object]:
        """What is sent to another process; the rest it works out itself."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    def plan(self) -> dict[str, object]:
        """The same as JSON has it: what a file of games is recognised by."""
        return {"kind": "study", **{name: getattr(self, name) for name in self.__dataclass_fields__}}


class Effect(TypedDict):
    """One thing that is measured: without and with the treatment, and the difference with its interval."""

    measure: str
    before: float
    after: float
    difference: float
    low: float
    high: float


class Treated(TypedDict):
    """What a treatment does. `pairs` that were both finished count."""

    treatment: str
    of_seat: bool
    pairs: int
    effects: list[Effect]


class SeatWorth(TypedDict):
    """What it is worth to sit somewhere: the share of wins and its interval, and the mean score."""

    seat: int
    share: float
    low: float
    high: float
    score: float


class Findings(TypedDict):
    """All of it, without any time in it."""

    games: int
    finished: int
    seats: list[SeatWorth]
    treated: list[Treated]
    failures: dict[str, Failure]


def findings(plan: Study, played: Sequence[Played]) -> Findings:
    """What each seat is worth, and what each change does, with intervals, from all games of a plan."""
    return {
        "games": len(played),
        "finished": sum(game.finished for game in played),
        "seats": [_seat_worth(plan, played, seat) for seat in range(plan.players)],
        "treated": [_treated(plan, played, arm) for arm in range(1, plan.arms)],
        "failures": failures(list(played)),
    }


def _treated(plan: Study, played: Sequence[Played], arm: int) -> Treated:
    text = plan.treatments[arm - 1]
    of_seat = is_about_a_seat(read_treatment(text))
    pairs = [(pair, played[pair * plan.arms], played[pair * plan.arms + arm]) for pair in range(plan.deals * plan.players)]
    whole = [each for each in pairs if each[1].finished and each[2].finished]
    known = len({pair // plan.players for pair, _, _ in whole}) > 1  # of one deal nobody knows how sure it is
    effects = [_effect(plan, measure, whole) for measure in (OF_SEAT if of_seat else OF_TABLE)] if known else []
    return {"treatment": text, "of_seat": of_seat, "pairs": len(whole), "effects": effects}


def _effect(plan: Study, measure: str, pairs: Sequence[tuple[int, Played, Played]]) -> Effect:
    by_deal: dict[int, list[float]] = {}
    before = after = 0.0
    for pair, without, treated in pairs:
        seat = studied_seat(pair, plan.players)
        one, other = measured(measure, without, seat), measured(measure, treated, seat)
        before, after = before + one, after + other
        by_deal.setdefault(pair // plan.players, []).append(other - one)
    difference, low, high = interval([sum(each) / len(each) for each in by_deal.values()])
    return {
        "measure": measure,
        "before": round(before / len(pairs), 6),
        "after": round(after / len(pairs), 6),
        "difference": round(difference, 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }


def measured(measure: str, game: Played, seat: int) -> float:
    """One number of a finished game."""
    if measure == "wins":
        return 1 / len(game.winners) if seat in game.winners else 0.0
    if measure == "score":
        return float(game.scores[seat])
    if measure == "result":
        return by_place(Outcome(game.winners, game.places, game.reason))[seat]
    if measure == "mean-score":
        return sum(game.scores) / len(game.scores)
    if measure == "spread":
        return float(max(game.scores) - min(game.scores))
    return float(game.choices)


def _seat_worth(plan: Study, played: Sequence[Played], seat: int) -> SeatWorth:
    """Of the games without a treatment; the games of a deal belong together."""
    by_deal: dict[int, list[float]] = {}
    scores = []
    for game in played[:: plan.arms]:
        if game.finished:
            by_deal.setdefault(game.number // plan.arms // plan.players, []).append(measured("wins", game, seat))
            scores.append(game.scores[seat])
    middle, low, high = interval([sum(each) / len(each) for each in by_deal.values()])
    score = sum(scores) / len(scores) if scores else 0.0
    return {
        "seat": seat,
        "share": round(middle, 6),
        "low": round(max(0.0, low), 6),
        "high": round(min(1.0, high), 6),
        "score": round(score, 6),
    }


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent values and its 95 % interval; without end where there are fewer than two."""
    count = len(values)
    if count < 2:
        return sum(values), -math.inf, math.inf
    mean = sum(values) / count
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean, mean - student(count - 1) * spread, mean + student(count - 1) * spread


def student(freedom: int) -> float:
    """The two-sided 95 % point of Student's t: exact for few degrees, else Fisher's expansion (within 0.001)."""
    if freedom < len(EXACT):
        return EXACT[freedom]
    z, n = Z95, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4
