"""What a lobby says about a game before it is opened: a few texts out of the game's file, quickly found.

game-title, game-cover, game-about      its name, the line on the cover, one sentence
option-<name>, option-<name>-<value>    `.choose` is the label in a form, if it differs; `.tip` explains
seat-colour-<seat>                      the colour of a seat, where it is not that of the house
chapter-<chapter>                       the chapters of the rules
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from lazaretto.text.words import text_files

HEADS = ("game-", "option-", "seat-colour-", "chapter-")


@cache
def lobby_words(game: str, language: str) -> dict[str, str]:
    """The texts by key; an attribute is `key.attribute`."""
    bundle = FluentBundle([language], use_isolating=False)
    source = text_files(language, game)[-1].read_text("utf-8")
    excerpt = [message for message in _messages(source) if message.startswith(HEADS)]
    bundle.add_resource(FluentResource("\n".join(excerpt)))
    found: dict[str, str] = {}
    for message in excerpt:
        key = message.partition(" ")[0]
        entry = bundle.get_message(key)
        forms = {key: entry.value, **{f"{key}.{name}": form for name, form in entry.attributes.items()}}
        found |= {name: str(bundle.format_pattern(form, {})[0]) for name, form in forms.items() if form is not None}
    return found


def _messages(source: str) -> Iterator[str]:
    """The file cut before every message: reading a whole file of a game takes a second, and a lobby reads many."""
    yield from re.split(r"\n(?=[a-z])", source)
