"""The games, by name: those of the house, and whatever else is installed. Games never import each other.

A game is found by an entry point of the group `lazaretto.games` that names its `GAME`. Everything else that belongs to it
lies beside that module: `text/`, and, if it has them, `words.py` and `terminal.py`. See docs/new-game.md.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import re
import warnings
from collections.abc import Iterable
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from lazaretto.kernel.contract import GameModule, SomeGame
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

log = logging.getLogger("lazaretto.games")
GROUP = "lazaretto.games"
# Known without any metadata: a source tree may be run as it is.
HOUSE = {
    "rattus": "lazaretto.games.rattus.game:GAME",
    "messina": "lazaretto.games.messina.game:GAME",
    "pest": "lazaretto.games.pest.game:GAME",
}


def names() -> tuple[str, ...]:
    """The names of all games: those of the house first, then the others by name."""
    return tuple(_entries())


def game(name: str) -> Game:
    """The game called `name`; BadInput if there is none."""
    return Game(_load(_entry(name)))


def working(name: str) -> Game | None:
    """The same for whoever can do without: None if it is not here, or cannot even be loaded."""
    try:
        return game(name)
    except Exception as error:  # whatever a game may raise; what was played of it is still there to be watched
        log.warning("the game %s cannot be used: %r", name, error)
        return None


def folder(name: str) -> Path:
    """Where the files of a game lie."""
    origin = _spec(name).origin
    assert origin is not None, f"{name} has no files"
    return Path(origin).parent


def room(name: str, called: str) -> ModuleType | None:
    """A module in the folder of a game, such as `words` or `terminal`; None if the game does without it."""
    wanted = f"{_spec(name).parent}.{called}"
    return None if importlib.util.find_spec(wanted) is None else importlib.import_module(wanted)


def _spec(name: str) -> ModuleSpec:
    spec = importlib.util.find_spec(_entry(name).module)
    assert spec is not None, f"{name} is gone"
    return spec


def _entry(name: str) -> EntryPoint:
    found = _entries().get(name)
    if found is None:
        raise BadInput("unknown-game", "game", {"word": name, "expected": ", ".join(names())})
    return found


@cache
def _entries() -> dict[str, EntryPoint]:
    from importlib.metadata import EntryPoint, entry_points  # late: it takes longer than all the rest of the library

    house = {name: EntryPoint(name, value, GROUP) for name, value in HOUSE.items()}
    return house | usable(entry for entry in entry_points(group=GROUP) if entry.value != HOUSE.get(entry.name))


def usable(entries: Iterable[EntryPoint]) -> dict[str, EntryPoint]:
    """Other people's games that can be played, by name. One that cannot is named in a warning and stops nobody."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entries, key=lambda each: each.name):
        try:
            if entry.name in found and found[entry.name].value == entry.value:
                continue  # the same package lies in two places of the path
            if entry.name in HOUSE or entry.name in found:
                raise ValueError("there is another game of this name")
            if not re.fullmatch("[a-z][a-z0-9_]*", entry.name):
                raise ValueError("a name is made of a-z, 0-9 and _")
            _load(entry)
            found[entry.name] = entry
        except Exception as error:  # whatever a stranger's module may raise
            reason = f"{type(error).__name__}: {error}"
            warnings.warn(f"the game {entry.name!r} ({entry.value}) cannot be used: {reason}", RuntimeWarning, stacklevel=2)
    return found


def _load(entry: EntryPoint) -> SomeGame:
    module = entry.load()
    if not isinstance(module, GameModule):
        raise TypeError(f"{entry.value} is no GameModule")
    if module.name != entry.name:
        raise ValueError(f"it calls itself {module.name!r}")
    return module
