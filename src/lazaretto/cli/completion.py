"""What a shell completes: commands and options by typer itself, names of games by us; told in the user's language."""

from __future__ import annotations

from typing import Any

import typer

import lazaretto
from lazaretto.cli import helping
from lazaretto.text import Words

HELP = {"install_completion": "cli-arg-install-completion", "show_completion": "cli-arg-show-completion"}


FIRST_GAME = lazaretto.game_names()[0]


def game_names(incomplete: str) -> list[str]:
    """The games whose names begin so."""
    return [name for name in lazaretto.game_names() if name.startswith(incomplete)]


def command(app: typer.Typer, words: Words) -> Any:
    """The command line to call. Typer's own options come with English help, which is replaced."""
    found: Any = typer.main.get_command(app)
    for parameter in found.params:
        if parameter.name in HELP:
            parameter.help = words.say(HELP[parameter.name])
    helping.speak(found, words)
    return found
