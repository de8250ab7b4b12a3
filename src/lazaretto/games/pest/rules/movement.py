"""Moving: step by step along roads, gathering the sick on the way; the camp."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    BOOST,
    CAMP,
    CAPITAL_NODE,
    FOOD,
    JUMP,
    LOCATIONS,
    STEP,
    STOP,
)
from lazaretto.games.pest.effects import hook_gains
from lazaretto.games.pest.rules import printed
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.gathering import Clear, GatherRoad, camp_frames
from lazaretto.games.pest.rules.prices import Pay
from lazaretto.games.pest.rules.printed import (
    ENTER_RIVAL,
    RIVAL_ENTERS,
)
from lazaretto.games.pest.rules.ways import (
    CAMP_LEFT,
    JUMPED,
    WALKING,
    Walk,
    cheapest_way_on,
    may_enter,
    open_jumps,
    open_steps,
    point_price,
    step_price,
)
from lazaretto.games.pest.state import NOWHERE, State
from lazaretto.kernel.frame import Frame

# ---------------------------------------------------------------- the move


@dataclass
class Move(Asking):
    """[pest.move.step-sequence] [pest.action.token-any-moment] Step, jump, camp, research token, or stop.

    `entered` has a bit for each location entered in this turn. Ends: every step enters a new location, or the
    capital, which must be left for a new one; camp and token can be used once.
    """

    points: int
    boosted: int
    entered: int
    stage: int

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


@dataclass
class MoveEnds(Frame):
    """[pest.move.resource-at-end] [pest.move.no-resource-in-ruin] [pest.move.must-enter-for-resource]"""

    seat: int

    def run(self, g: State) -> list[Frame]:
        here = g.doctor[self.seat]
        if not g.ruined[here]:
            g.gain(self.seat, g.resource[here], 1)
        return []
