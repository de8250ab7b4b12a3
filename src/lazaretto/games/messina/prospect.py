"""What a seat can expect to have in the end, in points. For bots; compiled, because search asks it often.

What is scored for sure, and on top of it estimates of what is still to come. Most of what a player has is worth what
can still be made of it, so nearly all estimates shrink as the rounds go by and are nothing in the end. All the
weights are guesses in points (or of how often a thing happens in a round), tuned by play.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CITY, CLASSES, LINES, POPULARITY, SQUARES, TRACK_COUNT, WAYS
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.effects import KINDS
from lazaretto.games.messina.prospect_buildings import income
from lazaretto.games.messina.prospect_districts import districts
from lazaretto.games.messina.rules.score import leftovers
from lazaretto.games.messina.rules.score_race import popularity_after_rats
from lazaretto.games.messina.rules.score_scroll import counted, scroll_points
from lazaretto.games.messina.tables import SCROLL_KINDS
from lazaretto.games.messina.worths import HELPER_WORTH
from lazaretto.kernel.bits import size
from lazaretto.kernel.blocks import vec

STOCK_WORTH: Final = vec[float]([1.0, 1.25, 1.4, 2.5])  # resources in hand that can be used, besides what leftovers score
STOCK_BASE: Final = vec[float]([2.0, 2.0, 1.0, 1.0])  # so many of a kind can be used now,
STOCK_RATE: Final = vec[float]([2.0, 1.2, 1.2, 0.6])  # and so many more for each round to come
HOARD_WORTH: Final = 0.15  # what is beyond that
TURN_WORTH: Final = 1.0  # an unused helper
NEAR_HELPER: Final = vec[float]([0.65, 0.4, 0.2])  # the share of a helper one has who is one, two, three steps from it
RAT_RATE: Final = 1.0  # rats to come in a round
RATING_RATE: Final = vec[float]([0.9, 0.7, 0.7])  # steps to come in a round
RATING_STEP: Final = vec[float]([0.5, 0.3, 0.3])  # a step already made, for the spaces it brings nearer
RACE_SPREAD: Final = 1.0  # popularity spaces that decide a race,
RACE_DRIFT: Final = 1.0  # and so many more for each round to come
SCROLL_RATE: Final = 0.2  # steps of a scroll line to come in a round
GROWTH: Final = {  # what a scroll line counts, to come in a round
    "buildings": 0.7,
    "ships": 0.35,
    "repopulation": 0.5,
    "workshops": 0.5,
    "cabins": 0.4,
    "goods": 0.2,
}
NO_GROWTH: Final = -1.0
GROWTH_OF: Final = vec[float]([GROWTH.get(kind, NO_GROWTH) for kind in SCROLL_KINDS])
LINE_LEVEL: Final = 0.5  # a level of a line that counts something else, for each round to come
ACTIVATION_FAR: Final = 0.06  # how often in a round a citizen is activated,
ACTIVATION_NEAR: Final = 0.16  # and if an overseer is about to come by
SETTLED_WORTH: Final = 0.4
GOLDEN_WORTH: Final = 0.7
UPGRADED_OVERSEER: Final = 0.5  # for each cell before him
PROGRESS: Final = 0.6  # a cell an overseer has gone, for the citizens he is about to activate there
OWED_WORTH: Final = 1.8


def prospect(g: Board, seat: i64) -> float:
    """The points a seat can expect."""
    after = g.t.rounds.count - g.round  # whole rounds still to come
    unused: i64 = 0
    serving: i64 = 0
    for number in range(g.t.limits.helpers_max):
        if g.helper_at(seat, number) >= 0:
            serving += 1
            if g.helper_used(seat, number) == 0:
                unused += 1
    left = float(after)  # rounds still to be played, this one in part
    if serving:
        left += float(unused) / float(serving)
    worth = float(g.points(seat)) + TURN_WORTH * float(unused) + HELPER_WORTH * float(serving) * float(after)
    worth += ratings(g, seat, left, after) + stock(g, seat, left)
    worth += income(g, seat, after) + people(g, seat, left)
    worth += scrolls(g, seat, left) + districts(g, seat, left, after, unused)
    return worth


def between(values: vec[i64], first: i64, last: i64, place: float) -> float:
    """A printed row read at a place between its spaces."""
    if place >= float(last):
        return float(values[last])
    if place <= float(first):
        return float(values[first])
    low: i64 = i64(place)
    return float(values[low]) + float(values[low + 1] - values[low]) * (place - float(low))


def at_most_one(left: float) -> float:
    """Rounds to come, of which only the first matters."""
    if left < 1.0:
        return left
    return 1.0


# ---------------------------------------------------------------- ratings, rats, races


def ratings(g: Board, seat: i64, left: float, after: i64) -> float:
    penalty = g.t.limits.rat_penalty
    table = g.t.ratings
    rats = float(g.rats(seat)) + RAT_RATE * left
    worth = -between(penalty, 0, len(penalty) - 1, rats)
    for track in range(TRACK_COUNT):
        space = g.rating(seat, track)
        place = float(space) + RATING_RATE[track] * left
        if track == POPULARITY:
            place -= rats * float(g.t.limits.rat_setback)
        first = table.base[track]
        worth += between(table.vp, first, first + table.length[track] - 1, float(first) + place - 1.0)
        worth += RATING_STEP[track] * float(space - 1) * at_most_one(left)
    worth += OWED_WORTH * float(size(g.owed(seat)))
    worth += next_helper(g, seat, after)
    if g.players > 1:
        return worth + race(g, seat, left)
    return worth + solo_race(g, left)


def next_helper(g: Board, seat: i64, after: i64) -> float:
    """How near the next helper is on the city rating."""
    if after == 0 or not g.helper_in_supply(seat):
        return 0.0
    rating = g.rating(seat, CITY)
    space = g.t.ratings.base[CITY] + rating
    for steps in range(len(NEAR_HELPER)):
        if steps + rating < g.t.ratings.length[CITY] and g.t.ratings.helper[space + steps]:
            return NEAR_HELPER[steps] * HELPER_WORTH * float(after)
    return 0.0


def chance(lead: float, spread: float) -> float:
    """That a lead of so much lasts."""
    return 1.0 / (1.0 + math.exp(-lead / spread))


def race(g: Board, seat: i64, left: float) -> float:
    """The race for popularity: the prize of the place one can expect."""
    prizes = g.t.limits.popularity_race
    mine = popularity_after_rats(g, seat)
    spread = RACE_SPREAD + RACE_DRIFT * left
    place = 0.0
    for other in range(g.players):
        if other != seat:
            place += 1.0 - chance(float(mine - popularity_after_rats(g, other)), spread)
    low: i64 = i64(place)
    here: i64 = 0
    below: i64 = 0
    if low < len(prizes):
        here = prizes[low]
    if low + 1 < len(prizes):
        below = prizes[low + 1]
    return float(here) + float(below - here) * (place - float(low))


def solo_race(g: Board, left: float) -> float:
    """Alone one has to be level with the opponent, who goes on fighting."""
    lead = float(popularity_after_rats(g, 0) - g.opponent) + 0.5
    return float(g.t.solo.level_vp) * chance(lead, RACE_SPREAD + RACE_DRIFT * left)


# ---------------------------------------------------------------- resources


def stock(g: Board, seat: i64, left: float) -> float:
    """Resources: those that can be used are worth what comes of them, the rest little."""
    worth = float(leftovers(g, seat))
    scored = 1.0 / float(g.t.limits.leftovers_per_point)
    soon = at_most_one(left)
    for kind in range(KINDS):
        have = float(g.has(seat, kind))
        useful = min(have, (STOCK_BASE[kind] + STOCK_RATE[kind] * left) * soon)
        worth += (STOCK_WORTH[kind] - scored) * useful + HOARD_WORTH * (have - useful) * soon
    return worth


# ---------------------------------------------------------------- citizens and overseers


def people(g: Board, seat: i64, left: float) -> float:
    """Citizens in sectors for what overseers will make of them; upgraded overseers."""
    near: i64 = 0
    worth = 0.0
    path = g.t.estate.path_length
    for citizen in range(CLASSES):
        cell = g.overseer(seat, citizen)
        worth += PROGRESS * float(cell)  # to the very end: in the last turn too he activates after he has gone
        if g.overseer_up(seat, citizen):
            worth += UPGRADED_OVERSEER * min(float(path - cell), left)
        near |= g.t.worths.near[(citizen * WAYS + g.branch(seat, citizen)) * (path + 1) + cell]
    settled = SETTLED_WORTH * at_most_one(left)
    golden = GOLDEN_WORTH * at_most_one(left)
    occupied = g.occupied(seat)
    upgraded = g.golden(seat)
    spent = g.spent(seat)
    worths = g.t.worths.income
    for square in range(SQUARES):
        if occupied >> square & 1 == 0:
            continue
        worth += settled + golden if upgraded >> square & 1 else settled
        if spent >> square & 1 == 0:
            often = ACTIVATION_NEAR if near >> square & 1 else ACTIVATION_FAR
            worth += often * left * worths[g.square_effect(seat, square)]
    return worth


# ---------------------------------------------------------------- the scroll


def scrolls(g: Board, seat: i64, left: float) -> float:
    """What the lines will count, at the level they will have."""
    table = g.t.scrolls
    worth = 0.0
    for line in range(LINES):
        at = g.scroll_board(seat) * LINES + line
        level = g.scroll(seat, line)
        growth = GROWTH_OF[table.kind[at]]
        if growth == NO_GROWTH:
            points = scroll_points(g, seat, line, popularity_after_rats(g, seat))
            worth += float(points) + LINE_LEVEL * float(level) * left
            continue
        count = float(counted(g, seat, table.kind[at])) + growth * left
        cap = table.cap[at]
        if cap == 0:
            cap = g.t.limits.repopulation_tokens + 1
        level_then = min(float(table.steps), float(level) + SCROLL_RATE * left)
        worth += min(count, float(cap)) * between(table.half_points[at], 0, table.steps, level_then) / 2.0
    return worth
