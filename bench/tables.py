"""Many tables on one process: does a move take longer at one of a thousand live tables, beside ten thousand stored ones,
than at one of ten?

A store is filled with games that were really played, a server is begun on it, and people (two sockets a table) move at the
same total rate at ten tables and at a thousand. A move counts when both have seen it. Writes `tables-results.json`.

    python bench/tables.py [--live 1000] [--stored 10000] [--rate 200] [--seconds 10] [--rounds 3]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import lazaretto
from lazaretto.kernel.film import Camera
from lazaretto.kernel.match import Match
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import stream
from lazaretto.store import open_store
from lazaretto.table.fixture import row_of
from lazaretto.table.identity import Guest, new_id
from lazaretto.table.opening import imported
from lazaretto.table.rows import Stored

HERE = Path(__file__).parent
FEW = 10
KINDS = 24  # different games in the store; the rest are copies with names of their own
AT_ONCE = 40  # tables that are opened side by side
SPARE = 12  # fresh tables for each that is played: games end
HOST = "anybody"


# ---------------------------------------------------------------- the store


def played(seed: int) -> Stored:
    """A game by chance; every third goes to its end, the others stop on the way."""
    game, rng = lazaretto.game("rattus"), stream(seed, "bench")
    match, camera = game.new(2, seed=seed), Camera()
    camera.take(match)
    while not match.is_over and (seed % 3 == 0 or match.n < 30):
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))], watch=camera.take)
    made = imported(msgspec.json.encode(match.log()), Guest(HOST, "Anybody"), 1.0, secrets)
    made.choices = _filmed(match, camera)
    return made


def _filmed(match: Match, camera: Camera) -> list[Any]:
    pieces = [msgspec.json.encode(piece) for piece in camera.pieces]
    return [row_of(match, n, 1.0, piece) for n, piece in zip(range(match.n), pieces, strict=True)]


def copy_of(stored: Stored, at: int) -> Stored:
    """The same game at another table, which is somebody else's."""
    host = f"guest-{at % 500}"
    game = msgspec.structs.replace(stored.game, id=new_id(secrets), host=host, updated=float(at), public=at % 10 == 0)
    seats = [msgspec.structs.replace(row, token=new_id(secrets), guests=(host,)) for row in stored.seats]
    return msgspec.structs.replace(stored, game=game, seats=seats)


def fill(folder: Path, count: int) -> None:
    async def go() -> None:
        kinds = [played(seed) for seed in range(KINDS)]
        for first in range(0, count, 200):
            await asyncio.gather(
                *(store.create(copy_of(kinds[at % KINDS], at)) for at in range(first, min(first + 200, count)))
            )

    store = open_store(folder)
    try:
        asyncio.run(go())
    finally:
        store.close()


# ---------------------------------------------------------------- the server


class Server:
    """`lazaretto serve` on a folder, with what the system tells of it."""

    def __init__(self, folder: Path) -> None:
        began = time.perf_counter()
        command = [sys.executable, "-m", "lazaretto", "serve", "--port", "0", "--data", str(folder), "--rate", "0"]
        self.process = subprocess.Popen(
            [*command, "--bots", "1"], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().removeprefix("Lazaretto: ").strip()
        self.ready_after = self._ready() - began

    def _ready(self) -> float:
        """When a request is answered that needs the database."""
        end = time.perf_counter() + 180
        while time.perf_counter() < end:
            try:
                httpx.get(f"{self.url}/api/lobby", timeout=30)
                return time.perf_counter()
            except httpx.TransportError:
                time.sleep(0.01)
        raise SystemExit("the server did not start")

    def memory(self) -> int:
        """Bytes that it really has."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


# ---------------------------------------------------------------- the load


class Decision(msgspec.Struct):
    seat: int


class Choice(msgspec.Struct):
    text: str


class Told(msgspec.Struct):
    """What is read of a message: a state has all of it."""

    type: str
    n: int = 0
    decision: Decision | None = None
    legal: list[Choice] = []


_TOLD = msgspec.json.Decoder(Told)


class Table:
    """A live table: two sockets, the state of each, and how long moves took until both had seen them."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.sockets: list[ClientConnection] = []
        self.states: list[Told | None] = [None, None]
        self.sent: tuple[int, float] | None = None  # the decision that was answered, and when
        self._readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        made = await self.load.http.post("/api/tables", json={"game": "rattus", "seats": [{"kind": "me"}, {"kind": "me"}]})
        table = made.raise_for_status().json()["id"]
        for seat in (0, 1):
            url = f"{self.load.url.replace('http', 'ws', 1)}/api/tables/{table}/ws?seat={seat}"
            socket = await connect(
                url, additional_headers={"Cookie": self.load.cookie}, compression=None, ping_interval=None
            )
            self.sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
        while None in self.states:
            await asyncio.sleep(0.01)

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for raw in socket:
            told = _TOLD.decode(raw)
            if told.type != "state":
                continue
            self.states[seat] = told
            if self.sent is not None and all(state is not None and state.n > self.sent[0] for state in self.states):
                self.load.seconds.append(time.perf_counter() - self.sent[1])
                self.sent = None

    @property
    def is_over(self) -> bool:
        return any(state is not None and state.decision is None for state in self.states)

    async def move(self) -> bool:
        """Answer the present decision; not if the last answer is still under way."""
        first = self.states[0]
        if self.sent is not None or first is None or first.decision is None:
            return False
        seat = first.decision.seat
        state = self.states[seat]
        if state is None or not state.legal or state.n != first.n:
            return False
        choice = self.load.chance.choice(state.legal).text
        self.sent = (state.n, time.perf_counter())
        await self.sockets[seat].send(json.dumps({"type": "move", "seat": seat, "n": state.n, "choice": choice}))
        return True

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


class Load:
    """People at many tables, who move at one total rate."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.cookie = ""
        self.seconds: list[float] = []
        self.chance = random.Random(1)

    async def enter(self) -> None:
        me = (await self.http.get("/api/me")).json()
        self.http.headers["x-csrf"] = me["csrf"]
        self.cookie = f"lz_guest={self.http.cookies['lz_guest']}"

    async def open(self, count: int) -> list[Table]:
        tables = [Table(self) for _ in range(count)]
        for first in range(0, count, AT_ONCE):
            await asyncio.gather(*(table.open() for table in tables[first : first + AT_ONCE]))
        return tables

    async def play(self, tables: list[Table], spare: list[Table], rate: float, seconds: float) -> dict[str, Any]:
        """Moves at that rate, at one table after the other; one whose game is over makes room for a spare one."""
        self.seconds.clear()
        own, began = _own_cpu(), time.perf_counter()
        missed, at = 0, 0
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            for _ in range(len(tables)):
                at = (at + 1) % len(tables)
                if tables[at].is_over and spare:
                    tables[at] = spare.pop()
                if await tables[at].move():
                    break
            else:
                missed += 1
        await asyncio.sleep(0.5)
        took = time.perf_counter() - began
        return {
            "moves": len(self.seconds),
            "missed": missed,
            "seconds": took,
            "own_cpu": (_own_cpu() - own) / took,
            **_quantiles(self.seconds),
        }


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _quantiles(seconds: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(seconds, n=100)
    return {name: round(1000 * cuts[at - 1], 2) for name, at in (("p50", 50), ("p95", 95), ("p99", 99))}


# ---------------------------------------------------------------- the measurement


@asynccontextmanager
async def people(url: str) -> AsyncIterator[Load]:
    load = Load(url)
    await load.enter()
    try:
        yield load
    finally:
        await load.http.aclose()


async def measure(small: Server, large: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """Ten tables at one server, a thousand at another: rounds alternate, so that a pair of them had the same machine."""
    async with people(small.url) as few, people(large.url) as many:
        before = large.memory()
        tables = await many.open(asked.live)
        per_table = (large.memory() - before) / asked.live
        pairs = []
        for _ in range(asked.rounds):
            there, spare = await few.open(FEW), await few.open(FEW * SPARE)
            pairs.append((await _round(small, few, [*there], [*spare], asked), await _round(large, many, tables, [], asked)))
            for table in (*there, *spare):
                await table.close()
        return {
            "few": _middle([one for one, _ in pairs]),
            "many": _middle([other for _, other in pairs]),
            "ratio_p95": round(statistics.median(other["p95"] / one["p95"] for one, other in pairs), 2),
            "memory_per_live_table_kb": round(per_table / 1024, 1),
            "memory_mb": round(large.memory() / 2**20, 1),
            "lobby": {"own": await _lobby(many.http, large), "stranger": await _strangers_lobby(large)},
        }


async def _strangers_lobby(server: Server) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        await http.get("/api/me")
        return await _lobby(http, server)


async def _round(
    server: Server, load: Load, tables: list[Table], spare: list[Table], asked: argparse.Namespace
) -> dict[str, Any]:
    before = server.cpu()
    measured = await load.play(tables, spare, asked.rate, asked.seconds)
    measured["server_cpu"] = (server.cpu() - before) / measured["seconds"]
    return measured


async def _lobby(http: httpx.AsyncClient, server: Server, times: int = 20) -> dict[str, float]:
    taken, before = [], server.cpu()
    for _ in range(times):
        began = time.perf_counter()
        (await http.get("/api/lobby")).raise_for_status()
        taken.append(time.perf_counter() - began)
    return {
        "ms": round(1000 * statistics.median(taken), 1),
        "server_cpu_ms": round(1000 * (server.cpu() - before) / times, 1),
    }


def _middle(rounds: list[dict[str, Any]]) -> dict[str, float]:
    return {name: round(statistics.median(one[name] for one in rounds), 3) for name in rounds[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--live", type=int, default=1000)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folders = [Path(name) / each for each in ("few", "many")]
        began = time.perf_counter()
        fill(folders[0], asked.stored)
        filled = time.perf_counter() - began
        shutil.copytree(folders[0], folders[1])
        small, large = (Server(folder) for folder in folders)
        try:
            results = asyncio.run(measure(small, large, asked))
        finally:
            small.stop()
            large.stop()
    results |= {"start_s": round(large.ready_after, 2), "filling_s": round(filled, 1)}
    results["setting"] = {**vars(asked), "sockets_per_table": 2, "compiled": is_compiled(), "cores": os.cpu_count()}
    print(json.dumps(results, indent=2))
    (HERE / "tables-results.json").write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
