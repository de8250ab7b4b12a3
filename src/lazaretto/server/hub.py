"""All tables of this server process: loading, committing, telling. Other processes hear of a change by its revision."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

import msgspec
from litestar.channels import ChannelsPlugin

from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.match import Match
from lazaretto.server import records
from lazaretto.server.connection import Connection
from lazaretto.server.errors import Refusal
from lazaretto.server.identity import Guest
from lazaretto.server.keeper import Keeper
from lazaretto.server.live import Live
from lazaretto.server.thinkers import Thinkers
from lazaretto.server.workshop import Workshop
from lazaretto.store import ChatRow, StaleWrite, Store, Stored, UnknownTable
from lazaretto.store.fixture import match_of
from lazaretto.store.store import Change

P = ParamSpec("P")
Work = Callable[[Live], tuple[Change, Match | None]]

CHANNEL = "lazaretto"
ATTEMPTS = 4  # another server may write between our reading and our writing
READERS_QUEUE = 200  # somebody who leafs through a game asks for many moments at once
KEPT = 500  # tables in memory that nobody looks at
PRESENCE_LIFE = 60.0
PRESENCE_TURNS = 10  # presence is repeated every so many polls
log = logging.getLogger("lazaretto.server")


class Hub:
    def __init__(self, store: Store, channels: ChannelsPlugin, thinkers: Thinkers, poll: float) -> None:
        self.poll = poll  # seconds; asking catches what a lost notification would have told
        self.store = store
        self.channels = channels
        self.process = secrets.token_hex(4)
        self.thinkers = thinkers
        self.keeper = Keeper(self)
        self.tables: dict[str, Live] = {}
        self.hinted: set[str] = set()  # guests whose hint is being thought about
        self.workshop = Workshop()  # for what strangers send
        self.readers = Workshop(queue=READERS_QUEUE)  # for what was played here: nobody waits behind a stranger's file
        self.working: set[str] = set()  # guests whose material is being worked on
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---------------------------------------------------------------- life

    async def start(self) -> None:
        subscriber = await self.channels.subscribe(CHANNEL)
        self.spawn(self._listen(subscriber.iter_events()))
        if self.store.kind == "postgresql":
            self.spawn(self._poll())
        self.spawn(self._resume())

    async def stop(self) -> None:
        self.keeper.stop()
        for task in [*self._tasks, *self._loading.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.workshop.close()
        await self.readers.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal | StaleWrite):
            log.error("background task failed", exc_info=error)

    async def _resume(self) -> None:
        """After a start: the bots and clocks of running games go on where they were."""
        for table in await self.store.awake():
            try:
                self.keeper.look(await self.table(table), own=True)
            except Exception as error:  # played by other rules, or broken: the others go on
                log.warning("table %s cannot go on: %s", table, error)

    # ---------------------------------------------------------------- tables

    async def table(self, table: str) -> Live:
        live = self.tables.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.touched = time.monotonic()
        return live

    async def _load(self, table: str) -> Live:
        live = await asyncio.to_thread(Live, await self.stored(table))  # a long log is replayed
        self._forget_some()
        self.tables[table] = live
        return live

    async def stored(self, table: str) -> Stored:
        try:
            return await self.store.load(table)
        except UnknownTable:
            raise Refusal(404, "unknown-table") from None

    def _forget_some(self) -> None:
        idle = [live for live in self.tables.values() if not live.connections and not self.keeper.is_busy(live)]
        if len(idle) > KEPT:
            for live in sorted(idle, key=lambda each: each.touched)[: len(idle) // 2]:
                del self.tables[live.id]

    async def reload(self, live: Live) -> None:
        stored = await self.stored(live.id)
        live.replace(stored, await asyncio.to_thread(match_of, stored))

    async def act(self, table: str, work: Work, *, choice: str = "", aside: bool = False) -> Live:
        """Do one thing at a table: `work` says what changes, it is committed, everybody is told.

        A `choice` that is part of the work is tried first where that is needed. Work that replays the game is done
        `aside`, in a thread: nothing at the table changes meanwhile.
        """
        live = await self.table(table)
        async with live.lock:
            for _ in range(ATTEMPTS):
                await self.try_out(live, choice)
                try:
                    change, match = await asyncio.to_thread(work, live) if aside else work(live)
                except LazarettoError as error:
                    raise live.refuse(error) from error
                try:
                    await self._carry_out(live, change, match)
                    return live
                except StaleWrite:
                    await self.reload(live)
        raise Refusal(409, "stale-choice", {"n": live.match.n, "rev": live.game.rev})

    async def try_out(self, live: Live, choice: str) -> None:
        """At a table of somebody's own position or values a choice is made elsewhere first: it may never come to an end."""
        match = live.match
        if not choice or not live.is_foreign or match.is_over:
            return
        try:
            match.option_of(choice)
        except LazarettoError as error:
            raise live.refuse(error) from error
        await self.readers.do(records.tried, match.position(), choice)
        if match is not live.match:
            raise Refusal(409, "stale-choice", {"n": live.match.n, "rev": live.game.rev})

    async def _carry_out(self, live: Live, change: Change, match: Match | None) -> None:
        """Commit and tell our own sockets (they need no channel); an asker who goes away does not stop it.

        The sockets are told when the asker goes on, so that his answer is queued before the state.
        """
        task = self.spawn(self._commit(live, change, match))
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda _: self._refresh(live))
            raise
        self._refresh(live)

    def _refresh(self, live: Live) -> None:
        for connection in live.connections:
            connection.refresh()

    async def _commit(self, live: Live, change: Change, match: Match | None) -> None:
        try:
            rev = await self.store.change(live.id, live.game.rev, change)
        except UnknownTable:
            self.tables.pop(live.id, None)
            raise Refusal(404, "unknown-table") from None
        live.accept(rev, change, match)
        if self.store.kind == "postgresql":
            self.publish({"t": live.id, "r": rev})
        self.keeper.look(live, own=True)

    async def make(self, guest: Guest, work: Callable[P, Stored], *arguments: P.args, **named: P.kwargs) -> Live:
        """A new table from material of a guest's, one at a time for each."""
        if guest.id in self.working:
            raise Refusal(429, "too-many", {"seconds": 1})
        self.working.add(guest.id)
        try:
            return await self.create(await self.workshop.do(work, *arguments, **named))
        finally:
            self.working.discard(guest.id)

    async def create(self, stored: Stored) -> Live:
        await self.store.create(stored)
        live = await self.table(stored.game.id)
        self.keeper.look(live, own=True)
        return live

    async def delete(self, live: Live) -> None:
        try:
            await self.store.delete(live.id, live.game.rev)
        except StaleWrite:
            await self.reload(live)
            raise Refusal(409, "stale-choice", {"n": live.match.n, "rev": live.game.rev}) from None
        self.tables.pop(live.id, None)
        self.keeper.forget(live)
        for connection in live.connections:
            connection.end()
        self.publish({"t": live.id, "gone": True})

    # ---------------------------------------------------------------- telling

    def publish(self, hint: dict[str, Any]) -> None:
        self.channels.publish(msgspec.json.encode({"p": self.process, **hint}), CHANNEL)

    async def _listen(self, events: Any) -> None:
        async for raw in events:
            hint = msgspec.json.decode(raw)
            live = self.tables.get(hint["t"])
            if live is None:
                continue
            try:
                await self._heard(live, hint)
            except Exception:  # one broken table must not silence the others
                log.exception("could not follow table %s", live.id)

    async def _heard(self, live: Live, hint: dict[str, Any]) -> None:
        if "r" in hint:
            await self._follow(live, hint["r"])
        elif "chat" in hint:
            await self._tell_chat(live, hint["chat"])
        elif "guests" in hint and hint["p"] != self.process:
            live.elsewhere[hint["p"]] = (time.monotonic(), hint["guests"], hint["watchers"])
            self._refresh_tables(live)
        elif "gone" in hint:
            self.tables.pop(live.id, None)
            for connection in live.connections:
                connection.end()
        elif "rematch" in hint:
            for connection in live.connections:
                connection.tell({"type": "rematch", "table": hint["rematch"]})

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
        self.keeper.look(live, own=False)
        self._refresh(live)

    async def _poll(self) -> None:
        """Other servers may change tables and forget who is here: ask and say it again now and then."""
        for turn in itertools.count(1):
            await asyncio.sleep(self.poll)
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
            except Exception:  # the database may be away for a while
                log.exception("could not ask for revisions")

    async def say(self, live: Live, line: ChatRow) -> ChatRow:
        said = await self.store.say(live.id, line)
        self.publish({"t": live.id, "chat": said.id})
        return said

    async def _tell_chat(self, live: Live, line: int) -> None:
        if live.connections:
            lines = await self.store.chat(live.id, after=line - 1, limit=1 if line else 200)
            for connection in live.connections:
                connection.tell({"type": "chat", "lines": lines})

    # ---------------------------------------------------------------- presence

    def join(self, connection: Connection) -> None:
        connection.live.connections.add(connection)
        self.tables.setdefault(connection.live.id, connection.live)
        self._presence(connection.live)

    def leave(self, connection: Connection) -> None:
        connection.live.connections.discard(connection)
        self._presence(connection.live)

    def _presence(self, live: Live) -> None:
        guests = sorted({c.guest.id for c in live.connections if c.guest is not None and live.seats_of(c.guest)})
        watchers = sum(not live.seats_of(c.guest) for c in live.connections)
        self.publish({"t": live.id, "guests": guests, "watchers": watchers})
        self._refresh_tables(live)

    def _refresh_tables(self, live: Live) -> None:
        now = time.monotonic()
        live.elsewhere = {p: seen for p, seen in live.elsewhere.items() if now - seen[0] < PRESENCE_LIFE}
        for connection in live.connections:
            connection.refresh(state=False, table=True)
