"""Building: on the map where doctor and camp stand, or one building of the capital."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.actions import (
    BUILD,
    BUILD_CAPITAL,
    BUILDINGS,
    CAPITAL_BUILDINGS,
    SET_PRICE,
    STOP_BUILDING,
    BuildingOrNone,
    CapitalBuildingOrNone,
    Flag,
    LocationOrNone,
    Seat,
)
from lazaretto.games.pest.board import NOBODY, NOWHERE, Board
from lazaretto.games.pest.rules.action_boost import spend_boost
from lazaretto.games.pest.rules.build_done import BuildingEnds, Built, CapitalBuilt
from lazaretto.games.pest.rules.build_prices import PRICES, Means, pay_in_form, spends_token
from lazaretto.kernel.bits import size
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Options, Todo

NOTHING: Final = -1  # not on the map, or not in the capital
AT_DOCTOR: Final = 0
AT_CAMP: Final = 1


# ---------------------------------------------------------------- where


def may_build(g: Board, seat: i64, location: i64) -> bool:
    """[pest.build.one-own-per-location] [pest.build.capacity] [pest.build.not-in-ruin] [pest.build.sick-present]"""
    if g.ruined(location) or g.has_house(location, seat):
        return False
    return g.houses(location) < g.t.land.capacity[g.t.land.kind[location]]


def is_open_site(g: Board, seat: i64, place: i64, built_in: i64) -> bool:
    """[pest.build.where] Doctor and camp in one location are one place: the doctor's. Each is used once."""
    if built_in != NOWHERE:
        return False
    if place == AT_DOCTOR:
        return may_build(g, seat, g.doctor(seat))
    camp = g.camp(seat)
    return camp != NOWHERE and camp != g.doctor(seat) and may_build(g, seat, camp)


def can_build(g: Board, seat: i64, weak: i64) -> bool:
    """Is there anything to build now?"""
    means = Means(g, seat, weak, 0)
    if is_open_site(g, seat, AT_DOCTOR, NOWHERE) or is_open_site(g, seat, AT_CAMP, NOWHERE):
        return means.on_map(g) != 0 or means.in_capital(g) != 0
    return means.in_capital(g) != 0


# ---------------------------------------------------------------- what


class Building(Ask):
    """[pest.build.map-or-capital] [pest.build.where] [pest.build.sequential-payment] What is built next, if anything.

    `weak` is 1 while a surcharge is due, `boosted` 1 once the token is spent or void; `first` and `second` are the
    locations built in by doctor and camp. Ends: each of the two places is used once.
    """

    weak: Flag
    boosted: Flag
    first: LocationOrNone
    second: LocationOrNone

    def options(self, g: Board, out: Options) -> None:
        means = Means(g, self.seat, self.weak, self.boosted)
        at_doctor = is_open_site(g, self.seat, AT_DOCTOR, self.first)
        at_camp = is_open_site(g, self.seat, AT_CAMP, self.second)
        if at_doctor or at_camp:
            payable = means.on_map(g)
            if at_doctor:
                offer_set(BUILD, payable, BUILDINGS, out)
            if at_camp:
                offer_set(BUILD + BUILDINGS, payable, BUILDINGS, out)
        if self.first == NOWHERE and self.second == NOWHERE:
            offer_set(BUILD_CAPITAL, means.in_capital(g), CAPITAL_BUILDINGS, out)
        out.add(STOP_BUILDING)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option == STOP_BUILDING:
            then.add(BuildingEnds(self.seat, self.first, self.second))
            return
        if BUILD_CAPITAL <= option < BUILD_CAPITAL + CAPITAL_BUILDINGS:
            palace = option - BUILD_CAPITAL
            then.add(Priced(self.seat, NOTHING, palace, self.weak, self.boosted, NOWHERE, NOWHERE, NOWHERE))
            return
        place = (option - BUILD) // BUILDINGS
        building = (option - BUILD) % BUILDINGS
        where = site_of(g, self.seat, place)
        if place == AT_DOCTOR:
            then.add(Priced(self.seat, building, NOTHING, self.weak, self.boosted, where, where, self.second))
        else:
            then.add(Priced(self.seat, building, NOTHING, self.weak, self.boosted, where, self.first, where))

    def why_not(self, g: Board, option: i64) -> list[str]:
        if BUILD_CAPITAL <= option < BUILD_CAPITAL + CAPITAL_BUILDINGS:
            return self.why_not_capital(g, option - BUILD_CAPITAL)
        if BUILD <= option < BUILD + 2 * BUILDINGS:
            return self.why_not_map(g, (option - BUILD) // BUILDINGS, (option - BUILD) % BUILDINGS)
        return []

    def why_not_capital(self, g: Board, building: i64) -> list[str]:
        if self.first != NOWHERE or self.second != NOWHERE:
            return ["pest.build.map-or-capital"]
        if g.capital_owner(building) != NOBODY:
            return ["pest.build.capital-building"]
        return ["pest.build.capital-building", "pest.concept.coin-joker"]

    def why_not_map(self, g: Board, place: i64, building: i64) -> list[str]:
        location = site_of(g, self.seat, place)
        built_in = self.first if place == AT_DOCTOR else self.second
        if location == NOWHERE or built_in != NOWHERE:
            return ["pest.build.where"]
        if g.ruined(location):
            return ["pest.build.not-in-ruin"]
        if g.has_house(location, self.seat):
            return ["pest.build.one-own-per-location"]
        if not may_build(g, self.seat, location):
            return ["pest.build.capacity"]
        if not is_open_site(g, self.seat, place, built_in):
            return ["pest.build.where"]
        if building == 0 or g.site(self.seat, building) != NOWHERE:
            return ["pest.build.cost-on-board", "pest.component.buildings"]
        return ["pest.build.cost-on-board", "pest.concept.resource-uses"]


def site_of(g: Board, seat: i64, place: i64) -> i64:
    """Where a place of the action is, or NOWHERE."""
    if place == AT_DOCTOR:
        return g.doctor(seat)
    return g.camp(seat)


def offer_set(verb: i64, payable: i64, count: i64, out: Options) -> None:
    for building in range(count):
        if payable >> building & 1:
            out.add(verb + building)


class BuildOn(Auto):
    """[pest.build.sequential-payment] After a building on the map: another one, if there is a place and means for it."""

    seat: Seat
    boosted: Flag
    first: LocationOrNone
    second: LocationOrNone

    def run(self, g: Board, then: Todo) -> None:
        seat = self.seat
        has_site = is_open_site(g, seat, AT_DOCTOR, self.first) or is_open_site(g, seat, AT_CAMP, self.second)
        if has_site and Means(g, seat, 0, self.boosted).on_map(g):
            then.add(Building(seat, 0, self.boosted, self.first, self.second))
        else:
            then.add(BuildingEnds(seat, self.first, self.second))


# ---------------------------------------------------------------- for how much


def price_of(g: Board, building: i64, palace: i64) -> vec[i64]:
    """[pest.build.cost-on-board] Of a building on the map, or of one of the capital: the other is NOTHING."""
    if palace == NOTHING:
        return g.t.mat.price[building]
    return g.t.cards.capital_cost[palace]


class Priced(Auto):
    """A building was chosen. A single form of its price is not asked for."""

    seat: Seat
    building: BuildingOrNone
    palace: CapitalBuildingOrNone
    weak: Flag
    boosted: Flag
    where: LocationOrNone
    first: LocationOrNone
    second: LocationOrNone

    def run(self, g: Board, then: Todo) -> None:
        price = SetPrice(self.seat, self.building, self.palace, self.weak, self.boosted, self.where, self.first, self.second)
        forms = price.forms(g)
        if size(forms) > 1:
            then.add(price)
            return
        for form in range(PRICES):
            if forms >> form & 1:
                price.take(g, SET_PRICE + form, then)


class SetPrice(Ask):
    """[pest.build.weak] [pest.build.boost] Which wood or stone more or less."""

    building: BuildingOrNone
    palace: CapitalBuildingOrNone
    weak: Flag
    boosted: Flag
    where: LocationOrNone
    first: LocationOrNone
    second: LocationOrNone

    def forms(self, g: Board) -> i64:
        means = Means(g, self.seat, self.weak, self.boosted)
        return means.forms(g, price_of(g, self.building, self.palace))

    def options(self, g: Board, out: Options) -> None:
        offer_set(SET_PRICE, self.forms(g), PRICES, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        """[pest.build.sequence] Pay, then build. With a weakened action the token can no longer save anything."""
        form = option - SET_PRICE
        boosted = self.boosted
        if self.weak:
            boosted = 1
        if spends_token(form):
            spend_boost(g, self.seat)
            boosted = 1
        pay_in_form(g, self.seat, price_of(g, self.building, self.palace), form, then)
        if self.palace != NOTHING:
            then.add(CapitalBuilt(self.seat, self.palace))
            return
        then.add(Built(self.seat, self.building, self.where))
        then.add(BuildOn(self.seat, boosted, self.first, self.second))

    def why_not(self, g: Board, option: i64) -> list[str]:
        return ["pest.build.weak"] if self.weak else ["pest.build.boost", "pest.action.boost-once"]
