"""What is printed on components, read from an edition: ids, numbers and effects. Each game has a module beside this one."""

from __future__ import annotations

import importlib
from typing import Any

from lazaretto.text.extras import Extras, Printed


def _of(game: str) -> Any:
    return importlib.import_module(f"lazaretto.text.{game}")


def printed(game: str, edition: dict[str, Any]) -> Printed:
    """By domain and id; empty for a game that spells out all its components."""
    found: Printed = _of(game).printed(edition)
    return found


def effects(game: str, edition: dict[str, Any]) -> list[str]:
    """The effects of an edition by the number that frames hold; empty for a game without effects."""
    found: list[str] = _of(game).effect_texts(edition)
    return found


def extras(game: str) -> Extras:
    found: Extras = _of(game).extras()
    return found
