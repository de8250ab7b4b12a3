"""The generator of all chance: sfc32, 32-bit words, the same numbers interpreted and compiled."""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

GENERATOR: Final = "sfc32/1"
WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12
MOST_BELOW: Final[i64] = 1 << 31  # so that word * n fits a machine int


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """One stream of numbers. Small to copy; never shared between a match and a bot."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def clone(self) -> Rng:
        """A generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """The next 32 bits."""
        b, c, counter = self.b, self.c, self.counter
        mixed = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + mixed) & WORD
        return mixed

    def below(self, n: i64) -> i64:
        """A fair number in 0..n-1: the high part of word * n, rejecting the few words that would favour some numbers."""
        if n <= 0 or n > MOST_BELOW:
            raise ValueError(f"no fair number below {n}")
        product = self.word() * n
        if product & WORD < n:  # perhaps one of the unfair words; nearly never for small n
            unfair: i64 = (WORD + 1 - n) % n
            while product & WORD < unfair:
                product = self.word() * n
        return product >> 32

    def save(self) -> list[int]:
        """Its four words, as positions keep them."""
        return [self.a, self.b, self.c, self.counter]


def stream(seed: int, name: str) -> Rng:
    """The stream called `name` of a seed; streams of one seed do not disturb each other."""
    digest = hashlib.sha256(f"{GENERATOR}:{seed}:{name}".encode()).digest()
    a, b, c = struct.unpack_from("<3I", digest)
    rng = Rng(a, b, c, 1)
    for _ in range(WARM_UP):
        rng.word()
    return rng


def commitment(game: str, seed: int) -> str:
    """What the host publishes before the game, so that the seed shown after it can be checked."""
    return hashlib.sha256(f"lazaretto:{game}:{seed}".encode()).hexdigest()
