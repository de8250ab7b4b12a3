"""What a seat can expect to have in the end, in points. For bots; compiled, because search asks it often.

What is scored for sure, and on top of it estimates of what is still to come. Most of what a player has is worth what
can still be made of it, so nearly all estimates shrink as the rounds go by and are nothing in the end. All the
weights are guesses in points (or of how often a thing happens in a round), tuned by play.
"""

from __future__ import annotations

import math
from typing import Final

from lazaretto.games.messina.actions import (
    CABINS,
    CARTS,
    CITY,
    CLASSES,
    DISTRICTS,
    LINES,
    POPULARITY,
    SHOPS,
    SQUARES,
    TRACK_COUNT,
    WAYS,
)
from lazaretto.games.messina.effects import BUILD, EITHER, HELPER, KINDS, OVERSEER, SCROLL, VP
from lazaretto.games.messina.effects import CHURCH as CHURCH_STEP
from lazaretto.games.messina.effects import CITY as CITY_STEP
from lazaretto.games.messina.rules.printed import FAR
from lazaretto.games.messina.rules.rescue import LAST_STAGE
from lazaretto.games.messina.rules.scoring import district_race, leftovers, popularity_after_rats
from lazaretto.games.messina.rules.scrolls import counted, scroll_points
from lazaretto.games.messina.state import (
    EMPTY,
    IN_SUPPLY,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    UPGRADED,
    State,
    class_of,
    level_of,
)

GAIN_WORTH: Final = [0.95, 1.2, 1.3, 2.4, 1.0]  # coin, wood, fire, powerful fire, point: as income
STEP_WORTH: Final = 2.0  # a step on the city or church rating
SCROLL_WORTH: Final = 2.2
OVERSEER_WORTH: Final = 2.2
BUILD_WORTH: Final = 1.5
HELPER_ICON: Final = 6.0
ITEM_WORTH: Final = 1.8  # any other icon
STOCK_WORTH: Final = [1.0, 1.25, 1.4, 2.5]  # resources in hand that can still be used, besides what leftovers score
STOCK_BASE: Final = [2.0, 2.0, 1.0, 1.0]  # so many of a kind can be used now,
STOCK_RATE: Final = [2.0, 1.2, 1.2, 0.6]  # and so many more for each round to come
HOARD_WORTH: Final = 0.15  # what is beyond that
TURN_WORTH: Final = 1.0  # an unused helper
HELPER_WORTH: Final = 2.8  # a helper, for each round it will serve
NEAR_HELPER: Final = [0.65, 0.4, 0.2]  # the share of a helper one has who is one, two, three steps from it
RAT_RATE: Final = 1.0  # rats to come in a round
RATING_RATE: Final = [0.9, 0.7, 0.7]  # steps to come in a round
RATING_STEP: Final = [0.5, 0.3, 0.3]  # a step already made, for the spaces it brings nearer
RACE_SPREAD: Final = 1.0  # popularity spaces that decide a race,
RACE_DRIFT: Final = 1.0  # and so many more for each round to come
SCROLL_RATE: Final = 0.2  # steps of a scroll line to come in a round
GROWTH: Final[dict[str, float]] = {  # what a scroll line counts, to come in a round
    "buildings": 0.7,
    "ships": 0.35,
    "repopulation": 0.5,
    "workshops": 0.5,
    "cabins": 0.4,
    "goods": 0.2,
}
LINE_LEVEL: Final = 0.5  # a level of a line that counts something else, for each round to come
ACTIVATION_FAR: Final = 0.06  # how often in a round a citizen is activated,
ACTIVATION_NEAR: Final = 0.16  # and if an overseer is about to come by,
NEAR_CELLS: Final = 2  # that is, at most so many cells away
SETTLED_WORTH: Final = 0.4
GOLDEN_WORTH: Final = 0.7
UPGRADED_OVERSEER: Final = 0.5  # for each cell before him
PROGRESS: Final = 0.6  # a cell an overseer has gone, for the citizens he is about to activate there
OWED_WORTH: Final = 1.8
IDLE_SHOP: Final = 0.4  # a workshop for which one has no worker, as a share of what it would bring
FILLING: Final = 0.25  # the chance that such a worker comes, for each round to come
LATE_WORKER: Final = 0.95  # a workshop for which there is a worker who has not gone there yet
OCCUPIED: Final = 0.55  # how often a cabin has somebody in it
READY: Final = 0.8  # the chance to get a district for which one has everything
MISSING: Final = 0.72  # and for each thing that is missing
MISSING_GOLD: Final = 0.5  # an upgrade as a share of a thing
MISSING_STOCK: Final = 0.3  # a resource
MISSING_CART: Final = 1.5
USED_CART: Final = 3.0  # a cart used in this round: a district that is being repopulated is not there yet
PLAN_SHARE: Final = [1.0, 0.8, 0.6]  # the best plan for a district, the second best, ...
VISITS: Final = 0.5  # visits of an own district in a round
OWN_RATS: Final = 0.5  # points lost to plague in an own district in a round


def item_worth(op: int) -> float:
    if op in (CITY_STEP, CHURCH_STEP, EITHER):
        return STEP_WORTH
    if op == SCROLL:
        return SCROLL_WORTH
    if op == OVERSEER:
        return OVERSEER_WORTH
    if op == BUILD:
        return BUILD_WORTH
    return HELPER_ICON if op == HELPER else ITEM_WORTH


_known: dict[str, float] = {}  # effect_worth by the effect's text


def effect_worth(g: State, effect: int) -> float:
    """What the best side of an effect is worth while there is time to use it."""
    text = g.t.effects[effect].text
    if text in _known:
        return _known[text]
    best = 0.0
    for branch in g.t.effects[effect].branches:
        worth = 0.0
        for what in range(KINDS):
            worth += GAIN_WORTH[what] * (branch.gain[what] - branch.pay[what])
        worth += branch.gain[VP]
        for item in branch.items:
            worth += item_worth(item.op) * item.n
        best = max(best, worth)
    _known[text] = best
    return best


_known_last: dict[str, float] = {}


def last_worth(g: State, effect: int) -> float:
    """What an effect is worth in the very last production: points, leftovers, steps of a rating."""
    text = g.t.effects[effect].text
    if text in _known_last:
        return _known_last[text]
    best = 0.0
    for branch in g.t.effects[effect].branches:
        worth = float(branch.gain[VP])
        for what in range(KINDS):
            worth += (branch.gain[what] - branch.pay[what]) / g.t.limits.leftovers_per_point
        for item in branch.items:
            if item.op in (CITY_STEP, CHURCH_STEP, EITHER, SCROLL):
                worth += STEP_WORTH * item.n
        best = max(best, worth)
    _known_last[text] = best
    return best


def between(values: list[int], first: int, last: int, place: float) -> float:
    """A printed row read at a place between its spaces."""
    if place >= last:
        return float(values[last])
    if place <= first:
        return float(values[first])
    low = int(place)
    return values[low] + (values[low + 1] - values[low]) * (place - low)


def prospect(g: State, seat: int) -> float:
    """The points a seat can expect."""
    after = g.t.rounds.count - g.round  # whole rounds still to come
    most = g.t.limits.helpers_max
    unused = 0
    serving = 0
    for at in range(seat * most, (seat + 1) * most):
        if g.helper_at[at] >= 0:
            serving += 1
            if not g.helper_used[at]:
                unused += 1
    left = after + unused / serving if serving else float(after)  # rounds still to be played, this one in part
    worth = g.points(seat) + TURN_WORTH * unused + HELPER_WORTH * serving * after
    worth += ratings(g, seat, left, after) + stock(g, seat, left)
    worth += income(g, seat, after) + people(g, seat, left)
    worth += scrolls(g, seat, left) + districts(g, seat, left, after, unused)
    return worth


# ---------------------------------------------------------------- ratings, rats, races


def ratings(g: State, seat: int, left: float, after: int) -> float:
    penalty = g.t.limits.rat_penalty
    table = g.t.ratings
    rats = g.rats[seat] + RAT_RATE * left
    worth = -between(penalty, 0, len(penalty) - 1, rats)
    for track in range(TRACK_COUNT):
        space = g.rating(seat, track)
        place = space + RATING_RATE[track] * left - (rats * g.t.limits.rat_setback if track == POPULARITY else 0.0)
        first = table.base[track]
        worth += between(table.vp, first, first + table.length[track] - 1, first + place - 1)
        worth += RATING_STEP[track] * (space - 1) * min(1.0, left)
    worth += OWED_WORTH * g.owed[seat].bit_count()
    worth += next_helper(g, seat, after)
    return worth + (race(g, seat, left) if g.players > 1 else solo_race(g, left))


def next_helper(g: State, seat: int, after: int) -> float:
    """How near the next helper is on the city rating."""
    most = g.t.limits.helpers_max
    if after == 0 or IN_SUPPLY not in g.helper_at[seat * most : (seat + 1) * most]:
        return 0.0
    space = g.t.ratings.base[CITY] + g.rating(seat, CITY)
    for steps in range(len(NEAR_HELPER)):
        if steps + g.rating(seat, CITY) < g.t.ratings.length[CITY] and g.t.ratings.helper[space + steps]:
            return NEAR_HELPER[steps] * HELPER_WORTH * after
    return 0.0


def chance(lead: float, spread: float) -> float:
    """That a lead of so much lasts."""
    return 1.0 / (1.0 + math.exp(-lead / spread))


def race(g: State, seat: int, left: float) -> float:
    """The race for popularity: the prize of the place one can expect."""
    prizes = g.t.limits.popularity_race
    mine = popularity_after_rats(g, seat)
    spread = RACE_SPREAD + RACE_DRIFT * left
    place = 0.0
    for other in range(g.players):
        if other != seat:
            place += 1.0 - chance(mine - popularity_after_rats(g, other), spread)
    low = int(place)
    here = prizes[low] if low < len(prizes) else 0
    below = prizes[low + 1] if low + 1 < len(prizes) else 0
    return here + (below - here) * (place - low)


def solo_race(g: State, left: float) -> float:
    """Alone one has to be level with the opponent, who goes on fighting."""
    lead = popularity_after_rats(g, 0) - g.opponent + 0.5
    return g.t.solo.level_vp * chance(lead, RACE_SPREAD + RACE_DRIFT * left)


# ---------------------------------------------------------------- resources and buildings


def stock(g: State, seat: int, left: float) -> float:
    """Resources: those that can be used are worth what comes of them, the rest little."""
    worth = float(leftovers(g, seat))
    for kind in range(KINDS):
        have = g.has(seat, kind)
        useful = min(float(have), (STOCK_BASE[kind] + STOCK_RATE[kind] * left) * min(1.0, left))
        worth += (STOCK_WORTH[kind] - 1.0 / g.t.limits.leftovers_per_point) * useful + HOARD_WORTH * (have - useful) * min(
            1.0, left
        )
    return worth


def income(g: State, seat: int, after: int) -> float:
    """What workshops and cabins will bring."""
    tokens = g.t.tokens
    worth = 0.0
    waiting = [0] * CLASSES  # citizens who could go to work, those in upgraded form apart
    golden = [0] * CLASSES
    for square in range(SQUARES):
        level = g.square[seat * SQUARES + square]
        if level != EMPTY:
            waiting[g.t.estate.square_class[square]] += 1
            if level == UPGRADED:
                golden[g.t.estate.square_class[square]] += 1
    for shop in range(SHOPS):
        if g.shop_owner[shop] == seat:
            worth += shop_worth(g, shop, after, waiting, golden)
    for at in range(seat * CABINS, (seat + 1) * CABINS):
        upgrade = g.cabin_upgrade[at]
        if upgrade != NO_BUILDING:
            worth += cabin_worth(g, at, tokens.effect[upgrade], after)
    return worth


def shop_worth(g: State, shop: int, after: int, waiting: list[int], golden: list[int]) -> float:
    tokens = g.t.tokens
    level = g.worker[shop]
    citizen = tokens.shop_class[shop]
    share = 1.0
    if level == EMPTY:
        wanted = golden if tokens.needs_upgraded[shop] else waiting
        share = LATE_WORKER if wanted[citizen] > 0 else IDLE_SHOP * min(1.0, FILLING * after)
        if wanted[citizen] > 0:
            wanted[citizen] -= 1
    elif not g.fits(shop, level):
        share = IDLE_SHOP * min(1.0, FILLING * after)
    points = float(g.t.estate.upgraded_worker_vp * (after + 1)) if level == UPGRADED else 0.0
    if tokens.era[shop] > 1:
        return points if g.flipped >> shop & 1 else points + share * effect_worth(g, tokens.effect[shop])
    brings = share * (effect_worth(g, tokens.effect[shop]) * after + last_worth(g, tokens.effect[shop]))
    if level == UPGRADED and tokens.extra[shop]:
        brings += effect_worth(g, tokens.extra[shop]) * after + last_worth(g, tokens.extra[shop])
    return brings + points


def cabin_worth(g: State, at: int, effect: int, after: int) -> float:
    """For sure while the citizen in it stays, and now and then later."""
    stays = (LAST_STAGE + 1 - g.cabin_stage[at]) if g.cabin[at] else 0  # productions, this round's included
    full = effect_worth(g, effect)
    last = last_worth(g, effect)
    if after == 0:
        return last if stays else OCCUPIED * last
    sure = min(after, stays)
    return full * (sure + OCCUPIED * (after - sure)) + OCCUPIED * last


# ---------------------------------------------------------------- citizens and overseers


def people(g: State, seat: int, left: float) -> float:
    """Citizens in sectors for what overseers will make of them; upgraded overseers."""
    estate = g.t.estate
    near = 0
    worth = 0.0
    path = estate.path_length
    for citizen in range(CLASSES):
        at = seat * CLASSES + citizen
        cell = g.overseer[at]
        ahead = path - cell
        worth += PROGRESS * cell  # to the very end: in the last turn too he activates after he has gone
        if g.overseer_up[at]:
            worth += UPGRADED_OVERSEER * min(float(ahead), left)
        for way in range(WAYS):
            if way == g.branch[at] or (g.branch[at] == 0 and cell > 0):
                row = (citizen * WAYS + way) * (path + 1)
                for step in range(cell + 1, min(cell + NEAR_CELLS, path) + 1):
                    near |= estate.own_squares[row + step] | estate.other_squares[row + step]
    for square in range(SQUARES):
        level = g.square[seat * SQUARES + square]
        if level != EMPTY:
            worth += SETTLED_WORTH * min(1.0, left) + (GOLDEN_WORTH * min(1.0, left) if level == UPGRADED else 0.0)
            if not g.spent[seat] >> square & 1:
                often = ACTIVATION_NEAR if near >> square & 1 else ACTIVATION_FAR
                worth += often * left * effect_worth(g, g.square_effect(seat, square))
    return worth


# ---------------------------------------------------------------- the scroll


def scrolls(g: State, seat: int, left: float) -> float:
    """What the lines will count, at the level they will have."""
    table = g.t.scrolls
    worth = 0.0
    for line in range(LINES):
        at = g.scroll_board[seat] * LINES + line
        level = g.scroll[seat * LINES + line]
        kind = table.kind[at]
        if kind not in GROWTH:
            worth += scroll_points(g, seat, line, popularity_after_rats(g, seat)) + LINE_LEVEL * level * left
            continue
        count = counted(g, seat, kind) + GROWTH[kind] * left
        cap = table.cap[at] or g.t.limits.repopulation_tokens + 1
        level_then = min(float(table.steps), level + SCROLL_RATE * left)
        worth += min(count, float(cap)) * between(table.half_points[at], 0, table.steps, level_then) / 2.0
    return worth


# ---------------------------------------------------------------- districts


def districts(g: State, seat: int, left: float, after: int, unused: int) -> float:
    """Own districts, and the best of those that can still be repopulated."""
    city = g.t.city
    worth = float(district_race(g, seat))
    owned = 0
    for hex in range(DISTRICTS):
        if g.owner[hex] == seat:
            owned += 1
            worth += city.vp[hex] + (g.t.limits.visit_vp * VISITS - OWN_RATS) * left
    carts = 0
    for cart in range(CARTS):
        if g.cart_owner[cart] == seat:
            carts += 1
            if g.carts_used >> cart & 1:
                worth += USED_CART
    times = min((after + (1 if unused else 0)) * carts, g.t.limits.repopulation_tokens - owned)
    cartless = 0.0
    if carts == 0 and after > 0:
        times = 1
        cartless = MISSING_CART + MISSING_STOCK * short_of_cart(g, seat)
    if times > 0 and left > 0.0:
        worth += plans(g, seat, left, after, unused, min(times, len(PLAN_SHARE)), cartless)
    return worth


def short_of_cart(g: State, seat: int) -> int:
    """How many resources are missing for the nearest cart."""
    least = FAR
    for building in g.cart_top:
        if building != NO_BUILDING:
            short = 0
            for kind in range(KINDS):
                short += max(0, g.t.tokens.cost[building][kind] - g.has(seat, kind))
            least = min(least, short)
    return least


def plans(g: State, seat: int, left: float, after: int, unused: int, times: int, cartless: float) -> float:
    """The districts that promise most, one after the other with the citizens the ones before leave."""
    have = [0] * CLASSES
    golden = [0] * CLASSES
    count_citizens(g, seat, after, have, golden)
    turns = float(unused + after * g.t.limits.helpers)
    taken = 0
    worth = 0.0
    blocked = g.standing() if after == 0 else 0
    for plan in range(times):
        best = 0.0
        chosen = NOWHERE
        for hex in range(DISTRICTS):
            if g.site_of[hex] == NOWHERE or g.owner[hex] != NOBODY or (taken | blocked) >> hex & 1:
                continue
            value = READY * district_worth(g, hex, left, after)
            if value <= best:
                continue
            value *= plan_chance(g, seat, hex, have, golden, turns, cartless)
            if value > best:
                best = value
                chosen = hex
        if chosen == NOWHERE:
            break
        worth += PLAN_SHARE[plan] * best
        taken |= 1 << chosen
        turns -= 1.0
        for citizen in range(CLASSES):
            wanted = g.t.city.upgraded[chosen][citizen]
            golden[citizen] = max(0, golden[citizen] - wanted)
            have[citizen] = max(0, have[citizen] - wanted - g.t.city.ordinary[chosen][citizen])
            golden[citizen] = min(golden[citizen], have[citizen])
    return worth


def count_citizens(g: State, seat: int, after: int, have: list[int], golden: list[int]) -> None:
    """Citizens by class who can repopulate, now or when they leave quarantine."""
    for square in range(SQUARES):
        level = g.square[seat * SQUARES + square]
        if level != EMPTY:
            citizen = g.t.estate.square_class[square]
            have[citizen] += 1
            golden[citizen] += 1 if level == UPGRADED else 0
    for shop in range(SHOPS):
        if g.shop_owner[shop] == seat and g.worker[shop] != EMPTY:
            citizen = g.t.tokens.shop_class[shop]
            have[citizen] += 1
            golden[citizen] += 1 if g.worker[shop] == UPGRADED else 0
    for at in range(seat * CABINS, (seat + 1) * CABINS):
        code = g.cabin[at]
        if code and after + g.cabin_stage[at] > LAST_STAGE:
            citizen = class_of(code)
            have[citizen] += 1
            golden[citizen] += 1 if level_of(code) == UPGRADED else 0


def district_worth(g: State, hex: int, left: float, after: int) -> float:
    """What a district brings to who repopulates it, less what a helper who stays there would have done."""
    worth = g.t.city.vp[hex] + (g.t.limits.visit_vp * VISITS - OWN_RATS) * left
    return worth - HELPER_WORTH * (after + 1) if g.t.city.helper[hex] else worth


def plan_chance(g: State, seat: int, hex: int, have: list[int], golden: list[int], turns: float, cartless: float) -> float:
    """How likely a plan for a district is to succeed, which falls with all that is missing."""
    city = g.t.city
    missing = cartless
    for citizen in range(CLASSES):
        wanted = city.upgraded[hex][citizen]
        if wanted > golden[citizen]:
            missing += MISSING_GOLD * (wanted - golden[citizen])
        wanted += city.ordinary[hex][citizen]
        if wanted > have[citizen]:
            missing += wanted - have[citizen]
    for kind in range(KINDS):
        short = city.cost[hex][kind] - g.has(seat, kind)
        if short > 0:
            missing += MISSING_STOCK * short
    if city.helper[hex]:
        turns -= 1.0
    return math.pow(MISSING, missing) * max(0.0, min(1.0, turns / (1.0 + missing)))
