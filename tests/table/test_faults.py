"""Faults heal by themselves: databases that are away, thinkers that die, servers that are killed. In virtual time."""

from __future__ import annotations

import asyncio
import random
import statistics
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import lazaretto
from lazaretto.kernel.match import Match
from lazaretto.table.botnames import milliseconds_of
from lazaretto.table.clock import load_clock
from lazaretto.table.hub import Hub
from lazaretto.table.inline import Echo, InlineThinkers
from lazaretto.table.memory import MemoryStore
from lazaretto.table.ports import Judged, ThinkerFailed, Thought
from lazaretto.table.rows import Change, Outage, StoreAway
from lazaretto.table.thinking import Pondering, for_one_decision, turn_of
from tests.table.house import Client, crash, house, in_virtual_time

SOON = 10.0  # seconds within which everything goes on
HOUR = 3_600.0


class FailingStore(MemoryStore):
    """Cannot be reached while `away`."""

    away = False

    def _there(self) -> None:
        if self.away:
            raise StoreAway("away")

    async def change(self, table: str, rev: int, change: Change) -> int:
        self._there()
        return await super().change(table, rev, change)

    async def awake(self, until: float) -> list[str]:
        self._there()
        return await super().awake(until)

    async def beat(self, now: float, missing: float) -> list[Outage]:
        self._there()
        return await super().beat(now, missing)


class ShakyThinkers(InlineThinkers):
    """Fail as often as they are told to; note what they are asked; may think for long."""

    def __init__(self, failures: int = 0, seconds: float = 0.0, instead: str = "") -> None:
        self.failures = failures
        self.seconds = seconds
        self.instead = instead
        self.asked: list[tuple[str, str]] = []
        self.hub: Hub | None = None

    async def choose(self, bot: str, match: Match, seat: int, seed: int, owner: str = "") -> Thought:
        self.asked.append((bot, owner))
        if self.seconds and self.hub is not None:
            await self.hub.time.sleep(self.seconds)
        if self.failures:
            self.failures -= 1
            raise ThinkerFailed("killed")
        thought = await super().choose("random", match, seat, seed)
        return Thought(thought.choice, self.instead)

    async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> Judged:
        return await super().judge(self.instead or bot, match, seed, line, owner)


async def opened(anna: Client, *seats: str, **more: Any) -> str:
    wishes = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    wish = {"game": "rattus", "seats": wishes, "options": {"first": 1}, **more}
    table: str = (await anna.ask("POST", "/api/tables", wish))["id"]
    return table


async def until_mine(anna: Client, table: str, within: float = SOON) -> dict[str, Any]:
    """The state when it is Anna's turn again."""
    end = anna.hub.time.monotonic() + within
    while True:
        state: dict[str, Any] = await anna.ask("GET", f"/api/tables/{table}/state", seat="0")
        if state["legal"]:
            return state
        assert anna.hub.time.monotonic() < end, "the bot did not go on"
        await anna.hub.time.sleep(0.1)


def test_bots_go_on_when_the_database_comes_back() -> None:
    async def go() -> None:
        store = FailingStore()
        thinkers = ShakyThinkers(seconds=1.0)
        hub = thinkers.hub = house(1, store=store, thinkers=thinkers)
        await hub.start()
        anna = Client(hub, "Anna")
        table = await opened(anna, "me", "greedy")
        await hub.time.sleep(0.5)
        store.away = True
        await hub.time.sleep(HOUR)
        store.away = False
        await until_mine(anna, table, 90.0)
        await hub.stop()

    in_virtual_time(go)


def test_a_house_that_cannot_write_is_not_ready() -> None:
    async def go() -> None:
        store = FailingStore()
        hub = house(1, store=store)
        await hub.start()
        anna = Client(hub, "Anna")
        store.away = True  # it can still be read, as a full disk can
        await hub.time.sleep(SOON)
        with pytest.raises(AssertionError, match="not-ready"):
            await anna.ask("GET", "/api/health/ready")
        assert (await anna.ask("GET", "/api/health/live"))["ok"]
        store.away = False
        await hub.time.sleep(SOON)
        assert (await anna.ask("GET", "/api/health/ready"))["database"]
        await hub.stop()

    in_virtual_time(go)


def test_a_house_whose_database_says_nothing_is_not_ready() -> None:
    class Silent(MemoryStore):
        async def ping(self) -> None:
            await asyncio.Event().wait()

    async def go() -> None:
        hub = house(31, store=Silent())
        with pytest.raises(AssertionError, match="not-ready"):
            await Client(hub, "Anna").ask("GET", "/api/health/ready")
        await hub.stop()

    in_virtual_time(go)


def test_a_short_absence_costs_a_few_seconds() -> None:
    async def go() -> None:
        store = FailingStore()
        thinkers = ShakyThinkers(seconds=1.0)
        hub = thinkers.hub = house(1, store=store, thinkers=thinkers)
        await hub.start()
        anna = Client(hub, "Anna")
        table = await opened(anna, "me", "greedy")
        await hub.time.sleep(0.5)
        store.away = True
        await hub.time.sleep(3.0)
        store.away = False
        n = (await anna.ask("GET", f"/api/tables/{table}/state"))["n"]
        await hub.time.sleep(SOON)
        assert (await anna.ask("GET", f"/api/tables/{table}/state"))["n"] > n
        await hub.stop()

    in_virtual_time(go)


def test_a_move_meanwhile_is_refused_plainly() -> None:
    async def go() -> None:
        store = FailingStore()
        hub = house(1, store=store)
        anna = Client(hub, "Anna")
        table = await opened(anna, "me", "me")
        state = await anna.ask("GET", f"/api/tables/{table}/state", seat="1")
        wish = {"seat": 1, "n": state["n"], "choice": state["legal"][0]["text"]}
        store.away = True
        with pytest.raises(AssertionError, match="en:store-away"):
            await anna.ask("POST", f"/api/tables/{table}/moves", wish)
        store.away = False
        await anna.ask("POST", f"/api/tables/{table}/moves", wish)
        await hub.stop()

    in_virtual_time(go)


@pytest.mark.parametrize("failures", [1, 2, 1000])
def test_a_bot_that_fails_is_begun_again_and_then_greedy_plays(failures: int) -> None:
    async def go() -> None:
        thinkers = ShakyThinkers(failures)
        hub = house(2, thinkers=thinkers)
        await hub.start()
        anna, boris = Client(hub, "Anna"), Client(hub, "Boris")
        table = await opened(anna, "me", "mcts:500ms")
        state = await until_mine(anna, table)
        told = [event for event in state["events"] if event["kind"] == "bot-helped"]
        assert [(event["seat"], event["bot"], event["instead"]) for event in told] == [(1, "mcts:500ms", "greedy")] * (
            failures > 2
        )
        mine, his = [await each.ask("GET", f"/api/tables/{table}") for each in (anna, boris)]
        assert {fault["kind"] for fault in mine["faults"]} == {"bot-failed"}
        assert his["faults"] == []
        await hub.stop()

    in_virtual_time(go)


def test_greedy_in_the_server_plays_as_greedy_does() -> None:
    """Never a random choice in silence: what is chosen follows from the position and the seed."""

    async def go() -> None:
        hub = house(3, thinkers=ShakyThinkers(1000))
        await hub.start()
        anna = Client(hub, "Anna")
        table = await opened(anna, "me", "greedy")
        await until_mine(anna, table)
        live = await hub.table(table)
        replayed = await hub.store.load(table)
        assert replayed.game.n == live.game.n > 1
        assert not [row for row in live.notices if row.kind == "bot-helped"]  # it is what sits there
        await hub.stop()

    in_virtual_time(go)


def test_a_bot_that_was_too_slow_is_told_once_a_turn() -> None:
    async def go() -> None:
        hub = house(2, thinkers=ShakyThinkers(instead="greedy"))
        await hub.start()
        anna = Client(hub, "Anna")
        table = await opened(anna, "me", "mcts:2000ms")
        state = await until_mine(anna, table)
        assert sum(event["kind"] == "bot-helped" for event in state["events"]) == 1
        assert {fault["kind"] for fault in (await anna.ask("GET", f"/api/tables/{table}"))["faults"]} == {"bot-slow"}
        hint = await anna.ask("POST", f"/api/tables/{table}/hint", {"seat": 0, "bot": "mcts:500ms"})
        assert hint["instead"] == "greedy"
        await hub.stop()

    in_virtual_time(go)


@pytest.mark.parametrize("game", lazaretto.game_names())
def test_the_time_of_a_bot_is_that_of_a_turn(game: str) -> None:
    """Whatever number of decisions a turn has, together they take no longer than the bot's name says."""
    match = lazaretto.game(game).new(2, seed=5)
    rng, thought = random.Random(1), Pondering()
    turns: dict[tuple[int, int], list[int]] = {}
    while not match.is_over and match.n < 400:
        seat = match.to_move
        assert seat is not None
        asked = for_one_decision("mcts:2000ms", match, seat, thought.spent(match, seat))
        share = milliseconds_of(asked)
        assert share is not None
        thought.spend(match, seat, share / 1000)
        turns.setdefault(turn_of(match, seat), []).append(share)
        match.apply(rng.choice(match.legal()))
    assert max(map(len, turns.values())) > 2
    assert all(sum(shares) <= 2000 + len(shares) for shares in turns.values())  # none is asked to think for less than 1 ms
    assert statistics.mean(map(sum, turns.values())) > 600


def test_all_bots_of_a_host_are_one_asker() -> None:
    async def go() -> None:
        thinkers = ShakyThinkers()
        hub = house(4, thinkers=thinkers)
        await hub.start()
        anna = Client(hub, "Anna")
        for _ in range(2):
            await until_mine(anna, await opened(anna, "me", "mcts:2000ms"))
        assert {owner for _, owner in thinkers.asked} == {anna.asker.known().id}
        await hub.stop()

    in_virtual_time(go)


def test_bots_alone_play_while_somebody_watches() -> None:
    async def go() -> None:
        thinkers = ShakyThinkers(seconds=1.0)
        hub = thinkers.hub = house(5, thinkers=thinkers)
        await hub.start()
        anna = Client(hub, "Anna")
        table = await opened(anna, "greedy", "greedy")
        await hub.time.sleep(300.0)
        seen = len(thinkers.asked)
        assert 10 < seen < 60  # a look counts for half a minute
        await hub.time.sleep(HOUR)
        assert len(thinkers.asked) == seen
        sitting = anna.sit(table)
        await hub.time.sleep(120.0)
        assert len(thinkers.asked) > seen + 60
        anna.hang_up()
        await sitting
        await hub.stop()

    in_virtual_time(go)


async def two_houses(seed: int, thinkers: ShakyThinkers) -> tuple[MemoryStore, Hub, Hub]:
    store = MemoryStore(is_shared=True)
    shared: dict[str, Any] = {"store": store, "fanout": Echo(), "thinkers": thinkers}
    one, two = house(seed, **shared), house(seed + 1, **shared)
    for hub in (one, two):
        await hub.start()
    return store, one, two


def test_a_bot_outlives_its_server() -> None:
    async def go() -> None:
        thinkers = ShakyThinkers(seconds=5.0)
        _, one, two = await two_houses(6, thinkers)
        thinkers.hub = one
        anna = Client(one, "Anna")
        table = await opened(anna, "me", "greedy")
        await one.time.sleep(1.0)
        assert len(thinkers.asked) == 1  # the other leaves it to the one that has begun
        await one.time.sleep(3.0)
        assert len(thinkers.asked) == 1
        crash(one)
        thinkers.seconds = 0.0
        await until_mine(Client(two, "Anna"), table)
        await two.stop()

    in_virtual_time(go)


def test_a_clock_outlives_its_server() -> None:
    async def go() -> None:
        store, one, two = await two_houses(7, ShakyThinkers())
        anna = Client(one, "Anna")
        clock = {"per_move": 30, "on_timeout": "resign"}
        table = await opened(anna, "me", "me", clock=clock)
        await one.time.sleep(10.0)
        crash(one)
        await two.time.sleep(20.0 + SOON)
        assert (await store.load(table)).game.status == "finished"
        await two.stop()

    in_virtual_time(go)


def test_time_without_a_server_is_not_counted() -> None:
    async def go() -> None:
        store = MemoryStore()
        one = house(8, store=store)
        await one.start()
        anna = Client(one, "Anna")
        table = await opened(anna, "me", "me", clock={"per_game": 600, "on_timeout": "resign"})
        await one.time.sleep(100.0)
        crash(one)
        await one.time.sleep(HOUR)
        two = house(9, store=store)
        await two.start()
        await two.time.sleep(100.0)
        seen = (await Client(two, "Anna").ask("GET", f"/api/tables/{table}"))["clock"]
        assert seen["left"][1] == pytest.approx(400.0, abs=5.0)
        await two.time.sleep(350.0)
        assert (await store.load(table)).game.status == "running"
        await two.time.sleep(60.0)
        assert (await store.load(table)).game.status == "finished"
        await two.stop()

    in_virtual_time(go)


def test_leaving_an_outage_out_twice_is_the_same() -> None:
    clock = load_clock({"per_move": 60.0, "seat": 0, "since": 100.0, "left": [50.0, 50.0]})
    assert clock is not None
    outages: list[Outage] = [(10.0, 20.0), (110.0, 200.0), (210.0, 300.0)]
    assert clock.leave_out(outages)
    assert (clock.used, clock.since, clock.left) == (20.0, 300.0, [30.0, 50.0])
    assert not clock.leave_out(outages)
    assert clock.deadline == 330.0


@pytest.mark.parametrize("broken", [b"no film", None, b"[]", b'{"board":{"nothing":[]}}'])
def test_a_broken_film_is_made_anew_from_the_log(broken: bytes | None) -> None:
    async def go() -> None:
        store = MemoryStore()
        anna = Client(house(10, store=store), "Anna")
        table = await opened(anna, "me", "me")
        for _ in range(6):
            await chosen(anna, table)
        seen = await anna.ask("GET", f"/api/tables/{table}/moments/3")
        lines = store._tables[table].stored.choices
        lines[2] = msgspec.structs.replace(lines[2], still=broken)
        again = Client(house(11, store=store), "Anna")
        assert await again.ask("GET", f"/api/tables/{table}/moments/3") == seen
        assert len(await store.film(table)) == (await store.load(table)).game.n  # and it is kept

    in_virtual_time(go)


async def chosen(anna: Client, table: str) -> None:
    """The first choice of whoever is asked."""
    state = await anna.ask("GET", f"/api/tables/{table}/state")
    seat = state["decision"]["seat"]
    legal = (await anna.ask("GET", f"/api/tables/{table}/state", seat=str(seat)))["legal"]
    wish = {"seat": seat, "n": state["n"], "choice": legal[0]["text"]}
    await anna.ask("POST", f"/api/tables/{table}/moves", wish)


# ---------------------------------------------------------------- tables that nobody looks at


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back() -> None:
    async def go() -> None:
        hub = house(1)
        await hub.start()
        anna = Client(hub, "Anna")
        table, seen = await opened(anna, "me", "me"), await opened(anna, "me", "me")
        await chosen(anna, table)
        before = await anna.ask("GET", f"/api/tables/{table}/state")
        sitting = anna.sit(seen)
        await hub.time.sleep(HOUR)
        assert list(hub.tables) == [seen]  # somebody sits there
        assert await anna.ask("GET", f"/api/tables/{table}/state") == before
        await chosen(anna, table)
        anna.hang_up()
        await sitting
        await hub.stop()

    in_virtual_time(go)


def test_in_a_game_by_days_the_table_is_put_away_and_its_clock_runs() -> None:
    async def go() -> None:
        hub = house(1)
        await hub.start()
        anna = Client(hub, "Anna")
        day = 24 * HOUR
        table = await opened(anna, "me", "me", clock={"per_move": 3 * day, "on_timeout": "bot"})
        await hub.time.sleep(3 * day - HOUR)
        assert not hub.tables and not await hub.store.awake(hub.time.now())
        await hub.time.sleep(HOUR + SOON)
        stored = await hub.store.load(table)
        assert [row.kind for row in stored.seats] == ["human", "bot"]
        assert stored.notices[-1].kind == "time-out" and stored.notices[-1].time < 3 * day + stored.game.created + SOON
        await hub.stop()

    in_virtual_time(go)


def test_a_broken_table_hides_and_stops_no_other() -> None:
    async def go() -> None:
        hub = house(30)
        anna = Client(hub, "Anna")
        broken, sound = [await opened(anna, "me", "me", public=True, clock={"per_move": 60}) for _ in range(2)]
        hub.keeper.forget(hub.tables[sound])
        hub.tables[broken].game.clock = {"per_move": "x"}
        await hub.keeper.look_after(all_tables=False)
        assert hub.keeper.is_busy(hub.tables[sound])
        await hub.store.change(broken, hub.tables[broken].game.rev, Change(game={"result": {"winners": 7}}))
        assert [brief["id"] for brief in (await anna.ask("GET", "/api/lobby"))["open"]] == [sound]
        await hub.stop()

    in_virtual_time(go)
