"""Plays games that depend on their seeds alone, and tells each by a hash of its log and events. Needs the engine only: it
also runs in the Python of the browser.

    echo '[["rattus", 2, {}, "greedy", 20]]' | python tests/local/hashes.py
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import lazaretto
from lazaretto.bots import make_bot
from lazaretto.kernel.pure import is_compiled

SEED = 20
Wish = tuple[str, int, dict[str, Any], str, int]  # game, players, options, bot, choices at most (0: to the end)


def played(wish: Wish) -> str:
    name, players, options, spec, most = wish
    game = lazaretto.game(name)
    match = game.new(players, SEED, options)
    bots = [make_bot(spec, game.module, seed=SEED + seat) for seat in range(players)]
    while not match.is_over and not (most and match.n > most):
        seat = match.to_move
        assert seat is not None
        match.apply(bots[seat].choose(match, seat))
    told = json.dumps([match.log(), match.events(0), match.view(0), match.scores()], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


def hashes(wishes: list[Wish]) -> dict[str, Any]:
    return {"platform": sys.platform, "compiled": is_compiled(), "games": [played(wish) for wish in wishes]}


if __name__ == "__main__":
    print(json.dumps(hashes(json.load(sys.stdin))))
