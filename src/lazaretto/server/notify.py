"""Channels through PostgreSQL: every server that listens hears of every change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier


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

    async def on_shutdown(self) -> None:
        if self._publisher is not None:
            await self._publisher.close()
        await super().on_shutdown()
