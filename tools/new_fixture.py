"""Finished games as fixtures: `python tools/new_fixture.py rattus 4 --reason all-cubes -o FILE`.

Plays random games from a seed on and writes the log of the first one that ends for the given reason. Random players
of a long game mostly pass: verbs given with `--avoid` are chosen only one time in eight while anything else is open,
as in `python tools/new_fixture.py pest 2 --option mode=two-player --avoid EndTurn --avoid Stop -o FILE`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import lazaretto
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import stream

PATIENCE = 8


def random_game(name: str, players: int, seed: int, options: dict[str, str], avoided: list[str]) -> Match:
    game = lazaretto.game(name)
    match = game.new(players, seed, options)
    rng = stream(seed, "fixture")
    while not match.is_over:
        legal = match.legal_options()
        if avoided and rng.below(PATIENCE):
            verbs = game.module.space.verb_at
            legal = [option for option in legal if verbs[option].name not in avoided] or legal
        match.apply(legal[rng.below(len(legal))])
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=lazaretto.games)
    parser.add_argument("players", type=int)
    parser.add_argument("--reason", default="", help="only a game that ends for this reason")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--avoid", action="append", default=[], metavar="VERB", help="a verb to choose seldom")
    parser.add_argument("--seed", type=int, default=0, help="the first seed to try")
    parser.add_argument("-o", type=Path, required=True)
    chosen = parser.parse_args()
    options = dict(each.split("=", 1) for each in chosen.option)
    seed = chosen.seed
    while True:
        match = random_game(chosen.game, chosen.players, seed, options, chosen.avoid)
        outcome = match.outcome()
        if outcome is not None and chosen.reason in ("", outcome.reason):
            break
        seed += 1
    chosen.o.write_text(json.dumps(match.log(), indent=1) + "\n", "utf-8")
    print(f"seed {seed}, {match.n - 1} choices")


if __name__ == "__main__":
    main()
