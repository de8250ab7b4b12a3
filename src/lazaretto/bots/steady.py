"""A search by time that is never weaker than `greedy`."""

from __future__ import annotations

from lazaretto.bots.greedy import Greedy
from lazaretto.bots.mcts import Search
from lazaretto.kernel.frame import Position


class Steady:
    """Where the search does not come far enough in its time, `greedy` answers."""

    def __init__(self, search: Search, below: Greedy) -> None:
        self.search = search
        self.below = below
        self.fell_short = False

    def pick(self, position: Position, seat: int) -> int:
        """A legal choice for the seat, as a flat number."""
        chosen = self.search.pick(position, seat)
        self.fell_short = self.search.done < self.search.floor
        return self.below.pick(position, seat) if self.fell_short else chosen
