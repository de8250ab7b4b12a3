"""Which bots can sit at a table, by name, and how long they may think."""

from __future__ import annotations

from collections.abc import Iterable

from lazaretto.bots import Bot, make_bot
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.errors import BadInput

OFFERED = ("random", "greedy", "mcts:500ms", "mcts:2000ms")
SIMPLE = "greedy"  # what answers where another cannot: it needs no time to speak of
STAND_INS = OFFERED[1:]  # who may play for a person: nobody who only throws dice
MOST = {"ms": 10_000, "": 50_000}  # milliseconds of a turn, iterations: a table is not a laboratory
OWN = "own:"  # begins the name of a bot that the host of the house brings along
QUICK_MS = 300  # who needs no more for a decision does not wait for those who do
QUICK_ITERATIONS = 500


def bot_called(name: str, module: SomeGame, seed: int) -> Bot:
    """A bot; BadInput for a name nobody answers to or a budget that would keep the others waiting."""
    return make_bot(raised(name, module.search_floor), module, seed)


def check_bot(name: str, module: SomeGame) -> None:
    """Can a bot of this name sit at a table? Of own ones the house says which there are (`need_known`)."""
    if not is_own(name):
        bot_called(name, module, 0)


def is_own(name: str) -> bool:
    return name.startswith(OWN)


def need_known(names: Iterable[str | None], own: Iterable[str]) -> None:
    """BadInput for an own bot that this house does not have."""
    known = [*own]
    for name in names:
        if name is not None and is_own(name) and name not in known:
            raise BadInput("unknown-bot", "bot", {"word": name, "expected": ", ".join([*OFFERED, *known])})


def raised(name: str, floor: int) -> str:
    """The name with a budget that is not too much, and not so little that a simpler bot would be better."""
    kind, colon, budget = name.partition(":")
    unit = "ms" if budget.endswith("ms") else ""
    number = budget.removesuffix("ms")
    if not number.isdecimal():
        return name
    if int(number) > MOST[unit]:
        raise BadInput("wrong-budget", "bot", {"word": name})
    if kind == "mcts" and not unit and 0 < int(number) < floor:
        return f"{kind}{colon}{floor}"
    return name


def milliseconds_of(name: str) -> int | None:
    """The time a bot has for a turn; None for one that is bounded otherwise."""
    budget = name.partition(":")[2]
    number = budget.removesuffix("ms")
    return int(number) if budget.endswith("ms") and number.isdecimal() else None


def is_quick(name: str) -> bool:
    """Is this bot, as it is asked for one decision, done within a moment?"""
    kind, _, budget = name.partition(":")
    if kind != "mcts":
        return True
    milliseconds = milliseconds_of(name)
    if milliseconds is not None:
        return milliseconds <= QUICK_MS
    return budget.isdecimal() and int(budget) <= QUICK_ITERATIONS
