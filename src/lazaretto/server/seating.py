"""Who sits where: claiming by link, bots in and out, new links. Each function says what changes, as in `moves`."""

from __future__ import annotations

import hmac

import msgspec

from lazaretto.server import wire
from lazaretto.server.botnames import bot_called
from lazaretto.server.errors import Refusal
from lazaretto.server.identity import Guest, clean, new_token
from lazaretto.server.live import Live
from lazaretto.server.moves import Changed
from lazaretto.store import SeatRow
from lazaretto.store.store import Change


def claim(live: Live, guest: Guest, wish: wire.ClaimWish, now: float) -> Changed:
    """Sit down: with the secret of a seat, or freely at an open seat of a public table."""
    row = _open_seat(live, guest, wish.seat) if wish.token is None else _by_token(live, wish.token)
    if row is None and live.seats_of(guest):  # the link he came by, used up when he sat down
        return Change(game={"updated": now}), None
    if row is None:
        raise Refusal(403, "wrong-link")
    if guest.id in row.guests:
        return Change(game={"updated": now}), None
    taken = msgspec.structs.replace(row, guests=(*row.guests, guest.id))
    if not row.guests:  # an invitation is for one: whoever else was sent it shall not look into his hand
        taken = msgspec.structs.replace(taken, token=new_token())
    if row.kind == "open":
        name = clean(wish.name or "") or guest.name or row.name
        taken = msgspec.structs.replace(taken, kind="human", name=name)
    return seated(live, taken, now)


def _by_token(live: Live, token: str) -> SeatRow | None:
    return next((row for row in live.seats if hmac.compare_digest(row.token.encode(), token.encode())), None)


def _open_seat(live: Live, guest: Guest, seat: int | None) -> SeatRow:
    if seat is None:
        raise Refusal(400, "bad-request", {"reason": "missing"}, "token")
    row = _row(live, seat)
    if not live.game.public and guest.id != live.game.host:
        raise Refusal(403, "wrong-link")
    if row.kind != "open":
        raise Refusal(409, "seat-taken", {"seat": seat})
    return row


def _row(live: Live, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise Refusal(404, "unknown-seat", {"seat": seat})
    return live.seats[seat]


def seated(live: Live, row: SeatRow, now: float) -> Changed:
    """Put a row in its place; the game begins when no seat is open any more."""
    rows = [row if row.seat == other.seat else other for other in live.seats]
    change = live.progress(live.match, now, [row])
    if row.kind != "bot" or live.seats[row.seat].kind != "human":  # a bot in a person's place answers no request
        change.game["request"] = live.game.request
    if live.game.status == "waiting" and all(other.kind != "open" for other in rows):
        change.game["status"] = "running"
        change.game["clock"] = live.clock_after(live.match, now, seats=[row], status="running")
    return change, None


def to_bot(live: Live, guest: Guest, seat: int, bot: str, now: float) -> Changed:
    """A bot plays on for a leaver, or takes an open seat."""
    row = _row(live, seat)
    if not live.owns(guest, seat):
        _need_say(live, guest, row)
    if live.game.status == "finished":
        raise Refusal(409, "game-over")
    bot_called(bot, live.match.module, 0)
    return seated(live, msgspec.structs.replace(row, kind="bot", bot=bot), now)


def _need_say(live: Live, guest: Guest, row: SeatRow) -> None:
    """Who may put a bot on a seat of others: nobody while its player is here; once he is away, all he keeps waiting.

    Seats without a person are the host's to fill, and everybody's when the host is away.
    """
    present = live.present()
    if guest.id != live.game.host and not live.seats_of(guest):
        raise Refusal(403, "seated-only")
    if row.kind == "human":
        if not present.isdisjoint(row.guests):
            raise Refusal(409, "player-online", {"seat": row.seat})
    elif live.game.host in present:
        live.need_host(guest)


def to_human(live: Live, guest: Guest, seat: int, now: float) -> Changed:
    """An owner comes back; the host frees a bot's seat for a friend."""
    row = _row(live, seat)
    if live.game.status == "finished":
        raise Refusal(409, "game-over")
    if row.resigned:
        raise Refusal(409, "resigned", {"seat": seat})
    if live.owns(guest, seat):
        return seated(live, msgspec.structs.replace(row, kind="human", bot=None), now)
    live.need_host(guest)
    if row.kind != "bot" or row.guests:
        raise Refusal(409, "seat-taken", {"seat": seat})
    change, match = seated(live, msgspec.structs.replace(row, kind="open", bot=None, token=new_token()), now)
    change.game["status"] = "waiting"
    change.game["clock"] = live.clock_after(live.match, now, status="waiting")
    return change, match


def new_link(live: Live, guest: Guest, seat: int, now: float) -> Changed:
    """The old secret is worth nothing any more, and other devices lose the seat."""
    row = _row(live, seat)
    if not live.owns(guest, seat):
        live.need_host(guest)
        if row.kind != "open":
            raise Refusal(403, "not-your-seat", {"seat": seat})
    guests = (guest.id,) if live.owns(guest, seat) else ()
    return seated(live, msgspec.structs.replace(row, token=new_token(), guests=guests), now)
