"""Bots think in processes of their own: the event loop goes on, and a thought can be ended at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from typing import Any

import msgspec

from lazaretto.kernel.match import Match

THINK_LIMIT = 60.0  # seconds; a bot that needs longer is broken
LINE_LIMIT = 1 << 20


class ThinkerFailed(Exception):
    """The bot gave no choice."""


class Thinker:
    """One process that answers one question at a time, a line of JSON each way. It ends when we do."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any]) -> str:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "lazaretto.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise ThinkerFailed("the process ended")
        answer = msgspec.json.decode(line)
        if "choice" not in answer:
            raise ThinkerFailed(str(answer.get("error")))
        return str(answer["choice"])

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """A few of them; who comes while all are busy waits for his turn."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._idle: asyncio.LifoQueue[Thinker] | None = None
        self._all: list[Thinker] = []

    async def choose(self, bot: str, match: Match, seat: int) -> str:
        """What a bot would do at this decision. The bot gets a position and looks at copies re-dealt for its seat."""
        question = {
            "bot": bot,
            "game": match.module.name,
            "position": match.position(),
            "seat": seat,
            "seed": secrets.randbits(64),
        }
        idle = self._queue()
        thinker = await idle.get()
        finished = False
        try:
            choice = await asyncio.wait_for(thinker.ask(question), THINK_LIMIT)
            finished = True
            return choice
        except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
            raise ThinkerFailed(str(error)) from error
        except ThinkerFailed:
            finished = thinker.process is not None and thinker.process.returncode is None
            raise
        finally:
            if not finished:
                await asyncio.shield(thinker.kill())
            idle.put_nowait(thinker)

    def _queue(self) -> asyncio.LifoQueue[Thinker]:
        if self._idle is None:
            self._idle = asyncio.LifoQueue()
            self._all = [Thinker() for _ in range(self.count)]
            for thinker in self._all:
                self._idle.put_nowait(thinker)
        return self._idle

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.kill()
