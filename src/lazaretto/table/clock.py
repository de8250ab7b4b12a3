"""The clocks of a table, as plain arithmetic on a stored value. A turn's clock runs on while the seat to move stays.

`left` is each seat's bank for the whole game, `used` what the present turn took before the clock was last started,
`since` when that was (None: stopped).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lazaretto.table.rows import Outage, SeatRow
from lazaretto.table.wire import ClockInfo, OnTimeout
from lazaretto.table.wishes import ClockWish

BY_DAYS = 12 * 3600  # seconds: with so much time for a move nobody is expected to sit and wait


class Clock(msgspec.Struct, kw_only=True):
    per_move: float | None = None
    per_game: float | None = None
    on_timeout: OnTimeout = "bot"
    left: list[float] | None = None
    seat: int | None = None
    used: float = 0.0
    since: float | None = None

    def save(self) -> dict[str, object]:
        form: dict[str, object] = msgspec.to_builtins(self)
        return form

    def stop(self, now: float) -> None:
        """Stand still: a pause, or nobody to wait for. What was used is taken from the bank."""
        if self.since is None or self.seat is None:
            return
        spent = max(0.0, now - self.since)
        self.used += spent
        self.since = None
        if self.left is not None:
            self.left[self.seat] = max(0.0, self.left[self.seat] - spent)

    def run(self, seat: int | None, now: float) -> None:
        """It is this seat's time now; the same seat goes on where it was."""
        if seat == self.seat and self.since is not None:
            return
        self.stop(now)
        if seat != self.seat:
            self.seat = seat
            self.used = 0.0
        self.since = now if seat is not None else None

    def hold(self, seat: int, now: float) -> None:
        """A bot plays this seat's turn. Whoever comes back to it in the middle finds the time he had."""
        if seat == self.seat:
            self.stop(now)
        else:
            self.run(None, now)

    def leave_out(self, outages: list[Outage]) -> bool:
        """Stand still in the times without a server; said twice it is the same. Did it run then?"""
        was = self.since
        for start, end in outages:
            if self.since is not None and self.seat is not None and self.since < end:
                self.stop(max(self.since, start))
                self.since = end
        return self.since != was

    @property
    def by_days(self) -> bool:
        return min(limit for limit in (self.per_move, self.per_game) if limit is not None) >= BY_DAYS

    @property
    def deadline(self) -> float | None:
        if self.since is None or self.seat is None:
            return None
        ends = []
        if self.per_move is not None:
            ends.append(self.since + self.per_move - self.used)
        if self.left is not None:
            ends.append(self.since + self.left[self.seat])
        return min(ends) if ends else None

    def info(self, now: float) -> ClockInfo:
        left = None if self.left is None else self.left[:]
        if left is not None and self.since is not None and self.seat is not None:
            left[self.seat] = max(0.0, left[self.seat] - (now - self.since))
        running = self.seat if self.since is not None else None
        return ClockInfo(self.per_move, self.per_game, self.on_timeout, left, running, self.deadline, now)


def new_clock(wish: ClockWish | None, players: int) -> Clock | None:
    if wish is None or (wish.per_move is None and wish.per_game is None):
        return None
    left = None if wish.per_game is None else [wish.per_game] * players
    return Clock(per_move=wish.per_move, per_game=wish.per_game, on_timeout=wish.on_timeout, left=left)


def load_clock(form: dict[str, object] | None) -> Clock | None:
    return None if form is None else msgspec.convert(form, Clock)


def runs_out(form: dict[str, object] | None, until: float) -> bool:
    """Does a kept clock run out by then?"""
    clock = load_clock(form)
    deadline = None if clock is None else clock.deadline
    return deadline is not None and deadline <= until


def clock_after(
    form: dict[str, object] | None, seats: Iterable[SeatRow], seat: int | None, now: float, *, stands: bool
) -> dict[str, object] | None:
    """A kept clock once `seat` is to move: it runs if a person sits there, by the last row that tells of it."""
    clock = load_clock(form)
    if clock is None:
        return None
    rows = {row.seat: row for row in seats}
    if stands:
        clock.stop(now)
    elif seat is not None and rows[seat].kind == "bot":
        clock.hold(seat, now)
    else:
        clock.run(seat, now)
    return clock.save()
