"""Prints one checksum over some random games: the same for the interpreted and for the compiled engine."""

from __future__ import annotations

import hashlib
import json
import sys

import lazaretto as lz
from lazaretto.bots import make_bot
from lazaretto.kernel.pure import is_compiled
from lazaretto.kernel.rng import stream
from tests.properties.tables import tables


def checksum(games: int) -> str:
    total = hashlib.sha256()
    for name, players, options in tables():
        for seed in range(games):
            match = lz.game(name).new(players, seed, options)
            rng = stream(seed, "checksum")
            while not match.is_over:
                legal = match.legal_options()
                match.apply(legal[rng.below(len(legal))])
            total.update(json.dumps([match.log(), match.events(0)]).encode())
    total.update(searched())
    return total.hexdigest()


def searched() -> bytes:
    """A few choices of every bot in every game: the search must be the same, too."""
    logs = []
    for name in lz.game_names():
        game = lz.game(name)
        match = game.new(2, 5)
        for spec in ("greedy", "mcts:20"):
            bot = make_bot(spec, game.module, seed=1)
            for _ in range(8):
                seat = match.to_move
                assert seat is not None
                match.apply(bot.choose(match, seat))
        logs.append(match.log())
    return json.dumps(logs).encode()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted", checksum(int(sys.argv[1])))
