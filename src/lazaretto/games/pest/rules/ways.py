"""Ways: what a step costs and whether it can be taken, looked at before it is.

A road and its end are looked at together, so that no doctor gets stuck: what must be paid can be paid, and whoever
enters the capital can leave it.
"""

from __future__ import annotations

from typing import Final

from lazaretto.games.pest.actions import (
    CAPITAL_NODE,
    FOOD,
    LOCATIONS,
)
from lazaretto.games.pest.rules import printed
from lazaretto.games.pest.rules.printed import (
    FREE_GATHER,
    FREE_PASSAGE,
    LEAVE_SICK,
    MOVE_POINTS,
)
from lazaretto.games.pest.state import NOWHERE, State

# What has happened in a move so far.
STANDING: Final = 0
CAMP_LEFT: Final = 1  # the camp was placed before the first step, so a step must follow
WALKING: Final = 2
JUMPED: Final = 3

NEVER: Final = 1 << 20  # a price nobody can pay


def full_price(g: State, seat: int, location: int, left: int) -> int:
    """[pest.move.first-free-in-location] [pest.tech.08-ambulance-carriage] Food for all but `left` people."""
    return max(0, g.sick[location] - left - 1 - g.power(seat, FREE_GATHER))


def least_price(g: State, seat: int, location: int, camp: bool) -> int:
    """[pest.move.blocked-if-unpayable] [pest.tech.mask-with-ambulance] The least food that clears a location."""
    if camp or g.sick[location] == 0:
        return 0
    return full_price(g, seat, location, min(g.power(seat, LEAVE_SICK), g.sick[location]))


def point_price(g: State, seat: int, node: int) -> int:
    """[pest.move.foreign-location-costs-one] [pest.move.own-building-free] [pest.move.capital-free-no-stop]

    [pest.tech.16-pass] [pest.tech.pass-with-disinfectants] [pest.camp.no-discount-or-ownership]
    """
    if node == CAPITAL_NODE or g.house[node * g.players + seat] >= 0:
        return 0
    return 0 if g.power(seat, FREE_PASSAGE) and g.houses(node) > 0 else 1


class Walk:
    """What a doctor has in hand while a way is looked for."""

    def __init__(self, seat: int, points: int, entered: int, stage: int, camp: bool) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.entered: Final = entered
        self.stage: Final = stage
        self.camp: Final = camp  # is it on the board, to clear a location with?


def may_enter(g: State, walk: Walk, node: int) -> bool:
    """[pest.move.two-points] [pest.move.no-reentry] Points and earlier visits allow it, whatever the food."""
    if walk.stage == JUMPED and walk.points == 0:
        return False  # [pest.tech.06-cloning-experiment]
    if node != CAPITAL_NODE and walk.entered >> node & 1:
        return False
    return point_price(g, walk.seat, node) <= walk.points


def step_price(g: State, walk: Walk, node: int, road: int) -> int:
    """[pest.move.road-each-costs-food] [pest.move.worked-example] Food for a road and its end.

    NEVER if the step is closed.
    """
    if not may_enter(g, walk, node):
        return NEVER
    if node == CAPITAL_NODE:
        return g.road_sick[road] + exit_price(g, walk, road)
    return g.road_sick[road] + least_price(g, walk.seat, node, walk.camp)


def exit_price(g: State, walk: Walk, came_by: int) -> int:
    """[pest.move.capital-way-out] The least food for a step out of the capital."""
    land = g.t.land
    least = NEVER
    for at, node in enumerate(land.near[CAPITAL_NODE]):
        if may_enter(g, walk, node):
            road = land.near_road[CAPITAL_NODE][at]
            sick = 0 if road == came_by else g.road_sick[road]
            least = min(least, sick + least_price(g, walk.seat, node, walk.camp))
    return least


def open_steps(g: State, walk: Walk) -> list[int]:
    """[pest.move.full-quarantine-still-moves] Nodes that can be stepped to now, whatever the quarantine holds."""
    here = g.doctor[walk.seat]
    purse = g.purse(walk.seat, FOOD)
    land = g.t.land
    found: list[int] = []
    for at, node in enumerate(land.near[here]):
        if step_price(g, walk, node, land.near_road[here][at]) <= purse:
            found.append(node)
    return found


def open_jumps(g: State, walk: Walk) -> list[int]:
    """[pest.tech.06-cloning-experiment] [pest.tech.jump-enters] Locations of the same type, instead of walking."""
    here = g.doctor[walk.seat]
    price = g.power(walk.seat, printed.JUMP)
    if price == 0 or price > walk.points or walk.entered or here == CAPITAL_NODE:
        return []
    kind = g.t.land.kind
    purse = g.purse(walk.seat, FOOD)
    found: list[int] = []
    for location in range(LOCATIONS):
        if kind[location] != kind[here] or location == here:
            continue
        if least_price(g, walk.seat, location, walk.camp) <= purse:
            found.append(location)
    return found


def cheapest_way_on(g: State, walk: Walk) -> int:
    """The least food for any first step or jump; NEVER if there is none."""
    here = g.doctor[walk.seat]
    land = g.t.land
    least = NEVER
    for at, node in enumerate(land.near[here]):
        least = min(least, step_price(g, walk, node, land.near_road[here][at]))
    for location in open_jumps(g, walk):
        least = min(least, least_price(g, walk.seat, location, walk.camp))
    return least


def move_points(g: State, seat: int, weak: int) -> int:
    """[pest.move.two-points] [pest.move.weak] [pest.tech.22-steel-horseshoes]"""
    return g.t.mat.move_points + g.power(seat, MOVE_POINTS) + (g.t.mat.move_weak if weak else 0)


def can_move(g: State, seat: int, weak: int) -> bool:
    """Is there any step or jump, perhaps with the turn's research token?"""
    boost = g.t.mat.move_boost if g.research[seat] >= g.t.mat.boost_cost else 0
    walk = Walk(seat, move_points(g, seat, weak) + boost, 0, STANDING, g.camp[seat] == NOWHERE)
    return cheapest_way_on(g, walk) <= g.purse(seat, FOOD)
