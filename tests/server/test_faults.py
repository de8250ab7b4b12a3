"""Faults of a real server: a full disk, a second server, killed thinkers, a killed server, strange paths."""

from __future__ import annotations

import resource
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.databases import fresh_database
from tests.server.helpers import Person, Refused, Server, serving, table_of, wait

WITHIN = 10.0  # seconds within which everything goes on; nobody asserts less
SLOW = "mcts:10000ms"


def thinkers_of(server: Server) -> list[int]:
    """The processes its bots think in."""
    found = []
    for task in Path(f"/proc/{server.process.pid}/task").glob("*/children"):
        for child in task.read_text().split():
            if "lazaretto.server.thinker" in Path(f"/proc/{child}/cmdline").read_text():
                found.append(int(child))
    return found


def test_health(server: Server) -> None:
    anna = Person(server.url)
    assert anna.get("/api/health/live") == {"ok": True}
    assert anna.get("/api/health/ready") == {"database": True, "bots": True}


def test_a_nul_leads_nowhere(server: Server) -> None:
    anna = Person(server.url)
    for path in ("/api/tables/%00", "/api/tables/a%00b/state", "/%00", "/api/games/%00/rules"):
        assert anna.http.get(path).status_code == 404, path


def test_the_file_is_nobody_elses_business(tmp_path: Path) -> None:
    with serving(tmp_path):
        for file in tmp_path.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path):
        command = [sys.executable, "-m", "lazaretto", "serve", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode == 1
        assert "another server serves the games" in second.stderr and "Traceback" not in second.stderr
    with serving(tmp_path) as server:  # the lock ends with the process
        Person(server.url).get("/api/health/ready")


def test_a_full_disk_refuses_moves_and_heals(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server.url, "Anna")
        place = anna.open("me", "me")["id"]
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))  # no file grows any more
        try:
            with pytest.raises(Refused, match="store-away") as refused:
                for _ in range(50):
                    anna.move(place)
            assert refused.value.status == 503
            n = anna.state(place)["n"]  # can still be read
        finally:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        anna.move(place)
        assert anna.state(place)["n"] > n


def test_a_killed_thinker_costs_a_moment(tmp_path: Path) -> None:
    with serving(tmp_path, "--bots", "1") as server:
        anna = Person(server.url, "Anna")
        place = anna.open("me", f"bot:{SLOW}", options={"first": 1})["id"]
        n = anna.state(place)["n"]
        for pid in wait(lambda: thinkers_of(server)):
            subprocess.run(["kill", f"-{signal.SIGKILL.value}", str(pid)], check=False)
        wait(lambda: anna.state(place)["n"] > n, 30)
        assert table_of(anna, place)["status"] == "running"


def test_a_quick_bot_does_not_wait_for_slow_ones(tmp_path: Path) -> None:
    with serving(tmp_path, "--bots", "1") as server:
        anna, boris = Person(server.url, "Anna"), Person(server.url, "Boris")
        for _ in range(4):
            anna.open("me", f"bot:{SLOW}", options={"first": 1})
        place = boris.open("me", "bot:greedy", options={"first": 1})["id"]
        wait(lambda: boris.state(place, 0)["legal"], WITHIN)


def test_a_bot_and_a_clock_outlive_their_server(postgres_url: str) -> None:
    """It is killed while its bot thinks and a clock runs; the other takes over."""
    database = fresh_database(postgres_url)
    one, two = [Server("--database", database, "--rate", "0", "--bots", "1") for _ in range(2)]
    try:
        anna = Person(one.url, "Anna")
        bot = anna.open("me", f"bot:{SLOW}", options={"first": 1})["id"]
        clock = anna.open("me", "me", options={"first": 0}, clock={"per_move": 6, "on_timeout": "resign"})["id"]
        n = anna.state(bot)["n"]
        wait(lambda: thinkers_of(one))
        one.kill()
        other = anna.again(two.url)
        wait(lambda: other.state(bot)["n"] > n, 4 * WITHIN)  # it has to think again
        wait(lambda: table_of(other, clock)["status"] == "finished", 2 * WITHIN)
    finally:
        one.process.poll() is None and one.kill()
        two.stop()
