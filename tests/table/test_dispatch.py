"""The same paths without a server: each request is answered as the server answers it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from lazaretto.server.routes import BOTS
from lazaretto.server.texts import FluentWords
from lazaretto.table.api import Route
from lazaretto.table.dispatch import Answer, ask
from lazaretto.table.identity import Asker
from lazaretto.table.routes import ROUTES
from tests.server.helpers import Person
from tests.table.house import Client, VirtualTime, house, in_virtual_time

TWO = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "me"}]}


def test_a_game_is_opened_played_watched_and_taken_home() -> None:
    async def go() -> None:
        anna = Client(house(1), "Anna")
        table = await anna.ask("POST", "/api/tables", {**TWO, "title": "Friday", "options": {"first": 0}})
        place = f"/api/tables/{table['id']}"
        for _ in range(20):
            n = (await anna.ask("GET", f"{place}/state"))["n"]
            seat = (await anna.ask("GET", f"{place}/state"))["decision"]["seat"]
            state = await anna.ask("GET", f"{place}/state", seat=str(seat))
            done = await anna.ask("POST", f"{place}/moves", {"seat": seat, "n": n, "choice": state["legal"][0]["text"]})
            assert done["n"] > n
        moment = await anna.ask("GET", f"{place}/moments/5", seat="0")
        assert moment["n"] == 5
        fork = await anna.ask("POST", f"{place}/fork", {"n": 5})
        assert (await anna.ask("GET", f"/api/tables/{fork['id']}/state", seat="0"))["view"] == moment["view"]
        file = await anna.ask("GET", f"{place}/export")
        again = await anna.ask("POST", "/api/import", file)
        assert (again["title"], again["status"]) == ("Friday", "running")
        lobby = await anna.ask("GET", "/api/lobby")
        assert {brief["id"] for brief in lobby["mine"]} == {table["id"], fork["id"], again["id"]}
        assert (await anna.ask("GET", "/api/health"))["database"] == "memory"
        waiting = await anna.ask("POST", "/api/tables", {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert await anna.ask("DELETE", f"/api/tables/{waiting['id']}") is None

    in_virtual_time(go)


REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "/api/nothing", None),
    ("GET", "/api/tables/none/state", None),
    ("GET", "/api/tables/{id}/state?seat=99", None),
    ("GET", "/api/tables/{id}/state?seat=x", None),
    ("GET", "/api/tables/{id}/state?seat=-1&since=5", None),
    ("GET", "/api/tables/{id}/state?since=-1", None),
    ("GET", "/api/tables/{id}/why", None),
    ("GET", "/api/tables/{id}/why?choice=", None),
    ("GET", "/api/tables/{id}/why?choice=Fly", None),
    ("GET", "/api/tables/{id}/moments/999", None),
    ("GET", "/api/tables/{id}/moments/first", None),
    ("GET", "/api/tables/{id}/log", None),
    ("GET", "/api/games", None),
    ("GET", "/api/games/chess/rules", None),
    ("GET", "/api/games/pest/words", None),
    ("DELETE", "/api/tables/{id}", None),
    ("PUT", "/api/tables/{id}", {}),
    ("POST", "/api/tables", b"{"),
    ("POST", "/api/tables", b'{"options": {"first": ' + b"[" * 20_000),
    ("POST", "/api/tables", b'{"title": "' + b"x" * 200_000 + b'"}'),
    ("POST", "/api/tables", {**TWO, "seats": [{"kind": "dog"}]}),
    ("POST", "/api/tables", {**TWO, "options": {"first": 9}}),
    ("POST", "/api/tables/{id}/moves", {"seat": 0, "n": 1}),
    ("POST", "/api/tables/{id}/moves", {"seat": 0, "n": 99, "choice": "Pass"}),
    ("POST", "/api/tables/{id}/moves", []),
    ("POST", "/api/tables/{id}/seats/7/bot", {"bot": "greedy"}),
    ("POST", "/api/tables/{id}/seats/99/bot", {"bot": "greedy"}),
    ("POST", "/api/tables/{id}/seats/x/bot", {"bot": "greedy"}),
    ("POST", "/api/tables/{id}/seats/0/bot", {"bot": "Nobody"}),
    ("POST", "/api/tables/{id}/rematch", {}),
    ("POST", "/api/import", {"format": "?"}),
    ("POST", "/api/import", b"x"),
    ("POST", "/api/tables/{id}/chat", {"text": "\x00"}),
]


def told(body: bytes, table: str) -> Any:
    """An answer, but for what no two tables have in common."""
    return json.loads(body.decode().replace(table, "{id}")) if body else None


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_request_is_answered_as_the_server_answers_it(anna: Person, language: str) -> None:
    theirs = anna.open("me", "me", options={"first": 0})["id"]

    async def go() -> None:
        hub = house(1, words=FluentWords())
        asker = Client(hub, "Anna", language).asker
        opened = await ask(hub, asker, "POST", "/api/tables", {}, json.dumps({**TWO, "options": {"first": 0}}).encode())
        ours = json.loads(opened.body)["id"]
        for method, path, body in REQUESTS:
            raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
            target, _, query = path.partition("?")
            given = dict(pair.split("=") for pair in query.split("&") if pair)
            answer = await ask(hub, asker, method, target.format(id=ours), given, raw)
            url = path.format(id=theirs)
            headers = {
                "content-type": "application/json",
                "cookie": f"lz_guest={anna.http.cookies['lz_guest']}; lz_lang={language}",
            }
            expected = await asyncio.to_thread(anna.http.request, method, url, content=raw or None, headers=headers)
            assert answer.status == expected.status_code, (method, path, answer.body, expected.text)
            if "log" not in path and "since" not in path:  # times differ
                assert told(answer.body, ours) == told(expected.content, theirs), (method, path)

    asyncio.run(go())


def test_every_route_of_the_server_is_one_of_the_tables(anna: Person) -> None:
    served: dict[tuple[str, str], set[int]] = {}
    for path, methods in anna.get("/schema/openapi.json")["paths"].items():
        for method, way in methods.items():
            served[method.upper(), path] = {int(status) for status in way["responses"]}
    assert served.pop((BOTS.method, BOTS.path)) == {BOTS.status, *BOTS.refusals}, "tokens are the server's to sign"
    assert served == {(route.method, route.path): {route.status, *route.refusals} for route in ROUTES}


def test_a_bug_of_ours_is_told_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(VirtualTime):
        def now(self) -> float:
            raise ArithmeticError("time is out of joint")

    async def go() -> Answer:
        return await ask(house(1, time=Broken()), Asker(None, "en"), "GET", "/api/tables/x/state")

    async def go_on() -> Answer:
        hub = house(1)
        client = Client(hub, "Anna")
        table = await client.ask("POST", "/api/tables", TWO)
        hub.time = Broken()
        return await ask(hub, client.asker, "GET", f"/api/tables/{table['id']}")

    assert in_virtual_time(go).status == 404
    answer = in_virtual_time(go_on)
    assert (answer.status, json.loads(answer.body)["code"]) == (500, "our-fault")
    assert "out of joint" in caplog.text


def test_routes_can_be_told_apart() -> None:
    seen: set[tuple[str, str]] = set()
    route: Route[Any]
    for route in ROUTES:
        assert (route.method, route.path) not in seen
        seen.add((route.method, route.path))
        assert route.answer.__name__ not in {"hub", "asker"}
