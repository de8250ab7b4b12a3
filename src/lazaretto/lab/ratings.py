"""Ratings from finished games: Bradley and Terry's model by maximum likelihood, with intervals by bootstrap.

At a table of several, everybody has met everybody: who is placed better has beaten the other, equal places are a draw, and
a seat's games at one table count together as one. Points are on the scale that chess uses: 400 more are odds of ten to one;
the mean of all is 1500. A drawn game between each two keeps a bot that never lost from rising for ever; the intervals
hardly have it, for who never lost may be better by very many points.

The games of one deal are not independent of each other, so the bootstrap draws whole deals (Efron and Tibshirani 1993).
Why no library: docs/decisions/0015.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

from lazaretto.lab.contest import Played

SCALE = 400.0
MEAN = 1500.0
DRAWS = 1.0  # that each two are taken to have played already
HARDLY = 0.02  # the same for intervals: so little that 1200 points more are found possible, so much that the fit ends soon
SAMPLES = 1000  # of the bootstrap
STEPS = 2000  # of the fit; it ends earlier when nothing moves any more
STILL = 1e-7
Doubles = NDArray[np.float64]


class Rating(TypedDict):
    """One bot: points with their 95 % interval, and how often its place was better than that of a rival it met."""

    name: str
    rating: float
    low: float
    high: float
    games: int  # seats it has played
    score: float  # 0 to 1


def beaten(bots: Sequence[str], games: Sequence[Played]) -> Doubles:
    """How much of a game each bot (row) has won against each other one (column)."""
    index = {bot: at for at, bot in enumerate(bots)}
    won = np.zeros((len(bots), len(bots)))
    for game in games:
        if not game.finished:
            continue
        weight = 1 / (len(game.seats) - 1)
        for seat, bot in enumerate(game.seats):
            for other, rival in enumerate(game.seats):
                if bot != rival:
                    lead = game.places[other] - game.places[seat]
                    won[index[bot], index[rival]] += weight * (0.5 if lead == 0 else float(lead > 0))
    return won


def ratings(bots: Sequence[str], deals: Sequence[Sequence[Played]], seed: int = 1) -> list[Rating]:
    """The bots by strength. `deals` are the games of each deal."""
    by_deal = np.array([beaten(bots, games) for games in deals])
    won = by_deal.sum(axis=0)
    points = fitted(won[None])[0]
    rng = np.random.default_rng(seed)
    drawn = rng.multinomial(len(deals), np.full(len(deals), 1 / len(deals)), SAMPLES)
    spread = fitted(unsure(np.einsum("sd,dij->sij", drawn.astype(float), by_deal), rng), HARDLY)
    low, high = np.quantile(spread, [0.025, 0.975], axis=0)
    low, high = np.minimum(low, points), np.maximum(high, points)  # with few deals all samples may lie on one side
    met = won + won.T
    score = won.sum(axis=1) / np.maximum(met.sum(axis=1), 1e-9)
    played = [sum(game.seats.count(bot) for games in deals for game in games if game.finished) for bot in bots]
    found = [
        Rating(
            name=bot,
            rating=_round(points[at]),
            low=_round(low[at]),
            high=_round(high[at]),
            games=played[at],
            score=round(float(score[at]), 6),
        )
        for at, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda each: -each["rating"])


def unsure(won: Doubles, rng: np.random.Generator) -> Doubles:
    """Where one has won all against another, every sample says so: how much better it is, is drawn (Jeffreys' prior)."""
    lost = won.transpose(0, 2, 1)
    met = won + lost
    share = rng.beta(np.maximum(won, lost) + 0.5, 0.5)  # of whoever won all of it
    is_clear = (met > 0) & ((won == 0) | (lost == 0))
    upper = np.triu(np.where(won > 0, share, 1 - share))
    drawn = upper + np.tril(1 - upper.transpose(0, 2, 1), -1)
    result: Doubles = np.where(is_clear, met * drawn, won)
    return result


def _round(number: float) -> float:
    """So that files do not differ by what a processor does with the last digits."""
    return round(float(number), 3)


def fitted(won: Doubles, draws: float = DRAWS) -> Doubles:
    """Points that make the results likeliest, for many tables of results at once (Hunter 2004: minorise, maximise)."""
    count = won.shape[1]
    others = 1 - np.eye(count)
    shares = won + draws / 2 * others
    met = shares + shares.transpose(0, 2, 1)
    strength = np.ones(won.shape[:2])
    for _ in range(STEPS):
        pairs = met / (strength[:, :, None] + strength[:, None, :])
        better = shares.sum(axis=2) / (pairs * others).sum(axis=2)
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        moved = float(np.abs(np.log(better / strength)).max())
        strength = better
        if moved < STILL:
            break
    points: Doubles = MEAN + SCALE * np.log10(strength)
    return points
