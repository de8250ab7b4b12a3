"""Bots by name, other than those of the house: `module:Class`, a file (`mine.py` or `mine.py:Class`), or the name of an
entry point of the group `lazaretto.bots`. Loading one runs other people's code: only a bot's own process does it.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from lazaretto.bots.player import Player
from lazaretto.kernel.errors import BadInput

GROUP = "lazaretto.bots"
SOURCE = ".py"


def is_own(spec: str) -> bool:
    """Does this look like the name of somebody's own bot? Whether it can be used only its process can say."""
    return ":" in spec or spec.endswith(SOURCE) or spec in installed()


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that other packages bring, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


def player_class(spec: str) -> type[Player]:
    """The class that a name stands for; BadInput says why there is none."""
    try:
        return _checked(_loaded(spec), spec)
    except BadInput:
        raise
    except (Exception, SystemExit) as error:  # whatever a stranger's module may raise
        raise BadInput("bot-unusable", "bot", {"word": spec, "reason": f"{type(error).__name__}: {error}"}) from error


def _loaded(spec: str) -> object:
    if spec in installed():
        return installed()[spec].load()
    home, called = _parts(spec)
    module = _module_in(Path(home)) if home.endswith(SOURCE) else importlib.import_module(home)
    if not called:
        return _only_player(module, spec)
    found: object = module
    for name in called.split("."):
        if not hasattr(found, name):
            raise BadInput("bot-not-there", "bot", {"word": called, "other": home})
        found = getattr(found, name)
    return found


def _parts(spec: str) -> tuple[str, str]:
    """`home:Class`, or a file alone. A colon may also stand in the path of a file."""
    home, _, called = spec.rpartition(":")
    if spec.endswith(SOURCE) or not home:
        return spec, ""
    return home, called


def _module_in(path: Path) -> ModuleType:
    if not path.is_file():
        raise BadInput("no-such-file", str(path))
    name = f"lazaretto_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    sys.path.insert(0, str(path.parent.resolve()))  # so that it finds its neighbours, as a script does
    spec.loader.exec_module(module)
    return module


def _only_player(module: ModuleType, spec: str) -> type[Player]:
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Player)]
    own = [each for each in found if each.__module__ == module.__name__]
    if len(own) == 1:
        return own[0]
    if not own:
        raise BadInput("bot-no-player", "bot", {"word": spec})
    names = ", ".join(f"{spec}:{each.__name__}" for each in own)
    raise BadInput("bot-which", "bot", {"word": spec, "expected": names})


def _checked(found: object, spec: str) -> type[Player]:
    choose = getattr(found, "choose", None)
    if not isinstance(found, type) or not callable(choose) or choose is Player.choose:
        raise BadInput("bot-no-choose", "bot", {"word": spec})
    return found
