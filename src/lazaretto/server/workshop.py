"""Work on what strangers send is done in processes of its own: the event loop goes on, and whatever takes too long is ended.

`await workshop.do(function, *arguments)` calls a function of ours there. Arguments and result are plain data; what the
function refuses is refused here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from lazaretto.server.errors import Refusal
from lazaretto.server.workbench import BROKEN, HEAD, REFUSED

START_LIMIT = 30.0  # seconds until a new process is ready; a busy machine may need some
WORK_LIMIT = 20.0  # seconds for one piece of work on a busy machine; the worker itself ends after fewer of the processor's
QUEUE = 32  # pieces of work that may wait
P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("lazaretto.server")


class WorkerLost(Exception):
    """The process ended by itself."""


class Worker:
    """One process, which does one thing at a time. It ends when we do."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Until it is ready; a worker that is at hand already is ready."""
        if self.process is not None and self.process.returncode is None:
            return
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "lazaretto.server.workbench",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        await self._read()

    async def ask(self, call: bytes) -> tuple[str, Any]:
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(HEAD.pack(len(call)) + call)
        await self.process.stdin.drain()
        answer: tuple[str, Any] = pickle.loads(await self._read())
        return answer

    async def _read(self) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        try:
            (length,) = HEAD.unpack(await self.process.stdout.readexactly(HEAD.size))
            return await self.process.stdout.readexactly(length)
        except asyncio.IncompleteReadError:
            raise WorkerLost from None

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workshop:
    """A few workers; who comes while all are busy waits, unless too many wait already."""

    def __init__(self, count: int = 1, limit: float = WORK_LIMIT, queue: int = QUEUE) -> None:
        self.limit = limit
        self.queue = queue
        self._waiting = 0
        self._workers = [Worker() for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] | None = None  # the last one used is the warmest

    async def do(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        call = pickle.dumps((work, arguments, named))
        kind, value = await self._ask(call)
        if kind == REFUSED:
            raise Refusal(*value)
        if kind == BROKEN:
            log.error("work on %s failed: %s", getattr(work, "__name__", work), value)
            raise Refusal(500, "our-fault")
        result: T = value
        return result

    async def _ask(self, call: bytes) -> tuple[str, Any]:
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
