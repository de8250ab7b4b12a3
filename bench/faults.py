"""How the tables fare while others misuse the server: hostile files, and somebody who has all bots think for him.

`python bench/faults.py` prints the p95 of other people's moves and the time to each refusal, also right after a start, and
how long another person's simple bot takes while twelve slow ones of one person think.
"""

from __future__ import annotations

import json
import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from tests.server.helpers import Person, Server, serving, wait
from tests.server.test_hostile import FREEZES, sent

from lazaretto.kernel.pure import is_compiled

TABLES = 20
SLOW_TABLES = 12
SLOW = "mcts:10000ms"
HERE = Path(__file__).parent


class Mover(threading.Thread):
    """Moves at many tables, one after the other, and notes how long each move takes to be acknowledged."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.person = Person(server.url, "Other")
        self.tables = [self.person.open("me", "me")["id"] for _ in range(TABLES)]
        self.seconds: list[float] = []
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            for at, table in enumerate(self.tables):
                state = self.person.state(table)
                if state["decision"] is None:
                    self.tables[at] = self.person.open("me", "me")["id"]
                    continue
                seat = state["decision"]["seat"]
                choice = self.person.state(table, seat)["legal"][0]["text"]
                began = time.perf_counter()
                self.person.send(table, seat, state["n"], choice)
                self.seconds.append(time.perf_counter() - began)


def p95(seconds: list[float]) -> float:
    return round(1000 * statistics.quantiles(seconds, n=20)[-1], 1)


def hostile(server: Server) -> dict[str, Any]:
    mover = Mover(server)
    mover.start()
    time.sleep(2)
    stranger = Person(server.url, "Stranger")
    refused: dict[str, Any] = {}
    mover.seconds.clear()
    for name, (path, body, _) in FREEZES.items():
        code, seconds = sent(stranger, path, body)
        refused[name] = {"code": code, "seconds": round(seconds, 2)}
    while len(mover.seconds) < 200:
        time.sleep(0.05)
    mover.stop.set()
    mover.join(30)
    return {"moves": len(mover.seconds), "p95_ms": p95(mover.seconds), "refused": refused}


def at_once(folder: Path) -> dict[str, Any]:
    """The same as the very first requests after a start, when nothing is warm yet."""
    refused: dict[str, Any] = {}
    for name, (path, body, _) in FREEZES.items():
        with serving(folder / name.replace(" ", "-")) as server:
            code, seconds = sent(Person(server.url), path, body)
        refused[name] = {"code": code, "seconds": round(seconds, 2)}
    return refused


def fairness(server: Server) -> dict[str, float]:
    anna, boris = Person(server.url, "Anna"), Person(server.url, "Boris")
    for _ in range(SLOW_TABLES):
        anna.open("me", f"bot:{SLOW}", options={"first": 1})
    waits: list[float] = []
    for _ in range(10):  # a table each time: its bot is the first to move
        place = boris.open("me", "bot:greedy", options={"first": 1})["id"]
        began = time.perf_counter()
        wait(lambda place=place: boris.state(place, 0)["legal"], 60)  # type: ignore[misc]
        waits.append(time.perf_counter() - began)
    return {"turns": len(waits), "median_s": round(statistics.median(waits), 2), "longest_s": round(max(waits), 2)}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        results = {"compiled": is_compiled(), "hostile": hostile(server), "fairness": fairness(server)}
    with tempfile.TemporaryDirectory() as folder:
        results["first after a start"] = at_once(Path(folder))
    print(json.dumps(results, indent=2))
    (HERE / "faults-results.json").write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
