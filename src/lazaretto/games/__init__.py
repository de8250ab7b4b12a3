"""The games of the house, by name. Games never import each other."""

from __future__ import annotations

import importlib

from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.game import Game

NAMES = ("rattus", "messina", "pest")


def game(name: str) -> Game:
    """The game called `name`."""
    if name not in NAMES:
        raise BadInput("unknown-game", "game", {"word": name, "expected": ", ".join(NAMES)})
    module: GameModule = importlib.import_module(f"lazaretto.games.{name}.game").GAME
    return Game(module)
