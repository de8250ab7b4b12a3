"""Who sits where: claiming by link, bots in and out. Each function says what changes, as in `moves`."""

from __future__ import annotations

import hmac
import math

import msgspec

from lazaretto.games import game as game_called
from lazaretto.kernel.notices import AssistEnded, BotSeated, LinkMade, SatDown, SeatReturned
from lazaretto.table import wishes
from lazaretto.table.botnames import STAND_INS, check_bot
from lazaretto.table.errors import Refusal
from lazaretto.table.identity import Guest, new_token
from lazaretto.table.knocks import knock
from lazaretto.table.live import Live
from lazaretto.table.moves import Changed
from lazaretto.table.names import distinct, name_of
from lazaretto.table.ports import Secrets
from lazaretto.table.rows import Change, SeatRow


def claim(live: Live, guest: Guest, wish: wishes.ClaimWish, now: float, secrets: Secrets) -> Changed:
    """Sit down: with the secret of a seat, or freely at an open seat of a public table."""
    row = _open_seat(live, guest, wish.seat) if wish.token is None else _by_token(live, wish.token)
    if row is None and live.seats_of(guest):  # the link he came by, used up when he sat down
        return Change(game={"updated": now}), None
    if row is None:
        return _by_used_link(live, guest, wish, now), None
    if guest.id in row.guests:
        return Change(game={"updated": now}), None
    _need_free(live, guest, row)
    change = seated(live, _taken(live, guest, row, wish.name or "", secrets), now)
    own_device = bool(row.guests) and not row.invited
    if not own_device:
        live.tell(change, SatDown(row.seat), now)
    if live.game.assist and row.kind == "bot" and not row.guests and guest.id != live.game.host:
        change.game["assist"] = False  # from now on there is somebody to be fair to
        live.tell(change, AssistEnded(), now)
    return change, None


def _by_token(live: Live, token: str) -> SeatRow | None:
    return next((row for row in live.seats if hmac.compare_digest(row.token.encode(), token.encode())), None)


def _open_seat(live: Live, guest: Guest, seat: int | None) -> SeatRow:
    if seat is None:
        raise Refusal(400, "bad-request", {"reason": "missing"}, "token")
    row = row_at(live, seat)
    if not live.game.public and guest.id != live.game.host:
        raise Refusal(403, "wrong-link")
    if row.kind != "open":
        raise Refusal(409, "seat-taken", {"seat": seat})
    return row


def _by_used_link(live: Live, guest: Guest, wish: wishes.ClaimWish, now: float) -> Change:
    """An invitation is for one. But who comes by it again while its person is away is perhaps he, in another browser."""
    token = (wish.token or "").encode()
    row = next((row for row in live.seats if hmac.compare_digest((row.used or "").encode(), token)), None)
    known = row is not None and live.game.status != "finished" and guest.id != live.game.host
    if row is None or not known or live.away_since(row) is None:
        raise Refusal(403, "wrong-link")
    return knock(live, guest, row, name_of(guest, wish.name or ""), now)


def _need_free(live: Live, guest: Guest, row: SeatRow) -> None:
    """A link of the host's to a seat that has its person: only while he is away, and for nobody who plays here himself."""
    if row.guests and row.invited:
        if guest.id == live.game.host or live.seats_of(guest):
            raise Refusal(403, "not-your-seat", {"seat": row.seat})
        if live.away_since(row) is None:
            raise Refusal(409, "player-online", {"seat": row.seat})


def _taken(live: Live, guest: Guest, row: SeatRow, name: str, secrets: Secrets) -> SeatRow:
    taken = msgspec.structs.replace(row, guests=(*row.guests, guest.id))
    if not row.guests or row.invited:  # an invitation is for one: whoever else was sent it shall not look into his hand
        taken = msgspec.structs.replace(taken, token=new_token(secrets), used=row.token, invited=False)
        if not row.resigned:
            taken = msgspec.structs.replace(taken, kind="human", bot=None)
    if not row.guests:
        others = [other.name for other in live.seats if other.seat != row.seat]
        called = name_of(guest, name) or row.name
        taken = msgspec.structs.replace(taken, name=distinct(called, others))
    return taken


def row_at(live: Live, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise Refusal(404, "unknown-seat", {"seat": seat})
    return live.seats[seat]


def seated(live: Live, row: SeatRow, now: float) -> Change:
    """Put a row in its place; the game begins when no seat is open any more."""
    rows = [row if row.seat == other.seat else other for other in live.seats]
    change = live.reseated(now, [row])
    replaced = row.kind == "bot" and live.seats[row.seat].kind == "human"
    change.game["request"] = None if replaced else live.game.request  # a bot in a person's place answers no request
    if live.game.status == "waiting" and all(other.kind != "open" for other in rows):
        change.game |= {"status": "running", "begun": True}
        change.game["clock"] = live.clock_after(live.game.to_move, now, seats=[row], status="running")
    return change


# ---------------------------------------------------------------- bots in and out


def to_bot(live: Live, guest: Guest, seat: int, bot: str, now: float) -> Changed:
    """A bot plays on for a leaver, or takes an open seat."""
    row = row_at(live, seat)
    if not live.owns(guest, seat):
        _need_say(live, guest, row, now)
    if live.game.status == "finished":
        raise Refusal(409, "game-over")
    if row.resigned:
        raise Refusal(409, "resigned", {"seat": seat})
    if row.guests and bot not in STAND_INS:
        raise Refusal(400, "weak-stand-in", {"expected": ", ".join(STAND_INS)}, "bot")
    check_bot(bot, game_called(live.game.name).module)
    change = seated(live, msgspec.structs.replace(row, kind="bot", bot=bot), now)
    why = "own" if live.owns(guest, seat) else {"human": "away", "open": "open", "bot": "changed"}[row.kind]
    live.tell(change, BotSeated(seat, seat if why == "own" else live.seat_by(guest), why), now)
    return change, None


def _need_say(live: Live, guest: Guest, row: SeatRow, now: float) -> None:
    """Who may put a bot on a seat of others: nobody while its player is here or was a moment ago; then all he keeps waiting.

    What plays for somebody he alone changes. Seats without a person are the host's to fill, and everybody's when the
    host is away.
    """
    if guest.id != live.game.host and not live.seats_of(guest):
        raise Refusal(403, "seated-only")
    if row.kind == "human":
        _need_long_away(live, row, now)
    elif row.guests:
        raise Refusal(403, "not-your-seat", {"seat": row.seat})
    elif live.game.host in live.present():
        live.need_host(guest)


def _need_long_away(live: Live, row: SeatRow, now: float) -> None:
    since, patience = live.away_since(row), live.patience
    if since is None:
        raise Refusal(409, "player-online", {"seat": row.seat})
    if patience is None:
        raise Refusal(409, "only-the-clock", {"seat": row.seat})
    if now - since < patience:
        raise Refusal(409, "just-left", {"seat": row.seat, "seconds": math.ceil(patience - (now - since))})


def to_human(live: Live, guest: Guest, seat: int, now: float, secrets: Secrets) -> Changed:
    """An owner comes back; the host frees a bot's seat for a friend: once the game has begun, when he comes."""
    row = row_at(live, seat)
    if live.game.status == "finished":
        raise Refusal(409, "game-over")
    if row.resigned:
        raise Refusal(409, "resigned", {"seat": seat})
    if live.owns(guest, seat):
        change = seated(live, msgspec.structs.replace(row, kind="human", bot=None), now)
        if row.kind == "bot":
            live.tell(change, SeatReturned(seat), now)
        return change, None
    live.need_host(guest)
    if row.kind != "bot" or row.guests:
        raise Refusal(409, "seat-taken", {"seat": seat})
    freed = msgspec.structs.replace(row, token=new_token(secrets), invited=True)
    if not live.game.begun:
        freed = msgspec.structs.replace(freed, kind="open", bot=None)
    change = seated(live, freed, now)
    if freed.kind == "open":
        change.game["status"] = "waiting"
        change.game["clock"] = live.clock_after(live.game.to_move, now, status="waiting")
    live.tell(change, LinkMade(seat), now)
    return change, None
