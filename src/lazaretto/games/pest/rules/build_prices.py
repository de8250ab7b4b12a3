"""Prices of buildings: the forms in which a player can pay, with a token or with the surcharge of a weak action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.pest.actions import (
    BUILDINGS,
    CAPITAL_BUILDINGS,
    COIN,
    FOOD,
    HERBS,
    PRICE,
    RESOURCES,
    STONE,
    WOOD,
)
from lazaretto.games.pest.board import NOBODY, NOWHERE, Board
from lazaretto.games.pest.rules.action_boost import has_boost
from lazaretto.games.pest.rules.concept import Pay, spare_coins
from lazaretto.games.pest.rules.concept_reasons import short_of
from lazaretto.kernel.bits import bit
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Todo
from lazaretto.kernel.reasons import Fact

# Forms of a price.
PLAIN: Final[i64] = PRICE.index["plain"]
SAVE_WOOD: Final[i64] = PRICE.index["save-wood"]
SAVE_STONE: Final[i64] = PRICE.index["save-stone"]
ADD_WOOD: Final[i64] = PRICE.index["add-wood"]
ADD_STONE: Final[i64] = PRICE.index["add-stone"]
RESTORE: Final[i64] = PRICE.index["restore"]
PRICES: Final[i64] = len(PRICE.words)


def spends_token(form: i64) -> bool:
    """[pest.build.boost] Is the turn's research token a part of this form?"""
    return form in (SAVE_WOOD, SAVE_STONE, RESTORE)


def wood_in_form(g: Board, price: vec[i64], form: i64) -> i64:
    """[pest.build.weak] [pest.build.boost] One wood more or less."""
    if form == SAVE_WOOD:
        return max(0, price[WOOD] - g.t.mat.build_boost)
    if form == ADD_WOOD:
        return price[WOOD] + g.t.mat.build_weak
    return price[WOOD]


def stone_in_form(g: Board, price: vec[i64], form: i64) -> i64:
    """[pest.build.weak] [pest.build.boost] One stone more or less."""
    if form == SAVE_STONE:
        return max(0, price[STONE] - g.t.mat.build_boost)
    if form == ADD_STONE:
        return price[STONE] + g.t.mat.build_weak
    return price[STONE]


def price_in_form(g: Board, price: vec[i64], form: i64) -> vec[i64]:
    """The whole price in a form; for people who ask what is missing."""
    found = price[:]
    found[WOOD] = wood_in_form(g, price, form)
    found[STONE] = stone_in_form(g, price, form)
    return found


def pay_in_form(g: Board, seat: i64, price: vec[i64], form: i64, then: Todo) -> None:
    """Research at once; the rest by a frame, for coins may stand in."""
    if price[RESOURCES]:
        g.spend_research(seat, price[RESOURCES])
    wood = wood_in_form(g, price, form)
    then.add(Pay(seat, wood, stone_in_form(g, price, form), price[FOOD], price[HERBS], price[COIN]))


def missing(need: i64, held: i64) -> i64:
    """What coins must stand in for."""
    if need > held:
        return need - held
    return 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Means:
    """What a seat can pay a building with. `weak`: the surcharge is still to be paid."""

    def __init__(self, g: Board, seat: i64, weak: i64, boosted: i64) -> None:
        self.seat = seat
        self.wood = g.stock(seat, WOOD)
        self.stone = g.stock(seat, STONE)
        self.coins = g.stock(seat, COIN)
        self.weak: bool = weak != 0
        self.token: bool = boosted == 0 and has_boost(g, seat)

    def forms(self, g: Board, price: vec[i64]) -> i64:
        """[pest.build.weak] [pest.build.boost] [pest.build.cost-on-board] A bit for each form that can be paid now.

        A weak action must take one wood or stone more, or a token against the weakness.
        """
        coins = self.coins - price[COIN]
        if price[FOOD] or price[HERBS] or price[RESOURCES]:
            coins -= missing(price[FOOD], g.stock(self.seat, FOOD)) + missing(price[HERBS], g.stock(self.seat, HERBS))
            if price[RESOURCES] > g.research(self.seat):
                return 0
        found: i64 = 0
        if not self.weak:
            found = self.form(g, price, PLAIN, coins)
            if self.token and price[WOOD] > 0:
                found |= self.form(g, price, SAVE_WOOD, coins)
            if self.token and price[STONE] > 0:
                found |= self.form(g, price, SAVE_STONE, coins)
            return found
        found = self.form(g, price, ADD_WOOD, coins) | self.form(g, price, ADD_STONE, coins)
        if self.token:
            found |= self.form(g, price, RESTORE, coins)
        return found

    def form(self, g: Board, price: vec[i64], form: i64, coins: i64) -> i64:
        """The bit of a form, if wood, stone and the coins that are left suffice for it."""
        coins -= missing(wood_in_form(g, price, form), self.wood)
        coins -= missing(stone_in_form(g, price, form), self.stone)
        if coins < 0:
            return 0
        return bit(form)

    def on_map(self, g: Board) -> i64:
        """[pest.build.cost-on-board] A bit for each building of the player board that can be paid."""
        found: i64 = 0
        for building in range(1, BUILDINGS):
            if g.site(self.seat, building) == NOWHERE and self.forms(g, g.t.mat.price[building]):
                found |= bit(building)
        return found

    def in_capital(self, g: Board) -> i64:
        """[pest.build.capital-building] A bit for each building of the capital that nobody has built, if payable."""
        found: i64 = 0
        for building in range(CAPITAL_BUILDINGS):
            if g.capital_owner(building) == NOBODY and self.forms(g, g.t.cards.capital_cost[building]):
                found |= bit(building)
        return found

    def form_for_people(self, price: vec[i64]) -> i64:
        """The form in which least is missing: as printed, with the surcharge that is easier to pay, or with the token."""
        if not self.weak:
            if self.token and price[WOOD] > self.wood:
                return SAVE_WOOD
            return SAVE_STONE if self.token and price[STONE] > self.stone else PLAIN
        if self.token:
            return RESTORE
        return ADD_WOOD if self.wood - price[WOOD] >= self.stone - price[STONE] else ADD_STONE

    def short_of(self, g: Board, price: vec[i64]) -> list[Fact]:
        """What is missing for a building that cannot be paid in any form."""
        return short_of(g, self.seat, price_in_form(g, price, self.form_for_people(price)))

    def lack(self, g: Board, price: vec[i64]) -> i64:
        """How many resources and tokens are missing."""
        whole = price_in_form(g, price, self.form_for_people(price))
        count = max(0, -spare_coins(g, self.seat, whole))
        return count + max(0, whole[RESOURCES] - g.research(self.seat))

    def nearest_on_map(self, g: Board) -> i64:
        """The building of the player board that lacks least, or -1."""
        best: i64 = -1
        for building in range(1, BUILDINGS):
            if g.site(self.seat, building) == NOWHERE:
                lack = self.lack(g, g.t.mat.price[building])
                if best < 0 or lack < self.lack(g, g.t.mat.price[best]):
                    best = building
        return best

    def nearest_in_capital(self, g: Board) -> i64:
        """The building of the capital that lacks least, or -1."""
        best: i64 = -1
        for building in range(CAPITAL_BUILDINGS):
            if g.capital_owner(building) == NOBODY:
                lack = self.lack(g, g.t.cards.capital_cost[building])
                if best < 0 or lack < self.lack(g, g.t.cards.capital_cost[best]):
                    best = building
        return best
