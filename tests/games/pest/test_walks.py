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
ORDER_INFLUENCE = SHIPPED["order_track"][2]["influence"]
REWARDS = {row["space"]: row["effect"] for row in SHIPPED["influence_track"]["rewards"]}
BEFORE_REWARDS = 9  # the spaces that four orders can reach from here give a crate and a coin

End = tuple[Any, ...]


class Table(NamedTuple):
    """What does not change in a move."""

    cards: tuple[str, ...]
    own: frozenset[str]
    rivals: frozenset[str]
    ruined: frozenset[str]
    orders_roads: bool = False  # law 11: gathering from a road advances the marker of the order


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
    order: int = 0
    influence: int = BEFORE_REWARDS


def less(counts: frozenset[tuple[str, int]], name: str, left: int) -> frozenset[tuple[str, int]]:
    changed = {**dict(counts), name: left}
    return frozenset((key, count) for key, count in changed.items() if count)


def pay(walk: Walk, food: int) -> list[Walk]:
    """Every way to pay with food and coins."""
    held, coins = walk.stock[2], walk.stock[4]
    return [
        walk._replace(stock=(*walk.stock[:2], held - food + paid, walk.stock[3], coins - paid))
        for paid in range(food + 1)
        if held >= food - paid and coins >= paid
    ]


def gain(walk: Walk, resource: str) -> Walk:
    at = RESOURCES.index(resource)
    return walk._replace(stock=tuple(min(MOST, n + 1) if i == at else n for i, n in enumerate(walk.stock)))


def rewarded(walk: Walk) -> list[Walk]:
    """The marker of the order goes up one space: every way to take what its influence brings."""
    if walk.order == len(ORDER_INFLUENCE):
        return [walk]
    found = [walk._replace(order=walk.order + 1)]
    for _ in range(ORDER_INFLUENCE[walk.order]):
        found = [each._replace(influence=each.influence + 1) for each in found]
        reward = REWARDS.get(found[0].influence)
        if reward == "1 coin":
            found = [gain(each, "coin") for each in found]
        elif reward == "1 crate":
            found = [taken for each in found for taken in crates(each)]
        else:
            assert reward is None
    return found


def crates(walk: Walk) -> list[Walk]:
    roomy = [gain(walk, name) for name, held in zip(RESOURCES[:4], walk.stock, strict=False) if held < MOST]
    return roomy or [walk]


def arrivals(table: Table, walk: Walk, to: str) -> list[Walk]:
    """Every way to clear the location that a doctor enters."""
    count = dict(walk.sick).get(to, 0)
    free = 2 if "t8" in table.cards else 1
    here = walk._replace(node=to, entered=walk.entered | {to})
    found = pay(here._replace(sick=less(here.sick, to, 0)), max(0, count - free))
    if "t4" in table.cards and count:
        found += pay(here._replace(sick=less(here.sick, to, 1)), max(0, count - 1 - free))
    if walk.camp is None and count:
        found.append(here._replace(camp=to, sick=less(here.sick, to, 0)))
    if "t5" in table.cards and to in table.rivals:
        found = [gain(way, PLACES[to]["resource"]) for way in found]
    return found


def steps(table: Table, walk: Walk) -> list[Walk]:
    found: list[Walk] = []
    if walk.jumped and walk.points == 0:
        return []
    for pair in ROADS:
        if walk.node in pair:
            found += step(table, walk, pair[1] if pair[0] == walk.node else pair[0], f"{pair[0]}-{pair[1]}")
    return found


def step(table: Table, walk: Walk, to: str, road: str) -> list[Walk]:
    """Along one road: pay, take what its order brings, go in. Whoever counted on that and cannot pay has not moved."""
    count = dict(walk.roads).get(road, 0)
    paid = pay(walk._replace(roads=less(walk.roads, road, 0)), count)
    if not table.orders_roads or not count:
        return [inside for each in paid for inside in ends_of_road(table, each, to)]
    lines = [(each, ends_of_road(table, each, to)) for before in paid for each in rewarded(before)]
    if any(ends_of_road(table, each, to) and can_go_on(table, each, to) for each in paid):
        return [inside for _, insides in lines for inside in insides]
    if walk.node == "capital" or (walk.camp_left and not walk.entered):
        return []
    open_lines = [(each, insides if can_go_on(table, each, to) else []) for each, insides in lines]
    if not any(insides for _, insides in open_lines):
        return []
    return [inside for each, insides in open_lines for inside in insides or [each]]


def ends_of_road(table: Table, walk: Walk, to: str) -> list[Walk]:
    """Every way into the node at the end of a road that is empty."""
    if to == "capital":
        return [walk._replace(node=to, walked=True)]
    is_free = to in table.own or ("t16" in table.cards and to in table.rivals)
    points = walk.points - (0 if is_free else 1)
    if to in walk.entered or points < 0:
        return []
    return arrivals(table, walk._replace(points=points, walked=True), to)


def can_go_on(table: Table, walk: Walk, to: str) -> bool:
    """A location is an end of its own; out of the capital there must be a way that can be paid for as things are."""
    return to != "capital" or bool(steps(table._replace(orders_roads=False), walk._replace(node=to)))


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
            ends.add((walk.node, walk.token, paid.stock, walk.camp, walk.order, walk.influence, walk.sick, walk.roads))
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
            track = mine["orders"][2], mine["influence"]
            ends.add((mine["doctor"], mine["research"], tuple(mine["stock"].values()), mine["camp"], *track, *counts))
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
    compare(seed, law="l13")


@pytest.mark.rule("pest.move.road-brings-means")
@pytest.mark.parametrize("seed", [4, 6, 7, 8, 12, 13, 22])
def test_every_walk_where_roads_bring_means(seed: int) -> None:
    compare(seed, law="l11")


def compare(seed: int, law: str) -> None:
    """A crowded map and a doctor with little food: the engine and the plain reader end in the same tables."""
    dice = Random(seed)
    cards = dice.sample(["t4", "t5", "t6", "t8", "t16"], 2)
    near_capital = [other if one == "capital" else one for one, other in ROADS if "capital" in (one, other)]
    doctor = dice.choice(near_capital if seed % 2 else sorted(PLACES))
    sites = dice.sample(sorted(set(PLACES) - CASTLES), 9)
    own, rivals = sites[:3], [name for name in sites[3:] if PLACES[name]["type"] != "village"]
    sick = {name: dice.randint(1, 4) for name in dice.sample(sorted(PLACES), 20)}
    roads = {f"{one}-{other}": dice.randint(1, 2) for one, other in dice.sample(ROADS, 30)}
    goods = {"wood": 1, "stone": 2, "food": dice.randint(0, 4), "herbs": 4, "coin": 0}
    if law == "l11":
        goods.update(food=1 + seed % 3, wood=4, stone=3)  # a crate may become stone
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
        "influence": BEFORE_REWARDS,
    }
    if seed % 4 < 2:
        seat["technologies"] = [*cards, "t22"]
    other = {"castle": "lerk", "buildings": {f"district-{n + 1}": name for n, name in enumerate(rivals)}}
    told: dict[str, Any] = {"year": 5, "laws": ("l1", "l7", law), "sick": sick, "roads": roads}
    match = act("move-heal", players=5, seats={0: seat, 1: other}, **told)
    table = Table(tuple(cards), frozenset(own), CASTLES | set(rivals), frozenset(), law == "l11")
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
