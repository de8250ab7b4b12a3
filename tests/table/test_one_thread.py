"""Houses in one thread and in virtual time: what happens at a table follows from a seed, and years cost seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from lazaretto.kernel.match import Match
from lazaretto.table.identity import Drawn
from lazaretto.table.inline import Echo
from lazaretto.table.memory import MemoryStore
from lazaretto.table.ports import Judged, ThinkerFailed, Thought
from lazaretto.table.session import serve
from tests.table.house import EPOCH, Client, Stuck, VirtualTime, house, in_virtual_time

HOUR, DAY = 3_600.0, 86_400.0


def test_time_passes_where_nothing_happens_and_stands_where_nothing_can() -> None:
    async def sleep() -> float:
        await VirtualTime().sleep(365 * DAY)
        return VirtualTime(3.0).now()

    assert in_virtual_time(sleep) == pytest.approx(EPOCH + 3 + 365 * DAY)

    async def wait() -> None:
        await asyncio.Event().wait()

    with pytest.raises(Stuck):
        in_virtual_time(wait)


def test_secrets_follow_from_their_seed() -> None:
    one, same, other = Drawn(1), Drawn(1), Drawn(2)
    numbers = [one.randbits(bits) for bits in (1, 64, 256, 300)]
    assert numbers == [same.randbits(bits) for bits in (1, 64, 256, 300)]
    assert numbers != [other.randbits(bits) for bits in (1, 64, 256, 300)]
    assert numbers[3].bit_length() <= 300 and max(numbers).bit_length() > 256


async def an_evening(seed: int) -> dict[str, Any]:
    """Two houses over one store; Anna at one, Boris at the other, a bot, and clocks that run out. What was heard."""
    store = MemoryStore(is_shared=True)
    shared: dict[str, Any] = {"poll": HOUR, "store": store, "fanout": Echo()}
    houses = [house(seed, **shared), house(seed + 1, **shared, time=VirtualTime(1.5))]
    for hub in houses:
        await hub.start()
    anna, boris = Client(houses[0], "Anna"), Client(houses[1], "Boris", "ru")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    clock = {"per_move": DAY, "on_timeout": "random"}
    opened = await anna.ask("POST", "/api/tables", {"game": "rattus", "seats": seats, "clock": clock})
    place = f"/api/tables/{opened['id']}"
    sockets = [each.sit(opened["id"]) for each in (anna, boris)]
    await boris.ask("POST", f"{place}/claim", {"token": opened["seats"][1]["token"]})
    await boris.until("chat", lines=[])
    await _play(anna, boris, place)
    anna.say(type="chat", text="Good game", id=1)
    await anna.until("ack", id=1)
    line = (await boris.until("chat"))["lines"][0]
    log = (await store.load(opened["id"])).log()
    for each in (anna, boris):
        each.hang_up()
    await asyncio.gather(*sockets)
    for hub in houses:
        await hub.stop()
    over = await anna.ask("GET", place)
    return {"log": log, "over": over, "line": line, "heard": [anna.heard, boris.heard], "took": VirtualTime().monotonic()}


async def _play(anna: Client, boris: Client, place: str) -> None:
    """Anna answers at once over her socket; Boris mostly lets his time run out."""
    n = 0
    while (await anna.ask("GET", place))["status"] != "finished":
        state = await anna.ask("GET", f"{place}/state", seat="0")
        if state["legal"]:
            n += 1
            anna.say(type="move", seat=0, n=state["n"], choice=state["legal"][n % len(state["legal"])]["text"], id=n)
            await anna.until("ack", id=n)
        elif state["decision"] and state["decision"]["seat"] == 1 and n % 3:
            mine = await boris.ask("GET", f"{place}/state", seat="1")
            if mine["legal"]:
                wish = {"seat": 1, "n": mine["n"], "choice": mine["legal"][0]["text"]}
                await boris.ask("POST", f"{place}/moves", wish)
        await anna.hub.time.sleep(HOUR)


def test_an_evening_of_two_houses_is_the_same_from_the_same_seed() -> None:
    first, again, other = (in_virtual_time(lambda seed=seed: an_evening(seed)) for seed in (5, 5, 6))  # type: ignore[misc]
    assert first == again
    assert first["log"]["seed"] != other["log"]["seed"]
    assert first["over"]["status"] == "finished"
    assert first["took"] > 5 * DAY
    assert first["line"]["text"] == "Good game"


class Broken:
    """Thinkers that never answer with a choice."""

    async def choose(self, bot: str, match: Match, seat: int, seed: int, owner: str = "") -> Thought:
        raise ThinkerFailed("broken")

    async def judge(self, bot: str, match: Match, seed: int, line: Sequence[str] = (), owner: str = "") -> Judged:
        raise ThinkerFailed("broken")

    async def ready(self) -> bool:
        return False

    async def close(self) -> None: ...


def test_a_house_takes_what_it_is_given() -> None:
    """Another kind of thinkers: their failures do not hold up the game."""

    async def go() -> None:
        hub = house(3, thinkers=Broken())
        anna = Client(hub, "Anna")
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        table = await anna.ask("POST", "/api/tables", {"game": "rattus", "seats": seats})
        while (await anna.ask("GET", f"/api/tables/{table['id']}"))["status"] != "finished":
            await hub.time.sleep(1.0)
        await hub.stop()

    in_virtual_time(go)


def test_a_socket_answers_what_it_is_asked() -> None:
    async def go() -> None:
        hub = house(4)
        anna, stranger = Client(hub, "Anna"), Client(hub, "Stranger", "ru")
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = await anna.ask("POST", "/api/tables", {"game": "rattus", "seats": seats, "options": {"first": 0}})
        sitting = [anna.sit(table["id"], seat="0"), stranger.sit(table["id"])]
        state = await anna.until("state")
        choice = state["legal"][0]["text"]
        anna.say(type="hint", seat=0, bot="greedy", id=1)
        assert (await anna.until("hint", id=1))["n"] == state["n"]
        assert (await anna.until("means"))["rev"] == state["rev"]
        anna.say(type="why", choice=choice, id=3)
        assert (await anna.until("why", id=3))["legal"] is True
        stranger.say(type="move", seat=0, n=state["n"], choice=choice, id=4)
        assert (await stranger.until("error", id=4))["text"] == "ru:not-your-seat"
        stranger.say(type="dance")
        assert (await stranger.until("error"))["code"] == "bad-message"
        anna.say(type="move", seat=0, n=state["n"], choice=choice, id=5)
        assert (await anna.until("ack", id=5))["rev"] == 2
        assert (await stranger.until("state", rev=2))["seat"] is None
        nowhere = Client(hub, "Nobody")
        await nowhere.sit("nowhere")
        assert nowhere.closed == (4404, "unknown-table")
        stranger.say(type="chat", text="x" * 5000)
        await sitting[1]
        assert stranger.closed == (1009, "too-large")
        anna.hang_up()
        await sitting[0]
        await hub.stop()

    in_virtual_time(go)


def test_who_asks_too_often_is_not_listened_to_for_a_while() -> None:
    """To refuse ten thousand messages one by one would take everybody's time."""

    async def go() -> None:
        hub = house(5)
        anna = Client(hub, "Anna")
        table = await anna.ask("POST", "/api/tables", {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "me"}]})
        for number in range(1000):
            anna.say(type="ping", id=number)
        sitting = asyncio.create_task(serve(hub, anna.asker, table["id"], {}, anna, anna._messages(), lambda: False))
        await hub.time.sleep(10.5)
        errors = [message for _, message in anna.heard if message["type"] == "error"]
        assert 10 <= len(errors) <= 11 and {each["code"] for each in errors} == {"too-many"}
        sitting.cancel()
        await hub.stop()

    in_virtual_time(go)
