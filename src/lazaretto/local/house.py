"""The tables of one browser: the same questions and the same sockets as a server has."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from urllib.parse import parse_qsl

from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.formats import ReasonForm
from lazaretto.local.helper import BrowserThinkers, BrowserWorkshop, Helper
from lazaretto.local.shelf import Shelf
from lazaretto.local.store import BrowserStore
from lazaretto.table import dispatch, hub, wire
from lazaretto.table.errors import Refusal
from lazaretto.table.hub import Hub
from lazaretto.table.identity import Asker
from lazaretto.table.inline import Echo, at_once
from lazaretto.table.ports import Outlet, Ports
from lazaretto.table.session import serve

MARK = "here-"  # tables of a browser are told from those of servers by their names
COACH = "greedy"  # a search would take a browser half a minute of every move
POLL = 5.0  # seconds; windows of one browser hear each other well, and a closed one says nothing


class PageTime:
    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Windows(Echo):
    """Hints to all windows of one browser, this one included; `post` reaches the others."""

    def __init__(self, post: Callable[[str], None]) -> None:
        super().__init__()
        self.post = post

    def publish(self, hint: bytes) -> None:
        super().publish(hint)
        self.post(hint.decode())

    def hear(self, hint: str) -> None:
        """What another window published."""
        super().publish(hint.encode())


class NoWords:
    """The page has all words itself: an error is told by its code, its place and its details."""

    def error(self, language: str, code: str, place: str | None, details: Mapping[str, object]) -> str:
        return ""

    def reason(self, language: str, game: str, form: ReasonForm, names: Sequence[str]) -> str:
        return ""

    def lobby(self, game: str, language: str) -> dict[str, str]:
        return {}

    def game(self, name: str) -> wire.GameWords:
        raise Refusal(404, "not-found")

    def lessons(self, name: str) -> dict[str, str]:
        return {}

    def book(self, name: str) -> dict[str, str]:
        return {}


class House:
    def __init__(self, shelf: Shelf, helper: Helper, windows: Windows) -> None:
        clock = PageTime()
        thinkers = BrowserThinkers(helper)
        workshop = BrowserWorkshop(thinkers)
        ports = Ports(
            store=BrowserStore(shelf, clock.now),
            fanout=windows,
            thinkers=thinkers,
            workshop=workshop,
            readers=workshop,
            aside=at_once,
            time=clock,
            secrets=secrets,
            words=NoWords(),
        )
        self.windows = windows
        self.hub = Hub(ports, POLL, MARK, hub.House(coach=COACH))

    async def start(self) -> None:
        """Nothing goes on at a table that nobody has opened: a page has better things to do when it begins."""
        await self.hub.start(resume=False)

    async def stop(self) -> None:
        await self.hub.stop()

    async def ask(self, asker: Asker, method: str, target: str, body: bytes) -> dispatch.Answer:
        """Answer what was asked; `target` is a path and its query."""
        path, _, query = target.partition("?")
        return await dispatch.ask(self.hub, asker, method, path, dict(parse_qsl(query)), body)

    def open(self, asker: Asker, table: str, query: str, outlet: Outlet) -> Line:
        """A socket at a table."""
        return Line(self.hub, asker, table, dict(parse_qsl(query)), outlet)


class Line:
    """One open socket: what the page says goes in, what the table says goes to the outlet."""

    def __init__(self, hub: Hub, asker: Asker, table: str, query: Mapping[str, str], outlet: Outlet) -> None:
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._life = hub.spawn(self._live(hub, asker, table, query, outlet))

    async def _live(self, hub: Hub, asker: Asker, table: str, query: Mapping[str, str], outlet: Outlet) -> None:
        with contextlib.suppress(Refusal, LazarettoError):  # whatever is wrong with the table is said below
            hub.keeper.look(await hub.table(table))
        await serve(hub, asker, table, query, outlet, self._incoming())

    async def _incoming(self) -> AsyncIterator[str]:
        while (text := await self._said.get()) is not None:
            yield text

    def say(self, text: str) -> None:
        self._said.put_nowait(text)

    def hang_up(self) -> None:
        self._said.put_nowait(None)
