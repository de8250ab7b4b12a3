"""Records random games of Pest in all modes, for tests and for drawing the board without a server.

    python web/tools/pest.py        # writes tests/fixtures/pest-*.json

A view is kept as what has changed since the one before; src/dev/patch.ts puts them together again.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import lazaretto as lz

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures"
GAMES: dict[str, tuple[int, dict[str, str], int]] = {
    "pest-1": (1, {}, 5),
    "pest-2": (2, {"mode": "base"}, 11),
    "pest-2-variant": (2, {"mode": "two-player"}, 3),
    "pest-3-random": (3, {"map": "random"}, 8),
    "pest-5": (5, {}, 4),
}
# Idle verbs are drawn seldom, so that boards fill up.
DULL = {
    "EndTurn": 0.12,
    "Exchange": 0.03,
    "Arrange": 0.2,
    "Finish": 0.1,
    "Stop": 0.3,
    "StopBuilding": 0.1,
    "Refresh": 0.1,
    "Boost": 0.25,
    "Lift": 0.2,
}
KEEN = {"move-heal", "build-assign", "produce-assign", "produce-research", "produce-heal", "build-research", "build-heal"}


def patch(old: Any, new: Any) -> Any:
    """What is to be put over `old`: of objects the changed fields, of lists `{"@": {place: change}}`."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: patch(old.get(key), value) for key, value in new.items() if key not in old or old[key] != value}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {"@": {str(at): patch(old[at], value) for at, value in enumerate(new) if old[at] != value}}
    return new


def weight(choice: Any) -> float:
    if choice.verb == "PlaceMortus":
        return 3.0 if choice.json["cell"] in KEEN else 1.0
    return DULL.get(choice.verb, 1.0)


def record(players: int, options: dict[str, str], seed: int) -> dict[str, Any]:
    match = lz.game("pest").new(players=players, seed=seed, options=options)
    chance = random.Random(seed)
    steps: list[dict[str, Any]] = []
    last: Any = {}
    since = 0
    while True:
        seat = match.to_move
        view = match.view(seat)
        steps.append(
            {
                "n": match.n,
                "seat": seat,
                "view": patch(last, view),
                "decision": None if match.decision is None else match.decision.json(),
                "legal": [{"text": choice.text, **choice.json} for choice in match.legal()],
                "events": match.events(None, since),
                "scores": match.scores() if match.is_over or match.n % 25 == 0 else None,
                "result": match.log()["result"] if match.is_over else None,
            }
        )
        if match.is_over:
            return {"game": "pest", "players": players, "options": options, "steps": steps}
        last, since = view, match.n
        legal = match.legal()
        match.apply(chance.choices(legal, [weight(choice) for choice in legal])[0])


if __name__ == "__main__":
    for name, (players, options, seed) in GAMES.items():
        text = json.dumps(record(players, options, seed), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")
        print(name, len(text))
