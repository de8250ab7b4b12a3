"""Copies of a match belong to whoever made them: several threads may use them at the same time."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import lazaretto
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream


def _played(match: Match, seed: int, choices: int) -> list[str]:
    """So many choices by chance, with a look at everything that is asked, and an undo now and then."""
    rng, told = stream(seed, "threads"), []
    for _ in range(choices):
        legal = match.legal()
        if not legal:
            break
        choice = legal[rng.below(len(legal))]
        match.apply(choice)
        told.append(f"{len(legal)} {choice}")
        if match.undoable and rng.below(4) == 0:
            match.undo()
    return told


@pytest.mark.parametrize("name", lazaretto.game_names())
def test_copies_of_a_match_in_several_threads(name: str) -> None:
    match = lazaretto.game(name).new(2, seed=5)
    _played(match, 0, 20)
    wanted = [_played(match.clone(), seed, 60) for seed in range(4)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            for _ in range(3):
                assert list(threads.map(lambda seed: _played(match.clone(), seed, 60), range(4))) == wanted
    finally:
        sys.setswitchinterval(interval)
