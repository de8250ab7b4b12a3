"""The costs on the map: every place that some series of choices leads to, and no other."""

from __future__ import annotations

import random

import pytest

import lazaretto as lz
from lazaretto.games.pest.reach import reach
from tests.games.pest.builder import CASTLES, SHIPPED, act, legal, play

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


def reachable(match: lz.Match) -> dict[str, set[tuple[int, int]]]:
    """Every place some series of choices leads to, with the points and the food or coins that each took."""
    found: dict[str, set[tuple[int, int]]] = {}
    met: set[str] = set()
    waiting = [match]
    begun, purse = left_of(match)
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
        if decision.frame == "Move":
            points, food = left_of(here)
            found.setdefault(seat["doctor"], set()).add((begun - points, purse - food))
        for choice in on_the_way(here):
            after = here.clone()
            walk_on(after, choice)
            waiting.append(after)
    found.pop(match.view(0)["seats"][0]["doctor"], None)
    return found


def left_of(match: lz.Match) -> tuple[int, int]:
    """Points and what there is to pay food with."""
    assert match.decision is not None
    stock = match.view(0)["seats"][0]["stock"]
    return int(match.decision.breadcrumb[-1][2]), stock["food"] + stock["coin"]


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_costs_are_those_of_the_choices(first: int) -> None:
    looked_at = 0
    for seed in range(first, first + 10):
        match = start(random.Random(seed))
        if match.decision is None or match.decision.frame != "Move":
            continue
        looked_at += 1
        told = reach(match.here)
        ways = reachable(match)
        assert set(told) == set(ways), seed
        for place, price in told.items():
            assert price["points"] == min(points for points, _ in ways[place]), (seed, place)
            if not price["camp"]:
                assert (price["points"], price["food"]) in ways[place], (seed, place)
    assert looked_at
