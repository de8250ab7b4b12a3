"""What is offered: the buffer that frames write their choices into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.kernel.blocks import append, vec
from lazaretto.kernel.board import SomeBoard
from lazaretto.kernel.rng import Rng

if TYPE_CHECKING:
    from lazaretto.kernel.frame import Frame

MANY: Final[i64] = 1_000_000_000
WIDEST: Final[i64] = 63  # numbers that a set may hold
ROOM: Final = 128  # options a fresh buffer has room for; it grows


@mypyc_attr(acyclic=True)
class Options:
    """The choices a frame offers, in order, with odds if nature chooses. One buffer serves a position and its copies."""

    def __init__(self) -> None:
        self.all: vec[i64] = vec[i64]([0] * ROOM)
        self.odds: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.has_odds = False  # otherwise all choices are equal
        self.total: i64 = 0  # of the odds; nature can choose nothing if it is 0
        self.enough: i64 = MANY  # with so many choices the asker knows all it wants to know
        self.filled: i64 = 0  # how often it was filled: so a position knows whether its own answer is still in it

    def clear(self) -> None:
        """Begin anew."""
        self.count = 0
        self.has_odds = False
        self.total = 0

    def add(self, option: i64) -> None:
        """Offer one more choice, as a flat number."""
        at = self.count
        if at < len(self.all):
            self.count = at + 1
            self.all[at] = option
        else:  # in a function of its own, so that the compiled short way stays short
            self._add_beyond(option)

    def add_if(self, is_offered: bool, option: i64) -> None:
        """Offer it or not. It is written in any case and perhaps written over: no branch to guess wrongly."""
        at = self.count
        if at < len(self.all):
            self.count = at + is_offered
            self.all[at] = option
        elif is_offered:
            self._add_beyond(option)

    def _add_beyond(self, option: i64) -> None:
        self.all = append(self.all, option)
        self.odds = append(self.odds, 0)
        self.count += 1

    def add_all(self, numbers: vec[i64], first: i64) -> None:
        """A choice for each number of a block: the option `first` and so many further on."""
        if len(self.all) < self.count + len(numbers):  # asked here, for where the source runs a call costs more than it
            self._make_room(len(numbers))
        all_, count = self.all, self.count
        for number in numbers:
            all_[count] = first + number
            count += 1
        self.count = count

    def add_each(self, numbers: i64, first: i64) -> None:
        """The same for a set of numbers, in their order."""
        if len(self.all) < self.count + WIDEST:
            self._make_room(WIDEST)
        all_, count, option = self.all, self.count, first
        while numbers:  # what is not in the set is written, too, and then written over: no branch to guess wrongly
            all_[count] = option
            count += numbers & 1
            numbers >>= 1
            option += 1
        self.count = count

    def _make_room(self, more: i64) -> None:
        while len(self.all) < self.count + more:
            self.all = append(self.all, 0)
            self.odds = append(self.odds, 0)

    def add_odds(self, option: i64, weight: i64) -> None:
        """A choice of nature with its odds. Either all choices of a frame have odds or none."""
        self.add(option)
        self.has_odds = True
        self.odds[self.count - 1] = weight
        self.total += weight

    def remove(self, option: i64) -> None:
        """Take back an offered choice, if it is there; the others keep their order."""
        at: i64 = 0
        while at < self.count and self.all[at] != option:
            at += 1
        if at == self.count:
            return
        self.count -= 1
        while at < self.count:
            self.all[at] = self.all[at + 1]
            at += 1

    def has(self, option: i64) -> bool:
        """Is it offered?"""
        for at in range(self.count):  # noqa: SIM110 (a generator is slow in the compiled engine)
            if self.all[at] == option:
                return True
        return False

    def could_answer(self, frame: Frame, g: SomeBoard) -> bool:
        """Would this frame, asked now, offer anything? So nobody writes a second time when there is something to do."""
        before, enough = self.count, self.enough
        self.enough = before + 1
        frame.options(g, self)
        found = self.count > before
        self.count, self.enough = before, enough
        return found

    def is_enough(self) -> bool:
        """May a long list of choices be cut short? Only where somebody asks whether there are any."""
        return self.count >= self.enough

    def listed(self) -> list[int]:
        """What is offered, in order, as a list of one's own."""
        return [self.all[at] for at in range(self.count)]

    def listed_odds(self) -> list[int]:
        """Empty when all choices are equal."""
        return [self.odds[at] for at in range(self.count)] if self.has_odds else []

    def drawn(self, rng: Rng) -> i64:
        """One of the choices, drawn by their odds."""
        at: i64 = 0
        if not self.has_odds:
            at = rng.below(self.count)
            return self.all[at]
        left = rng.below(self.total) - self.odds[0]
        while left >= 0:
            at += 1
            left -= self.odds[at]
        return self.all[at]
