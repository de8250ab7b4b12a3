"""What simulated years (tests/simulation) have found, each told in a few words."""

from __future__ import annotations

import asyncio
from typing import Any

from lazaretto.table.history import film
from lazaretto.table.inline import Echo
from lazaretto.table.memory import MemoryStore
from lazaretto.table.rows import Change, ChatRow, Outage, StoreAway
from tests.table.company import Company, in_company
from tests.table.house import Client, crash, house, in_virtual_time


class DoubtfulStore(MemoryStore):
    """Away, or slow to say that a change is written, as long as it is told to be."""

    away = False
    slow = 0.0

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        if self.away:
            raise StoreAway("away")
        return await super().chat(table, after, limit)

    async def change(self, table: str, rev: int, change: Change) -> int:
        now = await super().change(table, rev, change)
        await asyncio.sleep(self.slow)
        return now


class AwayStore(MemoryStore):
    """Takes no sign of life while it is away."""

    away = False

    async def beat(self, now: float, missing: float) -> list[Outage]:
        if self.away:
            raise StoreAway("away")
        return await super().beat(now, missing)


def test_a_socket_that_finds_no_store_is_told_to_come_again() -> None:
    store = DoubtfulStore()

    async def story(company: Company) -> None:
        await company.open("me", "me")
        store.away = True
        await company.anna.sit(company.place.rpartition("/")[2])
        assert company.anna.closed == (4503, "store-away")

    in_company(story, ports={"store": store})


def test_a_pause_that_no_player_can_end_is_ended_by_whoever_sits_there() -> None:
    async def story(company: Company) -> None:
        await company.open("me", "bot:random", "bot:random")
        await company.do(company.anna, "pause", paused=True)
        await company.do(company.anna, "resign", seat=0)
        assert await company.refused(company.anna, "pause", paused=True) == "bot-plays"
        assert await company.refused(company.vera, "pause", paused=False) == "seated-only"
        table = await company.do(company.anna, "pause", paused=False)
        assert not table["paused"]

    in_company(story)


def test_a_moment_that_is_taken_back_while_it_is_fetched_is_unknown() -> None:
    store = DoubtfulStore()

    async def story(company: Company) -> None:
        await company.open("me", "me")
        for _ in range(6):
            await company.move()
        store.slow = 1.0
        back = asyncio.create_task(company.do(company.anna, "takeback", seat=0, to=2))
        await asyncio.sleep(0.5)  # it is written, and nobody knows it yet
        assert await company.refused(company.anna, "moments/5", method="GET") == "unknown-moment"
        await back

    in_company(story, ports={"store": store})


def test_a_film_that_is_fetched_while_something_is_written_shows_it_once() -> None:
    store = DoubtfulStore()

    async def story(company: Company) -> None:
        await company.open("me", "me")
        await company.move()
        store.slow = 1.0
        moved = asyncio.create_task(company.move())
        await asyncio.sleep(0.5)
        await company.do(company.anna, "moments/1", method="GET")
        n = await moved
        live = await company.hub.table(company.place.rpartition("/")[2])
        assert len(await film(company.hub, live)) == live.game.n == n

    in_company(story, ports={"store": store})


def test_whoever_looks_is_told_what_came_first_when_somebody_was_too_late() -> None:
    """The late one finds out by his refusal; the hint that comes afterwards finds his server up to date."""

    async def go() -> None:
        shared: dict[str, Any] = {"poll": 3_600.0, "store": MemoryStore(is_shared=True), "fanout": Echo()}
        one, two = house(1, **shared), house(2, **shared)
        anna, again = Client(one, "Anna"), Client(two, "Anna")
        wish = {"game": "rattus", "seats": [{"kind": "me"}] * 2, "options": {"first": 0}}
        table = (await anna.ask("POST", "/api/tables", wish))["id"]
        await two.start()
        again.sit(table, seat="0")
        state = await again.until("state")
        two.publish = one.publish = lambda hint: None  # type: ignore[method-assign] # all hints are late
        first, second = (choice["text"] for choice in state["legal"][:2])
        await anna.ask("POST", f"/api/tables/{table}/moves", {"seat": 0, "n": state["n"], "choice": first})
        again.say(type="move", seat=0, n=state["n"], choice=second, id=1)
        assert (await again.until("error", id=1))["code"] == "stale-choice"
        assert (await again.until("state"))["n"] > state["n"]
        again.hang_up()
        await two.stop()

    in_virtual_time(go)


def test_time_without_a_server_is_not_counted_where_the_next_one_finds_no_store() -> None:
    """It asks what it has missed before it ends anybody's time, not only when it starts."""

    async def go() -> None:
        store = AwayStore()
        one, two = house(8, store=store), house(9, store=store)
        await one.start()
        wish = {"game": "rattus", "seats": [{"kind": "me"}] * 2, "clock": {"per_move": 60, "on_timeout": "resign"}}
        table = (await Client(one, "Anna").ask("POST", "/api/tables", wish))["id"]
        await one.time.sleep(10.0)
        crash(one)
        await one.time.sleep(300.0)
        store.away = True
        await two.start()
        await two.time.sleep(0.5)
        store.away = False
        await Client(two, "Anna").ask("GET", f"/api/tables/{table}")
        await two.time.sleep(40.0)
        assert (await store.load(table)).game.status == "running"
        await two.time.sleep(20.0)
        assert (await store.load(table)).game.status == "finished"
        await two.stop()

    in_virtual_time(go)
