"""Take-backs over chance: from which decision on chance is drawn anew, and from which stream of the seed.

Whoever goes back behind a result of chance has seen what the generator gives next; with the same stream he could choose so
that it suits him. So each such take-back is counted, and from the decision it went back to chance comes from a stream of the
seed and that count. The record keeps (decision, count). What a later one goes back behind is forgotten with the choices
there, so decisions and counts both grow, and the last count says how many there were in all.
"""

from __future__ import annotations

from typing import NamedTuple

from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.rng import Rng, stream


class Redrawn(NamedTuple):
    """From decision `n` on, chance comes from the stream of take-back number `k`."""

    n: int
    k: int


def redrawing(seed: int, k: int) -> Rng:
    """The stream that take-back number `k` of a game begins."""
    return stream(seed, f"play {k}")


def read_redrawn(form: object, last: int) -> list[Redrawn]:
    """As a log tells them whose last decision is this one; BadInput names what cannot be."""
    if not isinstance(form, list):
        raise BadInput("not-a-list", "taken_back")
    found: list[Redrawn] = []
    for at, pair in enumerate(form):
        if not isinstance(pair, list) or len(pair) != 2 or not all(type(number) is int for number in pair):
            raise BadInput("wrong-take-back", f"taken_back[{at}]")
        n, k = pair
        before = found[-1] if found else Redrawn(0, 0)
        if not before.n < n <= last or k <= before.k:
            raise BadInput("wrong-take-back", f"taken_back[{at}]")
        found.append(Redrawn(n, k))
    return found
