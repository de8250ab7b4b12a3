"""Editions that askers bring along. Each is proved once; which were is remembered by their digest."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from lazaretto.kernel import proof
from lazaretto.kernel.game import Game
from lazaretto.kernel.match import edition_digest

KEPT = 64
_proved: OrderedDict[tuple[str, str], None] = OrderedDict()  # of this process, the latest last


def prove(game: Game, edition: dict[str, Any]) -> None:
    """Refuses an edition that cannot be played. Takes its time: for a workshop."""
    key = game.name, edition_digest(edition)
    if key not in _proved:
        proof.prove(game.module, edition)
    _proved[key] = None
    _proved.move_to_end(key)
    while len(_proved) > KEPT:
        _proved.popitem(last=False)
