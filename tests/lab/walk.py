"""Random games for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import lazaretto
from lazaretto.kernel.match import Match
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import stream


def every_table() -> list[tuple[str, int]]:
    """Every game with every number of players; the source alone takes too long over large tables of long games."""
    counts = {name: lazaretto.game(name).players for name in lazaretto.game_names()}
    tables = [(name, players) for name in counts for players in counts[name]]
    return [(name, players) for name, players in tables if is_compiled() or name == "rattus" or players <= 2]


def random_match(game: str, players: int, seed: int) -> Iterator[Match]:
    """A match at each of its decisions, then at its end."""
    match = lazaretto.game(game).new(players, seed=seed)
    rng = stream(seed, "walk")
    while not match.is_over:
        yield match
        options = match.legal_options()
        match.apply(options[rng.below(len(options))])
    yield match
