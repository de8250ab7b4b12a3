"""Moving against a second reading of the rules: whole walks, not looked at step by step, must end alike.

The plain reader walks as he likes and throws away what the rules forbid at the end: walks that end in the capital, or a
camp left behind by a doctor who went nowhere. The engine looks ahead instead and never lets a player get there. Both
must reach the same tables, no more and no less.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

import lazaretto as lz
from tests.games.pest.builder import RESOURCES, SHIPPED, act, frame, play

ROADS = [(one, other) for one, other, _ in SHIPPED["roads"]["list"]]
PLACES = {row["id"]: row for row in SHIPPED["location"]}
CASTLES = frozenset(("lerk", "drena", "milli", "kelier"))  # of the rivals
MOST = 4  # space five is taken and nobody can leave it

End = tuple[Any, ...]


class Table(NamedTuple):
    """What does not change in a move."""

    cards: tuple[str, ...]
    own: frozenset[str]
    rivals: frozenset[str]
    ruined: frozenset[str]


class Walk(NamedTuple):
    node: str
    points: int
    token: int
    stock: tuple[int, ...]
    camp: str | None
    sick: frozenset[tuple[str, int]]
    roads: frozenset[tuple[str, int]]
    entered: frozenset[str] = frozenset()
    walked: bool = False
    jumped: bool = False
    camp_left: bool = False


def less(counts: frozenset[tuple[str, int]], name: str, left: int) -> frozenset[tuple[str, int]]:
    changed = {**dict(counts), name: left}
    return frozenset((key, count) for key, count in changed.items() if count)


def pay(walk: Walk, food: int) -> Walk | None:
    if walk.stock[2] < food:
        return None
    return walk._replace(stock=(*walk.stock[:2], walk.stock[2] - food, *walk.stock[3:]))


def gain(walk: Walk, resource: str) -> Walk:
    at = RESOURCES.index(resource)
    return walk._replace(stock=tuple(min(MOST, n + 1) if i == at else n for i, n in enumerate(walk.stock)))


def arrivals(table: Table, walk: Walk, to: str) -> list[Walk]:
    """Every way to clear the location that a doctor enters."""
    count = dict(walk.sick).get(to, 0)
    free = 2 if "t8" in table.cards else 1
    here = walk._replace(node=to, entered=walk.entered | {to})
    ways = [pay(here._replace(sick=less(here.sick, to, 0)), max(0, count - free))]
    if "t4" in table.cards and count:
        ways.append(pay(here._replace(sick=less(here.sick, to, 1)), max(0, count - 1 - free)))
    if walk.camp is None and count:
        ways.append(here._replace(camp=to, sick=less(here.sick, to, 0)))
    found = [way for way in ways if way is not None]
    if "t5" in table.cards and to in table.rivals:
        found = [gain(way, PLACES[to]["resource"]) for way in found]
    return found


def steps(table: Table, walk: Walk) -> list[Walk]:
    found: list[Walk] = []
    if walk.jumped and walk.points == 0:
        return []
    for pair in ROADS:
        if walk.node not in pair:
            continue
        to = pair[1] if pair[0] == walk.node else pair[0]
        road = f"{pair[0]}-{pair[1]}"
        paid = pay(walk._replace(roads=less(walk.roads, road, 0), walked=True), dict(walk.roads).get(road, 0))
        if paid is None:
            continue
        if to == "capital":
            found.append(paid._replace(node=to))
            continue
        is_free = to in table.own or ("t16" in table.cards and to in table.rivals)
        points = walk.points - (0 if is_free else 1)
        if to not in walk.entered and points >= 0:
            found += arrivals(table, paid._replace(points=points), to)
    return found


def nexts(table: Table, walk: Walk) -> list[Walk]:
    found = steps(table, walk)
    if walk.token:
        found.append(walk._replace(token=0, points=walk.points + 1))
    if walk.camp is None and walk.node != "capital":
        left = walk.camp_left or not walk.entered
        found.append(walk._replace(camp=walk.node, camp_left=left, sick=less(walk.sick, walk.node, 0)))
    if "t6" in table.cards and not walk.walked and not walk.entered and walk.points >= 2:
        for to, row in PLACES.items():
            if row["type"] == PLACES[walk.node]["type"] and to != walk.node:
                found += arrivals(table, walk._replace(points=walk.points - 2, jumped=True), to)
    return found


def plain_ends(table: Table, start: Walk) -> set[End]:
    seen = {start}
    edge = [start]
    ends: set[End] = set()
    while edge:
        walk = edge.pop()
        if walk.node != "capital" and (walk.entered or not walk.camp_left):
            paid = walk
            if walk.entered and walk.node not in table.ruined:
                paid = gain(walk, PLACES[walk.node]["resource"])
            ends.add((walk.node, walk.token, paid.stock, walk.camp, walk.sick, walk.roads))
        for other in nexts(table, walk):
            if other not in seen:
                seen.add(other)
                edge.append(other)
    return ends


def engine_ends(match: lz.Match) -> set[End]:
    ends: set[End] = set()
    seen: set[str] = set()
    edge = [match]
    while edge:
        here = edge.pop()
        position = here.position()
        board, mine = position["board"], position["board"]["seats"][0]
        if frame(here) == "Act":
            counts = frozenset(board["sick"].items()), frozenset(board["road_sick"].items())
            ends.add((mine["doctor"], mine["research"], tuple(mine["stock"].values()), mine["camp"], *counts))
            continue
        key = str((position["todo"], mine, board["sick"], board["road_sick"]))
        if key in seen:
            continue
        seen.add(key)
        choices = here.legal()
        assert choices, "a move that cannot be ended"
        edge += [play(here.clone(), choice.text) for choice in choices]
    return ends


@pytest.mark.rule("pest.move.step-sequence")
@pytest.mark.rule("pest.move.blocked-if-unpayable")
@pytest.mark.rule("pest.move.capital-way-out")
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15])
def test_every_walk_the_rules_allow_and_no_other(seed: int) -> None:
    dice = Random(seed)
    cards = dice.sample(["t4", "t5", "t6", "t8", "t16"], 2)
    near_capital = [other if one == "capital" else one for one, other in ROADS if "capital" in (one, other)]
    doctor = dice.choice(near_capital if seed % 2 else sorted(PLACES))
    sites = dice.sample(sorted(set(PLACES) - CASTLES), 9)
    own, rivals = sites[:3], [name for name in sites[3:] if PLACES[name]["type"] != "village"]
    sick = {name: dice.randint(1, 4) for name in dice.sample(sorted(PLACES), 20)}
    roads = {f"{one}-{other}": dice.randint(1, 2) for one, other in dice.sample(ROADS, 30)}
    goods = {"wood": 1, "stone": 2, "food": dice.randint(0, 4), "herbs": 4, "coin": 0}
    seat = {
        "doctor": doctor,
        "castle": own[0],
        "buildings": {"mint": own[1], "factory": own[2]},
        "technologies": [*cards, None],
        "stock": goods,
        "research": dice.randint(0, 1),
        "camp": dice.choice([None, own[0]]),
        "regular": 3,
        "taken": "move+build+produce+five",
        "dead": 4,
    }
    if seed % 4 < 2:
        seat["technologies"] = [*cards, "t22"]
    other = {"castle": "lerk", "buildings": {f"district-{n + 1}": name for n, name in enumerate(rivals)}}
    match = act("move-heal", players=5, seats={0: seat, 1: other}, sick=sick, roads=roads)
    table = Table(tuple(cards), frozenset(own), CASTLES | set(rivals), frozenset())
    points = 3 if seed % 4 < 2 else 1  # the action is weak
    camp = None if seat["camp"] is None else own[0]
    start = Walk(
        doctor, points, int(seat["research"]), tuple(goods.values()), camp, frozenset(sick.items()), frozenset(roads.items())
    )
    wanted = plain_ends(table, start)
    if "Do move" not in [choice.text for choice in match.legal()]:
        assert {(end[0], end[2]) for end in wanted} == {(doctor, tuple(goods.values()))}
        return
    assert engine_ends(play(match, "Do move")) == wanted
