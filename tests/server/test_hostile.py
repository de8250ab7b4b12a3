"""One request must not stop the server: hostile editions and positions are refused while the other tables go on."""

from __future__ import annotations

import contextlib
import copy
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import lazaretto as lz
from tests.properties.mutation import mutated_editions, mutated_positions
from tests.server.helpers import Person, Refused, Server, serving

PATIENCE = 30.0  # seconds, for a refusal or for a move meanwhile, on however busy a machine
TABLES = 20


class Players:
    """People at other tables, who go on moving and note how long each move takes to be acknowledged."""

    def __init__(self, url: str) -> None:
        self.person = Person(url, "Other")
        self.tables = [self._table() for _ in range(TABLES)]
        self.moves = 0
        self.slowest = 0.0
        self.failed: BaseException | None = None
        self.stop = threading.Event()

    def _table(self) -> str:
        place: str = self.person.open("me", "me", options={"first": 0})["id"]
        return place

    def play(self) -> None:
        try:
            while not self.stop.is_set():
                for at, table in enumerate(self.tables):
                    began = time.monotonic()
                    self.person.move(table)
                    self.slowest = max(self.slowest, time.monotonic() - began)
                    self.moves += 1
                    if self.person.get(f"/api/tables/{table}")["status"] == "finished":
                        self.tables[at] = self._table()
        except BaseException as error:
            self.failed = error


@contextlib.contextmanager
def others_play(server: Server) -> Iterator[Players]:
    players = Players(server.url)
    thread = threading.Thread(target=players.play)
    thread.start()
    try:
        yield players
    finally:
        players.stop.set()
        thread.join(60)
    assert players.failed is None
    assert players.moves > 10 and players.slowest < PATIENCE


def pest_position(*more: list[Any]) -> dict[str, Any]:
    match = lz.game("pest").new(3, seed=1)
    for _ in range(12):
        match.apply(match.legal()[0])
    form = copy.deepcopy(match.position())
    form["todo"] += more
    return form


def file_of(position: dict[str, Any]) -> dict[str, Any]:
    return {"format": "lazaretto-export/1", "game": position["game"], "position": position}


def with_steps(steps: int) -> dict[str, Any]:
    edition = copy.deepcopy(lz.game("rattus").module.edition())
    edition["constants"]["knight_steps_max"] = steps
    return edition


def sent(person: Person, path: str, body: Any) -> tuple[str, float]:
    """The code of the refusal, or `taken`; and the seconds until it came."""
    try:
        content = json.dumps(body, allow_nan=False)
    except ValueError:
        return "not JSON", 0.0
    began = time.monotonic()
    answer = person.http.post(path, content=content, headers={"content-type": "application/json"})
    seconds = time.monotonic() - began
    assert answer.status_code < 500 or answer.json()["code"] == "workshop-full", answer.text
    return ("taken" if answer.is_success else str(answer.json()["code"])), seconds


def play_on(person: Person) -> None:
    """At the table that was made last; its position may break, which is told."""
    mine = person.get("/api/lobby")["mine"]
    place = max(mine, key=lambda brief: float(brief["updated"]))["id"]
    try:
        for _ in range(4):
            if person.get(f"/api/tables/{place}")["status"] == "running":
                person.move(place)
    except Refused as refused:
        assert refused.code in ("unplayable", "takes-too-long")


def new_table(game: str, edition: Any, players: int = 2) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}] * players, "edition": edition}


FREEZES: dict[str, tuple[str, dict[str, Any], str]] = {
    "a trillion steps": ("/api/tables", new_table("rattus", with_steps(10**12)), "too-large"),
    "a trillion people": ("/api/import", file_of(pest_position(["Struck", 0, -1, 10, 10**12, 100])), "wrong-field"),
    "a tall stack": ("/api/import", file_of(pest_position(*[["Destruction", 0]] * 20_000)), "too-long"),
}


@pytest.mark.parametrize(("path", "body", "code"), FREEZES.values(), ids=list(FREEZES))
def test_the_freezes(server: Server, path: str, body: dict[str, Any], code: str) -> None:
    stranger = Person(server.url, "Stranger")
    with others_play(server) as players:
        told, seconds = sent(stranger, path, body)
        while players.moves <= 10 and players.failed is None:
            time.sleep(0.01)
    assert (told, seconds < PATIENCE) == (code, True)


def test_mutated_ones(server: Server) -> None:
    stranger = Person(server.url, "Stranger")
    told: dict[str, int] = {}
    with others_play(server):
        for name in lz.game_names():
            bodies = [("/api/tables", new_table(name, edition)) for edition in mutated_editions(name, 5, seed=4)]
            bodies += [("/api/import", file_of(position)) for position in mutated_positions(name, 8, seed=4)]
            for path, body in bodies:
                code, seconds = sent(stranger, path, body)
                told[code] = told.get(code, 0) + 1
                assert seconds < PATIENCE
                if code == "taken":
                    play_on(stranger)
    assert sum(told.values()) == 39 and len(told) > 3


def test_an_edition_that_breaks_a_game_is_refused(server: Server) -> None:
    broken = copy.deepcopy(lz.game("messina").module.edition())
    broken["solo"]["opponent_helpers_by_round"] = [3, 3]
    for language, words in (("en", "a game breaks with these values (players: 1;"), ("ru", "игра ломается")):
        with pytest.raises(Refused, match="edition-breaks-play") as refused:
            Person(server.url, "Owner", language).post("/api/tables", new_table("messina", broken))
        assert refused.value.status == 400 and words in refused.value.error["text"]


def test_an_own_edition_can_be_played_imported_and_forked(server: Server) -> None:
    owner = Person(server.url, "Owner")
    own = copy.deepcopy(lz.game("pest").module.edition())
    own["scoring"]["most_influence"] += 1
    place = owner.post("/api/tables", new_table("pest", own))["id"]
    for _ in range(4):
        owner.move(place)
    file = owner.get(f"/api/tables/{place}/export")
    assert file["edition"] == own
    again = owner.post("/api/import", file)["id"]
    assert owner.get(f"/api/tables/{again}/export")["edition"] == own
    assert owner.get(f"/api/tables/{place}/moments/2")["n"] == 2
    fork = owner.post(f"/api/tables/{place}/fork", {"n": 3})["id"]
    assert owner.get(f"/api/tables/{fork}/export")["edition"] == own
    owner.move(fork)


def test_a_server_at_work_can_be_ended(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        stranger = Person(server.url, "Stranger")
        edition = copy.deepcopy(lz.game("messina").module.edition())
        asked = threading.Thread(target=lambda: _ask(stranger, new_table("messina", edition)))
        asked.start()
        time.sleep(0.2)
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < PATIENCE
        asked.join(20)


def _ask(person: Person, body: Any) -> None:
    with contextlib.suppress(Exception):  # the server goes away meanwhile
        person.post("/api/tables", body)


def test_one_piece_of_work_at_a_time_for_each(server: Server) -> None:
    stranger = Person(server.url, "Stranger")
    edition = copy.deepcopy(lz.game("messina").module.edition())
    edition["edition"]["id"] = "another"
    codes: list[str] = []
    asked = [threading.Thread(target=lambda: codes.append(_code(stranger.again(), edition))) for _ in range(4)]
    for each in asked:
        each.start()
    for each in asked:
        each.join(60)
    assert "taken" in codes and set(codes) <= {"taken", "too-many"}


def _code(person: Person, edition: Any) -> str:
    try:
        person.post("/api/tables", new_table("messina", edition))
        return "taken"
    except Refused as refused:
        return str(refused.code)
