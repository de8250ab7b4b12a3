"""Bots think in processes of their own: the event loop goes on, and a thought can be ended at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Mapping, Sequence

import msgspec

from lazaretto.bots.outside import SECONDS, START_SECONDS
from lazaretto.kernel.match import Match
from lazaretto.server.child import Child
from lazaretto.server.fair import FairQueue
from lazaretto.table import thinking
from lazaretto.table.botnames import is_own, is_quick, milliseconds_of
from lazaretto.table.ports import Judged, ThinkerFailed, Thought

THINK_LIMIT = 60.0  # seconds; a bot that needs longer is broken
TIMED_LIMIT = 20.0  # the same, beyond what it may think, where that is known
HOUSE = "lazaretto.server.thinker"  # where bots of the house think


class BotFailed(ThinkerFailed):
    """The bot broke, but its process is well."""


class Thinker(Child):
    """One process that answers one question at a time, a line of JSON each way."""

    async def start(self) -> None:
        if not self.is_running:
            await self.begin()

    async def ask(self, question: thinking.Question) -> Mapping[str, object]:
        await self.start()
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise ThinkerFailed("the process ended")
        told = msgspec.json.decode(line, type=dict[str, object])
        if "error" in told:
            raise BotFailed(str(told["error"]))
        return told


class Thinkers:
    """A few for those who think long, and one more that only quick ones may use: they never wait for a slow one. One that
    gives advice: no bot waits for it. It begins when it is first asked.

    Each own bot has one for itself, which keeps its process (`own_thinker.py`).
    """

    def __init__(self, count: int | None = None, own: Mapping[str, str] | None = None, seconds: float = SECONDS) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self._own = {name: FairQueue([_own_thinker(spec, seconds)]) for name, spec in (own or {}).items()}
        self._slow = FairQueue([Thinker(HOUSE) for _ in range(self.count)])
        self._quick = FairQueue([Thinker(HOUSE)])
        self._advisers = FairQueue([Thinker(HOUSE)])

    async def start(self) -> None:
        """Begin the quick one, so that nobody's first bot waits for it."""
        for thinker in self._quick.all:
            with contextlib.suppress(OSError):
                await thinker.start()

    async def choose(self, bot: str, match: Match, seat: int, seed: int, owner: str = "") -> Thought:
        return thinking.thought_of(await self._ask(self._queue(bot), thinking.question(bot, match, seat, seed), owner))

    async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> Judged:
        return thinking.judged_of(await self._ask(self._advisers, thinking.inquiry(bot, match, seed, line), owner))

    async def _ask(self, queue: FairQueue[Thinker], question: thinking.Question, owner: str) -> Mapping[str, object]:
        async with queue.turn(owner) as thinker:
            finished = False
            try:
                told = await asyncio.wait_for(thinker.ask(question), self._limit(question["bot"]))
                finished = True
                return told
            except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
                raise ThinkerFailed(str(error) or type(error).__name__) from error
            except BotFailed:
                finished = True
                raise
            finally:
                if not finished:
                    await asyncio.shield(thinker.kill())

    def _queue(self, bot: str) -> FairQueue[Thinker]:
        if not is_own(bot):
            return self._quick if is_quick(bot) else self._slow
        if bot not in self._own:
            raise ThinkerFailed("this house has no such bot")
        return self._own[bot]

    def _limit(self, bot: str) -> float:
        """An own bot is watched by its thinker; this is for a thinker that breaks."""
        return 2 * START_SECONDS + 2 * self.seconds if is_own(bot) else _limit(bot)

    async def ready(self) -> bool:
        try:
            await self.start()
            return all(thinker.process is not None for thinker in self._quick.all)
        except OSError:
            return False

    async def close(self) -> None:
        own = [thinker for queue in self._own.values() for thinker in queue.all]
        for thinker in [*self._slow.all, *self._quick.all, *self._advisers.all, *own]:
            await thinker.kill()


def _own_thinker(spec: str, seconds: float) -> Thinker:
    return Thinker("lazaretto.server.own_thinker", spec, str(seconds))


def _limit(bot: str) -> float:
    milliseconds = milliseconds_of(bot)
    return THINK_LIMIT if milliseconds is None else TIMED_LIMIT + 3 * milliseconds / 1000
