"""People at simulated tables: they move, undo, ask to go back and to pause, resign, go away and come back, say things
twice and at the wrong moment. Each knows only what he has heard."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

from lazaretto.table.identity import Asker, Guest
from tests.simulation.network import PATIENCE, Link, request

if TYPE_CHECKING:
    from tests.simulation.plan import TablePlan
    from tests.simulation.server import Process
    from tests.simulation.world import World

Form = dict[str, Any]
SILENT = 25.0  # seconds after which a socket that says nothing is given up


class Person:
    """One person at one table."""

    def __init__(self, world: World, plan: TablePlan, letter: str, number: int) -> None:
        self.world = world
        self.plan = plan
        self.letter = letter
        self.name = f"{letter}{number}"
        self.guest = f"guest-{self.name}"
        self.asker = Asker(Guest(self.guest, self.name), "en")
        self.rng = random.Random(f"{world.seed} {self.name}")
        self.place = ""  # the table, once it is known
        self.state: Form | None = None
        self.table: Form | None = None
        self.link: Link | None = None
        self._answers: dict[int, asyncio.Future[Form]] = {}
        self._said = 0

    @property
    def id(self) -> str:
        return self.place.rpartition("/")[2]

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table["status"] == "finished"

    # ---------------------------------------------------------------- hearing

    def hears(self, message: Form) -> None:
        """From the socket; what is older than what he knows is no news."""
        if message["type"] == "state":
            self._learns_state(message)
        elif message["type"] == "table":
            self._learns_table(message["table"])
        answer = self._answers.pop(message.get("id") or 0, None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    def _learns_state(self, state: Form) -> None:
        if self.state is None or state["rev"] >= self.state["rev"]:
            self.state = state

    def _learns_table(self, table: Form) -> None:
        if self.table is None or table["rev"] >= self.table["rev"]:
            self.table = table

    # ---------------------------------------------------------------- asking

    def server(self) -> Process | None:
        """One that lives; people stay where they are if they can."""
        if self.link is not None and self.link.is_open and self.link.process.is_alive and self.rng.random() < 0.7:
            return self.link.process
        alive = [server.alive for server in self.world.servers if server.alive is not None]
        return self.rng.choice(alive) if alive else None

    async def ask(self, method: str, what: str, body: Form | None = None, **query: str) -> Form | None:
        """What came of it, or None. Of what was answered he learns."""
        process = self.server()
        if process is None:
            return None
        answer = await request(self, process, method, self.place + what, body, **query)
        if answer is None or answer[0] >= 400 or not isinstance(answer[1], dict):
            return None
        told: Form = answer[1]
        if what == "/state":
            self._learns_state(told)
        elif "seats" in told:
            self._learns_table(told)
        return told

    async def say(self, kind: str, **fields: Any) -> Form | None:
        """Over the socket; what was answered, or None if nothing was for a while."""
        assert self.link is not None
        self._said += 1
        answer = self._answers[self._said] = asyncio.get_running_loop().create_future()
        self.link.say({"type": kind, "id": self._said, **fields})
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            return None

    async def wish(self, kind: str, fields: Form) -> None:
        """A move or an undo, by the socket or by a request; now and then twice."""
        if kind == "move":
            self.world.truths[self.id].wished.add((fields["seat"], fields["n"], fields["choice"]))
        answers = await self._send(kind, fields)
        if any(answer is None or answer.get("type") == "error" for answer in answers):
            await self.look()

    async def _send(self, kind: str, fields: Form) -> list[Form | None]:
        """Once, or, by somebody impatient, twice: one after the other, or from two devices at the same moment."""
        path = "/moves" if kind == "move" else "/undo"
        if self.world.is_wild and self.rng.random() < 0.1:
            return [*await asyncio.gather(self.ask("POST", path, fields), self.ask("POST", path, fields))]
        answers = []
        for _ in range(1 + (self.world.is_wild and self.rng.random() < 0.05)):
            by_socket = self.is_connected and self.rng.random() < 0.7
            answers.append(await (self.say(kind, **fields) if by_socket else self.ask("POST", path, fields)))
        return answers

    async def look(self) -> None:
        """Asks for all that he should know."""
        await self.ask("GET", "")
        await self.ask("GET", "/state", **self._seat_to_look_from())

    def _seat_to_look_from(self) -> dict[str, str]:
        seat = None if self.table is None else self.table["to_move"]
        return {"seat": str(seat)} if seat is not None and seat in self.mine() else {}

    def mine(self) -> list[int]:
        return [] if self.table is None else [seat["seat"] for seat in self.table["seats"] if seat["mine"]]

    # ---------------------------------------------------------------- sockets

    @property
    def is_connected(self) -> bool:
        return self.link is not None and self.link.is_open and self.link.process.is_alive

    def connect(self) -> None:
        process = self.server()
        if process is not None:
            self.hang_up()
            query = self._seat_to_look_from() if self.rng.random() < 0.5 else {}
            self.link = Link(self, process, self.id, query)

    def hang_up(self) -> None:
        if self.link is not None and self.link.is_open:
            self.link.hang_up()
        self.link = None

    async def mind_the_socket(self) -> None:
        """A page that hears nothing asks, and if it still hears nothing it begins anew."""
        if self.link is None or not self.is_connected:
            self.connect()
        elif self.world.weather.strikes("socket-broken") or await self._hears_nothing(self.link):
            self.hang_up()

    async def _hears_nothing(self, link: Link) -> bool:
        return self.world.now - link.heard > SILENT * self.world.plan.scale and await self.say("ping") is None
