"""Known bugs, switched on from outside: each must be found. What is tested is the simulator, not the table."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count as countfrom
from itertools import islice
from typing import Any

import msgspec

from lazaretto.table.hub import Hub
from lazaretto.table.keeper import Keeper, Situation
from lazaretto.table.live import Live
from lazaretto.table.memory import MemoryStore, written
from lazaretto.table.ports import Ports
from lazaretto.table.rows import Change, Outage, StaleWrite
from tests.simulation.plan import Plan, drawn
from tests.simulation.ports import StoreDoor


@dataclass(frozen=True)
class Plant:
    """How a world's servers are built, and how what is wrong with them may show."""

    name: str = "sound"
    door: type[StoreDoor] = StoreDoor
    hub: type[Hub] = Hub
    store: type[MemoryStore] = MemoryStore
    shows: tuple[str, ...] = ()
    suits: Callable[[Plan], bool] = lambda plan: True  # in which worlds it can show at all


# ---------------------------------------------------------------- commits


class HastyDoor(StoreDoor):
    """Says that a change is done when it is only on its way."""

    async def change(self, table: str, rev: int, change: Change) -> int:
        self.process.run(self._later(table, rev, change))
        await asyncio.sleep(0)
        return rev + 1

    async def _later(self, table: str, rev: int, change: Change) -> None:
        try:
            await super().change(table, rev, change)
        except Exception:  # nobody is there any more to be told
            return


class ForgetfulStore(MemoryStore):
    """Writes over whatever is there: who comes last is right."""

    async def change(self, table: str, rev: int, change: Change) -> int:
        kept = self._kept(table).stored
        first = change.choices[0].n if change.choices else None
        cut = change.truncate_to if change.truncate_to is not None else first
        anew = msgspec.structs.replace(change, truncate_to=cut)
        return await super().change(table, kept.game.rev, anew)


class ForgetfulDoor(StoreDoor):
    """Reports what revision a change was made for, as the sound one does."""

    async def commit(self, table: str, rev: int, change: Change) -> int:
        now = await self.store.change(table, rev, change)
        self.world.committed(self.process, table, rev, change)
        return now


class LazyStore(MemoryStore):
    """Has the last change of every table in memory only, and loses it when the next server starts."""

    def __init__(self, *, is_shared: bool = False) -> None:
        super().__init__(is_shared=is_shared)
        self.before: dict[str, Any] = {}

    async def change(self, table: str, rev: int, change: Change) -> int:
        self.before[table] = written(self._kept(table).stored, type(self._kept(table).stored))
        return await super().change(table, rev, change)

    def forget(self) -> None:
        for table, stored in self.before.items():
            self._kept(table).stored = stored
        self.before.clear()


class LazyHub(Hub):
    """Starts on a store that has just lost what was not written down."""

    async def start(self, *, resume: bool = True) -> None:
        store: Any = self.store
        store.store.forget()
        await super().start(resume=resume)


class StubbornHub(Hub):
    """Takes a change that came too late for done."""

    async def _commit(self, live: Live, change: Change, turn: Any) -> None:
        try:
            await super()._commit(live, change, turn)
        except StaleWrite:
            live.accept(live.game.rev + 1, change, turn)


# ---------------------------------------------------------------- leases, clocks, bots


class StingyDoor(StoreDoor):
    """Gives nobody a lease."""

    async def lease(self, tables: Iterable[str], holder: str, seconds: float) -> list[str]:
        await super().lease(tables, holder, seconds)
        return []


class EternalDoor(StoreDoor):
    """A lease never runs out: who dies with it keeps it."""

    async def lease(self, tables: Iterable[str], holder: str, seconds: float) -> list[str]:
        return await super().lease(tables, holder, math.inf)


class GenerousDoor(StoreDoor):
    """Gives everybody every lease."""

    async def lease(self, tables: Iterable[str], holder: str, seconds: float) -> list[str]:
        wanted = [*tables]
        await super().lease(wanted, holder, seconds)
        return wanted


class TimelessKeeper(Keeper):
    """Looks after bots and forgets the clocks."""

    def _situation(self, live: Live) -> Situation | None:
        wanted = super()._situation(live)
        return None if wanted is None or wanted[3] is not None else wanted


class TimelessHub(Hub):
    def __init__(self, ports: Ports, *arguments: Any, **named: Any) -> None:
        super().__init__(ports, *arguments, **named)
        self.keeper = TimelessKeeper(self)


class StrictDoor(StoreDoor):
    """Counts the time without a server like any other."""

    async def beat(self, now: float, missing: float) -> list[Outage]:
        await super().beat(now, missing)
        return []


# ---------------------------------------------------------------- telling


class OneForAll(dict[tuple[int, int], str]):
    """A cache of what is sent that forgets who looks."""

    def get(self, key: tuple[int, int], default: Any = None) -> Any:
        return next((payload for (_, since), payload in self.items() if since == key[1]), default)


class IndiscreetHub(Hub):
    async def _load(self, table: str) -> None:
        await super()._load(table)
        if table in self.tables:
            self.tables[table].payloads = OneForAll()


class DeafHub(Hub):
    """Trusts that every hint arrives, and never asks."""

    async def _poll(self) -> None:
        return


class SilentHub(Hub):
    """Who comes too late is refused, and nobody is told what came first."""

    def _caught_up(self, live: Live) -> None:
        if not live.lock.locked():
            super()._caught_up(live)


def _is_shared(plan: Plan) -> bool:
    return plan.servers > 1


def _is_alone_with_clocks(plan: Plan) -> bool:
    return plan.servers == 1 and any(table.clock is not None for table in plan.tables)


SOUND = Plant()
PLANTED = (
    Plant("acknowledges before it commits", door=HastyDoor, shows=("acknowledged-not-in-log", "view-not-in-log")),
    Plant("forgets the revision", store=ForgetfulStore, door=ForgetfulDoor, shows=("fork", "broken-log"), suits=_is_shared),
    Plant("loses what was committed when it starts", store=LazyStore, hub=LazyHub, shows=("lost", "fork", "broken-log")),
    Plant("takes a late change for done", hub=StubbornHub, shows=("acknowledged-not-in-log",), suits=_is_shared),
    Plant("grants no lease", door=StingyDoor, shows=("waits-for-ever",), suits=_is_shared),
    Plant("a lease never runs out", door=EternalDoor, shows=("waits-for-ever",), suits=_is_shared),
    Plant("everybody has the lease", door=GenerousDoor, shows=("thought-twice",), suits=_is_shared),
    Plant("drops the clocks", hub=TimelessHub, shows=("waits-for-ever",)),
    Plant("counts the time without a server", door=StrictDoor, shows=("clock-too-early",), suits=_is_alone_with_clocks),
    Plant("shows one seat what another sees", hub=IndiscreetHub, shows=("wrong-view", "view-of-another")),
    Plant("never asks for what no hint told", hub=DeafHub, shows=("not-told",), suits=_is_shared),
    Plant("is silent about what came first", hub=SilentHub, shows=("not-told",), suits=_is_shared),
)


def worlds_for(plant: Plant, count: int) -> Iterator[int]:
    """The seeds of the first so many worlds in which it can show."""
    return islice((seed for seed in countfrom(1) if plant.suits(drawn(seed))), count)
