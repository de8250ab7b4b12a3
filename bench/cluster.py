"""Games a second with processes of this machine and with a Ray cluster on the loopback, one worker and two.

python bench/cluster.py [--games 4000]        needs `pip install "lazaretto[cluster]"`; docs/scale.md has the figures
"""

from __future__ import annotations

import argparse
import json
import time

from ray.cluster_utils import Cluster as Nodes

from lazaretto.lab.cluster import Cluster
from lazaretto.lab.runner import Local, Runner, run
from lazaretto.lab.simulate import Plan


def speed(plan: Plan, runner: Runner) -> float:
    """Games a second, once everything has started."""
    run(Plan(plan.game, plan.players, plan.bots, 1, plan.limit, {}, 4 * runner.workers), runner)
    began = time.perf_counter()
    run(plan, runner)
    return len(plan) / (time.perf_counter() - began)


def nothing(number: int) -> int:
    return number


def tasks(cluster: Cluster, count: int = 2000) -> float:
    """Empty pieces of work a second: what giving out work costs."""
    list(cluster.map(nothing, range(100)))
    began = time.perf_counter()
    list(cluster.map(nothing, range(count)))
    return count / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="of random bots; a hundredth of them of greedy")
    games: int = parser.parse_args().games
    plans = {
        "random": Plan("rattus", 4, ("random",), 1, 10_000, {}, games),
        "greedy": Plan("rattus", 4, ("greedy",), 1, 10_000, {}, max(8, games // 100)),
    }
    found: dict[str, dict[str, float]] = {name: {} for name in plans}
    for workers in (1, 2):
        for name, plan in plans.items():
            found[name][f"processes {workers}"] = round(speed(plan, Local(workers)), 2)
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 0})
    for workers in (1, 2):
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        cluster = Cluster(nodes.address)
        for name, plan in plans.items():
            found[name][f"Ray nodes {workers}"] = round(speed(plan, cluster), 2)
        found.setdefault("empty tasks", {})[f"Ray nodes {workers}"] = round(tasks(cluster))
        cluster.close()
    nodes.shutdown()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
