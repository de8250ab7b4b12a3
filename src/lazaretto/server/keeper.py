"""What happens at a table by itself: bots think, clocks run out. Nothing here is trusted to happen once only: every
act is checked against the log again, so that two servers may keep one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from lazaretto.server import moves
from lazaretto.server.errors import Refusal
from lazaretto.server.thinkers import ThinkerFailed

if TYPE_CHECKING:
    from lazaretto.server.hub import Hub
    from lazaretto.server.live import Live

FOREIGN_DELAY = 10.0  # how long a bot's turn is left to the server that brought it about
log = logging.getLogger("lazaretto.server")
Situation = tuple[int, int, str, float | None]


class Keeper:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._tasks: dict[str, tuple[Situation, asyncio.Task[None]]] = {}

    def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()

    def forget(self, live: Live) -> None:
        _, task = self._tasks.pop(live.id, (None, None))
        if task is not None:
            task.cancel()

    def is_busy(self, live: Live) -> bool:
        return live.id in self._tasks

    def look(self, live: Live, *, own: bool) -> None:
        """The table changed: is there anything to do or to wait for? A thought that is no longer wanted is cancelled."""
        wanted = self._situation(live)
        was, task = self._tasks.get(live.id, (None, None))
        if task is not None and was == wanted and not task.done():
            return
        self._tasks.pop(live.id, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        if wanted is None:
            return
        work = self._time_out(live) if wanted[3] is not None else self._bot(live, 0.0 if own else FOREIGN_DELAY)
        started = self.hub.spawn(work)
        self._tasks[live.id] = (wanted, started)
        started.add_done_callback(lambda done: self._done(live.id, done))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        if table in self._tasks and self._tasks[table][1] is task:
            del self._tasks[table]

    def _situation(self, live: Live) -> Situation | None:
        seat = live.match.to_move
        if seat is None or not live.is_running:
            return None
        row = live.seats[seat]
        if row.kind == "bot":  # it waits while people talk about going back: its move would end their talk
            return None if live.game.request is not None else (id(live.match), seat, row.bot or "", None)
        clock = moves.clock_of(live)
        deadline = None if clock is None else clock.deadline
        return None if deadline is None else (live.match.n, seat, "", deadline)

    async def _bot(self, live: Live, delay: float) -> None:
        await asyncio.sleep(delay)
        match, seat = live.match, live.match.to_move
        if seat is None:
            return
        try:
            choice = await self.hub.thinkers.choose(live.seats[seat].bot or "random", match, seat)
        except ThinkerFailed as error:
            log.warning("bot %s failed at table %s: %s", live.seats[seat].bot, live.id, error)
            choice = moves.any_choice(match)
        with contextlib.suppress(Refusal):  # stale: the game went on or back meanwhile
            work = lambda table: moves.bot_move(table, seat, match.n, choice, time.time())  # noqa: E731
            await self.hub.act(live.id, work, choice=choice)

    async def _time_out(self, live: Live) -> None:
        clock = moves.clock_of(live)
        if clock is None or clock.deadline is None:
            return
        await asyncio.sleep(max(0.0, clock.deadline - time.time()) + 0.01)
        with contextlib.suppress(Refusal):
            await self.hub.act(live.id, lambda table: moves.time_out(table, time.time()))
