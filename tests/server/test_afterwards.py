"""What comes of a game: rematch, replay, fork."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.helpers import Person, Refused, finished, table_of
from tests.server.test_play import seat_by_link


def test_rematch_is_one_table_for_all(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", title="Again"))
    with pytest.raises(Refused, match="not-finished"):
        anna.post(f"/api/tables/{place}/rematch")
    anna.post(f"/api/tables/{place}/resign", {"seat": 0})
    with anna.socket(place) as socket:
        first = boris.post(f"/api/tables/{place}/rematch")
        assert socket.until("rematch")["table"] == first["id"]
    assert first["title"] == "Again"
    assert anna.post(f"/api/tables/{place}/rematch")["id"] == first["id"]
    assert [seat["kind"] for seat in first["seats"]] == ["human", "human"]
    assert table_of(anna, place)["rematch"] == first["id"]
    with pytest.raises(Refused, match="seated-only"):
        Person(anna.url).post(f"/api/tables/{place}/rematch")


def test_two_who_want_a_rematch_at_once_get_one_table(anna: Person) -> None:
    place = anna.open("me", "me")["id"]
    anna.post(f"/api/tables/{place}/resign", {"seat": 0})
    windows = [anna.again() for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda window: window.post(f"/api/tables/{place}/rematch")["id"], windows))
    assert len(set(found)) == 1
    mine = [brief["id"] for brief in anna.get("/api/lobby")["mine"]]
    assert mine == found[:1]


def test_replay_shows_every_moment_as_it_was(anna: Person) -> None:
    place = anna.open("me", "me")["id"]
    rng = random.Random(11)
    seen: dict[tuple[int, int], Any] = {}
    while (state := anna.state(place, 0))["decision"] is not None:
        for seat in (0, 1, -1):
            seen[state["n"], seat] = anna.state(place, seat)["view"]
        anna.move(place, rng=rng)
    events = anna.state(place, 0)["events"]
    stranger = Person(anna.url)
    for (n, seat), view in seen.items():
        moment = stranger.get(f"/api/tables/{place}/moments/{n}", seat=seat)
        assert (moment["n"], moment["view"]) == (n, view)
    moments = [stranger.get(f"/api/tables/{place}/moments/{n}", seat=0) for n in range(1, state["n"] + 1)]
    assert [event for moment in moments for event in moment["events"]] == events  # also of what went by itself
    with pytest.raises(Refused, match="unknown-moment"):
        stranger.get(f"/api/tables/{place}/moments/{state['n'] + 1}")


def test_replay_of_a_running_game_is_what_the_asker_saw(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open"))
    for _ in range(6):
        [anna, boris][anna.state(place)["decision"]["seat"]].move(place)
    assert anna.get(f"/api/tables/{place}/moments/3")["seat"] == 0
    with pytest.raises(Refused, match="not-your-seat"):
        anna.get(f"/api/tables/{place}/moments/3", seat=1)
    assert Person(anna.url).get(f"/api/tables/{place}/moments/3")["seat"] is None


def test_fork(anna: Person, boris: Person) -> None:
    place = finished(anna)
    n = len(anna.get(f"/api/tables/{place}/log")) // 2
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    fork = boris.post(f"/api/tables/{place}/fork", {"n": n, "seats": seats})
    assert fork["forked_from"] == {"id": place, "n": n}
    assert fork["seed_hash"] != table_of(anna, place)["seed_hash"]
    rng = random.Random(4)
    end = time.monotonic() + 60
    while table_of(boris, fork["id"])["status"] == "running":
        assert time.monotonic() < end
        if boris.state(fork["id"])["legal"]:
            boris.move(fork["id"], rng=rng)
        else:
            time.sleep(0.01)
    again = boris.post("/api/import", boris.get(f"/api/tables/{fork['id']}/export"))
    assert again["result"] == table_of(boris, fork["id"])["result"]
    with pytest.raises(Refused, match="wrong-players"):
        boris.post(f"/api/tables/{place}/fork", {"n": n, "seats": seats[:1]})
    with pytest.raises(Refused, match="unknown-moment"):
        boris.post(f"/api/tables/{place}/fork", {"n": 100_000})


def test_a_fork_of_a_running_game_begins_with_what_the_asker_sees(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", assist=True))
    rng = random.Random(21)
    for _ in range(30):
        [anna, boris][anna.state(place)["decision"]["seat"]].move(place, rng=rng)
    state = anna.state(place, 0)
    fork = anna.post(f"/api/tables/{place}/fork", {"n": state["n"]})
    assert anna.state(fork["id"], 0)["view"] == state["view"]
