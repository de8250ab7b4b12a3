"""Records moves of Pest in the making with every place the engine lets the doctor come to, for the costs on the map.

PYTHONPATH=. python web/tools/pest_ways.py        # writes tests/fixtures/pest-ways.json
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from pest import patch
from tests.games.pest.builder import CASTLES, SHIPPED, act, legal, play

import lazaretto as lz

FILE = Path(__file__).parent.parent / "tests" / "fixtures" / "pest-ways.json"
POSITIONS = 60
# Whatever changes the price of a way: jumping, free passage, mask, carriage, horseshoes.
TECHNOLOGIES = ["t6", "t16", "t4", "t8", "t22"]
LOCATIONS = [row["id"] for row in SHIPPED["location"]]
ROADS = [f"{one}-{other}" for one, other, _ in SHIPPED["roads"]["list"]]
NEAR_CAPITAL = [name for name in LOCATIONS if {f"{name}-capital", f"capital-{name}"} & set(ROADS)]


def start(chance: random.Random) -> lz.Match:
    """A doctor about to move, or already on the way."""
    houses = chance.sample([name for name in LOCATIONS if name not in CASTLES], 10)
    doctor = chance.choice(NEAR_CAPITAL if chance.random() < 0.4 else LOCATIONS)
    mine = {
        "doctor": doctor,
        "buildings": {f"district-{at + 1}": houses[at] for at in range(chance.randrange(4))},
        "technologies": [*chance.sample(TECHNOLOGIES, chance.randrange(3)), None, None, None][:3],
        "stock": {"food": chance.randrange(4), "coin": chance.randrange(2)},
        "camp": chance.choice([None, houses[9]]),
    }
    rival = {"buildings": {f"district-{at + 1}": houses[4 + at] for at in range(4)}}
    sick = {name: chance.randint(1, 5) for name in LOCATIONS if chance.random() < 0.5}
    roads = {name: chance.randint(1, 2) for name in ROADS if chance.random() < 0.3}
    match = act("move-heal", players=5, seats={0: mine, 1: rival}, sick=sick, roads=roads)
    if "Do move" in legal(match):
        play(match, "Do move")
        for _ in range(chance.randrange(3)):
            walk_on(match, chance.choice(on_the_way(match) or ["Stop"]))
    return match


def on_the_way(match: lz.Match) -> list[str]:
    return [choice for choice in legal(match) if choice.startswith(("Step", "Jump", "Clear"))]


def walk_on(match: lz.Match, choice: str) -> None:
    """A step, and whatever it asks for: food if it can be, and nobody where the food lies."""
    play(match, choice)
    while match.decision is not None and match.decision.frame in ("PayCoins", "HousePerson"):
        play(match, "House graveyard" if "House graveyard" in legal(match) else legal(match)[0])


def reachable(match: lz.Match) -> set[str]:
    """Every place some series of choices leads to."""
    found: set[str] = set()
    met: set[str] = set()
    waiting = [match]
    while waiting:
        here = waiting.pop()
        decision = here.decision
        if decision is None or decision.frame not in ("Move", "ClearBy"):
            continue
        seat = here.view(0)["seats"][0]
        key = repr([decision.breadcrumb, seat["doctor"], seat["camp"], seat["stock"]])
        if key in met:
            continue
        met.add(key)
        found.add(seat["doctor"])
        for choice in on_the_way(here):
            after = here.clone()
            walk_on(after, choice)
            waiting.append(after)
    return found - {match.view(0)["seats"][0]["doctor"]}


def record(match: lz.Match, last: Any) -> dict[str, Any]:
    assert match.decision is not None
    choices = [{"text": choice.text, **choice.json} for choice in match.legal()]
    view = patch(last, match.view(0))
    return {"view": view, "decision": match.decision.json(), "legal": choices, "reach": sorted(reachable(match))}


steps: list[dict[str, Any]] = []
last: Any = {}
seed = 0
while len(steps) < POSITIONS:
    match = start(random.Random(seed))
    seed += 1
    if match.decision is not None and match.decision.frame == "Move":
        steps.append(record(match, last))
        last = match.view(0)
text = json.dumps({"game": "pest", "steps": steps}, separators=(",", ":"))
FILE.write_text(text + "\n", "utf-8")
print(FILE.name, len(text), seed)
