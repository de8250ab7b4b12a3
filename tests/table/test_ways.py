"""Ways at a table: sent as one, kept as one, undone as one; and nothing is done by halves, whatever is sent."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from lazaretto.table.dispatch import ask
from lazaretto.table.memory import MemoryStore
from tests.table.house import Client, house, in_virtual_time

SOLO = {"game": "pest", "seats": [{"kind": "me"}]}


async def _to_a_move(anna: Client, place: str) -> dict[str, Any]:
    """A solo game of Pest at a decision from which there are ways."""
    while True:
        state: dict[str, Any] = await anna.ask("GET", f"{place}/state", seat="0")
        if state["decision"]["frame"] == "Act":
            return state
        legal = [choice["text"] for choice in state["legal"]]
        wanted = [text for text in legal if text.startswith("PlaceMortus move")] or legal
        await anna.ask("POST", f"{place}/moves", {"seat": 0, "n": state["n"], "choice": wanted[0]})


async def _refused(anna: Client, place: str, wish: dict[str, Any]) -> str:
    """Why a move is refused."""
    answer = await ask(anna.hub, anna.asker, "POST", f"{place}/moves", {}, json.dumps(wish).encode())
    assert answer.status >= 400
    return str(json.loads(answer.body)["code"])


async def _far(anna: Client, place: str) -> dict[str, Any]:
    """The longest way that can be undone."""
    means = await anna.ask("GET", f"{place}/means", seat="0")
    undoable = [way for way in means["ways"] if way["means"]["then"] == "own"]
    longest: dict[str, Any] = max(undoable, key=lambda way: len(way["means"]["choices"]))
    assert len(longest["means"]["choices"]) >= 3
    return longest


def test_a_way_is_one_revision_and_undone_as_one_also_after_a_restart() -> None:
    async def go() -> None:
        store = MemoryStore()
        anna = Client(house(1, store=store), "Anna")
        table = await anna.ask("POST", "/api/tables", SOLO)
        place = f"/api/tables/{table['id']}"
        before = await _to_a_move(anna, place)
        choice, *then = (await _far(anna, place))["means"]["choices"]
        done = await anna.ask("POST", f"{place}/moves", {"seat": 0, "n": before["n"], "choice": choice, "then": then})
        assert done["rev"] == before["rev"] + 1
        after = await anna.ask("GET", f"{place}/state", seat="0")
        assert after["undoable"] == before["undoable"] + 1
        log = await anna.ask("GET", f"{place}/log")
        assert [line["choice"] for line in log if not line["by_itself"]][-len(then) - 1 :] == [choice, *then]
        again = Client(house(2, store=store), "Anna")
        again.asker = anna.asker
        assert (await again.ask("GET", f"{place}/state", seat="0"))["undoable"] == after["undoable"]
        await again.ask("POST", f"{place}/undo", {"seat": 0, "n": after["n"]})
        back = await again.ask("GET", f"{place}/state", seat="0")
        assert (back["n"], back["view"], back["legal"]) == (before["n"], before["view"], before["legal"])

    in_virtual_time(go)


def test_a_broken_way_changes_nothing() -> None:
    async def go() -> None:
        anna = Client(house(3), "Anna")
        table = await anna.ask("POST", "/api/tables", SOLO)
        place = f"/api/tables/{table['id']}"
        before = await _to_a_move(anna, place)
        choice, *then = (await _far(anna, place))["means"]["choices"]
        good = {"seat": 0, "n": before["n"], "choice": choice, "then": then}
        broken: list[tuple[dict[str, Any], str]] = [
            ({**good, "n": before["n"] + 1}, "stale-choice"),
            ({**good, "then": [*then, "PlaceCastle vards"]}, "illegal-choice"),
            ({**good, "then": [then[0], then[0], *then[1:]]}, "illegal-choice"),
            ({**good, "then": [*then, "Dance"]}, "unknown-verb"),
            ({**good, "then": [""]}, "bad-request"),
            ({**good, "then": ["EndTurn"] * 31}, "bad-request"),
            ({**good, "then": "EndTurn"}, "bad-request"),
            ({**good, "seat": 1}, "not-your-seat"),
        ]
        for wish, code in broken:
            assert await _refused(anna, place, wish) == code
            assert await anna.ask("GET", f"{place}/state", seat="0") == before
        await anna.ask("POST", f"{place}/moves", good)

    in_virtual_time(go)


def test_a_way_ends_before_chance() -> None:
    async def go() -> None:
        anna = Client(house(3), "Anna")
        table = await anna.ask("POST", "/api/tables", SOLO)
        place = f"/api/tables/{table['id']}"
        state = await anna.ask("GET", f"{place}/state", seat="0")
        castle = state["legal"][0]["text"]
        await anna.ask("POST", f"{place}/moves", {"seat": 0, "n": state["n"], "choice": castle})
        state = await anna.ask("GET", f"{place}/state", seat="0")
        doctor = state["legal"][0]["text"]
        wish = {"seat": 0, "n": state["n"], "choice": doctor, "then": ["TakeCrate wood"]}
        assert await _refused(anna, place, wish) == "way-too-long"
        assert (await anna.ask("GET", f"{place}/state", seat="0"))["n"] == state["n"]

    in_virtual_time(go)


def test_only_who_is_asked_is_told_what_his_choices_bring() -> None:
    async def go() -> None:
        hub = house(4)
        anna, stranger = Client(hub, "Anna"), Client(hub, "Stranger")
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = await anna.ask("POST", "/api/tables", {"game": "rattus", "seats": seats, "options": {"first": 0}})
        sitting = [anna.sit(table["id"], seat="0"), stranger.sit(table["id"])]
        means = await anna.until("means")
        state = await anna.ask("GET", f"/api/tables/{table['id']}/state", seat="0")
        assert [told["choices"] for told in means["choices"]] == [[choice["text"]] for choice in state["legal"]]
        answer = await ask(hub, stranger.asker, "GET", f"/api/tables/{table['id']}/means", {"seat": "0"}, b"")
        assert json.loads(answer.body)["code"] == "not-your-seat"
        await hub.time.sleep(10)
        assert stranger.heard and not [told for _, told in stranger.heard if told["type"] == "means"]
        for each in (anna, stranger):
            each.hang_up()
        await asyncio.gather(*sitting)

    in_virtual_time(go)


async def _to_a_warning(anna: Client, place: str) -> tuple[dict[str, Any], str, str]:
    """A decision with a choice that gives something up, and one that does not."""
    while True:
        state: dict[str, Any] = await anna.ask("GET", f"{place}/state", seat="0")
        if state["decision"]["seat"] == 0:
            means = await anna.ask("GET", f"{place}/means", seat="0")
            given_up = {each["choices"][0]: each["gives_up"] for each in means["choices"]}
            if len(set(given_up.values())) == 2:
                wrong, right = sorted(given_up, key=lambda choice: not given_up[choice])[:: len(given_up) - 1]
                return state, wrong, right
        mine = await anna.ask("GET", f"{place}/state", seat=str(state["decision"]["seat"]))
        wish = {"seat": mine["seat"], "n": mine["n"], "choice": mine["legal"][0]["text"]}
        await anna.ask("POST", f"{place}/moves", wish)


@pytest.mark.parametrize("edition", [None, {"constants": {"merchant_cubes_max": 2}}], ids=["ours", "own"])
def test_what_gives_something_up_is_asked_about_in_the_same_breath(edition: dict[str, Any] | None) -> None:
    """`unless`: who clicks before he was told what choices bring is asked all the same, and waits for nothing else."""

    async def go() -> None:
        anna = Client(house(3), "Anna")
        wanted = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "me"}], "edition": edition}
        table = await anna.ask("POST", "/api/tables", wanted)
        place = f"/api/tables/{table['id']}"
        before, wrong, right = await _to_a_warning(anna, place)
        wish = {"seat": 0, "n": before["n"], "choice": wrong, "unless": "gives_up"}
        assert await _refused(anna, place, wish) == "ask-again"
        assert await anna.ask("GET", f"{place}/state", seat="0") == before
        assert await _refused(anna, place, {**wish, "choice": "Dance"}) == "unknown-verb"
        assert await _refused(anna, place, {**wish, "choice": "FirstCubes anglia"}) == "illegal-choice"
        assert await _refused(anna, place, {**wish, "n": before["n"] + 1}) == "stale-choice"
        await anna.ask("POST", f"{place}/moves", {**wish, "choice": right})
        after = await anna.ask("GET", f"{place}/state", seat="0")
        await anna.ask("POST", f"{place}/undo", {"seat": 0, "n": after["n"]})
        await anna.ask("POST", f"{place}/moves", {**wish, "unless": None})

    in_virtual_time(go)
