"""What was: earlier moments, exports. A running game shows its past only as the asker saw it."""

from __future__ import annotations

import msgspec

from lazaretto.kernel.film import Film
from lazaretto.kernel.formats import PositionForm
from lazaretto.kernel.patch import Patch
from lazaretto.table import records, wire
from lazaretto.table.errors import Refusal
from lazaretto.table.fixture import position_of
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Guest, drawn
from lazaretto.table.live import Live, brings_own
from lazaretto.table.loading import read_film
from lazaretto.table.replaying import steps_again
from lazaretto.table.rows import UnknownTable
from lazaretto.table.saved import SavedSeat, SavedTable
from lazaretto.table.sealed import SEALED_FORMAT, Envelope
from lazaretto.table.shown import decision_then, with_notices

SEALED_HEAD = 200  # bytes: what a file is stands at its beginning


def past_viewer(live: Live, guest: Guest | None, seat: int | None) -> int:
    """A finished game can be looked at from any seat."""
    if live.game.status == "finished" and seat is not None and -1 <= seat < live.game.players:
        return seat
    return live.viewer(guest, seat)


async def film(hub: Hub, live: Live) -> Film:
    """The film of a table, as far as it is played; fetched once and then followed.

    Fetched while nothing is being written here: a change on its way would stand in it and then be added once more.
    """
    if live.shown.film is None:
        async with live.lock:
            if live.shown.film is None:
                live.shown.film = await read_film(hub, await hub.stored(live.id))
    return live.shown.developed()


async def _film_to(hub: Hub, live: Live, n: int) -> Film:
    """The same, if it comes so far: while it was fetched something may have been taken back."""
    found = await film(hub, live)
    if n > len(found):
        raise Refusal(404, "unknown-moment", {"n": n})
    return found


async def position_at(hub: Hub, live: Live, n: int) -> PositionForm:
    """The whole position at decision `n`, by whatever rules it was played."""
    if not 1 <= n <= live.game.n:
        raise Refusal(404, "unknown-moment", {"n": n})
    return position_of(live.game, (await _film_to(hub, live, n)).still(n))


async def moment(hub: Hub, live: Live, viewer: int, n: int, now: float) -> wire.State:
    """The board at decision `n`, and what choice `n - 1` brought about."""
    if not 1 <= n <= live.game.n:
        raise Refusal(404, "unknown-moment", {"n": n})
    seat = None if viewer < 0 else viewer
    if n == live.game.n:
        state = live.state(viewer, n - 1, now)
        state.events = live.events(seat, n - 1, n)
    else:
        state = _state_then(live, await _film_to(hub, live, n), seat, n)
    state.steps = await _steps_then(hub, live, viewer, n)
    return state


async def _steps_then(hub: Hub, live: Live, viewer: int, n: int) -> list[Patch]:
    """What choice `n - 1` changed in the view, so far as it can be made again."""
    if n < 2:
        return []
    still = (await _film_to(hub, live, n)).still(n - 1)
    row = live.shown.row(n - 1)
    if row is None:
        return []
    if not brings_own(live.game):
        return await hub.aside(steps_again, live.game, still, row, viewer)
    try:  # what somebody brought along may take any time
        return await hub.readers.do(steps_again, live.game, still, row, viewer)
    except Refusal:
        return []


def _state_then(live: Live, film: Film, seat: int | None, n: int) -> wire.State:
    """An earlier moment: nobody is asked, nothing is over yet."""
    return wire.State(
        rev=live.game.rev,
        n=n,
        seat=seat,
        view=film.view(n, seat),
        decision=decision_then(film, n),
        legal=[],
        reach={},
        undoable=0,
        since=n - 1,
        events=with_notices(film.events(seat, n - 1, n), live.notices, live.game.n, n - 1, n),
        steps=[],
        scores=None,
        result=None,
        clock=None,
    )


async def export(hub: Hub, live: Live, guest: Guest | None, seat: int | None) -> bytes:
    """One file, as `records.exported` makes it."""
    wish = taking(live, guest, seat)
    return await hub.readers.do(records.exported, await hub.stored(live.id), wish, drawn(hub.secrets))


def taking(live: Live, guest: Guest | None, seat: int | None) -> records.Taking:
    viewer = -1 if live.game.status == "finished" else live.viewer(guest, seat)
    return records.Taking(
        viewer=viewer,
        mine=live.seats_of(guest),
        alone=live.plays_alone(guest),
        is_over=live.shown.is_over,
        assists=live.assists,
        host=guest is not None and guest.id == live.game.host,
        table=_saved(live),
    )


async def seed_of(hub: Hub, body: bytes) -> str | None:
    """What opens a sealed file: the seed of its game, once that is over here."""
    if SEALED_FORMAT.encode() not in body[:SEALED_HEAD]:
        return None
    try:
        envelope = msgspec.json.decode(body, type=Envelope)
        game = (await hub.store.load(envelope.table_id)).game
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, UnknownTable):
        return None
    return game.seed if game.status == "finished" else None


def _saved(live: Live) -> SavedTable:
    seats = [
        SavedSeat("bot", row.name, row.bot, row.resigned, row.on_time)
        if row.kind == "bot"
        else SavedSeat("human", row.name, None, row.resigned, row.on_time)
        for row in live.seats
    ]
    return SavedTable(live.game.title, seats)
