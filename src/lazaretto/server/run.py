"""`lazaretto serve`: one command, one process, http://127.0.0.1:8347."""

from __future__ import annotations

import argparse
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import uvicorn

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.app import Settings, make_app
from lazaretto.store.database import data_folder

PORT = 8347


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="lazaretto serve", description="Serve the tables to browsers.")
    made.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    made.add_argument("--port", type=int, default=PORT)
    made.add_argument("--data", type=Path, help=f"folder of the games (default: {data_folder()})")
    made.add_argument("--database", help="postgresql://… instead of a file")
    made.add_argument("--open", action="store_true", help="open the browser")
    made.add_argument("--rate", type=float, default=1.0, help="scale the rate limits; 0 switches them off")
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
        app = make_app(Settings(data=asked.data, database=asked.database, rate=asked.rate, thinkers=asked.bots))
    except LazarettoError as error:
        print(f"lazaretto: {error}", file=sys.stderr)
        return 1
    except Exception as error:  # a database that is away, a folder that cannot be written: one plain line
        print(f"lazaretto: cannot open the games: {error}", file=sys.stderr)
        return 1
    port = listener.getsockname()[1]
    url = f"http://{'127.0.0.1' if asked.host in ('0.0.0.0', '::') else asked.host}:{port}"
    print(f"Lazaretto: {url}", flush=True)
    if asked.open:
        threading.Thread(target=_open, args=(url,), daemon=True).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # loopback and small messages: not worth a core
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listener])
    return 0


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(512)
    return listener


def _open(url: str) -> None:
    """When the server answers, show it."""
    for _ in range(100):
        try:
            with socket.create_connection((url.split("//")[1].rpartition(":")[0], int(url.rpartition(":")[2])), 1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(url)


if __name__ == "__main__":
    raise SystemExit(main())
