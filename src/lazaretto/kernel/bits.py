"""Sets of small numbers as the bits of one machine int."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.kernel.blocks import vec

POWERS: Final = vec[i64]([2**at for at in range(63)])


def bit(at: i64) -> i64:
    """The set of one number. (Write this, not `1 << at`: the compiler shifts a literal as a C int of 32 bits.)"""
    return POWERS[at]


def size(bits: i64) -> i64:
    """How many numbers are in the set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
