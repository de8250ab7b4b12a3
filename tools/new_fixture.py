"""Finished games as fixtures: `python tools/new_fixture.py rattus 4 --reason all-cubes -o FILE`.

Plays games from a seed on and writes the log of the first one that ends for the given reason. All seats choose at random, or
with `--varied` at random among what has been done least so far and mostly without passing, so that many rules come about.
`--option mode=advanced` sets an option of the game. How a fixture came to be does not matter later: it is replayed, not
played again.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import lazaretto
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream

PASSING = ("Stop", "EndTurn", "TurnAway", "Recall", "Pass")


def play_game(name: str, players: int, seed: int, options: Mapping[str, Any], varied: bool) -> Match:
    match = lazaretto.game(name).new(players, seed, options=options)
    rng = stream(seed, "fixture")
    done: Counter[str] = Counter()
    while not match.is_over:
        choices = match.legal()
        if varied and rng.below(10):
            choices = [choice for choice in choices if choice.verb not in PASSING] or choices
            least = min(done[choice.verb] for choice in choices)
            choices = [choice for choice in choices if done[choice.verb] == least]
        choice = choices[rng.below(len(choices))]
        done[choice.verb] += 1
        match.apply(choice)
    return match


def read_options(name: str, players: int, told: list[str]) -> dict[str, Any]:
    """`name=value`, the value as it is written among those the game offers."""
    offered = lazaretto.game(name).module.option_values(players)
    found: dict[str, Any] = {}
    for each in told:
        option, _, word = each.partition("=")
        values = [value for value in offered.get(option, ()) if str(value) == word]
        if not values:
            raise SystemExit(f"{each}: no option of {name}")
        found[option] = values[0]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=lazaretto.game_names())
    parser.add_argument("players", type=int)
    parser.add_argument("--reason", default="", help="only a game that ends for this reason")
    parser.add_argument("--option", action="append", default=[], help="name=value, for another than the default")
    parser.add_argument("--varied", action="store_true", help="prefer what has been done least")
    parser.add_argument("--seed", type=int, default=0, help="the first seed to be tried")
    parser.add_argument("-o", type=Path, required=True)
    chosen = parser.parse_args()
    options = read_options(chosen.game, chosen.players, chosen.option)
    seed = chosen.seed
    while True:
        match = play_game(chosen.game, chosen.players, seed, options, chosen.varied)
        outcome = match.outcome()
        if outcome is not None and chosen.reason in ("", outcome.reason):
            break
        seed += 1
    chosen.o.parent.mkdir(exist_ok=True)
    chosen.o.write_text(json.dumps(match.log(), indent=1) + "\n", "utf-8")
    print(f"seed {seed}, {match.n - 1} choices")


if __name__ == "__main__":
    main()
