"""Not a rule: what a seat can expect to have in the end, in points. For bots; compiled, because search asks it often.

What would be scored now, and on top of it estimates of what is still to come: turns, production, citizens on the way
to a district, overseers, helpers. The weights are guesses in points, to be tuned by play.
"""

from __future__ import annotations

from typing import Final

from lazaretto.games.messina.actions import (
    CABINS,
    CHURCH,
    CITY,
    CLASSES,
    DISTRICTS,
    HOME_CABIN,
    POPULARITY,
    SHOPS,
    SQUARES,
)
from lazaretto.games.messina.effects import CHURCH as CHURCH_STEP
from lazaretto.games.messina.effects import CITY as CITY_STEP
from lazaretto.games.messina.effects import KINDS
from lazaretto.games.messina.rules.scoring import total
from lazaretto.games.messina.state import EMPTY, NO_BUILDING, NOBODY, NOWHERE, UPGRADED, State

GAIN_WORTH: Final = [0.8, 1.0, 0.9, 1.6, 1.0]  # coin, wood, fire, powerful fire, point: as income
ITEM_WORTH: Final = 2.0  # any other icon
STEP_WORTH: Final = 1.8  # a step on the city or church rating
STOCK_WORTH: Final = [0.5, 0.7, 0.6, 1.2]  # resources in hand, besides what leftovers score
TURN_WORTH: Final = 3.0  # an unused helper
HELPER_WORTH: Final = 2.5  # a further helper, for each round it will serve
SETTLED_WORTH: Final = 1.3
SHELTERED_WORTH: Final = 0.9
GOLDEN_WORTH: Final = 1.2
CABIN_ROUNDS: Final = 1.5  # how long an improved cabin will have somebody in it
IDLE_SHOP: Final = 0.35  # an empty workshop, as a share of what it would bring
OVERSEER_WORTH: Final = 0.5  # an upgraded overseer, for each cell before him
OWED_WORTH: Final = 1.8
RATING_WORTH: Final = [0.6, 1.0, 1.0]  # a step already made, for what lies beyond it
DISTRICT_SHARE: Final = 0.55  # of the points of the district one is nearest to
CART_WORTH: Final = 2.0


def effect_worth(g: State, effect: int) -> float:
    """What the best side of an effect is worth."""
    best = 0.0
    for branch in g.t.effects[effect].branches:
        worth = 0.0
        for what, count in enumerate(branch.gain):
            worth += GAIN_WORTH[what] * count
        for item in branch.items:
            worth += (STEP_WORTH if item.op in (CITY_STEP, CHURCH_STEP) else ITEM_WORTH) * item.n
        best = max(best, worth)
    return best


def prospect(g: State, seat: int) -> float:
    """The points a seat can expect."""
    after = g.t.rounds.count - g.round  # whole rounds still to come
    if after == 0 and not g.unused_helpers(seat):
        return total(g, seat) + income(g, seat, 1.0)
    worth = float(total(g, seat))
    for kind in range(KINDS):
        worth += STOCK_WORTH[kind] * min(g.has(seat, kind), 4 + after)
    worth += turns(g, seat, after)
    worth += income(g, seat, after + 1.0)
    worth += people(g, seat) * min(1.0, 0.4 + 0.2 * after)
    worth += nearest_district(g, seat)
    worth += OWED_WORTH * g.owed[seat].bit_count()
    for track in (POPULARITY, CITY, CHURCH):
        worth += RATING_WORTH[track] * (g.rating(seat, track) - 1)
    for citizen in range(CLASSES):
        at = seat * CLASSES + citizen
        if g.overseer_up[at]:
            worth += OVERSEER_WORTH * (g.t.estate.path_length - g.overseer[at])
    return worth


def turns(g: State, seat: int, after: int) -> float:
    """Turns left in this round, and what helpers will do in later ones."""
    most = g.t.limits.helpers_max
    unused = 0
    serving = 0
    for at in range(seat * most, (seat + 1) * most):
        if g.helper_at[at] >= 0:
            serving += 1
            if not g.helper_used[at]:
                unused += 1
    return TURN_WORTH * unused + HELPER_WORTH * serving * after


def income(g: State, seat: int, rounds: float) -> float:
    """What workshops and cabins will bring."""
    tokens = g.t.tokens
    worth = 0.0
    for shop in range(SHOPS):
        if g.shop_owner[shop] != seat:
            continue
        level = g.worker[shop]
        brings = effect_worth(g, tokens.effect[shop])
        if level == UPGRADED:
            brings += effect_worth(g, tokens.extra[shop]) + 1.0
        if tokens.era[shop] > 1:
            worth += 0.0 if g.flipped >> shop & 1 else IDLE_SHOP * brings
            worth += rounds if level == UPGRADED else 0.0
        elif level == EMPTY:
            worth += IDLE_SHOP * brings * rounds
        elif g.fits(shop, level):
            worth += brings * rounds
    for at in range(seat * CABINS, (seat + 1) * CABINS):
        upgrade = g.cabin_upgrade[at]
        if upgrade != NO_BUILDING:
            filled = CABIN_ROUNDS if g.cabin[at] else 0.5
            worth += effect_worth(g, tokens.effect[upgrade]) * min(rounds, filled + 0.4 * rounds)
    return worth


def people(g: State, seat: int) -> float:
    """Citizens in sectors and quarantine; workers are counted by what they bring."""
    worth = 0.0
    for at in range(seat * SQUARES, (seat + 1) * SQUARES):
        if g.square[at] != EMPTY:
            worth += SETTLED_WORTH + (GOLDEN_WORTH if g.square[at] == UPGRADED else 0.0)
    for at in range(seat * CABINS, (seat + 1) * CABINS):
        if g.cabin[at]:
            worth += SHELTERED_WORTH
    return worth


def nearest_district(g: State, seat: int) -> float:
    """How near one is to the district that promises most, and whether there is a cart to go there."""
    if len(g.districts_of(seat)) >= g.t.limits.repopulation_tokens:
        return 0.0
    have = [0] * CLASSES
    for home in range(HOME_CABIN):
        if g.level_at(seat, home) != EMPTY:
            have[g.class_at(seat, home)] += 1
    best = 0.0
    for hex in range(DISTRICTS):
        if g.site_of[hex] != NOWHERE and g.owner[hex] == NOBODY:
            best = max(best, readiness(g, hex, have) * g.t.city.vp[hex])
    carts = len(g.carts_of(seat))
    return DISTRICT_SHARE * best * (1.0 if carts else 0.4) + CART_WORTH * min(carts, 2)


def readiness(g: State, hex: int, have: list[int]) -> float:
    """The share of the citizens a district asks for that one has, squared: half of them are worth little."""
    needed = 0
    found = 0
    for citizen in range(CLASSES):
        wanted = g.t.city.ordinary[hex][citizen] + g.t.city.upgraded[hex][citizen]
        needed += wanted
        found += min(wanted, have[citizen])
    share = found / needed if needed else 0.0
    return share * share
