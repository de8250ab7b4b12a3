"""What servers tell each other through PostgreSQL goes on after the database was away, and no end waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest
from litestar.channels import ChannelsPlugin

from lazaretto.server import notify
from lazaretto.server.notify import PostgresChannels
from lazaretto.server.ports import CHANNEL
from tests.databases import Cluster, cluster, fresh_database

PATIENCE = 20.0  # seconds, on however busy a machine


async def _heard(events: AsyncGenerator[bytes, None], plugin: ChannelsPlugin, word: str) -> bool:
    """Is a word that is said again and again heard at last?"""

    async def listen() -> bool:
        async for event in events:
            if event.decode() == word:
                return True
        return False

    hearing = asyncio.create_task(listen())
    try:
        async with asyncio.timeout(PATIENCE):
            while not hearing.done():
                plugin.publish(word, CHANNEL)
                await asyncio.sleep(0.1)
        return hearing.result()
    except TimeoutError:
        return False
    finally:
        hearing.cancel()


async def _through_an_outage(found: Cluster, *, comes_back: bool) -> None:
    url = fresh_database(found.url)
    async with ChannelsPlugin(backend=PostgresChannels(url), channels=[CHANNEL]) as plugin:
        events = (await plugin.subscribe(CHANNEL)).iter_events()
        assert await _heard(events, plugin, "before")
        found.stop()
        for _ in range(3):  # more than one attempt, on a connection that is dead and then on none
            plugin.publish("into the wind", CHANNEL)
            await asyncio.sleep(notify.RETRY)
        if comes_back:
            found.start()
            events = (await plugin.subscribe(CHANNEL)).iter_events()
            assert await _heard(events, plugin, "after")
        ended = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - ended < PATIENCE


@pytest.mark.parametrize("comes_back", [True, False])
def test_hints_go_on_after_an_outage_and_the_end_waits_for_none(comes_back: bool) -> None:
    with cluster() as found:
        asyncio.run(asyncio.wait_for(_through_an_outage(found, comes_back=comes_back), 3 * PATIENCE))
