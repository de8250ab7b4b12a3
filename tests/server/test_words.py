"""Every refusal can be read, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import lazaretto.local
import lazaretto.server
import lazaretto.table
from lazaretto.server.texts import FluentWords, preferred, say_error
from lazaretto.table.errors import Refusal
from lazaretto.table.wire import LANGUAGES
from tests.server.helpers import Person

SERVER = Path(lazaretto.server.__file__).parent
LOCAL = Path(lazaretto.local.__file__).parent
TABLE = Path(lazaretto.table.__file__).parent
LOCAL = Path(lazaretto.local.__file__).parent
CODE = re.compile(r'Refusal\(\s*\d+,\s*"([a-z-]+)"')
OTHER = re.compile(
    r'"(bad-request|bad-message|body-too-large|wrong-method|not-found|game-over|not-running|newer-rules|cannot-go-on'
    r'|cannot-listen|cannot-open-games)"'
)
SHARED = {"wrong-input", "wrong-type"}  # texts that other texts are made of


def keys(language: str) -> set[str]:
    parsed = FluentParser().parse((SERVER / "text" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in parsed.body if type(entry).__name__ == "Junk"]
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


def sources() -> list[str]:
    return [path.read_text("utf-8") for folder in (SERVER, TABLE, LOCAL) for path in folder.rglob("*.py")]


def codes() -> set[str]:
    return {code for text in sources() for pattern in (CODE, OTHER) for code in pattern.findall(text)}


def test_every_code_has_words_and_all_words_are_used() -> None:
    found = codes()
    assert len(found) > 25
    for language in LANGUAGES:
        for code in found:
            assert say_error(language, code, None, {}) != code, (language, code)
    assert keys("en") == keys("ru")
    engine = {
        "error-stale-choice",
        "error-illegal-choice",
        "error-nothing-to-undo",
        "error-unknown-bot",
        "error-unknown-game",
    }
    assert keys("en") - {f"error-{code}" for code in found} - SHARED <= engine


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.found.add(node.id.name)


def variables(entry: Message | None) -> set[str]:
    seen = Variables()
    if entry is not None:
        seen.visit(entry)
    return seen.found


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every code with the details one place of the sources gives it."""
    for text in sources():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and len(node.args) > 1:
                details = node.args[2] if len(node.args) > 2 else ast.Dict([], [])
                given = {key.value for key in getattr(details, "keys", []) if isinstance(key, ast.Constant)}
                if isinstance(code := node.args[1], ast.Constant) and isinstance(details, ast.Dict):
                    yield str(code.value), {str(name) for name in given}


def test_no_refusal_leaves_a_gap_in_its_text() -> None:
    for language in LANGUAGES:
        parsed = FluentParser().parse((SERVER / "text" / f"{language}.ftl").read_text("utf-8"))
        texts = {entry.id.name: entry for entry in parsed.body if isinstance(entry, Message)}
        for code, given in raised():
            entry = texts.get(f"error-{code}")
            assert variables(entry) <= {"place", *given}, (language, code)
            assert "reason" in given or "wrong-input" not in str(entry and entry.to_json()), (language, code)


UNREADABLE: list[tuple[Any, str | None, str, str]] = [
    ({"seat": 0, "choice": "Pass"}, "n", "“n” is missing", "не хватает поля «n»"),
    ({"seat": "a"}, "seat", "“seat” has to be a whole number", "в поле «seat» ожидается целое число"),
    ({"seat": 0, "n": 1, "choice": 5}, "choice", "“choice” has to be a text", "в поле «choice» ожидается текст"),
    ({"seat": 99}, "seat", "“seat” is too large; at most 15", "не больше 15"),
    ({"seat": -1}, "seat", "“seat” is too small; at least 0", "не меньше 0"),
    ({"seat": 0, "n": 1, "choice": ""}, "choice", "the length is at least 1", "длина не меньше 1"),
    ({"seat": 0, "n": 1, "choice": "x" * 201}, "choice", "the length is at most 200", "длина не больше 200"),
    ({"colour": 1}, "colour", "“colour” is unknown here", "поле «colour» здесь неизвестно"),
    ([], None, "the whole has to be an object", "ожидается объект"),
]


@pytest.mark.parametrize(("body", "place", "english", "russian"), UNREADABLE)
def test_what_cannot_be_read_is_told_in_both_languages(
    anna: Person, boris: Person, body: Any, place: str | None, english: str, russian: str
) -> None:
    table = anna.open("me", "me")["id"]
    for person, expected in ((anna, english), (boris, russian)):
        answer = person.http.post(f"/api/tables/{table}/moves", json=body)
        error = answer.json()
        assert (answer.status_code, error["code"], error.get("place")) == (400, "bad-request", place)
        assert expected in error["text"]
        with person.socket(table, f"lang={person.me['language']}") as socket:
            socket.send(**{"type": "move", **body} if isinstance(body, dict) else {"type": []})
            told = socket.until("error")
            assert told["code"] == "bad-message"
            assert "`" not in told["text"]
            assert not isinstance(body, dict) or expected in told["text"]


def test_other_ways_to_be_unreadable(anna: Person, boris: Person) -> None:
    table = anna.open("me", "me")["id"]

    def text(person: Person, path: str, **request: Any) -> str:
        answer = person.http.request("POST" if request else "GET", path, **request)
        assert answer.status_code == 400, answer.text
        return str(answer.json()["text"])

    seats = [{"kind": "me"}, {"kind": "dog"}]
    assert "в поле «seats[1].kind» не может стоять «dog»" in text(
        boris, "/api/tables", json={"game": "rattus", "seats": seats}
    )
    seats[1] = {"kind": "bot", "bot": "А"}
    assert "недопустимые знаки" in text(boris, "/api/tables", json={"game": "rattus", "seats": seats})
    clock = {"game": "rattus", "seats": seats[:1] * 2, "clock": {"per_move": -5}}
    assert "«clock.per_move» слишком мало; не меньше 1." in text(boris, "/api/tables", json=clock)
    assert "не JSON" in text(boris, "/api/tables", content=b"{")
    assert "вложенных скобок" in text(boris, "/api/tables", content=b"[" * 20_000)
    assert "не хватает поля «choice»" in text(boris, f"/api/tables/{table}/why")
    own = boris.open("me", "me")["id"]
    assert "не хватает поля «token»" in text(boris, f"/api/tables/{table}/claim", json={})
    assert text(boris, f"/api/tables/{own}/chat", json={"text": " \x00 "}) == "В этом сообщении нечего читать."
    assert text(anna, "/api/import", json={}) == "This is not a file of a game."
    assert text(boris, "/api/import", json={"format": "lazaretto-log/1"}) == "Это не файл партии."


def test_a_refusal_speaks_the_askers_language() -> None:
    refusal = Refusal(429, "too-many", {"seconds": 3})
    assert refusal.error(FluentWords(), "en").text == "Too many requests. Wait 3 s."
    assert refusal.error(FluentWords(), "ru").text == "Слишком много запросов. Подождите 3 с."
    assert Refusal(400, "never-heard-of").error(FluentWords(), "ru").text == "never-heard-of"


def test_the_browsers_language() -> None:
    assert preferred("ru-RU,ru;q=0.9,en;q=0.8") == "ru"
    assert preferred("de, en;q=0.5") == "en"
    assert preferred("") == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_as_long_as_a_book_is_repeated_in_part(language: str) -> None:
    told = Refusal(404, "unknown-game", {"word": "a" * 1_000_000, "expected": "rattus"}).error(FluentWords(), language)
    assert told.details is not None and len(str(told.details["word"])) < 1000
    assert "aaa" in told.text and "rattus" in str(told.details) and len(told.text) < 1000
