"""Everybody in turn, however much one of them asks for."""

from __future__ import annotations

import asyncio

from lazaretto.server.fair import FairQueue


def test_who_asks_for_much_waits_for_who_asks_for_little() -> None:
    async def go() -> list[str]:
        queue = FairQueue(["the only place"])
        served: list[str] = []

        async def work(owner: str) -> None:
            async with queue.turn(owner):
                served.append(owner)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as group:
            for owner in "aaaaabcc":
                group.create_task(work(owner))
        return served

    assert "".join(asyncio.run(go())) == "abcacaaa"


def test_with_two_places_nobody_holds_both_while_another_waits() -> None:
    async def go() -> None:
        queue = FairQueue([1, 2])
        gate = asyncio.Event()
        inside: list[str] = []

        async def work(owner: str) -> None:
            async with queue.turn(owner):
                inside.append(owner)
                await gate.wait()
                inside.remove(owner)

        tasks = [asyncio.create_task(work(owner)) for owner in "aaab"]
        await asyncio.sleep(0)
        assert inside == ["a", "a"]
        tasks[0].cancel()
        await asyncio.sleep(0.01)
        assert sorted(inside[-1]) == ["b"]
        gate.set()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(go())


def test_who_gives_up_leaves_no_trace() -> None:
    async def go() -> None:
        queue = FairQueue(["place"])
        async with queue.turn("a"):
            waiting = asyncio.create_task(queue._get("b"))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(1), queue.turn("c") as place:
            assert place == "place"

    asyncio.run(go())
