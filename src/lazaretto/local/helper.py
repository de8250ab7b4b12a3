"""A second place to think and work in, beside the one that answers the page: one question at a time, and a question that is
not wanted any more ends the place itself. The next question begins it anew."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, ParamSpec, Protocol, TypeVar

import msgspec

from lazaretto.kernel.match import Match
from lazaretto.table import bench, thinking
from lazaretto.table.errors import Refusal
from lazaretto.table.ports import Judged, ThinkerFailed, Thought

THINK_LIMIT = 60.0  # seconds; a bot that needs longer is broken
WORK_LIMIT = 30.0  # for one piece of work; a browser is several times slower than a server
QUICK = ("random", "greedy")  # bots that do not search
Kind = Literal["think", "work"]
P = ParamSpec("P")
T = TypeVar("T")


class Helper(Protocol):
    """The place. `ask` begins it if need be and gives what `answered` there gives."""

    async def ask(self, kind: Kind, question: bytes) -> bytes: ...

    def end(self) -> None:
        """Whatever it is doing, it is not wanted any more."""


class HelperLost(Exception):
    """It could not begin, or ended by itself."""


def answered(kind: Kind, question: bytes) -> bytes:
    """What a question is answered there."""
    if kind == "think":
        return msgspec.json.encode(thinking.answer(msgspec.json.decode(question)))
    return pickle.dumps(bench.answer(question))


def is_quick(kind: Kind, question: bytes) -> bool:
    """Is it answered sooner than the place begins?"""
    return kind == "think" and msgspec.json.decode(question, type=_Asked).bot in QUICK


class _Asked(msgspec.Struct):
    bot: str


class Queue:
    """One helper for whoever needs it, in turn."""

    def __init__(self, helper: Helper) -> None:
        self.helper = helper
        self.turn = asyncio.Lock()

    async def ask(self, kind: Kind, question: bytes, limit: float) -> bytes:
        async with self.turn:
            finished = False
            try:
                answer = await asyncio.wait_for(self.helper.ask(kind, question), limit)
                finished = True
                return answer
            finally:
                if not finished:
                    self.helper.end()

    async def close(self) -> None:
        self.helper.end()


class BrowserThinkers(Queue):
    async def choose(self, bot: str, match: Match, seat: int, seed: int, owner: str = "") -> Thought:
        return thinking.thought_of(await self._thought(thinking.question(bot, match, seat, seed)))

    async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> Judged:
        return thinking.judged_of(await self._thought(thinking.inquiry(bot, match, seed, line)))

    async def _thought(self, question: thinking.Question) -> Mapping[str, object]:
        try:
            told = await self.ask("think", msgspec.json.encode(question), THINK_LIMIT)
            return msgspec.json.decode(told, type=dict[str, object])
        except (TimeoutError, HelperLost, msgspec.DecodeError) as error:
            raise ThinkerFailed(str(error)) from error

    async def ready(self) -> bool:
        return True  # a question begins it


class BrowserWorkshop:
    def __init__(self, queue: Queue) -> None:
        self.queue = queue

    async def do(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        call = bench.call_of(work, *arguments, **named)
        try:
            answer: bench.Answer = pickle.loads(await self.queue.ask("work", call, WORK_LIMIT))
        except (TimeoutError, HelperLost) as error:
            raise Refusal(400, "takes-too-long") from error
        return bench.result_of(work, answer)

    async def close(self) -> None:
        await self.queue.close()
