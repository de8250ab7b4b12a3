"""Questions and talk at a table, the same over HTTP and over the socket."""

from __future__ import annotations

import math
from itertools import product

import msgspec

from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.table import chat, wire, wishes
from lazaretto.table.advice import Hint
from lazaretto.table.botnames import bot_called
from lazaretto.table.chat import name_here, need_word, shown
from lazaretto.table.coaching import advised
from lazaretto.table.errors import Refusal, reasons_told, rule_texts
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Guest
from lazaretto.table.live import Live
from lazaretto.table.names import clean_line
from lazaretto.table.ports import ThinkerFailed, Words
from lazaretto.table.rows import ChatRow

OR = "|"  # between words of which one was meant
MEANT = 40  # choices that may be meant at once


def why(words: Words, live: Live, guest: Guest | None, choice: str, language: str) -> wire.Why:
    """Why the asker cannot choose this now; whoever is not asked learns whose turn it is."""
    match = live.match
    seat = match.to_move if live.owns(guest, -1 if match.to_move is None else match.to_move) else live.viewer(guest, None)
    try:
        found = min((match.reasons(each, seat) for each in _meant(choice)), key=len)
    except LazarettoError as error:
        raise live.refuse(error) from error
    ledger = match.module.ledger()
    rules = [ledger[each["rule"]] for each in found if each["rule"] is not None]
    texts = {rule.id: rule for rule in rule_texts(rules, language)}
    return wire.Why(not found, reasons_told(found, texts, words, language, match.module.name, live.names))


def _meant(choice: str) -> list[str]:
    """`Work nu1 B7|B9`: a click does not say which. Of several the one is told of that is refused for the fewest reasons."""
    ways = [word.split(OR) for word in choice.split()]
    if math.prod(map(len, ways)) > MEANT:
        raise BadInput("too-long", "choice", {"most": str(MEANT)})
    return [" ".join(words) for words in product(*ways)] or [choice]


async def hint(hub: Hub, live: Live, guest: Guest, wish: wishes.HintWish) -> Hint:
    live.need_player(guest, wish.seat)
    live.need_running()
    if not live.assists:
        raise Refusal(403, "no-assist")
    match = live.match
    if match.to_move != wish.seat:
        raise Refusal(409, "not-your-turn", {"seat": wish.seat, "asked": match.to_move})
    bot_called(wish.bot, match.module, 0)
    if guest.id in hub.hinted:
        raise Refusal(429, "too-many", {"seconds": 1})
    hub.hinted.add(guest.id)  # one at a time: the bots at the tables need the processes too
    try:
        found = await advised(hub, live, match, wish.bot, guest.id)
        instead = "" if wish.bot.startswith(found.by) else found.by
        return Hint(match.n, found.best[0].choice["text"], instead, found.by, found.best)
    except ThinkerFailed as error:
        raise Refusal(503, "bot-unavailable") from error
    finally:
        hub.hinted.discard(guest.id)


async def say(hub: Hub, live: Live, guest: Guest, text: str) -> wire.ChatLine:
    need_word(live, guest)
    wait = hub.chatter.take(guest.id)
    if wait > 0:
        raise Refusal(429, "too-many", {"seconds": math.ceil(wait)})
    said = clean_line(text)
    if not said:
        raise Refusal(400, "empty-chat", place="text")
    mine = live.seats_of(guest)
    seat = mine[0] if mine else None
    row = ChatRow(id=0, seat=seat, name=name_here(live, guest), text=said, time=hub.time.now(), guest=guest.id)
    return shown(live, guest, await hub.say(live, row))


async def lines(hub: Hub, live: Live, guest: Guest | None) -> list[wire.ChatLine]:
    return [shown(live, guest, row) for row in await hub.store.chat(live.id)]


# ---------------------------------------------------------------- what the host can do


async def _said(hub: Hub, live: Live, guest: Guest, line: int) -> ChatRow:
    live.need_host(guest)
    row = await hub.store.line(live.id, line)
    if row is None:
        raise Refusal(404, "unknown-line")
    return row


async def hide(hub: Hub, live: Live, guest: Guest, line: int, hidden: bool) -> wire.ChatLine:
    """Others read no more than that something stood there."""
    row = await _said(hub, live, guest, line)
    await hub.store.hide(live.id, line, hidden)
    hub.publish({"t": live.id, "chat": line})
    return shown(live, guest, msgspec.structs.replace(row, hidden=hidden))


async def remove(hub: Hub, live: Live, guest: Guest, line: int) -> None:
    await _said(hub, live, guest, line)
    await hub.store.unsay(live.id, line)
    hub.publish({"t": live.id, "unsaid": line})


async def mute(hub: Hub, live: Live, guest: Guest, line: int, muted: bool) -> Live:
    row = await _said(hub, live, guest, line)
    after = await hub.act(live.id, lambda table: chat.mute(table, guest, row, muted, hub.time.now()))
    hub.publish({"t": live.id, "chat": 0})  # all of his lines are marked for the host
    return after
