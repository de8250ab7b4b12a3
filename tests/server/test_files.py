"""Games as files: what they hold, who may have them, and how a game goes on from one."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lazaretto
from tests.server.helpers import Person, Refused, finished, table_of
from tests.server.test_play import seat_by_link


def test_files(anna: Person, boris: Person) -> None:
    place = finished(anna, 5)
    log = boris.get(f"/api/tables/{place}/export")
    table = boris.post("/api/import", log)
    assert table["result"] == table_of(anna, place)["result"]
    assert boris.get(f"/api/tables/{table['id']}/export") == log
    half = {**log, "choices": log["choices"][: len(log["choices"]) // 2]}
    running = boris.post("/api/import", half)
    assert running["status"] == "running"
    boris.move(running["id"])
    wrong = {**log, "choices": [*log["choices"][:3], {**log["choices"][3], "choice": "Pass"}]}
    for file in (wrong, {**log, "rules": "9"}, {**log, "seed": "9" * 5000}, {"game": 5}, {**log, "edition": {"x": 1}}):
        with pytest.raises(Refused) as refused:
            boris.post("/api/import", file)
        assert refused.value.status == 400


GAMES = ["rattus", "messina", "pest"]


def played(people: list[Person], place: str, moves: int, seed: int = 3) -> str:
    rng = random.Random(seed)
    for _ in range(moves):
        people[people[0].state(place)["decision"]["seat"]].move(place, rng=rng)
    return place


def export(person: Person, place: str, **query: Any) -> dict[str, Any]:
    file: dict[str, Any] = person.get(f"/api/tables/{place}/export", **query)
    return file


def same_game(person: Person, one: str, other: str, seats: range) -> None:
    for seat in seats:
        states = [person.state(place, seat) for place in (one, other)]
        for field in ("n", "view", "decision", "legal", "events"):
            assert states[0][field] == states[1][field], (seat, field)


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_of_ones_own_goes_on_from_its_file(anna: Person, boris: Person, game: str) -> None:
    place = played([anna, anna], anna.open("me", "me", game=game, title="Friday")["id"], 15)
    file = export(anna, place, seat=1)
    table = anna.post("/api/import", file)
    assert (table["status"], table["title"]) == ("running", "Friday")
    same_game(anna, place, table["id"], range(2))
    played([anna, anna], table["id"], 3)
    hidden = table_of(anna, place)["seed_hash"]
    assert table["seed_hash"] != hidden
    assert hidden not in str(file)  # nobody can try out on a copy what chance will bring
    with pytest.raises(Refused, match="not-your-seat"):
        export(boris, place, seat=0)


def test_a_game_against_bots_goes_on_from_its_file(anna: Person) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random", "name": "Robot"}, {"kind": "me"}]
    begun = anna.post("/api/tables", {"game": "rattus", "seats": seats, "options": {"first": 0}})
    place = begun["id"]
    while anna.state(place)["decision"]["seat"] != 2:
        if anna.state(place)["decision"]["seat"] == 0:
            anna.move(place)
    table = anna.post("/api/import", export(anna, place))
    told = [(seat["kind"], seat["name"], seat["bot"], seat["mine"]) for seat in table["seats"]]
    assert told == [("human", "Ann", None, True), ("bot", "Robot", "random", False), ("human", "Anna", None, True)]
    same_game(anna, place, table["id"], range(0, 3, 2))


def test_what_a_bot_has_looked_at_is_in_no_file(anna: Person) -> None:
    """The game goes on from a position in which that is dealt anew."""
    match = lazaretto.game("rattus").new(2, 7, options={"first": 0})
    while match.decision is not None and match.decision.frame == "FirstCubes":
        match.apply(match.legal()[0])
    for choice in ("TakeCard witch", "UseCard witch", "Witch t1", "WitchStop"):
        match.apply(choice)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "human"}]
    place = anna.post("/api/import", {**match.log(), "table": {"title": "", "seats": seats}})["id"]
    file = export(anna, place)
    assert (file["format"], file["choices"][match.n - 3]["chance"]) == ("lazaretto-export/1", [None])
    assert anna.post("/api/import", file)["status"] == "running"


def test_a_fork_goes_on_from_its_file_with_another_future(anna: Person) -> None:
    first = played([anna, anna], anna.open("me", "me")["id"], 12)
    fork = anna.post(f"/api/tables/{first}/fork", {"n": 10})["id"]
    played([anna, anna], fork, 4)
    file = export(anna, fork)
    table = anna.post("/api/import", file)
    same_game(anna, fork, table["id"], range(2))
    anna.post(f"/api/tables/{fork}/resign", {"seat": 0})
    assert table_of(anna, fork)["seed"] not in str(file)
    assert export(anna, fork)["position"]["rng"] != file["position"]["rng"]


@pytest.mark.parametrize("game", GAMES)
def test_of_a_running_game_with_others_a_file_holds_what_the_seat_may_see(anna: Person, boris: Person, game: str) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", game=game, title="Two", assist=True))
    played([anna, boris], place, 20)
    file = export(anna, place)
    assert (file["format"], file["seat"]) == ("lazaretto-export/1", 0)
    went_on = anna.post("/api/import", file)
    assert (went_on["status"], went_on["title"]) == ("running", "Two")
    assert [(seat["name"], seat["mine"]) for seat in went_on["seats"]] == [("Anna", True), ("Борис", True)]
    assert anna.state(went_on["id"], 0)["view"] == anna.state(place, 0)["view"]
    played([anna, anna], went_on["id"], 3)
    watched = Person(anna.url).post("/api/import", export(Person(anna.url), place))
    assert watched["status"] == "running"
    boris.post(f"/api/tables/{place}/resign", {"seat": 1})
    over = table_of(anna, place)
    assert over["seed"] not in str(file)
    assert went_on["seed_hash"] != over["seed_hash"]


def test_a_seat_somebody_left_to_a_bot_is_still_anothers(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", options={"first": 0}, assist=True))
    anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "greedy"})
    assert export(anna, place)["format"] == "lazaretto-export/1"
    waiting = anna.open("me", "open", assist=True)["id"]
    assert export(anna, waiting)["format"] == "lazaretto-export/1"
    watched = anna.open("bot:random", "bot:mcts:10000ms", options={"first": 1})["id"]
    assert export(anna, watched)["seat"] is None


def test_a_file_that_hides_too_much_says_so(anna: Person, boris: Person) -> None:
    match = lazaretto.game("rattus").new(2, 1)
    for person, words in ((anna, "hides what the others hold"), (boris, "скрыто")):
        with pytest.raises(Refused, match="partial-file") as refused:
            person.post("/api/import", match.export(0))
        assert refused.value.status == 400
        assert words in refused.value.error["text"]


def test_a_resigned_game_is_over_in_its_file_too(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open", title="Short"))
    anna.post(f"/api/tables/{place}/resign", {"seat": 0})
    table = boris.post("/api/import", export(boris, place))
    assert (table["status"], table["title"], table["to_move"]) == ("finished", "Short", None)
    assert table["result"] == table_of(anna, place)["result"]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Борис"]
    assert export(boris, table["id"]) == export(anna, place)


@pytest.mark.parametrize(
    ("table", "code", "place"),
    [
        ([], "bad-request", "table"),
        ({"title": "x"}, "bad-request", "table.seats"),
        ({"title": "x", "seats": [{"kind": "human"}]}, "wrong-seats", "table.seats"),
        ({"title": "x", "seats": [{"kind": "human", "name": "x" * 41}] * 2}, "bad-request", "table.seats[0].name"),
        ({"title": "x", "seats": [{"kind": "bot", "bot": "nobody"}] * 2}, "unknown-bot", "bot"),
    ],
)
def test_a_file_with_a_wrong_table(anna: Person, table: Any, code: str, place: str) -> None:
    log = lazaretto.game("rattus").new(2, 1).log()
    assert anna.post("/api/import", log)["status"] == "running"
    with pytest.raises(Refused, match=code) as refused:
        anna.post("/api/import", {**log, "table": table})
    assert (refused.value.status, refused.value.error["place"]) == (400, place)
