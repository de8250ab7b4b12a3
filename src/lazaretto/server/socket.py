"""The socket of a table, as the web carries it: bytes in, text out. What they mean is said in `table/session.py`."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from litestar import websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Send

from lazaretto.server.door import KEY, SEND, Caller
from lazaretto.server.framework import AnySocket, Asgi
from lazaretto.server.limits import Limits
from lazaretto.table.errors import Refusal
from lazaretto.table.session import close_code, serve


class Wire:
    """The way out, without the layers of the framework."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._send: Send = socket.scope[SEND]  # type: ignore[literal-required]

    async def send(self, text: str) -> None:
        message: Asgi = {"type": "websocket.send", "text": text}
        await self._send(message)

    async def close(self, code: int, reason: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the other side was faster
            await self._socket.close(code, reason)


@websocket("/api/tables/{table_id:str}/ws")
async def table_socket(socket: AnySocket, table_id: str, state: AppState) -> None:
    caller: Caller = socket.scope[KEY]  # type: ignore[literal-required]
    limits: Limits = state.limits
    await socket.accept()
    wire = Wire(socket)
    if not limits.enter(caller.address):
        await _refuse(wire, Refusal(429, "too-many", {"seconds": 1}))
        return
    try:
        if not caller.origin_is_ours:
            await _refuse(wire, Refusal(403, "wrong-origin"))
            return
        await serve(
            state.hub,
            caller,
            table_id,
            socket.query_params,
            wire,
            _messages(socket),
            may_ask=lambda: limits.messages.take(caller.address) == 0,
        )
    finally:
        limits.leave(caller.address)


async def _refuse(wire: Wire, refusal: Refusal) -> None:
    await wire.close(close_code(refusal), refusal.code)


async def _messages(socket: AnySocket) -> AsyncIterator[str | bytes]:
    while True:
        event: Asgi = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            yield event.get("text") or event.get("bytes") or b""
