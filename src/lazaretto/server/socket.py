"""The socket of a table: pushes every change, takes moves and questions. A bad message is answered, not punished."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server import moves, talk, wire
from lazaretto.server.connection import Connection
from lazaretto.server.door import KEY, Caller
from lazaretto.server.errors import Refusal, refusal_of
from lazaretto.server.hub import Hub
from lazaretto.server.limits import Limits
from lazaretto.server.live import Live
from lazaretto.server.malformed import malformed

MESSAGE_LIMIT = 4096
CLOSE_CODES = {401: 4401, 403: 4403, 404: 4404, 429: 4429}
log = logging.getLogger("lazaretto.server")
_DECODER = msgspec.json.Decoder(wire.Message)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/ws")
async def table_socket(socket: Socket, table_id: str, state: AppState) -> None:
    caller: Caller = socket.scope[KEY]  # type: ignore[literal-required]
    limits: Limits = state.limits
    await socket.accept()
    if not limits.enter(caller.address):
        await _close(socket, Refusal(429, "too-many", {"seconds": 1}))
        return
    try:
        connection = await _enter(socket, table_id, state.hub, caller)
        await _serve(connection, Session(state.hub, limits, connection, caller))
    except Refusal as refusal:
        await _close(socket, refusal)
    except LazarettoError as error:  # a table that can no longer be replayed
        await _close(socket, refusal_of(error, {}))
    finally:
        limits.leave(caller.address)


async def _close(socket: Socket, refusal: Refusal) -> None:
    """Closed after it was accepted: only so does a browser learn the code."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(CLOSE_CODES.get(refusal.status, 4400), refusal.code)


async def _enter(socket: Socket, table_id: str, hub: Hub, caller: Caller) -> Connection:
    if not caller.origin_is_ours:
        raise Refusal(403, "wrong-origin")
    live = await hub.table(table_id)
    viewer = live.viewer(caller.guest, _number(socket.query_params.get("seat")))
    connection = Connection(socket, live, caller.guest, viewer, caller.language)
    connection.seen = min(max(0, _number(socket.query_params.get("since")) or 0), live.match.n)
    hub.join(connection)
    try:
        lines = await hub.store.chat(live.id)
    except BaseException:
        hub.leave(connection)
        raise
    connection.tell({"type": "chat", "lines": lines})
    connection.refresh(table=True)
    return connection


def _number(text: str | None) -> int | None:
    if text is None or text == "":
        return None
    try:
        return int(text) if len(text) < 8 else -2
    except ValueError:
        raise Refusal(400, "bad-request", {"reason": "type", "expected": "int"}, "query") from None


async def _serve(connection: Connection, session: Session) -> None:
    """Reads in this task, writes in another; whichever ends first ends both."""
    writer = asyncio.create_task(connection.write_forever())
    reader = asyncio.create_task(session.read_forever())
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.hub.leave(connection)
        for task in (writer, reader, *session.thoughts):
            task.cancel()
        await asyncio.gather(writer, reader, *session.thoughts, return_exceptions=True)


class Session:
    """One asker's end of the socket."""

    def __init__(self, hub: Hub, limits: Limits, connection: Connection, caller: Caller) -> None:
        self.hub = hub
        self.limits = limits
        self.connection = connection
        self.caller = caller
        self.thoughts: set[asyncio.Task[None]] = set()

    async def read_forever(self) -> None:
        socket = self.connection.socket
        while True:
            event = cast(dict[str, Any], await socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            raw: str | bytes = event.get("text") or event.get("bytes") or b""
            if len(raw) > MESSAGE_LIMIT:
                await socket.close(1009, "too-large")
                return
            await self._handle(raw)

    async def _handle(self, raw: str | bytes) -> None:
        message: wire.Message | None = None
        try:
            if self.limits.messages.take(self.caller.address) > 0:
                raise Refusal(429, "too-many", {"seconds": 1})
            message = _DECODER.decode(raw)
            await self._answer(message)
        except RecursionError:
            self._refuse(Refusal(400, "bad-message", {"reason": "deep"}), None)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(malformed("bad-message", str(error)), None)
        except Refusal as refusal:
            self._refuse(refusal, message)
        except LazarettoError as error:
            self._refuse(refusal_of(error, {}), message)
        except Exception:  # a bug of ours: said, logged, and the socket stays
            log.exception("message at table %s", self.connection.live.id)
            self._refuse(Refusal(500, "our-fault"), message)

    def _refuse(self, refusal: Refusal, message: wire.Message | None) -> None:
        told = msgspec.to_builtins(refusal.error(self._language(message)))
        self.connection.tell({"type": "error", "id": None if message is None else message.id, **told})

    def _language(self, message: wire.Message | None) -> str:
        """The message's own: whoever changes the language at the table keeps the socket he came with."""
        return (None if message is None else message.lang) or self.connection.language

    async def _answer(self, message: wire.Message) -> None:
        connection, table, now = self.connection, self.connection.live.id, time.time()
        match message:
            case wire.MoveMessage():
                guest, wish = self.caller.known(), message
                live = await self.hub.act(table, lambda live: moves.move(live, guest, wish, now), choice=wish.choice)
                self._ack(message.id, live)
            case wire.UndoMessage():
                guest, back = self.caller.known(), message
                live = await self.hub.act(table, lambda live: moves.undo(live, guest, back, now))
                self._ack(message.id, live)
            case wire.ChatMessage():
                await talk.say(self.hub, connection.live, self.caller.known(), message.text)
                self._ack(message.id, connection.live)
            case wire.PreviewMessage():
                await self.hub.try_out(connection.live, message.choice)
                self._tell("preview", message.id, talk.preview(connection.live, self.caller.guest, message))
            case wire.PingMessage():
                connection.tell({"type": "pong", "id": message.id, "now": now})
            case _:
                self._look(message)

    def _look(self, message: wire.Message) -> None:
        """Questions that change nothing."""
        connection = self.connection
        match message:
            case wire.SitMessage():
                connection.sit(connection.live.viewer(self.caller.guest, message.seat))
            case wire.WhyMessage():
                self._tell("why", message.id, talk.why(connection.live, message.choice, self._language(message)))
            case wire.HintMessage():
                for old in self.thoughts:
                    old.cancel()
                task = asyncio.create_task(self._hint(message))
                self.thoughts.add(task)
                task.add_done_callback(self.thoughts.discard)

    async def _hint(self, message: wire.HintMessage) -> None:
        try:
            found = await talk.hint(self.hub, self.connection.live, self.caller.known(), message)
            self._tell("hint", message.id, found)
        except Refusal as refusal:
            self._refuse(refusal, message)
        except LazarettoError as error:
            self._refuse(refusal_of(error, {}), message)

    def _ack(self, identity: int | None, live: Live) -> None:
        """Without an id the state that follows says enough."""
        if identity is not None:
            self.connection.tell({"type": "ack", "id": identity, "rev": live.game.rev, "n": live.game.n})

    def _tell(self, kind: str, identity: int | None, answer: msgspec.Struct) -> None:
        self.connection.tell({"type": kind, "id": identity, **msgspec.to_builtins(answer)})
