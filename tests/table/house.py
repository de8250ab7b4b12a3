"""A house of tables in one thread and in virtual time: no server, no database, no processes. All follows from a seed."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from typing import Any, TypeVar

from lazaretto.table import wire
from lazaretto.table.dispatch import ask
from lazaretto.table.hub import House, Hub
from lazaretto.table.identity import Asker, Drawn, Guest
from lazaretto.table.inline import inline_ports
from lazaretto.table.session import serve

EPOCH = 1_800_000_000.0
T = TypeVar("T")


class Stuck(Exception):
    """Everybody waits, and nothing will ever happen."""


class _AtOnce(selectors.SelectSelector):
    """Waits for nothing: time is what the loop would have waited."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.now += max(0.0, timeout)
        return []  # in one thread, without sockets, nothing comes from outside


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._clock = _AtOnce()
        super().__init__(self._clock)
        self._clock_resolution = 1e-6  # what a float can still tell apart after years

    def time(self) -> float:
        return self._clock.now


class VirtualTime:
    """The time of the running loop, for a house whose clock may go wrong by some seconds."""

    def __init__(self, wrong: float = 0.0) -> None:
        self.wrong = wrong

    def now(self) -> float:
        return EPOCH + self.wrong + asyncio.get_running_loop().time()

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Codes:
    """Words that say no more than the code."""

    def error(self, language: str, code: str, place: str | None, details: Mapping[str, Any]) -> str:
        return f"{language}:{code}"

    def reason(self, language: str, game: str, form: Any, names: Any) -> str:
        return f"{language}:{form['rule']}"

    def lobby(self, game: str, language: str) -> dict[str, str]:
        return {"game-title": game}

    def game(self, name: str) -> wire.GameWords:
        return wire.GameWords({}, {}, {}, [], False)

    def lessons(self, name: str) -> dict[str, str]:
        return {}

    def book(self, name: str) -> dict[str, str]:
        return {}


def in_virtual_time(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work())


def house(seed: int, poll: float = 2.0, editions: Mapping[str, wire.EditionInfo] | None = None, **more: Any) -> Hub:
    """Ports of one thread, all from a seed, but for those that are given."""
    given: dict[str, Any] = {"time": VirtualTime(), "secrets": Drawn(seed), "words": Codes(), **more}
    return Hub(inline_ports(**given), poll, house=House(editions=editions or {}))


def crash(hub: Hub) -> None:
    """As if its process had been killed: nothing is finished, nothing is given back."""
    for task in [*hub._tasks, *hub._loading.values()]:
        task.cancel()


def _raw(body: Any) -> bytes:
    """Bytes are a file; anything else is told as JSON."""
    return body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()


class Client:
    """Somebody who asks a house by its paths, and may sit at a socket."""

    def __init__(self, hub: Hub, name: str, language: str = "en") -> None:
        self.hub = hub
        self.asker = Asker(Guest(f"guest-{name.lower()}", name), language)
        self.heard: list[tuple[float, dict[str, Any]]] = []
        self.closed: tuple[int, str] | None = None
        self._said: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._news = asyncio.Event()

    async def ask(self, method: str, path: str, body: Any = None, **query: str) -> Any:
        """What came back; a refusal fails."""
        answer = await ask(self.hub, self.asker, method, path, query, _raw(body))
        assert answer.status < 400, answer.body
        return json.loads(answer.body) if answer.body else None

    async def refused(self, method: str, path: str, body: Any = None, **query: str) -> Any:
        """The refusal that came back; anything else fails."""
        answer = await ask(self.hub, self.asker, method, path, query, _raw(body))
        assert 400 <= answer.status < 500, answer.body
        return json.loads(answer.body)

    def sit(self, table: str, **query: str) -> asyncio.Task[None]:
        """Open a socket; `say` speaks and `heard` fills."""
        return asyncio.create_task(serve(self.hub, self.asker, table, query, self, self._messages()))

    def say(self, **message: Any) -> None:
        self._said.put_nowait(json.dumps(message))

    def hang_up(self) -> None:
        self._said.put_nowait(None)

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind with these fields."""
        at = 0
        while True:
            for _, message in self.heard[at:]:
                at += 1
                if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                    del self.heard[:at]
                    return message
            self._news.clear()
            await self._news.wait()

    async def _messages(self) -> AsyncIterator[str | bytes]:
        while (raw := await self._said.get()) is not None:
            yield raw

    async def send(self, text: str) -> None:
        self.heard.append((self.hub.time.now(), json.loads(text)))
        self._news.set()

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
