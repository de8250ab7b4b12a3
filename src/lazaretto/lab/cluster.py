"""Work on many machines: Ray. `--cluster auto` finds the cluster of this machine, `--cluster HOST:PORT` another one.

Every node needs this very version of the package (`pip install "lazaretto[cluster]"`), and the own bots that play. A piece
of work depends on nothing but itself, so Ray may do it again wherever a worker or a node was lost, and results are those of
a run on one machine, byte for byte. See docs/scale.md.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

import lazaretto
from lazaretto.kernel.errors import BadInput
from lazaretto.lab.runner import AHEAD, Result, Work

AUTO = "auto"
LOOKS = 5.0  # seconds between two looks at how many cores there are
PATIENCE = 5.0  # seconds until somebody must answer at an address


class Cluster:
    """A Ray cluster as a runner."""

    def __init__(self, address: str = AUTO) -> None:
        self.ray = _connected(address)
        here, there = lazaretto.__version__, self.ray.get(self.ray.remote(_version).remote())
        if here != there:
            raise BadInput("other-version", "--cluster", {"given": there, "expected": here})

    @property
    def workers(self) -> int:
        """Cores of all nodes that are there now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def map(self, do: Callable[[Work], Result], works: Sequence[Work]) -> Iterator[Result]:
        """As many pieces as keep all cores busy are given out; a lost one is done again as often as it takes."""
        task = self.ray.remote(max_retries=-1)(do)
        waiting: list[Any] = []  # Ray's references, which have no types
        given = room = 0
        counted = -LOOKS
        try:
            while waiting or given < len(works):
                if time.monotonic() - counted > LOOKS:  # nodes come and go
                    counted, room = time.monotonic(), self.workers * AHEAD
                while given < len(works) and len(waiting) < room:
                    waiting.append(task.remote(works[given]))
                    given += 1
                result: Result = self.ray.get(waiting.pop(0))
                yield result
        finally:
            for reference in waiting:
                self.ray.cancel(reference, force=True)

    def close(self) -> None:
        """Leave the cluster; it goes on for others."""
        self.ray.shutdown()


def _version() -> str:
    return lazaretto.__version__


def _connected(address: str) -> Any:
    """Ray, in a cluster that runs already; a cluster of our own would be no more than processes of this machine."""
    try:
        import ray
    except ImportError as error:
        raise BadInput("cluster-missing", "--cluster", {"reason": str(error)}) from error
    if address != AUTO:
        _need_somebody(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", ignore_reinit_error=True)
    except Exception as error:  # Ray has many ways to say that there is none
        raise BadInput("no-cluster", "--cluster", {"word": address, "reason": str(error)}) from error
    return ray


def _need_somebody(address: str) -> None:
    """Does anybody listen there? Ray itself would wait for ever."""
    try:
        where = urlsplit(address if "//" in address else f"//{address}")
        socket.create_connection((where.hostname or "", where.port or 0), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise BadInput("no-cluster", "--cluster", {"word": address, "reason": str(error)}) from error
