"""The harness at full length: `make harness`. Prints progress and what was seen; fails at the first problem.

python -m tests.properties.run --games 2000 --twins 200
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from pathlib import Path
from typing import Any

import lazaretto as lz
from tests.properties.harness import Findings, walk
from tests.properties.tables import tables

FULL = {"rattus": (2000, 200)}  # how many games with every check, and with twins; the longer games need fewer
Job = tuple[str, int, dict[str, Any], int, bool]


def one(job: Job) -> tuple[str, Findings]:
    name, players, options, seed, twins = job
    found = walk(lz.game(name), players, seed, options, thorough=not twins, twins=twins)
    found.log = {}
    return name, found


def jobs(game: str, games: int, twins: int) -> list[Job]:
    kinds = [kind for kind in tables() if kind[0] == game]
    plain = [(*kinds[at % len(kinds)], at, False) for at in range(games)]
    paired = [(*kinds[at % len(kinds)], games + at, True) for at in range(twins)]
    return [*plain, *paired]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=lz.game_names(), action="append", help="only this game (default: all)")
    parser.add_argument("--games", type=int, help="random games with every check, for each game")
    parser.add_argument("--twins", type=int, help="games with non-interference at every decision, for each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", type=Path, help="write what was seen to this file")
    chosen = parser.parse_args()
    report = {}
    with multiprocessing.Pool(chosen.jobs) as pool:
        for name in chosen.game or lz.game_names():
            games, twins = FULL.get(name, (1000, 100))
            games = games if chosen.games is None else chosen.games
            report[name] = run(pool, name, games, twins if chosen.twins is None else chosen.twins)
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n", "utf-8")


def run(pool: Any, name: str, games: int, twins: int) -> dict[str, int]:
    started = time.perf_counter()
    total = Findings()
    todo = jobs(name, games, twins)
    for done, (_, found) in enumerate(pool.imap_unordered(one, todo, chunksize=4), 1):
        total.add(found)
        if done % 20 == 0 or done == len(todo):
            sys.stderr.write(f"\r{name}: {done}/{len(todo)} games, {total.choices} choices ")
    seconds = time.perf_counter() - started
    print(
        f"\n{name}: {games} random games and {twins} games with twins without a problem: {total.choices} choices,"
        f" {total.twins} twins made, {total.compared} comparisons, {seconds:.0f} s"
    )
    return {"games": games, "twin_games": twins, "choices": total.choices, "comparisons": total.compared}


if __name__ == "__main__":
    main()
