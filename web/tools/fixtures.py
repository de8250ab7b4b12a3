"""Records one random game as the server would tell it, for tests and for drawing a board without a server.

    python web/tools/fixtures.py rattus 4 7 120 > web/tests/fixtures/rattus-4.json
"""

from __future__ import annotations

import json
import random
import sys

import lazaretto as lz

game, players, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
limit = int(sys.argv[4]) if len(sys.argv) > 4 else 1000
match = lz.game(game).new(players=players, seed=seed, options={})
chance = random.Random(seed)
steps = []


def step(since: int) -> dict[str, object]:
    seat = match.to_move
    outcome = match.outcome()
    return {
        "type": "state",
        "rev": match.n,
        "n": match.n,
        "seat": seat,
        "view": match.view(seat),
        "decision": None if match.decision is None else match.decision.json(),
        "legal": [{"text": choice.text, **choice.json} for choice in match.legal()],
        "undoable": match.undoable,
        "since": since,
        "events": match.events(None, since),
        "scores": match.scores() if match.is_over else None,
        "result": None if outcome is None else match.log()["result"],
        "clock": None,
    }


steps.append(step(0))
while not match.is_over and len(steps) < limit:
    legal = match.legal()
    verbs = sorted({choice.verb for choice in legal})
    wanted = chance.choice([verb for verb in verbs if verb != "MovePlague"] or verbs)
    if "MovePlague" in verbs and chance.random() < 0.4:
        wanted = "MovePlague"
    before = match.n
    match.apply(chance.choice([choice for choice in legal if choice.verb == wanted]))
    steps.append(step(before))
json.dump({"game": game, "players": players, "steps": steps}, sys.stdout, separators=(",", ":"))
