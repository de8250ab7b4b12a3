"""Tables and their seats: opening, sitting down, leaving, again."""

from __future__ import annotations

from lazaretto.table import links, opening, seating, wire, wishes
from lazaretto.table.api import EDITION_LIMIT, READS, WRITES, AnyRoute, SeatPath, TableId, delete, get, post
from lazaretto.table.botnames import need_known
from lazaretto.table.history import position_at, seed_of
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker, drawn
from lazaretto.table.prints import print_of
from lazaretto.table.rows import Change

IMPORT_LIMIT = 2_000_000
MAKES = (401, 403, 413, 503)
IMPORTS = (401, 403, 409, 413, 503)
FORKS = (401, 403, 409, 413, 503)


@post("/api/tables", MAKES, status=201, limit=EDITION_LIMIT)
async def open_table(asker: Asker, hub: Hub, data: wishes.NewTable) -> wire.Table:
    """A new table; it runs as soon as no seat is open."""
    guest = asker.known()
    need_known([wish.bot for wish in data.seats], hub.house.own_bots)
    if data.edition is None:
        live = await hub.create(opening.new_table(data, guest, hub.time.now(), hub.secrets))
    else:
        live = await hub.make(guest, opening.new_table, data, guest, hub.time.now(), drawn(hub.secrets))
    return live.table(guest, hub.time.now())


@get("/api/tables/{table_id}", READS)
async def table(asker: Asker, hub: Hub, table_id: TableId) -> wire.Table:
    return (await hub.table(table_id)).table(asker.guest, hub.time.now())


@get("/api/tables/{table_id}/printed", READS)
async def printed(hub: Hub, table_id: TableId) -> wire.PrintedInfo:
    """What is printed on the components of this table: its words and its board are made of it."""
    return await hub.aside(print_of, (await hub.table(table_id)).game)


@delete("/api/tables/{table_id}", WRITES)
async def delete_table(asker: Asker, hub: Hub, table_id: TableId) -> None:
    """The host may take a table away until its game has begun."""
    live = await hub.table(table_id)
    links.need_removable(live, asker.known())
    await hub.delete(live)


@post("/api/tables/{table_id}/claim", WRITES)
async def claim(asker: Asker, hub: Hub, table_id: TableId, data: wishes.ClaimWish) -> wire.Table:
    """Sit down, with the secret of a seat or at an open seat of a public table."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: seating.claim(live, guest, data, hub.time.now(), hub.secrets))
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/seats/{seat}/bot", WRITES)
async def to_bot(asker: Asker, hub: Hub, table_id: TableId, seat: SeatPath, data: wishes.BotWish) -> wire.Table:
    """A bot takes an open seat or plays on for somebody who left a while ago."""
    guest = asker.known()
    need_known([data.bot], hub.house.own_bots)
    live = await hub.act(table_id, lambda live: seating.to_bot(live, guest, seat, data.bot, hub.time.now()))
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/seats/{seat}/human", WRITES)
async def to_human(asker: Asker, hub: Hub, table_id: TableId, seat: SeatPath) -> wire.Table:
    """The owner takes the seat back from its bot; the host opens a bot's seat for a friend."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: seating.to_human(live, guest, seat, hub.time.now(), hub.secrets))
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/seats/{seat}/token", WRITES)
async def new_link(asker: Asker, hub: Hub, table_id: TableId, seat: SeatPath) -> wire.Table:
    """A new secret link for a seat; the old one is worth nothing any more."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: links.new_link(live, guest, seat, hub.time.now(), hub.secrets))
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/rematch", WRITES, status=201)
async def rematch(asker: Asker, hub: Hub, table_id: TableId) -> wire.Table:
    """The same people again; whoever asks second gets the table of the first."""
    guest = asker.known()
    live = await hub.table(table_id)
    stored = await hub.aside(opening.rematch, live, guest, hub.time.now(), hub.secrets)
    if live.game.rematch is None:
        made = await hub.create(stored)
        named = Change(game={"rematch": made.id})
        await hub.act(table_id, lambda live: (named if live.game.rematch is None else Change(), None))
        if live.game.rematch == made.id:
            hub.publish({"t": live.id, "rematch": made.id})
        else:  # somebody asked at the same moment: one table is enough
            await hub.delete(made)
    return (await hub.table(live.game.rematch or "")).table(guest, hub.time.now())


@post("/api/tables/{table_id}/fork", FORKS, status=201)
async def fork(asker: Asker, hub: Hub, table_id: TableId, data: wishes.ForkWish) -> wire.Table:
    """A new table that begins at a moment of this one; its chance is drawn anew."""
    guest = asker.known()
    live = await hub.table(table_id)
    need_known([wish.bot for wish in data.seats or []], hub.house.own_bots)
    wish = opening.forking(live, guest, data, hub.time.now(), hub.secrets)
    made = await hub.make(guest, opening.forked, await position_at(hub, live, data.n), wish, drawn(hub.secrets))
    return made.table(guest, hub.time.now())


@post("/api/import", IMPORTS, status=201, limit=IMPORT_LIMIT)
async def import_game(asker: Asker, hub: Hub, body: bytes) -> wire.Table:
    """A table from an exported file, finished or running; the importer sits wherever people sat."""
    guest = asker.known()
    seed = await seed_of(hub, body)
    made = await hub.make(guest, opening.imported, body, guest, hub.time.now(), drawn(hub.secrets), seed)
    return made.table(guest, hub.time.now())


TABLES: list[AnyRoute] = [
    open_table,
    table,
    printed,
    delete_table,
    claim,
    to_bot,
    to_human,
    new_link,
    rematch,
    fork,
    import_game,
]
