"""One place at which a game is played after the other, perhaps with bots on all seats but one."""

from __future__ import annotations

from collections.abc import Sequence

from lazaretto.bots import Bot
from lazaretto.bots.guests import any_bot
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import Position
from lazaretto.kernel.rng import stream
from lazaretto.lab import Seeds, Setting
from lazaretto.lab.batch import NOBODY, Batch, go_on


class Table:
    """The games of one place. Chance, seats and bots follow from the seed alone."""

    def __init__(
        self, setting: Setting, seed: int, opponents: Sequence[str] | None = None, own_seat: int | None = None
    ) -> None:
        if opponents is not None and len(opponents) != setting.players - 1:
            expected = str(setting.players - 1)
            raise BadInput("wrong-seats", "opponents", {"given": str(len(opponents)), "expected": expected})
        if own_seat is not None and not 0 <= own_seat < setting.players:
            raise BadInput("unknown-seat", "own_seat", {"word": str(own_seat)})
        self.setting = setting
        self.seeds = Seeds(seed)
        self.opponents = opponents
        self.fixed_seat = own_seat
        self.own_seat = own_seat or 0
        self.bots: dict[int, Bot] = {}  # by seat

    def open(self) -> Position:
        """The next game, at a decision of the learner: he sits on the seat agreed on, or on any."""
        while True:
            seed = self.seeds.take()
            here = self.setting.deal(seed)
            if self.opponents is None:
                return here
            self._seat(seed)
            go_on(here)
            while not here.is_over() and here.who() in self.bots:
                self._choose(here)
            if not here.is_over():
                return here

    def _seat(self, seed: int) -> None:
        assert self.opponents is not None
        rng = stream(seed, "seats")
        self.own_seat = rng.below(self.setting.players) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(self.setting.players) if seat != self.own_seat]
        self.bots = {
            seat: any_bot(spec, self.setting.module, rng.word()) for seat, spec in zip(others, self.opponents, strict=True)
        }

    def _choose(self, here: Position) -> None:
        seat = here.who()
        here.apply_trusted(self.bots[seat].choose_at(self.setting.module, here, seat))
        go_on(here)

    def play_others(self, batch: Batch, game: int) -> None:
        """Let the bots choose until the learner is asked again, or the game is done."""
        while not batch.is_done(game):
            seat = batch.seats[game]
            if seat == NOBODY or seat not in self.bots:
                return
            batch.take(game, self.bots[seat].choose_at(self.setting.module, batch.positions[game], seat))
