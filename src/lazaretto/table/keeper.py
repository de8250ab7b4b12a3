"""What happens at a table by itself: bots think, clocks run out. It belongs to the table, not to a task: whatever fails is
begun again by a loop that looks after all tables. Nothing here is trusted to happen once only: every act is checked
against the log again, so that two servers may keep one table. Where several do, a lease says who begins."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from lazaretto.kernel.match import Match
from lazaretto.table import moves, thinking
from lazaretto.table.botnames import SIMPLE
from lazaretto.table.errors import Refusal
from lazaretto.table.leases import Leases
from lazaretto.table.ports import ThinkerFailed, Thought

if TYPE_CHECKING:
    from lazaretto.table.hub import Hub
    from lazaretto.table.live import Live

ATTEMPTS = 3  # of one bot at one decision; then a simple one answers, here
BETWEEN = 0.2  # seconds between them
REST_MOST = 60.0  # seconds until a table that fails again and again is looked at once more
REST_SOON = 1.0  # and after its first failure
SOON = 600.0  # seconds: a table whose clock runs for longer need not be at hand
WATCHED = 30.0  # seconds for which a look at a table counts
log = logging.getLogger("lazaretto.table")
Situation = tuple[int, int, str, float | None]


class Keeper:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.leases = Leases(hub.store, hub.time, hub.process, hub.poll)
        self._tasks: dict[str, tuple[Situation, asyncio.Task[None]]] = {}
        self._failures: dict[str, tuple[int, float]] = {}  # in a row, and until when the table rests

    async def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        await self.leases.release_all()

    def forget(self, live: Live) -> None:
        _, task = self._tasks.pop(live.id, (None, None))
        self._failures.pop(live.id, None)
        if task is not None:
            task.cancel()

    def is_busy(self, live: Live) -> bool:
        return live.id in self._tasks

    # ---------------------------------------------------------------- all tables

    async def look_after(self, *, all_tables: bool) -> None:
        """One round: whatever is due and not under way is begun; what we keep stays ours."""
        await self.leases.renew(self._tasks)
        if all_tables:
            await self._load_those_due()
        for live in [*self.hub.tables.values()]:
            self._look_safely(live)

    def _look_safely(self, live: Live) -> None:
        if self._rests(live.id, self.hub.time.monotonic()):
            return
        try:
            self.look(live)
        except Exception as error:  # a broken row: the others are looked after
            self._failed(live.id)
            log.warning("table %s cannot be looked after: %r", live.id, error)

    async def _load_those_due(self) -> None:
        now = self.hub.time.monotonic()
        for table in await self.hub.store.awake(self.hub.time.now() + SOON):
            if table not in self.hub.tables and not self._rests(table, now):
                await self._load(table)

    async def _load(self, table: str) -> None:
        try:
            await self.hub.table(table, watched=False)
        except Exception as error:  # played by other rules, or broken: the others go on
            self._failed(table)
            log.warning("table %s cannot go on: %s", table, error)

    def _rests(self, table: str, now: float) -> bool:
        return now < self._failures.get(table, (0, 0.0))[1]

    def _failed(self, table: str) -> None:
        count = self._failures.get(table, (0, 0.0))[0] + 1
        rest = min(REST_MOST, REST_SOON * 2.0 ** (count - 1))
        self._failures[table] = (count, self.hub.time.monotonic() + rest)

    # ---------------------------------------------------------------- one table

    def look(self, live: Live) -> None:
        """Is there anything to do or to wait for? A thought that is no longer wanted is cancelled."""
        wanted = self._situation(live)
        was, task = self._tasks.get(live.id, (None, None))
        if task is not None and was == wanted and not task.done():
            return
        self._tasks.pop(live.id, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        if wanted is None:
            self._let_go(live)
        elif not self._rests(live.id, self.hub.time.monotonic()):
            started = self.hub.spawn(self._keep(live, wanted))
            self._tasks[live.id] = (wanted, started)
            started.add_done_callback(lambda done: self._done(live.id, done))

    def _let_go(self, live: Live) -> None:
        if self.leases.are_mine(live.id):
            self.hub.spawn(self.leases.release(live.id))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        if table in self._tasks and self._tasks[table][1] is task:
            del self._tasks[table]

    def _situation(self, live: Live) -> Situation | None:
        seat = live.game.to_move
        if seat is None or not live.is_running or not live.is_playable:
            return None
        row = live.seats[seat]
        if row.kind == "bot":  # it waits while people talk about going back: its move would end their talk
            waits = live.thinks_back or not self._is_wanted(live)
            return None if waits else (live.matches, seat, row.bot or "", None)
        clock = moves.clock_of(live)
        deadline = None if clock is None else clock.deadline
        is_far = deadline is None or deadline > self.hub.time.now() + SOON  # a later round finds it, here or in the store
        return None if is_far else (live.game.n, seat, "", deadline)

    def _is_wanted(self, live: Live) -> bool:
        """Bots play for people: at a table of theirs alone, only while somebody watches."""
        people = any(row.kind == "human" for row in live.seats)
        elsewhere = any(guests or watchers for _, guests, watchers in live.elsewhere.values())
        lately = self.hub.time.monotonic() - live.watched < WATCHED
        return people or bool(live.connections) or elsewhere or lately

    async def _keep(self, live: Live, wanted: Situation) -> None:
        """Do what is due. If it fails, the next round begins it anew."""
        try:
            if not await self.leases.take(live.id):
                return
            await (self._time_out(live) if wanted[3] is not None else self._bot(live))
            self._failures.pop(live.id, None)
        except Refusal as refusal:
            if refusal.status != 409:  # stale: the game went on or back meanwhile
                self._failed(live.id)
                log.warning("what was due at table %s was refused: %s", live.id, refusal.code)
        except Exception as error:
            self._failed(live.id)
            log.warning("what was due at table %s failed: %r", live.id, error)

    async def _bot(self, live: Live) -> None:
        match, seat = live.match, live.match.to_move
        if seat is None:
            return
        name = live.seats[seat].bot or SIMPLE
        asked = thinking.for_one_decision(name, match, seat, live.thought.spent(match, seat))
        began = self.hub.time.monotonic()
        thought = await self.think(live, match, asked, seat, live.game.host)
        live.thought.spend(match, seat, self.hub.time.monotonic() - began)
        work = lambda table: moves.bot_move(table, seat, match.n, thought, self.hub.time.now())  # noqa: E731
        await self.hub.act(live.id, work, choices=[thought.choice], watched=False)

    async def think(self, live: Live, match: Match, bot: str, seat: int, owner: str) -> Thought:
        """What a bot would do, or, if it fails again and again, what a simple one would, here; never just anything."""
        for attempt in range(ATTEMPTS):
            try:
                thought = await self.hub.thinkers.choose(bot, match, seat, self.hub.secrets.randbits(64), owner)
                if thought.why:
                    self.hub.fault(live, "bot-failed", seat, bot, thought.why)
                elif thought.instead:
                    self.hub.fault(live, "bot-slow", seat, bot, "it did not come far enough in its time")
                return thought
            except ThinkerFailed as error:
                self.hub.fault(live, "bot-failed", seat, bot, f"attempt {attempt + 1}: {error}")
                await self.hub.time.sleep(BETWEEN)
        question = thinking.question(SIMPLE, match, seat, self.hub.secrets.randbits(64))
        do = self.hub.readers.do if live.is_foreign else self.hub.aside  # a strange position may never come to an end
        found = thinking.thought_of(await do(thinking.answer, question))
        return Thought(found.choice, "" if bot == SIMPLE else SIMPLE)

    async def _time_out(self, live: Live) -> None:
        clock = moves.clock_of(live)
        if clock is None or clock.deadline is None:
            return
        await self.hub.time.sleep(max(0.0, clock.deadline - self.hub.time.now()) + 0.01)
        await self.hub.beat()  # a database that was away has kept from us how long nobody could move
        work = lambda table: moves.time_out(table, self.hub.time.now(), self.hub.secrets)  # noqa: E731
        with contextlib.suppress(Refusal):
            await self.hub.act(live.id, work, watched=False)
