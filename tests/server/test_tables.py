"""Around the board: opening, seats and links, leaving and coming back, take-back, pause, chat."""

from __future__ import annotations

import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import Person, Refused, table_of, wait
from tests.server.test_play import seat_by_link

# ---------------------------------------------------------------- opening


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [{"kind": "me"}]}, "wrong-players"),
        ({"options": {"first": 9}}, "wrong-option"),
        ({"options": {"luck": 1}}, "unknown-option"),
        ({"options": []}, "bad-request"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep-blue"}]}, "unknown-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "dog"}]}, "bad-request"),
        ({"title": "x" * 81}, "bad-request"),
        ({"clock": {"per_move": -5}}, "bad-request"),
        ({"colour": "red"}, "bad-request"),
        ({"edition": {"region": 5}}, None),
    ],
)
def test_wrong_wishes_for_a_table(anna: Person, wish: dict[str, Any], code: str | None) -> None:
    good = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "me"}]}
    with pytest.raises(Refused) as refused:
        anna.post("/api/tables", {**good, **wish})
    assert refused.value.status in (400, 404)
    assert code is None or refused.value.code == code
    assert refused.value.error["text"]


def test_the_host_takes_a_waiting_table_away(anna: Person, boris: Person) -> None:
    place = anna.open("me", "open")["id"]
    with pytest.raises(Refused, match="host-only"):
        boris.delete(f"/api/tables/{place}")
    anna.delete(f"/api/tables/{place}")
    with pytest.raises(Refused, match="unknown-table") as refused:
        table_of(anna, place)
    assert refused.value.status == 404
    waiting = anna.open("me", "open")["id"]
    with anna.socket(waiting) as socket:
        socket.until("state")
        anna.delete(f"/api/tables/{waiting}")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    running = anna.open("me", "me")["id"]
    with pytest.raises(Refused, match="already-running"):
        anna.delete(f"/api/tables/{running}")


# ---------------------------------------------------------------- seats


def test_links(anna: Person, boris: Person) -> None:
    table = anna.open("me", "open")
    place, token = table["id"], table["seats"][1]["token"]
    with pytest.raises(Refused, match="wrong-link") as refused:
        boris.post(f"/api/tables/{place}/claim", {"token": "made-up"})
    assert refused.value.status == 403
    assert "ссылк" in refused.value.error["text"]
    with pytest.raises(Refused, match="wrong-link"):
        boris.post(f"/api/tables/{place}/claim", {"seat": 1})
    boris.post(f"/api/tables/{place}/claim", {"token": token, "name": "Боря"})
    assert table_of(anna, place)["seats"][1] == {**table_of(boris, place)["seats"][1], "mine": False, "token": None}
    own = table_of(boris, place)["seats"][1]["token"]
    phone = Person(boris.url)
    assert phone.post(f"/api/tables/{place}/claim", {"token": own})["seats"][1]["mine"]
    assert table_of(anna, place)["seats"][1]["name"] == "Боря"
    fresh = boris.post(f"/api/tables/{place}/seats/1/token")["seats"][1]["token"]
    assert fresh not in (token, own)
    assert not table_of(phone, place)["seats"][1]["mine"]
    with pytest.raises(Refused, match="wrong-link"):
        phone.post(f"/api/tables/{place}/claim", {"token": own})


@pytest.mark.parametrize("filled", [False, True], ids=["open seat", "seat filled by a bot meanwhile"])
def test_an_invitation_is_for_one(anna: Person, boris: Person, filled: bool) -> None:
    table = anna.open("me", "open", options={"first": 0})
    place, token = table["id"], table["seats"][1]["token"]
    if filled:
        anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "random"})
    assert boris.post(f"/api/tables/{place}/claim", {"token": token})["seats"][1]["kind"] == "human"
    third = Person(anna.url, "Third")
    with boris.socket(place) as there:
        there.until("state")
        with pytest.raises(Refused, match="wrong-link") as refused:
            third.post(f"/api/tables/{place}/claim", {"token": token})
    assert refused.value.status == 403
    assert "used already" in refused.value.error["text"]
    with pytest.raises(Refused, match="not-your-seat"):
        third.state(place, 1)
    again = boris.post(f"/api/tables/{place}/claim", {"token": token})
    assert again["seats"][1]["mine"]
    assert again["seats"][1]["token"] == table_of(boris, place)["seats"][1]["token"] != token
    boris.post(f"/api/tables/{place}/seats/1/token")
    assert boris.post(f"/api/tables/{place}/claim", {"token": token})["seats"][1]["mine"]


def test_a_link_of_another_table_opens_nothing_here(anna: Person, boris: Person) -> None:
    one, other = anna.open("me", "open"), anna.open("me", "open")
    with pytest.raises(Refused, match="wrong-link"):
        boris.post(f"/api/tables/{one['id']}/claim", {"token": other["seats"][1]["token"]})


def test_public_tables_can_be_joined_from_the_lobby(anna: Person, boris: Person) -> None:
    place = anna.open("me", "open", public=True)["id"]
    assert place in [brief["id"] for brief in boris.get("/api/lobby")["open"]]
    assert boris.post(f"/api/tables/{place}/claim", {"seat": 1})["status"] == "running"
    with pytest.raises(Refused, match="seat-taken"):
        Person(anna.url).post(f"/api/tables/{place}/claim", {"seat": 1})


def test_a_bot_replaces_a_leaver_and_gives_the_seat_back(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", options={"first": 1}))
    with pytest.raises(Refused, match="seated-only"):
        Person(anna.url).post(f"/api/tables/{place}/seats/1/bot", {"bot": "greedy"})
    anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "greedy"})
    wait(lambda: anna.state(place)["decision"]["seat"] == 0)
    with pytest.raises(Refused, match="bot-plays"):
        boris.send(place, 1, boris.state(place)["n"], "Pass")
    assert boris.post(f"/api/tables/{place}/seats/1/human")["seats"][1]["kind"] == "human"
    while anna.state(place)["decision"]["seat"] == 0:
        anna.move(place)
    boris.move(place)


def test_nobody_who_is_here_is_replaced_and_anybody_who_left(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", options={"first": 0}))
    with boris.socket(place) as there:
        there.until("state")
        with pytest.raises(Refused, match="player-online") as refused:
            anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "greedy"})
        assert refused.value.status == 409
        with anna.socket(place) as here:
            here.until("state")
            with pytest.raises(Refused, match="player-online"):
                boris.post(f"/api/tables/{place}/seats/0/bot", {"bot": "random"})
        wait(lambda: not table_of(boris, place)["seats"][0]["online"])
        boris.post(f"/api/tables/{place}/seats/0/bot", {"bot": "greedy"})  # the host has left
        wait(lambda: boris.state(place)["decision"]["seat"] == 1)
    assert anna.post(f"/api/tables/{place}/seats/0/human")["seats"][0]["kind"] == "human"


def test_seats_without_a_person_are_the_hosts_to_fill_while_he_is_here(anna: Person, boris: Person) -> None:
    table = anna.open("me", "open", "open")
    place = table["id"]
    boris.post(f"/api/tables/{place}/claim", {"token": table["seats"][1]["token"]})
    with anna.socket(place) as here:
        here.until("state")
        with pytest.raises(Refused, match="host-only"):
            boris.post(f"/api/tables/{place}/seats/2/bot", {"bot": "random"})
    wait(lambda: not table_of(boris, place)["seats"][0]["online"])
    assert boris.post(f"/api/tables/{place}/seats/2/bot", {"bot": "random"})["status"] == "running"


def test_the_host_fills_an_open_seat_with_a_bot_and_frees_it_again(anna: Person) -> None:
    place = anna.open("me", "open", options={"first": 0})["id"]
    assert anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "random"})["status"] == "running"
    table = anna.post(f"/api/tables/{place}/seats/1/human")
    assert (table["status"], table["seats"][1]["kind"]) == ("running", "bot")  # it plays on until a friend comes
    friend = Person(anna.url, "Boris").post(f"/api/tables/{place}/claim", {"token": table["seats"][1]["token"]})
    assert (friend["seats"][1]["kind"], friend["seats"][1]["name"]) == ("human", "Boris")
    with pytest.raises(Refused, match="unknown-seat"):
        anna.post(f"/api/tables/{place}/seats/9/human")


# ---------------------------------------------------------------- leaving and waiting


def test_who_resigns_against_one_has_lost(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open"))
    with pytest.raises(Refused, match="not-your-seat"):
        boris.post(f"/api/tables/{place}/resign", {"seat": 0})
    with anna.socket(place) as socket:
        assert socket.until("state")["decision"] is not None
        over = boris.post(f"/api/tables/{place}/resign", {"seat": 1})
        assert socket.until("state")["decision"] is None
    assert over["status"] == "finished"
    assert (over["result"]["winners"], over["result"]["reason"]) == ([0], "resigned")
    assert over["seed"]
    state = anna.state(place)
    assert (state["decision"], state["legal"], state["undoable"]) == (None, [], 0)
    assert anna.get(f"/api/tables/{place}/moments/{state['n']}")["decision"] is None


def test_among_three_a_bot_plays_on_for_who_resigned(anna: Person) -> None:
    place = anna.open("me", "me", "me", options={"first": 1})["id"]
    table = anna.post(f"/api/tables/{place}/resign", {"seat": 1})
    assert table["status"] == "running"
    assert (table["seats"][1]["kind"], table["seats"][1]["resigned"]) == ("bot", True)
    wait(lambda: anna.state(place)["decision"]["seat"] == 2)
    with pytest.raises(Refused, match="resigned"):
        anna.post(f"/api/tables/{place}/seats/1/human")
    with pytest.raises(Refused, match="resigned"):
        anna.post(f"/api/tables/{place}/resign", {"seat": 1})


def test_pause(anna: Person) -> None:
    place = anna.open("me", "me")["id"]
    with pytest.raises(Refused, match="seated-only"):
        Person(anna.url).post(f"/api/tables/{place}/pause", {"paused": True})
    assert anna.post(f"/api/tables/{place}/pause", {"paused": True})["paused"]
    state = anna.state(place)
    assert state["legal"] == []
    with pytest.raises(Refused, match="paused"):
        anna.send(place, state["decision"]["seat"], state["n"], "Pass")
    anna.post(f"/api/tables/{place}/pause", {"paused": False})
    anna.move(place)


def test_take_back_needs_the_others(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", options={"first": 0}))
    views = {anna.state(place)["n"]: anna.state(place)["view"]}
    rng = random.Random(7)
    for _ in range(12):
        [anna, boris][anna.state(place)["decision"]["seat"]].move(place, rng=rng)
        views[anna.state(place)["n"]] = anna.state(place)["view"]
    asked = anna.post(f"/api/tables/{place}/takeback", {"seat": 0, "to": 4})
    assert asked["request"] == {"seat": 0, "to": 4, "agreed": [0], "needed": [1], "kind": "takeback"}
    boris.post(f"/api/tables/{place}/takeback/answer", {"seat": 1, "agree": False})
    assert table_of(anna, place)["request"] is None
    with pytest.raises(Refused, match="no-request"):
        boris.post(f"/api/tables/{place}/takeback/answer", {"seat": 1, "agree": True})
    anna.post(f"/api/tables/{place}/takeback", {"seat": 0, "to": 4})
    with pytest.raises(Refused, match="no-request"):
        anna.post(f"/api/tables/{place}/takeback/answer", {"seat": 0, "agree": True})
    back = boris.post(f"/api/tables/{place}/takeback/answer", {"seat": 1, "agree": True})
    assert (back["n"], back["request"]) == (4, None)
    assert anna.state(place)["view"] == views[4]
    assert len(anna.get(f"/api/tables/{place}/log")) == 3
    with pytest.raises(Refused, match="unknown-moment"):
        anna.post(f"/api/tables/{place}/takeback", {"seat": 0, "to": 4})
    [anna, boris][anna.state(place)["decision"]["seat"]].move(place)


def test_alone_nobody_has_to_agree_to_a_take_back(anna: Person) -> None:
    place = anna.open("me", "me")["id"]
    for _ in range(8):
        anna.move(place)
    assert anna.post(f"/api/tables/{place}/takeback", {"seat": 0, "to": 2})["n"] == 2
