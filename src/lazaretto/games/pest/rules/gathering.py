"""Gathering: the sick of an entered location, by food or camp."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest.actions import (
    CLEAR,
    FOOD,
    HEAL_AT_CAMP,
    NO,
    YES,
)
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.laws import GATHERED_LOCATION, GATHERED_ROAD, order_met
from lazaretto.games.pest.rules.prices import Pay
from lazaretto.games.pest.rules.printed import (
    CAMP_HEALS,
    LEAVE_SICK,
)
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.rules.ways import full_price
from lazaretto.games.pest.state import NOWHERE, State
from lazaretto.kernel.frame import Frame

BY_FOOD: Final = 0
LEAVING: Final = 1
BY_CAMP: Final = 2


@dataclass
class GatherRoad(Frame):
    """[pest.move.road-each-costs-food] [pest.law.11-order-containment] Everybody on the road, already paid for."""

    seat: int
    road: int
    reserve: int

    def run(self, g: State) -> list[Frame]:
        count = g.gather_road(self.seat, self.road)
        return [*order_met(g, self.seat, GATHERED_ROAD, -1, 1), TakeIn(self.seat, count, 1, self.reserve)]


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
class ClearBy(Asking):
    """[pest.move.must-clear-location] [pest.tech.mask-with-camp] The player picks how."""

    location: int

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
class HealAtCamp(Asking):
    """[pest.tech.21-improved-camp-heals] One of the gathered may be healed at once."""

    count: int
    reserve: int

    def options(self, g: State) -> list[int]:
        return [HEAL_AT_CAMP + NO, HEAL_AT_CAMP + YES]

    def take(self, g: State, option: int) -> list[Frame]:
        healed = 0
        if option == HEAL_AT_CAMP + YES:
            healed = min(g.power(self.seat, CAMP_HEALS), self.count, len(g.t.mat.herbs) - g.healthy[self.seat])
            for _ in range(healed):
                g.cure(self.seat)
        return [TakeIn(self.seat, self.count - healed, 1, self.reserve)]
