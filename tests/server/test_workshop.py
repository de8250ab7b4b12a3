"""The workshop: results, refusals, deadlines, lost workers, a queue with an end."""

from __future__ import annotations

import asyncio
import operator
import os
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from lazaretto.games import game
from lazaretto.server.workshop import Workshop
from lazaretto.table.errors import Refusal
from lazaretto.table.live import Live


def at_work(test: Callable[[Workshop], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        workshop = Workshop(**settings)
        try:
            await test(workshop)
        finally:
            await workshop.close()

    asyncio.run(run())


async def refused(work: Awaitable[Any]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value


def test_results_and_refusals() -> None:
    async def test(workshop: Workshop) -> None:
        assert await workshop.do(operator.add, 1, 2) == 3
        unknown = await refused(workshop.do(game, "chess"))
        assert (unknown.status, unknown.code, unknown.details["word"]) == (404, "unknown-game", "chess")
        wrong = await refused(workshop.do(game("rattus").replay, {"game": "rattus", "format": "?"}))
        assert (wrong.status, wrong.code, wrong.place) == (400, "wrong-format", "format")

    at_work(test)


def test_a_bug_of_ours_is_told_and_the_worker_lives_on() -> None:
    async def test(workshop: Workshop) -> None:
        process = await workshop.do(os.getpid)
        broken = await refused(workshop.do(operator.truediv, 1, 0))
        assert (broken.status, broken.code) == (500, "our-fault")
        assert await workshop.do(os.getpid) == process

    at_work(test)


def test_what_takes_too_long_is_ended_and_the_next_is_done() -> None:
    async def test(workshop: Workshop) -> None:
        process = await workshop.do(os.getpid)
        slow = await refused(workshop.do(time.sleep, 600))
        assert (slow.status, slow.code) == (400, "takes-too-long")
        assert await workshop.do(os.getpid) != process
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)

    at_work(test, limit=0.5)


def test_what_keeps_the_processor_busy_is_ended_too() -> None:
    async def test(workshop: Workshop) -> None:
        busy = await refused(workshop.do(sum, range(10**12)))  # a loop that hears no signal of Python's
        assert busy.code == "takes-too-long"
        assert await workshop.do(operator.add, 1, 2) == 3

    at_work(test, limit=600)


def test_a_worker_that_dies() -> None:
    async def test(workshop: Workshop) -> None:
        lost = await refused(workshop.do(os._exit, 1))
        assert lost.code == "takes-too-long"
        assert await workshop.do(operator.add, 1, 2) == 3

    at_work(test)


def test_too_much_memory() -> None:
    async def test(workshop: Workshop) -> None:
        large = await refused(workshop.do(operator.mul, b"x", 1 << 34))
        assert large.code == "takes-too-long"
        assert await workshop.do(operator.add, 1, 2) == 3

    at_work(test)


def test_the_queue_has_an_end() -> None:
    async def test(workshop: Workshop) -> None:
        await workshop.do(operator.add, 1, 2)
        slow = [asyncio.create_task(workshop.do(time.sleep, 0.2)) for _ in range(3)]
        await asyncio.sleep(0.05)
        full = await refused(workshop.do(operator.add, 1, 2))
        assert (full.status, full.code) == (503, "workshop-full")
        await asyncio.gather(*slow)
        assert await workshop.do(operator.add, 1, 2) == 3

    at_work(test, queue=2)


def test_an_asker_who_goes_away_frees_the_worker() -> None:
    async def test(workshop: Workshop) -> None:
        await workshop.do(operator.add, 1, 2)
        asked = asyncio.create_task(workshop.do(time.sleep, 600))
        await asyncio.sleep(0.1)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert await asyncio.wait_for(workshop.do(operator.add, 1, 2), 20) == 3

    at_work(test, limit=600)


def test_what_is_printed_is_no_answer() -> None:
    async def test(workshop: Workshop) -> None:
        assert await workshop.do(print, "x" * 100) is None
        assert await workshop.do(os.write, 1, b"x" * 100) == 100

    at_work(test)


def test_what_cannot_be_sent_is_not_sent() -> None:
    async def test(workshop: Workshop) -> None:
        with pytest.raises((TypeError, AttributeError)):
            await workshop.do(Live.state, asyncio.get_running_loop(), 0, 0, 0.0)  # type: ignore[arg-type]

    at_work(test)
