"""How much one asker may ask for: buckets that fill again with time."""

from __future__ import annotations

from collections.abc import Callable

PRUNE_AT = 20_000


class Buckets:
    """`burst` requests at once, `rate` per second in the long run. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float, monotonic: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self._monotonic = monotonic
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> float:
        """0 if the request may pass; otherwise the seconds to wait."""
        if self.rate <= 0:
            return 0.0
        now = self._monotonic()
        left, since = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        if left < 1:
            return (1 - left) / self.rate
        if len(self._left) > PRUNE_AT:
            self._left = {k: v for k, v in self._left.items() if now - v[1] < self.burst / self.rate}
        self._left[key] = (left - 1, now)
        return 0.0
