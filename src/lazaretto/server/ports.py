"""What the server gives its tables: the system's time, threads, processes, channels."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import ParamSpec, TypeVar

from litestar.channels import ChannelsPlugin

from lazaretto.server.texts import FluentWords
from lazaretto.server.thinkers import Thinkers
from lazaretto.server.workshop import Workshop
from lazaretto.store import Store
from lazaretto.table.ports import Ports

CHANNEL = "lazaretto"
READERS_QUEUE = 200  # somebody who leafs through a game asks for many moments at once
P = ParamSpec("P")
T = TypeVar("T")


class SystemTime:
    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Channels:
    """Hints through Litestar's channels, which reach the other servers where the database can carry them."""

    def __init__(self, plugin: ChannelsPlugin) -> None:
        self.plugin = plugin

    def publish(self, hint: bytes) -> None:
        self.plugin.publish(hint, CHANNEL)

    async def subscribe(self) -> AsyncIterator[bytes]:
        return (await self.plugin.subscribe(CHANNEL)).iter_events()


async def in_thread(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    return await asyncio.to_thread(work, *arguments, **named)


def server_ports(store: Store, channels: ChannelsPlugin, thinkers: Thinkers) -> Ports:
    return Ports(
        store=store,
        fanout=Channels(channels),
        thinkers=thinkers,
        workshop=Workshop(),
        readers=Workshop(queue=READERS_QUEUE),
        aside=in_thread,
        time=SystemTime(),
        secrets=secrets,
        words=FluentWords(),
    )
