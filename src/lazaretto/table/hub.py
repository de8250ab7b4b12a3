"""All tables of this server process: loading, committing, telling. Other processes hear of a change by its revision."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from lazaretto.kernel.errors import LazarettoError
from lazaretto.table import chat, loading, records, wire
from lazaretto.table.buckets import Buckets
from lazaretto.table.connection import Connection
from lazaretto.table.errors import Refusal
from lazaretto.table.hints import Hint, hint_as_bytes, hint_from
from lazaretto.table.identity import Guest, new_id
from lazaretto.table.keeper import Keeper
from lazaretto.table.live import GRACE, Live
from lazaretto.table.messages import ChatTold, RematchTold
from lazaretto.table.ports import Ports
from lazaretto.table.rows import Change, ChatRow, Outage, StaleWrite, StoreAway, Stored, UnknownTable
from lazaretto.table.turn import Turn

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[Live], tuple[Change, Turn | None]]

POLL = 2.0
ATTEMPTS = 4  # another server may write between our reading and our writing
BEATS_MISSED = 6  # rounds without a sign of life after which nobody was there
KEPT = 500  # tables in memory that nobody looks at, at most
PUT_AWAY = 600.0  # seconds after which each of them is put away
PRESENCE_LIFE = 60.0
PRESENCE_TURNS = 10  # presence is repeated every so many polls
log = logging.getLogger("lazaretto.table")


@dataclass(frozen=True, kw_only=True)
class House:
    """What holds at all tables of a house."""

    grace: float = GRACE  # seconds somebody may be away before a bot is seated for him
    chatter: float = 0.5  # lines a second that one person may write in the long run; 0: no limit
    chatter_burst: float = 8  # and at once
    page: Callable[[], str] = lambda: ""  # what the client's page begins with, if the house has one: it names its version
    own_bots: tuple[str, ...] = ()  # that its host lets sit at tables, by name
    coach: str = ""  # the bot a coach asks; none: the search
    editions: Mapping[str, wire.EditionInfo] = field(default_factory=dict)  # by game: what its host's copy prints


class Hub:
    def __init__(self, ports: Ports, poll: float = POLL, mark: str = "", house: House | None = None) -> None:
        self.house = house or House()
        self.poll = poll  # seconds; asking catches what a lost notification would have told
        self.mark = mark  # what the names of tables that are made here begin with
        self.store = ports.store
        self.fanout = ports.fanout
        self.thinkers = ports.thinkers
        self.workshop = ports.workshop
        self.readers = ports.readers
        self.aside = ports.aside
        self.time = ports.time
        self.secrets = ports.secrets
        self.words = ports.words
        self.chatter = Buckets(self.house.chatter, self.house.chatter_burst, self.time.monotonic)
        self.process = new_id(self.secrets)
        self.tables: dict[str, Live] = {}
        self.keeper = Keeper(self)
        self.outages: list[Outage] = []  # times without a server
        self.can_write = True  # as the last sign of life showed
        self.hinted: set[str] = set()  # guests whose hint is being thought about
        self.working: set[str] = set()  # guests whose material is being worked on
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: dict[asyncio.Task[object], None] = {}  # in the order of their beginning

    # ---------------------------------------------------------------- life

    async def start(self, *, resume: bool = True) -> None:
        """With `resume`, whatever goes on by itself goes on at all tables; otherwise where somebody looks at them."""
        self.spawn(self._listen(await self.fanout.subscribe()))
        if self.store.is_shared:
            self.spawn(self._poll())
        await self._beat()  # before anybody's clock is looked at
        self.spawn(self._supervise(all_tables=resume))
        if resume:
            self.spawn(loading.film_the_old(self))

    async def stop(self) -> None:
        await self.keeper.stop()
        for task in [*self._tasks, *self._loading.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.workshop.close()
        await self.readers.close()

    def spawn(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.pop(task, None)
        expected = Refusal | StaleWrite | StoreAway  # told to those who asked, or tried again by the next round
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, expected):
            log.error("background task failed", exc_info=error)

    async def _supervise(self, all_tables: bool) -> None:
        """Bots and clocks go on, after a start and whatever has failed meanwhile: of all tables, or those that are open."""
        while True:
            try:
                await self._beat()
                await self.keeper.look_after(all_tables=all_tables)
                self._forget_some()
            except Exception as error:  # the database may be away for a while
                log.warning("tables could not be looked after: %r", error)
            await self.time.sleep(self.poll)

    async def _beat(self) -> None:
        try:
            await self.beat()
        except Exception as error:  # the database may be away for a while
            log.warning("no sign of life could be given: %r", error)

    async def beat(self) -> None:
        """A sign of life. Nobody's clock runs while no server can take his move: afterwards those times are known."""
        try:
            outages = await self.store.beat(self.time.now(), BEATS_MISSED * self.poll)
        except Exception:
            self.can_write = False
            raise
        self.can_write = True
        if outages != self.outages:
            self.outages = outages
            for live in self.tables.values():
                live.set_outages(outages)
                self._refresh(live)

    def fault(self, live: Live, kind: wire.FaultKind, seat: int, bot: str, what: str) -> None:
        """Something failed and was made good: told in the log and, but for `what` a bot may have known, to the host."""
        log.warning("table %s, seat %d: %s %s: %s", live.id, seat, kind, bot, what)
        live.faults.append(wire.FaultInfo(kind, seat, bot, self.time.now()))
        for connection in live.connections:
            connection.refresh(state=False, table=True)

    # ---------------------------------------------------------------- tables

    async def table(self, table: str, *, watched: bool = True) -> Live:
        """A table. Whoever asks watches it for a while, unless it is we who look after it."""
        while (live := self.tables.get(table)) is None:  # one that was loaded may be put away before its asker goes on
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            await asyncio.shield(task)
        live.touched = self.time.monotonic()
        if watched:
            live.watched = live.touched
            if not self.keeper.is_busy(live):
                self.keeper.look(live)
        return live

    async def _load(self, table: str) -> None:
        live = Live(*await loading.load(self, table))
        live.grace = self.house.grace
        live.presence.began = self.time.now()
        live.set_outages(self.outages)
        self._forget_some()
        self.tables[table] = live

    async def stored(self, table: str) -> Stored:
        try:
            return await self.store.load(table)
        except UnknownTable:
            raise Refusal(404, "unknown-table") from None

    def _forget_some(self) -> None:
        """Tables that nobody looks at and where nothing happens are put away; they are stored."""
        idle = [live for live in self.tables.values() if not live.connections and not self.keeper.is_busy(live)]
        last = self.time.monotonic() - PUT_AWAY
        gone = [live for live in idle if live.touched < last and not live.lock.locked()]
        if len(idle) > KEPT:
            gone += sorted(idle, key=lambda each: each.touched)[: len(idle) // 2]
        for live in gone:
            self.tables.pop(live.id, None)

    async def reload(self, live: Live) -> None:
        live.replace(*await loading.load(self, live.id))
        live.set_outages(self.outages)

    async def act(
        self, table: str, work: Work, *, choices: Sequence[str] = (), aside: bool = False, watched: bool = True
    ) -> Live:
        """Do one thing at a table: `work` says what changes, it is committed, everybody is told.

        Its `choices` are tried first where that is needed. What takes long is done `aside`: nothing changes meanwhile.
        """
        live = await self.table(table, watched=watched)
        async with live.lock:
            rev = live.game.rev
            try:
                await self._act(live, work, choices, aside)
            except Exception:
                if live.game.rev != rev:  # it was too late: what came first is told, for its hint finds us up to date
                    self._caught_up(live)
                raise
        return live

    async def _act(self, live: Live, work: Work, choices: Sequence[str], aside: bool) -> None:
        for _ in range(ATTEMPTS):
            await self.try_out(live, choices)
            try:
                change, turn = await self.aside(work, live) if aside else work(live)
            except LazarettoError as error:
                raise live.refuse(error) from error
            try:
                return await self._carry_out(live, change, turn)
            except StaleWrite:
                await self.reload(live)
        raise Refusal(409, "stale-choice", live.now())

    def _caught_up(self, live: Live) -> None:
        """Somebody else changed the table, and now we know it: so shall those who look at it."""
        self.keeper.look(live)
        self._refresh(live)

    async def try_out(self, live: Live, choices: Sequence[str]) -> None:
        """At a table of somebody's own position or values choices are made elsewhere first: they may never end."""
        if not choices or not live.is_foreign or live.game.status == "finished":
            return
        match = live.match
        for choice in choices:
            live.read(choice)
        await self.readers.do(records.tried, match.position(), [*choices])
        if match is not live.match:
            raise Refusal(409, "stale-choice", live.now())

    async def _carry_out(self, live: Live, change: Change, turn: Turn | None) -> None:
        """Commit and tell our own sockets (they need no channel); an asker who goes away does not stop it.

        The sockets are told when the asker goes on, so that his answer is queued before the state.
        """
        task = self.spawn(self._commit(live, change, turn))
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda _: self._refresh(live))
            raise
        self._refresh(live)

    def _refresh(self, live: Live) -> None:
        for connection in live.connections:
            connection.refresh()

    async def _commit(self, live: Live, change: Change, turn: Turn | None) -> None:
        try:
            rev = await self.store.change(live.id, live.game.rev, change)
        except UnknownTable:
            self.tables.pop(live.id, None)
            raise Refusal(404, "unknown-table") from None
        live.accept(rev, change, turn)
        if self.store.is_shared:
            self.publish({"t": live.id, "r": rev})
        self.keeper.look(live)

    async def make(self, guest: Guest, work: Callable[P, Stored], *arguments: P.args, **named: P.kwargs) -> Live:
        """A new table from material of a guest's."""
        return await self.create(await self.work(guest, work, *arguments, **named))

    async def work(self, guest: Guest, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Something is done with material of a guest's, one piece at a time for each."""
        if guest.id in self.working:
            raise Refusal(429, "too-many", {"seconds": 1})
        self.working.add(guest.id)
        try:
            return await self.workshop.do(work, *arguments, **named)
        finally:
            self.working.discard(guest.id)

    async def create(self, stored: Stored) -> Live:
        stored.game.id = self.mark + stored.game.id
        await self.store.create(stored)
        return await self.table(stored.game.id)

    async def delete(self, live: Live) -> None:
        try:
            await self.store.delete(live.id, live.game.rev)
        except StaleWrite:
            await self.reload(live)
            self._caught_up(live)
            raise Refusal(409, "stale-choice", live.now()) from None
        self.tables.pop(live.id, None)
        self.keeper.forget(live)
        for connection in live.connections:
            connection.end()
        self.publish({"t": live.id, "gone": True})

    # ---------------------------------------------------------------- telling

    def publish(self, hint: Hint) -> None:
        hint["p"] = self.process
        self.fanout.publish(hint_as_bytes(hint))

    async def _listen(self, hints: AsyncIterator[bytes]) -> None:
        async for raw in hints:
            hint = hint_from(raw)
            live = self.tables.get(hint["t"])
            if live is None:
                continue
            try:
                await self._heard(live, hint)
            except Exception:  # one broken table must not silence the others
                log.exception("could not follow table %s", live.id)

    async def _heard(self, live: Live, hint: Hint) -> None:
        if "r" in hint:
            await self._follow(live, hint["r"])
        elif "chat" in hint:
            await chat.tell(self.store, live, hint["chat"])
        elif "unsaid" in hint:
            for connection in live.connections:
                connection.tell(ChatTold([], [hint["unsaid"]]))
        elif "guests" in hint and hint["p"] != self.process:
            live.elsewhere[hint["p"]] = (self.time.monotonic(), hint["guests"], hint["watchers"])
            self._refresh_tables(live)
        elif "gone" in hint:
            self.tables.pop(live.id, None)
            for connection in live.connections:
                connection.end()
        elif "rematch" in hint:
            for connection in live.connections:
                connection.tell(RematchTold(hint["rematch"]))

    async def _follow(self, live: Live, rev: int) -> None:
        """A change was committed somewhere: catch up if it was not here, and tell the sockets."""
        if rev <= live.game.rev:
            return
        if not live.connections:
            self.tables.pop(live.id, None)
            return
        async with live.lock:
            if rev > live.game.rev:
                await self.reload(live)
        self._caught_up(live)

    async def _poll(self) -> None:
        """Other servers may change tables and forget who is here: ask and say it again now and then."""
        for turn in itertools.count(1):
            await self.time.sleep(self.poll)
            if turn % PRESENCE_TURNS == 0:
                for busy in [live for live in self.tables.values() if live.connections]:
                    self._presence(busy)
            if not self.tables:
                continue
            try:
                for table, rev in (await self.store.revisions(self.tables)).items():
                    live = self.tables.get(table)
                    if live is not None and rev > live.game.rev:
                        await self._follow(live, rev)
            except StoreAway as error:  # for a while
                log.warning("could not ask for revisions: %s", error)
            except Exception:
                log.exception("could not ask for revisions")

    async def say(self, live: Live, line: ChatRow) -> ChatRow:
        said = await self.store.say(live.id, line)
        self.publish({"t": live.id, "chat": said.id})
        return said

    # ---------------------------------------------------------------- presence

    def join(self, connection: Connection) -> None:
        connection.live.connections[connection] = None
        self.tables.setdefault(connection.live.id, connection.live)
        self._presence(connection.live)
        self.keeper.look(connection.live)

    def leave(self, connection: Connection) -> None:
        connection.live.connections.pop(connection, None)
        self._presence(connection.live)

    def _presence(self, live: Live) -> None:
        guests = sorted({c.guest.id for c in live.connections if c.guest is not None and live.seats_of(c.guest)})
        watchers = sum(not live.seats_of(c.guest) for c in live.connections)
        self.publish({"t": live.id, "guests": guests, "watchers": watchers})
        self._refresh_tables(live)

    def _refresh_tables(self, live: Live) -> None:
        now = self.time.monotonic()
        live.elsewhere = {p: seen for p, seen in live.elsewhere.items() if now - seen[0] < PRESENCE_LIFE}
        live.presence.look(live.present(), self.time.now())
        for connection in live.connections:
            connection.refresh(state=False, table=True)
