"""Our server against boardgame.io, in one run: moves per second, and how long until all four seats see a move.

Ours commits every move to SQLite (flushed to disk) before it is seen; boardgame.io keeps everything in memory. Both are
driven by the same loader over loopback. Prints a table and writes server-results.json beside this file.

    python bench/server.py [--matches 8] [--seconds 8] [--rounds 2]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
NODE = HERE / "boardgameio"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("a server did not start")


@contextmanager
def running(command: list[str], port: int, **more: Any) -> Iterator[str]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **more)
    try:
        wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def ours() -> Iterator[str]:
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        arguments = ["--port", str(port), "--data", data, "--rate", "0"]
        with running([sys.executable, "-m", "lazaretto.server.run", *arguments], port) as url:
            yield url


@contextmanager
def theirs() -> Iterator[str]:
    port = free_port()
    env = {**os.environ, "NODE_ENV": "production"}
    with running(["node", "serve.js", str(port)], port, cwd=NODE, env=env) as url:
        yield url


def load(which: str, url: str, matches: int, seconds: float) -> dict[str, float]:
    command = ["node", "load.js", which, url, str(matches), str(seconds)]
    done = subprocess.run(command, cwd=NODE, capture_output=True, text=True, timeout=seconds * 5 + 60, check=False)
    if done.returncode:
        raise SystemExit(f"{which}: {done.stderr[-2000:]}")
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return measured


def middle(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: round(statistics.median(one[name] for one in rounds), 2) for name in rounds[0]}


def install() -> None:
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("bench/server.py needs node and npm for boardgame.io and the loader")
    if not (NODE / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=NODE, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    install()
    from lazaretto.kernel.pure import is_compiled

    measured: dict[str, list[dict[str, float]]] = {"ours": [], "theirs": []}
    for _ in range(asked.rounds):
        for which, server in (("ours", ours), ("theirs", theirs)):
            with server() as url:
                measured[which].append(load(which, url, asked.matches, asked.seconds))
    results: dict[str, Any] = {which: middle(rounds) for which, rounds in measured.items()}
    results["ratio"] = round(results["ours"]["rate"] / results["theirs"]["rate"], 2)
    results["setting"] = {**vars(asked), "sockets": 4, "compiled": is_compiled(), "cores": os.cpu_count()}
    show(results)
    (HERE / "server-results.json").write_text(json.dumps(results, indent=2) + "\n")


def show(results: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{results['setting']['matches']} matches, 4 sockets each, until all seats see a move")
    for column in ("", "moves/s", "p50 ms", "p95 ms", "p99 ms"):
        table.add_column(column, justify="right" if column else "left")
    for which, name in (("ours", "Lazaretto, SQLite commit per move"), ("theirs", "boardgame.io 0.50, in memory")):
        row = results[which]
        table.add_row(name, *(f"{row[key]:.1f}" for key in ("rate", "p50", "p95", "p99")))
    Console().print(table, f"ratio of moves/s: {results['ratio']}")


if __name__ == "__main__":
    main()
