"""The ports of a simulated server: one store, one bus and virtual time, each with its faults. The dead reach none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lazaretto.kernel.match import Match
from lazaretto.table.memory import MemoryStore
from lazaretto.table.ports import Judged, ThinkerFailed, Thought
from lazaretto.table.rows import Change, Outage, StoreAway, Stored
from tests.table.house import EPOCH

if TYPE_CHECKING:
    from tests.simulation.server import Process
    from tests.simulation.world import World

HANGS = 20.0  # seconds after which a thinker that does not answer is given up


class StoreDoor:
    """One server's way to the store all share: answers are late or lost, and now and then nothing is reached."""

    kind = "simulated"

    def __init__(self, world: World, process: Process) -> None:
        self.world = world
        self.process = process
        self.store: MemoryStore = world.store
        self.is_shared = world.plan.servers > 1

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        """All that reads, or writes what nobody is told is done: leases, signs of life, chat."""
        work = getattr(self.store, name)

        async def asked(*arguments: Any) -> Any:
            await self._way("read")
            return await self._back(await work(*arguments))

        return asked

    async def create(self, stored: Stored) -> None:
        await self._way("commit")
        await self.store.create(stored)
        self.world.created(self.store._tables[stored.game.id].stored)
        await self._answer()

    async def change(self, table: str, rev: int, change: Change) -> int:
        await self._way("commit")
        self.process.may_crash("crash-before-commit")
        now = await self.commit(table, rev, change)
        self.process.may_crash("crash-after-commit")
        await self._answer()
        return now

    async def commit(self, table: str, rev: int, change: Change) -> int:
        now = await self.store.change(table, rev, change)
        self.world.committed(self.process, table, now - 1, change)
        return now

    async def lease(self, tables: Iterable[str], holder: str, seconds: float) -> list[str]:
        await self._way("read")
        wanted = [*tables]
        if self.world.weather.strikes("lease-lost"):
            for table in wanted:
                self.store._leases.pop(table, None)
        return await self._back(await self.store.lease(wanted, holder, seconds))

    async def beat(self, now: float, missing: float) -> list[Outage]:
        await self._way("read")
        return await self._back(await self.store.beat(now, missing))

    # ---------------------------------------------------------------- the way there and back

    async def _way(self, kind: str) -> None:
        """To the store. What is slow is overtaken by others; what fails has changed nothing."""
        weather = self.world.weather
        delay = weather.between(0.0005, 0.005)
        if weather.strikes(f"{kind}-slow"):
            delay += weather.between(0.05, 4.0)
        await self.process.passes(delay)
        if self.world.is_store_away or weather.strikes(f"{kind}-failed"):
            raise StoreAway("away")

    async def _back(self, answer: Any) -> Any:
        await self.process.passes(self.world.weather.between(0.0, 0.005))
        return answer

    async def _answer(self) -> None:
        """From a commit. Where servers share a store, the connection may break before the answer comes."""
        await self._back(None)
        if self.is_shared and self.world.weather.strikes("commit-unanswered"):
            raise StoreAway("the answer was lost")


class Bus:
    """Hints between servers: lost, doubled and late as the weather is. Each process has a queue while it lives."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.queues: dict[Process, asyncio.Queue[bytes]] = {}

    def publish(self, hint: bytes) -> None:
        weather = self.world.weather
        for process in self.queues:
            if weather.strikes("hint-lost"):
                continue
            for _ in range(1 + weather.strikes("hint-doubled")):
                late = weather.between(0.5, 10.0) if weather.strikes("hint-late") else 0.0
                delay = weather.between(0.0, 0.02) + late
                asyncio.get_running_loop().call_later(delay, self._arrive, process, hint)

    def _arrive(self, process: Process, hint: bytes) -> None:
        if process.is_alive and process in self.queues:
            self.queues[process].put_nowait(hint)


class Fanout:
    """One process at the bus."""

    def __init__(self, bus: Bus, process: Process) -> None:
        self.bus = bus
        self.process = process

    def publish(self, hint: bytes) -> None:
        if self.process.is_alive and not self.process.crashes("crash-before-fan-out"):
            self.bus.publish(hint)

    async def subscribe(self) -> AsyncIterator[bytes]:
        queue = self.bus.queues[self.process] = asyncio.Queue()
        return self._heard(queue)

    async def _heard(self, queue: asyncio.Queue[bytes]) -> AsyncIterator[bytes]:
        while True:
            hint = await queue.get()
            await self.process.passes(0.0)
            yield hint


class Thinkers:
    """Bots that throw dice: what they choose is not what is tested. They fail, hang and are slow; two that think about
    the same decision at two servers are written down."""

    def __init__(self, world: World, process: Process) -> None:
        self.world = world
        self.process = process

    async def choose(self, bot: str, match: Match, seat: int, seed: int, owner: str = "") -> Thought:
        weather = self.world.weather
        ended = self.world.watch.thinks(self.process, match)
        try:
            slow = weather.between(1.0, 8.0) if weather.strikes("thinker-slow") else 0.0
            await self.process.passes(weather.between(0.01, 0.3) + slow)
            if weather.strikes("thinker-hung"):
                await self.process.passes(HANGS)
                raise ThinkerFailed("it hung")
            if weather.strikes("thinker-failed"):
                raise ThinkerFailed("killed")
            legal = match.legal()
            return Thought(legal[seed % len(legal)].text)
        finally:
            ended()

    async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> Judged:
        raise ThinkerFailed("nobody is asked for advice here")

    async def ready(self) -> bool:
        return True

    async def close(self) -> None: ...


class Clock:
    """A server's time: wrong by some seconds, too fast or too slow, and now and then put right or wrong at once."""

    def __init__(self, process: Process, wrong: float, drift: float) -> None:
        self.process = process
        self.rate = 1.0 + drift
        self.put(wrong)

    def put(self, wrong: float) -> None:
        self.wrong = wrong
        self.process.world.worst_skew = max(self.process.world.worst_skew, abs(wrong))

    def now(self) -> float:
        return EPOCH + self.wrong + self.monotonic()

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time() * self.rate

    async def sleep(self, seconds: float) -> None:
        await self.process.passes(seconds / self.rate)
