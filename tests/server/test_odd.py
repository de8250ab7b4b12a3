"""Odd values everywhere: in every field of every body, in paths, queries, headers and messages, on both databases.

Nothing is answered with 5xx, nothing takes long, and afterwards everybody plays on.
"""

from __future__ import annotations

import copy
import json
import random
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.databases import fresh_database
from tests.depth import deep
from tests.server.helpers import Person, Server

PATIENCE = 30.0
SOME = deep(2, 40)  # odd values for each field
TEXTS = [
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff x",
    "\u202e\ufeff",
    "x" * 41,
    "x" * 50_000,
    "",
    "\n",
    "💣" * 20,
    "../..",
    "'; --",
    "{ $x }",
]
NUMBERS = [0, -1, 2**31, 2**63, 2**64, 10**30, -(2**63) - 1, 1.5, 1e308, float("nan"), float("inf")]
ODD: list[Any] = [*TEXTS, *NUMBERS, None, True, [], {}, [[]], {"a": 1}, [None] * 1000]
IDS = [
    "-1",
    "99999999999999999999",
    "1e3",
    "%00",
    "%D9%A3",
    "0x1",
    "+1",
    "%20",
    "%ff",
    "%F0%9F%92%A3",
    "..%2f..",
    "a" * 5000,
]
HEADERS = [
    "Cookie",
    "Accept-Language",
    "Accept-Encoding",
    "If-None-Match",
    "Origin",
    "X-CSRF",
    "Content-Type",
    "Content-Length",
    "Range",
]
VALUES = [
    b"\xff\xfe",
    b"lz_guest=",
    b"lz_guest=%00; lz_lang=\xff",
    b"gzip;q=nan, *;q=inf",
    b"x" * 60_000,
    b"-1",
    b"http://[",
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def odd(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    kept = ["--data", str(tmp_path_factory.mktemp("odd"))]
    if request.param == "postgresql":
        kept = ["--database", fresh_database(request.getfixturevalue("postgres_url"))]
    server = Server(*kept, "--rate", "0")
    yield server
    server.stop()


def places(form: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a value stands, however deep."""
    if path:
        yield path
    within = form.items() if isinstance(form, dict) else enumerate(form) if isinstance(form, list) else ()
    for key, value in within:
        yield from places(value, (*path, key))


def mutated(form: dict[str, Any], chance: random.Random) -> Iterator[Any]:
    yield from chance.sample(ODD, min(SOME, len(ODD)))
    for path in places(form):
        for value in chance.sample(ODD, min(SOME, len(ODD))):
            changed = copy.deepcopy(form)
            at = changed
            for key in path[:-1]:
                at = at[key]
            at[path[-1]] = value
            yield changed


def bodies(table: str, waiting: str, state: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    move = {"seat": 0, "n": state["n"], "choice": state["legal"][0]["text"]}
    seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "greedy"}]
    clock = {"per_move": 60, "per_game": 100, "on_timeout": "bot"}
    wish = {"game": "rattus", "seats": seats, "title": "T", "public": True, "options": {"first": 0}, "clock": clock}
    here = f"/api/tables/{table}"
    return {
        ("PUT", "/api/me"): {"name": "A", "language": "ru"},
        ("POST", "/api/tables"): wish,
        ("POST", "/api/import"): {"format": "lazaretto-log/1", "game": "rattus", "table": {"title": "T", "seats": seats}},
        ("POST", f"{here}/moves"): move,
        ("POST", f"{here}/preview"): move,
        ("POST", f"{here}/undo"): {"seat": 0, "n": 1, "steps": 1},
        ("POST", f"{here}/takeback"): {"seat": 0, "to": 1},
        ("POST", f"{here}/takeback/answer"): {"seat": 0, "agree": False},
        ("POST", f"{here}/pause"): {"paused": False},
        ("POST", f"{here}/chat"): {"text": "hi"},
        ("POST", f"{here}/chat/1/hide"): {"hidden": False},
        ("POST", f"{here}/hint"): {"seat": 0, "bot": "greedy"},
        ("POST", f"{here}/fork"): {"n": 1, "seats": [*seats, {"kind": "me"}], "title": "F"},
        ("POST", f"{here}/seats/2/bot"): {"bot": "random"},
        ("POST", f"/api/tables/{waiting}/claim"): {"token": "x", "seat": 1, "name": "B"},
    }


def opened(server: Server) -> tuple[Person, str, str, dict[str, Any]]:
    host = Person(server.url, "Host")
    table = host.open("me", "me", "bot:random", options={"first": 0})["id"]
    return host, table, host.open("me", "open", public=True)["id"], host.state(table)


def plays_on(server: Server) -> None:
    anna = Person(server.url, "Anna")
    anna.move(anna.open("me", "me")["id"])


def test_every_field_of_every_body(odd: Server) -> None:
    host, table, waiting, state = opened(odd)
    chance = random.Random(1)
    for (method, path), form in bodies(table, waiting, state).items():
        for body in mutated(form, chance):
            content = json.dumps(body).encode()
            began = time.monotonic()
            answer = host.http.request(method, path, content=content, headers={"content-type": "application/json"})
            assert answer.status_code < 500 or answer.json()["code"] in ("workshop-full", "bot-unavailable"), content[:300]
            assert time.monotonic() - began < PATIENCE, content[:300]
    plays_on(odd)


def test_paths_and_queries(odd: Server) -> None:
    host, table, _, _ = opened(odd)
    here = f"/api/tables/{table}"
    asked = [
        "/api/tables/{}",
        "/api/tables/{}/log",
        "/api/games/{}/rules",
        "/{}",
        "/assets/{}",
        "/api/{}",
        f"{here}/moments/{{}}",
    ]
    asked += [f"{here}/{each}={{}}" for each in ("state?seat", "state?since", "state?lang", "export?seat", "why?choice")]
    changed = [f"{here}/{each}" for each in ("chat/{}", "seats/{}/token", "chat/{}/hide", "seats/{}/human", "knocks/{}")]
    for odd_id in IDS:
        for path in asked:
            assert host.http.get(path.replace("{}", odd_id)).status_code < 500, (path, odd_id)
        for path in changed:
            for method, body in (("DELETE", None), ("POST", {"hidden": True}), ("POST", {"agree": True})):
                assert host.http.request(method, path.replace("{}", odd_id), json=body).status_code < 500, (path, odd_id)
    plays_on(odd)


def test_headers(odd: Server) -> None:
    begins = [b"GET /api/lobby HTTP/1.1", b"GET /icon.svg HTTP/1.1", b"POST /api/tables HTTP/1.1\r\nContent-Length: 2"]
    for name in HEADERS:
        for value in VALUES:
            for begin in begins:
                with socket.create_connection(("127.0.0.1", odd.port), PATIENCE) as wire:
                    wire.sendall(
                        begin + b"\r\nHost: x\r\nConnection: close\r\n" + name.encode() + b": " + value + b"\r\n\r\n{}"
                    )
                    assert not wire.recv(100).startswith(b"HTTP/1.1 5"), (name, value[:40], begin)
    plays_on(odd)


def test_messages(odd: Server) -> None:
    host, table, _, state = opened(odd)
    move = {"seat": 0, "n": state["n"], "choice": state["legal"][0]["text"], "id": 7}
    forms = [{"type": "move", **move}, {"type": "preview", **move}, {"type": "undo", "seat": 0, "n": 1, "steps": 1, "id": 8}]
    forms += [{"type": "why", "choice": "Pass", "lang": "ru", "id": 9}, {"type": "sit", "seat": 1, "id": 9}]
    forms += [{"type": "hint", "seat": 0, "bot": "greedy", "id": 9}, {"type": "chat", "text": "x", "id": 9}]
    chance = random.Random(2)
    said: list[str | bytes] = [json.dumps(body) for form in forms for body in mutated(form, chance)]
    said += [
        b"\xff\xfe",
        b"",
        "[" * 3000,
        '{"type":"ping","id":' + "9" * 3000 + "}",
        '{"type":"ping","id":1e400}',
        "{" * 4000,
    ]
    for raw in said:
        if len(raw) > 4000:  # a socket that says so much is closed, which another test looks at
            continue
        with host.socket(table, "seat=0") as line:
            line.until("state")
            line.connection.send(raw)
            line.send(type="ping", id=12345)
            try:
                line.until("pong", id=12345)
            except ConnectionClosed as closed:
                raise AssertionError(raw[:200]) from closed
    plays_on(odd)
