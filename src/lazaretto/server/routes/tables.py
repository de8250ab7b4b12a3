"""Tables and their seats: opening, sitting down, leaving, again."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Request, delete, get, post

from lazaretto.server import opening, seating, wire
from lazaretto.server.door import Caller
from lazaretto.server.errors import Refusal
from lazaretto.server.history import log_until
from lazaretto.server.hub import Hub
from lazaretto.server.routes.common import READS, WRITES, SeatPath, TableId, refusals
from lazaretto.store.store import Change

IMPORT_LIMIT = 2_000_000
EDITION_LIMIT = 200_000  # ours have up to 65,000


@post("/api/tables", responses=refusals(401, 403, 413, 503), request_max_body_size=EDITION_LIMIT)
async def open_table(caller: Caller, hub: Hub, data: wire.NewTable) -> wire.Table:
    """A new table; it runs as soon as no seat is open."""
    guest = caller.known()
    if data.edition is None:
        live = await hub.create(opening.new_table(data, guest, time.time()))
    else:
        live = await hub.make(guest, opening.new_table, data, guest, time.time())
    return live.table(guest, time.time())


@get("/api/tables/{table_id:str}", responses=READS)
async def table(caller: Caller, hub: Hub, table_id: TableId) -> wire.Table:
    return (await hub.table(table_id)).table(caller.guest, time.time())


@delete("/api/tables/{table_id:str}", responses=WRITES)
async def delete_table(caller: Caller, hub: Hub, table_id: TableId) -> None:
    """The host may take a table away while it waits for players."""
    live = await hub.table(table_id)
    live.need_host(caller.known())
    if live.game.status != "waiting":
        raise Refusal(409, "already-running")
    await hub.delete(live)


@post("/api/tables/{table_id:str}/claim", status_code=200, responses=WRITES)
async def claim(caller: Caller, hub: Hub, table_id: TableId, data: wire.ClaimWish) -> wire.Table:
    """Sit down, with the secret of a seat or at an open seat of a public table."""
    guest = caller.known()
    live = await hub.act(table_id, lambda live: seating.claim(live, guest, data, time.time()))
    return live.table(guest, time.time())


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=WRITES)
async def to_bot(caller: Caller, hub: Hub, table_id: TableId, seat: SeatPath, data: wire.BotWish) -> wire.Table:
    """A bot takes an open seat or plays on for somebody who left."""
    guest = caller.known()
    live = await hub.act(table_id, lambda live: seating.to_bot(live, guest, seat, data.bot, time.time()))
    return live.table(guest, time.time())


@post("/api/tables/{table_id:str}/seats/{seat:int}/human", status_code=200, responses=WRITES)
async def to_human(caller: Caller, hub: Hub, table_id: TableId, seat: SeatPath) -> wire.Table:
    """The owner takes the seat back from its bot; the host opens a bot's seat for a friend."""
    guest = caller.known()
    live = await hub.act(table_id, lambda live: seating.to_human(live, guest, seat, time.time()))
    return live.table(guest, time.time())


@post("/api/tables/{table_id:str}/seats/{seat:int}/token", status_code=200, responses=WRITES)
async def new_link(caller: Caller, hub: Hub, table_id: TableId, seat: SeatPath) -> wire.Table:
    """A new secret link for a seat; the old one is worth nothing any more."""
    guest = caller.known()
    live = await hub.act(table_id, lambda live: seating.new_link(live, guest, seat, time.time()))
    return live.table(guest, time.time())


@post("/api/tables/{table_id:str}/rematch", responses=WRITES)
async def rematch(caller: Caller, hub: Hub, table_id: TableId) -> wire.Table:
    """The same people again; whoever asks second gets the table of the first."""
    guest = caller.known()
    live = await hub.table(table_id)
    stored = await asyncio.to_thread(opening.rematch, live, guest, time.time())
    if live.game.rematch is None:
        made = await hub.create(stored)
        named = Change(game={"rematch": made.id})
        await hub.act(table_id, lambda live: (named if live.game.rematch is None else Change(), None))
        if live.game.rematch == made.id:
            hub.publish({"t": live.id, "rematch": made.id})
        else:  # somebody asked at the same moment: one table is enough
            await hub.delete(made)
    return (await hub.table(live.game.rematch or "")).table(guest, time.time())


@post("/api/tables/{table_id:str}/fork", responses=refusals(401, 403, 409, 413, 503))
async def fork(caller: Caller, hub: Hub, table_id: TableId, data: wire.ForkWish) -> wire.Table:
    """A new table that begins at a moment of this one; its chance is drawn anew."""
    guest = caller.known()
    live = await hub.table(table_id)
    wish = opening.forking(live, guest, data, time.time())
    made = await hub.make(guest, opening.forked, await log_until(hub, live, data.n), wish)
    return made.table(guest, time.time())


@post("/api/import", responses=refusals(401, 403, 413, 503), request_max_body_size=IMPORT_LIMIT)
async def import_game(request: Request[Any, Any, Any], caller: Caller, hub: Hub) -> wire.Table:
    """A table from an exported file, finished or running; the importer sits wherever people sat."""
    guest = caller.known()
    return (await hub.make(guest, opening.imported, await request.body(), guest, time.time())).table(guest, time.time())


TABLES: list[Any] = [
    open_table,
    table,
    delete_table,
    claim,
    to_bot,
    to_human,
    new_link,
    rematch,
    fork,
    import_game,
]
