"""How much one address may ask for (guests cost nothing to make)."""

from __future__ import annotations

import time

from lazaretto.table.buckets import Buckets


class Limits:
    """The limits of a server, by address; `factor` scales them all, 0 switches them off."""

    def __init__(self, factor: float = 1.0) -> None:
        self.reads = Buckets(200 * factor, 1000, time.monotonic)
        self.writes = Buckets(60 * factor, 300, time.monotonic)
        self.openings = Buckets(0.5 * factor, 60, time.monotonic)  # new tables: they stay
        self.messages = Buckets(100 * factor, 400, time.monotonic)  # over sockets
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
