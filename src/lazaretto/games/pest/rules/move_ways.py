"""Ways: what a step costs and whether it can be taken, looked at before it is.

A road and its end are looked at together, so that no doctor gets stuck: what must be paid can be paid, and whoever
enters the capital can leave it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.pest.actions import CAPITAL_NODE, FOOD, JUMP, LOCATIONS, STEP
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.action_boost import has_boost
from lazaretto.games.pest.rules.concept import Pay
from lazaretto.games.pest.rules.influence import OrderAdvances
from lazaretto.games.pest.rules.law import GATHERED_ROAD, is_order_met
from lazaretto.games.pest.rules.tech import (
    gathered_free,
    is_held_after_jump,
    jump_price,
    may_stay,
    more_points,
    passes_rivals,
)
from lazaretto.kernel.frame import Options, Position, laid, stacked
from lazaretto.kernel.rng import Rng

# What has happened in a move so far.
STANDING: Final = 0
CAMP_LEFT: Final = 1  # the camp was placed before the first step, so a step must follow
WALKING: Final = 2
JUMPED: Final = 3

NEVER: Final[i64] = 1048576  # a price nobody can pay


def full_price(g: Board, seat: i64, location: i64, left: i64) -> i64:
    """[pest.move.first-free-in-location] Food for all but `left` people of a location."""
    return max(0, g.sick(location) - left - 1 - gathered_free(g, seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Walk:
    """What a doctor has in hand while a way is looked for."""

    def __init__(self, g: Board, seat: i64, points: i64, entered: i64, stage: i64, camp: bool) -> None:
        self.seat = seat
        self.points = points
        self.entered = entered
        self.jumped: bool = stage == JUMPED
        self.camp = camp  # may it clear a location?
        self.here = g.doctor(seat)
        self.purse = g.purse(seat, FOOD)
        self.passes = passes_rivals(g, seat)
        self.can_stay: bool = self.here != CAPITAL_NODE and stage != CAMP_LEFT  # if a step fails on its road
        self.unpaid = 1 + gathered_free(g, seat) + may_stay(g, seat)  # people of a location that cost nothing


def least_price(g: Board, walk: Walk, location: i64) -> i64:
    """[pest.move.blocked-if-unpayable] [pest.move.first-free-in-location] The least food that clears a location."""
    price = g.sick(location) - walk.unpaid
    if walk.camp or price < 0:
        return 0
    return price


def point_price(g: Board, walk: Walk, node: i64) -> i64:
    """[pest.move.foreign-location-costs-one] [pest.move.own-building-free] [pest.move.capital-free-no-stop]"""
    if node == CAPITAL_NODE or g.has_house(node, walk.seat):
        return 0
    if walk.passes and g.houses(node) > 0:
        return 0
    return 1


def may_enter(g: Board, walk: Walk, node: i64) -> bool:
    """[pest.move.two-points] [pest.move.no-reentry] Points and earlier visits allow it, whatever the food."""
    if is_held_after_jump(walk.jumped, walk.points):
        return False
    if node != CAPITAL_NODE and walk.entered >> node & 1:
        return False
    return point_price(g, walk, node) <= walk.points


def step_price(g: Board, walk: Walk, node: i64, road: i64) -> i64:
    """[pest.move.road-each-costs-food] [pest.move.worked-example] Food for a road and its end.

    NEVER if the step is closed.
    """
    if not may_enter(g, walk, node):
        return NEVER
    if node == CAPITAL_NODE:
        return g.road_sick(road) + exit_price(g, walk, road)
    return g.road_sick(road) + least_price(g, walk, node)


def exit_price(g: Board, walk: Walk, came_by: i64) -> i64:
    """[pest.move.capital-way-out] The least food for a step out of the capital; the road taken is empty by then."""
    nodes = g.t.land.near[CAPITAL_NODE]
    roads = g.t.land.near_road[CAPITAL_NODE]
    least = NEVER
    for at in range(len(nodes)):
        if may_enter(g, walk, nodes[at]):
            price = least_price(g, walk, nodes[at])
            if roads[at] != came_by:
                price += g.road_sick(roads[at])
            least = min(least, price)
    return least


def road_to(g: Board, here: i64, to: i64) -> i64:
    """The road that joins two neighbours."""
    nodes = g.t.land.near[here]
    at: i64 = 0
    while nodes[at] != to:
        at += 1
    return g.t.land.near_road[here][at]


def offer_steps(g: Board, walk: Walk, out: Options) -> None:
    """[pest.move.full-quarantine-still-moves] Nodes that can be stepped to now, whatever the quarantine holds."""
    nodes = g.t.land.near[walk.here]
    roads = g.t.land.near_road[walk.here]
    for at in range(len(nodes)):
        if step_price(g, walk, nodes[at], roads[at]) <= walk.purse or brings_means(g, walk, nodes[at], roads[at]):
            out.add(STEP + nodes[at])


def brings_means(g: Board, walk: Walk, node: i64, road: i64) -> bool:
    """[pest.move.road-brings-means] Can what gathering on the road brings pay for an end that is too dear now?"""
    sick = g.road_sick(road)
    if sick == 0 or sick > walk.purse or not walk.can_stay or not is_order_met(g, walk.seat, GATHERED_ROAD, NOWHERE, 1):
        return False
    price = step_price(g, walk, node, road)
    if price >= NEVER:
        return False
    trial = laid(g.clone(), stacked([OrderAdvances(walk.seat), Pay(walk.seat, 0, 0, sick, 0, 0)]), Rng(0, 0, 0, 0))
    trial.start()
    return can_come_to_have(trial, walk.seat, price - sick)


def can_come_to_have(here: Position, seat: i64, food: i64) -> bool:
    """Is there a line of answers at whose end a seat has so much food, or coins for it?"""
    if here.is_over():
        board = here.board
        assert isinstance(board, Board)
        return board.purse(seat, FOOD) >= food
    for option in here.legal():
        there = here.clone()
        there.step(option)
        if can_come_to_have(there, seat, food):
            return True
    return False


def can_jump(g: Board, walk: Walk) -> bool:
    """Is a jump still to be had? It takes the place of walking, so nothing may have been entered."""
    price = jump_price(g, walk.seat)
    return 0 < price <= walk.points and walk.entered == 0 and walk.here != CAPITAL_NODE


def is_jump(g: Board, walk: Walk, location: i64) -> bool:
    kind = g.t.land.kind
    return kind[location] == kind[walk.here] and location != walk.here


def offer_jumps(g: Board, walk: Walk, out: Options) -> None:
    """Locations of the same type that can be cleared."""
    if not can_jump(g, walk):
        return
    for location in range(LOCATIONS):
        if is_jump(g, walk, location) and least_price(g, walk, location) <= walk.purse:
            out.add(JUMP + location)


def cheapest_way_on(g: Board, walk: Walk) -> i64:
    """The least food for any first step or jump; more than the purse, if there is none."""
    nodes = g.t.land.near[walk.here]
    roads = g.t.land.near_road[walk.here]
    least = NEVER
    for at in range(len(nodes)):
        least = min(least, step_price(g, walk, nodes[at], roads[at]))
    if can_jump(g, walk):
        for location in range(LOCATIONS):
            if is_jump(g, walk, location):
                least = min(least, least_price(g, walk, location))
    return least


def has_road_with_means(g: Board, walk: Walk) -> bool:
    """[pest.move.road-brings-means] Is there a first step that only the road to it makes affordable?"""
    nodes = g.t.land.near[walk.here]
    roads = g.t.land.near_road[walk.here]
    for at in range(len(nodes)):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if brings_means(g, walk, nodes[at], roads[at]):
            return True
    return False


def move_points(g: Board, seat: i64, weak: i64) -> i64:
    """[pest.move.two-points] [pest.move.weak] Points of a move, before a token is spent on it."""
    points = g.t.mat.move_points + more_points(g, seat)
    if weak:
        points += g.t.mat.move_weak
    return points


def can_move(g: Board, seat: i64, weak: i64) -> bool:
    """Is there any step or jump, perhaps with the turn's research token?"""
    points = move_points(g, seat, weak)
    if has_boost(g, seat):
        points += g.t.mat.move_boost
    walk = Walk(g, seat, points, 0, STANDING, g.camp(seat) == NOWHERE)
    return cheapest_way_on(g, walk) <= walk.purse or has_road_with_means(g, walk)
