"""A bot at a table: asks for a copy made for its seat, and has it thought over."""

from __future__ import annotations

from typing import Protocol

from lazaretto.bots.steady import Steady
from lazaretto.kernel.contract import SomeGame, determinised
from lazaretto.kernel.frame import Position
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import Rng


class Thinker(Protocol):
    """What thinks inside a bot of the house: it sees one determinised copy and nothing else."""

    def pick(self, position: Position, seat: int) -> int:
        """A legal choice for the seat, as a flat number."""


class RandomPlayer:
    """Any legal choice is as good as another."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def pick(self, position: Position, seat: int) -> int:
        options = position.legal()
        return options[self.rng.below(len(options))]


class Bot:
    """A player at one seat of one game."""

    failure: str | None = None  # why another bot goes on in its place

    def __init__(self, name: str, player: Thinker, rng: Rng) -> None:
        self.name = name
        self.player = player
        self.rng = rng

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    @property
    def instead(self) -> str:
        """Who answered the last decision in its place; nobody, mostly."""
        return "greedy" if isinstance(self.player, Steady) and self.player.fell_short else ""

    def choose(self, match: Match, seat: int) -> int:
        """The bot's choice, as a flat number. Nothing of the match but the copy reaches the player."""
        return self.choose_at(match.module, match.here, seat)

    def choose_at(self, module: SomeGame, here: Position, seat: int) -> int:
        """The same at a bare position, as simulations have it."""
        options = here.legal()
        if len(options) == 1:
            return options[0]
        return self.player.pick(determinised(module, here, seat, self.rng), seat)

    def close(self) -> None:
        """The game is over."""
