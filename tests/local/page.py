"""A page without a browser: it asks the house and listens to its sockets, as the client does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from lazaretto.local.helper import answered
from lazaretto.local.house import House, Line, Windows
from lazaretto.table.identity import Asker, Guest
from tests.local.shelf import DictShelf

ANNA = Guest("anna", "Anna")
PATIENCE = 30.0


class SameThread:
    """A helper that answers at once; `ends` counts how often it was not wanted any more."""

    def __init__(self) -> None:
        self.ends = 0
        self.asked: list[str] = []
        self.hold: asyncio.Event | None = None  # it thinks until this is set

    async def ask(self, kind: Any, question: bytes) -> bytes:
        self.asked.append(kind)
        if self.hold is not None:
            await self.hold.wait()
        return answered(kind, question)

    def end(self) -> None:
        self.ends += 1


class Window:
    """One window of a browser: a house of its own, on the browser's one shelf."""

    def __init__(self, shelf: DictShelf, others: list[Window] | None = None) -> None:
        self.others = [] if others is None else others
        self.others.append(self)
        self.helper = SameThread()
        self.windows = Windows(self._tell)
        self.house = House(shelf, self.helper, self.windows)

    def _tell(self, hint: str) -> None:
        for other in self.others:
            if other is not self:
                other.windows.hear(hint)

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = await self.house.ask(Asker(ANNA, "en"), method, path, raw)
        assert answer.status == status, answer
        return json.loads(answer.body) if answer.body else None

    async def open(self, *seats: Any, game: str = "rattus") -> dict[str, Any]:
        """A table: "me", or the name of a bot, for each seat."""
        wished = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        table: dict[str, Any] = await self.ask(
            "POST", "/api/tables", {"game": game, "seats": wished, "options": {"first": 0}}, status=201
        )
        return table

    def sit(self, table: str) -> Socket:
        return Socket(self.house, table)


class Socket:
    """What the page's end of a socket has heard so far."""

    def __init__(self, house: House, table: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self._news = asyncio.Event()
        self._asked = 0
        self.line: Line = house.open(Asker(ANNA, "en"), table, "since=0", self)

    async def send(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self._news.set()

    async def close(self, code: int, reason: str) -> None:
        self.closed = code, reason
        self._news.set()

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that is wanted, among those heard or to come."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = next((message for message in self.heard if wanted(message)), None)
                if found is not None:
                    return found
                self._news.clear()
                await self._news.wait()

    async def ask(self, **message: Any) -> dict[str, Any]:
        self._asked += 1
        number = self._asked
        self.line.say(json.dumps({**message, "id": number}))
        return await self.until(lambda told: told.get("id") == number and told["type"] != "chat")

    async def state(self, n: int, seat: int | None = 0) -> dict[str, Any]:
        """The state at decision `n` or after it, when the seat is asked."""
        return await self.until(
            lambda told: (
                told["type"] == "state" and told["n"] >= n and (seat is None or (told["decision"] or {}).get("seat") == seat)
            )
        )
