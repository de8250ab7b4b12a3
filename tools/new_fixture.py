"""Finished games as fixtures: `python tools/new_fixture.py rattus 4 --reason all-cubes -o FILE`.

Plays random games from seed 0 on and writes the log of the first one that ends for the given reason.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import lazaretto
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream


def random_game(name: str, players: int, seed: int) -> Match:
    match = lazaretto.game(name).new(players, seed)
    rng = stream(seed, "fixture")
    while not match.is_over:
        legal = match.legal_options()
        match.apply(legal[rng.below(len(legal))])
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=lazaretto.games)
    parser.add_argument("players", type=int)
    parser.add_argument("--reason", default="", help="only a game that ends for this reason")
    parser.add_argument("-o", type=Path, required=True)
    chosen = parser.parse_args()
    seed = 0
    while True:
        match = random_game(chosen.game, chosen.players, seed)
        outcome = match.outcome()
        if outcome is not None and chosen.reason in ("", outcome.reason):
            break
        seed += 1
    chosen.o.write_text(json.dumps(match.log(), indent=1) + "\n", "utf-8")
    print(f"seed {seed}, {match.n - 1} choices")


if __name__ == "__main__":
    main()
