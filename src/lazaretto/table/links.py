"""The links to seats: who may make a new one, and who may take one away. And whole tables, too."""

from __future__ import annotations

import msgspec

from lazaretto.kernel.notices import LinkMade, LinkRemoved
from lazaretto.table.errors import Refusal
from lazaretto.table.identity import Guest, new_token
from lazaretto.table.knocks import forgotten
from lazaretto.table.live import Live
from lazaretto.table.moves import Changed
from lazaretto.table.ports import Secrets
from lazaretto.table.rows import Change, SeatRow
from lazaretto.table.seating import row_at, seated


def new_link(live: Live, guest: Guest, seat: int, now: float, secrets: Secrets) -> Changed:
    """An owner's other devices lose the seat. A host invites to a seat that is open, a bot's, or a friend's who is away."""
    row = row_at(live, seat)
    own = live.owns(guest, seat)
    if not own:
        _need_to_invite(live, guest, row)
    guests = (guest.id,) if own else row.guests
    change = _linked(live, msgspec.structs.replace(row, guests=guests, invited=not own), now, new_token(secrets))
    if not own:
        live.tell(change, LinkMade(seat), now)
    return change, None


def _need_to_invite(live: Live, guest: Guest, row: SeatRow) -> None:
    live.need_host(guest)
    if live.game.status == "finished":
        raise Refusal(409, "game-over")
    if row.resigned:
        raise Refusal(409, "resigned", {"seat": row.seat})
    if row.guests and live.away_since(row) is None:
        raise Refusal(409, "player-online", {"seat": row.seat})


def remove_link(live: Live, guest: Guest, seat: int, now: float, secrets: Secrets) -> Changed:
    """Nobody comes in by the host's link any more, nor asks by one that was used. Who sits there stays."""
    live.need_host(guest)
    row = row_at(live, seat)
    if not row.invited and row.used is None:
        raise Refusal(409, "no-link", {"seat": seat})
    token = new_token(secrets) if row.invited else row.token  # a person's link to his own devices stays
    change = _linked(live, msgspec.structs.replace(row, invited=False), now, token)
    live.tell(change, LinkRemoved(seat), now)
    return change, None


def _linked(live: Live, row: SeatRow, now: float, token: str) -> Change:
    """The seat with another secret: the old ones are worth nothing, not even to ask by."""
    change = seated(live, msgspec.structs.replace(row, token=token, used=None), now)
    change.game["knocks"] = forgotten(live.game, row.seat)
    return change


def need_removable(live: Live, guest: Guest) -> None:
    """The host may take a table away until its game has begun, whatever became of its seats since."""
    live.need_host(guest)
    if live.game.begun or live.game.status != "waiting":
        raise Refusal(409, "already-running")
