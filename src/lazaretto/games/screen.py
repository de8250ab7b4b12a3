"""What a game's board in the terminal is drawn with. `terminal.py` of a game has one function, and may have another:

    def draw(match: Match, view: View, words: Speech, names: Names, seat: int | None) -> RenderableType
    def brief(match: Match, view: View, words: Speech, names: Names, seat: int | None) -> RenderableType

`brief` is the board of a small screen: a dozen lines of what changes most, so that the choices fit below it.
`TURNS`, a set of kinds of events, says where a turn begins: where lines scroll, the board is drawn there alone.
Colours are helped by letters, never alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from rich.columns import Columns
from rich.text import Text

COLOURS = ("red", "bright_blue", "green", "yellow", "magenta", "cyan")
Names: TypeAlias = Sequence[str]


class Speech(Protocol):
    """The words of a game in one language; `lazaretto.text.Words` is meant, which games must not import."""

    def say(self, key: str, **slots: str | int) -> str:
        """The text of a key."""

    def has(self, key: str) -> bool:
        """Is there such a text?"""

    def component(self, domain: str, name: str, case: str = "") -> str:
        """A component in the nominative, or in one of the forms its message has."""

    def forms(self, domain: str, name: str) -> dict[str, str]:
        """All forms of a component; the plain value has the empty name."""

    def ids(self, domain: str) -> list[str]:
        """The components of a domain, in order."""

    def effect(self, text: str, form: str = "") -> str:
        """An effect in the language of the edition, in words."""


def coloured(text: str, names: Names) -> Text:
    """A sentence with the players' names in their colours."""
    line = Text(text)
    for seat, name in enumerate(names):
        line.highlight_words([name], style=f"bold {COLOURS[seat % len(COLOURS)]}")
    return line


def packed(parts: Sequence[Text]) -> Columns:
    """Short texts side by side, as many as a line holds."""
    return Columns(parts, padding=(0, 2))


def letter(words: Speech, seat: int) -> str:
    """The letter that stands beside a colour, for those who cannot tell the colours."""
    return words.component("colour", str(seat % len(COLOURS)), "letter")


def player(words: Speech, seat: int, names: Names) -> Text:
    """The head of a player's column or row."""
    return Text(f"{letter(words, seat)} {names[seat]}", style=f"bold {COLOURS[seat % len(COLOURS)]}")
