"""A building stands: influence, the order, the end of the action; what each kind of building produces."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest.actions import Building, CapitalBuilding, Location, LocationOrNone, Seat
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.influence import Influence, meet_order
from lazaretto.games.pest.rules.law import BUILT
from lazaretto.games.pest.rules.solo import free_beside_building
from lazaretto.games.pest.rules.tech import more_influence
from lazaretto.games.pest.rules.tech_gains import add_due_for_building
from lazaretto.games.pest.rules.track import gain_all, is_due, nothing_due
from lazaretto.kernel.frame import Auto, Todo


def build_influence(g: Board, seat: i64, location: i64) -> i64:
    """[pest.build.influence-by-type] [pest.build.influence-minus-others] Steps for a building, before it stands."""
    kind = g.t.land.kind[location]
    return max(0, g.t.land.influence[kind] - g.houses(location) + more_influence(g, seat, kind))


class Built(Auto):
    """[pest.build.sequence] [pest.build.returns-camp] [pest.build.resource-token] Paid for: it stands."""

    seat: Seat
    building: Building
    location: Location

    def run(self, g: Board, then: Todo) -> None:
        seat = self.seat
        location = self.location
        then.add(Influence(seat, build_influence(g, seat, location)))
        g.put_building(seat, self.building, location)
        if g.camp(seat) == location:
            g.return_camp(seat)
        then.add(BuildOrder(seat, location))


class BuildOrder(Auto):
    """[pest.build.sequence] The order comes last."""

    seat: Seat
    location: Location

    def run(self, g: Board, then: Todo) -> None:
        meet_order(g, self.seat, BUILT, self.location, 1, then)


class CapitalBuilt(Auto):
    """[pest.build.capital-building] [pest.build.capital-reward] [pest.build.capital-building-scope]"""

    seat: Seat
    building: CapitalBuilding

    def run(self, g: Board, then: Todo) -> None:
        g.put_capital_building(self.seat, self.building)
        free_beside_building(g)
        g.gain_fame(self.seat, g.t.cards.capital_fame[self.building])
        then.add(Influence(self.seat, g.t.cards.capital_influence[self.building]))


class BuildingEnds(Auto):
    """[pest.build.sequential-payment] The end of the action: what technologies give for each location built in."""

    seat: Seat
    first: LocationOrNone
    second: LocationOrNone

    def run(self, g: Board, then: Todo) -> None:
        due = nothing_due()
        if self.first != NOWHERE:
            add_due_for_building(g, self.seat, self.first, due)
        if self.second != NOWHERE:
            add_due_for_building(g, self.seat, self.second, due)
        if is_due(due):
            gain_all(self.seat, due, then)


def output(g: Board, seat: i64, building: i64) -> i64:
    """[pest.build.castle] [pest.build.district] [pest.build.workshop] [pest.build.factory] [pest.build.mint]

    How much a building produces now: nothing before it is built, or without the person it needs.
    """
    if g.site(seat, building) == NOWHERE or (g.t.mat.needs_worker[building] and not g.worker(seat, building)):
        return 0
    return g.t.mat.output[building]
