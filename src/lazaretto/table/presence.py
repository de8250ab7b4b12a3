"""Who is at a table, and since when the others are away. It is not stored: what a server has not seen, it does not know."""

from __future__ import annotations

from collections.abc import Iterable


class Presence:
    def __init__(self) -> None:
        self.began = 0.0  # since when somebody keeps an eye on the door
        self._here: set[str] = set()
        self._left: dict[str, float] = {}

    def look(self, here: set[str], now: float) -> None:
        """These are here now; whoever was and is not has just left."""
        for guest in self._here - here:
            self._left[guest] = now
        self._here = here

    def away_since(self, guests: Iterable[str]) -> float | None:
        """When the last of these guests left; None while one of them is here."""
        left = [self._left.get(guest, self.began) for guest in guests]
        return None if not left or not self._here.isdisjoint(guests) else max(left)
