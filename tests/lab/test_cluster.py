"""A real Ray cluster of two nodes on this machine: the same results as without it, and nothing lost with a node.

Part of `make test-all`, which installs Ray; with LAZARETTO_LONG=1 a missing Ray is a failure.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lazaretto.kernel.errors import BadInput
from lazaretto.lab.runner import Local, run
from lazaretto.lab.simulate import Plan
from lazaretto.lab.study import Study
from lazaretto.lab.tournament import Tournament
from lazaretto.lab.trajectories import run_and_write
from tests.cli.conftest import Run
from tests.cli.conftest import run as run_command
from tests.depth import LONG

__all__ = ["run_command"]
pytestmark = pytest.mark.skipif(not LONG, reason="Ray is installed by make test-all only")
RATTUS = Plan("rattus", 2, ("greedy", "random"), 3, 1000, {}, 24)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes of one core each, besides a head that does no work."""
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 0})
    for _ in range(2):
        nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield nodes
    nodes.shutdown()


@pytest.fixture
def runner(cluster: Any) -> Iterator[Any]:
    from lazaretto.lab.cluster import Cluster

    made = Cluster(cluster.address)
    yield made
    made.close()


@pytest.mark.parametrize(
    "plan",
    [
        Plan("messina", 3, ("random",), 3, 1000, {}, 30),
        Tournament("rattus", ("random", "greedy"), (2, 3), 1, 5),
        Study("rattus", 2, ("random",), ("board.cards.king=seat",), 3, 5),
    ],
)
def test_results_are_those_of_a_run_without_it(runner: Any, plan: Any) -> None:
    assert runner.workers == 2
    assert run(plan, runner) == run(plan, Local(1))


def test_a_data_set_is_the_same_to_the_byte(runner: Any, tmp_path: Path) -> None:
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    plan = Plan("rattus", 2, ("random",), 3, 1000, {}, 6)
    run_and_write(plan, Local(1), here)
    run_and_write(plan, runner, there)
    assert here.read_bytes() == there.read_bytes()


def test_the_command_writes_the_same_files(cluster: Any, run_command: Run, tmp_path: Path) -> None:
    plan = ("tournament", "rattus", "--bots", "random,greedy", "--players", "2", "--deals", "1")
    for name, more in (("here", ()), ("there", ("--cluster", cluster.address))):
        assert run_command(*plan, *more, "--out", str(tmp_path / name)).code == 0
    for path in sorted((tmp_path / "here").iterdir()):
        assert path.read_bytes() == (tmp_path / "there" / path.name).read_bytes(), path.name


def test_a_node_that_is_killed_loses_nothing(cluster: Any, runner: Any) -> None:
    doomed = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    while runner.workers < 3:
        time.sleep(0.1)
    done: list[int] = []

    def kill_in_the_middle() -> None:
        while sum(done) < 4:
            time.sleep(0.05)
        cluster.remove_node(doomed, allow_graceful=False)

    killer = threading.Thread(target=kill_in_the_middle)
    killer.start()
    played = run(RATTUS, runner, done.append)
    killer.join()
    assert sum(done) == len(RATTUS)
    assert played == run(RATTUS, Local(1))


def test_a_worker_that_is_killed_loses_nothing(runner: Any, tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    assert list(runner.map(die_once, [(number, str(marker)) for number in range(8)])) == [number**2 for number in range(8)]
    assert marker.exists()


def die_once(work: tuple[int, str]) -> int:
    """The fourth piece of work ends the process it is done in, the first time."""
    import os

    number, marker = work
    if number == 3 and not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return number**2


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:a"])
def test_a_cluster_that_is_not_there_is_named(address: str) -> None:
    from lazaretto.lab.cluster import Cluster

    with pytest.raises(BadInput, match="no-cluster"):
        Cluster(address)
