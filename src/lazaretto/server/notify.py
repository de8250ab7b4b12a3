"""Channels through PostgreSQL: every server that listens hears of every change."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

POLL = 0.1  # how soon the listener sees that it shall stop
RETRY = 0.5  # between two attempts to reach the database


class PostgresChannels(PsycoPgChannelsBackend):
    """Litestar's backend with one lasting connection to publish on, instead of one per message."""

    def __init__(self, pg_dsn: str) -> None:
        super().__init__(pg_dsn.replace("postgresql+psycopg:", "postgresql:", 1))
        self._publisher: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        names = list(channels)
        try:
            await self._publish(data, names)
        except OperationalError:  # the database was restarted: once more on a new connection
            self._publisher = None
            await self._publish(data, names)

    async def _publish(self, data: bytes, channels: list[str]) -> None:
        if self._publisher is None or self._publisher.closed:
            self._publisher = await AsyncConnection.connect(self._pg_dsn, autocommit=True)
        for channel in channels:
            await self._publisher.execute(SQL("NOTIFY {}, {}").format(Identifier(channel), data.decode()))

    async def _listen(self) -> None:
        """Listen, and listen again when the database was away; what was missed meanwhile is found by asking."""
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=POLL):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except OperationalError:
                await self._listen_again()

    async def _listen_again(self) -> None:
        while not self._stop_listening:
            await asyncio.sleep(RETRY)
            try:
                self._listener_conn = await AsyncConnection.connect(self._pg_dsn, autocommit=True)
                for channel in self._subscribed_channels:
                    await self._listener_conn.execute(SQL("LISTEN {}").format(Identifier(channel)))
                return
            except OperationalError:
                continue

    async def on_shutdown(self) -> None:
        if self._publisher is not None:
            await self._publisher.close()
        await super().on_shutdown()
        await self._listener_conn.close()
