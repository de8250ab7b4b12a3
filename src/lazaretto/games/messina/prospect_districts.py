"""Districts: one's own, and plans for those that can still be repopulated. Weights as in `prospect`."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.messina.actions import CABINS, CLASSES, DISTRICTS
from lazaretto.games.messina.board import NO_BUILDING, NOWHERE, UPGRADED, Board, class_of, level_of
from lazaretto.games.messina.effects import KINDS
from lazaretto.games.messina.rules.quarantine import LAST_STAGE
from lazaretto.games.messina.rules.score import district_race
from lazaretto.games.messina.tables_city import FAR
from lazaretto.games.messina.worths import HELPER_WORTH
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.blocks import vec

READY: Final = 0.8  # the chance to get a district for which one has everything
MISSING: Final = 0.72  # and for each thing that is missing
MISSING_GOLD: Final = 0.5  # an upgrade as a share of a thing
MISSING_STOCK: Final = 0.3  # a resource
MISSING_CART: Final = 1.5
USED_CART: Final = 3.0  # a cart used in this round: a district that is being repopulated is not there yet
PLAN_SHARE: Final = vec[float]([1.0, 0.8, 0.6])  # the best plan for a district, the second best, ...
VISITS: Final = 0.5  # visits of an own district in a round
OWN_RATS: Final = 0.5  # points lost to plague in an own district in a round

# The chance by what is missing, in tenths of a thing, a trifle too high: to see without a power what cannot be best.
TENTHS: Final[i64] = 1000
TRIFLE: Final = 1.000000001
AT_MOST: Final = vec[float]([MISSING ** (float(tenths) / 10.0) * TRIFLE for tenths in range(TENTHS)])


def districts(g: Board, seat: i64, left: float, after: i64, unused: i64) -> float:
    """Own districts, and the best of those that can still be repopulated."""
    worth = float(district_race(g, seat))
    lasting = (float(g.t.limits.visit_vp) * VISITS - OWN_RATS) * left  # of any district, besides its points
    own = g.districts_of(seat)
    if own:
        for hex in range(DISTRICTS):
            if own >> hex & 1:
                worth += float(g.t.city.vp[hex]) + lasting
    carts = g.carts_of(seat)
    for _ in range(size(carts & g.carts_used)):
        worth += USED_CART
    rounds = after
    if unused:
        rounds += 1
    times = min(rounds * size(carts), g.t.limits.repopulation_tokens - size(own))
    missing = 0.0
    tenths: i64 = 0
    if carts == 0 and after > 0:
        short = short_of_cart(g, seat)
        times = 1
        missing = MISSING_CART + MISSING_STOCK * float(short)
        tenths = 15 + 3 * short
    if times > 0 and left > 0.0:
        plans = Plans(g, seat, after, lasting, missing, tenths)
        worth += plans.worth(float(unused + after * g.t.limits.helpers), min(times, len(PLAN_SHARE)))
    return worth


def short_of_cart(g: Board, seat: i64) -> i64:
    """How many resources are missing for the nearest cart."""
    least = FAR
    for stack in range(g.t.tokens.cart_stacks):
        building = g.cart_top(stack)
        if building != NO_BUILDING:
            short: i64 = 0
            cost = g.t.tokens.cost[building]
            for kind in range(KINDS):
                short += max(0, cost[kind] - g.stock(seat, kind))
            least = min(least, short)
    return least


@mypyc_attr(acyclic=True, free_list_len=1)
class Plans:
    """The districts that promise most, one after the other with the citizens the ones before leave."""

    def __init__(self, g: Board, seat: i64, after: i64, lasting: float, missing: float, tenths: i64) -> None:
        self.g = g
        self.after = after
        self.lasting = lasting  # what any district brings besides its points
        self.missing = missing  # for want of a cart,
        self.tenths = tenths  # and the same in tenths
        self.helper = HELPER_WORTH * float(after + 1)  # what a helper who stays there would have done
        self.stock = vec[i64]([0] * KINDS)
        for kind in range(KINDS):
            self.stock[kind] = g.stock(seat, kind)
        self.have = vec[i64]([0] * CLASSES)  # citizens who can repopulate, now or when they leave quarantine
        self.golden = vec[i64]([0] * CLASSES)
        self._count_citizens(seat)
        self.free = g.in_city() & (bit(DISTRICTS) - 1) & ~g.repopulated()
        if after == 0:
            self.free &= ~g.standing()

    def _count_citizens(self, seat: i64) -> None:
        g = self.g
        working = g.shops_of(seat) & g.workers
        for citizen in range(CLASSES):
            sector = g.t.estate.sector[citizen]
            shops = g.t.tokens.of_class[citizen] & working
            self.have[citizen] = size(g.occupied(seat) & sector) + size(shops)
            self.golden[citizen] = size(g.golden(seat) & sector) + size(shops & g.golden_workers)
        for cabin in range(CABINS):
            code = g.cabin(seat, cabin)
            if code and self.after + g.cabin_stage(seat, cabin) > LAST_STAGE:
                self.have[class_of(code)] += 1
                if level_of(code) == UPGRADED:
                    self.golden[class_of(code)] += 1

    def worth(self, turns: float, times: i64) -> float:
        """Of so many plans, with so many turns to come."""
        worth = 0.0
        for plan in range(times):
            best = 0.0
            chosen = NOWHERE
            first = self.after * DISTRICTS
            for at in range(first, first + DISTRICTS):
                hex = self.g.t.worths.best_first[at]
                if self.free >> hex & 1:
                    value = self.value(hex, turns, best)
                    if value > best or (value == best and hex < chosen):
                        best = value
                        chosen = hex
            if chosen == NOWHERE:
                break
            worth += PLAN_SHARE[plan] * best
            turns -= 1.0
            self._give_up(chosen)
        return worth

    def _give_up(self, hex: i64) -> None:
        """The citizens a district takes are not there for the next one."""
        worths = self.g.t.worths
        self.free &= ~bit(hex)
        for citizen in range(CLASSES):
            at = hex * CLASSES + citizen
            left = max(0, self.have[citizen] - worths.citizens[at])
            self.golden[citizen] = min(max(0, self.golden[citizen] - worths.golden[at]), left)
            self.have[citizen] = left

    def value(self, hex: i64, turns: float, best: float) -> float:
        """What a district brings to who repopulates it by the chance to, which falls with all that is missing.

        Something below `best` where it cannot be more.
        """
        city = self.g.t.city
        worths = self.g.t.worths
        value = float(city.vp[hex]) + self.lasting
        if city.helper[hex]:
            value -= self.helper
            turns -= 1.0
        value *= READY
        if value < best:
            return 0.0
        missing = self.missing
        tenths = self.tenths
        for citizen in range(CLASSES):
            at = hex * CLASSES + citizen
            golden = worths.golden[at] - self.golden[citizen]
            if golden > 0:
                missing += MISSING_GOLD * float(golden)
                tenths += 5 * golden
            citizens = worths.citizens[at] - self.have[citizen]
            if citizens > 0:
                missing += float(citizens)
                tenths += 10 * citizens
        for kind in range(KINDS):
            short = worths.cost[hex * KINDS + kind] - self.stock[kind]
            if short > 0:
                missing += MISSING_STOCK * float(short)
                tenths += 3 * short
        share = max(0.0, min(1.0, turns / (1.0 + missing)))
        if value * (AT_MOST[min(tenths, TENTHS - 1)] * share) < best:
            return 0.0
        return value * (math.pow(MISSING, missing) * share)
