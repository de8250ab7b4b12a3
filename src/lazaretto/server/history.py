"""What was: earlier moments, exports. A running game shows its past only as the asker saw it."""

from __future__ import annotations

from typing import Any

import msgspec

from lazaretto.kernel.match import LOG_FORMAT
from lazaretto.server import records, wire
from lazaretto.server.errors import Refusal
from lazaretto.server.hub import Hub
from lazaretto.server.identity import Guest
from lazaretto.server.live import Live, state_of


def past_viewer(live: Live, guest: Guest | None, seat: int | None) -> int:
    """A finished game can be looked at from any seat."""
    if live.game.status == "finished" and seat is not None and -1 <= seat < live.game.players:
        return seat
    return live.viewer(guest, seat)


async def log_until(hub: Hub, live: Live, n: int) -> dict[str, Any]:
    """A log that ends at decision `n`, from the nearest snapshot on; its numbering may begin there."""
    match = live.match
    if not 1 <= n <= match.n:
        raise Refusal(404, "unknown-moment", {"n": n})
    snapshot = await hub.store.snapshot_before(live.id, n)
    if match is not live.match or snapshot is None:
        return {**match.log(), "choices": match.lines(1, n)}
    kept, position = snapshot
    header = {**match.header.json(), "seed": str(match.header.seed)}
    return {"format": LOG_FORMAT, **header, "position": position, "setup": [], "choices": match.lines(kept, n)}


async def moment(hub: Hub, live: Live, viewer: int, n: int, now: float) -> wire.State:
    """The board at decision `n`, and what choice `n - 1` brought about."""
    seat = None if viewer < 0 else viewer
    if n == live.match.n:
        state = state_of(live, live.match, viewer, 0, now)
        state.since = n - 1
    else:
        then = await hub.readers.do(records.past, await log_until(hub, live, n), seat)
        state = _state_then(live, then, seat, n)
    state.events = [event for event in live.match.events(seat, n - 1) if event["n"] < n]
    return state


def _state_then(live: Live, then: records.Past, seat: int | None, n: int) -> wire.State:
    """An earlier moment: nobody is asked, nothing is over yet."""
    return wire.State(
        rev=live.game.rev,
        n=n,
        seat=seat,
        view=then.view,
        decision=None if then.decision is None else msgspec.structs.replace(then.decision, n=n),
        legal=[],
        undoable=0,
        since=n - 1,
        events=[],
        scores=None,
        result=None,
        clock=None,
    )


async def export(hub: Hub, live: Live, guest: Guest | None, seat: int | None) -> bytes:
    """One file, as `records.exported` makes it."""
    viewer = -1 if live.game.status == "finished" else live.viewer(guest, seat)
    wish = records.Taking(viewer=viewer, mine=live.seats_of(guest), alone=_alone(live, guest), table=_saved(live))
    return await hub.readers.do(records.exported, await hub.stored(live.id), wish)


def _alone(live: Live, guest: Guest | None) -> bool:
    """No seat is anybody else's, not even one a bot holds for a leaver, and none waits for somebody."""
    others = [row for row in live.seats if not live.owns(guest, row.seat)]
    return len(others) < len(live.seats) and all(row.kind == "bot" and not row.guests for row in others)


def _saved(live: Live) -> dict[str, Any]:
    seats = [
        wire.SavedSeat("bot", row.name, row.bot, row.resigned)
        if row.kind == "bot"
        else wire.SavedSeat("human", row.name, None, row.resigned)
        for row in live.seats
    ]
    form: dict[str, Any] = msgspec.to_builtins(wire.SavedTable(live.game.title, seats))
    return form
