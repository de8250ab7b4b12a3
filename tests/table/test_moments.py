"""Leafing through a game costs little: its film is fetched once, away from the loop, and followed while it is played."""

from __future__ import annotations

from typing import Any

from lazaretto.kernel.patch import Patch
from lazaretto.table import inline, versions
from lazaretto.table.memory import MemoryStore
from lazaretto.table.replaying import steps_again
from tests.table.house import Client, house, in_virtual_time
from tests.table.test_faults import chosen, opened


class Counted(MemoryStore):
    films = 0

    async def film(self, table: str) -> list[Patch]:
        self.films += 1
        return await super().film(table)


def test_a_film_is_fetched_once_aside_and_followed() -> None:
    async def go() -> None:
        store, done = Counted(), list[Any]()

        async def aside(work: Any, *arguments: Any, **named: Any) -> Any:
            done.append(work)
            return await inline.at_once(work, *arguments, **named)

        hub = house(1, store=store)
        hub.aside = aside
        anna = Client(hub, "Anna")
        table = await opened(anna, "me", "me")
        for _ in range(12):
            await chosen(anna, table)
        n = (await anna.ask("GET", f"/api/tables/{table}/state"))["n"]
        done.clear()
        first = [await anna.ask("GET", f"/api/tables/{table}/moments/{at}", seat="0") for at in range(1, n)]
        assert store.films == 1 and [work for work in done if work is not steps_again] == [versions.develop]
        for _ in range(4):
            await chosen(anna, table)
        again = [await anna.ask("GET", f"/api/tables/{table}/moments/{at}", seat="0") for at in range(1, n + 3)]
        assert store.films == 1 and [work for work in done if work is not steps_again] == [versions.develop]
        assert [moment["view"] for moment in again[: n - 1]] == [moment["view"] for moment in first]
        assert [moment["n"] for moment in again] == list(range(1, n + 3))
        await hub.stop()

    in_virtual_time(go)
