"""Ports for a house in one thread: work is done where it is asked for, hints reach who listens here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import ParamSpec, TypeVar

from lazaretto.kernel.match import Match
from lazaretto.table import thinking
from lazaretto.table.memory import MemoryStore
from lazaretto.table.ports import Fanout, Judged, Ports, Secrets, Store, Thinkers, Thought, Time, Words

P = ParamSpec("P")
T = TypeVar("T")


async def at_once(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    return work(*arguments, **named)


class InlineWorkshop:
    """Nobody else waits here, so nothing is ended."""

    async def do(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return work(*arguments, **named)

    async def close(self) -> None:
        pass


class InlineThinkers:
    async def choose(self, bot: str, match: Match, seat: int, seed: int, owner: str = "") -> Thought:
        return thinking.thought_of(thinking.answer(thinking.question(bot, match, seat, seed)))

    async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> Judged:
        return thinking.judged_of(thinking.answer(thinking.inquiry(bot, match, seed, line)))

    async def ready(self) -> bool:
        return True

    async def close(self) -> None:
        pass


class Echo:
    """All houses of this thread that share one store."""

    def __init__(self) -> None:
        self._listeners: list[asyncio.Queue[bytes]] = []

    def publish(self, hint: bytes) -> None:
        for listener in self._listeners:
            listener.put_nowait(hint)

    async def subscribe(self) -> AsyncIterator[bytes]:
        hints: asyncio.Queue[bytes] = asyncio.Queue()
        self._listeners.append(hints)
        return self._heard(hints)

    async def _heard(self, hints: asyncio.Queue[bytes]) -> AsyncIterator[bytes]:
        try:
            while True:
                yield await hints.get()
        finally:
            self._listeners.remove(hints)


def inline_ports(
    *,
    time: Time,
    secrets: Secrets,
    words: Words,
    store: Store | None = None,
    fanout: Fanout | None = None,
    thinkers: Thinkers | None = None,
) -> Ports:
    """All ports of a house in one thread; what is not given is kept and thought in memory, here."""
    return Ports(
        store=store or MemoryStore(),
        fanout=fanout or Echo(),
        thinkers=thinkers or InlineThinkers(),
        workshop=InlineWorkshop(),
        readers=InlineWorkshop(),
        aside=at_once,
        time=time,
        secrets=secrets,
        words=words,
    )
