"""How far whoever is asked can come with what he moves, as the game's `reach.py` tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from lazaretto.games import room
from lazaretto.kernel.frame import Position

Reach: TypeAlias = dict[str, dict[str, int]]  # by place: the least that it takes to come there


def reach(game: str, here: Position) -> Reach:
    """At the present decision; nothing where nothing is moved, or in a game that does not tell."""
    own: Callable[[Position], Reach] | None = getattr(room(game, "reach"), "reach", None)
    return {} if own is None else own(here)
