"""What goes wrong, and how often: one dice for all faults of a world, and a book of what was thrown.

Every world has its own weather: some faults never happen in it, some often, so that rare ones are not always
drowned by the others. When the storm is over, nothing goes wrong any more.
"""

from __future__ import annotations

import random
from collections import Counter

# What can go wrong, with the most it may happen: a share of the messages, commits, reads, thoughts, or ticks of a second.
RATES = {
    "message-lost": 0.08,
    "message-doubled": 0.08,
    "message-late": 0.08,
    "message-reordered": 0.15,
    "socket-broken": 0.02,
    "hint-lost": 0.5,
    "hint-doubled": 0.2,
    "hint-late": 0.3,
    "crash-before-commit": 0.02,
    "crash-after-commit": 0.02,
    "crash-before-acknowledgement": 0.02,
    "crash-before-fan-out": 0.02,
    "crash-at-any-time": 0.01,
    "commit-failed": 0.1,
    "commit-slow": 0.15,
    "commit-unanswered": 0.08,
    "read-failed": 0.08,
    "read-slow": 0.15,
    "store-away": 0.02,
    "server-stalled": 0.01,
    "lease-lost": 0.05,
    "clock-jumped": 0.01,
    "thinker-failed": 0.3,
    "thinker-hung": 0.05,
    "thinker-slow": 0.2,
}
HALF = 0.5


class Weather:
    """The faults of one world."""

    def __init__(self, rng: random.Random, without: tuple[str, ...] = ()) -> None:
        self.rng = rng
        kinds = [kind for kind in RATES if rng.random() > HALF and kind not in without]
        self.rates = {kind: RATES[kind] * rng.uniform(0.1, 1.0) for kind in kinds}
        self.thrown: Counter[str] = Counter()
        self.is_calm = True  # until the first guests have come

    def strikes(self, kind: str) -> bool:
        """Does this go wrong now? Then it is written down."""
        rate = self.rates.get(kind, 0.0)
        if self.is_calm or not rate or self.rng.random() >= rate:
            return False
        self.thrown[kind] += 1
        return True

    def between(self, least: float, most: float) -> float:
        return self.rng.uniform(least, most)
