"""One table in memory: the stored rows and the match they tell of, and what each asker may see of both.

The match is never changed in place: a change is made on a copy, committed, and then takes its place. Whatever can
be read here is therefore committed.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, cast

import msgspec

from lazaretto.kernel.choice import ActionSpace
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.match import Match
from lazaretto.server import wire
from lazaretto.server.clock import load_clock
from lazaretto.server.errors import Refusal, refusal_of
from lazaretto.server.identity import Guest
from lazaretto.store import SeatRow, Stored
from lazaretto.store.fixture import match_of, row_of
from lazaretto.store.store import Change

if TYPE_CHECKING:
    from lazaretto.server.connection import Connection

SNAPSHOT_EVERY = 32


class Live:
    """A table that somebody is looking at."""

    def __init__(self, stored: Stored) -> None:
        self.id = stored.game.id
        self.game = stored.game
        self.seats = stored.seats
        self.times = [row.time for row in stored.choices]
        self.match: Match = match_of(stored)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, list[str], int]] = {}  # who is present at other servers
        self.payloads: dict[tuple[int, int], str] = {}
        self.decision: wire.DecisionInfo | None = self._asked()
        self.around = 0  # grows when something around the board changes
        self.snapshot_at = 0
        self.touched = 0.0

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
    def is_foreign(self) -> bool:
        """Played from a position or with values that somebody brought along: a choice may do what no rule of ours does."""
        return self.game.position is not None or self.game.edition is not None

    @property
    def is_running(self) -> bool:
        return self.game.status == "running" and not self.game.paused

    def present(self) -> set[str]:
        here = {connection.guest.id for connection in self.connections if connection.guest is not None}
        return here.union(*(guests for _, guests, _ in self.elsewhere.values()))

    # ---------------------------------------------------------------- changing

    def refuse(self, error: LazarettoError) -> Refusal:
        refusal = refusal_of(error, self.match.module.ledger())
        if refusal.status == 409:
            refusal.details |= {"n": self.match.n, "rev": self.game.rev}
        return refusal

    def progress(self, match: Match, now: float, seats: list[SeatRow] | None = None) -> Change:
        """The change that leads from the present match to this one, with all that follows for the table."""
        common = min(match.n, self.match.n)
        changed = [] if match is self.match else self._new_lines(match, common, now)
        start = changed[0].n if changed else match.n
        cut = start if start < self.match.n else None
        game: dict[str, Any] = {"n": match.n, "to_move": match.to_move, "updated": now, "request": None}
        if self.game.status == "finished":
            game["to_move"] = None  # by resignation the board may still ask somebody
        if match.is_over:
            game |= {"status": "finished", "result": msgspec.to_builtins(result_of(match))}
        game["clock"] = self.clock_after(match, now, seats=seats, status=str(game.get("status", self.game.status)))
        change = Change(truncate_to=cut, choices=changed, game=game, seats=seats or [])
        if match.undoable == 0 and match.n - self.snapshot_at >= SNAPSHOT_EVERY and not match.is_over:
            change.snapshot = (match.n, match.position())
        return change

    def _new_lines(self, match: Match, common: int, now: float) -> list[Any]:
        """Lines that the present record does not have. Copies share entries up to where they part."""
        start = common
        while start > 0 and match.record[start - 1] is not self.match.record[start - 1]:
            start -= 1
        return [row_of(match, n, now) for n in range(start, match.n)]

    def clock_after(
        self,
        match: Match,
        now: float,
        *,
        seats: list[SeatRow] | None = None,
        status: str | None = None,
        paused: bool | None = None,
    ) -> dict[str, Any] | None:
        """The clock once this is so: it runs for a person to move at a running table."""
        clock = load_clock(self.game.clock)
        if clock is None:
            return None
        rows = {row.seat: row for row in [*self.seats, *(seats or [])]}
        seat = match.to_move
        if (status or self.game.status) != "running" or (self.game.paused if paused is None else paused):
            clock.stop(now)
        else:
            clock.run(seat if seat is not None and rows[seat].kind == "human" else None, now)
        return clock.save()

    def accept(self, rev: int, change: Change, match: Match | None) -> None:
        """A change was committed: it is the truth now."""
        before = self._around()
        for name, value in change.game.items():
            setattr(self.game, name, value)
        self.game.rev = rev
        for row in change.seats:
            self.seats[row.seat] = row
        if match is not None:
            self.match = match
        if change.truncate_to is not None:
            self._went_back(change.truncate_to)
        self.times[len(self.times) :] = [row.time for row in change.choices]
        if change.snapshot is not None:
            self.snapshot_at = change.snapshot[0]
        self._changed(before)

    def replace(self, stored: Stored, match: Match) -> None:
        """Somebody else changed the table: take what is stored, and the match it tells of."""
        before, old = self._around(), self.match
        self.match = match
        self.game, self.seats = stored.game, stored.seats
        self.times = [row.time for row in stored.choices]
        pairs = zip(old.record, self.match.record, strict=False)
        same = next((n for n, (a, b) in enumerate(pairs) if (a.seat, a.option) != (b.seat, b.option)), None)
        back = min(old.n, self.match.n) if same is None else same
        if back < old.n:
            self._went_back(back)
        self._changed(before)

    def _went_back(self, n: int) -> None:
        del self.times[n:]
        self.snapshot_at = min(self.snapshot_at, n)
        for connection in self.connections:
            connection.seen = min(connection.seen, n)

    def _changed(self, before: Any) -> None:
        self.payloads.clear()
        self.decision = self._asked()
        if before != self._around():
            self.around += 1
            for connection in self.connections:  # who lost a seat sees no more of it than anybody
                if connection.viewer >= 0 and not self.owns(connection.guest, connection.viewer):
                    connection.sit(-1)

    def _asked(self) -> wire.DecisionInfo | None:
        """By resignation a game ends while its board still asks somebody; nobody is to answer."""
        return None if self.game.status == "finished" else decision_of(self.match)

    def _around(self) -> Any:
        game = self.game
        return (game.status, game.paused, game.request, game.result, game.rematch, game.title, tuple(self.seats))

    # ---------------------------------------------------------------- showing

    def state(self, viewer: int, since: int, now: float) -> wire.State:
        return state_of(self, self.match, viewer, since, now)

    def table(self, guest: Guest | None, now: float) -> wire.Table:
        game = self.game
        clock = load_clock(game.clock)
        present = self.present()
        watching = sum(not self.seats_of(connection.guest) for connection in self.connections)
        over = game.status == "finished"
        return wire.Table(
            id=self.id,
            game=game.name,
            title=game.title,
            status=cast(wire.Status, game.status),
            players=game.players,
            options=game.options,
            seats=[seat_info(row, guest, game.host, present) for row in self.seats],
            host=guest is not None and guest.id == game.host,
            public=game.public,
            rev=game.rev,
            n=game.n,
            to_move=game.to_move,
            paused=game.paused,
            clock=None if clock is None else clock.info(now),
            request=None if game.request is None else msgspec.convert(game.request, wire.RequestInfo),
            result=None if game.result is None else msgspec.convert(game.result, wire.Result),
            seed_hash=game.seed_hash,
            seed=game.seed if over else None,
            forked_from=None if game.forked_from is None else msgspec.convert(game.forked_from, wire.ForkInfo),
            rematch=game.rematch,
            watchers=watching + sum(count for _, _, count in self.elsewhere.values()),
            created=game.created,
            updated=game.updated,
            rules=game.rules,
        )


def seat_info(row: SeatRow, guest: Guest | None, host: str, present: set[str]) -> wire.SeatInfo:
    """A seat; its secret only to its owner, and to the host while nobody has claimed it."""
    mine = guest is not None and guest.id in row.guests
    may_pass_on = row.kind == "open" and guest is not None and guest.id == host
    return wire.SeatInfo(
        seat=row.seat,
        kind=cast(Any, row.kind),
        name=row.name,
        mine=mine,
        bot=row.bot if row.kind == "bot" else None,
        online=row.kind == "bot" or not present.isdisjoint(row.guests),
        resigned=row.resigned,
        token=row.token if mine or may_pass_on else None,
    )


def result_of(match: Match) -> wire.Result | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    return wire.Result(outcome.winners, outcome.ranking, outcome.reason, match.scores())


def given_up(match: Match, seats: list[SeatRow]) -> wire.Result | None:
    """When all but one have resigned, that one has won."""
    still = [row.seat for row in seats if not row.resigned]
    if len(still) > 1 or len(still) == len(seats):
        return None
    return wire.Result(still, [2 if row.resigned else 1 for row in seats], "resigned", match.scores())


@cache
def choice_form(space: ActionSpace, option: int) -> dict[str, str]:
    """A choice as the client gets it; there are only so many in a game."""
    return {"text": space.text(option), **space.json(option)}


def decision_of(match: Match) -> wire.DecisionInfo | None:
    decision = match.decision
    return None if decision is None else wire.DecisionInfo(**decision.json())


def state_of(live: Live, match: Match, viewer: int, since: int, now: float) -> wire.State:
    """A match of this table as a viewer may see it; `match` may be one of its earlier moments."""
    game = live.game
    seat = None if viewer < 0 else viewer
    present = match is live.match
    asked = present and seat is not None and seat == match.to_move and live.is_running
    clock = load_clock(game.clock) if present else None
    ended = match.is_over or (present and game.status == "finished")
    return wire.State(
        rev=game.rev,
        n=match.n,
        seat=seat,
        view=match.view(seat),
        decision=live.decision if present else decision_of(match),
        legal=[choice_form(match.module.space, option) for option in match.legal_options()] if asked else [],
        undoable=match.undoable if present and not ended else 0,
        since=since,
        events=match.events(seat, since),
        scores=match.scores() if ended else None,
        result=msgspec.convert(game.result, wire.Result) if ended and game.result is not None else None,
        clock=None if clock is None else clock.info(now),
    )
