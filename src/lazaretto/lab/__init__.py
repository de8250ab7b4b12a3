"""The laboratory. Here is what its learning environments share: what is played, what is shown, what a result is worth.

An environment shows a seat the game's own encoding of the board and what remains to be done (`kernel/encoding.py`). It
pays at the end only, by places (`by_place`). What is forced goes by itself. By the rules a game may have no limit of turns,
so every environment stops after `LONGEST` choices of the seats, unless told another number: a draw, worth 0 to all.
"""

from __future__ import annotations

from collections.abc import Mapping

import lazaretto
from lazaretto.kernel.encoding import Encoder
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.frame import Position
from lazaretto.kernel.game import Game, begun
from lazaretto.kernel.rng import Rng, stream
from lazaretto.lab.batch import Batch, by_place

__all__ = ["LONGEST", "VERSION", "Encoder", "Seeds", "Setting", "by_place"]

VERSION = 1  # of the environments: it moves when the same actions would show, pay or cost something else
LONGEST = 1000  # choices of the seats; random games of Rattus need about 150, those of five in Pest about 450


class Setting:
    """What is played: a game, the number of players, agreed options, printed values, and when a game is cut off.

    Without a name it is the first game of the house. BadInput says what cannot be played.
    """

    def __init__(
        self,
        game: str | None = None,
        players: int = 4,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        longest: int = LONGEST,
    ) -> None:
        if not isinstance(longest, int) or longest < 1:
            raise BadInput("too-small", "longest", {"given": str(longest), "expected": "1"})
        self.game: Game = lazaretto.game(game or lazaretto.game_names()[0])
        self.module = self.game.module
        self.players = players
        self.options = dict(options or {})
        self.edition = edition
        self.longest = longest
        self._table = self.game.laid_out(players, self.options, edition)
        self.encoder = Encoder(self.module, players)
        self.actions = self.module.space.size

    @property
    def width(self) -> int:
        """How many numbers a seat is shown."""
        return int(self.encoder.size)

    def deal(self, seed: int) -> Position:
        """The beginning of the game that a seed gives."""
        return begun(self._table, seed)

    def batch(self, positions: list[Position]) -> Batch:
        """Games side by side."""
        return Batch(self.encoder, self.actions, self.longest, self.module.outcome, positions)

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.game.name, self.players, self.options, self.edition, self.longest)

    def changed(self, options: Mapping[str, object]) -> Setting:
        """The same with other options; those that the game does not know are not its business."""
        known = self.module.option_values(self.players)
        wished = {name: value for name, value in options.items() if name in known}
        if not wished:
            return self
        return Setting(self.game.name, self.players, {**self.options, **wished}, self.edition, self.longest)


class Seeds:
    """The seeds of one game after the other. The first is the one that was given; the others follow from it."""

    def __init__(self, first: int) -> None:
        self.next: int | None = first
        self.rng: Rng = stream(first, "episodes")

    def take(self) -> int:
        """The seed of the next game."""
        given, self.next = self.next, None
        return (self.rng.word() << 32 | self.rng.word()) if given is None else given
