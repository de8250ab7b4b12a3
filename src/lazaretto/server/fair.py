"""Who is served next: everybody in turn, however much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

REMEMBERED = 1000  # owners who were served
T = TypeVar("T")


class FairQueue(Generic[T]):
    """A few places, lent out one at a time. Of those who wait, the owner with the fewest places gets the next; among
    equals, who was served longest ago."""

    def __init__(self, places: list[T]) -> None:
        self.all = places
        self._idle = places[:]
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}  # by owner
        self._served: dict[str, int] = {}  # when, as a number that grows
        self._count = 0
        self._held: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncGenerator[T, None]:
        place = await self._get(owner)
        try:
            yield place
        finally:
            self._held[owner] -= 1
            if self._held[owner] <= 0:
                del self._held[owner]
            self._idle.append(place)
            self._lend()

    async def _get(self, owner: str) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(future)
        self._lend()
        try:
            return await future
        except asyncio.CancelledError:
            self._give_up(owner, future)
            raise

    def _give_up(self, owner: str, future: asyncio.Future[T]) -> None:
        if future.done() and not future.cancelled():  # it was lent in the same moment
            self._held[owner] -= 1
            self._idle.append(future.result())
            self._lend()
        elif owner in self._waiting:
            queue = self._waiting[owner]
            if future in queue:
                queue.remove(future)
            if not queue:
                del self._waiting[owner]

    def _lend(self) -> None:
        while self._idle and self._waiting:
            owner = min(self._waiting, key=lambda each: (self._held[each], self._served.get(each, 0)))
            queue = self._waiting[owner]
            future = queue.popleft()
            if not queue:
                del self._waiting[owner]
            if not future.done():
                self._note(owner)
                self._held[owner] += 1
                future.set_result(self._idle.pop())

    def _note(self, owner: str) -> None:
        if len(self._served) > REMEMBERED:
            self._served.clear()
        self._count += 1
        self._served[owner] = self._count
