"""Tournaments: every bot meets every other one equally often, from every seat, with every number of players.

A *line-up* says which bots sit together, a *deal* is one seed and one order of those bots around the table. Each deal is
played as often as there are seats, everybody one seat further each time, so nobody owes his points to his seat or to luck.
Deals are what is counted as independent.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

from lazaretto.bots.guests import SECONDS
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.rng import stream
from lazaretto.lab.contest import LIMIT, Board, Contest, deal_seed

ROUND_ROBIN = "tournament"
LADDER = "ladder"


@dataclass(frozen=True)
class Meeting:
    """One deal of one line-up: who sits together, and the first of its games."""

    bots: tuple[str, ...]
    deal: int  # of this line-up
    number: int  # of all deals
    first: int  # of its games


@dataclass(frozen=True)
class Tournament:
    """What is played. `reach` 0: everybody meets everybody; else only so many neighbours in the order of the list."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    deals: int  # of every line-up
    seed: int
    limit: int = LIMIT
    options: Mapping[str, object] = field(default_factory=dict)
    edition: Edition | None = None
    seconds: float = SECONDS
    reach: int = 0

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadInput("need-rivals", "bots", {"given": ", ".join(self.bots)})
        for count in self.players:
            if count < 2:
                raise BadInput("too-small", "players", {"given": str(count), "expected": "2"})

    @property
    def kind(self) -> str:
        """`tournament`, or `ladder` where bots meet their neighbours only."""
        return LADDER if self.reach else ROUND_ROBIN

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits together: all that can be, for every number of players."""
        return [line_up for count in self.players for line_up in self._line_ups(count)]

    def _line_ups(self, count: int) -> list[tuple[str, ...]]:
        if not self.reach:
            return seated_together(self.bots, count)
        pairs = [pair for pair in combinations(range(len(self.bots)), 2) if pair[1] - pair[0] <= self.reach]
        return [each for low, high in pairs for each in seated_together((self.bots[low], self.bots[high]), count)]

    @cached_property
    def meetings(self) -> list[Meeting]:
        """All deals, one of each line-up after the other: who stops early has seen all of them about equally often."""
        found: list[Meeting] = []
        first = 0
        for deal in range(self.deals):
            for line_up in self.line_ups():
                found.append(Meeting(line_up, deal, len(found), first))
                first += len(line_up)
        return found

    @cached_property
    def _meeting_of(self) -> list[Meeting]:
        return [meeting for meeting in self.meetings for _ in meeting.bots]

    def __len__(self) -> int:
        return len(self._meeting_of)

    def meeting(self, number: int) -> Meeting:
        """The deal that a game belongs to."""
        return self._meeting_of[number]

    def contest(self, number: int) -> Contest:
        """All there is to know of one game, from its number alone."""
        meeting = self.meeting(number)
        count, turn = len(meeting.bots), number - meeting.first
        order = shuffled(meeting.bots, self.seed, meeting.number)
        seats = tuple(order[(seat + turn) % count] for seat in range(count))
        board = Board(self.game, count, self.options, self.edition)
        return Contest(board, seats, deal_seed(self.seed, meeting.number), number, self.limit, self.seconds)

    def __getstate__(self) -> dict[str, object]:
        """What is sent to another process; the rest it works out itself."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    def plan(self) -> dict[str, object]:
        """The same as JSON has it: what a file of games is recognised by."""
        return {"kind": self.kind, **{name: getattr(self, name) for name in self.__dataclass_fields__}}


def seated_together(bots: tuple[str, ...], count: int) -> list[tuple[str, ...]]:
    """The line-ups of so many seats. With more seats than bots, each sits there as often as the others, or once more."""
    everybody = bots * (count // len(bots))
    return [(*everybody, *some) for some in combinations(bots, count % len(bots))]


def shuffled(bots: tuple[str, ...], seed: int, number: int) -> list[str]:
    """The order around the table: who sits before whom should not matter either."""
    rng = stream(seed, f"order {number}")
    left, order = list(bots), []
    while left:
        order.append(left.pop(rng.below(len(left))))
    return order
