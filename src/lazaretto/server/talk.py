"""Questions and talk at a table, the same over HTTP and over the socket."""

from __future__ import annotations

import time

import msgspec

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server import moves, wire
from lazaretto.server.botnames import bot_called
from lazaretto.server.errors import Refusal, rule_texts
from lazaretto.server.hub import Hub
from lazaretto.server.identity import Guest, clean
from lazaretto.server.live import Live
from lazaretto.server.thinkers import ThinkerFailed
from lazaretto.store import ChatRow


def preview(live: Live, guest: Guest | None, wish: wire.MoveWish) -> wire.Preview:
    try:
        return moves.preview(live, guest, wish)
    except LazarettoError as error:
        raise live.refuse(error) from error


def why(live: Live, choice: str, language: str) -> wire.Why:
    match = live.match
    try:
        option = match.option_of(choice)
    except LazarettoError as error:
        raise live.refuse(error) from error
    if not match.is_over and option in match.legal_options():
        return wire.Why(True, [])
    return wire.Why(False, rule_texts(match.explain(option), language))


async def hint(hub: Hub, live: Live, guest: Guest, wish: wire.HintWish) -> wire.Hint:
    live.need_player(guest, wish.seat)
    live.need_running()
    match = live.match
    if match.to_move != wish.seat:
        raise Refusal(409, "not-your-turn", {"seat": wish.seat, "asked": match.to_move})
    bot_called(wish.bot, match.module, 0)
    if guest.id in hub.hinted:
        raise Refusal(429, "too-many", {"seconds": 1})
    hub.hinted.add(guest.id)  # one at a time: the bots at the tables need the processes too
    try:
        return wire.Hint(match.n, await hub.thinkers.choose(wish.bot, match, wish.seat))
    except ThinkerFailed as error:
        raise Refusal(503, "bot-unavailable") from error
    finally:
        hub.hinted.discard(guest.id)


async def say(hub: Hub, live: Live, guest: Guest, text: str) -> wire.ChatLine:
    said = clean(text)
    if not said:
        raise Refusal(400, "empty-chat", place="text")
    mine = live.seats_of(guest)
    name = live.seats[mine[0]].name if mine else guest.name
    row = ChatRow(id=0, seat=mine[0] if mine else None, name=name, text=said, time=time.time())
    return msgspec.convert(await hub.say(live, row), wire.ChatLine, from_attributes=True)
