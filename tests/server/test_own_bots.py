"""Bots of somebody's own at a real server: those the host brings along, and those that play from elsewhere."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from lazaretto.kernel.errors import BadInput
from lazaretto.server.own_bots import own_bots, short_name
from tests.server.helpers import Person, Refused, Server, serving, table_of, wait

EXAMPLES = Path(__file__).parents[2] / "examples"
HEAD = "import os, time\nfrom lazaretto.bots import Player\n"
FIRST = "class First(Player):\n    def choose(self, asked):\n        return asked.legal[0]\n"
BAD = "class Bad(Player):\n    def choose(self, asked):\n        os._exit(3)\n"
SPY = """
class Spy(Player):
    def choose(self, asked):
        with open({log!r}, "a") as file:
            print(os.getppid(), id(self), self.seat, asked.seat, file=file)
        return asked.legal[-1]
"""


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bots") / "spy.log"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Server]:
    folder = log.parent
    for name, body in (("first", FIRST), ("bad", BAD), ("spy", SPY.format(log=str(log)))):
        (folder / f"{name}.py").write_text(HEAD + body, "utf-8")
    bots = f"{folder}/first.py,{folder}/bad.py,Watcher={folder}/spy.py"
    with serving(tmp_path_factory.mktemp("data"), "--grace", "0", "--own-bots", bots, "--bot-seconds", "5") as running:
        yield running


def test_they_are_offered_by_name(anna: Person) -> None:
    for game in anna.get("/api/games"):
        assert game["bots"][-3:] == ["own:first", "own:bad", "own:Watcher"]
        assert "/" not in "".join(game["bots"])


def test_one_plays_a_whole_game_with_a_player_of_its_own(anna: Person, log: Path) -> None:
    place = anna.open("bot:own:first", "bot:own:Watcher")["id"]
    wait(lambda: anna.state(place)["result"] is not None, 90)
    assert not [event for event in anna.state(place)["events"] if event["kind"] == "bot-helped"]
    told = {tuple(line.split()) for line in log.read_text().splitlines()}
    assert len(told) == 1, "one process, one player, one seat"
    assert {line[2] for line in told} == {line[3] for line in told} == {"1"}


def test_where_one_breaks_greedy_goes_on_and_that_is_told(anna: Person) -> None:
    place = anna.open("me", "bot:own:bad", options={"first": 1})["id"]
    wait(lambda: anna.state(place)["n"] > 1, 60)
    helped = [event for event in anna.state(place)["events"] if event["kind"] == "bot-helped"]
    assert helped and helped[0]["seat"] == 1 and helped[0]["instead"] == "greedy"
    faults = table_of(anna, place)["faults"]
    assert [(each["kind"], each["bot"]) for each in faults][:1] == [("bot-failed", "own:bad")]


def test_guests_name_no_code(anna: Person, log: Path) -> None:
    """What a guest sends is looked up among the names, and never run."""
    for bot in (f"{log.parent}/first.py", "own:nobody", f"own:{log.parent}/first.py", "os:system", "own:"):
        with pytest.raises(Refused, match=r"unknown-bot|wrong-budget|bad-request"):
            anna.open("me", f"bot:{bot}")
    place = anna.open("me", "bot:greedy")["id"]
    with pytest.raises(Refused, match="unknown-bot"):
        anna.post(f"/api/tables/{place}/seats/1/bot", {"bot": "own:nobody"})
    with pytest.raises(Refused, match="weak-stand-in"):
        anna.post(f"/api/tables/{place}/seats/0/bot", {"bot": "own:first"})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nowhere.py", "no-such-file"),
        ("greedy", "bot-not-own"),
        ("a b=x.py", "wrong-pair"),
        ("{first},{first}", "duplicate-word"),
        ("json:dumps", "bot-no-choose"),
    ],
)
def test_a_host_is_told_what_is_wrong_with_his_list(tmp_path: Path, text: str, code: str) -> None:
    first = tmp_path / "first.py"
    first.write_text(HEAD + FIRST, "utf-8")
    with pytest.raises(BadInput, match=code):
        own_bots(text.format(first=first))


def test_short_names() -> None:
    assert [short_name(spec) for spec in ("a/b/mine.py", "pkg.mod:Careful", "shippy")] == ["mine", "Careful", "shippy"]
    assert own_bots("") == {}


# ---------------------------------------------------------------- from elsewhere


def account(server: Server, name: str = "Careful") -> dict[str, Any]:
    answer = httpx.post(f"{server.url}/api/bots", json={"name": name})
    assert answer.status_code == 201
    made: dict[str, Any] = answer.json()
    return made


def as_bot(server: Server, token: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=20)


def test_the_example_plays_a_whole_game_from_elsewhere(server: Server, anna: Person) -> None:
    source = EXAMPLES / "remote_bot.py"
    assert len(source.read_text("utf-8").splitlines()) <= 40
    place = anna.open("bot:random", "open")
    link = f"{server.url}/t/{place['id']}?seat={place['seats'][1]['token']}"
    ran = subprocess.run([sys.executable, str(source), link, "Anybody"], capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    state = anna.state(place["id"], -1)
    assert json.loads(ran.stdout) == state["result"]
    assert table_of(anna, place["id"])["seats"][1]["name"] == "Anybody (bot)"


def test_a_machine_always_says_that_it_is_one(server: Server, anna: Person) -> None:
    bot = as_bot(server, account(server, "Anna")["token"])
    assert bot.get("/api/me").json()["name"] == "Anna (bot)"
    assert bot.put("/api/me", json={"name": "Boris"}).json()["name"] == "Boris (bot)"
    assert bot.put("/api/me", json={"name": "x" * 40}).json()["name"].endswith(" (bot)")
    place = anna.open("me", "open")
    claim = {"token": place["seats"][1]["token"], "name": "Clara"}
    seats = bot.post(f"/api/tables/{place['id']}/claim", json=claim).json()["seats"]
    assert seats[1]["mine"] and seats[1]["name"] == "Clara (bot)"
    own = {"game": "rattus", "seats": [{"kind": "me", "name": "Dora"}, {"kind": "bot"}]}
    assert bot.post("/api/tables", json=own).json()["seats"][0]["name"] == "Dora (bot)"


def test_a_token_is_worth_what_it_says_and_no_other_is(server: Server, anna: Person) -> None:
    made = account(server)
    body, _, mac = made["token"].rpartition(".")
    for token in ("-", "nonsense", body, f"{body}x.{mac}", anna.http.cookies["lz_guest"]):
        refused = as_bot(server, token).post("/api/tables", json={})
        assert (refused.status_code, refused.json()["code"]) == (401, "no-guest"), token
    place = anna.open("me", "bot:greedy")
    stranger = as_bot(server, made["token"])
    state = stranger.get(f"/api/tables/{place['id']}/state")
    assert state.json()["seat"] is None and state.json()["legal"] == []
    assert stranger.get(f"/api/tables/{place['id']}/state?seat=0").status_code == 403
    cookie = httpx.Client(base_url=server.url, cookies={"lz_guest": made["token"]})
    assert cookie.get("/api/me").json()["id"] != made["id"], "a token is no cookie"


def test_where_a_bot_from_elsewhere_is_gone_the_game_goes_on(server: Server, anna: Person) -> None:
    bot = as_bot(server, account(server)["token"])
    place = anna.open("me", "open", options={"first": 1})
    bot.post(f"/api/tables/{place['id']}/claim", json={"token": place["seats"][1]["token"]})
    n = anna.state(place["id"])["n"]
    anna.post(f"/api/tables/{place['id']}/seats/1/bot", {"bot": "greedy"})
    wait(lambda: anna.state(place["id"])["n"] > n, 30)


@pytest.mark.parametrize(
    "body", [b"", b"nonsense", b"[]", b'{"name":5}', b'{"name":"a","more":1}', b'{"name":"' + b"x" * 999 + b'"}']
)
def test_an_account_that_cannot_be_is_refused_with_a_reason(server: Server, body: bytes) -> None:
    answer = httpx.post(f"{server.url}/api/bots", content=body, headers={"content-type": "application/json"}, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), answer.text
    assert httpx.post(f"{server.url}/api/bots", json={}, timeout=60).json()["name"] == "(bot)"
