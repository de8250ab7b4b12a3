"""A simulated server: a process that can be killed at any moment, stalls, and is started anew."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from lazaretto.table.hub import House
from lazaretto.table.identity import Drawn
from lazaretto.table.inline import InlineWorkshop, at_once
from lazaretto.table.ports import Ports
from tests.simulation.ports import Clock, Fanout, Thinkers
from tests.table.house import Codes

if TYPE_CHECKING:
    from tests.simulation.world import World

_PROCESS: contextvars.ContextVar[Process | None] = contextvars.ContextVar("process", default=None)
RESTART = (0.5, 80.0)  # seconds until a server is started again
STALL = (3.0, 25.0)  # seconds for which one stands still: its leases may run out meanwhile


def task_of_a_process(loop: asyncio.AbstractEventLoop, coro: Any, context: Any = None) -> asyncio.Task[Any]:
    """A task factory: whatever a process begins is known to be its own, so that nothing of it outlives it."""
    task: asyncio.Task[Any] = asyncio.Task(coro, loop=loop, context=context)
    process = (contextvars.copy_context() if context is None else context).get(_PROCESS)
    if process is not None:
        process.tasks[task] = None
        task.add_done_callback(lambda done: process.tasks.pop(done, None))
    return task


class Process:
    """One life of a server."""

    def __init__(self, world: World, number: int, life: int) -> None:
        self.world = world
        self.name = f"server {number}.{life}"
        self.is_alive = True
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.stalled_until = 0.0
        self.trouble = world.now  # when it last stood still, or began
        self.clock = Clock(self, world.plan.skews[number], world.plan.drifts[number])
        plant = world.plant
        ports = Ports(
            store=plant.door(world, self),
            fanout=Fanout(world.bus, self),
            thinkers=Thinkers(world, self),
            workshop=InlineWorkshop(),
            readers=InlineWorkshop(),
            aside=at_once,
            time=self.clock,
            secrets=Drawn(world.seed * 1_000_003 + number * 1009 + life),
            words=Codes(),
        )
        self.hub = plant.hub(ports, world.plan.poll, house=House(chatter=0))

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that is done in this process and ends with it."""
        context = contextvars.copy_context()
        context.run(_PROCESS.set, self)
        task = asyncio.get_running_loop().create_task(work, context=context)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Whatever a socket or a request comes to, it is answered; nothing is raised at whoever serves it."""
        if not task.cancelled() and task.exception() is not None:
            self.world.found("raised", f"{self.name}: {task.exception()!r}")

    # ---------------------------------------------------------------- what happens to it

    async def passes(self, seconds: float) -> None:
        """Time passes in this process; for a dead one it never does, for one that stalls later."""
        await asyncio.sleep(seconds)
        while self.is_alive and self.world.now < self.stalled_until:
            await asyncio.sleep(self.stalled_until - self.world.now)
        self.must_live()

    def must_live(self) -> None:
        """A dead process does nothing any more."""
        if not self.is_alive:
            raise asyncio.CancelledError

    def crashes(self, point: str) -> bool:
        if not self.is_alive or not self.world.weather.strikes(point):
            return False
        self.kill(point)
        return True

    def may_crash(self, point: str) -> None:
        self.crashes(point)
        self.must_live()

    def kill(self, why: str) -> None:
        """As by `kill -9`: nothing is finished, nothing given back, nothing said."""
        self.world.note(self.name, "killed", why)
        self.is_alive = False
        self.world.bus.queues.pop(self, None)
        self.world.someone_is_down()
        for task in [*self.tasks]:
            task.cancel()

    def stall(self) -> None:
        self.stalled_until = self.world.now + self.world.weather.between(*STALL) * self.world.plan.scale
        self.trouble = self.stalled_until
        self.world.silences.append((self.world.now, self.stalled_until))
        self.world.note(self.name, "stalls until", round(self.stalled_until, 3))


class Server:
    """A place where one process after the other lives."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.lives = 0
        self.process: Process | None = None

    @property
    def alive(self) -> Process | None:
        process = self.process
        return process if process is not None and process.is_alive else None

    async def keep_going(self) -> None:
        """Starts it, and starts it again after every death."""
        world = self.world
        while True:
            self.lives += 1
            process = Process(world, self.number, self.lives)
            process.run(process.hub.start())
            self.process = process
            world.note(process.name, "starts")
            world.someone_is_up()
            while process.is_alive:
                await asyncio.sleep(1.0 * world.plan.scale)
                self._weather_over(process)
            await world.sleep_in_storm(world.weather.between(*RESTART) * world.plan.scale)

    def _weather_over(self, process: Process) -> None:
        """What happens to a process without its doing anything."""
        weather = self.world.weather
        process.crashes("crash-at-any-time")
        if weather.strikes("server-stalled"):
            process.stall()
        if weather.strikes("clock-jumped"):
            process.clock.put(weather.between(-15.0, 15.0))
            self.world.note(process.name, "has its clock put by", round(process.clock.wrong, 3))
