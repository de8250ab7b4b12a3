"""Which bots can sit at a table, by name."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import Rng, stream

OFFERED = ("random", "greedy", "mcts:500ms", "mcts:2000ms")


class Bot(Protocol):
    def choose(self, match: Match, seat: int) -> Any: ...


class _Random:
    """Stands in until the bots are there."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, match: Match, seat: int) -> Any:
        options = match.legal_options()
        return options[self.rng.below(len(options))]


def bot_called(name: str, module: GameModule, seed: int) -> Bot:
    """A bot; BadInput for a name nobody answers to."""
    try:
        make = importlib.import_module("lazaretto.bots").make_bot
    except ImportError:
        if name not in OFFERED:
            raise BadInput("unknown-bot", "bot", {"word": name, "expected": ", ".join(OFFERED)}) from None
        return _Random(stream(seed, "bot"))
    bot: Bot = make(name, module, seed)
    return bot
