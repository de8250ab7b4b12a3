"""Whatever dies under load (a server, its thinkers, the database), no acknowledged move is lost, and bots and clocks go on.

On PostgreSQL two servers share the tables, on SQLite there is one. `LAZARETTO_KILLS` says how often something dies
(a few times in `make test`, fifty times in `make test-all`); how long bots and clocks took to go on is printed.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import httpx
import pytest

from lazaretto.store.database import FILE
from tests.databases import cluster, fresh_database
from tests.server.helpers import Person, Refused, Server
from tests.server.test_faults import thinkers_of
from tests.server.test_kill import Player, log_of

T = TypeVar("T")
STORMS = int(os.environ.get("LAZARETTO_KILLS", "3"))
TABLES = 3
PATIENCE = 60.0  # seconds, on however busy a machine
LOCKED = 1.5  # seconds for which somebody else writes to the file


class House:
    """Servers on one store, each on a port that it keeps, and what can happen to them."""

    def __init__(self, servers: int, where: list[str], database: Callable[[], None]) -> None:
        self.where = where
        self.servers = [Server(*where, "--rate", "0", "--bots", "1") for _ in range(servers)]
        self.storms = {"server": self._server_dies, "thinkers": self._thinkers_die, "database": database}

    def _server_dies(self) -> None:
        at = random.randrange(len(self.servers))
        self.servers[at].kill()
        self.servers[at] = Server(*self.where, "--rate", "0", "--bots", "1", port=self.servers[at].port)

    def _thinkers_die(self) -> None:
        for server in self.servers:
            for pid in thinkers_of(server):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


@contextlib.contextmanager
def on_sqlite(folder: Path) -> Iterator[House]:
    def locked() -> None:
        with contextlib.closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
            other.execute("PRAGMA busy_timeout=5000")
            other.execute("BEGIN IMMEDIATE")
            time.sleep(LOCKED)
            other.execute("ROLLBACK")

    house = House(1, ["--data", str(folder)], locked)
    try:
        yield house
    finally:
        house.stop()


@contextlib.contextmanager
def on_postgres(folder: Path) -> Iterator[House]:
    with cluster() as found:
        house = House(2, ["--database", fresh_database(found.url)], found.restart)
        try:
            yield house
        finally:
            house.stop()


def answered(ask: Callable[[], T]) -> T:
    """What is answered once the house is well again: until then it says that it is not, or nothing at all."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return ask()
        except (httpx.TransportError, Refused) as error:
            refused = isinstance(error, Refused) and error.code not in ("store-away", "stale-choice")
            if refused or time.monotonic() > end:
                raise
            time.sleep(0.1)


class Evening:
    """Tables that people play, one where a bot answers, and one where only the clock moves."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.host = Person(house.servers[0].url, "Host")
        self.tables: dict[str, list[str]] = {self._opened(): [] for _ in range(TABLES)}
        self.bots: str = self.host.open("me", "bot:greedy", options={"first": 1})["id"]
        clock = {"per_move": 2, "on_timeout": "random"}
        self.clocks: str = self.host.open("me", "me", "me", "me", options={"first": 0}, clock=clock)["id"]
        self.moves = 0
        self.longest = 0.0

    def _opened(self) -> str:
        place: str = self.host.open("me", "me", "me")["id"]
        return place

    def through(self, storm: str) -> None:
        """People play while something dies; then everything they were told is there, and everything goes on."""
        players = [
            Player(self.host.again(random.choice(self.house.servers).url), table, log, random.randrange(10**6))
            for table, log in self.tables.items()
        ]
        for player in players:
            player.start()
        time.sleep(0.2 + random.random() * 0.5)
        self.house.storms[storm]()
        self._hush(players)
        self.host = self.host.again(self.house.servers[0].url)
        for player in players:
            found = answered(lambda player=player: log_of(self.host, player.table))  # type: ignore[misc]
            assert found in player.possible, f"{storm}: {len(found)} lines, acknowledged {len(player.acknowledged)}"
            self.tables[player.table] = found
            self.moves += player.moves
        self._all_goes_on()
        self._replace_what_is_over()

    def _hush(self, players: list[Player]) -> None:
        for player in players:
            player.stopped = True
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive() and (player.broken is None or isinstance(player.broken, Refused)), player.broken

    def _all_goes_on(self) -> None:
        began = time.monotonic()
        before = answered(lambda: self.host.state(self.clocks)["n"])
        waits = [lambda: self.host.state(self.bots, 0)["legal"], lambda: self.host.state(self.clocks)["n"] > before]
        for wait in waits:
            while not answered(wait):
                assert time.monotonic() - began < PATIENCE
                time.sleep(0.05)
        self.longest = max(self.longest, time.monotonic() - began)
        answered(lambda: self.host.move(self.bots))  # it is the bot's turn again, soon

    def _replace_what_is_over(self) -> None:
        over = [table for table in (*self.tables, self.bots, self.clocks) if self.host.state(table)["decision"] is None]
        for table in over:
            if table in self.tables:
                del self.tables[table]
                self.tables[answered(self._opened)] = []
            else:
                raise AssertionError("these games last longer than all storms")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_lost_and_everything_goes_on(kind: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with (on_sqlite if kind == "sqlite" else on_postgres)(tmp_path) as house:
        evening = Evening(house)
        kinds = list(house.storms)
        for storm in range(STORMS):
            evening.through(kinds[storm % len(kinds)])
        moves, longest = evening.moves, evening.longest
    assert "ended without waiting" not in capfd.readouterr().err, "something at the end of a server waits for ever"
    print(f"\n{kind}: {STORMS} storms, {moves} acknowledged moves, 0 lost; bots and clocks went on within {longest:.1f} s")
    assert moves > STORMS
