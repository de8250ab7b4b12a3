"""`lazaretto serve`: one command, one process, http://127.0.0.1:8347."""

from __future__ import annotations

import argparse
import gc
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.app import Settings, make_app
from lazaretto.store.database import data_folder

PORT = 8347
# Hosts that mean all addresses: one in the documentation's network, which is never there but has a way, and the loopback.
EVERYWHERE = {"0.0.0.0": ("198.51.100.1", "127.0.0.1"), "": ("198.51.100.1", "127.0.0.1"), "::": ("2001:db8::1", "::1")}


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="lazaretto serve", description="Serve the tables to browsers.")
    made.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only; all: 0.0.0.0)")
    made.add_argument("--port", type=int, default=PORT)
    made.add_argument("--data", type=Path, help=f"folder of the games (default: {data_folder()})")
    made.add_argument("--database", help="postgresql://… instead of a file")
    made.add_argument("--open", action="store_true", help="open the browser")
    made.add_argument("--rate", type=float, default=1.0, help="scale the rate limits; 0 switches them off")
    made.add_argument("--poll", type=float, default=2.0, help="seconds between looks for missed changes (PostgreSQL)")
    made.add_argument("--bots", type=int, help="processes for bots (default: one less than cores)")
    return made


def main(argv: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(argv)
    try:
        listener = _listen(asked.host, asked.port)
    except (OSError, OverflowError) as error:
        print(f"lazaretto: cannot listen on {asked.host}:{asked.port}: {error}", file=sys.stderr)
        return 1
    try:
        app = make_app(
            Settings(data=asked.data, database=asked.database, rate=asked.rate, poll=asked.poll, thinkers=asked.bots)
        )
    except LazarettoError as error:
        print(f"lazaretto: {error}", file=sys.stderr)
        return 1
    except Exception as error:  # a database that is away, a folder that cannot be written: one plain line
        print(f"lazaretto: cannot open the games: {error}", file=sys.stderr)
        return 1
    urls = addresses(asked.host, listener.getsockname()[1])
    for url in urls:
        print(f"Lazaretto: {url}", flush=True)
    if asked.open:
        threading.Thread(target=_open, args=(urls[0],), daemon=True).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # loopback and small messages: not worth a core
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    _tune()
    uvicorn.Server(config).run(sockets=[listener])
    return 0


def _tune() -> None:
    """The thread that commits must not wait long for the event loop; what was loaded is never garbage."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


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


if __name__ == "__main__":
    raise SystemExit(main())
