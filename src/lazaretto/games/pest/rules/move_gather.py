"""Gathering in a move: the sick of a road and of the location at its end, by food or camp."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import CLEAR, FOOD, Count, Location, Road, Seat
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.camp import is_camp_ready, place_camp
from lazaretto.games.pest.rules.concept import Pay
from lazaretto.games.pest.rules.concept_reasons import MEDICAL_MASK, needs_food
from lazaretto.games.pest.rules.influence import meet_order
from lazaretto.games.pest.rules.law import GATHERED_LOCATION, GATHERED_ROAD
from lazaretto.games.pest.rules.move_ways import full_price
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.rules.tech import may_stay
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because

BY_FOOD: Final = 0
LEAVING: Final = 1
BY_CAMP: Final = 2
WAYS: Final = 3


class GatherRoad(Auto):
    """[pest.move.road-each-costs-food] Everybody on the road, already paid for."""

    seat: Seat
    road: Road
    reserve: Count

    def run(self, g: Board, then: Todo) -> None:
        count = g.gather_road(self.seat, self.road)
        meet_order(g, self.seat, GATHERED_ROAD, NOWHERE, 1, then)
        then.add(TakeIn(self.seat, count, 1, self.reserve))


def can_clear(g: Board, seat: i64, location: i64, way: i64) -> bool:
    """[pest.move.must-clear-location] By food, by food for all but those who may stay, or by the camp."""
    if way == BY_CAMP:
        return is_camp_ready(g, seat)
    stay = may_stay(g, seat)
    if way == BY_FOOD:
        return full_price(g, seat, location, 0) <= g.purse(seat, FOOD)
    return stay > 0 and full_price(g, seat, location, stay) <= g.purse(seat, FOOD)


def clear(g: Board, seat: i64, location: i64, way: i64, then: Todo) -> None:
    """[pest.move.first-free-in-location] Pay for those who are not free, then gather."""
    if way == BY_CAMP:
        place_camp(g, seat, location, 0, then)
        return
    left: i64 = 0
    if way == LEAVING:
        left = min(may_stay(g, seat), g.sick(location))
    price = full_price(g, seat, location, left)
    if price:
        then.add(Pay(seat, 0, 0, price, 0, 0))
    if g.sick(location) > left:
        then.add(Gather(seat, location, g.sick(location) - left))


class Clear(Auto):
    """[pest.move.must-clear-location] A single way is taken without asking."""

    seat: Seat
    location: Location

    def run(self, g: Board, then: Todo) -> None:
        only: i64 = -1
        for way in range(WAYS):
            if can_clear(g, self.seat, self.location, way):
                if only >= 0:
                    then.add(ClearBy(self.seat, self.location))
                    return
                only = way
        clear(g, self.seat, self.location, only, then)


class ClearBy(Ask):
    """[pest.move.must-clear-location] The player picks how."""

    location: Location

    def options(self, g: Board, out: Options) -> None:
        for way in range(WAYS):
            if can_clear(g, self.seat, self.location, way):
                out.add(CLEAR + way)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        clear(g, self.seat, self.location, option - CLEAR, then)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not CLEAR <= option < CLEAR + WAYS:
            return []
        way, stay = option - CLEAR, may_stay(g, self.seat)
        if way == BY_CAMP:
            return because("pest.camp.cannot-move", fx.CampPlaced(g.camp(self.seat)))
        if way == LEAVING and stay == 0:
            return because("pest.tech.04-medical-mask", fx.NoTechnology(MEDICAL_MASK))
        price = full_price(g, self.seat, self.location, stay if way == LEAVING else 0)
        return because("pest.move.first-free-in-location", needs_food(g, self.seat, FOOD, price))


class Gather(Auto):
    """[pest.move.must-clear-location] Paid for: into the quarantine."""

    seat: Seat
    location: Location
    count: Count

    def run(self, g: Board, then: Todo) -> None:
        g.gather(self.seat, self.location, self.count)
        meet_order(g, self.seat, GATHERED_LOCATION, self.location, self.count, then)
        then.add(TakeIn(self.seat, self.count, 1, 0))
