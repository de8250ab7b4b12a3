"""Resources, coins and crates: what can be paid, where coins stand in, what a crate becomes."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    BASICS,
    COIN,
    PAY_COINS,
    RESOURCES,
    SPACE,
    TAKE_CRATE,
    Basic,
    CoinsPaid,
    Count,
    Seat,
)
from lazaretto.games.pest.board import Board
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because

# ---------------------------------------------------------------- prices


def can_pay(g: Board, seat: i64, price: vec[i64]) -> bool:
    """[pest.concept.coin-joker] [pest.concept.resource-uses] [pest.concept.coin-not-research]

    A price is wood, stone, food, herbs, coins, research: coins stand in for the first four only.
    """
    return spare_coins(g, seat, price) >= 0 and price[RESOURCES] <= g.research(seat)


def spare_coins(g: Board, seat: i64, price: vec[i64]) -> i64:
    """[pest.concept.coin-joker] Coins that a price leaves when they stand in for all that is missing."""
    coins = g.stock(seat, COIN) - price[COIN]
    for resource in range(BASICS):
        missing = price[resource] - g.stock(seat, resource)
        if missing > 0:
            coins -= missing
    return coins


def pay(g: Board, seat: i64, price: vec[i64], then: Todo) -> None:
    """Pay research at once; the rest by a frame, for coins may stand in."""
    if price[RESOURCES]:
        g.spend_research(seat, price[RESOURCES])
    then.add(Pay(seat, price[0], price[1], price[2], price[3], price[4]))


class Pay(Auto):
    """[pest.concept.coin-joker] A price that can be paid. The player is asked only where coins are a choice.

    Ends: every round pays for one more resource.
    """

    seat: Seat
    wood: Count
    stone: Count
    food: Count
    herbs: Count
    coin: Count

    def run(self, g: Board, then: Todo) -> None:
        price = vec[i64]([self.wood, self.stone, self.food, self.herbs, self.coin])
        for resource in range(BASICS):
            need = price[resource]
            if need == 0:
                continue
            price[resource] = 0
            least = max(0, need - g.stock(self.seat, resource))
            most = min(need, spare_coins(g, self.seat, price))
            if least < most:
                then.add(PayCoins(self.seat, resource, need, least, most))
                then.add(Pay(self.seat, price[0], price[1], price[2], price[3], price[4]))
                return
            pay_one(g, self.seat, resource, need, least)
        g.spend(self.seat, COIN, self.coin)


def pay_one(g: Board, seat: i64, resource: i64, need: i64, coins: i64) -> None:
    g.spend(seat, resource, need - coins)
    g.spend(seat, COIN, coins)


class PayCoins(Ask):
    """[pest.concept.coin-joker] How many coins stand in for a basic resource."""

    resource: Basic
    need: Count
    least: CoinsPaid
    most: CoinsPaid

    def options(self, g: Board, out: Options) -> None:
        for coins in range(self.least, self.most + 1):
            out.add(PAY_COINS + coins)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        pay_one(g, self.seat, self.resource, self.need, option - PAY_COINS)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if SPACE.verb_at[option].name != "PayCoins":
            return []
        return because("pest.concept.coin-joker", fx.CoinsBetween(self.least, self.most))


# ---------------------------------------------------------------- crates


def basics_with_room(g: Board, seat: i64) -> i64:
    """[pest.concept.crate-any-basic] A bit for each basic resource of which one more can be held; never a coin."""
    found: i64 = 0
    for resource in range(BASICS):
        if g.room(seat, resource) > 0:
            found |= bit(resource)
    return found


class Crates(Auto):
    """[pest.concept.crate-any-basic] One by one, among the basic resources with room; without room they are lost.

    Ends: `left` falls with every crate.
    """

    seat: Seat
    left: Count

    def run(self, g: Board, then: Todo) -> None:
        for left in range(self.left - 1, -1, -1):
            roomy = basics_with_room(g, self.seat)
            if roomy == 0:
                return
            if size(roomy) > 1:
                then.add(TakeCrate(self.seat))
                if left:
                    then.add(Crates(self.seat, left))
                return
            for resource in range(BASICS):
                if roomy >> resource & 1:
                    g.gain(self.seat, resource, 1)


class TakeCrate(Ask):
    """[pest.concept.crate-any-basic] A basic resource of choice, never a coin."""

    def options(self, g: Board, out: Options) -> None:
        roomy = basics_with_room(g, self.seat)
        for resource in range(BASICS):
            if roomy >> resource & 1:
                out.add(TAKE_CRATE + resource)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.gain(self.seat, option - TAKE_CRATE, 1)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if SPACE.verb_at[option].name != "TakeCrate":
            return []
        resource = option - TAKE_CRATE
        return because("pest.track.capacity-five", fx.NoRoomFor(resource, g.limit(self.seat, resource)))


# ---------------------------------------------------------------- tokens and the map


def give_fame(g: Board, seat: i64, count: i64) -> None:
    """[pest.concept.fame-kinds] Fame tokens are paid at once; plain fame symbols wait for the end of the game."""
    g.gain_fame(seat, count)


def give_infamy(g: Board, seat: i64, count: i64) -> None:
    """[pest.concept.fame-kinds] Infamy tokens likewise."""
    g.gain_infamy(seat, count)


def local_resource(g: Board, location: i64) -> i64:
    """[pest.concept.ruined] [pest.concept.location-produces-one] The one resource of a location; -1 in a ruin."""
    if g.ruined(location):
        return -1
    return g.resource(location)


def has_own_neighbour(g: Board, seat: i64, location: i64) -> bool:
    """[pest.concept.adjacency-by-road] A road joins neighbours. [pest.concept.capital-sectors] The capital is none."""
    for near in g.t.land.neighbours[location]:  # noqa: SIM110 (a generator is slow in the compiled engine)
        if g.has_house(near, seat):
            return True
    return False
