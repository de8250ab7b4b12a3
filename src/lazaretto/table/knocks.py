"""Somebody comes by a link that was used up, and the browser he sat down with is not at hand: the host is asked for him."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from lazaretto.kernel.notices import SeatAsked, SeatGiven, SeatRefused
from lazaretto.table import wire
from lazaretto.table.chat import name_here
from lazaretto.table.errors import Refusal
from lazaretto.table.identity import Guest
from lazaretto.table.rows import Change, Form, GameRow, SeatRow, as_form

if TYPE_CHECKING:
    from lazaretto.table.live import Live

MOST = 5  # at one table, waiting for an answer
WAIT = 60  # seconds to try again after


class Knock(msgspec.Struct):
    id: int
    seat: int
    guest: str
    name: str


def _knocks(game: GameRow) -> list[Knock]:
    return msgspec.convert(game.knocks or [], list[Knock])


def knocks_for(game: GameRow, guest: Guest | None) -> list[wire.KnockInfo]:
    """All of them for the host; everybody else knows of his own."""
    if guest is None:
        return []
    seen = [each for each in _knocks(game) if guest.id in (game.host, each.guest)]
    return [wire.KnockInfo(each.id, each.seat, each.name, each.guest == guest.id) for each in seen]


def knock(live: Live, guest: Guest, row: SeatRow, name: str, now: float) -> Change:
    """Ask for a seat whose person is away: perhaps it is he who asks."""
    waiting = _knocks(live.game)
    if any(each.guest == guest.id for each in waiting):
        return Change(game={"updated": now})
    if len(waiting) >= MOST:
        raise Refusal(429, "too-many", {"seconds": WAIT})
    number = max((each.id for each in waiting), default=0) + 1
    asking = Knock(number, row.seat, guest.id, name_here(live, msgspec.structs.replace(guest, name=name or guest.name)))
    change = Change(game={"knocks": _kept([*waiting, asking]), "updated": now})
    live.tell(change, SeatAsked(row.seat, asking.name), now)
    return change


def answer(live: Live, guest: Guest, number: int, agree: bool, now: float) -> tuple[Change, None]:
    """The host lets him sit down, or not; then his link is worth nothing any more. Whoever is here is not pushed aside."""
    live.need_host(guest)
    waiting = _knocks(live.game)
    asking = next((each for each in waiting if each.id == number), None)
    if asking is None:
        raise Refusal(409, "no-request")
    row = live.seats[asking.seat]
    if agree and live.away_since(row) is None:
        raise Refusal(409, "player-online", {"seat": row.seat})
    given = _given(row, asking.guest) if agree else msgspec.structs.replace(row, used=None)
    change = live.reseated(now, [given])
    change.game["request"] = live.game.request
    change.game["knocks"] = _kept([each for each in waiting if each.id != number])
    live.tell(change, (SeatGiven if agree else SeatRefused)(row.seat, asking.name), now)
    return change, None


def _given(row: SeatRow, guest: str) -> SeatRow:
    """One more browser of the same person; from a bot that stood in for him he takes over."""
    seated = msgspec.structs.replace(row, guests=(*row.guests, guest))
    return seated if row.resigned else msgspec.structs.replace(seated, kind="human", bot=None)


def forgotten(game: GameRow, seat: int) -> list[Form] | None:
    """Those who wait for other seats: this one has a new link, or none."""
    return _kept([each for each in _knocks(game) if each.seat != seat])


def _kept(waiting: list[Knock]) -> list[Form] | None:
    return [as_form(each) for each in waiting] or None
