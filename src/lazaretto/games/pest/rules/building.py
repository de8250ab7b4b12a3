"""Building: on the map where doctor and camp stand, or one building of the capital."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest.actions import (
    BUILD,
    BUILD_CAPITAL,
    BUILDINGS,
    CAPITAL_BUILDINGS,
    SET_PRICE,
    SOLO,
    STONE,
    STOP_BUILDING,
    WOOD,
)
from lazaretto.games.pest.effects import Influence, hook_effects
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.laws import BUILT, order_met
from lazaretto.games.pest.rules.movement import spend_boost
from lazaretto.games.pest.rules.prices import can_pay, pay
from lazaretto.games.pest.rules.printed import AFTER_BUILD, INFLUENCE_VILLAGE
from lazaretto.games.pest.rules.resources import gain_all, resources_of
from lazaretto.games.pest.state import NOBODY, NOWHERE, State
from lazaretto.kernel.frame import Frame

NOTHING: Final = -1  # not on the map, or not in the capital
AT_DOCTOR: Final = 0
AT_CAMP: Final = 1

# Forms of a price, in the order of the action space.
PLAIN: Final = 0
SAVE_WOOD: Final = 1
SAVE_STONE: Final = 2
ADD_WOOD: Final = 3
ADD_STONE: Final = 4
RESTORE: Final = 5


def may_build(g: State, seat: int, location: int) -> bool:
    """[pest.build.one-own-per-location] [pest.build.capacity] [pest.build.not-in-ruin] [pest.build.sick-present]"""
    if g.ruined[location] or g.house[location * g.players + seat] >= 0:
        return False
    return g.houses(location) < g.t.land.capacity[g.t.land.kind[location]]


def map_price(g: State, building: int) -> list[int]:
    """[pest.build.cost-on-board]"""
    return [g.t.mat.wood[building], g.t.mat.stone[building], 0, 0, 0, 0]


def price_in_form(g: State, price: list[int], form: int) -> list[int]:
    """[pest.build.weak] [pest.build.boost] One wood or stone more or less, or a token against the weakness."""
    changed = price[:]
    if form in (SAVE_WOOD, SAVE_STONE):
        resource = WOOD if form == SAVE_WOOD else STONE
        changed[resource] = max(0, changed[resource] - g.t.mat.build_boost)
    elif form in (ADD_WOOD, ADD_STONE):
        changed[WOOD if form == ADD_WOOD else STONE] += g.t.mat.build_weak
    return changed


def price_forms(g: State, seat: int, price: list[int], weak: int, boosted: int) -> list[int]:
    """The forms in which this seat can pay now. `weak`: the surcharge is still to be paid."""
    token = not boosted and g.research[seat] >= g.t.mat.boost_cost
    if weak:
        forms = [ADD_WOOD, ADD_STONE, RESTORE] if token else [ADD_WOOD, ADD_STONE]
    else:
        forms = [PLAIN]
        if token and price[WOOD] > 0:
            forms.append(SAVE_WOOD)
        if token and price[STONE] > 0:
            forms.append(SAVE_STONE)
    return [form for form in forms if can_pay(g, seat, price_in_form(g, price, form))]


@dataclass
class Building(Asking):
    """[pest.build.map-or-capital] [pest.build.where] [pest.build.sequential-payment] What is built next, if anything.

    `weak` is 1 while a surcharge is due, `boosted` 1 once the token is spent or void; `first` and `second` are the
    locations built in by doctor and camp. Ends: each of the two places is used once.
    """

    weak: int
    boosted: int
    first: int
    second: int

    def options(self, g: State) -> list[int]:
        return [*self.on_map(g), *self.in_capital(g), STOP_BUILDING]

    def on_map(self, g: State) -> list[int]:
        found: list[int] = []
        for place in (AT_DOCTOR, AT_CAMP):
            if not self.is_open(g, place):
                continue
            for building in range(1, BUILDINGS):
                if g.site[self.seat * BUILDINGS + building] == NOWHERE and self.forms(g, map_price(g, building)):
                    found.append(BUILD + place * BUILDINGS + building)
        return found

    def is_open(self, g: State, place: int) -> bool:
        """[pest.build.where] Doctor and camp in one location are one place: the doctor's."""
        seat = self.seat
        if place == AT_DOCTOR:
            return self.first == NOWHERE and may_build(g, seat, g.doctor[seat])
        camp = g.camp[seat]
        if self.second != NOWHERE or camp == NOWHERE or camp == g.doctor[seat]:
            return False
        return may_build(g, seat, camp)

    def in_capital(self, g: State) -> list[int]:
        """[pest.build.capital-building] Any that nobody has built, wherever the doctor is."""
        if self.first != NOWHERE or self.second != NOWHERE:
            return []
        found: list[int] = []
        for building in range(CAPITAL_BUILDINGS):
            if g.capital_owner[building] == NOBODY and self.forms(g, g.t.cards.capital_cost[building]):
                found.append(BUILD_CAPITAL + building)
        return found

    def forms(self, g: State, price: list[int]) -> list[int]:
        return price_forms(g, self.seat, price, self.weak, self.boosted)

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP_BUILDING:
            return [BuildingEnds(self.seat, self.first, self.second)]
        if BUILD_CAPITAL <= option < BUILD_CAPITAL + CAPITAL_BUILDINGS:
            building = option - BUILD_CAPITAL
            return [Priced(self.seat, NOTHING, building, self.weak, self.boosted, NOWHERE, NOWHERE, NOWHERE)]
        place, building = divmod(option - BUILD, BUILDINGS)
        location = g.doctor[self.seat] if place == AT_DOCTOR else g.camp[self.seat]
        first = location if place == AT_DOCTOR else self.first
        second = location if place == AT_CAMP else self.second
        return [Priced(self.seat, building, NOTHING, self.weak, self.boosted, location, first, second)]

    def why_not(self, g: State, option: int) -> list[str]:
        if BUILD_CAPITAL <= option < BUILD_CAPITAL + CAPITAL_BUILDINGS:
            return self.why_not_capital(g, option - BUILD_CAPITAL)
        if BUILD <= option < BUILD + 2 * BUILDINGS:
            place, building = divmod(option - BUILD, BUILDINGS)
            return self.why_not_map(g, place, building)
        return []

    def why_not_capital(self, g: State, building: int) -> list[str]:
        if self.first != NOWHERE or self.second != NOWHERE:
            return ["pest.build.map-or-capital"]
        if g.capital_owner[building] != NOBODY:
            return ["pest.build.capital-building"]
        return ["pest.build.capital-building", "pest.concept.coin-joker"]

    def why_not_map(self, g: State, place: int, building: int) -> list[str]:
        location = g.doctor[self.seat] if place == AT_DOCTOR else g.camp[self.seat]
        if location == NOWHERE or (self.first if place == AT_DOCTOR else self.second) != NOWHERE:
            return ["pest.build.where"]
        if g.ruined[location]:
            return ["pest.build.not-in-ruin"]
        if g.house[location * g.players + self.seat] >= 0:
            return ["pest.build.one-own-per-location"]
        if not may_build(g, self.seat, location):
            return ["pest.build.capacity"]
        if not self.is_open(g, place):
            return ["pest.build.where"]
        if building == 0 or g.site[self.seat * BUILDINGS + building] != NOWHERE:
            return ["pest.build.cost-on-board", "pest.component.buildings"]
        return ["pest.build.cost-on-board", "pest.concept.resource-uses"]


def can_build(g: State, seat: int, weak: int) -> bool:
    """Is there anything to build now?"""
    return len(Building(seat, weak, 0, NOWHERE, NOWHERE).options(g)) > 1


@dataclass
class BuildOn(Frame):
    """After a building on the map: another one, if there is a place and means for it."""

    seat: int
    boosted: int
    first: int
    second: int

    def run(self, g: State) -> list[Frame]:
        following = Building(self.seat, 0, self.boosted, self.first, self.second)
        if following.on_map(g):
            return [following]
        return [BuildingEnds(self.seat, self.first, self.second)]


def price_of(g: State, building: int, palace: int) -> list[int]:
    """Of a building on the map, or of one of the capital: the other is NOTHING."""
    return map_price(g, building) if palace == NOTHING else g.t.cards.capital_cost[palace]


@dataclass
class Priced(Frame):
    """A building was chosen. A single form of its price is not asked for."""

    seat: int
    building: int
    palace: int
    weak: int
    boosted: int
    where: int
    first: int
    second: int

    def run(self, g: State) -> list[Frame]:
        asking = SetPrice(
            self.seat, self.building, self.palace, self.weak, self.boosted, self.where, self.first, self.second
        )
        forms = asking.options(g)
        return [asking] if len(forms) > 1 else asking.take(g, forms[0])


@dataclass
class SetPrice(Asking):
    """[pest.build.weak] [pest.build.boost] [pest.action.token-cancels-weak] Which wood or stone more or less."""

    building: int
    palace: int
    weak: int
    boosted: int
    where: int
    first: int
    second: int

    def options(self, g: State) -> list[int]:
        price = price_of(g, self.building, self.palace)
        return [SET_PRICE + form for form in price_forms(g, self.seat, price, self.weak, self.boosted)]

    def take(self, g: State, option: int) -> list[Frame]:
        """[pest.build.sequence] Pay, then build. With a weakened action the token can no longer save anything."""
        form = option - SET_PRICE
        token = form in (SAVE_WOOD, SAVE_STONE, RESTORE)
        if token:
            spend_boost(g, self.seat)
        paid = pay(g, self.seat, price_in_form(g, price_of(g, self.building, self.palace), form))
        if self.palace != NOTHING:
            return [*paid, CapitalBuilt(self.seat, self.palace)]
        boosted = 1 if token or self.weak else self.boosted
        after = BuildOn(self.seat, boosted, self.first, self.second)
        return [*paid, Built(self.seat, self.building, self.where), after]

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.build.weak"] if self.weak else ["pest.build.boost", "pest.action.boost-once"]


@dataclass
class Built(Frame):
    """[pest.build.sequence] [pest.build.returns-camp] [pest.build.resource-token] [pest.build.influence-by-type]

    [pest.build.influence-minus-others] [pest.tech.02-blast-furnace] [pest.tech.07-construction-crane]
    """

    seat: int
    building: int
    location: int

    def run(self, g: State) -> list[Frame]:
        seat, location = self.seat, self.location
        kind = g.t.land.kind[location]
        steps = g.t.land.influence[kind] - g.houses(location) + g.power(seat, INFLUENCE_VILLAGE + kind)
        g.put_building(seat, self.building, location)
        if g.camp[seat] == location:
            g.return_camp(seat)
        return [Influence(seat, max(steps, 0)), BuildOrder(seat, location)]


@dataclass
class BuildOrder(Frame):
    """[pest.build.sequence] [pest.law.order-own-action-only] The order comes last."""

    seat: int
    location: int

    def run(self, g: State) -> list[Frame]:
        return order_met(g, self.seat, BUILT, self.location, 1)


@dataclass
class CapitalBuilt(Frame):
    """[pest.build.capital-building] [pest.build.capital-reward] [pest.build.capital-building-scope]

    [pest.solo.capital-building-moves-person]
    """

    seat: int
    building: int

    def run(self, g: State) -> list[Frame]:
        g.put_capital_building(self.seat, self.building)
        if g.mode == SOLO:
            g.free_person(g.t.variants.building_people)
        g.gain_fame(self.seat, g.t.cards.capital_fame[self.building])
        return [Influence(self.seat, g.t.cards.capital_influence[self.building])]


@dataclass
class BuildingEnds(Frame):
    """[pest.tech.20-tool-cart] The end of the action: a resource of each location built in."""

    seat: int
    first: int
    second: int

    def run(self, g: State) -> list[Frame]:
        due = [0, 0, 0, 0, 0, 0]
        for effect in hook_effects(g, self.seat, AFTER_BUILD):
            for location in (self.first, self.second):
                if location != NOWHERE:
                    for thing, count in enumerate(resources_of(g, effect, location)):
                        due[thing] += count
        return [gain_all(self.seat, due)] if sum(due) else []
