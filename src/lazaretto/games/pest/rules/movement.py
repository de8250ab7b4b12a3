"""Moving: step by step along roads, gathering the sick on the way; the camp.

Before a step its road and its end are looked at together, so that no doctor gets stuck: what must be paid can be
paid, and whoever enters the capital can leave it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    BOOST,
    CAMP,
    CAPITAL_NODE,
    CLEAR,
    FOOD,
    HEAL_AT_CAMP,
    JUMP,
    LOCATIONS,
    NO,
    STEP,
    STOP,
    YES,
)
from lazaretto.games.pest.effects import Pay, hook_gains
from lazaretto.games.pest.rules import printed
from lazaretto.games.pest.rules.laws import GATHERED_LOCATION, GATHERED_ROAD, order_met
from lazaretto.games.pest.rules.printed import (
    CAMP_HEALS,
    ENTER_RIVAL,
    FREE_GATHER,
    FREE_PASSAGE,
    LEAVE_SICK,
    MOVE_POINTS,
    RIVAL_ENTERS,
)
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.state import NOWHERE, State
from lazaretto.kernel.frame import Frame

# What has happened in a move so far.
STANDING: Final = 0
CAMP_LEFT: Final = 1  # the camp was placed before the first step, so a step must follow
WALKING: Final = 2
JUMPED: Final = 3

BY_FOOD: Final = 0
LEAVING: Final = 1
BY_CAMP: Final = 2
NEVER: Final = 1 << 20  # a price nobody can pay


# ---------------------------------------------------------------- prices and lookahead


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
    """[pest.move.road-each-costs-food] Food for a road and what lies at its end; NEVER if the step is closed."""
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
    """Nodes that can be stepped to now."""
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


# ---------------------------------------------------------------- the move


@dataclass
class Move(Frame):
    """[pest.move.step-sequence] [pest.action.token-any-moment] Step, jump, camp, research token, or stop.

    `entered` has a bit for each location entered in this turn. Ends: every step enters a new location, or the
    capital, which must be left for a new one; camp and token can be used once.
    """

    seat: int
    points: int
    boosted: int
    entered: int
    stage: int

    def who(self) -> int:
        return self.seat

    def walk(self, g: State) -> Walk:
        return Walk(self.seat, self.points, self.entered, self.stage, g.camp[self.seat] == NOWHERE)

    def options(self, g: State) -> list[int]:
        walk = self.walk(g)
        found = [STEP + node for node in open_steps(g, walk)]
        found += [JUMP + location for location in open_jumps(g, walk)]
        if not self.boosted and g.research[self.seat] >= g.t.mat.boost_cost:
            found.append(BOOST)
        if self.may_camp(g):
            found.append(CAMP)
        if g.doctor[self.seat] != CAPITAL_NODE and self.stage != CAMP_LEFT:
            found.append(STOP)
        return found

    def may_camp(self, g: State) -> bool:
        """[pest.camp.place-while-moving] [pest.camp.placed-where-doctor-stands] [pest.camp.not-on-road-or-capital]

        [pest.camp.cannot-move] [pest.camp.in-ruin] Before the first step only if a step can follow without it.
        """
        if g.camp[self.seat] != NOWHERE or g.doctor[self.seat] == CAPITAL_NODE:
            return False
        return self.entered != 0 or self.way_on_without_camp(g) <= g.purse(self.seat, FOOD)

    def way_on_without_camp(self, g: State) -> int:
        return cheapest_way_on(g, Walk(self.seat, self.points, self.entered, self.stage, False))

    def take(self, g: State, option: int) -> list[Frame]:
        seat = self.seat
        if option == STOP:
            return [MoveEnds(seat)] if self.entered else []
        if option == BOOST:
            spend_boost(g, seat)
            return [Move(seat, self.points + g.t.mat.move_boost, 1, self.entered, self.stage)]
        if option == CAMP:
            return self.leave_camp(g)
        if STEP <= option <= STEP + CAPITAL_NODE:
            return self.step(g, option - STEP)
        to = option - JUMP
        left = self.points - g.power(seat, printed.JUMP)
        return [Enter(seat, to), Move(seat, left, self.boosted, self.entered | 1 << to, JUMPED)]

    def leave_camp(self, g: State) -> list[Frame]:
        """[pest.camp.clears-free] The camp takes everybody in the location."""
        here = g.doctor[self.seat]
        if self.entered:
            return [*camp_frames(g, self.seat, here, 0), self]
        reserve = self.way_on_without_camp(g)
        after = Move(self.seat, self.points, self.boosted, self.entered, CAMP_LEFT)
        return [*camp_frames(g, self.seat, here, reserve), after]

    def step(self, g: State, to: int) -> list[Frame]:
        """[pest.move.step-sequence] The road first, then the point, then what lies at its end."""
        seat = self.seat
        here = g.doctor[seat]
        road = g.t.land.near_road[here][g.t.land.near[here].index(to)]
        sick = g.road_sick[road]
        frames: list[Frame] = []
        if sick:
            price = step_price(g, self.walk(g), to, road)
            frames = [Pay(seat, 0, 0, sick, 0, 0), GatherRoad(seat, road, price - sick)]
        points = self.points - point_price(g, seat, to)
        entered = self.entered if to == CAPITAL_NODE else self.entered | 1 << to
        stage = JUMPED if self.stage == JUMPED else WALKING
        return [*frames, Enter(seat, to), Move(seat, points, self.boosted, entered, stage)]

    def why_not(self, g: State, option: int) -> list[str]:
        if STEP <= option <= STEP + CAPITAL_NODE:
            return self.why_not_step(g, option - STEP)
        if JUMP <= option < JUMP + LOCATIONS:
            return ["pest.tech.06-cloning-experiment"]
        if option == BOOST:
            return ["pest.action.boost-once", "pest.concept.coin-not-research"]
        if option == CAMP:
            return self.why_not_camp(g)
        if option == STOP:
            in_capital = g.doctor[self.seat] == CAPITAL_NODE
            return ["pest.move.capital-free-no-stop" if in_capital else "pest.camp.placed-where-doctor-stands"]
        return []

    def why_not_camp(self, g: State) -> list[str]:
        if g.camp[self.seat] != NOWHERE:
            return ["pest.camp.cannot-move"]
        if g.doctor[self.seat] == CAPITAL_NODE:
            return ["pest.camp.not-on-road-or-capital"]
        return ["pest.camp.placed-where-doctor-stands", "pest.move.must-enter-for-resource"]

    def why_not_step(self, g: State, node: int) -> list[str]:
        here = g.doctor[self.seat]
        if node not in g.t.land.near[here]:
            return ["pest.concept.adjacency-by-road"]
        if node != CAPITAL_NODE and self.entered >> node & 1:
            return ["pest.move.no-reentry"]
        if not may_enter(g, self.walk(g), node):
            return ["pest.move.two-points", "pest.move.foreign-location-costs-one"]
        if node == CAPITAL_NODE:
            return ["pest.move.capital-way-out", "pest.move.blocked-if-unpayable"]
        return ["pest.move.blocked-if-unpayable"]


def spend_boost(g: State, seat: int) -> None:
    """[pest.action.boost-once] [pest.action.token-cancels-weak] [pest.move.boost] The turn's research token."""
    g.spend_research(seat, g.t.mat.boost_cost)
    if g.journal is not None:
        g.tell(ev.ActionBoosted(seat))


@dataclass
class GatherRoad(Frame):
    """[pest.move.road-each-costs-food] [pest.law.11-order-containment] Everybody on the road, already paid for."""

    seat: int
    road: int
    reserve: int

    def run(self, g: State) -> list[Frame]:
        count = g.gather_road(self.seat, self.road)
        return [*order_met(g, self.seat, GATHERED_ROAD, -1, 1), TakeIn(self.seat, count, 1, self.reserve)]


@dataclass
class Enter(Frame):
    """[pest.concept.ruined] [pest.concept.sharing-space] The doctor arrives: whoever is sick there, then effects."""

    seat: int
    to: int

    def run(self, g: State) -> list[Frame]:
        g.move_doctor(self.seat, self.to)
        if self.to == CAPITAL_NODE:
            return []
        frames: list[Frame] = [Entered(self.seat, self.to)]
        return [Clear(self.seat, self.to), *frames] if g.sick[self.to] else frames


@dataclass
class Entered(Frame):
    """[pest.tech.03-desk] [pest.tech.05-disinfectants] What technologies give when a doctor has entered."""

    seat: int
    location: int

    def run(self, g: State) -> list[Frame]:
        if g.rival_houses(self.seat, self.location) == 0:
            return []
        frames = hook_gains(g, self.seat, ENTER_RIVAL, self.location)
        for rival in g.order:
            if rival != self.seat and g.house[self.location * g.players + rival] >= 0:
                frames += hook_gains(g, rival, RIVAL_ENTERS, self.location)
        return frames


def ways_to_clear(g: State, seat: int, location: int) -> list[int]:
    """[pest.move.must-clear-location] [pest.tech.04-medical-mask] [pest.camp.clears-free] By food, mask or camp."""
    purse = g.purse(seat, FOOD)
    mask = g.power(seat, LEAVE_SICK)
    found: list[int] = []
    if full_price(g, seat, location, 0) <= purse:
        found.append(BY_FOOD)
    if mask and full_price(g, seat, location, mask) <= purse:
        found.append(LEAVING)
    if g.camp[seat] == NOWHERE:
        found.append(BY_CAMP)
    return found


def clear_frames(g: State, seat: int, location: int, way: int) -> list[Frame]:
    if way == BY_CAMP:
        return camp_frames(g, seat, location, 0)
    left = min(g.power(seat, LEAVE_SICK), g.sick[location]) if way == LEAVING else 0
    price = full_price(g, seat, location, left)
    frames: list[Frame] = [Pay(seat, 0, 0, price, 0, 0)] if price else []
    count = g.sick[location] - left
    return [*frames, Gather(seat, location, count)] if count else frames


@dataclass
class Clear(Frame):
    """[pest.move.must-clear-location] A single way is taken without asking."""

    seat: int
    location: int

    def run(self, g: State) -> list[Frame]:
        ways = ways_to_clear(g, self.seat, self.location)
        if len(ways) > 1:
            return [ClearBy(self.seat, self.location)]
        return clear_frames(g, self.seat, self.location, ways[0])


@dataclass
class ClearBy(Frame):
    """[pest.move.must-clear-location] [pest.tech.mask-with-camp] The player picks how."""

    seat: int
    location: int

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [CLEAR + way for way in ways_to_clear(g, self.seat, self.location)]

    def take(self, g: State, option: int) -> list[Frame]:
        return clear_frames(g, self.seat, self.location, option - CLEAR)

    def why_not(self, g: State, option: int) -> list[str]:
        if option == CLEAR + LEAVING:
            return ["pest.tech.04-medical-mask"]
        return ["pest.camp.cannot-move" if option == CLEAR + BY_CAMP else "pest.move.first-free-in-location"]


@dataclass
class Gather(Frame):
    """[pest.law.12-order-quarantine-expertise] Paid for: into the quarantine."""

    seat: int
    location: int
    count: int

    def run(self, g: State) -> list[Frame]:
        g.gather(self.seat, self.location, self.count)
        met = order_met(g, self.seat, GATHERED_LOCATION, self.location, self.count)
        return [*met, TakeIn(self.seat, self.count, 1, 0)]


def camp_frames(g: State, seat: int, location: int, reserve: int) -> list[Frame]:
    """[pest.camp.clears-free] The camp is placed and everybody there is gathered without food."""
    g.put_camp(seat, location)
    count = g.sick[location]
    if count == 0:
        return []
    g.gather(seat, location, count)
    met = order_met(g, seat, GATHERED_LOCATION, location, count)
    if g.power(seat, CAMP_HEALS) and not g.track_full(seat):
        return [*met, HealAtCamp(seat, count, reserve)]
    return [*met, TakeIn(seat, count, 1, reserve)]


@dataclass
class HealAtCamp(Frame):
    """[pest.tech.21-improved-camp-heals] One of the gathered may be healed at once."""

    seat: int
    count: int
    reserve: int

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        return [HEAL_AT_CAMP + NO, HEAL_AT_CAMP + YES]

    def take(self, g: State, option: int) -> list[Frame]:
        healed = 0
        if option == HEAL_AT_CAMP + YES:
            healed = min(g.power(self.seat, CAMP_HEALS), self.count)
            for _ in range(healed):
                g.cure(self.seat)
        return [TakeIn(self.seat, self.count - healed, 1, self.reserve)]


@dataclass
class MoveEnds(Frame):
    """[pest.move.resource-at-end] [pest.move.no-resource-in-ruin] [pest.move.must-enter-for-resource]"""

    seat: int

    def run(self, g: State) -> list[Frame]:
        here = g.doctor[self.seat]
        if not g.ruined[here]:
            g.gain(self.seat, g.resource[here], 1)
        return []
