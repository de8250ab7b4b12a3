"""Whole games as people play them: by link, at one screen, against bots; moves, undo, why not."""

from __future__ import annotations

import random
import re
import time

import pytest

import lazaretto
from tests.server.helpers import Person, Refused


def seat_by_link(host: Person, friend: Person, table: dict) -> str:  # type: ignore[type-arg]
    token = table["seats"][1]["token"]
    sat = friend.post(f"/api/tables/{table['id']}/claim", {"token": token})
    assert sat["status"] == "running"
    assert [seat["mine"] for seat in sat["seats"]] == [False, True]
    return str(table["id"])


def test_a_whole_game_of_two_by_link(anna: Person, boris: Person) -> None:
    table = anna.open("me", "open", title="Friday")
    assert table["status"] == "waiting"
    with pytest.raises(Refused, match="not-running"):
        anna.send(table["id"], 0, table["n"], "Pass")
    place = seat_by_link(anna, boris, table)
    rng = random.Random(1)
    while (state := anna.state(place))["decision"] is not None:
        [anna, boris][state["decision"]["seat"]].move(place, rng=rng)
    over = boris.get(f"/api/tables/{place}")
    assert over["status"] == "finished"
    assert over["result"]["ranking"].count(1) == len(over["result"]["winners"])
    log = boris.get(f"/api/tables/{place}/export")
    assert log["seed"] == over["seed"]
    assert lazaretto.game("rattus").verify(log).outcome().winners == over["result"]["winners"]  # type: ignore[union-attr]
    with pytest.raises(Refused, match="game-over") as refused:
        anna.send(place, 0, state["n"], "Pass")
    assert refused.value.status == 409
    assert place in [brief["id"] for brief in anna.get("/api/lobby")["finished"]]


def test_hot_seat(anna: Person) -> None:
    table = anna.post(
        "/api/tables",
        {"game": "rattus", "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "Б"}, {"kind": "me"}]},
    )
    assert [seat["name"] for seat in table["seats"]] == ["A", "Б", "Anna"]
    rng = random.Random(2)
    while anna.get(f"/api/tables/{table['id']}")["status"] == "running":
        anna.move(table["id"], rng=rng)


def test_against_bots(anna: Person) -> None:
    table = anna.open("me", "bot:random", "bot:greedy", options={"first": 1})["id"]
    rng = random.Random(3)
    end = time.monotonic() + 60
    while anna.get(f"/api/tables/{table}")["status"] == "running":
        assert time.monotonic() < end
        if anna.state(table)["legal"]:
            anna.move(table, rng=rng)
        else:
            time.sleep(0.01)


def test_bots_alone_finish_a_game(anna: Person) -> None:
    table = anna.open("bot:random", "bot:random")["id"]
    end = time.monotonic() + 60
    while anna.get(f"/api/tables/{table}")["status"] != "finished":
        assert time.monotonic() < end
        time.sleep(0.05)


def test_out_of_turn_and_foreign_seats(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", options={"first": 0}))
    state = anna.state(place)
    choice = state["legal"][0]["text"]
    with pytest.raises(Refused, match="not-your-seat") as refused:
        boris.send(place, 0, state["n"], choice)
    assert refused.value.status == 403
    with pytest.raises(Refused, match="not-your-turn"):
        boris.send(place, 1, state["n"], choice)
    with pytest.raises(Refused, match="not-your-seat"):
        boris.state(place, 0)
    with pytest.raises(Refused, match="not-your-seat"):
        boris.get(f"/api/tables/{place}/export", seat=0)
    stranger = Person(anna.url)
    assert stranger.state(place)["seat"] is None
    assert stranger.state(place)["legal"] == []
    assert all(seat["token"] is None for seat in stranger.get(f"/api/tables/{place}")["seats"])
    with pytest.raises(Refused, match="not-your-seat"):
        stranger.send(place, 0, state["n"], choice)
    anna.send(place, 0, state["n"], choice)


def test_stale_and_illegal_choices(anna: Person) -> None:
    place = anna.open("me", "me", options={"first": 0})["id"]
    state = anna.state(place)
    first, n = state["legal"][0]["text"], state["n"]
    anna.send(place, 0, n, first)
    with pytest.raises(Refused, match="stale-choice") as stale:
        anna.send(place, 0, n, first)
    assert stale.value.status == 409
    assert stale.value.error["details"]["n"] == n + 1
    with pytest.raises(Refused) as illegal:
        anna.send(place, 1, n + 1, "MovePlague gallia")
    assert (illegal.value.status, illegal.value.code) == (422, "illegal-choice")
    assert illegal.value.error["rules"][0]["id"].startswith("rattus.")
    with pytest.raises(Refused) as unknown:
        anna.send(place, 1, n + 1, "Fly to the moon")
    assert (unknown.value.status, unknown.value.code) == (400, "unknown-verb")


def test_why_not_in_both_languages(anna: Person, boris: Person) -> None:
    place = anna.open("me", "me")["id"]
    ledger = {rule["id"]: rule for rule in anna.get("/api/games/rattus/rules")}
    english = anna.get(f"/api/tables/{place}/why", choice="MovePlague gallia")
    russian = anna.get(f"/api/tables/{place}/why", choice="MovePlague gallia", lang="ru")
    assert not english["legal"]
    assert english["reasons"]
    for told, field, letters in ((english, "text", "[a-z]{4}"), (russian, "text_ru", "[а-я]{4}")):
        for reason in told["reasons"]:
            assert reason["rule"]["text"] == ledger[reason["rule"]["id"]][field]
            assert reason["facts"] and re.search(letters, reason["text"])
    assert english["reasons"][0]["facts"] == russian["reasons"][0]["facts"]
    seat = anna.state(place)["decision"]["seat"]
    watching = boris.get(f"/api/tables/{place}/why", choice="MovePlague gallia")["reasons"]
    assert [reason["facts"] for reason in watching] == [[{"kind": "anothers-turn", "seat": seat}]]
    legal = anna.state(place, anna.state(place)["decision"]["seat"])["legal"][0]["text"]
    assert anna.get(f"/api/tables/{place}/why", choice=legal) == {"legal": True, "reasons": []}


def test_undo_goes_back_to_the_barrier_and_no_further(anna: Person) -> None:
    place = anna.open("me", "me")["id"]
    rng = random.Random(5)
    undone = 0
    for _ in range(60):
        anna.move(place, rng=rng)
        state = anna.state(place)
        seat, n = state["decision"]["seat"], state["n"]
        if state["undoable"]:
            before = anna.state(place, seat)
            chosen = [line for line in anna.get(f"/api/tables/{place}/log") if not line["by_itself"]][-1]
            back = anna.post(f"/api/tables/{place}/undo", {"seat": seat, "n": n})
            assert back["n"] == chosen["n"]
            anna.send(place, seat, chosen["n"], chosen["choice"])
            again = anna.state(place, seat)
            assert {**again, "rev": 0, "clock": None} == {**before, "rev": 0, "clock": None}
            undone += 1
        else:
            with pytest.raises(Refused, match="nothing-to-undo"):
                anna.post(f"/api/tables/{place}/undo", {"seat": seat, "n": n})
    assert undone > 3


def test_consequences_tell_whether_undo_would_end(anna: Person) -> None:
    place = anna.open("me", "me", options={"first": 0})["id"]
    state = anna.state(place, 0)
    assert anna.get(f"/api/tables/{place}/means", seat=0)["choices"][0]["then"] == "seat"
    with pytest.raises(Refused, match="not-your-turn"):
        anna.get(f"/api/tables/{place}/means", seat=1)
    assert anna.state(place, 0) == {**state, "clock": None}
    rng = random.Random(1)
    seen = set()
    for _ in range(80):
        state = anna.state(place)
        seat = state["decision"]["seat"]
        choice = rng.choice(anna.state(place, seat)["legal"])["text"]
        means = anna.get(f"/api/tables/{place}/means", seat=seat)["choices"]
        told = next(each["then"] for each in means if each["choices"] == [choice])
        anna.send(place, seat, state["n"], choice)
        assert (anna.state(place)["undoable"] == 0) == (told != "own")
        seen.add(told)
    assert {"chance", "seat", "own"} <= seen


def test_hint(anna: Person) -> None:
    place = anna.open("me", "me", options={"first": 0})["id"]
    hint = anna.post(f"/api/tables/{place}/hint", {"seat": 0, "bot": "random"})
    assert hint["choice"] in [choice["text"] for choice in anna.state(place, 0)["legal"]]
    with pytest.raises(Refused, match="not-your-turn"):
        anna.post(f"/api/tables/{place}/hint", {"seat": 1})
    with pytest.raises(Refused, match="unknown-bot"):
        anna.post(f"/api/tables/{place}/hint", {"seat": 0, "bot": "deep-blue"})
