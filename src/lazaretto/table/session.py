"""One asker's socket at a table: pushes every change, takes moves and questions. A bad message is answered, not punished."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping

import msgspec

from lazaretto.kernel.match import Match
from lazaretto.table import messages, moves, talk
from lazaretto.table.coaching import Coach
from lazaretto.table.connection import Connection
from lazaretto.table.errors import Refusal
from lazaretto.table.foretelling import foretold, need_sure
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker
from lazaretto.table.live import Live
from lazaretto.table.malformed import refusal_from
from lazaretto.table.ports import Outlet

MESSAGE_LIMIT = 4096
DEAF = 1  # seconds in which nothing is read from who asks too often
FORETOLD_AFTER = 0.02  # seconds that a board has been shown before its choices are looked into
CLOSE_CODES = {401: 4401, 403: 4403, 404: 4404, 429: 4429, 500: 4500, 503: 4503}
_DECODER = msgspec.json.Decoder(messages.Message)

Raw = str | bytes
log = logging.getLogger("lazaretto.table")


def close_code(refusal: Refusal) -> int:
    """What a socket is closed with."""
    return CLOSE_CODES.get(refusal.status, 4400)


async def serve(
    hub: Hub,
    asker: Asker,
    table: str,
    query: Mapping[str, str],
    outlet: Outlet,
    incoming: AsyncIterator[Raw],
    may_ask: Callable[[], bool] = lambda: True,
) -> None:
    """The whole life of a socket: what came in is answered, what changed is sent, until one side ends it.

    Closed after it was opened: only so does a browser learn the code.
    """
    try:
        connection = await _enter(hub, asker, table, query, outlet)
    except Exception as error:  # there is no such table, it can no longer be replayed, or the games cannot be reached
        refusal = refusal_from(error, "bad-request", f"opening a socket at table {table}")
        await outlet.close(close_code(refusal), refusal.code)
        return
    await Session(hub, connection, asker, may_ask).run(incoming)


async def _enter(hub: Hub, asker: Asker, table: str, query: Mapping[str, str], outlet: Outlet) -> Connection:
    live = await hub.table(table)
    viewer = live.viewer(asker.guest, _number(query.get("seat")))
    connection = Connection(outlet, hub.time, live, asker.guest, viewer)
    connection.seen = min(max(0, _number(query.get("since")) or 0), live.game.n)
    hub.join(connection)
    try:
        lines = await talk.lines(hub, live, asker.guest)
    except BaseException:
        hub.leave(connection)
        raise
    if page := hub.house.page():
        connection.tell(messages.HouseTold(page))
    connection.tell(messages.ChatTold(lines))
    connection.refresh(table=True)
    return connection


def _number(text: str | None) -> int | None:
    if text is None or text == "":
        return None
    try:
        return int(text) if len(text) < 8 else -2
    except ValueError:
        raise Refusal(400, "bad-request", {"reason": "type", "expected": "int"}, "query") from None


class Session:
    """One asker's end of the socket."""

    def __init__(self, hub: Hub, connection: Connection, asker: Asker, may_ask: Callable[[], bool]) -> None:
        self.hub = hub
        self.connection = connection
        self.asker = asker
        self.may_ask = may_ask
        self.thoughts: dict[asyncio.Task[None], None] = {}
        self.coach = Coach(hub, connection, asker.guest)

    async def run(self, incoming: AsyncIterator[Raw]) -> None:
        """Reads in one task, writes in another; whichever ends first ends both. A third tells what choices bring, a
        fourth what might have been chosen."""
        writer = asyncio.create_task(self.connection.write_forever())
        reader = asyncio.create_task(self._read_forever(incoming))
        tellers = [asyncio.create_task(work) for work in (self._foretell_forever(), self.coach.watch_forever())]
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.leave(self.connection)
            for task in (writer, reader, *tellers, *self.thoughts):
                task.cancel()
            await asyncio.gather(writer, reader, *tellers, *self.thoughts, return_exceptions=True)

    async def _foretell_forever(self) -> None:
        """After each decision of one's own; not where the answer is there before the question was looked at."""
        connection, live = self.connection, self.connection.live
        while True:
            await connection.asked.wait()
            connection.asked.clear()
            await self.hub.time.sleep(FORETOLD_AFTER)
            if not connection.is_asked or connection.sent_rev != live.game.rev:
                continue
            try:
                means = await foretold(self.hub, live)
            except Refusal as error:  # too much is being worked on: one can play without
                log.warning("table %s: nothing is foretold: %s", live.id, error)
                continue
            if connection.is_asked and connection.sent_rev == means.rev:
                connection.tell(messages.MeansTold(**msgspec.structs.asdict(means)))

    async def _read_forever(self, incoming: AsyncIterator[Raw]) -> None:
        async for raw in incoming:
            if len(raw) > MESSAGE_LIMIT:
                await self.connection.outlet.close(1009, "too-large")
                return
            await self.receive(raw)

    async def receive(self, raw: Raw) -> None:
        """Do what one message asks for, and say what came of it. Who asks too often is not listened to for a while: to
        refuse each of ten thousand messages takes the time of everybody else."""
        message: messages.Message | None = None
        if not self.may_ask():
            self._refuse(Refusal(429, "too-many", {"seconds": DEAF}), None)
            await self.hub.time.sleep(DEAF)
            return
        try:
            message = _DECODER.decode(raw)
            await self._answer(message)
        except Exception as error:
            self._refuse(error, message)

    def _refuse(self, error: Exception, message: messages.Message | None) -> None:
        refusal = refusal_from(error, "bad-message", f"message at table {self.connection.live.id}")
        told = msgspec.structs.asdict(refusal.error(self.hub.words, self._language(message)))
        self.connection.tell(messages.ErrorTold(**told, id=None if message is None else message.id))

    def _language(self, message: messages.Message | None) -> str:
        """The message's own: whoever changes the language at the table keeps the socket he came with."""
        return (None if message is None else message.lang) or self.asker.language

    async def _answer(self, message: messages.Message) -> None:
        connection, table, now = self.connection, self.connection.live.id, self.hub.time.now()
        match message:
            case messages.MoveMessage():
                await self._move(message, now)
            case messages.UndoMessage():
                guest, back = self.asker.known(), message
                live = await self.hub.act(table, lambda live: moves.undo(live, guest, back, now))
                self._ack(message.id, live)
            case messages.ChatMessage():
                await talk.say(self.hub, connection.live, self.asker.known(), message.text)
                self._ack(message.id, connection.live)
            case messages.PingMessage():
                connection.tell(messages.Pong(message.id, now))
            case _:
                self._look(message)

    async def _move(self, wish: messages.MoveMessage, now: float) -> None:
        guest, table = self.asker.known(), self.connection.live.id
        asked: list[Match] = []  # where it was chosen: what came before may have changed while it was waited for

        def work(live: Live) -> moves.Changed:
            asked[:] = [live.match]
            return moves.move(live, guest, wish, now)

        await need_sure(self.hub, self.connection.live, guest, wish)
        live = await self.hub.act(table, work, choices=wish.choices)
        self._ack(wish.id, live)
        self.coach.sees(asked[0], wish.choices)

    def _look(self, message: messages.Message) -> None:
        """Questions that change nothing."""
        connection = self.connection
        match message:
            case messages.CoachMessage():
                self.coach.switch(message.on)
                self._ack(message.id, connection.live)
            case messages.SitMessage():
                connection.sit(connection.live.viewer(self.asker.guest, message.seat))
            case messages.WhyMessage():
                language = self._language(message)
                found = talk.why(self.hub.words, connection.live, self.asker.guest, message.choice, language)
                connection.tell(messages.WhyTold(found.legal, found.reasons, id=message.id))
            case messages.HintMessage():
                for old in self.thoughts:
                    old.cancel()
                task = asyncio.create_task(self._hint(message))
                self.thoughts[task] = None
                task.add_done_callback(lambda done: self.thoughts.pop(done, None))

    async def _hint(self, message: messages.HintMessage) -> None:
        try:
            found = await talk.hint(self.hub, self.connection.live, self.asker.known(), message)
            self.connection.tell(messages.HintTold(**msgspec.structs.asdict(found), id=message.id))
        except Exception as error:
            self._refuse(error, message)

    def _ack(self, identity: int | None, live: Live) -> None:
        """Without an id the state that follows says enough."""
        if identity is not None:
            self.connection.tell(messages.Ack(live.game.rev, live.game.n, id=identity))
