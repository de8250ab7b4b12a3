"""`kill -9` at any moment, under load: no acknowledged move is lost and every game goes on.

`LAZARETTO_KILLS` says how often (a few in `make test`, fifty in `make bench-server`).
"""

from __future__ import annotations

import os
import random
import threading
import time
from pathlib import Path

import httpx

from tests.server.helpers import Person, Refused, Server

KILLS = int(os.environ.get("LAZARETTO_KILLS", "5"))
TABLES = 4


class Player(threading.Thread):
    """Plays one table at random, with an undo now and then, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, known: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.acknowledged = known
        self.possible: list[list[str]] = [list(known)]  # what the log may hold: the last answer is unknown
        self.rng = random.Random(seed)
        self.moves = 0
        self.broken: Exception | None = None
        self.stopped = False

    def run(self) -> None:
        try:
            while not self.stopped and self.step():
                pass
        except httpx.TransportError:
            pass  # killed, as expected
        except Exception as error:  # told by the main thread
            self.broken = error

    def step(self) -> bool:
        state = self.person.state(self.table)
        if state["decision"] is None:
            return False
        seat, n = state["decision"]["seat"], state["n"]
        if state["undoable"] and self.rng.random() < 0.2:
            self.wish(self.acknowledged[:-1])
            self.person.post(f"/api/tables/{self.table}/undo", {"seat": seat, "n": n})
        else:
            choice = self.rng.choice(self.person.state(self.table, seat)["legal"])["text"]
            self.wish([*self.acknowledged, choice])
            self.person.send(self.table, seat, n, choice)
        self.acknowledged = self.possible[1]
        self.possible = [self.acknowledged]
        self.moves += 1
        return True

    def wish(self, log: list[str]) -> None:
        self.possible = [self.acknowledged, log]


def log_of(person: Person, table: str) -> list[str]:
    """What people chose: what goes by itself comes and goes with it."""
    return [line["choice"] for line in person.get(f"/api/tables/{table}/log") if not line["by_itself"]]


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    rng = random.Random(KILLS)
    server = Server("--data", str(tmp_path), "--rate", "0")
    port = str(server.port)
    host = Person(server.url, "Host")
    tables = {host.open("me", "me", "me")["id"]: list[str]() for _ in range(TABLES)}
    bots = host.open("bot:random", "bot:random", "bot:random")["id"]
    moves = 0
    for kill in range(KILLS):
        for table in [t for t in tables if host.state(t)["decision"] is None]:
            del tables[table]
            tables[host.open("me", "me", "me")["id"]] = []
        players = [Player(host.again(), table, log, kill * 100 + at) for at, (table, log) in enumerate(tables.items())]
        for player in players:
            player.start()
        time.sleep(0.15 + rng.random() * 0.5)
        server.kill()
        for player in players:
            player.join(20)
            assert player.broken is None or isinstance(player.broken, Refused), player.broken
        server = Server("--data", str(tmp_path), "--rate", "0", port=int(port))
        for player in players:
            found = log_of(host, player.table)
            assert found in player.possible, f"kill {kill}: {len(found)} lines, acknowledged {len(player.acknowledged)}"
            tables[player.table] = found
            moves += player.moves
    end = time.monotonic() + 60
    while host.get(f"/api/tables/{bots}")["status"] != "finished":  # bots went on by themselves after every start
        assert time.monotonic() < end
        time.sleep(0.05)
    for table in tables:
        if host.state(table)["decision"] is not None:
            host.move(table)
    server.stop()
    print(f"\n{KILLS} kills, {moves} acknowledged moves, 0 lost")
    assert moves > KILLS
