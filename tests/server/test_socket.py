"""The socket: everybody sees every change, each in his own view; bad messages do no harm."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import Person, Socket
from tests.server.test_play import seat_by_link


def entered(socket: Socket) -> dict[str, Any]:
    """The state a socket begins with."""
    return socket.until("state")


def test_what_a_socket_begins_with(anna: Person) -> None:
    place = anna.open("me", "me")["id"]
    anna.move(place)
    with anna.socket(place, "seat=1") as socket:
        house, chat, table, state = (socket.receive() for _ in range(4))
    assert [message["type"] for message in (house, chat, table, state)] == ["house", "chat", "table", "state"]
    assert state == {**anna.state(place, 1), "rev": state["rev"]}
    assert table["table"]["seats"][0]["online"]


def test_everybody_sees_a_move_in_his_own_view(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open"))
    stranger = Person(anna.url)
    rng = random.Random(1)
    held: dict[str, list[dict[str, Any]]] = {"anna": [], "boris": [], "stranger": []}
    with anna.socket(place) as one, boris.socket(place) as two, stranger.socket(place) as three:
        sockets = {"anna": one, "boris": two, "stranger": three}
        people = {"anna": anna, "boris": boris, "stranger": stranger}
        states = {name: entered(socket) for name, socket in sockets.items()}
        for name, state in states.items():
            held[name] += state["events"]
        for _ in range(60):
            seat, n = states["anna"]["decision"]["seat"], states["anna"]["n"]
            mover = ["anna", "boris"][seat]
            choice = rng.choice(states[mover]["legal"])["text"]
            sockets[mover].send(type="move", id=n, seat=seat, n=n, choice=choice)
            after = sockets[mover].until("ack", id=n)["n"]
            assert after > n  # what is forced goes by itself
            for name, socket in sockets.items():
                state = states[name] = socket.until("state", n=after)
                held[name] = [event for event in held[name] if event["n"] < state["since"]] + state["events"]
            if states["anna"]["decision"] is None:
                break
        for name, person in people.items():
            full = person.state(place)
            assert held[name] == full["events"]
            assert states[name]["view"] == full["view"]
    assert states["stranger"]["seat"] is None
    assert all(state["legal"] == [] for state in (states["stranger"],))


def test_undo_reaches_all_by_the_since_rule(anna: Person) -> None:
    place = anna.open("me", "me")["id"]
    rng = random.Random(3)
    with Person(anna.url).socket(place) as watcher:
        held = entered(watcher)["events"]
        undone = 0
        for _ in range(120):
            now = anna.state(place)
            if now["decision"] is None:
                break
            seat = now["decision"]["seat"]
            if now["undoable"] and undone < 5:
                anna.post(f"/api/tables/{place}/undo", {"seat": seat, "n": now["n"]})
                state = watcher.until("state", n=anna.state(place)["n"])
                assert state["since"] == state["n"] < now["n"]
                undone += 1
            else:
                anna.move(place, rng=rng)
                state = watcher.until("state", n=anna.state(place)["n"])
            held = [event for event in held if event["n"] < state["since"]] + state["events"]
        assert undone == 5
        assert held == Person(anna.url).state(place)["events"]


def test_hot_seat_sits_over(anna: Person) -> None:
    place = anna.open("me", "me", options={"first": 1})["id"]
    with anna.socket(place, "seat=0") as socket:
        assert entered(socket)["legal"] == []
        socket.send(type="sit", seat=1)
        state = socket.until("state", seat=1)
        assert state["legal"]
        assert state["since"] == 0
        socket.send(type="sit", seat=-1)
        assert socket.until("state", seat=None)["legal"] == []
        stranger = Person(anna.url)
        with stranger.socket(place) as other:
            other.send(type="sit", seat=1, id=4)
            assert other.until("error")["code"] == "not-your-seat"


def test_who_loses_a_seat_sees_no_more_of_it(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open"))
    thief = Person(anna.url)
    thief.post(f"/api/tables/{place}/claim", {"token": boris.get(f"/api/tables/{place}")["seats"][1]["token"]})
    with thief.socket(place, "seat=1") as socket:
        assert entered(socket)["seat"] == 1
        boris.post(f"/api/tables/{place}/seats/1/token")
        assert socket.until("state", since=0)["seat"] is None
        socket.send(type="sit", seat=1, id=1)
        assert socket.until("error", id=1)["code"] == "not-your-seat"


def test_questions_over_the_socket(anna: Person) -> None:
    place = anna.open("me", "me", options={"first": 0})["id"]
    with anna.socket(place, "lang=ru") as socket:
        state = entered(socket)
        choice = state["legal"][0]["text"]
        socket.send(type="why", id=1, choice="MovePlague gallia")
        assert socket.until("why", id=1) == {
            "type": "why",
            "id": 1,
            **anna.get(f"/api/tables/{place}/why", choice="MovePlague gallia", lang="ru"),
        }
        socket.send(type="why", id=11, choice="MovePlague gallia", lang="en")
        english = anna.get(f"/api/tables/{place}/why", choice="MovePlague gallia", lang="en")
        assert socket.until("why", id=11)["reasons"] == english["reasons"]
        socket.send(type="why", id=12, choice="MovePlague gallia", lang="xx")
        assert socket.until("error")["code"] == "bad-message"
        means = socket.until("means")
        assert (means["rev"], means["n"], means["choices"][0]["then"]) == (state["rev"], state["n"], "seat")
        assert [told["choices"] for told in means["choices"]] == [[choice["text"]] for choice in state["legal"]]
        socket.send(type="hint", id=3, seat=0, bot="random")
        assert socket.until("hint", id=3)["n"] == state["n"]
        socket.send(type="ping")
        assert socket.until("pong")["now"] > 0
        socket.send(type="chat", id=5, text="Привет")
        assert socket.until("ack", id=5)["n"] == state["n"]
        socket.send(type="move", id=6, seat=0, n=state["n"] + 3, choice=choice)
        stale = socket.until("error", id=6)
        assert (stale["code"], stale["details"]["n"]) == ("stale-choice", state["n"])
        assert "Партия" in stale["text"]
        socket.send(type="move", id=7, seat=0, n=state["n"] + 3, choice=choice, lang="en")
        assert "board" in socket.until("error", id=7)["text"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        '"move"',
        "{}",
        '{"type":"fly"}',
        '{"type":"move"}',
        '{"type":"move","seat":0,"n":1,"choice":7}',
        '{"type":"move","seat":99,"n":1,"choice":"Pass"}',
        '{"type":"move","seat":0,"n":1,"choice":""}',
        '{"type":"ping","x":1}',
        "[" * 4000,
        b"\xff\xfe",
    ],
)
def test_malformed_messages_are_answered_and_the_table_goes_on(anna: Person, message: str | bytes) -> None:
    place = anna.open("me", "me")["id"]
    with anna.socket(place) as socket:
        entered(socket)
        socket.connection.send(message)
        assert socket.until("error")["code"] == "bad-message"
        anna.move(place)
        socket.until("state")


def test_an_oversized_message_closes_only_its_socket(anna: Person) -> None:
    place = anna.open("me", "me")["id"]
    with anna.socket(place) as socket, anna.socket(place) as other:
        entered(other)
        socket.connection.send(json.dumps({"type": "chat", "text": "x" * 5000}))
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        anna.move(place)
        other.until("state")


@pytest.mark.parametrize(
    ("path", "headers", "code"),
    [
        ("nowhere", {}, 4404),
        ("{place}?seat=0", {}, 4403),
        ("{place}?seat=x", {}, 4400),
        ("{place}?seat=99999999999", {}, 4403),
        ("{place}", {"Origin": "https://elsewhere.example"}, 4403),
    ],
)
def test_refused_sockets_say_why(anna: Person, path: str, headers: dict[str, str], code: int) -> None:
    place = anna.open("me", "me")["id"]
    name, _, query = path.format(place=place).partition("?")
    with Person(anna.url).socket(name, query, **headers) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_presence(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open"))
    with anna.socket(place) as socket:
        assert [seat["online"] for seat in socket.until("table")["table"]["seats"]] == [True, False]
        with boris.socket(place):
            while not socket.until("table")["table"]["seats"][1]["online"]:
                pass
        while socket.until("table")["table"]["seats"][1]["online"]:
            pass
        with Person(anna.url).socket(place):
            while socket.until("table")["table"]["watchers"] != 1:
                pass
