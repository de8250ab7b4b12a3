"""Simulated evenings, and years: `python -m tests.simulation --games 10000 --seed 1 --processes 2`.

Prints progress, simulated hours a minute and what went wrong on purpose. What should not be ends it: the seed of that world
is printed with its last steps, and `--only SEED` lives it again, alone. `--planted` shows that known bugs are found.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.simulation.planted import PLANTED, Plant, worlds_for
from tests.simulation.world import Outcome, simulate

HOUR = 3_600.0
BATCH = 8  # worlds that one process lives through before it reports
EVERY = 20.0  # seconds between two lines of progress


@dataclass
class Total:
    """What all worlds together have seen."""

    began: float = field(default_factory=time.monotonic)
    worlds: int = 0
    games: int = 0
    seconds: float = 0.0
    commits: int = 0
    thrown: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.worlds += 1
        self.games += outcome.games
        self.seconds += outcome.seconds
        self.commits += outcome.commits
        self.thrown.update(outcome.thrown)
        self.endings.update(outcome.endings)

    def line(self) -> str:
        took = time.monotonic() - self.began
        pace = self.seconds / HOUR / max(took, 1e-9) * 60
        done = f"{self.games} games in {self.worlds} worlds, {self.commits} commits, {self.thrown.total()} faults"
        return f"{done}, {pace:.0f} simulated hours a minute"

    def report(self) -> str:
        thrown = "\n".join(f"  {kind:30} {count}" for kind, count in sorted(self.thrown.items()))
        endings = ", ".join(f"{kind} {count}" for kind, count in sorted(self.endings.items()))
        took = time.monotonic() - self.began
        return f"{self.line()}, {self.seconds / HOUR:.0f} hours in {took:.0f} s\nended: {endings}\nfaults by kind:\n{thrown}"


def failure(outcome: Outcome) -> str:
    assert outcome.problem is not None
    kind, how = outcome.problem
    again = f"python -m tests.simulation --only {outcome.seed}"
    return "\n".join([*outcome.steps, f"seed {outcome.seed}: {kind}: {how}", f"again: {again}"])


def outcomes(first: int, processes: int) -> Iterator[Outcome]:
    """World after world, without end; whoever has enough stops asking. In their order, however many processes there are."""
    seeds = iter(range(first, sys.maxsize))
    if processes == 1:
        yield from map(simulate, seeds)
    with multiprocessing.Pool(processes) as pool:
        while True:
            yield from pool.map(simulate, [next(seeds) for _ in range(BATCH * processes)], chunksize=BATCH // 2)


def run(games: int, first: int, processes: int) -> int:
    total, told = Total(), time.monotonic()
    for outcome in outcomes(first, processes):
        total.add(outcome)
        if outcome.problem is not None:
            print(failure(outcome), flush=True)
            return 1
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            print(total.line(), flush=True)
        if total.games >= games:
            break
    print(total.report(), flush=True)
    return 0


def finds(plant: Plant, worlds: int) -> tuple[int, str] | None:
    """The world in which a known bug was found, and as what."""
    for seed in worlds_for(plant, worlds):
        problem = simulate(seed, plant).problem
        if problem is not None and problem[0] in plant.shows:
            return seed, problem[0]
    return None


def find_planted(worlds: int) -> int:
    missed = 0
    for plant in PLANTED:
        found = finds(plant, worlds)
        missed += found is None
        told = "NOT FOUND" if found is None else f"found in world {found[0]} as {found[1]}"
        print(f"{plant.name:45} {told}", flush=True)
    return int(missed > 0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="how many games are played (default: 300)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first world (default: 1)")
    parser.add_argument("--processes", type=int, default=1, help="how many worlds are lived at once (default: 1)")
    parser.add_argument("--only", type=int, help="the seed of one world, lived alone")
    parser.add_argument("--planted", type=int, metavar="WORLDS", help="look for planted bugs in so many worlds")
    asked = parser.parse_args()
    if asked.planted is not None:
        return find_planted(asked.planted)
    if asked.only is not None:
        return run(1, asked.only, 1)
    return run(asked.games, asked.seed, asked.processes)


if __name__ == "__main__":
    sys.exit(main())
