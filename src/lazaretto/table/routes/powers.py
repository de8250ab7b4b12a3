"""Who may do what: asking for a seat, taking links away, agreeing to a pause; the chat."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lazaretto.table import agreeing, chat, knocks, links, talk, wire, wishes
from lazaretto.table.api import READS, WRITES, AnyRoute, SeatPath, TableId, delete, get, post
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker

Number = Annotated[int, Meta(ge=0, le=2_000_000_000)]


@delete("/api/tables/{table_id}/seats/{seat}/token", WRITES)
async def remove_link(asker: Asker, hub: Hub, table_id: TableId, seat: SeatPath) -> None:
    """Nobody comes to this seat by the host's link any more."""
    guest = asker.known()
    await hub.act(table_id, lambda live: links.remove_link(live, guest, seat, hub.time.now(), hub.secrets))


@post("/api/tables/{table_id}/knocks/{number}", WRITES)
async def answer_knock(asker: Asker, hub: Hub, table_id: TableId, number: Number, data: wishes.KnockWish) -> wire.Table:
    """The host lets somebody with a used link sit down, or not."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: knocks.answer(live, guest, number, data.agree, hub.time.now()))
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/pause/answer", WRITES)
async def answer_pause(asker: Asker, hub: Hub, table_id: TableId, data: wishes.AnswerWish) -> wire.Table:
    """Agree to a pause or refuse it; one refusal (or the asker's own) ends the request."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: agreeing.answer(live, guest, data, hub.time.now(), "pause"))
    return live.table(guest, hub.time.now())


# ---------------------------------------------------------------- the chat


@get("/api/tables/{table_id}/chat", READS)
async def read_chat(asker: Asker, hub: Hub, table_id: TableId) -> list[wire.ChatLine]:
    return await talk.lines(hub, await hub.table(table_id), asker.guest)


@post("/api/tables/{table_id}/chat", WRITES, status=201)
async def say(asker: Asker, hub: Hub, table_id: TableId, data: wishes.ChatWish) -> wire.ChatLine:
    return await talk.say(hub, await hub.table(table_id), asker.known(), data.text)


@post("/api/tables/{table_id}/onlookers", WRITES)
async def mute_onlookers(asker: Asker, hub: Hub, table_id: TableId, data: wishes.MuteWish) -> wire.Table:
    """The host lets onlookers write, or not."""
    guest = asker.known()
    live = await hub.act(table_id, lambda live: chat.mute_onlookers(live, guest, data.muted, hub.time.now()))
    return live.table(guest, hub.time.now())


@post("/api/tables/{table_id}/chat/{line}/hide", WRITES)
async def hide(asker: Asker, hub: Hub, table_id: TableId, line: Number, data: wishes.HideWish) -> wire.ChatLine:
    """The host hides a line, or shows it again."""
    return await talk.hide(hub, await hub.table(table_id), asker.known(), line, data.hidden)


@post("/api/tables/{table_id}/chat/{line}/mute", WRITES)
async def mute(asker: Asker, hub: Hub, table_id: TableId, line: Number, data: wishes.MuteWish) -> wire.Table:
    """Whoever wrote this line writes no more, or again."""
    guest = asker.known()
    return (await talk.mute(hub, await hub.table(table_id), guest, line, data.muted)).table(guest, hub.time.now())


@delete("/api/tables/{table_id}/chat/{line}", WRITES)
async def unsay(asker: Asker, hub: Hub, table_id: TableId, line: Number) -> None:
    """The host removes a line for good."""
    await talk.remove(hub, await hub.table(table_id), asker.known(), line)


POWERS: list[AnyRoute] = [
    remove_link,
    answer_knock,
    answer_pause,
    read_chat,
    say,
    mute_onlookers,
    hide,
    mute,
    unsay,
]
