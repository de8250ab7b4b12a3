"""Playing: states, moves, undo, take-back, pause, hints, why not, history, chat."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from lazaretto.server import history, moves, talk, wire
from lazaretto.server.door import Caller
from lazaretto.server.hub import Hub
from lazaretto.server.routes.common import READS, WRITES, SeatQuery, TableId, refusals

Since = Annotated[int, Parameter(ge=0, le=1_000_000)]
Choice = Annotated[str, Parameter(min_length=1, max_length=200)]
READS_PAST = refusals(403, 503)
MOVES = refusals(401, 403, 409, 413, 422, 503)


@get("/api/tables/{table_id:str}/state", responses=READS)
async def state(caller: Caller, hub: Hub, table_id: TableId, seat: SeatQuery = None, since: Since = 0) -> wire.State:
    """The board as one of my seats (or a spectator, -1) may see it, with the events from `since` on."""
    live = await hub.table(table_id)
    return live.state(live.viewer(caller.guest, seat), since, time.time())


@post("/api/tables/{table_id:str}/moves", status_code=200, responses=MOVES)
async def move(caller: Caller, hub: Hub, table_id: TableId, data: wire.MoveWish) -> wire.Done:
    """Answer decision `n`. The move is committed when this returns."""
    guest = caller.known()
    live = await hub.act(table_id, lambda live: moves.move(live, guest, data, time.time()), choice=data.choice)
    return wire.Done(live.game.rev, live.game.n)


@post("/api/tables/{table_id:str}/preview", status_code=200, responses=MOVES)
async def preview(caller: Caller, hub: Hub, table_id: TableId, data: wire.MoveWish) -> wire.Preview:
    """Could this choice still be undone?"""
    live = await hub.table(table_id)
    await hub.try_out(live, data.choice)
    return talk.preview(live, caller.guest, data)


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=WRITES)
async def undo(caller: Caller, hub: Hub, table_id: TableId, data: wire.UndoWish) -> wire.Done:
    """Take back own choices since the last barrier."""
    guest = caller.known()
    live = await hub.act(table_id, lambda live: moves.undo(live, guest, data, time.time()))
    return wire.Done(live.game.rev, live.game.n)


@post("/api/tables/{table_id:str}/takeback", status_code=200, responses=WRITES)
async def take_back(caller: Caller, hub: Hub, table_id: TableId, data: wire.TakeBackWish) -> wire.Table:
    """Ask the others to go back to an earlier decision."""
    guest = caller.known()
    live = await hub.act(table_id, lambda live: moves.take_back(live, guest, data, time.time()), aside=True)
    return live.table(guest, time.time())


@post("/api/tables/{table_id:str}/takeback/answer", status_code=200, responses=WRITES)
async def answer(caller: Caller, hub: Hub, table_id: TableId, data: wire.AnswerWish) -> wire.Table:
    """Agree or refuse; one refusal (or the asker's own) ends the request."""
    guest = caller.known()
    live = await hub.act(table_id, lambda live: moves.answer(live, guest, data, time.time()), aside=True)
    return live.table(guest, time.time())


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=WRITES)
async def resign(caller: Caller, hub: Hub, table_id: TableId, data: wire.SeatOnly) -> wire.Table:
    guest = caller.known()
    live = await hub.act(table_id, lambda live: moves.resign(live, guest, data.seat, time.time()))
    return live.table(guest, time.time())


@post("/api/tables/{table_id:str}/pause", status_code=200, responses=WRITES)
async def pause(caller: Caller, hub: Hub, table_id: TableId, data: wire.PauseWish) -> wire.Table:
    guest = caller.known()
    live = await hub.act(table_id, lambda live: moves.pause(live, guest, data.paused, time.time()))
    return live.table(guest, time.time())


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=refusals(401, 403, 409, 413, 503))
async def hint(caller: Caller, hub: Hub, table_id: TableId, data: wire.HintWish) -> wire.Hint:
    """What a bot would do in this seat, from what this seat knows."""
    return await talk.hint(hub, await hub.table(table_id), caller.known(), data)


@get("/api/tables/{table_id:str}/why", responses=READS)
async def why(caller: Caller, hub: Hub, table_id: TableId, choice: Choice) -> wire.Why:
    """Why a choice is not allowed now: the rules, in the asker's language."""
    return talk.why(await hub.table(table_id), choice, caller.language)


@get("/api/tables/{table_id:str}/moments/{n:int}", responses=READS_PAST)
async def moment(caller: Caller, hub: Hub, table_id: TableId, n: int, seat: SeatQuery = None) -> wire.State:
    """The board at an earlier decision; a running game as the asker saw it then."""
    live = await hub.table(table_id)
    return await history.moment(hub, live, history.past_viewer(live, caller.guest, seat), n, time.time())


@get("/api/tables/{table_id:str}/log", responses=READS)
async def log(hub: Hub, table_id: TableId) -> list[wire.LogLine]:
    """The choices so far; they are open to all."""
    live = await hub.table(table_id)
    space = live.match.module.space
    lines = zip(live.match.record, live.times, strict=True)
    return [wire.LogLine(n, e.seat, e.frame, space.text(e.option), at, e.by_itself) for n, (e, at) in enumerate(lines) if n]


@get("/api/tables/{table_id:str}/export", responses=READS_PAST)
async def export(caller: Caller, hub: Hub, table_id: TableId, seat: SeatQuery = None) -> Response[dict[str, Any]]:
    """One file that can be imported: the full log, or (running, with others) what the seat may see."""
    live = await hub.table(table_id)
    name = f'attachment; filename="{live.game.name}-{live.id}.json"'
    file: Any = await history.export(hub, live, caller.guest, seat)  # encoded already
    return Response(file, headers={"content-disposition": name}, media_type="application/json")


@get("/api/tables/{table_id:str}/chat", responses=READS)
async def chat(hub: Hub, table_id: TableId) -> list[wire.ChatLine]:
    live = await hub.table(table_id)
    return [msgspec.convert(line, wire.ChatLine, from_attributes=True) for line in await hub.store.chat(live.id)]


@post("/api/tables/{table_id:str}/chat", responses=WRITES)
async def say(caller: Caller, hub: Hub, table_id: TableId, data: wire.ChatWish) -> wire.ChatLine:
    return await talk.say(hub, await hub.table(table_id), caller.known(), data.text)


PLAY: list[Any] = [
    state,
    move,
    preview,
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
    chat,
    say,
]
