"""Players that are not people. A bot is handed copies in which all its seat cannot know was dealt anew.

    bot = make_bot("mcts:1000", module, seed=1)
    option = bot.choose(match, seat)

`make_bot` knows the bots of the house. Those that somebody wrote (`Player`) are known in `guests.py`, which runs their code.
"""

from __future__ import annotations

import secrets

from lazaretto.bots import frozen
from lazaretto.bots.bot import Bot, RandomPlayer, Thinker
from lazaretto.bots.greedy import Greedy
from lazaretto.bots.mcts import DEFAULT_ITERATIONS, Search
from lazaretto.bots.player import Player, Question
from lazaretto.bots.steady import Steady
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.rng import Rng, stream

__all__ = ["BOTS", "YARDSTICKS", "Bot", "Player", "Question", "make_bot"]

BOTS = ("random", "greedy", "mcts")
YARDSTICKS = ("greedy@1", "mcts@1")  # for comparisons; not offered at a table


def make_bot(spec: str, module: SomeGame, seed: int | None = None) -> Bot:
    """A bot by its spec: `random`, `greedy`, `mcts`, `mcts:1000` (iterations), `mcts:500ms` (time a choice), or one of the
    frozen YARDSTICKS, likewise. BadInput if there is none of that name.

    A search by time takes more, up to three times as much, where it would be weaker than `greedy`; beyond that `greedy`
    itself answers.
    """
    kind, version, limits = split(spec)
    rng = stream(secrets.randbits(64) if seed is None else seed, f"bot {spec.replace(f'@{version}', '')}")
    if kind == "random":
        return Bot(spec, RandomPlayer(rng), rng)
    player = _frozen(kind, module, rng, limits) if version else _present(kind, module, rng, limits)
    return Bot(spec, player, rng)


def is_house(spec: str) -> bool:
    return spec.partition(":")[0] in (*BOTS, *YARDSTICKS)


def split(spec: str) -> tuple[str, str, tuple[int, int]]:
    """The kind of a bot of the house, its version if it is a frozen one, and its limits."""
    name, _, budget = spec.partition(":")
    if not is_house(spec):
        raise BadInput("unknown-bot", "bot", {"word": spec, "expected": ", ".join(BOTS)})
    kind, _, version = name.partition("@")
    if budget and kind != "mcts":
        raise BadInput("wrong-budget", "bot", {"word": spec})
    return kind, version, _budget(budget, spec) if kind == "mcts" else (0, 0)


def _present(kind: str, module: SomeGame, rng: Rng, limits: tuple[int, int]) -> Thinker:
    if kind == "greedy":
        return Greedy(module.evaluation, module.outcome, module.determinise, rng)
    parts = (module.evaluation, module.outcome, module.determinise)
    if limits[1] == 0:
        return Search(*parts, module.turns_ahead, rng, *limits)
    search = Search(*parts, module.turns_ahead, rng, *limits, module.search_floor)
    return Steady(search, Greedy(*parts, rng))


def _frozen(kind: str, module: SomeGame, rng: Rng, limits: tuple[int, int]) -> Thinker:
    """The first version of a bot, which looks at boards with the first version of the evaluation."""
    evaluate = module.evaluation.evaluate
    if kind == "greedy":
        return frozen.Greedy(evaluate, module.outcome, module.determinise, rng)
    return frozen.Search(evaluate, module.outcome, module.determinise, module.turns_ahead, rng, *limits)


def _budget(budget: str, spec: str) -> tuple[int, int]:
    """Iterations and milliseconds; 0 is no limit of that kind."""
    if not budget:
        return DEFAULT_ITERATIONS, 0
    number = budget.removesuffix("ms")
    if not number.isdecimal() or int(number) < 1:
        raise BadInput("wrong-budget", "bot", {"word": spec})
    return (0, int(number)) if budget.endswith("ms") else (int(number), 0)
