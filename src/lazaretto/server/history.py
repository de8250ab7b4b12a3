"""What was: earlier moments, exports. A running game shows its past only as the asker saw it."""

from __future__ import annotations

import time
from typing import Any

from lazaretto.games import game as game_called
from lazaretto.kernel.match import LOG_FORMAT, Match
from lazaretto.server import wire
from lazaretto.server.errors import Refusal
from lazaretto.server.hub import Hub
from lazaretto.server.identity import Guest
from lazaretto.server.live import Live, state_of


def past_viewer(live: Live, guest: Guest | None, seat: int | None) -> int:
    """A finished game can be looked at from any seat."""
    if live.game.status == "finished" and seat is not None and -1 <= seat < live.game.players:
        return seat
    return live.viewer(guest, seat)


async def match_at(hub: Hub, live: Live, n: int) -> Match:
    """The match at decision `n`, from the nearest snapshot; its own numbering may begin there."""
    match = live.match
    if not 1 <= n <= match.n:
        raise Refusal(404, "unknown-moment", {"n": n})
    if n == match.n:
        return match
    log = match.log()
    snapshot = await hub.store.snapshot_before(live.id, n)
    if match is not live.match or snapshot is None:
        return game_called(match.module.name).replay(log, n - 1)
    kept, position = snapshot
    choices = log["choices"][kept - 1 : n - 1]
    return game_called(match.module.name).replay(
        {**log, "format": LOG_FORMAT, "position": position, "setup": [], "choices": choices}
    )


async def moment(hub: Hub, live: Live, viewer: int, n: int) -> wire.State:
    """The board at decision `n`, and what choice `n - 1` brought about."""
    then = await match_at(hub, live, n)
    state = state_of(live, then, viewer, 0, time.time())
    seat = None if viewer < 0 else viewer
    state.n, state.since = n, n - 1
    state.events = [event for event in live.match.events(seat, n - 1) if event["n"] < n]
    if state.decision is not None:
        state.decision.n = n
    return state


def export(live: Live, guest: Guest | None, seat: int | None) -> dict[str, Any]:
    """The full record once the game is over; before that what the seat may see."""
    if live.game.status == "finished":
        return live.match.log()
    viewer = live.viewer(guest, seat)
    return live.match.export(None if viewer < 0 else viewer)
