"""Pages: numbers that compiled code writes and that others see where they lie, without a copy.

A learner wants arrays, and numpy is no part of the engine. So what a seat sees is written into a block of memory laid out
once, and whoever has numpy looks at that same memory: `numpy.frombuffer(page.cells, "float32")`. What was measured, and
why the numbers are written as the bits of floats: docs/decisions/0010.

Seats are told relative to the observer: he is the first, the seat after him the second, and so on around the table.
"""

from __future__ import annotations

import struct
from typing import Any, Final

from mypy_extensions import i32, i64, mypyc_attr, u8

from lazaretto.kernel.blocks import append, vec

ONE: Final[i32] = 0x3F800000  # the bits of 1.0


def float_bits(value: float) -> i32:
    """The bits of a float of 32 bits."""
    bits: i32 = struct.unpack("i", struct.pack("f", value))[0]
    return bits


@mypyc_attr(acyclic=True)
class Shares:
    """The bits of `count / most` as a float of 32 bits; reckoned once for every `most` that is asked for."""

    def __init__(self) -> None:
        self.rows: vec[vec[i32]] = vec[vec[i32]]()

    def bits(self, count: i64, most: i64) -> i32:
        """Nothing below 0 and nothing above 1."""
        if count <= 0 or most <= 0:
            return 0
        if count >= most:
            return ONE
        while len(self.rows) <= most:
            self.rows = append(self.rows, vec[i32]())
        row = self.rows[most]
        if len(row) == 0:
            row = vec[i32]([float_bits(int(part) / int(most)) for part in range(most)])
            self.rows[most] = row
        return row[count]


SHARES: Final = Shares()


@mypyc_attr(acyclic=True)
class Page:
    """Numbers from 0 to 1, written from left to right; what is passed over is 0."""

    def __init__(self, size: i64) -> None:
        self.cells: vec[i32] = vec[i32]([0] * size)  # the bits of floats
        self.written: vec[i32] = vec[i32]([0] * size)  # which of them are not 0, so that clearing is quick
        self.count: i64 = 0
        self.at: i64 = 0  # where the next number goes
        self.first: i64 = 0  # the seat from which the others are counted
        self.players: i64 = 1
        self.shares: Final = SHARES

    def clear(self) -> None:
        """All entries are 0 again; only what was written is touched."""
        cells, written = self.cells, self.written
        for at in range(self.count):
            cells[i64(written[at])] = 0
        self.count = 0

    def begin(self, at: i64, seat: i64, players: i64) -> None:
        """Go to a place, to tell what a seat sees; somebody who only watches (-1) sees as from seat 0."""
        self.at = at
        self.first = seat if seat >= 0 else 0
        self.players = players

    # ---------------------------------------------------------------- from left to right

    def skip(self, count: i64) -> None:
        """Leave so many entries at 0."""
        self.at += count

    def flag(self, on: bool) -> None:
        """The next entry: 1 or 0."""
        if on:
            self.put(self.at, ONE)
        self.at += 1

    def share(self, count: i64, most: i64) -> None:
        """`count / most`, not below 0 and not above 1."""
        if count > 0:
            self.put_share(self.at, count, most)
        self.at += 1

    def one_of(self, which: i64, size: i64) -> None:
        """A flag for each of `size` things, the one of `which`; none if it is no such thing."""
        if 0 <= which < size:
            self.put(self.at + which, ONE)
        self.at += size

    def set_of(self, bits: i64, size: i64) -> None:
        """A flag for each of `size` things, those that are in a set."""
        at = self.at
        self.at += size
        while bits and at < self.at:
            if bits & 1:
                self.put(at, ONE)
            bits >>= 1
            at += 1

    def seat(self, seat: i64) -> None:
        """A flag for each seat; none for nobody."""
        if seat >= 0:
            self.put(self.at + self.step(seat), ONE)
        self.at += self.players

    def seats(self, bits: i64) -> None:
        """A flag for each seat that is in a set."""
        for step in range(self.players):
            self.flag((bits >> self.nth(step)) & 1 != 0)

    # ---------------------------------------------------------------- anywhere

    def put(self, at: i64, bits: i32) -> None:
        """An entry at its place, as the bits of a float."""
        if self.cells[at] == 0:
            self.written[self.count] = i32(at)
            self.count += 1
        self.cells[at] = bits

    def mark(self, at: i64) -> None:
        """A 1 at its place."""
        self.put(at, ONE)

    def spread(self, bits: i64, at: i64, room: i64) -> None:
        """Mark the members of a set, each of which has `room` entries."""
        while bits:
            if bits & 1:
                self.put(at, ONE)
            bits >>= 1
            at += room

    def put_share(self, at: i64, count: i64, most: i64) -> None:
        """An entry at its place: how much of the most there can be."""
        bits = self.shares.bits(count, most)
        if bits != 0:
            self.put(at, bits)

    # ---------------------------------------------------------------- seats around the table

    def nth(self, step: i64) -> i64:
        """The seat so many places after the observer."""
        seat = self.first + step
        return seat if seat < self.players else seat - self.players

    def step(self, seat: i64) -> i64:
        """How many places after the observer a seat comes."""
        step = seat - self.first
        return step if step >= 0 else step + self.players

    def listed(self) -> list[float]:
        """All numbers of the page, as a list of one's own."""
        memory: Any = self.cells  # a buffer, though its type does not say so
        return list(struct.unpack(f"{len(self.cells)}f", memory))


@mypyc_attr(acyclic=True)
class Marks:
    """Flags, a byte each: which choices are legal. Seen as `numpy.frombuffer(marks.cells, "int8")`."""

    def __init__(self, size: i64) -> None:
        self.cells: vec[u8] = vec[u8]([0] * size)
        self.written: vec[i32] = vec[i32]([0] * size)
        self.count: i64 = 0

    def clear(self) -> None:
        """Nothing is marked any more."""
        cells, written = self.cells, self.written
        for at in range(self.count):
            cells[i64(written[at])] = 0
        self.count = 0

    def mark(self, at: i64) -> None:
        """This one is legal."""
        if self.cells[at] == 0:
            self.written[self.count] = i32(at)
            self.count += 1
        self.cells[at] = 1

    def has(self, at: i64) -> bool:
        """Is it marked?"""
        return self.cells[at] != 0
