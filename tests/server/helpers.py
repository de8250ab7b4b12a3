"""A real server on a real socket, and people who use it as a browser would."""

from __future__ import annotations

import contextlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect


class Server:
    """`lazaretto serve` as a process of its own."""

    def __init__(self, *arguments: str, port: int = 0) -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "lazaretto", "serve", "--port", str(port), *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().removeprefix("Lazaretto: ").strip()
        assert self.url, "the server did not start"
        self.port = int(self.url.rpartition(":")[2])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)


@contextlib.contextmanager
def serving(data: Path, *arguments: str) -> Iterator[Server]:
    server = Server("--data", str(data), "--rate", "0", *arguments)
    try:
        yield server
    finally:
        server.stop()


class Refused(AssertionError):
    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text}")
        self.status = answer.status_code
        self.error: dict[str, Any] = answer.json() if answer.content else {}
        self.code = self.error.get("code")


class Person:
    """One browser: a cookie jar and a CSRF token."""

    def __init__(self, url: str, name: str = "", language: str = "en") -> None:
        self.http = httpx.Client(base_url=url, timeout=40, headers={"accept-language": language})
        self.url = url
        self.me: dict[str, Any] = {}
        self.hello()
        if name:
            self.put("/api/me", {"name": name})

    def again(self, url: str | None = None) -> Person:
        """The same browser in another window, after a restart, or at another server of the same house."""
        other = Person.__new__(Person)
        other.url = url or self.url
        other.http = httpx.Client(base_url=other.url, timeout=20, headers=self.http.headers)
        other.http.cookies.set("lz_guest", self.http.cookies["lz_guest"], domain="127.0.0.1", path="/")
        other.me = self.me
        return other

    def hello(self) -> None:
        self.me = self.get("/api/me")
        self.http.headers["x-csrf"] = self.me["csrf"]

    def get(self, path: str, **query: Any) -> Any:
        return self._read(self.http.get(path, params=query))

    def post(self, path: str, body: Any = None) -> Any:
        return self._read(self.http.post(path, json={} if body is None else body))

    def put(self, path: str, body: Any) -> Any:
        return self._read(self.http.put(path, json=body))

    def delete(self, path: str) -> Any:
        return self._read(self.http.delete(path))

    @staticmethod
    def _read(answer: httpx.Response) -> Any:
        if answer.is_error:
            raise Refused(answer)
        return answer.json() if answer.content else None

    def open(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A table; seats as `me`, `open`, `bot`, `bot:greedy`."""
        wishes = []
        for seat in seats:
            kind, _, bot = seat.partition(":")
            wishes.append({"kind": kind, **({"bot": bot} if bot else {})})
        table: dict[str, Any] = self.post("/api/tables", {"game": "rattus", "seats": wishes, **more})
        return table

    def state(self, table: str, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        query = {"since": since} | ({} if seat is None else {"seat": seat})
        state: dict[str, Any] = self.get(f"/api/tables/{table}/state", **query)
        return state

    def move(self, table: str, choice: str | None = None, rng: random.Random | None = None) -> dict[str, Any]:
        """Answer the present decision (at random, or with the first legal choice) with an own seat."""
        state = self.state(table)
        seat = state["decision"]["seat"]
        legal = [option["text"] for option in self.state(table, seat)["legal"]]
        wanted = choice or (rng.choice(legal) if rng else legal[0])
        return self.send(table, seat, state["n"], wanted)

    def send(self, table: str, seat: int, n: int, choice: str) -> dict[str, Any]:
        done: dict[str, Any] = self.post(f"/api/tables/{table}/moves", {"seat": seat, "n": n, "choice": choice})
        return done

    def socket(self, table: str, query: str = "", **headers: str) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        more = {"Cookie": cookie, **headers} if cookie else dict(headers)
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/ws?{query}"
        return Socket(url, more)


class Socket:
    """One open table socket."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self._opened = connect(url, additional_headers=headers)
        self.connection: ClientConnection

    def __enter__(self) -> Socket:
        self.connection = self._opened.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = 10.0) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        return message

    def until(self, kind: str, timeout: float = 10.0, **fields: Any) -> dict[str, Any]:
        """The next message of a kind with these fields; others are passed over."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message


def wait(ready: Callable[[], Any], seconds: float = 15.0) -> Any:
    end = time.monotonic() + seconds
    while not (found := ready()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
    return found


def finished(anna: Person, seed: int = 1) -> str:
    place: str = anna.open("me", "me")["id"]
    rng = random.Random(seed)
    while anna.get(f"/api/tables/{place}")["status"] == "running":
        anna.move(place, rng=rng)
    return place


def table_of(person: Person, place: str) -> dict[str, Any]:
    table: dict[str, Any] = person.get(f"/api/tables/{place}")
    return table
