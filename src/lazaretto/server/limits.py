"""How much one address may ask for (guests cost nothing to make): buckets that fill again with time."""

from __future__ import annotations

import time

PRUNE_AT = 20_000


class Buckets:
    """`burst` requests at once, `rate` per second in the long run. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> float:
        """0 if the request may pass; otherwise the seconds to wait."""
        if self.rate <= 0:
            return 0.0
        now = time.monotonic()
        left, since = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        if left < 1:
            return (1 - left) / self.rate
        if len(self._left) > PRUNE_AT:
            self._left = {k: v for k, v in self._left.items() if now - v[1] < self.burst / self.rate}
        self._left[key] = (left - 1, now)
        return 0.0


class Limits:
    """The limits of a server, by address; `factor` scales them all, 0 switches them off."""

    def __init__(self, factor: float = 1.0) -> None:
        self.reads = Buckets(200 * factor, 1000)
        self.writes = Buckets(60 * factor, 300)
        self.openings = Buckets(0.5 * factor, 60)  # new tables: they stay
        self.messages = Buckets(100 * factor, 400)  # over sockets
        self.sockets_most = 0 if factor <= 0 else 200
        self._sockets: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """May this address open one more socket?"""
        now = self._sockets.get(address, 0)
        if self.sockets_most and now >= self.sockets_most:
            return False
        self._sockets[address] = now + 1
        return True

    def leave(self, address: str) -> None:
        left = self._sockets.pop(address, 1) - 1
        if left > 0:
            self._sockets[address] = left
