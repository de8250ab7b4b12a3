"""The laboratory. Here is what its learning environments share: what a seat is shown, and what a result is worth.

An environment shows a seat the game's own encoding of the board (`GameModule.observe`) and, after it, what is asked
(`Encoder`). It pays at the end only, by places (`by_place`). By the rules a game may have no limit of turns, so
every environment stops after `LONGEST` choices of the seats, unless told another number: a draw, worth 0 to all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lazaretto.kernel.contract import GameModule, Outcome
from lazaretto.kernel.declared import fields_of
from lazaretto.kernel.frame import Position, laid, stacked
from lazaretto.kernel.game import clean_options
from lazaretto.kernel.rng import Rng

LONGEST = 1000  # choices of the seats; random games of Rattus need about 150, the longest of 180 needed 211
FIELD_BITS = 10  # of each field of the frame that asks


class Encoder:
    """All that a seat is shown, as numbers between 0 and 1: the board, then what is asked. `names` names each.

    What is asked, for every game alike: the kind of the frame on top of the todo stack (one of all frames, by name);
    the seat that must choose (relative: the observer is `p0`; none while chance decides or when the game is over);
    and the fields of that frame in the order of its constructor, each as `FIELD_BITS` binary digits of its value plus
    one, lowest first. A field called `seat` is relative too. Fields of frames are public ids, so nothing leaks.
    """

    def __init__(self, module: GameModule, players: int) -> None:
        self.module = module
        self.players = players
        self.frames = {name: at for at, name in enumerate(sorted(module.frames))}
        self.fields = max(len(fields_of(kind)) for kind in module.frames.values())

    def encode(self, position: Position, seat: int) -> list[float]:
        return [*self.module.observe(position.board, seat), *self._asked(position, max(seat, 0))]

    def names(self) -> list[str]:
        """The name of every entry of `encode`."""
        board = self.module.describe(self.players)
        asked = [f"asked.{name}" for name in self.frames]
        mover = [f"to-move.p{step}" for step in range(self.players)]
        bits = [f"field{field}.bit{bit}" for field in range(self.fields) for bit in range(FIELD_BITS)]
        return [*board, *asked, *mover, *bits]

    def _asked(self, position: Position, seat: int) -> list[float]:
        row = [0.0] * (len(self.frames) + self.players + self.fields * FIELD_BITS)
        if position.is_over():
            return row
        frame = position.todo.top()
        row[self.frames[type(frame).__name__]] = 1.0
        if frame.who >= 0:
            row[len(self.frames) + (frame.who - seat) % self.players] = 1.0
        first = len(self.frames) + self.players
        for at, (name, _) in enumerate(fields_of(type(frame))):
            value = getattr(frame, name)
            if name == "seat":
                value = (value - seat) % self.players
            row[first + at * FIELD_BITS : first + (at + 1) * FIELD_BITS] = _bits(value)
        return row


def _bits(value: Any) -> list[float]:
    """The binary digits of a field; a field that is not a number, or too large, is not told."""
    shifted = value + 1 if isinstance(value, int) and -1 <= value < 2**FIELD_BITS - 1 else 0
    return [float(shifted >> bit & 1) for bit in range(FIELD_BITS)]


def by_place(outcome: Outcome) -> list[float]:
    """What a result is worth to each seat, from +1 to -1: (seats placed worse - seats placed better) / other seats.

    With two players +1 and -1; with four 1, 1/3, -1/3, -1; equal places share; the sum is 0. Alone: won or lost.
    """
    places = outcome.ranking
    if len(places) == 1:
        return [1.0 if outcome.winners else -1.0]
    worth = [sum(other > place for other in places) - sum(other < place for other in places) for place in places]
    return [value / (len(places) - 1) for value in worth]


def initial_position(module: GameModule, tables: Any, players: int, options: Mapping[str, Any]) -> Position:
    """The very beginning, before any chance: the first thing asked may be nature's to say."""
    todo = stacked([])
    board = module.setup(tables, players, clean_options(module, options, players), todo)
    todo.turn_over(0)
    position = laid(board, todo, Rng(0, 0, 0, 1))
    position.start()
    return position
