"""The server's words: Fluent files, one per language. What they lack is told in the words of the house."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lazaretto.text.words import ERROR_SLOTS, NONE

LANGUAGES = ("en", "ru")
_HERE = Path(__file__).parent
_OWN, _HOUSE = _HERE / "text", _HERE.parent / "words"
_NOTHING = dict.fromkeys(("place", *ERROR_SLOTS), NONE)


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle


def _say(folder: Path, language: str, key: str, words: Mapping[str, str]) -> str | None:
    bundle = _bundle(folder, language if language in LANGUAGES else "en")
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).value
    assert pattern is not None  # no text of ours has attributes only
    text, _ = bundle.format_pattern(pattern, dict(words))
    return str(text)


def say_error(language: str, code: str, place: str | None, details: Mapping[str, Any]) -> str:
    """What an error says. The server's texts are whole sentences; those of the house are told with their place.

    A code that nobody wrote a text for is told as it is.
    """
    given = {name: str(value) for name, value in details.items()}
    words = {**_NOTHING, **({} if place is None else {"place": place}), **given}
    own = _say(_OWN, language, f"error-{code}", words)
    if own is not None:
        return own
    reason = _say(_HOUSE, language, f"error-{code}", words)
    if reason is None or place is None:
        return reason or code
    return _say(_HOUSE, language, "error-line", {"place": place, "reason": reason}) or reason


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak; the headers of browsers are in order."""
    for part in accepted.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"
