"""The declared layout of a board: one line for each field. Everything that is the same for all boards follows from it.

A field is one number, or a number for each member of one or two axes (each seat, each region and seat). Single numbers
are attributes of the board; all others lie side by side in one block of cells, so that a copy of a board is one block
copy. `tools/make_boards.py` writes the compiled class (`cells.py`) with a reader and writers for each field.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True)
class Axis:
    """What a field is counted by: a name and how many there are at most."""

    name: str
    size: int


@dataclass(frozen=True)
class Field:
    """One field of a board: what it is counted by, the least and most it may hold, how it begins, what it means."""

    name: str
    axes: tuple[Axis, ...]
    least: int
    most: int
    start: int
    meaning: str
    row: str = ""  # the name of a reader of a whole row, where one is wanted: the sum of counts, or which members hold an id

    @property
    def is_count(self) -> bool:
        """Whether it makes sense to add to it: it is no id, which begins as none, and no yes or no."""
        return self.start >= 0 and self.most > 1

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        cells = 1
        for axis in self.axes:
            cells *= axis.size
        return cells


@dataclass(frozen=True)
class Part:
    """Fields that belong together on the table, e.g. the map or a player's estate."""

    name: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Layout:
    """All parts of a board, in the order of their cells."""

    parts: tuple[Part, ...]

    def fields(self) -> Iterator[Field]:
        """All fields, part by part."""
        for part in self.parts:
            yield from part.fields

    def offsets(self) -> dict[str, int]:
        """Where the cells of each field with axes begin."""
        found: dict[str, int] = {}
        at = 0
        for field in self.fields():
            if field.axes:
                found[field.name] = at
                at += field.size
        return found

    def cells(self) -> list[int]:
        """The block of cells of a board on which nothing has happened yet."""
        return [field.start for field in self.fields() if field.axes for _ in range(field.size)]

    def numbers(self) -> list[str]:
        """The names of the single numbers."""
        return [field.name for field in self.fields() if not field.axes]

    def out_of_range(self, board: object) -> Iterator[str]:
        """Every number of a board that its field cannot hold, with its place."""
        for field in self.fields():
            if not field.axes:
                yield from _complain(field, "", getattr(board, field.name))
                continue
            read = getattr(board, field.name)
            for place in product(*[range(axis.size) for axis in field.axes]):
                yield from _complain(field, str(list(place)), read(*place))


def _complain(field: Field, place: str, value: int) -> Iterator[str]:
    if not field.least <= value <= field.most:
        yield f"{field.name}{place} is {value}, not {field.least} to {field.most}"
