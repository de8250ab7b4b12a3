"""Records one random game as the server would tell it, for tests and for drawing a board without a server.

    python web/tools/fixtures.py rattus 4 7 120 > web/tests/fixtures/rattus-4.json
    python web/tools/fixtures.py messina 2 5 --few > web/tests/fixtures/messina-2.json

With --few, only steps that ask something seldom asked before are kept; with --rare only those that offer a
verb for the first times, out of as many games as it says.
"""

from __future__ import annotations

import argparse
import collections
import json
import random
import sys

import lazaretto as lz
from lazaretto.bots import make_bot
from lazaretto.kernel.match import Match

DULL = {"MovePlague", "Stop", "EndTurn", "Recall", "TurnAway"}
DEAR = {"Repopulate", "Build", "Act", "Claim", "Work", "Fight"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("limit", type=int, nargs="?", default=1000)
    parser.add_argument("--bot", default="", help="plays instead of chance, most of the time")
    parser.add_argument("--few", action="store_true")
    parser.add_argument("--rare", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    return parser.parse_args()


def step(match: Match, since: int) -> dict[str, object]:
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


def wanted(verbs: list[str], chance: random.Random) -> str:
    """Dull verbs seldom, so that something happens on the board."""
    dear = [verb for verb in verbs if verb in DEAR]
    lively = dear if dear and chance.random() < 0.8 else [verb for verb in verbs if verb not in DULL]
    dull = [verb for verb in verbs if verb in DULL]
    if dull and (not lively or chance.random() < (0.4 if "MovePlague" in dull else 0.05)):
        return chance.choice(dull)
    return chance.choice(lively)


def record(given: argparse.Namespace) -> list[dict[str, object]]:
    options = dict(each.split("=", 1) for each in given.option)
    match = lz.game(given.game).new(players=given.players, seed=given.seed, options=options)
    chance = random.Random(given.seed)
    bot = make_bot(given.bot, match.module, given.seed) if given.bot else None
    seen: collections.Counter[str] = collections.Counter()
    steps = [step(match, 0)]
    while not match.is_over and len(steps) < given.limit:
        legal = match.legal()
        before = match.n
        if bot is not None and match.to_move is not None and chance.random() < 0.8:
            match.apply(match.module.space.text(bot.choose(match, match.to_move)))
        else:
            verb = wanted(sorted({choice.verb for choice in legal}), chance)
            match.apply(chance.choice([choice for choice in legal if choice.verb == verb]))
        marks = [choice.verb for choice in match.legal()] + [str(event["kind"]) for event in match.events(None, before)]
        if not given.few or match.is_over or any(seen[mark] < 3 for mark in marks):
            steps.append(step(match, before))
            seen.update(set(marks))
    return steps


def rare(given: argparse.Namespace) -> list[dict[str, object]]:
    """Steps out of many games, two for each verb."""
    seen: collections.Counter[str] = collections.Counter()
    steps: list[dict[str, object]] = []
    for seed in range(given.seed, given.seed + given.rare):
        match = lz.game(given.game).new(players=given.players, seed=seed, options={})
        chance = random.Random(seed)
        while not match.is_over:
            legal = match.legal()
            verbs = sorted({choice.verb for choice in legal})
            if any(seen[verb] < 2 for verb in verbs):
                steps.append(step(match, match.n))
                seen.update(verbs)
            verb = wanted(verbs, chance)
            match.apply(chance.choice([choice for choice in legal if choice.verb == verb]))
    return steps


if __name__ == "__main__":
    found = arguments()
    out = {"game": found.game, "players": found.players, "steps": rare(found) if found.rare else record(found)}
    json.dump(out, sys.stdout, separators=(",", ":"))
