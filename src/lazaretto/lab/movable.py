"""Environments that can be copied and sent to another process in the middle of a game.

numpy looks at memory that a batch has laid out, and neither `copy` nor `pickle` knows of that: a copied array would be one
that nobody writes to any more. So what is kept is what the memory says; it is laid out anew, and looked at anew.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from lazaretto.kernel.frame import Position
from lazaretto.lab import Setting
from lazaretto.lab.batch import Batch


class Kept(NamedTuple):
    """Everything a batch holds; `page` and `marks` are what is written there, by place."""

    positions: list[Position]
    seats: list[int]
    made: list[int]
    rewards: list[float]
    ended: list[int]
    cut: list[int]
    page: list[tuple[int, int]]
    marks: list[int]


def kept(batch: Batch) -> Kept:
    page, marks = batch.page, batch.marks
    places = [int(page.written[at]) for at in range(page.count)]
    return Kept(
        batch.positions,
        [int(each) for each in batch.seats],
        [int(each) for each in batch.made],
        [float(each) for each in batch.rewards],
        [int(each) for each in batch.ended],
        [int(each) for each in batch.cut],
        [(place, int(page.cells[place])) for place in places],
        [int(marks.written[at]) for at in range(marks.count)],
    )


def laid_out(setting: Setting, was: Kept) -> Batch:
    """A batch that goes on where the kept one was."""
    batch = setting.batch(list(was.positions))
    for game in range(len(was.positions)):
        batch.seats[game], batch.made[game] = was.seats[game], was.made[game]
        batch.ended[game], batch.cut[game] = was.ended[game], was.cut[game]
    for at, reward in enumerate(was.rewards):
        batch.rewards[at] = reward
    for place, bits in was.page:
        batch.page.put(place, bits)
    for place in was.marks:
        batch.marks.mark(place)
    return batch


class Movable:
    """What every environment has: a setting, a batch, and arrays that look at the memory of the batch."""

    SEEN: ClassVar[frozenset[str]]  # the attributes that look there; `_look_at_memory` makes them
    setting: Setting
    batch: Batch

    def _look_at_memory(self) -> None:
        raise NotImplementedError

    def __getstate__(self) -> dict[str, object]:
        state = {name: value for name, value in vars(self).items() if name not in self.SEEN}
        return {**state, "batch": kept(self.batch)}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        was = state["batch"]
        assert isinstance(was, Kept)
        self.batch = laid_out(self.setting, was)
        self._look_at_memory()
