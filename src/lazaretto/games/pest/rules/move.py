"""Moving: step by step along roads, gathering the sick on the way."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import events as ev
from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    BOOST,
    CAMP,
    CAPITAL_NODE,
    FOOD,
    JUMP,
    LOCATIONS,
    STEP,
    STOP,
    Flag,
    Location,
    Locations,
    Node,
    Points,
    Seat,
    Stage,
)
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.action_boost import has_boost, spend_boost
from lazaretto.games.pest.rules.camp import can_stand_here, is_camp_ready, place_camp, why_not_camp
from lazaretto.games.pest.rules.concept import Pay, local_resource
from lazaretto.games.pest.rules.concept_reasons import CLONING, needs_food, needs_token
from lazaretto.games.pest.rules.move_gather import Clear, GatherRoad
from lazaretto.games.pest.rules.move_ways import (
    CAMP_LEFT,
    JUMPED,
    NEVER,
    STANDING,
    WALKING,
    Walk,
    cheapest_way_on,
    is_jump,
    least_price,
    may_enter,
    move_points,
    offer_jumps,
    offer_steps,
    point_price,
    road_to,
    step_price,
)
from lazaretto.games.pest.rules.tech import jump_price
from lazaretto.games.pest.rules.tech_gains import gain_on_entering
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because


class Move(Ask):
    """[pest.move.step-sequence] [pest.move.boost] [pest.action.token-any-moment] Step, jump, camp, token, or stop.

    `entered` has a bit for each location entered in this turn. Ends: every step empties a road and enters a new
    location, or the capital, which must be left for a new one; camp and token can be used once.
    """

    points: Points
    boosted: Flag
    entered: Locations
    stage: Stage

    def walk(self, g: Board, camp: bool) -> Walk:
        return Walk(g, self.seat, self.points, self.entered, self.stage, camp)

    def options(self, g: Board, out: Options) -> None:
        walk = self.walk(g, is_camp_ready(g, self.seat))
        offer_steps(g, walk, out)
        offer_jumps(g, walk, out)
        if not self.boosted and has_boost(g, self.seat):
            out.add(BOOST)
        if can_stand_here(g, self.seat) and (self.entered or self.way_on_without_camp(g) <= walk.purse):
            out.add(CAMP)
        if walk.here != CAPITAL_NODE and self.stage != CAMP_LEFT:
            out.add(STOP)

    def way_on_without_camp(self, g: Board) -> i64:
        """The camp goes before the first step only if a step can follow without it; the least food for that."""
        return cheapest_way_on(g, self.walk(g, False))

    def take(self, g: Board, option: i64, then: Todo) -> None:
        seat = self.seat
        if option == STOP:
            if self.entered:
                then.add(MoveEnds(seat))
        elif option == BOOST:
            spend_boost(g, seat)
            then.add(Move(seat, self.points + g.t.mat.move_boost, 1, self.entered, self.stage))
        elif option == CAMP:
            self.leave_camp(g, then)
        elif STEP <= option <= STEP + CAPITAL_NODE:
            self.step(g, option - STEP, then)
        else:
            self.jump(g, option - JUMP, then)

    def leave_camp(self, g: Board, then: Todo) -> None:
        here = g.doctor(self.seat)
        if self.entered:
            place_camp(g, self.seat, here, 0, then)
            then.add(self)
        else:
            place_camp(g, self.seat, here, self.way_on_without_camp(g), then)
            then.add(Move(self.seat, self.points, self.boosted, self.entered, CAMP_LEFT))

    def step(self, g: Board, to: i64, then: Todo) -> None:
        """[pest.move.step-sequence] The road first, then the point, then what lies at its end."""
        seat = self.seat
        walk = self.walk(g, is_camp_ready(g, seat))
        road = road_to(g, walk.here, to)
        sick = g.road_sick(road)
        if sick:
            then.add(Pay(seat, 0, 0, sick, 0, 0))
            price = step_price(g, walk, to, road)
            if price > walk.purse:
                then.add(GatherRoad(seat, road, 0))
                then.add(Arrive(seat, to, self.points, self.boosted, self.entered, self.stage))
                return
            then.add(GatherRoad(seat, road, price - sick))
        self.enter(g, walk, to, then)

    def enter(self, g: Board, walk: Walk, to: i64, then: Todo) -> None:
        """The road is paid for: into the location, and on."""
        entered = self.entered
        if to != CAPITAL_NODE:
            entered |= bit(to)
        stage = self.stage
        if stage != JUMPED:
            stage = WALKING
        then.add(Enter(self.seat, to))
        then.add(Move(self.seat, self.points - point_price(g, walk, to), self.boosted, entered, stage))

    def jump(self, g: Board, to: i64, then: Todo) -> None:
        then.add(Enter(self.seat, to))
        points = self.points - jump_price(g, self.seat)
        then.add(Move(self.seat, points, self.boosted, self.entered | bit(to), JUMPED))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if STEP <= option <= STEP + CAPITAL_NODE:
            return self.why_not_step(g, option - STEP)
        if JUMP <= option < JUMP + LOCATIONS:
            return why_not_jump(g, self.walk(g, is_camp_ready(g, self.seat)), option - JUMP)
        if option == BOOST:
            if self.boosted:
                return because("pest.action.boost-once", fx.BoostUsed())
            return because("pest.concept.coin-not-research", needs_token(g, self.seat))
        if option == CAMP:
            return why_not_camp(g, self.seat)
        if option != STOP:
            return []
        if g.doctor(self.seat) == CAPITAL_NODE:
            return because("pest.move.capital-free-no-stop", fx.NotInCapital())
        return because("pest.camp.placed-where-doctor-stands", fx.StepMustFollow())

    def why_not_step(self, g: Board, node: i64) -> list[Reason]:
        walk = self.walk(g, is_camp_ready(g, self.seat))
        if node == walk.here:
            return because("pest.move.step-sequence", fx.DoctorIsHere(node))
        if node not in g.t.land.near[walk.here]:
            return because("pest.concept.adjacency-by-road", fx.NoRoad(node, walk.here))
        if node != CAPITAL_NODE and self.entered >> node & 1:
            return because("pest.move.no-reentry", fx.EnteredAlready(node))
        if not may_enter(g, walk, node):
            price = max(1, point_price(g, walk, node))  # after a jump even a free step needs a point left
            return because("pest.move.two-points", fx.TooFewPoints(node, price, self.points))
        price = step_price(g, walk, node, road_to(g, walk.here, node))
        if price >= NEVER:
            return because("pest.move.capital-way-out", fx.NoWayOut())
        rule = "pest.move.capital-way-out" if node == CAPITAL_NODE else "pest.move.blocked-if-unpayable"
        return because(rule, needs_food(g, self.seat, FOOD, price))


def why_not_jump(g: Board, walk: Walk, location: i64) -> list[Reason]:
    """[pest.tech.06-cloning-experiment] The card, its points, the first step, a location of the same type, the food."""
    rule = "pest.tech.06-cloning-experiment"
    price = jump_price(g, walk.seat)
    if price == 0:
        return because(rule, fx.NoTechnology(CLONING))
    if walk.entered or walk.here == CAPITAL_NODE:
        return because(rule, fx.JumpedNotHere())
    if price > walk.points:
        return because(rule, fx.TooFewPoints(location, price, walk.points))
    if not is_jump(g, walk, location):
        return because(rule, fx.OtherKind(location))
    return because(rule, needs_food(g, walk.seat, FOOD, least_price(g, walk, location)))


def why_not_set_out(g: Board, seat: i64, weak: i64) -> list[Reason]:
    """[pest.move.blocked-if-unpayable] Why a move could not even begin: the least food for a step, if there is any step."""
    points = move_points(g, seat, weak)
    if has_boost(g, seat):
        points += g.t.mat.move_boost
    walk = Walk(g, seat, points, 0, STANDING, is_camp_ready(g, seat))
    least = cheapest_way_on(g, walk)
    if least >= NEVER:
        return because("pest.move.blocked-if-unpayable", fx.NoWay())
    return because("pest.move.blocked-if-unpayable", needs_food(g, seat, FOOD, least))


class Arrive(Auto):
    """[pest.move.road-brings-means] A road is empty whose order was to pay for its end: enter, or stay where he is.

    Ends: the road stays empty, so nobody hopes for it again.
    """

    seat: Seat
    to: Node
    points: Points
    boosted: Flag
    entered: Locations
    stage: Stage

    def run(self, g: Board, then: Todo) -> None:
        move = Move(self.seat, self.points, self.boosted, self.entered, self.stage)
        walk = move.walk(g, is_camp_ready(g, self.seat))
        if step_price(g, walk, self.to, road_to(g, walk.here, self.to)) <= walk.purse:
            move.enter(g, walk, self.to, then)
            return
        if g.journal is not None:
            g.tell(ev.DoctorStayed(self.seat, walk.here, self.to))
        then.add(move)


class Enter(Auto):
    """[pest.move.step-sequence] [pest.concept.sharing-space] The doctor arrives: whoever is sick there, then effects."""

    seat: Seat
    to: Node

    def run(self, g: Board, then: Todo) -> None:
        g.move_doctor(self.seat, self.to)
        if self.to == CAPITAL_NODE:
            return
        if g.sick(self.to):
            then.add(Clear(self.seat, self.to))
        then.add(Entered(self.seat, self.to))


class Entered(Auto):
    """[pest.move.step-sequence] What technologies give when a doctor has entered."""

    seat: Seat
    location: Location

    def run(self, g: Board, then: Todo) -> None:
        gain_on_entering(g, self.seat, self.location, then)


class MoveEnds(Auto):
    """[pest.move.resource-at-end] [pest.move.no-resource-in-ruin] [pest.move.must-enter-for-resource]"""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        resource = local_resource(g, g.doctor(self.seat))
        if resource >= 0:
            g.gain(self.seat, resource, 1)
