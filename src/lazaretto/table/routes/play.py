"""Playing: states, moves, undo, take-back, pause, hints, why not, history."""

from __future__ import annotations

from lazaretto.table import advice, agreeing, history, moves, talk, wire, wishes
from lazaretto.table.api import READS, WRITES, AnyRoute, Choice, File, SeatPath, SeatQuery, Since, TableId, get, post
from lazaretto.table.errors import Refusal
from lazaretto.table.foretelling import foretold, need_sure
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker

READS_PAST = (403, 503)
MOVES = (401, 403, 409, 413, 422, 503)
MEANS = (401, 403, 409, 503)
HINTS = (401, 403, 409, 413, 503)


@get("/api/tables/{table_id}/state", READS)
async def state(asker: Asker, hub: Hub, table_id: TableId, seat: SeatQuery = None, since: Since = 0) -> wire.State:
    """The board as one of my seats (or a spectator, -1) may see it, with the events from `since` on."""
    live = await hub.table(table_id)
    return live.state(live.viewer(asker.guest, seat), since, hub.time.now())


@post("/api/tables/{table_id}/moves", MOVES)
async def move(asker: Asker, hub: Hub, table_id: TableId, data: wishes.MoveWish) -> wire.Done:
    """Answer decision `n`. The move is committed when this returns."""
    guest = asker.known()
    if data.unless:
        await need_sure(hub, await hub.table(table_id), guest, data)
    live = await hub.act(table_id, lambda live: moves.move(live, guest, data, hub.time.now()), choices=data.choices)
    return wire.Done(live.game.rev, live.game.n)


@get("/api/tables/{table_id}/means", MEANS)
async def means(asker: Asker, hub: Hub, table_id: TableId, seat: SeatPath) -> wire.Means:
    """What each legal choice of my seat brings, and the ways it is offered."""
    live = await hub.table(table_id)
    live.need_player(asker.known(), seat)
    live.need_running()
    if live.match.to_move != seat:
        raise Refusal(409, "not-your-turn", {"seat": seat, "asked": live.match.to_move})
    return await foretold(hub, live)


@post("/api/tables/{table_id}/undo", WRITES)
async def undo(asker: Asker, hub: Hub, table_id: TableId, data: wishes.UndoWish) -> wire.Done:
    """Take back own choices since the last barrier."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: moves.undo(live, guest, data, hub.time.now()))
    return wire.Done(live.game.rev, live.game.n)


@post("/api/tables/{table_id}/takeback", WRITES)
async def take_back(asker: Asker, hub: Hub, table_id: TableId, data: wishes.TakeBackWish) -> wire.Table:
    """Ask the others to go back to an earlier decision."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: agreeing.take_back(live, guest, data, hub.time.now()), aside=True)
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/takeback/answer", WRITES)
async def answer(asker: Asker, hub: Hub, table_id: TableId, data: wishes.AnswerWish) -> wire.Table:
    """Agree or refuse; one refusal (or the asker's own) ends the request."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: agreeing.answer(live, guest, data, hub.time.now(), "takeback"), aside=True)
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/resign", WRITES)
async def resign(asker: Asker, hub: Hub, table_id: TableId, data: wishes.SeatOnly) -> wire.Table:
    guest = asker.known()
    live = await hub.act(table_id, lambda live: moves.resign(live, guest, data.seat, hub.time.now()))
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/pause", WRITES)
async def pause(asker: Asker, hub: Hub, table_id: TableId, data: wishes.PauseWish) -> wire.Table:
    """Ask the others for a pause, or end one."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: agreeing.pause(live, guest, data.paused, hub.time.now()))
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/hint", HINTS)
async def hint(asker: Asker, hub: Hub, table_id: TableId, data: wishes.HintWish) -> advice.Hint:
    """What a bot would do in this seat, from what this seat knows."""
    return await talk.hint(hub, await hub.table(table_id), asker.known(), data)


@get("/api/tables/{table_id}/why", READS)
async def why(asker: Asker, hub: Hub, table_id: TableId, choice: Choice) -> wire.Why:
    """Why a choice is not allowed now: the reasons that hold here, in the asker's language."""
    return talk.why(hub.words, await hub.table(table_id), asker.guest, choice, asker.language)


@get("/api/tables/{table_id}/moments/{n}", READS_PAST)
async def moment(asker: Asker, hub: Hub, table_id: TableId, n: int, seat: SeatQuery = None) -> wire.State:
    """The board at an earlier decision; a running game as the asker saw it then."""
    live = await hub.table(table_id)
    return await history.moment(hub, live, history.past_viewer(live, asker.guest, seat), n, hub.time.now())


@get("/api/tables/{table_id}/log", READS)
async def log(hub: Hub, table_id: TableId) -> list[wire.LogLine]:
    """The choices so far; they are open to all."""
    live = await hub.table(table_id)
    return live.shown.lines(live.times)


@get("/api/tables/{table_id}/export", READS_PAST)
async def export(asker: Asker, hub: Hub, table_id: TableId, seat: SeatQuery = None) -> File:
    """One file that can be imported: the full log, or (running, with others) what the seat may see."""
    live = await hub.table(table_id)
    return File(f"{live.game.name}-{live.id}.json", await history.export(hub, live, asker.guest, seat))


PLAY: list[AnyRoute] = [
    state,
    move,
    means,
    undo,
    take_back,
    answer,
    resign,
    pause,
    hint,
    why,
    moment,
    log,
    export,
]
