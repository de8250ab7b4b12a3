"""Players that are not people. A bot is handed copies in which all its seat cannot know was dealt anew.

bot = make_bot("mcts:1000", module, seed=1)
option = bot.choose(match, seat)
"""

from __future__ import annotations

import secrets
from typing import Protocol

from lazaretto.bots import frozen
from lazaretto.bots.greedy import Greedy
from lazaretto.bots.mcts import DEFAULT_ITERATIONS, Search
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import Position
from lazaretto.kernel.match import Match, determinised
from lazaretto.kernel.rng import Rng, stream

BOTS = ("random", "greedy", "mcts")
YARDSTICKS = ("greedy@1", "mcts@1")  # for comparisons; not offered at a table


class Player(Protocol):
    """What thinks inside a bot: it sees one determinised copy and nothing else."""

    def pick(self, position: Position, seat: int) -> int: ...


class RandomPlayer:
    """Any legal choice is as good as another."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def pick(self, position: Position, seat: int) -> int:
        options = position.legal()
        return options[self.rng.below(len(options))]


class Bot:
    """A player at a table: asks the match for a copy made for its seat, and has it thought over."""

    def __init__(self, name: str, player: Player, rng: Rng) -> None:
        self.name = name
        self.player = player
        self.rng = rng

    def choose(self, match: Match, seat: int) -> int:
        """The bot's choice, as a flat number. Nothing of the match but the copy reaches the player."""
        return self.choose_at(match.module, match.here, seat)

    def choose_at(self, module: GameModule, here: Position, seat: int) -> int:
        """The same at a bare position, as simulations have it."""
        options = here.legal()
        if len(options) == 1:
            return options[0]
        return self.player.pick(determinised(module, here, seat, self.rng), seat)


def make_bot(spec: str, module: GameModule, seed: int | None = None) -> Bot:
    """A bot by its spec: `random`, `greedy`, `mcts`, `mcts:1000` (iterations), `mcts:500ms` (time a choice), or one of the
    frozen YARDSTICKS, likewise. BadInput if there is none of that name.
    """
    name, _, budget = spec.partition(":")
    kind, _, version = name.partition("@")
    rng = stream(secrets.randbits(64) if seed is None else seed, f"bot {spec.replace(f'@{version}', '')}")
    if name not in (*BOTS, *YARDSTICKS):
        raise BadInput("unknown-bot", "bot", {"word": spec, "expected": ", ".join(BOTS)})
    if budget and kind != "mcts":
        raise BadInput("wrong-budget", "bot", {"word": spec})
    if kind == "random":
        return Bot(spec, RandomPlayer(rng), rng)
    limits = _budget(budget, spec) if kind == "mcts" else (0, 0)
    player = _frozen(kind, module, rng, limits) if version else _present(kind, module, rng, limits)
    return Bot(spec, player, rng)


def _present(kind: str, module: GameModule, rng: Rng, limits: tuple[int, int]) -> Player:
    if kind == "greedy":
        return Greedy(module.evaluation, module.outcome, module.determinise, rng)
    return Search(module.evaluation, module.outcome, module.determinise, module.turns_ahead, rng, *limits)


def _frozen(kind: str, module: GameModule, rng: Rng, limits: tuple[int, int]) -> Player:
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
