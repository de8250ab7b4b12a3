"""Exchange: two basic resources for a coin, free and as often as one likes around the actions of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import BASICS, COIN, EXCHANGE, EXCHANGE_WITH, Basic
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.tech import more_for_one, most_of_all
from lazaretto.kernel.frame import Ask, Options, Todo
from lazaretto.kernel.reasons import Reason, because


def fits_coin(g: Board, seat: i64, one: i64, other: i64) -> bool:
    """[pest.exchange.coin-capacity] Is there room for the coin once the two resources are gone?"""
    gain = g.t.mat.exchange_gain
    if g.room(seat, COIN) >= gain:
        return True
    extra = more_for_one(g, seat)
    most = most_of_all(g, seat)
    if extra == 0 or g.limit(seat, COIN) < most or g.stock(seat, COIN) + gain > most + extra:
        return False
    for resource in range(BASICS):
        left = g.stock(seat, resource)
        if resource == one:
            left -= 1
        if resource == other:
            left -= 1
        if left > most:
            return False
    return True


def is_pair(g: Board, seat: i64, one: i64, other: i64) -> bool:
    """[pest.exchange.two-for-coin] Can these two go? Either may be named first."""
    if one == other:
        return g.stock(seat, one) > 1 and fits_coin(g, seat, one, other)
    return g.stock(seat, one) > 0 and g.stock(seat, other) > 0 and fits_coin(g, seat, one, other)


def has_partner(g: Board, seat: i64, one: i64) -> bool:
    """[pest.exchange.two-for-coin] Is there a second resource to go with this one?"""
    for other in range(BASICS):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if is_pair(g, seat, one, other):
            return True
    return False


def offer_exchanges(g: Board, seat: i64, out: Options) -> None:
    """[pest.exchange.free-and-repeatable] The first resource of each exchange that is possible now."""
    held: i64 = 0
    for one in range(BASICS):
        held += g.stock(seat, one)
    if held < 2:
        return
    has_room = g.room(seat, COIN) >= g.t.mat.exchange_gain  # then any two will do
    if not has_room and more_for_one(g, seat) == 0:
        return
    for one in range(BASICS):
        if g.stock(seat, one) and (has_room or has_partner(g, seat, one)):
            out.add(EXCHANGE + one)


def is_exchange(option: i64) -> bool:
    return EXCHANGE <= option < EXCHANGE + BASICS


def why_not_exchange(g: Board, seat: i64, one: i64) -> list[Reason]:
    """[pest.exchange.two-for-coin] [pest.exchange.coin-capacity] None is there, no two are, or no room for the coin."""
    total: i64 = 0
    for other in range(BASICS):
        total += g.stock(seat, other)
    if g.stock(seat, one) == 0:
        return because("pest.exchange.two-for-coin", fx.NeedsResource(one, 1, 0, 0))
    if total < 2:
        return because("pest.exchange.two-for-coin", fx.NeedsTwo(2, total))
    return because("pest.exchange.coin-capacity", fx.NoRoomFor(COIN, g.limit(seat, COIN)))


class ExchangeWith(Ask):
    """[pest.exchange.two-for-coin] The second resource of an exchange, in whichever order the two are named."""

    first: Basic

    def options(self, g: Board, out: Options) -> None:
        for other in range(BASICS):
            if is_pair(g, self.seat, self.first, other):
                out.add(EXCHANGE_WITH + other)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.spend(self.seat, self.first, 1)
        g.spend(self.seat, option - EXCHANGE_WITH, 1)
        g.gain(self.seat, COIN, g.t.mat.exchange_gain)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        other = option - EXCHANGE_WITH
        if not 0 <= other < BASICS:
            return []
        needed = 2 if other == self.first else 1
        if g.stock(self.seat, other) < needed:
            return because("pest.exchange.two-for-coin", fx.NeedsResource(other, needed, g.stock(self.seat, other), 0))
        return because("pest.exchange.coin-capacity", fx.NoRoomFor(COIN, g.limit(self.seat, COIN)))
