"""Channels through PostgreSQL: every server that listens hears of every change."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

POLL = 0.1  # how soon the listener sees that it shall stop
RETRY = 0.5  # between two attempts to reach the database
CONNECT_SECONDS = 3  # for one of them; libpq allows no less than 2
log = logging.getLogger("lazaretto.server")


class PostgresChannels(PsycoPgChannelsBackend):
    """Litestar's backend with one lasting connection to publish on, instead of one per message."""

    def __init__(self, pg_dsn: str) -> None:
        super().__init__(pg_dsn.replace("postgresql+psycopg:", "postgresql:", 1))
        self._publisher: AsyncConnection[tuple[object, ...]] | None = None
        self._silent_until = 0.0

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say it once more if the database was restarted; if it is away, nothing is said. Never fails: whoever fails here
        is the one task that says everything, and the end of the server waits until all is said."""
        if time.monotonic() < self._silent_until:
            return
        names = list(channels)
        for _ in range(2):
            try:
                await self._publish(data, names)
                return
            except Error as error:  # others find what they are not told by asking
                log.warning("other servers could not be told: %s", error)
                await self._hang_up()
        self._silent_until = time.monotonic() + RETRY

    async def _publish(self, data: bytes, channels: list[str]) -> None:
        if self._publisher is None or self._publisher.closed:
            self._publisher = await self._connect()
        for channel in channels:
            await self._publisher.execute(SQL("NOTIFY {}, {}").format(Identifier(channel), data.decode()))

    async def _hang_up(self) -> None:
        publisher, self._publisher = self._publisher, None
        if publisher is not None:
            with suppress(Error):
                await publisher.close()

    async def _connect(self) -> AsyncConnection[tuple[object, ...]]:
        return await AsyncConnection.connect(self._pg_dsn, autocommit=True, connect_timeout=CONNECT_SECONDS)

    async def _listen(self) -> None:
        """Listen, and listen again when the database was away; what was missed meanwhile is found by asking."""
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=POLL):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except Error as error:
                log.warning("other servers are not heard: %s", error)
                await self._listen_again()

    async def _listen_again(self) -> None:
        while not self._stop_listening:
            await asyncio.sleep(RETRY)
            with suppress(Error):
                await self._listener_conn.close()
                self._listener_conn = await self._connect()
                for channel in self._subscribed_channels:
                    await self._listener_conn.execute(SQL("LISTEN {}").format(Identifier(channel)))
                return

    async def on_shutdown(self) -> None:
        await self._hang_up()
        await super().on_shutdown()
        await self._listener_conn.close()
