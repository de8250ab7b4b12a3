"""What the benchmarks write down. How fast anything is, no test says."""

from __future__ import annotations

import json
from pathlib import Path

from lazaretto.lab import bench, bench_env


def test_a_duel_is_told_with_games_wins_and_points() -> None:
    row = bench.duel("rattus", "greedy", "random", 2, 1)
    assert row["games"] == 2
    assert 0.0 <= row["low"] <= row["share"] <= row["high"] <= 1.0
    assert len(row["scores"]) == 2


def test_a_solo_game_is_told_with_its_ends() -> None:
    row = bench.alone("pest", "random", 3, 1)
    assert sum(row["reasons"].values()) == row["games"] == 3


def test_a_report_keeps_what_was_not_measured_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "results.json"
    bench.keep(path, {"duels": [{"what": "a", "share": 0.1}, {"what": "b", "share": 0.2}], "alone": []})
    bench.keep(path, {"duels": [{"what": "b", "share": 0.9}]})
    assert json.loads(path.read_text("utf-8")) == {
        "duels": [{"what": "a", "share": 0.1}, {"what": "b", "share": 0.9}],
        "alone": [],
    }


def test_environments_and_their_peers_can_be_measured() -> None:
    """Of the peers at least OpenSpiel is always there: another version of it must not go unnoticed."""
    works = {**bench_env.ours(), **bench_env.openspiel_games()}
    assert len(works) == 12
    for name, work in works.items():
        assert work() > 0, name
