"""Building: on the map where doctor and camp stand, or one building of the capital."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    BUILD,
    BUILD_CAPITAL,
    BUILDINGS,
    CAPITAL_BUILDINGS,
    SET_PRICE,
    STONE,
    STOP_BUILDING,
    WOOD,
    BuildingOrNone,
    CapitalBuildingOrNone,
    Flag,
    LocationOrNone,
    Seat,
)
from lazaretto.games.pest.board import NOBODY, NOWHERE, Board
from lazaretto.games.pest.rules.action_boost import has_boost, spend_boost
from lazaretto.games.pest.rules.build_done import BuildingEnds, Built, CapitalBuilt
from lazaretto.games.pest.rules.build_prices import (
    PLAIN,
    PRICES,
    SAVE_STONE,
    SAVE_WOOD,
    Means,
    pay_in_form,
    price_in_form,
    spends_token,
)
from lazaretto.games.pest.rules.concept_reasons import needs_token, short_of
from lazaretto.kernel.bits import size
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because

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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if BUILD_CAPITAL <= option < BUILD_CAPITAL + CAPITAL_BUILDINGS:
            return self.why_not_capital(g, option - BUILD_CAPITAL)
        if BUILD <= option < BUILD + 2 * BUILDINGS:
            return self.why_not_map(g, (option - BUILD) // BUILDINGS, (option - BUILD) % BUILDINGS)
        return []

    def why_not_capital(self, g: Board, building: i64) -> list[Reason]:
        if self.first != NOWHERE or self.second != NOWHERE:
            return because("pest.build.map-or-capital", fx.MapChosen())
        owner = g.capital_owner(building)
        if owner != NOBODY:
            return because("pest.build.capital-building", fx.CapitalTaken(building, owner))
        means = Means(g, self.seat, self.weak, self.boosted)
        return because("pest.build.capital-building", *means.short_of(g, g.t.cards.capital_cost[building]))

    def why_not_map(self, g: Board, place: i64, building: i64) -> list[Reason]:
        found = why_not_site(g, self.seat, place, self.first if place == AT_DOCTOR else self.second)
        if found:
            return found
        if g.site(self.seat, building) != NOWHERE:
            return because("pest.component.buildings", fx.BuiltAlready(building, g.site(self.seat, building)))
        means = Means(g, self.seat, self.weak, self.boosted)
        return because("pest.build.cost-on-board", *means.short_of(g, g.t.mat.price[building]))


def why_not_site(g: Board, seat: i64, place: i64, built_in: i64) -> list[Reason]:
    """[pest.build.where] [pest.build.capacity] [pest.build.not-in-ruin] What keeps a place from being built on."""
    location = site_of(g, seat, place)
    if built_in != NOWHERE:
        return because("pest.build.where", fx.SiteUsed(built_in))
    if location == NOWHERE:
        return because("pest.build.where", fx.NoCamp())
    if place == AT_CAMP and location == g.doctor(seat):
        return because("pest.build.where", fx.CampAtDoctor())
    if g.ruined(location):
        return because("pest.build.not-in-ruin", fx.Ruined(location))
    if g.has_house(location, seat):
        return because("pest.build.one-own-per-location", fx.OwnHouseThere(location))
    if not may_build(g, seat, location):
        return because("pest.build.capacity", fx.LocationFull(location, g.houses(location)))
    return []


def why_not_build(g: Board, seat: i64, weak: i64) -> list[Reason]:
    """[pest.action.perform-without-effect] Why building would change nothing: no means where there is a place, or no place.

    Told of the building that lacks least, on the map and in the capital.
    """
    means = Means(g, seat, weak, 0)
    found: list[Reason] = []
    if is_open_site(g, seat, AT_DOCTOR, NOWHERE) or is_open_site(g, seat, AT_CAMP, NOWHERE):
        nearest = means.nearest_on_map(g)
        if nearest < 0:
            found += because("pest.build.cost-on-board", fx.NothingLeftToBuild())
        else:
            lacking = means.short_of(g, g.t.mat.price[nearest])
            found += because("pest.build.cost-on-board", fx.CheapestBuilding(nearest), *lacking)
    else:
        found += why_not_site(g, seat, AT_DOCTOR, NOWHERE)
        if g.camp(seat) != NOWHERE:
            found += why_not_site(g, seat, AT_CAMP, NOWHERE)
    palace = means.nearest_in_capital(g)
    if palace >= 0:
        lacking = means.short_of(g, g.t.cards.capital_cost[palace])
        found += because("pest.build.capital-building", fx.CheapestCapital(palace), *lacking)
    return found


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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not SET_PRICE <= option < SET_PRICE + PRICES:
            return []
        form = option - SET_PRICE
        rule = "pest.build.weak" if self.weak else "pest.build.boost"
        if self.weak and form in (PLAIN, SAVE_WOOD, SAVE_STONE):
            return because(rule, fx.IsWeak())
        if not self.weak and form not in (PLAIN, SAVE_WOOD, SAVE_STONE):
            return because(rule, fx.NotWeak())
        if spends_token(form) and not has_boost(g, self.seat):
            return because("pest.action.boost-once", needs_token(g, self.seat))
        if spends_token(form) and self.boosted:
            return because("pest.action.boost-once", fx.BoostUsed())
        price = price_of(g, self.building, self.palace)
        if form in (SAVE_WOOD, SAVE_STONE) and price[WOOD if form == SAVE_WOOD else STONE] == 0:
            return because(rule, fx.NotInPrice(WOOD if form == SAVE_WOOD else STONE))
        return because("pest.build.cost-on-board", *short_of(g, self.seat, price_in_form(g, price, form)))
