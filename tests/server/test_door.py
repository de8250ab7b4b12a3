"""The door: forged cookies, foreign pages, too much and too often; the headers of every answer; the client's files."""

from __future__ import annotations

import base64
import hmac
import sqlite3
import weakref
from pathlib import Path
from typing import Any

import httpx
import pytest

from lazaretto.server.app import _forget
from lazaretto.server.signer import Signer
from lazaretto.server.static import Files
from lazaretto.table.errors import Refusal
from lazaretto.table.identity import Guest
from tests.server.helpers import Person, Refused, Server, serving


def test_a_forged_cookie_is_no_cookie(server: Server, anna: Person) -> None:
    place = anna.open("me", "me")["id"]
    real = anna.http.cookies["lz_guest"]
    body, _, mac = real.rpartition(".")
    forged = Signer(b"another key").cookie(Guest(anna.me["id"], "Anna"))
    for cookie in (forged, body + "." + mac[::-1], body, "x", "..", real + "x", 'a"b;c'):
        thief = httpx.Client(base_url=server.url, cookies={"lz_guest": cookie}, headers={"x-csrf": anna.me["csrf"]})
        assert thief.get("/api/me").json()["id"] != anna.me["id"]
        thief.cookies.clear()
        thief.cookies.set("lz_guest", cookie)
        assert thief.get(f"/api/tables/{place}/state?seat=0").status_code == 403
        refused = thief.post(f"/api/tables/{place}/moves", json={"seat": 0, "n": 1, "choice": "Pass"})
        assert (refused.status_code, refused.json()["code"]) == (401, "no-guest")


def test_cookies_of_the_first_version_are_still_good() -> None:
    """They were `id.name.mac`, with a mac of our own making: whoever has one keeps his seats."""
    name = base64.urlsafe_b64encode("Аня".encode()).decode().rstrip("=")
    body = f"guest-1.{name}"
    mac = base64.urlsafe_b64encode(hmac.digest(b"key", f"guest:{body}".encode(), "sha256")[:24]).decode()
    signer = Signer(b"key")
    assert signer.guest(f"{body}.{mac}") == Guest("guest-1", "Аня")
    assert signer.guest(f"guest-2.{name}.{mac}") is None
    assert Signer(b"another").guest(f"{body}.{mac}") is None
    assert signer.guest(signer.cookie(Guest("guest-1", "Аня"))) == Guest("guest-1", "Аня")


def test_the_cookie_cannot_be_read_by_scripts(server: Server) -> None:
    header = httpx.get(f"{server.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header


def test_csrf_and_origin(server: Server, anna: Person) -> None:
    body = {"name": "Mallory"}
    for header, code in (
        ({"x-csrf": ""}, "wrong-csrf"),
        ({"x-csrf": Person(server.url).me["csrf"]}, "wrong-csrf"),
        ({"origin": "https://elsewhere.example"}, "wrong-origin"),
        ({"origin": "null"}, "wrong-origin"),
        ({"origin": "http://[bad"}, "wrong-origin"),
        ({"sec-fetch-site": "cross-site"}, "wrong-origin"),
    ):
        answer = anna.http.put("/api/me", json=body, headers=header)
        assert (answer.status_code, answer.json()["code"]) == (403, code)
    assert anna.http.put("/api/me", json=body, headers={"origin": server.url}).status_code == 200


def test_names_and_languages(server: Server) -> None:
    someone = Person(server.url, language="ru-RU,ru;q=0.9")
    assert someone.me["language"] == "ru"
    someone.put("/api/me", {"name": "  Вера\x00\u202e ", "language": "en"})
    someone.hello()
    assert (someone.me["name"], someone.me["language"]) == ("Вера", "en")
    wishes: list[Any] = [{"name": "x" * 41}, {"name": ""}, {"language": "xx"}, {"age": 5}, [], 7]
    for wrong in wishes:
        with pytest.raises(Refused, match="bad-request"):
            someone.put("/api/me", wrong)


def test_bodies_that_are_wrong_or_too_large(anna: Person) -> None:
    for content in (b"", b"{", b"\xff", b"[" * 20_000, b'{"game":"rattus"', b"null"):
        answer = anna.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 400, content[:20]
        assert answer.json()["code"] == "bad-request"
    large = anna.http.post("/api/tables", content=b'"' + b"x" * 450_000 + b'"')
    assert (large.status_code, large.json()["code"]) == (413, "body-too-large")
    larger = anna.http.post("/api/import", content=b'"' + b"x" * 2_100_000 + b'"')
    assert larger.status_code == 413


def test_unknown_places(anna: Person) -> None:
    for path in ("/api/nothing", "/api/tables/nowhere", "/api/tables/nowhere/state", "/api/games/chess/rules", "/x.png"):
        with pytest.raises(Refused) as refused:
            anna.get(path)
        assert refused.value.status == 404, path
    assert anna.http.request("PATCH", "/api/me").status_code == 405
    assert anna.http.get("/api/tables/" + "x" * 300).status_code in (400, 404)


def test_every_answer_is_guarded(server: Server) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/schema/openapi.json", "/t/abc"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert " 'unsafe-eval'" not in headers["content-security-policy"]  # wasm alone, for tables that the browser keeps
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
    assert httpx.get(server.url + "/api/me").headers["cache-control"] == "no-store"


def test_too_often(tmp_path: Path) -> None:
    server = Server("--data", str(tmp_path), "--rate", "0.01")
    try:
        person = Person(server.url)
        statuses = [person.http.put("/api/me", json={"name": "A"}).status_code for _ in range(320)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        answer = person.http.put("/api/me", json={"name": "A"})
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["code"] == "too-many"
        assert person.http.get("/api/health").status_code == 200
    finally:
        server.stop()


def test_static_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets/app.js").write_text("1")
    files = Files(tmp_path)
    assert files.find("assets/app.js") == tmp_path / "assets/app.js"
    assert files.find("../secret") is None
    assert files.find("/etc/passwd") is None
    assert files.body(tmp_path / "index.html")[0] == b"<!doctype html>"
    assert Files(tmp_path / "missing").find("index.html") is None


def test_it_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server.url, "Anna")
        place = anna.open("me", "me")["id"]
        for _ in range(10):
            anna.move(place)
        state = anna.state(place, 0)
    with serving(tmp_path) as server:
        again = anna.again(server.url)
        again.hello()
        assert again.me["id"] == anna.me["id"]
        assert again.state(place, 0) == state
        again.move(place)


def test_a_table_of_newer_rules_is_watched_and_the_others_go_on(tmp_path: Path) -> None:
    """Another server may be a version ahead: its tables are its own to play."""
    with serving(tmp_path) as server:
        anna = Person(server.url, "Anna")
        ahead, new = anna.open("me", "bot:random", options={"first": 0})["id"], anna.open("me", "me")["id"]
        seen = anna.state(ahead)
    with sqlite3.connect(tmp_path / "lazaretto.sqlite3") as database:
        database.execute("UPDATE game SET rules = '99' WHERE id = ?", [ahead])
    database.close()
    with serving(tmp_path) as server:
        again = anna.again(server.url)
        state = again.state(ahead)
        assert (state["view"], state["decision"], state["legal"]) == (seen["view"], seen["decision"], [])
        with pytest.raises(Refused, match="newer-rules") as refused:
            again.post(f"/api/tables/{ahead}/moves", {"seat": 0, "n": state["n"], "choice": seen["legal"][0]["text"]})
        assert refused.value.status == 409
        assert {brief["id"] for brief in again.get("/api/lobby")["mine"]} == {ahead, new}
        again.move(new)


def test_what_was_refused_is_let_go_of_at_once() -> None:
    """A traceback would keep the file that somebody sent until garbage is looked for, and that is seldom."""

    class Sent:
        pass

    seen: list[weakref.ref[Sent]] = []

    def read() -> None:
        body = Sent()
        seen.append(weakref.ref(body))
        raise ValueError

    def refuse() -> None:
        try:
            read()
        except ValueError as error:
            raise Refusal(400, "bad-request") from error

    with pytest.raises(Refusal) as caught:
        refuse()
    assert seen[0]() is not None
    _forget(caught.value)
    assert seen[0]() is None
