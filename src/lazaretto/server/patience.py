"""How long the server waits for the rest of a request. Whoever opens a connection and says nothing, or half of something,
holds a file of this process, and there are only so many: he is given up after a while, and the oldest at once when
he holds too many. Behind a proxy nobody is slow: it passes on whole requests."""

from __future__ import annotations

import asyncio
import contextlib

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 60.0  # for a whole request; two megabytes come in that time by the slowest line
MOST = 200  # requests of one address that are not whole yet
FILES = 65_536  # that may be open at once, where the system allows it

_unfinished: dict[str, dict[Patient, None]] = {}  # by address, the oldest first


class Patient(HttpToolsProtocol):
    """A connection that is watched until its request is whole."""

    _address = ""
    _given_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_all()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._have_all()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._have_all()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._have_all()
        waiting = _unfinished.setdefault(self._address, {})
        waiting[self] = None
        self._given_up = self.loop.call_later(SECONDS, self._give_up)
        if len(waiting) > MOST:
            next(iter(waiting))._give_up()

    def _have_all(self) -> None:
        if self._given_up is not None:
            self._given_up.cancel()
            self._given_up = None
        waiting = _unfinished.get(self._address, {})
        waiting.pop(self, None)
        if not waiting:
            _unfinished.pop(self._address, None)

    def _give_up(self) -> None:
        self._have_all()
        self.transport.close()


def open_many() -> None:
    """As many files as the system lets us have: shells often give a process far fewer."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        if 0 <= soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
