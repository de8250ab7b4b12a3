"""One simulated world: servers, people and a store, in one thread and in virtual time. All of it follows from its seed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

from lazaretto.table import loading
from lazaretto.table.live import Live
from lazaretto.table.rows import Change, StoreAway, Stored
from tests.simulation import plan as plans
from tests.simulation.habits import Player
from tests.simulation.network import Link
from tests.simulation.plan import Plan, TablePlan
from tests.simulation.planted import SOUND, Plant
from tests.simulation.ports import Bus
from tests.simulation.server import Process, Server, task_of_a_process
from tests.simulation.truth import Form, TableTruth, plain
from tests.simulation.watch import Watch
from tests.simulation.weather import Weather
from tests.table.house import in_virtual_time

STEPS = 150  # the last ones, for whoever looks for the reason of a failure
CALM = 12 * 3600.0  # seconds after the storm in which every game has to come to its end
RUSH = 8.0  # seconds in which everybody does everything at once
SETTLES, FAIR_RUSH, QUIET = 10.0, 2.0, 1.5  # once more in fair weather, and then nobody stirs for a while
UNCOUNTED = 8  # rounds without a sign of life that may pass before it is an outage


@dataclass
class Outcome:
    """What came of one world."""

    seed: int
    games: int = 0
    seconds: float = 0.0  # of virtual time
    commits: int = 0
    thrown: dict[str, int] = field(default_factory=dict)
    problem: tuple[str, str] | None = None  # the first thing that must not be
    steps: list[str] = field(default_factory=list)
    checksum: int = 0
    endings: dict[str, int] = field(default_factory=dict)


class World:
    def __init__(self, seed: int, plant: Plant = SOUND) -> None:
        self.seed = seed
        self.plant = plant
        self.plan: Plan = plans.drawn(seed)
        self.weather = Weather(random.Random(f"weather {seed}"))
        self.store = plant.store(is_shared=self.plan.servers > 1)
        self.bus = Bus(self)
        self.watch = Watch(self)
        self.servers = [Server(self, number) for number in range(self.plan.servers)]
        self.truths: dict[str, TableTruth] = {}
        self.links: dict[Link, None] = {}
        self.invitations: dict[int, Form] = {}
        self.outcome = Outcome(seed)
        self.is_store_away = self.is_rush = self.is_past_storm = False
        self.store_trouble = self.calm_since = self.quiet_until = self.worst_skew = 0.0
        self.outages: list[tuple[float, float]] = []  # times without a server
        self.silences: list[tuple[float, float]] = []  # times in which one stood still, or the store was away
        self._down_since: float | None = 0.0
        self._steps: deque[tuple[Any, ...]] = deque(maxlen=STEPS)
        self._ended = asyncio.Event()
        self._storm_over = asyncio.Event()
        self.players = [Player(self, table, letter, table.number) for table in self.plan.tables for letter in table.people]

    # ---------------------------------------------------------------- what is written down

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def note(self, *step: Any) -> None:
        self._steps.append((round(self.now, 3), *step))
        self.outcome.checksum = zlib.crc32(repr(self._steps[-1]).encode(), self.outcome.checksum)

    def found(self, kind: str, how: str) -> None:
        """Something that must not be: the world ends."""
        self.note("FOUND", kind, how)
        if self.outcome.problem is None:
            self.outcome.problem = (kind, how)
            self.outcome.steps = [" ".join(map(str, step)) for step in self._steps]
        self._ended.set()

    def refused(self, code: str, what: str) -> None:
        if code == "our-fault":
            self.found("our-fault", what)

    def created(self, stored: Stored) -> None:
        self.note("created", stored.game.id)
        kept = self.store._tables[stored.game.id]
        self.truths[stored.game.id] = TableTruth(lambda: kept.stored, self.now, self.found)

    def committed(self, process: Process, table: str, rev: int, change: Change) -> None:
        truth = self.truths[table]
        lines = [row.choice for row in change.choices]
        self.note(process.name, "commits", table, rev + 1, lines, change.truncate_to, [each.kind for each in change.notices])
        before = truth.now
        truth.commit(rev, change, self.now)
        self.outcome.commits += 1
        if any(each.kind == "time-out" for each in change.notices):
            self.watch.time_ran_out(truth, before)

    def opened(self, table: TablePlan, told: Form) -> None:
        self.invitations[table.number] = told

    def truth_of(self, table: TablePlan) -> TableTruth | None:
        told = self.invitations.get(table.number)
        return None if told is None else self.truths[told["id"]]

    async def over(self, table: TablePlan) -> None:
        """Returns when the game at this table is over."""
        while (truth := self.truth_of(table)) is None or truth.now.game.status != "finished":
            await asyncio.sleep(5.0 * self.plan.scale)

    # ---------------------------------------------------------------- times without a server

    def someone_is_up(self) -> None:
        if self._down_since is not None:
            self.outages.append((self._down_since, self.now))
            self._down_since = None

    def someone_is_down(self) -> None:
        if self._down_since is None and not any(server.alive for server in self.servers):
            self._down_since = self.now

    def outage_since(self, start: float) -> float:
        """So long, at most, no server has given a sign of life: none was there, or stood still, or reached the store."""
        known = [*self.outages, *self.silences]
        return sum(end - max(begin, start) + 3 * self.plan.poll for begin, end in known if end > start)

    def counted_outage_since(self, start: float) -> float:
        """So long, at least, nobody's clock may have run."""
        least = UNCOUNTED * self.plan.poll + 2 * self.watch.skew
        gaps = [end - begin for begin, end in self.outages if begin >= start]
        return sum(gap - 2 * self.watch.skew for gap in gaps if gap > least)

    # ---------------------------------------------------------------- its life

    async def live(self) -> Outcome:
        loop = asyncio.get_running_loop()
        loop.set_task_factory(task_of_a_process)
        servers = [server.keep_going() for server in self.servers]
        around = [*servers, self.watch.go_on(), self._store_weather(), self._seasons(), self._ended.wait()]
        beside: list[asyncio.Task[Any]] = [loop.create_task(work) for work in around]
        people = [loop.create_task(self._comes(player)) for player in self.players]
        await self._until_over(people, beside)
        self._clear_up()
        if self.outcome.problem is None:
            await self._look_back()
        self.outcome.seconds = self.now
        self.outcome.thrown = dict(self.weather.thrown)
        return self.outcome

    async def _comes(self, player: Player) -> None:
        await asyncio.sleep(player.plan.opens * self.plan.storm)
        await player.play()

    async def _seasons(self) -> None:
        """Fair weather while the servers start, then a storm with a rush in it, then fair weather for ever."""
        await asyncio.sleep(0.5)
        self.weather.is_calm = False
        rush = self.plan.storm * self.weather.between(0.3, 0.9)
        await asyncio.sleep(rush)
        self.is_rush = True
        await asyncio.sleep(RUSH)
        self.is_rush = False
        await asyncio.sleep(max(0.0, self.plan.storm - rush))
        self._clear_up()
        await asyncio.sleep(SETTLES)
        self.is_rush = True
        await asyncio.sleep(FAIR_RUSH)
        self.is_rush, self.quiet_until = False, self.now + QUIET
        await asyncio.sleep(QUIET)
        self.watch.look()  # nobody does anything, so everybody has been told everything

    @property
    def is_wild(self) -> bool:
        """Do people do what they should not?"""
        return self.is_rush or not self.weather.is_calm

    def _clear_up(self) -> None:
        if not self.is_past_storm:
            self.weather.is_calm = self.is_past_storm = True
            self.is_store_away = False
            self.calm_since = self.now
            self._storm_over.set()
            self.note("the storm is over")

    async def _store_weather(self) -> None:
        while not self.is_past_storm:
            await asyncio.sleep(1.0 * self.plan.scale)
            if self.weather.strikes("store-away"):
                self.is_store_away, since = True, self.now
                self.note("the store is away")
                await self.sleep_in_storm(self.weather.between(1.0, 40.0) * self.plan.scale)
                self.is_store_away = False
                self.store_trouble = self.now
                self.silences.append((since, self.now))

    async def sleep_in_storm(self, seconds: float) -> None:
        """Faults last no longer than the storm."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._storm_over.wait()

    async def _until_over(self, people: list[asyncio.Task[None]], beside: list[asyncio.Task[Any]]) -> None:
        """Until everybody's game is over; what fails in the simulator itself is raised."""
        limit = self.plan.storm + CALM * self.plan.scale
        while self.outcome.problem is None and not all(task.done() for task in people):
            left = limit - self.now
            pending = [task for task in (*people, *beside) if not task.done()]
            await asyncio.wait(pending, timeout=max(0.0, left), return_when=asyncio.FIRST_COMPLETED)
            for task in (*people, *beside):
                if task.done():
                    task.result()
            if left <= 0:
                self.found("never-ends", "; ".join(map(str, self.truths.values())))

    # ---------------------------------------------------------------- the end

    async def _look_back(self) -> None:
        """Everything is looked at as a server sees it that has just been started."""
        fresh = Process(self, 0, 999)
        for truth in self.truths.values():
            truth.check_whole()
            live = Live(*await loading.load(fresh.hub, truth.id))
            for seat in (None, *range(live.game.players)):
                told = msgspec.to_builtins(live.state(-1 if seat is None else seat, 0, 0.0))
                owner = "" if seat is None else next(iter(truth.now.owners(seat)), None)
                if owner is not None:
                    truth.shown(owner, plain(told))
        for table in self.plan.tables:
            truth = self.truth_of(table)
            if truth is None or truth.now.game.status != "finished":
                self.found("never-ends", f"table {table.number}")
                continue
            reason = str((truth.now.game.result or {}).get("reason"))
            kind = reason if reason in ("resigned", "time", "resigned-or-time") else "played out"
            self.outcome.endings[kind] = self.outcome.endings.get(kind, 0) + 1
            self.outcome.games += 1


class _Bugs(logging.Handler):
    """What a server writes down as its own fault, other than that it could not reach the store."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, StoreAway):
            self.world.found("logged", f"{record.getMessage()}: {error!r}")


def simulate(seed: int, plant: Plant = SOUND) -> Outcome:
    """One world from its beginning to its end."""
    log = logging.getLogger("lazaretto.table")
    world: list[World] = []

    async def go() -> Outcome:
        world.append(World(seed, plant))
        log.addHandler(handler := _Bugs(world[0]))
        try:
            return await world[0].live()
        finally:
            log.removeHandler(handler)

    was = log.level, log.propagate
    log.setLevel(logging.ERROR)
    log.propagate = False
    try:
        return in_virtual_time(go)
    finally:
        log.setLevel(was[0])
        log.propagate = was[1]
