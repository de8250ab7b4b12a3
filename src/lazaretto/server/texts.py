"""The server's words: Fluent files, one per language. What they lack is told in the words of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from lazaretto.games import folder
from lazaretto.games import game as game_called
from lazaretto.kernel.formats import ReasonForm
from lazaretto.kernel.frame import Frame
from lazaretto.learn.catalogue import EXAMPLES, LESSONS
from lazaretto.table import wire
from lazaretto.table.wire import LANGUAGES
from lazaretto.text import Words, effects, printed, schema
from lazaretto.text.coach import coach_files
from lazaretto.text.error_slots import ERROR_SLOTS
from lazaretto.text.lobby import lobby_words
from lazaretto.text.words import NONE, text_files

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


def say_error(language: str, code: str, place: str | None, details: Mapping[str, object]) -> str:
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


class FluentWords:
    """The words of tables, as the port asks for them."""

    def error(self, language: str, code: str, place: str | None, details: Mapping[str, object]) -> str:
        return say_error(language, code, place, details)

    def reason(self, language: str, game: str, form: ReasonForm, names: Sequence[str]) -> str:
        return _words(language if language in LANGUAGES else "en", game).reason(form, names)

    def lobby(self, game: str, language: str) -> dict[str, str]:
        return lobby_words(game, language)

    def game(self, name: str) -> wire.GameWords:
        module = game_called(name).module
        edition = module.edition()
        return wire.GameWords(
            texts={language: "\n".join(_of_game(name, language)) for language in LANGUAGES},
            schema=asdict(schema(name)),
            printed=printed(name, edition),
            effects=[asdict(each) for each in effects(name, edition)],
            secrets=any(kind.sees is not Frame.sees for kind in module.frames.values()),
        )

    def lessons(self, name: str) -> dict[str, str]:
        homes = [_HERE.parent / "learn" / "text", folder(name) / LESSONS, folder(name) / EXAMPLES]
        return {language: _joined(language, *homes) for language in LANGUAGES}

    def book(self, name: str) -> dict[str, str]:
        return {language: _joined(language, folder(name) / "book", folder(name) / EXAMPLES) for language in LANGUAGES}


def _joined(language: str, *folders: Path) -> str:
    """The words that lie in these folders, one after the other."""
    files = [home / f"{language}.ftl" for home in folders]
    return "\n".join(file.read_text("utf-8") for file in files if file.exists())


def _of_game(name: str, language: str) -> list[str]:
    """What the game says, and what a coach says of it: where nobody has drawn a board the client has neither."""
    files = [text_files(language, name)[-1], *coach_files(language, name)[1:]]
    return [file.read_text("utf-8") for file in files]


@cache
def _words(language: str, game: str) -> Words:
    """Facts carry their own numbers, so the words of the shipped edition serve all tables of a game."""
    return Words(language, game)


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak; the headers of browsers are in order."""
    for part in accepted.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"
