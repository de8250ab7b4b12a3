"""Around the board: seats and links, leaving and coming back, take-back, pause, rematch, fork, replay, files, chat."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import lazaretto
from tests.server.helpers import Person, Refused
from tests.server.test_play import seat_by_link


def wait(ready: Callable[[], Any], seconds: float = 15.0) -> Any:
    end = time.monotonic() + seconds
    while not (found := ready()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
    return found


def finished(anna: Person, seed: int = 1) -> str:
    place: str = anna.open("me", "me")["id"]
    rng = random.Random(seed)
    while anna.get(f"/api/tables/{place}")["status"] == "running":
        anna.move(place, rng=rng)
    return place


def table_of(person: Person, place: str) -> dict[str, Any]:
    table: dict[str, Any] = person.get(f"/api/tables/{place}")
    return table


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
    with pytest.raises(Refused, match="not-your-seat"):
        anna.post(f"/api/tables/{place}/seats/1/token")


@pytest.mark.parametrize("filled", [False, True], ids=["open seat", "seat filled by a bot meanwhile"])
def test_an_invitation_is_for_one(anna: Person, boris: Person, filled: bool) -> None:
    table = anna.open("me", "open", options={"first": 0})
    place, token = table["id"], table["seats"][1]["token"]
    if filled:
        anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "random"})
    boris.post(f"/api/tables/{place}/claim", {"token": token})
    third = Person(anna.url, "Third")
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
        Person(anna.url).post(f"/api/tables/{place}/seats/1/bot", {"bot": "random"})
    anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "random"})
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
            anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "random"})
        assert refused.value.status == 409
        with anna.socket(place) as here:
            here.until("state")
            with pytest.raises(Refused, match="player-online"):
                boris.post(f"/api/tables/{place}/seats/0/bot", {"bot": "random"})
        wait(lambda: not table_of(boris, place)["seats"][0]["online"])
        boris.post(f"/api/tables/{place}/seats/0/bot", {"bot": "random"})  # the host has left
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
    assert (table["status"], table["seats"][1]["kind"]) == ("waiting", "open")
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
    assert asked["request"] == {"seat": 0, "to": 4, "agreed": [0], "needed": [1]}
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


# ---------------------------------------------------------------- afterwards


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
    place = seat_by_link(anna, boris, anna.open("me", "open"))
    rng = random.Random(21)
    for _ in range(30):
        [anna, boris][anna.state(place)["decision"]["seat"]].move(place, rng=rng)
    state = anna.state(place, 0)
    fork = anna.post(f"/api/tables/{place}/fork", {"n": state["n"]})
    assert anna.state(fork["id"], 0)["view"] == state["view"]


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
    place = seat_by_link(anna, boris, anna.open("me", "open", game=game, title="Two"))
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
    place = seat_by_link(anna, boris, anna.open("me", "open", options={"first": 0}))
    anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "random"})
    assert export(anna, place)["format"] == "lazaretto-export/1"
    waiting = anna.open("me", "open")["id"]
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


def test_chat(anna: Person, boris: Person) -> None:
    place = seat_by_link(anna, boris, anna.open("me", "open"))
    with boris.socket(place) as socket:
        socket.until("state")
        anna.post(f"/api/tables/{place}/chat", {"text": " Привет!\x00\n"})
        line = socket.until("chat")["lines"][0]
    assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, "Привет!")
    Person(anna.url, "Vera").post(f"/api/tables/{place}/chat", {"text": "good game"})
    assert [(one["name"], one["seat"]) for one in boris.get(f"/api/tables/{place}/chat")] == [("Anna", 0), ("Vera", None)]
    for text, code in (("", "bad-request"), ("x" * 501, "bad-request"), ("\x00", "empty-chat")):
        with pytest.raises(Refused, match=code):
            anna.post(f"/api/tables/{place}/chat", {"text": text})
