"""Who looks after a table where several servers could: a lease in the store, for a few seconds, renewed while there is
something to do. It only says who begins: the revision still decides."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from lazaretto.table.ports import Store, Time

SECONDS = 6.0
MARGIN = 0.5  # our clock may run slower than that of the database
log = logging.getLogger("lazaretto.table")


class Leases:
    def __init__(self, store: Store, time: Time, holder: str, poll: float) -> None:
        self.store = store
        self.time = time
        self.holder = holder
        self.seconds = max(SECONDS, 3 * poll)  # it has to outlive the time between two renewals
        self._until: dict[str, float] = {}

    def are_mine(self, table: str) -> bool:
        return self.time.monotonic() < self._until.get(table, 0.0)

    async def take(self, table: str) -> bool:
        """May we begin? Always, where nobody else could."""
        if not self.store.is_shared or self.are_mine(table):
            return True
        asked = self.time.monotonic()
        mine = await self.store.lease([table], self.holder, self.seconds)
        if table in mine:
            self._until[table] = asked + self.seconds - MARGIN
        return table in mine

    async def renew(self, tables: Iterable[str]) -> None:
        """Keep what we are at; the rest runs out."""
        held = [table for table in tables if table in self._until]
        if not self.store.is_shared or not held:
            return
        asked = self.time.monotonic()
        mine = await self.store.lease(held, self.holder, self.seconds)
        self._until = dict.fromkeys(mine, asked + self.seconds - MARGIN)

    async def release(self, table: str) -> None:
        if self._until.pop(table, None) is not None:
            await self._release([table])

    async def release_all(self) -> None:
        """We are going: others need not wait."""
        held, self._until = [*self._until], {}
        if held:
            await self._release(held)

    async def _release(self, tables: list[str]) -> None:
        try:
            await self.store.release(tables, self.holder)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # it runs out by itself
            log.warning("leases could not be given back: %r", error)
