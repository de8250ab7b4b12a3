"""What the words of a game need besides the game, from an edition: ids and numbers.

A game tells them in `words.py` of its folder, with functions of the same names and without the game; it may leave out any
of them, or the file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from lazaretto.games import room
from lazaretto.games.members import Effect, Extras, Member, Printed, Reading
from lazaretto.kernel.formats import Agreed, Edition

Given = TypeVar("Given")
Told = TypeVar("Told")


def _told(game: str, what: str, given: Given, otherwise: Told) -> Told:
    """What the game's own function gives; without one, nothing."""
    own: Callable[[Given], Told] | None = getattr(room(game, "words"), what, None)
    return otherwise if own is None else own(given)


def printed(game: str, edition: Edition) -> Printed:
    """By domain and id; empty for a game whose components bear nothing that a text tells."""
    return _told(game, "printed", edition, Printed())


def effects(game: str, edition: Edition) -> list[Effect]:
    """The effects of an edition by the number that frames hold; empty for a game whose frames name none."""
    nothing: list[Effect] = []
    return _told(game, "effects", edition, nothing)


def effect(game: str, text: str) -> list[Member]:
    """An effect in the language of the game's edition."""
    nothing: list[Member] = []
    return _told(game, "effect", text, nothing)


def extras(game: str, edition: Edition) -> Extras:
    """Components, kinships and facts that the texts name and the game does not export."""
    return _told(game, "extras", edition, Extras())


def reading(game: str) -> Reading:
    """How the values of the game's edition are told, as the game's `reading.py` says."""
    return getattr(room(game, "reading"), "READING", None) or Reading()


def drawn(game: str, edition: Edition, players: int, options: Agreed) -> Mapping[str, object]:
    """What the board of a table is drawn from, as the game's `drawn.py` tells it; nothing for a game that is not drawn."""
    own: Callable[[Edition, int, Agreed], Mapping[str, object]] | None = getattr(room(game, "drawn"), "drawn", None)
    return {} if own is None else own(edition, players, options)
