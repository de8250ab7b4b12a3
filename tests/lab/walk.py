"""Random games for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import lazaretto
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream


def random_match(game: str, players: int, seed: int) -> Iterator[Match]:
    """A match at each of its decisions, then at its end."""
    match = lazaretto.game(game).new(players, seed=seed)
    rng = stream(seed, "walk")
    while not match.is_over:
        yield match
        options = match.legal_options()
        match.apply(options[rng.below(len(options))])
    yield match
