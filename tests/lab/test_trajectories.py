"""Data sets: every decision as the environments show it, the same whoever plays, and good enough to learn from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

import lazaretto
from lazaretto.lab import LONGEST
from lazaretto.lab.contest import deal_seed
from lazaretto.lab.runner import Local
from lazaretto.lab.simulate import Plan
from lazaretto.lab.trajectories import read, run_and_write
from lazaretto.lab.vector import Games


def plan(game: str = "rattus", games: int = 4, bots: tuple[str, ...] = ("random",), limit: int = LONGEST) -> Plan:
    return Plan(game, 2, bots, 3, limit, {}, games)


@pytest.mark.parametrize("name", lazaretto.game_names())
def test_rows_are_what_an_environment_shows(tmp_path: Path, name: str) -> None:
    file = tmp_path / "out.parquet"
    chosen = plan(name, 1)
    run_and_write(chosen, Local(), file)
    told = read(file)
    games = Games(name, 1, players=2, seed=deal_seed(3, 0))
    for row, choice in enumerate(told.choice):
        assert told.seat[row] == games.seat[0]
        assert np.array_equal(told.observation[row], games.observation[0])
        assert np.array_equal(told.mask[row], games.mask[0]) and told.mask[row, choice] == 1
        step = games.step(np.array([choice]))
    assert step.terminated[0]
    assert [told.result[told.seat == seat][0] for seat in (0, 1)] == pytest.approx(step.rewards[0].tolist())
    assert told.about["names"] == games.setting.encoder.names() and told.about["game"] == name


def test_the_file_is_the_same_whoever_plays(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "two.parquet"]
    played = [run_and_write(plan(games=5), Local(jobs), file) for jobs, file in zip((1, 2), files, strict=True)]
    assert files[0].read_bytes() == files[1].read_bytes() and played[0] == played[1]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.parquet", "two.parquet"], "no parts are left"


def test_games_without_an_end_have_no_result(tmp_path: Path) -> None:
    file = tmp_path / "out.parquet"
    run_and_write(plan(limit=6), Local(), file)
    assert np.isnan(read(file).result).all()
    assert pyarrow.parquet.read_table(file)["score"].null_count == len(read(file).choice)


def test_somebody_can_learn_from_it(tmp_path: Path) -> None:
    """Choices of `greedy` are foretold better than by chance after a little learning on others of its games."""
    file = tmp_path / "out.parquet"
    run_and_write(plan(games=8, bots=("greedy",)), Local(), file)
    told = read(file)
    early = told.game < 6
    weights = np.zeros((told.observation.shape[1], told.mask.shape[1]), np.float32)

    def odds(rows: object) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        raw = np.where(told.mask[rows], told.observation[rows] @ weights, -1e9)  # type: ignore[index]
        found = np.exp(raw - raw.max(axis=1, keepdims=True))
        return found / found.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]

    for _ in range(30):
        slope = odds(early)
        slope[np.arange(len(slope)), told.choice[early]] -= 1
        weights -= 1.0 / len(slope) * told.observation[early].T @ slope
    late = odds(~early)
    right = (late.argmax(axis=1) == told.choice[~early]).mean()
    by_chance = (1 / told.mask[~early].sum(axis=1)).mean()
    assert right > by_chance + 0.1
