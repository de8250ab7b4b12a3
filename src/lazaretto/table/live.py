"""One table in memory: the stored rows and the match they tell of, and what each asker may see of both.

The match is never changed in place: a change is made on a copy, committed, and then takes its place. Whatever can
be read here is therefore committed.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from lazaretto.games import working
from lazaretto.games.reach import reach
from lazaretto.kernel.choice import ActionSpace
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.formats import EventForm
from lazaretto.kernel.journal import HIDDEN, Event
from lazaretto.kernel.match import Match
from lazaretto.table import wire
from lazaretto.table.around import result_of, table_of
from lazaretto.table.clock import clock_after, load_clock
from lazaretto.table.errors import Refusal, refusal_of
from lazaretto.table.identity import Guest
from lazaretto.table.presence import Presence
from lazaretto.table.recent import Recent
from lazaretto.table.rows import Change, Form, GameChange, GameRow, Outage, SeatRow, Stored, notice
from lazaretto.table.shown import Shown, with_notices
from lazaretto.table.thinking import Pondering
from lazaretto.table.turn import Turn

if TYPE_CHECKING:
    from lazaretto.table.connection import Connection

FAULTS_KEPT = 20  # the last ones, for the host
GRACE = 120.0  # seconds somebody may be away before a bot is seated for him


class Live:
    """A table that somebody is looking at."""

    def __init__(self, stored: Stored, shown: Shown) -> None:
        self.id = stored.game.id
        self.game = stored.game
        self.seats = stored.seats
        self.notices = stored.notices
        self.times = [row.time for row in stored.choices]
        self.shown = shown
        self.grace = GRACE
        self.presence = Presence()
        self.matches = 1  # how many have been at this place, one after the other
        self.lock = asyncio.Lock()
        self.connections: dict[Connection, None] = {}  # in the order of their coming
        self.elsewhere: dict[str, tuple[float, list[str], int]] = {}  # who is present at other servers
        self.payloads: dict[tuple[int, int], str] = {}
        self.recent = Recent()
        self.decision: wire.DecisionInfo | None = self._asked()
        self.around = 0  # grows when something around the board changes
        self.is_foreign = shown.match is not None and brings_own(stored.game)
        self.touched = 0.0
        self.watched = -math.inf  # when somebody last asked for it
        self.thought = Pondering()
        self.foretelling: tuple[int, asyncio.Task[wire.Means]] | None = None  # of which revision, and where it is worked out
        self.faults: deque[wire.FaultInfo] = deque(maxlen=FAULTS_KEPT)

    @property
    def match(self) -> Match:
        """The match that is played; refused where a game can only be watched."""
        return self.shown.playing()

    @property
    def is_playable(self) -> bool:
        return self.shown.match is not None

    def turn(self) -> Turn:
        """A copy of the match to do something on; what happens on it is looked at for whoever is looking."""
        return self.shown.turn({connection.viewer for connection in self.connections})

    # ---------------------------------------------------------------- who

    def seats_of(self, guest: Guest | None) -> list[int]:
        return [] if guest is None else [row.seat for row in self.seats if guest.id in row.guests]

    def owns(self, guest: Guest | None, seat: int) -> bool:
        return guest is not None and 0 <= seat < len(self.seats) and guest.id in self.seats[seat].guests

    def need_seat(self, guest: Guest | None, seat: int) -> SeatRow:
        if not self.owns(guest, seat):
            raise Refusal(403, "not-your-seat", {"seat": seat})
        return self.seats[seat]

    def need_player(self, guest: Guest | None, seat: int) -> None:
        """A seat of mine that I play myself: not one a bot holds for me, or one that resigned."""
        if self.need_seat(guest, seat).kind != "human":
            raise Refusal(409, "bot-plays", {"seat": seat})

    def others(self, guest: Guest) -> list[SeatRow]:
        """The seats of other people who still play, also those a bot holds for them."""
        return [row for row in self.seats if row.guests and not row.resigned and guest.id not in row.guests]

    def need_host(self, guest: Guest) -> None:
        if guest.id != self.game.host:
            raise Refusal(403, "host-only")

    def need_running(self) -> None:
        if self.game.status == "finished":
            raise Refusal(409, "game-over")
        if self.game.status != "running":
            raise Refusal(409, "not-running")
        if self.game.paused:
            raise Refusal(409, "paused")

    def viewer(self, guest: Guest | None, seat: int | None) -> int:
        """The seat an asker looks from: an own one, the first own one, or -1 for a spectator."""
        if seat is None:
            mine = self.seats_of(guest)
            return mine[0] if mine else -1
        if seat != -1:
            self.need_seat(guest, seat)
        return seat

    @property
    def is_running(self) -> bool:
        return self.game.status == "running" and not self.game.paused

    @property
    def thinks_back(self) -> bool:
        """People talk about a take-back: a bot's move would end their talk."""
        return self.game.request is not None and self.game.request.get("kind", "takeback") == "takeback"

    def present(self) -> set[str]:
        here = {connection.guest.id for connection in self.connections if connection.guest is not None}
        return here.union(*(guests for _, guests, _ in self.elsewhere.values()))

    def set_outages(self, outages: list[Outage]) -> None:
        """The time in which nobody could move is no time."""
        clock = load_clock(self.game.clock)
        if clock is not None and clock.leave_out(outages):
            self.game.clock = clock.save()

    def away_since(self, row: SeatRow) -> float | None:
        """When the person of a seat left; None while he is here."""
        return self.presence.away_since(row.guests)

    @property
    def patience(self) -> float | None:
        """How long a person may be away before a bot is seated for him. None: in a game by days only the clock does that."""
        clock = load_clock(self.game.clock)
        return None if clock is not None and clock.by_days else self.grace

    @property
    def assists(self) -> bool:
        """Are hints, forks and files to go on from to be had?"""
        return self.game.assist or self.game.status == "finished"

    def plays_alone(self, guest: Guest | None) -> bool:
        """No seat is anybody else's, not even one a bot holds for a leaver, and none waits for somebody."""
        others = [row for row in self.seats if not self.owns(guest, row.seat)]
        return len(others) < len(self.seats) and all(row.kind == "bot" and not row.guests for row in others)

    def may_coach(self, guest: Guest | None) -> bool:
        """Only for one person with nobody to be fair to, far away or at the same screen, and where there are hints."""
        alone = self.plays_alone(guest) and len(self.seats_of(guest)) == 1
        return alone and self.game.assist and self.game.status == "running"

    # ---------------------------------------------------------------- changing

    def refuse(self, error: LazarettoError) -> Refusal:
        refusal = refusal_of(error, self.match.module.ledger())
        refusal.at = (self.match.module.name, self.names)
        if refusal.status == 409:
            refusal.details |= self.now()
        return refusal

    def read(self, choice: str) -> int:
        """A choice as a flat number; refused where it is none of this game."""
        try:
            return self.match.option_of(choice)
        except LazarettoError as error:
            raise self.refuse(error) from error

    @property
    def names(self) -> list[str]:
        """Who sits here, by seat."""
        return [row.name for row in self.seats]

    def now(self) -> dict[str, int]:
        """Where the table is, for whoever has fallen behind."""
        return {"n": self.game.n, "rev": self.game.rev}

    def progress(self, turn: Turn, now: float) -> Change:
        """The change that leads from the present match to where a turn has come, with all that follows for the table."""
        match = turn.match
        game: GameChange = {"n": match.n, "to_move": match.to_move, "updated": now, "request": self._still_asked(match)}
        if match.redrawn != self.match.redrawn:
            game["taken_back"] = [list(each) for each in match.redrawn] or None
            game["counts"] = False
        if match.is_over:
            game["status"] = "finished"
            game["result"] = msgspec.to_builtins(result_of(match))
        game["clock"] = self.clock_after(match.to_move, now, status=game.get("status", self.game.status))
        return Change(choices=turn.rows(now), game=game)

    def reseated(self, now: float, seats: list[SeatRow]) -> Change:
        """Somebody else sits there; a request that waited for an answer is over."""
        clock = self.clock_after(self.game.to_move, now, seats=seats)
        return Change(game={"updated": now, "request": None, "clock": clock}, seats=seats)

    def _still_asked(self, match: Match) -> Form | None:
        """The game goes on while people think about a pause; what it leaves behind, nobody asks to take back."""
        request = self.game.request
        return None if request is None or request.get("kind") != "pause" or match.is_over else request

    def tell(self, change: Change, what: Event, now: float, n: int | None = None) -> None:
        """Everybody reads it in the log, once the change is made."""
        change.notices = [*change.notices, notice(what, self.game.n if n is None else n, now)]

    def seat_by(self, guest: Guest) -> int:
        """The seat somebody acts from; HIDDEN if he has none."""
        mine = self.seats_of(guest)
        return mine[0] if mine else HIDDEN

    def clock_after(
        self,
        seat: int | None,
        now: float,
        *,
        seats: list[SeatRow] | None = None,
        status: str | None = None,
        paused: bool | None = None,
    ) -> Form | None:
        """The clock once this is so: it runs for the seat to move if a person sits there and the table runs."""
        stands = (status or self.game.status) != "running" or (self.game.paused if paused is None else paused)
        return clock_after(self.game.clock, [*self.seats, *(seats or [])], seat, now, stands=stands)

    def accept(self, rev: int, change: Change, turn: Turn | None) -> None:
        """A change was committed: it is the truth now."""
        before = self._around()
        for name, value in change.game.items():
            setattr(self.game, name, value)
        self.game.rev = rev
        for row in change.seats:
            self.seats[row.seat] = row
        self.notices += change.notices
        self.shown.accept(change, turn)
        self.matches += turn is not None
        if turn is not None:
            self.recent.add(turn.start, turn.match.n, turn.steps.taken, self._told())
        if change.truncate_to is not None:
            self._went_back(change.truncate_to)
        self.times[len(self.times) :] = [row.time for row in change.choices]
        self._changed(before)

    def replace(self, stored: Stored, shown: Shown) -> None:
        """Somebody else changed the table: take what is stored, and what it shows."""
        before, back = self._around(), _parting(self.shown, shown)
        if back < self.game.n:
            self._went_back(back)
        self.shown = shown
        self.recent.clear()
        self.matches += 1
        self.game, self.seats, self.notices = stored.game, stored.seats, stored.notices
        self.times = [row.time for row in stored.choices]
        self._changed(before)

    def _told(self) -> dict[int, int]:
        """By viewer: before which choice everybody who looks from there has been told everything."""
        found: dict[int, int] = {}
        for connection in self.connections:
            found[connection.viewer] = min(connection.seen, found.get(connection.viewer, connection.seen))
        return found

    def _went_back(self, n: int) -> None:
        self.recent.clear()
        del self.times[n:]
        for connection in self.connections:
            connection.seen = min(connection.seen, n)

    def _changed(self, before: object) -> None:
        self.payloads.clear()
        self.decision = self._asked()
        if before != self._around():
            self.around += 1
            for connection in self.connections:  # who lost a seat sees no more of it than anybody
                if connection.viewer >= 0 and not self.owns(connection.guest, connection.viewer):
                    connection.sit(-1)

    def _asked(self) -> wire.DecisionInfo | None:
        """By resignation a game ends while its board still asks somebody; nobody is to answer."""
        return None if self.game.status == "finished" else self.shown.decision()

    def _around(self) -> tuple[object, ...]:
        game = self.game
        around = (game.status, game.paused, game.request, game.result, game.rematch, game.title, tuple(self.seats))
        return (*around, game.assist, game.counts, game.knocks, game.muted)

    # ---------------------------------------------------------------- showing

    def state(self, viewer: int, since: int, now: float) -> wire.State:
        """The present decision as a viewer may see it."""
        game, match = self.game, self.shown.match
        seat = None if viewer < 0 else viewer
        ended = game.status == "finished"
        asked = match is not None and seat is not None and seat == game.to_move and self.is_running
        clock = load_clock(game.clock)
        result = msgspec.convert(game.result, wire.Result) if ended and game.result is not None else None
        return wire.State(
            rev=game.rev,
            n=game.n,
            seat=seat,
            view=self.shown.view(seat),
            decision=self.decision,
            legal=legal_forms(match) if match is not None and asked else [],
            reach=reach(game.name, match.here) if match is not None and asked else {},
            undoable=0 if ended or match is None else match.undoable,
            since=since,
            events=self.events(seat, since),
            steps=self.recent.since(viewer, since),
            scores=None if result is None else result.scores,
            result=result,
            clock=None if clock is None else clock.info(now),
        )

    def events(self, seat: int | None, since: int, end: int | None = None) -> list[EventForm]:
        """What choices `since` to `end - 1` brought about as a seat saw it, and what happened at the table meanwhile."""
        told = self.shown.events(seat, since)
        if end is not None:
            told = [event for event in told if event["n"] < end]
        return with_notices(told, self.notices, self.game.n, since, end)

    def table(self, guest: Guest | None, now: float) -> wire.Table:
        return table_of(self, guest, now)


@cache
def choice_form(space: ActionSpace, option: int) -> dict[str, str]:
    """A choice as the client gets it; there are only so many in a game."""
    return {"text": space.text(option), **space.json(option)}


def legal_forms(match: Match) -> list[dict[str, str]]:
    return [choice_form(match.module.space, option) for option in match.legal_options()]


def brings_own(game: GameRow) -> bool:
    """Played from a position or with values that somebody brought along: a choice may do what no rule of ours does."""
    if game.position is not None:
        return True
    known = working(game.name)
    return game.edition is not None and (known is None or not known.was_shipped(game.edition))


def _parting(old: Shown, new: Shown) -> int:
    """The first line in which two tellings of a table differ. What can only be watched is told from its beginning."""
    if old.match is None or new.match is None or old.match.first != new.match.first:
        return 0
    pairs = zip(old.match.record, new.match.record, strict=False)
    same = next((at for at, (a, b) in enumerate(pairs) if (a.seat, a.option) != (b.seat, b.option)), None)
    first = old.match.first
    return min(old.match.n, new.match.n) if same is None else first + same
