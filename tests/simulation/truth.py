"""What really happened: every commit, in its order, replayed by the kernel alone. Whatever a server says is held against it.

It knows nothing of what servers have in memory. A view is what the log gives for a seat; an acknowledgement is true
if the change stands in the log at the revision it names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from lazaretto.games import game as game_called
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.match import Match
from lazaretto.table.rows import Change, ChoiceRow, GameRow, NoticeRow, SeatRow, Stored
from lazaretto.table.shown import with_notices

Found = Callable[[str, str], None]  # told of what must not be: its kind, and how it came
Form = dict[str, Any]
Line = tuple[int, int, str, str, tuple[str, ...]]


@dataclass
class Moment:
    """A table after one commit."""

    match: Match
    game: GameRow
    seats: list[SeatRow]
    notices: list[NoticeRow]
    time: float
    views: dict[int, Any] = field(default_factory=dict)

    def view(self, seat: int | None) -> Any:
        key = -1 if seat is None else seat
        if key not in self.views:
            self.views[key] = plain(self.match.view(seat))
        return self.views[key]

    def owners(self, seat: int) -> tuple[str, ...]:
        return self.seats[seat].guests


def plain(value: object) -> Any:
    """As it is after a journey."""
    return msgspec.json.decode(msgspec.json.encode(value))


def line_of(row: ChoiceRow) -> Line:
    return (row.n, row.seat, row.frame, row.choice, tuple(row.chance))


def played_line(match: Match, n: int) -> Line:
    entry, text = match.entry(n), match.module.space.text
    choice = text(entry.option) if n else ""
    return (n, entry.seat, entry.frame, choice, tuple(text(drawn.option) for drawn in entry.chance))


class TableTruth:
    """One table from its beginning."""

    def __init__(self, stored: Callable[[], Stored], time: float, found: Found) -> None:
        """`stored` gives the rows of the table as they are now, whatever the servers believe."""
        self.stored = stored
        rows = stored()
        self.id = rows.game.id
        self.found = found
        self.wished: set[tuple[int, int, str]] = set()  # seat, decision, choice: what people have asked for
        self.changes: dict[int, Change] = {}
        self.lines: list[Line] = [line_of(row) for row in rows.choices]
        match = game_called(rows.game.name).replay(rows.log())
        self.moments = {rows.game.rev: _moment(match, rows, time)}
        self.rev = rows.game.rev

    def __str__(self) -> str:
        game = self.now.game
        seats = ",".join(row.kind for row in self.now.seats)
        where = f"decision {game.n} of seat {game.to_move}, paused {game.paused}, request {game.request}, clock {game.clock}"
        return f"{self.id} ({game.name} {seats}) {game.status} at revision {self.rev} of {self.now.time:.1f}: {where}"

    @property
    def now(self) -> Moment:
        return self.moments[self.rev]

    # ---------------------------------------------------------------- commits

    def commit(self, rev: int, change: Change, time: float) -> None:
        """A change was written over revision `rev`: it continues the one log, and the rules allow it."""
        stored = self.stored()
        if rev != self.rev or stored.game.rev != self.rev + 1:
            self.found("fork", f"{self.id}: a change of revision {rev} was written over revision {self.rev}")
            return
        before = self.now
        cut = change.truncate_to
        self.lines = [line for line in self.lines if cut is None or line[0] < cut] + [line_of(row) for row in change.choices]
        if [line[0] for line in self.lines] != list(range(len(self.lines))):
            self.found("broken-log", f"{self.id}: the lines are {[line[0] for line in self.lines]}")
            return
        match = self._played(before.match, change, stored)
        if match is None:
            return
        self.rev += 1
        self.changes[self.rev] = change
        self.moments[self.rev] = _moment(match, stored, time)
        self._check_row(match, stored)
        self._check_wished(before, change)

    def _played(self, before: Match, change: Change, stored: Stored) -> Match | None:
        """The match after the change, by the rules alone."""
        try:
            if change.truncate_to is not None:
                return game_called(stored.game.name).replay(stored.log())
            match = before.clone()
            rows = {row.n: row for row in change.choices}
            while match.n in rows:
                match.apply(rows[match.n].choice, seat=rows[match.n].seat)
        except LazarettoError as error:
            self.found("broken-log", f"{self.id}: the log cannot be played: {error!r}")
            return None
        told, played = [line_of(row) for row in change.choices], [played_line(match, n) for n in rows]
        if told != played:
            self.found("broken-log", f"{self.id}: {told} was written, the rules and the seed give {played}")
            return None
        return match

    def _check_row(self, match: Match, stored: Stored) -> None:
        game = stored.game
        over = game.status == "finished"
        if game.n != match.n or (game.to_move != match.to_move and not over):
            self.found("wrong-row", f"{self.id}: the row says decision {game.n} of {game.to_move}, the log {match!r}")
        if match.is_over and not over:
            self.found("wrong-row", f"{self.id}: the game is over, the row says {game.status}")

    def _check_wished(self, before: Moment, change: Change) -> None:
        """Nobody plays for a person but he himself, or his clock."""
        ran_out = any(notice.kind == "time-out" for notice in change.notices)
        if not change.choices or change.truncate_to is not None or ran_out:
            return
        first = change.choices[0]
        row = before.seats[first.seat]
        if row.kind != "bot" and (first.seat, first.n, first.choice) not in self.wished:
            self.found("nobody-wished", f"{self.id}: {line_of(first)} was played for seat {first.seat}, which is {row.kind}")

    # ---------------------------------------------------------------- what is said

    def acknowledged(self, guest: str, wish: Form, rev: int, n: int) -> None:
        """A server says that a move or an undo is done."""
        change = self.changes.get(rev)
        if change is None:
            self.found("acknowledged-not-in-log", f"{self.id}: {wish} at revision {rev}, the log is at {self.rev}")
            return
        if wish.get("type") == "undo":
            right = change.truncate_to == n == self.moments[rev].game.n
        else:
            first = [(row.n, row.seat, row.choice) for row in change.choices[:1]]
            right = first == [(wish["n"], wish["seat"], wish["choice"])] and n == self.moments[rev].game.n
        if not right:
            self.found("acknowledged-not-in-log", f"{self.id}: {wish}, but revision {rev} is {change}")
        if guest not in self.moments[rev - 1].owners(wish["seat"]):
            self.found("not-his-seat", f"{self.id}: {guest} was let do {wish}")

    def shown(self, guest: str, state: Form) -> None:
        """A server shows somebody the board: it is what the log gives for his seat, and nothing more."""
        moment = self.moments.get(state["rev"])
        if moment is None:
            self.found("view-not-in-log", f"{self.id}: revision {state['rev']} was shown, the log is at {self.rev}")
            return
        seat = state["seat"]
        if seat is not None and guest not in moment.owners(seat):
            self.found("view-of-another", f"{self.id}: {guest} was shown seat {seat}")
        for name, expected in self._state(moment, seat, state["since"]).items():
            given = [each["text"] for each in state[name]] if name == "legal" else state[name]
            if given != expected:
                place = f"{self.id}, revision {state['rev']}, seat {seat}"
                self.found("wrong-view", f"{place}: {name} is {_short(given, expected)}")

    def _state(self, moment: Moment, seat: int | None, since: int) -> Form:
        match, game = moment.match, moment.game
        over = game.status == "finished"
        decision = None if over or match.decision is None else plain(match.decision.json())
        asked = seat is not None and seat == game.to_move and game.status == "running" and not game.paused
        events = with_notices(match.events(seat, since), moment.notices, game.n, since)
        return {
            "n": game.n,
            "view": moment.view(seat),
            "decision": decision,
            "legal": [each.text for each in match.legal()] if asked else [],
            "undoable": 0 if over else match.undoable,
            "events": plain(events),
            "result": plain(game.result) if over else None,
        }

    def remembered(self, guest: str, state: Form) -> None:
        """A server shows an earlier moment: what a seat saw then."""
        n, seat = state["n"], state["seat"]
        if state["rev"] != self.rev or n == self.now.game.n:
            return
        if seat is not None and guest not in self.now.owners(seat) and self.now.game.status != "finished":
            self.found("view-of-another", f"{self.id}: {guest} was shown what seat {seat} saw")
        then = self._replayed(n)
        happened = [event for event in state["events"] if not event.get("notice")]
        if state["view"] != plain(then.view(seat)) or happened != plain(then.events(seat, n - 1)):
            self.found("wrong-view", f"{self.id}: what seat {seat} saw at decision {n} is not what the log gives")

    def _replayed(self, n: int) -> Match:
        """The match at an earlier decision, from the first `n` lines alone."""
        log = plain(self.stored().log())
        log["choices"] = log["choices"][: n - 1]
        log["taken_back"] = [each for each in log.get("taken_back", []) if each[0] < n]
        return game_called(log["game"]).replay(log)

    def laid(self, guest: str, table: Form) -> None:
        """A server tells somebody what is around the board: no link, no seed that is not his to know."""
        moment = self.moments.get(table["rev"])
        if moment is None:
            self.found("view-not-in-log", f"{self.id}: revision {table['rev']} was told, the log is at {self.rev}")
            return
        game = moment.game
        for name in ("n", "status", "paused", "to_move"):
            if table[name] != getattr(game, name):
                self.found("wrong-table", f"{self.id}, revision {table['rev']}: {name} is {table[name]}")
        if (table["seed"] is not None) != (game.status == "finished"):
            self.found("secret-told", f"{self.id}: the seed, at revision {table['rev']}")
        for row, told in zip(moment.seats, table["seats"], strict=True):
            may = guest in row.guests or (row.invited and guest == game.host)
            if (told["kind"], told["mine"]) != (row.kind, guest in row.guests):
                self.found("wrong-table", f"{self.id}, revision {table['rev']}: seat {told}")
            if told["token"] is not None and not may:
                self.found("secret-told", f"{self.id}: {guest} was told the link of seat {row.seat}")

    # ---------------------------------------------------------------- the end

    def check_whole(self) -> None:
        """What is stored is the one log, and replayed from its seed it gives where the game stands."""
        stored = self.stored()
        if [line_of(row) for row in stored.choices] != self.lines:
            self.found("lost", f"{self.id}: the stored lines are not those that were committed")
            return
        game, match = game_called(stored.game.name), self.now.match
        log = stored.log()
        again = game.replay(log)
        if again.is_over:
            log["result"] = again.log()["result"]
        game.verify(log)
        if again.place() != match.place() or stored.game.rev != self.rev:
            self.found("lost", f"{self.id}: replayed, the game stands elsewhere")
        for seat in (None, *range(match.players)):
            if plain(again.view(seat)) != self.now.view(seat):
                self.found("wrong-view", f"{self.id}: replayed, seat {seat} sees something else")


def _moment(match: Match, stored: Stored, time: float) -> Moment:
    row = msgspec.structs.replace(stored.game)
    return Moment(match, row, stored.seats[:], stored.notices[:], time)


def _short(given: Any, expected: Any) -> str:
    if isinstance(given, dict) and isinstance(expected, dict):
        both = ((given, expected), (expected, given))
        given, expected = ({key: each for key, each in one.items() if other.get(key) != each} for one, other in both)
    return f"{str(given)[:500]}, the log gives {str(expected)[:500]}"
