"""Districts: one's own, and plans for those that can still be repopulated. Weights as in `prospect`."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lazaretto.games.messina.actions import CABINS, CARTS, CLASSES, DISTRICTS, SHOPS, SQUARES
from lazaretto.games.messina.board import EMPTY, NO_BUILDING, NOBODY, NOWHERE, UPGRADED, Board, class_of, level_of
from lazaretto.games.messina.effects import KINDS
from lazaretto.games.messina.rules.quarantine import LAST_STAGE
from lazaretto.games.messina.rules.score import district_race
from lazaretto.games.messina.tables_city import FAR
from lazaretto.games.messina.worths import HELPER_WORTH
from lazaretto.kernel.bits import bit

READY: Final = 0.8  # the chance to get a district for which one has everything
MISSING: Final = 0.72  # and for each thing that is missing
MISSING_GOLD: Final = 0.5  # an upgrade as a share of a thing
MISSING_STOCK: Final = 0.3  # a resource
MISSING_CART: Final = 1.5
USED_CART: Final = 3.0  # a cart used in this round: a district that is being repopulated is not there yet
PLAN_SHARE: Final = vec[float]([1.0, 0.8, 0.6])  # the best plan for a district, the second best, ...
VISITS: Final = 0.5  # visits of an own district in a round
OWN_RATS: Final = 0.5  # points lost to plague in an own district in a round


def districts(g: Board, seat: i64, left: float, after: i64, unused: i64) -> float:
    """Own districts, and the best of those that can still be repopulated."""
    worth = float(district_race(g, seat))
    lasting = (float(g.t.limits.visit_vp) * VISITS - OWN_RATS) * left  # of any district, besides its points
    owned: i64 = 0
    for hex in range(DISTRICTS):
        if g.owner(hex) == seat:
            owned += 1
            worth += float(g.t.city.vp[hex]) + lasting
    carts: i64 = 0
    for cart in range(CARTS):
        if g.cart_owner(cart) == seat:
            carts += 1
            if g.carts_used >> cart & 1:
                worth += USED_CART
    rounds = after
    if unused:
        rounds += 1
    times = min(rounds * carts, g.t.limits.repopulation_tokens - owned)
    cartless = 0.0
    if carts == 0 and after > 0:
        times = 1
        cartless = MISSING_CART + MISSING_STOCK * float(short_of_cart(g, seat))
    if times > 0 and left > 0.0:
        worth += plans(g, seat, lasting, after, unused, min(times, len(PLAN_SHARE)), cartless)
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


def plans(g: Board, seat: i64, lasting: float, after: i64, unused: i64, times: i64, cartless: float) -> float:
    """The districts that promise most, one after the other with the citizens the ones before leave."""
    city = g.t.city
    have = vec[i64]([0] * CLASSES)
    golden = vec[i64]([0] * CLASSES)
    count_citizens(g, seat, after, have, golden)
    turns = float(unused + after * g.t.limits.helpers)
    helper = HELPER_WORTH * float(after + 1)  # what a helper who stays there would have done
    worth = 0.0
    taken: i64 = 0
    if after == 0:
        taken = g.standing()
    for plan in range(times):
        best = 0.0
        chosen = NOWHERE
        for hex in range(DISTRICTS):
            if g.site_of(hex) == NOWHERE or g.owner(hex) != NOBODY or taken >> hex & 1:
                continue
            value = float(city.vp[hex]) + lasting
            if city.helper[hex]:
                value -= helper
            value *= READY
            if value <= best:
                continue
            value *= plan_chance(g, seat, hex, have, golden, turns, cartless)
            if value > best:
                best = value
                chosen = hex
        if chosen == NOWHERE:
            break
        worth += PLAN_SHARE[plan] * best
        taken |= bit(chosen)
        turns -= 1.0
        give_up(g, chosen, have, golden)
    return worth


def give_up(g: Board, hex: i64, have: vec[i64], golden: vec[i64]) -> None:
    """The citizens a district takes are not there for the next one."""
    for citizen in range(CLASSES):
        upgraded = g.t.city.upgraded[hex][citizen]
        left = max(0, have[citizen] - upgraded - g.t.city.ordinary[hex][citizen])
        have[citizen] = left
        golden[citizen] = min(max(0, golden[citizen] - upgraded), left)


def count_citizens(g: Board, seat: i64, after: i64, have: vec[i64], golden: vec[i64]) -> None:
    """Citizens by class who can repopulate, now or when they leave quarantine."""
    for square in range(SQUARES):
        level = g.square(seat, square)
        if level != EMPTY:
            count(g.t.estate.square_class[square], level, have, golden)
    for shop in range(SHOPS):
        if g.shop_owner(shop) == seat and g.worker(shop) != EMPTY:
            count(g.t.tokens.shop_class[shop], g.worker(shop), have, golden)
    for cabin in range(CABINS):
        code = g.cabin(seat, cabin)
        if code and after + g.cabin_stage(seat, cabin) > LAST_STAGE:
            count(class_of(code), level_of(code), have, golden)


def count(citizen: i64, level: i64, have: vec[i64], golden: vec[i64]) -> None:
    have[citizen] += 1
    if level == UPGRADED:
        golden[citizen] += 1


def plan_chance(g: Board, seat: i64, hex: i64, have: vec[i64], golden: vec[i64], turns: float, cartless: float) -> float:
    """How likely a plan for a district is to succeed, which falls with all that is missing."""
    city = g.t.city
    missing = cartless
    for citizen in range(CLASSES):
        wanted = city.upgraded[hex][citizen]
        if wanted > golden[citizen]:
            missing += MISSING_GOLD * float(wanted - golden[citizen])
        wanted += city.ordinary[hex][citizen]
        if wanted > have[citizen]:
            missing += float(wanted - have[citizen])
    for kind in range(KINDS):
        short = city.cost[hex][kind] - g.stock(seat, kind)
        if short > 0:
            missing += MISSING_STOCK * float(short)
    if city.helper[hex]:
        turns -= 1.0
    return math.pow(MISSING, missing) * max(0.0, min(1.0, turns / (1.0 + missing)))
