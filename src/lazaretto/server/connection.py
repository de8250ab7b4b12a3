"""One open socket: what still has to be told to it. States are not queued but made when they are sent, so that a
slow reader gets fewer of them and nobody waits for him."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from lazaretto.server.identity import Guest

if TYPE_CHECKING:
    from litestar import WebSocket

    from lazaretto.server.live import Live

BACKLOG = 500  # answers and chat lines waiting for one reader; beyond that the socket is closed
_ENCODER = msgspec.json.Encoder()


def encode(message: Any) -> str:
    return _ENCODER.encode(message).decode()


class Connection:
    def __init__(
        self, socket: WebSocket[Any, Any, Any], live: Live, guest: Guest | None, viewer: int, language: str
    ) -> None:
        self.socket = socket
        self.live = live
        self.guest = guest
        self.viewer = viewer
        self.language = language
        self.seen = 0  # events before this choice were sent
        self.sent_rev = -1
        self.sent_around = -1
        self.overflowed = False
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._wants_state = False
        self._wants_table = False

    def tell(self, message: Any) -> None:
        if len(self._waiting) >= BACKLOG:
            self.overflowed = True
        else:
            self._waiting.append(encode(message))
        self._wake.set()

    def refresh(self, *, state: bool = True, table: bool = False) -> None:
        self._wants_state |= state
        self._wants_table |= table or self.sent_around != self.live.around
        self._wake.set()

    def sit(self, viewer: int) -> None:
        """Look from another seat: everything is told anew."""
        self.viewer = viewer
        self.seen = 0
        self.sent_rev = -1
        self.refresh()

    async def write_forever(self) -> None:
        while not self.overflowed:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self._wants_table:
                await self._send_table()
            if self._wants_state:
                await self._send_state()
        await self.socket.close(4429, "too slow")

    async def _send(self, text: str) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async def _send_table(self) -> None:
        self._wants_table = False
        self.sent_around = self.live.around
        await self._send(encode({"type": "table", "table": self.live.table(self.guest, time.time())}))

    async def _send_state(self) -> None:
        self._wants_state = False
        live = self.live
        if self.sent_rev == live.game.rev:
            return
        self.sent_rev = live.game.rev
        key = (self.viewer, self.seen)
        self.seen = live.match.n
        payload = live.payloads.get(key)
        if payload is None:
            payload = live.payloads[key] = encode(live.state(self.viewer, key[1], time.time()))
        await self._send(payload)
