"""Work on what strangers send is done in processes of its own: the event loop goes on, and whatever takes too long is ended.

`await workshop.do(function, *arguments)` calls a function of ours there. Arguments and result are plain data; what the
function refuses is refused here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import lazaretto
from lazaretto.server.child import Child
from lazaretto.server.workbench import HEAD
from lazaretto.table import bench
from lazaretto.table.errors import Refusal

BENCH = "lazaretto.server.workbench"
START_LIMIT = 30.0  # seconds until a new process is ready; a busy machine may need some
WORK_LIMIT = 20.0  # seconds for one piece of work on a busy machine; the worker itself ends after fewer of the processor's
QUEUE = 32  # pieces of work that may wait
P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("lazaretto.server")


class WorkerLost(Exception):
    """The process ended by itself."""


class Worker(Child):
    """One process, which does one thing at a time."""

    async def start(self) -> None:
        """Until it is ready; a worker that is at hand already is ready."""
        if not self.is_running:
            await self.begin()
            await self._read()

    async def ask(self, call: bytes) -> bench.Answer:
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(HEAD.pack(len(call)) + call)
        await self.process.stdin.drain()
        answer: bench.Answer = pickle.loads(await self._read())
        return answer

    async def _read(self) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        try:
            (length,) = HEAD.unpack(await self.process.stdout.readexactly(HEAD.size))
            return await self.process.stdout.readexactly(length)
        except asyncio.IncompleteReadError:
            raise WorkerLost from None


class Workshop:
    """A few workers; who comes while all are busy waits, unless too many wait already."""

    def __init__(self, count: int = 1, limit: float = WORK_LIMIT, queue: int = QUEUE) -> None:
        self.limit = limit
        self.queue = queue
        self._waiting = 0
        self._workers = [Worker(BENCH) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] | None = None  # the last one used is the warmest

    async def start(self) -> None:
        """Begin the workers before anybody needs them, and have them lay out each game once."""
        for name in lazaretto.game_names():
            call = bench.call_of(_warm, name)
            with contextlib.suppress(Refusal):
                await asyncio.gather(*(self._ask(call) for _ in self._workers))

    async def do(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return bench.result_of(work, await self._ask(bench.call_of(work, *arguments, **named)))

    async def _ask(self, call: bytes) -> bench.Answer:
        worker = await self._next_worker()
        assert self._idle is not None
        finished = False
        try:
            await self._ready(worker)
            answer = await asyncio.wait_for(worker.ask(call), self.limit)
            finished = True
            return answer
        except TimeoutError:
            raise Refusal(400, "takes-too-long") from None
        except (WorkerLost, OSError) as error:  # its time on the processor is over, or it is out of memory
            log.warning("a worker was lost: %r", error)
            raise Refusal(400, "takes-too-long") from error
        finally:
            if not finished:
                await asyncio.shield(worker.kill())
            self._idle.put_nowait(worker)

    async def _ready(self, worker: Worker) -> None:
        try:
            await asyncio.wait_for(worker.start(), START_LIMIT)
        except TimeoutError:
            raise Refusal(503, "workshop-full") from None

    async def _next_worker(self) -> Worker:
        if self._idle is None:
            self._idle = asyncio.LifoQueue()
            for worker in self._workers:
                self._idle.put_nowait(worker)
        if self._waiting >= self.queue:
            raise Refusal(503, "workshop-full")
        self._waiting += 1
        try:
            return await self._idle.get()
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        for worker in self._workers:
            await worker.kill()


def _warm(name: str) -> None:
    game = lazaretto.game(name)
    game.new(game.module.players[0], seed=1)
