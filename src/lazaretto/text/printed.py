"""What the words of a game need besides the game, from an edition: ids and numbers.

A game tells them in `words.py` of its folder, with functions of the same names and without the game; it may leave out any
of them, or the file.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from lazaretto.games import room
from lazaretto.games.members import Effect, Extras, Member, Printed

Edition: TypeAlias = dict[str, Any]


def _told(game: str, what: str, given: Any, otherwise: Any) -> Any:
    """What the game's own function gives; without one, nothing."""
    own = getattr(room(game, "words"), what, None)
    return otherwise if own is None else own(given)


def printed(game: str, edition: Edition) -> Printed:
    """By domain and id; empty for a game whose components bear nothing that a text tells."""
    found: Printed = _told(game, "printed", edition, {})
    return found


def effects(game: str, edition: Edition) -> list[Effect]:
    """The effects of an edition by the number that frames hold; empty for a game whose frames name none."""
    found: list[Effect] = _told(game, "effects", edition, [])
    return found


def effect(game: str, text: str) -> list[Member]:
    """An effect in the language of the game's edition."""
    found: list[Member] = _told(game, "effect", text, [])
    return found


def extras(game: str, edition: Edition) -> Extras:
    """Components, kinships and facts that the texts name and the game does not export."""
    found: Extras = _told(game, "extras", edition, Extras())
    return found
