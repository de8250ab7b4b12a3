"""Who may write in the chat of a table, and what each reader is shown of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from lazaretto.kernel.notices import Muted, OnlookersHeard, OnlookersMuted, Unmuted
from lazaretto.table import wire
from lazaretto.table.errors import Refusal
from lazaretto.table.identity import Guest
from lazaretto.table.messages import ChatTold
from lazaretto.table.names import distinct, name_of
from lazaretto.table.rows import Change, ChatRow, GameRow, as_form

if TYPE_CHECKING:
    from lazaretto.table.live import Live
    from lazaretto.table.ports import Store

MOST_MUTED = 200  # people at one table; beyond that there is `onlookers`


class Muting(msgspec.Struct):
    """Who may not write: some people, or all who only watch."""

    guests: list[str] = []
    onlookers: bool = False


def muting(game: GameRow) -> Muting:
    return Muting() if game.muted is None else msgspec.convert(game.muted, Muting)


def need_word(live: Live, guest: Guest) -> None:
    """At a private table only its people write; at a public one onlookers do, while the host lets them."""
    quiet = muting(live.game)
    if guest.id == live.game.host:
        return
    if guest.id in quiet.guests:
        raise Refusal(403, "muted")
    if not live.seats_of(guest) and (quiet.onlookers or not live.game.public):
        raise Refusal(403, "seated-only")


def may_write(live: Live, guest: Guest | None) -> bool:
    try:
        need_word(live, Guest("", "") if guest is None else guest)
    except Refusal:
        return False
    return True


def name_here(live: Live, guest: Guest) -> str:
    """What a guest is called at this table: never like somebody who sits here."""
    mine = live.seats_of(guest)
    if mine:
        return live.seats[mine[0]].name
    return distinct(name_of(guest), [row.name for row in live.seats])


def shown(live: Live, guest: Guest | None, line: ChatRow) -> wire.ChatLine:
    """What is hidden only the host can still read."""
    is_host = guest is not None and guest.id == live.game.host
    text = "" if line.hidden and not is_host else line.text
    muted = is_host and line.guest in muting(live.game).guests
    return wire.ChatLine(line.id, line.seat, line.name, text, line.time, line.hidden, muted)


async def tell(store: Store, live: Live, line: int) -> None:
    """All who look at a table read a line; line 0 stands for all that a newcomer would read."""
    if not live.connections:
        return
    one = await store.line(live.id, line) if line else None
    rows = await store.chat(live.id) if not line else [] if one is None else [one]
    for connection in live.connections:
        connection.tell(ChatTold([shown(live, connection.guest, row) for row in rows]))


# ---------------------------------------------------------------- what the host can do


def mute(live: Live, guest: Guest, line: ChatRow, muted: bool, now: float) -> tuple[Change, None]:
    """Whoever said this may say no more here, or again."""
    live.need_host(guest)
    quiet = muting(live.game)
    whose = {line.guest} if line.guest is not None else set(live.seats[line.seat].guests) if line.seat is not None else set()
    whose.discard(live.game.host)
    if not whose:
        raise Refusal(409, "not-mutable")
    others = [each for each in quiet.guests if each not in whose]
    quiet.guests = sorted([*others, *(each for each in whose if each is not None)]) if muted else others
    if len(quiet.guests) > MOST_MUTED:
        raise Refusal(409, "too-many-muted")
    change = Change(game={"muted": as_form(quiet), "updated": now})
    live.tell(change, (Muted if muted else Unmuted)(line.name), now)
    return change, None


def mute_onlookers(live: Live, guest: Guest, muted: bool, now: float) -> tuple[Change, None]:
    live.need_host(guest)
    quiet = muting(live.game)
    change = Change(game={"muted": as_form(msgspec.structs.replace(quiet, onlookers=muted)), "updated": now})
    if muted != quiet.onlookers:
        live.tell(change, OnlookersMuted() if muted else OnlookersHeard(), now)
    return change, None
