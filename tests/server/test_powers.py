"""Fair powers at a real server: its grace, its limits, what a socket is told. The rules themselves: tests/table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.helpers import Person, Refused, serving, table_of
from tests.server.test_play import seat_by_link


def test_a_house_gives_two_minutes_of_grace(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, boris = Person(server.url, "Anna"), Person(server.url, "Борис", "ru")
        place = seat_by_link(anna, boris, anna.open("me", "open"))
        assert table_of(anna, place)["grace"] == 120
        with pytest.raises(Refused, match="just-left") as refused:
            boris.post(f"/api/tables/{place}/seats/0/bot", {"bot": "greedy"})
        assert refused.value.status == 409
        assert 100 < refused.value.error["details"]["seconds"] <= 120
        assert "отошёл только что" in refused.value.error["text"]


def test_one_person_does_not_fill_the_chat(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "1") as server:
        anna = Person(server.url, "Anna")
        place = anna.open("me", "me")["id"]
        for _ in range(8):
            anna.post(f"/api/tables/{place}/chat", {"text": "hello"})
        answer = anna.http.post(f"/api/tables/{place}/chat", json={"text": "hello"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) >= 1
        with anna.socket(place) as socket:
            socket.until("state")
            socket.send(type="chat", id=7, text="by the other door")
            assert socket.until("error", id=7)["code"] == "too-many"


def test_what_happened_is_told_to_every_socket_at_once(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", options={"first": 0}))
    with anna.socket(place) as hers, boris.socket(place) as his, Person(anna.url).socket(place) as onlooker:
        for socket in (hers, his, onlooker):
            socket.until("state")
        anna.post(f"/api/tables/{place}/pause", {"paused": True})
        for socket in (hers, his, onlooker):
            state = socket.until("state")
            told = [event["kind"] for event in state["events"] if event.get("notice")]
            assert told[-1] == "pause-asked"
        boris.post(f"/api/tables/{place}/pause/answer", {"seat": 1, "agree": True})
        while not his.until("table")["table"]["paused"]:
            pass


def test_a_line_that_is_removed_goes_from_every_screen(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open"))
    line = boris.post(f"/api/tables/{place}/chat", {"text": "rude"})
    with boris.socket(place) as socket:
        socket.until("state")
        anna.post(f"/api/tables/{place}/chat/{line['id']}/hide", {"hidden": True})
        assert socket.until("chat")["lines"] == [{**line, "text": "", "hidden": True}]
        anna.delete(f"/api/tables/{place}/chat/{line['id']}")
        assert socket.until("chat", gone=[line["id"]])["lines"] == []


def test_a_game_that_was_begun_survives_a_restart_and_its_host(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, boris = Person(server.url, "Anna"), Person(server.url, "Boris")
        table = anna.open("me", "open", "bot:greedy", options={"first": 0})
        place = table["id"]
        boris.post(f"/api/tables/{place}/claim", {"token": table["seats"][1]["token"]})
        anna.post(f"/api/tables/{place}/seats/2/human")
    with serving(tmp_path) as server:
        again = anna.again(server.url)
        with pytest.raises(Refused, match="already-running"):
            again.delete(f"/api/tables/{place}")
        told = [event["kind"] for event in again.state(place)["events"] if event.get("notice")]
        assert told == ["sat-down", "link-made"]
