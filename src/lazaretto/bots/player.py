"""A bot of your own: derive from `Player` and say what you would choose. docs/bot-api.md leads through one.

    from lazaretto.bots import Player, Question

    class Careful(Player):
        def choose(self, asked: Question):
            return max(asked.legal, key=lambda choice: asked.worth(asked.after(choice)))

It sits wherever a bot of the house can: `lazaretto simulate rattus --bots careful.py,greedy`.
"""

from __future__ import annotations

import operator
import random
from typing import SupportsIndex

from lazaretto.bots.sight import Sight
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.contract import determinised
from lazaretto.kernel.encoding import Encoder
from lazaretto.kernel.errors import BadInput, IllegalChoice
from lazaretto.kernel.formats import View
from lazaretto.kernel.frame import Position
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng


class Player:
    """Plays one seat of one game; every game gets a player of its own."""

    def __init__(self, game: Game, players: int, seat: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.seat = seat
        self.random = random.Random(seed)  # use this one, and a simulation can be repeated

    def choose(self, asked: Question) -> Choice | str | SupportsIndex:
        """One of `asked.legal`, or its text, or its flat number."""
        raise NotImplementedError(f"{type(self).__name__} has no choose()")


class Question:
    """What a seat is asked, and all that it may know. Whatever is hidden from the seat was dealt anew in `position`."""

    def __init__(self, game: Game, position: Position, seat: int, rng: Rng) -> None:
        self.game = game
        self.position = position  # yours: nobody else uses it
        self.seat = seat
        self._rng = rng
        self._kind = type(position.todo.top()).__name__
        self._options = sorted(position.legal())  # now: what a bot does with its position does not change what was asked
        self._sight = Sight(game.module.evaluation, game.module.outcome)

    @property
    def kind(self) -> str:
        """What is asked: the name of the frame, e.g. `PlaceRat`."""
        return self._kind

    @property
    def legal(self) -> list[Choice]:
        """Everything that may be chosen."""
        return [Choice(self.game.module.space, option) for option in self._options]

    @property
    def view(self) -> View:
        """The table as this seat sees it, JSON-ready."""
        return self.game.module.view(self.position.board, self.seat)

    def observation(self) -> list[float]:
        """The same as numbers from 0 to 1, as the learning environments show it (`lazaretto.lab`)."""
        return Encoder(self.game.module, self.position.board.players).encode(self.position, self.seat)

    def after(self, choice: Choice | str | SupportsIndex) -> Position:
        """A copy in which the choice was made and chance, if there was any, has answered."""
        copy = self.position.clone()
        copy.apply_trusted(self.option_of(choice))
        return copy

    def dealt(self) -> Position:
        """Another copy, with the hidden things dealt once more and other luck to come."""
        return determinised(self.game.module, self.position, self.seat, self._rng)

    def worth(self, position: Position) -> float:
        """0 to 1: how good the house thinks a position is for this seat."""
        return self._sight.worth(position, self.seat)

    def option_of(self, choice: Choice | str | SupportsIndex) -> int:
        """The flat number of a legal choice in any of its forms; a number may be numpy's."""
        space = self.game.module.space
        if isinstance(choice, Choice):
            option = choice.option
        elif isinstance(choice, str):
            option = space.parse(choice)
        elif isinstance(choice, SupportsIndex) and not isinstance(choice, bool):
            option = operator.index(choice)
        else:
            raise BadInput("unknown-choice", "choice", {"word": repr(choice)})
        if not 0 <= option < space.total:
            raise BadInput("unknown-choice", "choice", {"word": repr(choice)})
        if option not in self._options:
            raise IllegalChoice(space.text(option), self.kind, [])
        return option
