"""The words that typer itself writes into a page of help, in the user's language: it has them in English only."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from lazaretto.text import Words

HEADINGS = {"Arguments": "cli-page-arguments", "Options": "cli-page-options", "Commands": "cli-page-commands"}
PLACES = {"[OPTIONS]": "cli-page-some-options", "COMMAND [ARGS]...": "cli-page-some-command"}
OF_HELP = "Show this message and exit."
NOTE = re.compile(r"\[(?:default: (?P<default>.*?))?(?:; )?(?P<required>required)?\]$")


def speak(command: Any, words: Words) -> None:
    """Let a command and those below it write their help in these words."""
    plain: Any = command.context_class
    told = _formatter(plain.formatter_class, words)
    _give(command, type("Context", (plain,), {"formatter_class": told}))


def _give(command: Any, context: type) -> None:
    command.context_class = context
    for inner in getattr(command, "commands", {}).values():
        _give(inner, context)


def _formatter(plain: Any, words: Words) -> type:
    """Typer's formatter, which is given English words and writes ours."""

    class Formatter(plain):  # type: ignore[misc]  # where its class is kept differs between versions
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            for place, key in PLACES.items():
                args = args.replace(place, words.say(key))
            super().write_usage(prog, args, f"{words.say('cli-page-usage')} " if prefix is None else prefix)

        def write_heading(self, heading: str) -> None:
            super().write_heading(words.say(HEADINGS[heading]) if heading in HEADINGS else heading)

        def write_dl(self, rows: Sequence[tuple[str, str]], *rest: Any, **named: Any) -> None:
            super().write_dl([(name, _told(text, words)) for name, text in rows], *rest, **named)

    return Formatter


def _told(text: str, words: Words) -> str:
    """The description of an option, with the note behind it."""
    note = NOTE.search(text)
    if text == OF_HELP or note is None:
        return words.say("cli-page-help") if text == OF_HELP else text
    parts = [words.say("cli-page-default", value=note["default"])] if note["default"] else []
    parts += [words.say("cli-page-required")] if note["required"] else []
    return f"{text[: note.start()]}[{'; '.join(parts)}]"
