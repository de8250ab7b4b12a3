"""Connections that never say what they want, hosts that are none, people who hang up in the middle."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from lazaretto.server.app import Settings, make_app
from lazaretto.server.framework import Asgi
from lazaretto.server.patience import MOST, open_many
from tests.server.helpers import Person, Server


def half_open(server: Server, count: int) -> list[socket.socket]:
    """Requests that are begun and not ended."""
    found = [socket.create_connection(("127.0.0.1", server.port), 5) for _ in range(count)]
    for wire in found:
        wire.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-")
    return found


def test_one_address_holds_so_many_connections_without_a_word(server: Server) -> None:
    wires = half_open(server, MOST + 50)
    try:
        Person(server.url, "Anna")  # who comes last is heard
        assert wires[0].recv(100) == b""  # and the oldest are given up
        wires[-1].sendall(b"y: 1\r\n\r\n")
        assert wires[-1].recv(100).startswith(b"HTTP/1.1 200")
    finally:
        for wire in wires:
            wire.close()


@pytest.mark.parametrize("host", ["[]:x", "a:99999999", "a:-1", "[", "", "a b"])
def test_a_host_that_is_none(anna: Person, host: str) -> None:
    for path in ("/api/me", "/api/tables/nowhere", "/"):
        assert anna.http.get(path, headers={"host": host}).status_code < 500


def test_whoever_hangs_up_in_the_middle_is_no_mistake_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = make_app(Settings(data=tmp_path))
    said: Iterator[Asgi] = iter([{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}])
    answered: list[Asgi] = []
    scope: Asgi = {
        "type": "http",
        "method": "POST",
        "path": "/api/bots",
        "raw_path": b"/api/bots",
        "query_string": b"",
        "headers": [(b"content-length", b"99")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "scheme": "http",
        "http_version": "1.1",
    }

    async def receive() -> Asgi:
        return next(said)

    async def send(message: Asgi) -> None:
        answered.append(message)

    with caplog.at_level(logging.WARNING):
        asyncio.run(app(scope, receive, send))
    assert answered[0]["status"] == 400
    assert not caplog.records
    app.app.state.hub.store.close()  # type: ignore[attr-defined]


def test_as_many_files_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        open_many()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
