"""People around one table, in virtual time: what they ask for, and what they are refused."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from typing import Any

from lazaretto.table.dispatch import ask
from lazaretto.table.hub import House, Hub
from lazaretto.table.identity import Drawn
from lazaretto.table.inline import inline_ports
from tests.table.house import Client, Codes, VirtualTime, in_virtual_time


class Company:
    """A house and who comes there. Anna opens the tables."""

    def __init__(self, seed: int = 1, ports: dict[str, Any] | None = None, **house: Any) -> None:
        given: dict[str, Any] = {"time": VirtualTime(), "secrets": Drawn(seed), "words": Codes(), **(ports or {})}
        self.hub = Hub(inline_ports(**given), house=House(**house))
        self.anna, self.boris, self.vera = (Client(self.hub, name) for name in ("Anna", "Boris", "Vera"))
        self.place = ""

    async def open(self, *seats: str, **more: Any) -> dict[str, Any]:
        """Seats as `me`, `open`, `bot:greedy`; then it is the table that is talked of."""
        wishes = [{"kind": seat.partition(":")[0], **_bot(seat)} for seat in seats]
        wish = {"game": "rattus", "seats": wishes, "options": {"first": 0}, **more}
        table: dict[str, Any] = await self.anna.ask("POST", "/api/tables", wish)
        self.place = f"/api/tables/{table['id']}"
        return table

    async def two(self, *more_seats: str, **more: Any) -> None:
        """Anna and Boris at a table, with or without bots."""
        table = await self.open("me", "open", *more_seats, **more)
        await self.do(self.boris, "claim", token=table["seats"][1]["token"])

    async def do(self, who: Client, what: str, *, method: str = "POST", **body: Any) -> Any:
        return await who.ask(method, f"{self.place}/{what}", body if method == "POST" else None)

    async def refused(self, who: Client, what: str, *, method: str = "POST", path: str | None = None, **body: Any) -> str:
        """The code with which it is refused."""
        raw = json.dumps(body).encode() if method == "POST" else b""
        answer = await ask(self.hub, who.asker, method, path or f"{self.place}/{what}", {}, raw)
        assert answer.status >= 400, answer.body
        assert answer.status < 500, answer.body
        return str(json.loads(answer.body)["code"])

    async def table(self, who: Client | None = None) -> dict[str, Any]:
        table: dict[str, Any] = await (who or self.anna).ask("GET", self.place)
        return table

    async def state(self, who: Client | None = None, **query: str) -> dict[str, Any]:
        state: dict[str, Any] = await (who or self.anna).ask("GET", f"{self.place}/state", **query)
        return state

    async def notices(self) -> list[dict[str, Any]]:
        """What everybody reads of the table in the log."""
        return [event for event in (await self.state(self.vera))["events"] if event.get("notice")]

    async def last(self) -> dict[str, Any]:
        return (await self.notices())[-1]

    async def move(self, rng: random.Random | None = None) -> int:
        """Whoever is asked and is a person of ours chooses. Gives the number of the decision that is asked then."""
        decision = (await self.state())["decision"]
        seat = decision["seat"]
        people = [self.anna, self.boris, self.vera]
        who = [one for one in people if (await self.table(one))["seats"][seat]["mine"]][0]  # noqa: RUF015 - it awaits
        legal = [each["text"] for each in (await self.state(who, seat=str(seat)))["legal"]]
        choice = rng.choice(legal) if rng else legal[0]
        done = await self.do(who, "moves", seat=seat, n=decision["n"], choice=choice)
        return int(done["n"])

    async def sits(self, who: Client) -> None:
        """He has the page open from now on."""
        who.heard.clear()
        who.sit(self.place.rpartition("/")[2])
        await who.until("state")

    async def leaves(self, who: Client) -> None:
        who.hang_up()
        await asyncio.sleep(0.001)


def _bot(seat: str) -> dict[str, str]:
    bot = seat.partition(":")[2]
    return {"bot": bot} if bot else {}


def in_company(story: Callable[[Company], Coroutine[Any, Any, None]], **house: Any) -> None:
    """Play a story in virtual time."""

    async def go() -> None:
        company = Company(**house)
        await company.hub.start()
        try:
            await story(company)
        finally:
            await company.hub.stop()

    in_virtual_time(go)
