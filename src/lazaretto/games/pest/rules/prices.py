"""Prices: what can be paid, and where coins stand in."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest.actions import (
    BASICS,
    COIN,
    PAY_COINS,
    RESOURCES,
)
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.state import State
from lazaretto.kernel.frame import Frame


def can_pay(g: State, seat: int, price: list[int]) -> bool:
    """[pest.concept.coin-joker] [pest.concept.resource-uses] [pest.concept.coin-not-research]

    Wood, stone, food, herbs, coins, research: coins stand in for the first four only.
    """
    first = seat * RESOURCES
    coins = price[COIN]
    for resource in range(BASICS):
        coins += max(0, price[resource] - g.stock[first + resource])
    return coins <= g.stock[first + COIN] and price[RESOURCES] <= g.research[seat]


def pay(g: State, seat: int, price: list[int]) -> list[Frame]:
    """Pay research at once; the rest by a frame, for coins may stand in."""
    if price[RESOURCES]:
        g.spend_research(seat, price[RESOURCES])
    return [Pay(seat, price[0], price[1], price[2], price[3], price[4])]


@dataclass
class Pay(Frame):
    """[pest.track.gain-and-spend] A price that can be paid. The player is asked only where coins are a choice.

    Ends: every round pays for one more resource.
    """

    seat: int
    wood: int
    stone: int
    food: int
    herbs: int
    coin: int

    def run(self, g: State) -> list[Frame]:
        price = [self.wood, self.stone, self.food, self.herbs, self.coin]
        for resource in range(BASICS):
            need = price[resource]
            if need == 0:
                continue
            price[resource] = 0
            least = max(0, need - g.stock[self.seat * RESOURCES + resource])
            most = min(need, spare_coins(g, self.seat, price))
            if least < most:
                return [PayCoins(self.seat, resource, need, least, most), Pay(self.seat, *price)]
            pay_one(g, self.seat, resource, need, least)
        g.spend(self.seat, COIN, self.coin)
        return []


def spare_coins(g: State, seat: int, price: list[int]) -> int:
    """Coins that the rest of a price leaves."""
    first = seat * RESOURCES
    coins = g.stock[first + COIN] - price[COIN]
    for resource in range(BASICS):
        coins -= max(0, price[resource] - g.stock[first + resource])
    return coins


def pay_one(g: State, seat: int, resource: int, need: int, coins: int) -> None:
    g.spend(seat, resource, need - coins)
    g.spend(seat, COIN, coins)


@dataclass
class PayCoins(Asking):
    """[pest.concept.coin-joker] How many coins stand in for a basic resource."""

    resource: int
    need: int
    least: int
    most: int

    def options(self, g: State) -> list[int]:
        return [PAY_COINS + coins for coins in range(self.least, self.most + 1)]

    def take(self, g: State, option: int) -> list[Frame]:
        pay_one(g, self.seat, self.resource, self.need, option - PAY_COINS)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.concept.coin-joker"]
