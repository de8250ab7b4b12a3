"""What a price, a place or a card lacks: asked of the board for several chapters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    AT_MOBILE,
    AT_SPECIALISTS,
    BASICS,
    BUILDINGS,
    COIN,
    RESOURCES,
    TECHNOLOGY,
)
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.tables import MOBILE_WORKSHOP, WORKER_STORE
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.reasons import Fact

# The cards of the rules that name them.
MEDICAL_MASK: Final[i64] = TECHNOLOGY.index["t4"]
CLONING: Final[i64] = TECHNOLOGY.index["t6"]
INHALER: Final[i64] = TECHNOLOGY.index["t9"]
SPECIALISTS: Final[i64] = TECHNOLOGY.index["t10"]
SCIENTISTS: Final[i64] = TECHNOLOGY.index["t11"]
LABORATORY: Final[i64] = TECHNOLOGY.index["t12"]
MEDICAL_TRIALS: Final[i64] = TECHNOLOGY.index["t17"]
WORKSHOP: Final[i64] = TECHNOLOGY.index["t25"]
ADRENALINE: Final[i64] = TECHNOLOGY.index["t28"]


def short_of(g: Board, seat: i64, price: vec[i64]) -> list[Fact]:
    """[pest.concept.coin-joker] [pest.concept.coin-not-research] All of a price of which there is too little.

    Coins stand in for basic resources; if they suffice for all that is missing, nothing is short but coins and research.
    """
    found: list[Fact] = []
    coins = g.stock(seat, COIN) - price[COIN]
    spare = coins
    for resource in range(BASICS):
        spare -= max(0, price[resource] - g.stock(seat, resource))
    for resource in range(BASICS):
        if spare < 0 and price[resource] > g.stock(seat, resource):
            found.append(fx.NeedsResource(resource, price[resource], g.stock(seat, resource), max(0, coins)))
    if coins < 0:
        found.append(fx.NeedsResource(COIN, price[COIN], g.stock(seat, COIN), 0))
    if price[RESOURCES] > g.research(seat):
        found.append(fx.NeedsResearch(price[RESOURCES], g.research(seat)))
    return found


def needs_food(g: Board, seat: i64, resource: i64, needed: i64) -> Fact:
    """So much of one basic resource, for which coins stand in."""
    return fx.NeedsResource(resource, needed, g.stock(seat, resource), g.stock(seat, COIN))


def needs_token(g: Board, seat: i64) -> Fact:
    """The research token that makes an action stronger."""
    return fx.NeedsResearch(g.t.mat.boost_cost, g.research(seat))


def why_not_workplace(g: Board, seat: i64, place: i64) -> Fact:
    """Why nobody can go to a workplace: it is not there, or taken."""
    if place < BUILDINGS and g.site(seat, place) == NOWHERE:
        return fx.NotBuilt(place)
    if place == AT_MOBILE and not g.has_power(seat, MOBILE_WORKSHOP):
        return fx.NoTechnology(WORKSHOP)
    if place == AT_SPECIALISTS and not g.has_power(seat, WORKER_STORE):
        return fx.NoTechnology(SPECIALISTS)
    if place == AT_SPECIALISTS:
        return fx.CardFull(SPECIALISTS, g.people_at(seat, place))
    return fx.PlaceTaken(place)
