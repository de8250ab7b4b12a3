"""One open socket: what still has to be told to it. States are not queued but made when they are sent, so that a
slow reader gets fewer of them and nobody waits for him."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from lazaretto.table.identity import Guest
from lazaretto.table.messages import TableTold, Told
from lazaretto.table.ports import Outlet, Time

if TYPE_CHECKING:
    from lazaretto.table.live import Live

BACKLOG = 500  # answers and chat lines waiting for one reader; beyond that the socket is closed
_ENCODER = msgspec.json.Encoder()


def encode(message: Told) -> str:
    return _ENCODER.encode(message).decode()


class Connection:
    def __init__(self, outlet: Outlet, time: Time, live: Live, guest: Guest | None, viewer: int) -> None:
        self.outlet = outlet
        self.time = time
        self.live = live
        self.guest = guest
        self.viewer = viewer
        self.seen = 0  # events before this choice were sent
        self.sent_rev = -1
        self.sent_around = -1
        self.ended: tuple[int, str] | None = None
        self.asked = asyncio.Event()  # whoever looks was sent a decision of his own
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._wants_state = False
        self._wants_table = False

    def tell(self, message: Told) -> None:
        if len(self._waiting) >= BACKLOG:
            self.ended = (4429, "too-slow")
        else:
            self._waiting.append(encode(message))
        self._wake.set()

    def end(self) -> None:
        """The table was taken away."""
        self.ended = (4404, "unknown-table")
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

    @property
    def is_asked(self) -> bool:
        """Is the present decision that of the seat one looks from?"""
        live = self.live
        return live.is_playable and live.is_running and self.viewer >= 0 and self.viewer == live.game.to_move

    async def write_forever(self) -> None:
        while self.ended is None:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self.outlet.send(self._waiting.popleft())
            if self._wants_table:
                await self._send_table()
            if self._wants_state:
                await self._send_state()
        await self.outlet.close(*self.ended)

    async def _send_table(self) -> None:
        self._wants_table = False
        self.sent_around = self.live.around
        await self.outlet.send(encode(TableTold(self.live.table(self.guest, self.time.now()))))

    async def _send_state(self) -> None:
        self._wants_state = False
        live = self.live
        if self.sent_rev == live.game.rev:
            return
        self.sent_rev = live.game.rev
        key = (self.viewer, self.seen)
        self.seen = live.game.n
        payload = live.payloads.get(key)
        if payload is None:
            payload = live.payloads[key] = encode(live.state(self.viewer, key[1], self.time.now()))
        await self.outlet.send(payload)
        if self.is_asked:
            self.asked.set()
