"""Two server processes on one PostgreSQL serve one table."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Iterator

import psycopg
import pytest

from tests.databases import fresh_database
from tests.server.helpers import Person, Refused, Server


@pytest.fixture
def database(postgres_url: str) -> str:
    return fresh_database(postgres_url)


@pytest.fixture
def servers(database: str) -> Iterator[tuple[Server, Server]]:
    url = database
    both = [Server("--database", url, "--rate", "0", "--bots", "1", "--poll", "3600") for _ in range(2)]  # notified only
    yield both[0], both[1]
    for server in both:
        server.stop()


def test_a_game_across_two_servers(servers: tuple[Server, Server]) -> None:
    one, two = servers
    anna, boris = Person(one.url, "Anna"), Person(two.url, "Boris")
    assert anna.get("/api/health")["database"] == "postgresql"
    table = anna.open("me", "open")
    place = table["id"]
    with anna.socket(place) as here:
        boris.post(f"/api/tables/{place}/claim", {"token": table["seats"][1]["token"]})
        while here.until("table")["table"]["status"] != "running":
            pass
        with boris.socket(place) as there:
            while not here.until("table")["table"]["seats"][1]["online"]:
                pass
            _play_both(here, there)
            boris.post(f"/api/tables/{place}/chat", {"text": "hello over there"})
            assert here.until("chat")["lines"][0]["text"] == "hello over there"
    log = anna.get(f"/api/tables/{place}/log")
    assert log == boris.get(f"/api/tables/{place}/log")
    assert anna.state(place, -1) == boris.state(place, -1)


def _play_both(here, there) -> None:  # type: ignore[no-untyped-def]
    rng = random.Random(1)
    sockets = [here, there]
    there.send(type="sit", seat=1)
    here.send(type="sit", seat=0)
    states = [here.until("state", since=0), there.until("state", seat=1, since=0)]
    held = [state["events"] for state in states]
    for _ in range(80):
        seat, n = states[0]["decision"]["seat"], states[0]["n"]
        if states[seat]["undoable"] and rng.random() < 0.2:
            sockets[seat].send(type="undo", id=n, seat=seat, n=n)
        else:
            choice = rng.choice(states[seat]["legal"])["text"]
            sockets[seat].send(type="move", id=n, seat=seat, n=n, choice=choice)
        for at, socket in enumerate(sockets):
            states[at] = socket.until("state")
            while states[at]["n"] == n:  # how far it goes depends on what goes by itself
                states[at] = socket.until("state")
            held[at] = [e for e in held[at] if e["n"] < states[at]["since"]] + states[at]["events"]
        if states[0]["decision"] is None:
            break
    assert [len(events) for events in held] == [len(held[0])] * 2


def test_two_who_move_at_once_at_two_servers(servers: tuple[Server, Server]) -> None:
    anna = Person(servers[0].url, "Anna")
    devices = [anna, anna.again(servers[1].url)]
    place = anna.open("me", "me")["id"]
    won: list[list[int]] = [[], []]
    refused: list[str] = []

    def play(at: int) -> None:
        rng = random.Random(at)
        for _ in range(60):
            state = devices[at].state(place)
            if state["decision"] is None:
                return
            seat, n = state["decision"]["seat"], state["n"]
            legal = devices[at].state(place, seat)["legal"]
            try:
                devices[at].send(place, seat, n, rng.choice(legal)["text"] if legal else "Pass")
                won[at].append(n)
            except Refused as error:
                assert error.status in (409, 422), error
                refused.append(str(error.code))

    threads = [threading.Thread(target=play, args=(at,)) for at in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    log = anna.get(f"/api/tables/{place}/log")
    assert sorted(won[0] + won[1]) == [
        line["n"] for line in log if not line["by_itself"]
    ]  # every line was acknowledged to exactly one
    assert log == devices[1].get(f"/api/tables/{place}/log")
    assert all(won)


def test_bots_are_not_doubled_and_outlive_their_server(servers: tuple[Server, Server]) -> None:
    one, two = servers
    anna = Person(one.url, "Anna")
    place = anna.open("me", "bot:random", options={"first": 0})["id"]
    other = anna.again(two.url)
    with other.socket(place):
        rng = random.Random(2)
        for _ in range(10):
            while not anna.state(place, 0)["legal"]:
                time.sleep(0.02)
            anna.move(place, rng=rng)
        while not anna.state(place, 0)["legal"]:
            time.sleep(0.02)
        now = anna.state(place, 0)["n"]
        while other.state(place, 0)["n"] < now:  # the other server hears of it in its own time
            time.sleep(0.02)
    one.kill()
    other.move(place)
    assert other.get(f"/api/tables/{place}")["status"] == "running"


def test_a_database_that_was_away_is_found_again(servers: tuple[Server, Server], database: str) -> None:
    anna = Person(servers[0].url, "Anna")
    place = anna.open("me", "me")["id"]
    other = anna.again(servers[1].url)
    with other.socket(place) as there:
        there.until("state")
        with psycopg.connect(database, autocommit=True) as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = %s"
            connection.execute(others, [connection.info.dbname])
        heard = False
        for _ in range(60):  # until the servers have connected again
            try:
                wanted = anna.move(place)["n"]
            except Refused as error:
                assert (error.status, error.code) == (503, "store-away")  # said honestly while the connections are broken
                continue
            with contextlib.suppress(TimeoutError):
                heard = there.until("state", 1.0, n=wanted) is not None
            if heard:
                break
        assert heard


def test_what_no_notification_told_is_found_by_asking(database: str) -> None:
    deaf = Server("--database", database, "--rate", "0", "--poll", "0.2")
    try:
        anna = Person(deaf.url, "Anna")
        place = anna.open("me", "me")["id"]
        with anna.socket(place) as socket:
            socket.until("state")
            with psycopg.connect(database, autocommit=True) as connection:  # as another server would, but silently
                connection.execute("UPDATE game SET title = 'changed', rev = rev + 1 WHERE id = %s", [place])
            while socket.until("table")["table"]["title"] != "changed":
                pass
    finally:
        deaf.stop()
