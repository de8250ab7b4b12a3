"""Our server against boardgame.io, in one run: moves per second, and how long until all four seats see a move.

Ours commits every move to SQLite before it is seen; boardgame.io keeps everything in memory. Both are
driven by the same loader over loopback. Prints a table and writes server-results.json beside this file.

    python bench/server.py [--matches 8] [--seconds 5] [--rounds 5]
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
from typing import Any, NamedTuple

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


class Running(NamedTuple):
    url: str
    pid: int

    def cpu(self) -> float | None:
        """Seconds of processor time so far, where the system tells."""
        stat = Path(f"/proc/{self.pid}/stat")
        if not stat.exists():
            return None
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: list[str], port: int, **more: Any) -> Iterator[Running]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **more)
    try:
        wait_for(port)
        yield Running(f"http://127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def ours() -> Iterator[Running]:
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        arguments = ["--port", str(port), "--data", data, "--rate", "0"]
        with running([sys.executable, "-m", "lazaretto", "serve", *arguments], port) as server:
            yield server


@contextmanager
def theirs() -> Iterator[Running]:
    port = free_port()
    env = {**os.environ, "NODE_ENV": "production"}
    with running(["node", "serve.js", str(port)], port, cwd=NODE, env=env) as server:
        yield server


def load(which: str, server: Running, matches: int, seconds: float) -> dict[str, float]:
    before = server.cpu()
    command = ["node", "load.js", which, server.url, str(matches), str(seconds)]
    done = subprocess.run(command, cwd=NODE, capture_output=True, text=True, timeout=seconds * 5 + 60, check=False)
    if done.returncode:
        raise SystemExit(f"{which}: {done.stderr[-2000:]}")
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    after = server.cpu()
    measured["cpu"] = 0.0 if before is None or after is None else (after - before) * 1000 / measured["all"]
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
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    install()
    from lazaretto.kernel.pure import is_compiled

    measured: dict[str, list[dict[str, float]]] = {"ours": [], "theirs": []}
    for _ in range(asked.rounds):
        for which, server in (("ours", ours), ("theirs", theirs)):
            with server() as started:
                measured[which].append(load(which, started, asked.matches, asked.seconds))
    results: dict[str, Any] = {which: middle(rounds) for which, rounds in measured.items()}
    pairs = zip(measured["ours"], measured["theirs"], strict=True)  # rounds alternate: a pair had the same machine
    results["ratio"] = round(statistics.median(one["rate"] / other["rate"] for one, other in pairs), 2)
    results["setting"] = {**vars(asked), "sockets": 4, "compiled": is_compiled(), "cores": os.cpu_count()}
    show(results)
    (HERE / "server-results.json").write_text(json.dumps(results, indent=2) + "\n")


def show(results: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{results['setting']['matches']} matches, 4 sockets each, until all seats see a move")
    for column in ("", "moves/s", "p50 ms", "p95 ms", "p99 ms", "server CPU ms/move"):
        table.add_column(column, justify="right" if column else "left")
    for which, name in (("ours", "Lazaretto, SQLite commit per move"), ("theirs", "boardgame.io 0.50, in memory")):
        row = results[which]
        table.add_row(name, *(f"{row[key]:.1f}" for key in ("rate", "p50", "p95", "p99")), f"{row['cpu']:.2f}")
    Console().print(table, f"ratio of moves/s: {results['ratio']}")


if __name__ == "__main__":
    main()
