"""What stands under everything that plays many games: order, and nothing lost with a process."""

from __future__ import annotations

import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from lazaretto.lab.contest import LIMIT
from lazaretto.lab.runner import CHUNK, MANY, RANDOM_CHUNK, Local, chunk_size
from lazaretto.lab.simulate import Plan


def die_once(work: tuple[int, str]) -> int:
    """The fourth piece of work ends the process it is done in, the first time."""
    number, marker = work
    if number == 3 and not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return number**2


def die(number: int) -> int:
    os._exit(1)


def test_a_process_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    assert list(Local(2).map(die_once, [(number, str(marker)) for number in range(8)])) == [number**2 for number in range(8)]
    assert marker.exists()


def test_work_that_always_kills_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(Local(2).map(die, [1, 2]))


def test_pieces_are_large_where_games_are_short_or_workers_many() -> None:
    def size(bot: str, games: int, workers: int) -> int:
        return chunk_size(Plan("rattus", 2, (bot,), 1, LIMIT, {}, games), range(games), workers)

    assert size("greedy", 1000, 2) == CHUNK and size("random", 10_000, 2) == RANDOM_CHUNK
    assert size("random", 100, 2) == 50 and size("greedy", 1, 2) == 1
    assert size("greedy", 1_000_000, 1000) == CHUNK * (1000 // MANY)
