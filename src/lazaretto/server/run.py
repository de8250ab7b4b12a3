"""One process that serves tables to browsers, as `lazaretto serve` asks for it."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from litestar.types import ASGIApp

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.app import Settings, make_app
from lazaretto.server.own_bots import own_bots
from lazaretto.server.patience import Patient, open_many
from lazaretto.server.texts import say_error
from lazaretto.table.editions import read
from lazaretto.table.errors import Refusal
from lazaretto.table.live import GRACE

log = logging.getLogger("lazaretto.server")
LONGEST_END = 6.0  # seconds from being told to end
# Hosts that mean all addresses: one in the documentation's network, which is never there but has a way, and the loopback.
EVERYWHERE = {"0.0.0.0": ("198.51.100.1", "127.0.0.1"), "": ("198.51.100.1", "127.0.0.1"), "::": ("2001:db8::1", "::1")}


@dataclass(frozen=True, kw_only=True)
class Serving:
    """What a host may say about his server. `language`: of what it tells him."""

    host: str
    port: int
    data: Path | None
    database: str | None
    open: bool
    rate: float
    poll: float
    grace: float | None
    bots: int | None
    own_bots: str
    bot_seconds: float
    editions: dict[str, bytes]  # by game: a file with what the host's copy prints
    language: str


def serve(asked: Serving) -> int:
    """Serve tables until somebody ends it; the exit code. What cannot be is told in one line."""
    try:
        listener = _listen(asked.host, asked.port)
    except (OSError, OverflowError) as error:
        return _refuse(asked, "cannot-listen", {"given": f"{asked.host}:{asked.port}", "reason": str(error)})
    try:
        app = make_app(_settings(asked))
    except (LazarettoError, Refusal) as error:
        return _refuse(asked, error.code, error.details, error.place)
    except Exception as error:  # a database that is away, a folder that cannot be written: one plain line
        return _refuse(asked, "cannot-open-games", {"reason": str(error)})
    urls = addresses(asked.host, listener.getsockname()[1])
    open_many()
    _tune()
    ToldServer(_config(app), partial(_tell, urls, asked.open)).run(sockets=[listener])
    return 0


def _tell(urls: list[str], opens: bool) -> None:
    for url in urls:
        print(f"Lazaretto: {url}", flush=True)
    if opens:
        threading.Thread(target=_open, args=(urls[0],), daemon=True).start()


class ToldServer(uvicorn.Server):
    """Says where it is when it can be reached and ended.

    It ends when it is told to, whatever still waits for a database that is away: what was acknowledged is kept already.
    """

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        hard = threading.Timer(LONGEST_END, _end_now)
        hard.daemon = True
        hard.start()
        super().handle_exit(sig, frame)


def _end_now() -> None:
    log.warning("not ended after %s s: ended without waiting", LONGEST_END)
    os._exit(0)


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Patient,
        log_level="warning",
        access_log=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # loopback and small messages: not worth a core
        timeout_graceful_shutdown=3,
        server_header=False,
    )


def _refuse(asked: Serving, code: str, details: Mapping[str, object], place: str | None = None) -> int:
    print(f"lazaretto: {say_error(asked.language, code, place, details)}", file=sys.stderr)
    return 1


def _settings(asked: Serving) -> Settings:
    return Settings(
        data=asked.data,
        database=asked.database,
        rate=asked.rate,
        poll=asked.poll,
        thinkers=asked.bots,
        grace=GRACE if asked.grace is None else asked.grace,
        own_bots=own_bots(asked.own_bots),
        bot_seconds=asked.bot_seconds,
        editions={game: read(game, body) for game, body in asked.editions.items()},
    )


def _tune() -> None:
    """The thread that commits must not wait long for the event loop; what was loaded is never garbage."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 5, 20)  # a choice makes thousands of things and lets go of as many: only what stays counts


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(_family(host), socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(512)
    return listener


def addresses(host: str, port: int) -> list[str]:
    """Where a browser finds the server. Of one that listens everywhere, first where others on the network find it:
    the links that the page hands out begin with the address it was opened at."""
    if host not in EVERYWHERE:
        return [_url(host, port)]
    far, near = EVERYWHERE[host]
    return list(dict.fromkeys([_url(address_towards(far) or near, port), _url(near, port)]))


def address_towards(far: str) -> str | None:
    """This machine's address on the way to another; None without a way. A datagram socket looks it up and sends nothing."""
    try:
        with socket.socket(_family(far), socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _open(url: str) -> None:
    """When the server answers, show it."""
    where = urlsplit(url)
    for _ in range(100):
        try:
            with socket.create_connection((where.hostname, where.port), 1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(url)
