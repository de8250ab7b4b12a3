"""Which bots can sit at a table, by name, and how long they may think."""

from __future__ import annotations

from lazaretto.bots import Bot, make_bot
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.errors import BadInput

OFFERED = ("random", "greedy", "mcts:500ms", "mcts:2000ms")
MOST = {"ms": 10_000, "": 50_000}  # milliseconds, iterations: a table is not a laboratory


def bot_called(name: str, module: GameModule, seed: int) -> Bot:
    """A bot; BadInput for a name nobody answers to or a budget that would keep the others waiting."""
    budget = name.partition(":")[2]
    unit = "ms" if budget.endswith("ms") else ""
    number = budget.removesuffix("ms")
    if number.isdecimal() and int(number) > MOST[unit]:
        raise BadInput("wrong-budget", "bot", {"word": name})
    return make_bot(name, module, seed)
