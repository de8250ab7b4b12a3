"""What a lobby shows of a table, to whom it may belong."""

from __future__ import annotations

import msgspec

from lazaretto.table import wire
from lazaretto.table.around import seat_info
from lazaretto.table.identity import Guest
from lazaretto.table.live import Live
from lazaretto.table.prints import is_own
from lazaretto.table.rows import Stored


def brief_of(stored: Stored, guest: Guest, live: Live | None, now: float) -> wire.Brief:
    """`live` is the table if somebody looks at it now."""
    game = stored.game
    seats = [seat_info(row, guest, live) for row in stored.seats]
    for seat in seats:
        seat.token = None
    mine = game.status == "running" and game.to_move is not None and guest.id in stored.seats[game.to_move].guests
    return wire.Brief(
        id=game.id,
        game=game.name,
        title=game.title,
        status=game.status,
        players=game.players,
        seats=seats,
        n=game.n,
        to_move=game.to_move,
        my_turn=mine,
        updated=min(game.updated, now),
        result=None if game.result is None else msgspec.convert(game.result, wire.Result),
        own_edition=is_own(game),
    )
