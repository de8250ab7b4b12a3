"""The network between people and servers: sockets and requests, of which messages are lost, doubled, late and reordered.

All that a server says is held against the truth when it says it, whether or not it arrives.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any

from lazaretto.table.dispatch import ask
from lazaretto.table.session import serve

if TYPE_CHECKING:
    from tests.simulation.people import Person
    from tests.simulation.server import Process
    from tests.simulation.world import World

Form = dict[str, Any]
LATENCY = (0.005, 0.08)
PATIENCE = 8.0  # seconds for which an answer is waited for


class Way:
    """One direction of a connection. In good weather what is sent first arrives first."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.last = 0.0

    def carry(self, arrive: Callable[[], None]) -> None:
        weather = self.world.weather
        if weather.strikes("message-lost"):
            return
        for _ in range(1 + weather.strikes("message-doubled")):
            asyncio.get_running_loop().call_at(self._when(), arrive)

    def _when(self) -> float:
        weather = self.world.weather
        when = self.world.now + weather.between(*LATENCY)
        if weather.strikes("message-reordered"):
            return when + weather.between(0.0, 1.0)
        if weather.strikes("message-late"):
            when += weather.between(0.5, 15.0)
        self.last = max(self.last, when)
        return self.last


class Link:
    """A person's socket at a server; to the server it is the way out."""

    def __init__(self, person: Person, process: Process, table: str, query: dict[str, str]) -> None:
        self.person = person
        self.world = person.world
        self.process = process
        self.table = table
        self.is_open = True
        self.opened = self.heard = self.world.now
        self.sent_rev = 0  # what the server has said last
        self.wishes: dict[int, Form] = {}
        self._there, self._back = Way(self.world), Way(self.world)
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        process.run(serve(process.hub, person.asker, table, query, self, self._incoming()))
        self.world.links[self] = None

    def say(self, message: Form) -> None:
        self.world.note(self.person.name, "says", message)
        self.wishes[message["id"]] = message
        self._there.carry(lambda: self._said.put_nowait(json.dumps(message)))

    def hang_up(self) -> None:
        """The server learns of it at once, or, if the way is broken, after a while."""
        self._shut()
        delay = self.world.weather.between(1.0, 30.0) if self.world.weather.strikes("socket-broken") else 0.0
        asyncio.get_running_loop().call_later(delay, self._said.put_nowait, None)

    async def _incoming(self) -> AsyncIterator[str | bytes]:
        while (raw := await self._said.get()) is not None:
            yield raw

    # ---------------------------------------------------------------- what the server says

    async def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "ack":
            self.process.may_crash("crash-before-acknowledgement")
        self.process.must_live()
        self._check(message)
        self._back.carry(lambda: self._arrive(message))

    def _check(self, message: Form) -> None:
        world, guest = self.world, self.person.guest
        truth = world.truths[self.table]
        world.watch.knows(self.process, self.table, (message.get("details") or message).get("rev"))
        match message["type"]:
            case "state":
                world.note(self.process.name, "shows", self.person.name, message["rev"], message["seat"])
                if message["rev"] < self.sent_rev:
                    world.found("went-back", f"{self.table}: revision {message['rev']} was sent after {self.sent_rev}")
                self.sent_rev = max(self.sent_rev, message["rev"])
                truth.shown(guest, message)
            case "table":
                truth.laid(guest, message["table"])
            case "ack" if self.wishes[message["id"]]["type"] in ("move", "undo"):
                world.note(self.process.name, "acknowledges", message)
                truth.acknowledged(guest, self.wishes[message["id"]], message["rev"], message["n"])
            case "error":
                world.note(self.process.name, "refuses", self.person.name, message["id"], message["code"])
                world.refused(message["code"], f"{self.person.name}: {self.wishes.get(message['id'] or 0)}")

    def _arrive(self, message: Form) -> None:
        if self.is_open:
            self.heard = self.world.now
            self.person.hears(message)

    async def close(self, code: int, reason: str) -> None:
        self.world.note(self.process.name, "closes", self.person.name, code, reason)
        self._shut()

    def _shut(self) -> None:
        self.is_open = False
        self.world.links.pop(self, None)


async def request(person: Person, process: Process, method: str, path: str, body: Form | None = None, **query: str) -> Any:
    """What a server answers: a status and a body; None if no answer comes."""
    world = person.world
    answered: asyncio.Future[tuple[int, Any]] = asyncio.get_running_loop().create_future()
    raw = b"" if body is None else json.dumps(body).encode()
    back = Way(world)

    async def handle() -> None:
        answer = await ask(process.hub, person.asker, method, path, query, raw)
        process.may_crash("crash-before-acknowledgement")
        told = json.loads(answer.body) if answer.body else None
        _check(person, path, body, answer.status, told)
        if isinstance(told, dict):
            world.watch.knows(process, _table_of(path, told), (told.get("details") or told).get("rev"))
        back.carry(lambda: None if answered.done() else answered.set_result((answer.status, told)))

    world.note(person.name, method, path, body)
    Way(world).carry(lambda: _begin(process, handle))
    try:
        async with asyncio.timeout(PATIENCE):
            return await answered
    except TimeoutError:
        return None


def _table_of(path: str, told: Form) -> str:
    """Which table an answer is about: a wish that came twice opens two, and its person sits at one of them."""
    parts = path.split("/")
    return parts[3] if len(parts) > 3 else str(told.get("id", ""))


def _begin(process: Process, handle: Callable[[], Any]) -> None:
    if process.is_alive:
        process.run(handle())


def _check(person: Person, path: str, body: Form | None, status: int, told: Any) -> None:
    world = person.world
    world.note("answer", person.name, path, status, told.get("code") if status >= 400 else None)
    if status >= 400:
        world.refused(told["code"], f"{person.name}: {path} {body}")
        return
    parts = path.split("/")
    if len(parts) < 4:
        truth = world.truths[told["id"]]
    elif parts[2] != "tables":
        return
    else:
        truth = world.truths[parts[3]]
    what = parts[4] if len(parts) > 4 else ""
    if what == "state":
        truth.shown(person.guest, told)
    elif what == "moments":
        truth.remembered(person.guest, told)
    elif what in ("moves", "undo") and body is not None:
        wish = {**body, "type": "undo"} if what == "undo" else body
        truth.acknowledged(person.guest, wish, told["rev"], told["n"])
    elif isinstance(told, dict) and "seats" in told:
        truth.laid(person.guest, told)
