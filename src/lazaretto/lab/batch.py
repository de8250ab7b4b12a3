"""Many games side by side, for learners: choices go in, what the asked seats see comes out. All memory is laid out once.

This is the compiled half of the environments; `vector.py`, `gymnasium.py` and `pettingzoo.py` put numpy and manners around
it. An environment asks what somebody has to think about: a choice that is forced goes by itself, unless its being forced is
a secret. By the rules a game may have no limit of turns, so every game is cut off after `longest` choices.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i32, i64, mypyc_attr, u8

from lazaretto.kernel.blocks import vec
from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.encoding import Encoder
from lazaretto.kernel.frame import Position
from lazaretto.kernel.page import Marks, Page
from lazaretto.kernel.rng import Rng

NOBODY: Final[i32] = -1  # asked, when a game is over
PENALTY: Final = 1.0  # for choosing what is not legal


@mypyc_attr(acyclic=True)
class Batch:
    """Games of one kind, each at a decision of a seat or over. Arrays hold a row for each game."""

    def __init__(
        self,
        encoder: Encoder,
        actions: i64,
        longest: i64,
        outcome: Callable[[BaseBoard], Outcome],
        positions: list[Position],
    ) -> None:
        count = len(positions)
        self.encoder: Final = encoder
        self.actions: Final[i64] = actions
        self.longest: Final[i64] = longest
        self.outcome: Final = outcome
        self.positions: Final = positions
        self.page: Final = Page(count * encoder.size)
        self.marks: Final = Marks(count * actions)
        self.seats: vec[i32] = vec[i32]([0] * count)  # who is asked
        self.made: vec[i32] = vec[i32]([0] * count)  # choices so far
        self.rewards: vec[float] = vec[float]([0.0] * (count * encoder.players))  # of the last step
        self.ended: vec[u8] = vec[u8]([0] * count)  # by the rules, in the last step
        self.cut: vec[u8] = vec[u8]([0] * count)  # because it took too long
        for game in range(count):
            self.put(game, positions[game])

    def put(self, game: i64, position: Position) -> None:
        """Begin another game in this place."""
        self.positions[game] = position
        self.made[game] = 0
        go_on(position)
        self.seats[game] = NOBODY if position.is_over() else i32(position.who())

    # ---------------------------------------------------------------- playing

    def step(self, choices: list[int]) -> None:
        """Take one choice in each game. One that was not offered ends its game."""
        self.forget()
        for game in range(len(self.positions)):
            if self.is_legal(game, choices[game]):
                self.take(game, choices[game])
            else:
                self.lose(game)

    def done(self) -> list[int]:
        """The games that the last step has finished."""
        return [game for game in range(len(self.positions)) if self.is_done(game)]

    def is_done(self, game: i64) -> bool:
        return self.ended[game] != 0 or self.cut[game] != 0

    def forget(self) -> None:
        """What the last step brought is past."""
        for game in range(len(self.positions)):
            if self.is_done(game):
                self.ended[game] = 0
                self.cut[game] = 0
                for seat in range(self.encoder.players):
                    self.rewards[game * self.encoder.players + seat] = 0.0

    def take(self, game: i64, choice: i64) -> None:
        """Take one legal choice in one game, and what is forced after it; note if the game is done."""
        position = self.positions[game]
        position.apply_trusted(choice)
        go_on(position)
        self.made[game] += 1
        if position.is_over():
            self.seats[game] = NOBODY
            self.ended[game] = 1
            self._pay(game)
        else:
            self.seats[game] = i32(position.who())
            if i64(self.made[game]) >= self.longest:
                self.cut[game] = 1

    def lose(self, game: i64) -> None:
        """End a game because the asked seat chose what is not legal; it alone pays."""
        self.rewards[game * self.encoder.players + i64(self.seats[game])] = -PENALTY
        self.seats[game] = NOBODY
        self.ended[game] = 1

    def _pay(self, game: i64) -> None:
        """By places (`by_place`)."""
        first = game * self.encoder.players
        paid: list[float] = by_place(self.outcome(self.positions[game].board))
        for seat in range(self.encoder.players):
            self.rewards[first + seat] = paid[seat]

    # ---------------------------------------------------------------- seeing

    def see(self) -> None:
        """Write what the asked seat of each game sees, and what it may choose."""
        self.page.clear()
        self.marks.clear()
        for game in range(len(self.positions)):
            seat = self.seats[game]
            if seat == NOBODY:
                continue
            self.encoder.write(self.positions[game], i64(seat), self.page, game * self.encoder.size)
            self._offer(game)

    def offer(self) -> None:
        """Write what the asked seat of each game may choose, and nothing else."""
        self.marks.clear()
        for game in range(len(self.positions)):
            if self.seats[game] != NOBODY:
                self._offer(game)

    def _offer(self, game: i64) -> None:
        out = self.positions[game].ask()
        first = game * self.actions
        for at in range(out.count):
            self.marks.mark(first + out.all[at])

    def watch(self, game: i64, seat: i64, page: Page, at: i64) -> None:
        """Write what any seat of a game sees now, on a page of one's own that was cleared."""
        self.encoder.write(self.positions[game], seat, page, at)

    def is_legal(self, game: i64, choice: i64) -> bool:
        """Is it one of the choices that were offered last?"""
        return 0 <= choice < self.actions and self.marks.has(game * self.actions + choice)

    def illegal(self, choices: list[int]) -> list[int]:
        """The games for which something was chosen that was not offered."""
        return [game for game in range(len(self.positions)) if not self.is_legal(game, choices[game])]

    def sample(self, rng: Rng) -> list[int]:
        """A random legal choice for each game; 0 for one that is over."""
        chosen: list[int] = []
        for game in range(len(self.positions)):
            if self.seats[game] == NOBODY:
                chosen.append(0)
            else:
                out = self.positions[game].ask()
                chosen.append(out.all[rng.below(out.count)])
        return chosen


def go_on(position: Position) -> None:
    """Take what is forced, until there is something to choose; not where others could learn from it that it was forced."""
    while not position.is_over() and position.ask().count == 1 and not position.todo.top().is_secret(position.board):
        position.apply_trusted(position.ask().all[0])


def by_place(outcome: Outcome) -> list[float]:
    """What a result is worth to each seat, from +1 to -1: (seats placed worse - seats placed better) / other seats.

    With two players +1 and -1; with four 1, 1/3, -1/3, -1; equal places share; the sum is 0. Alone: won or lost.
    """
    places: list[int] = outcome.ranking
    others = len(places) - 1
    if others == 0:
        return [1.0 if outcome.winners else -1.0]
    worth: list[float] = []
    for place in places:
        lead: i64 = 0
        for other in places:
            lead += int(other > place) - int(other < place)
        worth.append(float(lead) / float(others))
    return worth
