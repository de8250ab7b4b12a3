"""What lies on a table: a match that is played, or the film of a game that can only be watched.

It can only be watched when it is over, or when it is played by rules that this house does not have (yet).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from lazaretto.kernel.film import Film, Still
from lazaretto.kernel.formats import EventForm, View
from lazaretto.kernel.journal import OnlyChoice, event_kind
from lazaretto.kernel.match import Match
from lazaretto.table import wire
from lazaretto.table.errors import Refusal
from lazaretto.table.fixture import row_of
from lazaretto.table.rows import Change, ChoiceRow, NoticeRow
from lazaretto.table.turn import Turn

BY_ITSELF = event_kind(OnlyChoice)
Events = list[EventForm]


@dataclass
class Shown:
    match: Match | None
    still: Still | None  # the present decision of that match, as everybody sees it
    film: Film | None = None  # what was before; it is fetched when somebody wants to see that
    past: Sequence[ChoiceRow] = field(default=())  # the lines that the match does not hold
    barred: str = "game-over"  # why nobody plays here, if there is no match

    def playing(self) -> Match:
        if self.match is None:
            raise Refusal(409, self.barred)
        return self.match

    def turn(self, viewers: Iterable[int]) -> Turn:
        match = self.playing()
        assert self.still is not None  # there is one of every match
        return Turn(match.clone(), self.still, viewers)

    def developed(self) -> Film:
        assert self.film is not None  # without a match there always is one
        return self.film

    # ---------------------------------------------------------------- the present decision

    @property
    def is_over(self) -> bool:
        """Has the game come to its own end? By resignation it may end before."""
        if self.match is not None:
            return self.match.is_over
        film = self.developed()
        return film.asks(len(film)) is None

    def decision(self) -> wire.DecisionInfo | None:
        if self.match is None:
            film = self.developed()
            return decision_then(film, len(film))
        decision = self.match.decision
        return None if decision is None else wire.DecisionInfo(**decision.json())

    def view(self, seat: int | None) -> View:
        if self.still is not None:
            return self.still.view(seat)
        film = self.developed()
        return film.view(len(film), seat)

    # ---------------------------------------------------------------- what was

    def events(self, seat: int | None, since: int) -> Events:
        """What choices from `since` on brought about on the board."""
        if self.match is None:
            return self.developed().events(seat, since)
        first = self.match.first
        before = self.developed().events(seat, since, first + 1) if first and since <= first else []
        return before + self.match.events(seat, since)

    def lines(self, times: list[float]) -> list[wire.LogLine]:
        """The choices so far, without the set-up; they are open to all."""
        told = [wire.LogLine(r.n, r.seat, r.frame, r.choice, r.time, self._went_by_itself(r.n)) for r in self.past if r.n]
        if self.match is not None:
            text = self.match.module.space.text
            for n in range(self.match.first + 1, self.match.n):
                entry = self.match.entry(n)
                told.append(wire.LogLine(n, entry.seat, entry.frame, text(entry.option), times[n], entry.by_itself))
        return told

    def row(self, n: int) -> ChoiceRow | None:
        """Line `n` as it is stored."""
        if self.match is not None and self.match.first <= n < self.match.n:
            return row_of(self.match, n, 0.0)
        return next((row for row in self.past if row.n == n), None)

    def _went_by_itself(self, n: int) -> bool:
        return any(event["kind"] == BY_ITSELF for event in self.developed().events(None, n, n + 1))

    # ---------------------------------------------------------------- going on

    def accept(self, change: Change, turn: Turn | None) -> None:
        """What was done is committed: it is shown from now on."""
        if turn is not None:
            self.match, self.still = turn.match, turn.still
        if self.film is not None:
            if change.truncate_to is not None:
                self.film.cut(change.truncate_to)
            for row in change.choices:
                assert row.still is not None
                self.film.add(msgspec.json.decode(row.still))


def decision_then(film: Film, n: int) -> wire.DecisionInfo | None:
    """What was asked at decision `n`."""
    decision = film.decision(n)
    return None if decision is None else wire.DecisionInfo(**decision)


def with_notices(events: Events, notices: list[NoticeRow], n: int, since: int, end: int | None = None) -> Events:
    """What happened at the table stands before what the choice brought about that was made after it; it is decision `n`."""
    told = [notice for notice in placed(notices, n) if since <= notice["n"] < (end or n + 1)]
    return sorted([*told, *events], key=lambda event: event["n"]) if told else events


def placed(notices: list[NoticeRow], n: int) -> Events:
    """As events, in the order in which they happened: whatever was taken back since, none stands behind a later one."""
    told: Events = []
    for row in reversed(notices):
        n = min(n, row.n)
        told.append(row.told(n))
    return told[::-1]
