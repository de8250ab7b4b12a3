"""What was: earlier moments, exports. A running game shows its past only as the asker saw it."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from lazaretto.games import game as game_called
from lazaretto.kernel.match import LOG_FORMAT, Match
from lazaretto.server import wire
from lazaretto.server.errors import Refusal
from lazaretto.server.hub import Hub
from lazaretto.server.identity import Guest
from lazaretto.server.live import Live, state_of
from lazaretto.server.opening import known_position, with_another_future


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
    if state.decision is not None and state.decision.n != n:
        state.decision = msgspec.structs.replace(state.decision, n=n)
    return state


def export(live: Live, guest: Guest | None, seat: int | None) -> dict[str, Any]:
    """One file: a game that is over, or that hides nothing from who is alone at the table, as a log that goes on.

    Of any other the file holds what the seat may see, and a position in which the rest is dealt anew.
    """
    match = live.match
    if live.game.status == "finished":
        return {**match.log(), "table": _saved(live)}
    viewer = live.viewer(guest, seat)
    if _alone(live, guest) and match.is_known_to(live.seats_of(guest)):
        return {**with_another_future(match.log()), "table": _saved(live)}
    seen = match.export(None if viewer < 0 else viewer)
    return {**seen, "position": known_position(match, viewer), "table": _saved(live)}


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
