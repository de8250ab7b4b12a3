"""Every refusal can be read, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import lazaretto.server
from lazaretto.server.errors import Refusal
from lazaretto.server.texts import LANGUAGES, preferred, say

SERVER = Path(lazaretto.server.__file__).parent
CODE = re.compile(r'Refusal\(\s*\d+,\s*"([a-z-]+)"')
OTHER = re.compile(r'"(bad-request|body-too-large|wrong-method|not-found|game-over|not-running)"')


def keys(language: str) -> set[str]:
    parsed = FluentParser().parse((SERVER / "text" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in parsed.body if type(entry).__name__ == "Junk"]
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


def codes() -> set[str]:
    sources = [path.read_text("utf-8") for path in SERVER.rglob("*.py")]
    return {code for text in sources for pattern in (CODE, OTHER) for code in pattern.findall(text)}


def test_every_code_has_words_and_all_words_are_used() -> None:
    found = codes()
    assert len(found) > 25
    for language in LANGUAGES:
        for code in found:
            assert say(language, f"error-{code}"), (language, code)
    assert keys("en") == keys("ru")
    engine = {
        "error-stale-choice",
        "error-illegal-choice",
        "error-nothing-to-undo",
        "error-unknown-bot",
        "error-unknown-game",
    }
    assert keys("en") - {f"error-{code}" for code in found} <= engine


def test_a_refusal_speaks_the_askers_language() -> None:
    refusal = Refusal(429, "too-many", {"seconds": 3})
    assert refusal.error("en").text == "Too many requests. Wait 3 s."
    assert refusal.error("ru").text == "Слишком много запросов. Подождите 3 с."
    assert Refusal(400, "never-heard-of").error("ru").text == "never-heard-of"


def test_the_browsers_language() -> None:
    assert preferred("ru-RU,ru;q=0.9,en;q=0.8") == "ru"
    assert preferred("de, en;q=0.5") == "en"
    assert preferred("") == "en"
