"""The server's words: Fluent files, one per language; a key that is nowhere is told by its code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru")
_HERE = Path(__file__).parent
_FOLDERS = (_HERE / "text", _HERE.parent / "words")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _FOLDERS:
        path = folder / f"{language}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def say(language: str, key: str, words: Mapping[str, str] | None = None) -> str | None:
    """A text in a language, or None if nobody wrote it."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None
    text, _ = bundle.format_pattern(pattern, dict(words or {}))
    return str(text)


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak; the headers of browsers are in order."""
    for part in accepted.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"
