"""What the words of a game need besides the game, from an edition: ids and numbers. Each game has its module beside."""

from __future__ import annotations

import importlib
from typing import Any, TypeAlias

from lazaretto.text.members import Effect, Extras, Member, Printed

Edition: TypeAlias = dict[str, Any]


def _of(game: str) -> Any:
    return importlib.import_module(f"lazaretto.text.{game}")


def printed(game: str, edition: Edition) -> Printed:
    """By domain and id; empty for a game whose components bear nothing that a text tells."""
    found: Printed = _of(game).printed(edition)
    return found


def effects(game: str, edition: Edition) -> list[Effect]:
    """The effects of an edition by the number that frames hold; empty for a game whose frames name none."""
    found: list[Effect] = _of(game).effects(edition)
    return found


def effect(game: str, text: str) -> list[Member]:
    """An effect in the language of the game's edition."""
    found: list[Member] = _of(game).effect(text)
    return found


def extras(game: str, edition: Edition) -> Extras:
    found: Extras = _of(game).extras(edition)
    return found
