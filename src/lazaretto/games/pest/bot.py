"""What bots know of Pest: the score so far, and what the position may still bring."""

from __future__ import annotations

import math
from typing import Final

from lazaretto.games.pest.actions import (
    BASICS,
    BUILDINGS,
    CAPITAL_BUILDINGS,
    COIN,
    ERAS,
    FOOD,
    HERBS,
    RESOURCES,
    SLOTS,
    SOLO,
    STONE,
    WOOD,
)
from lazaretto.games.pest.rules.building import may_build
from lazaretto.games.pest.rules.ending import total_fame
from lazaretto.games.pest.rules.laws import BUILT, WHERES, goal_fame
from lazaretto.games.pest.rules.producing import made_by_buildings
from lazaretto.games.pest.rules.years import capital_rewards
from lazaretto.games.pest.state import BITS, NOBODY, NOWHERE, State

SLOPE: Final = 0.12  # how fast a lead in fame becomes certain
SOLO_GOAL: Final = 30.0  # a middling title

# What things are worth in fame while the whole game lies ahead; it fades with the turns.
MATERIAL_WORTH: Final = 0.8  # wood and stone
FOOD_WORTH: Final = 0.5
HERB_WORTH: Final = 0.6
COIN_WORTH: Final = 0.9  # less than any two resources it could be bought with
PLENTY: Final = 4  # more of one resource than this is of no more use
RESEARCH_WORTH: Final = 1.0
RESEARCH_PLENTY: Final = 5
OUTPUT_WORTH: Final = 3.5  # for each resource that a produce action gives
IDLE_WORTH: Final = 1.0  # for each building that waits for a worker
LAB_WORTH: Final = 2.0
CARD_WORTH: Final = 1.5
INFLUENCE_WORTH: Final = 0.4
SICK_WORTH: Final = 0.4  # somebody to heal
PENALTY: Final = 0.9  # for each space with a penalty that is taken
CAMP_WORTH: Final = 0.5

# Shares of what is likely to come true.
GOAL_NOW: Final = 0.75
GOAL_LATER: Final = 0.25
HEAL_SHARE: Final = 0.5
BUILD_SHARE: Final = 0.7
LACK: Final = 0.55  # for each resource that is still missing
REWARD_WORTH: Final = [3.5, 2.0, 1.0, 0.0]  # about what places in the capital bring
SOON: Final = 2.0  # with fewer turns than this, plans may fail


def evaluate(g: State, seat: int) -> float:
    """0..1: the lead of a seat's hoped-for fame over the best of the others; in solo over a middling title."""
    mine = hope(g, seat)
    if g.mode == SOLO:
        return 1.0 / (1.0 + math.exp(-SLOPE * (mine - SOLO_GOAL)))
    others = -1000.0
    for other in range(g.players):
        if other != seat:
            others = max(others, hope(g, other))
    return 1.0 / (1.0 + math.exp(-SLOPE * (mine - others)))


def turns_to_come(g: State, seat: int) -> int:
    """Mortuses that the seat still places."""
    tracks = g.t.tracks
    count = g.ready[seat]
    for year in range(max(g.year, 0) + 1, len(tracks.era_of)):
        count += tracks.era_mortuses[tracks.era_of[year]]
    return count


def turns_in_all(g: State) -> int:
    tracks = g.t.tracks
    total = 0
    for era in tracks.era_of:
        total += tracks.era_mortuses[era]
    return total


def hope(g: State, seat: int) -> float:
    """The score as the board stands, the goals that are coming, and what goods and places are still good for."""
    turns = turns_to_come(g, seat)
    left = turns / turns_in_all(g)
    value = float(total_fame(g, seat))
    if g.year >= 0:
        value += goals(g, seat) + capital(g, seat) - dead_to_come(g, seat)
        value += min(1.0, turns / SOON) * plans(g, seat, left)
    return value + left * (goods(g, seat) + standing(g, seat))


def goals(g: State, seat: int) -> float:
    """Fame that the goal of this era and those of later ones would pay now."""
    value = 0.0
    era = g.era()
    for later in range(era, ERAS):
        if g.laws[later] >= 0:
            value += (GOAL_NOW if later == era else GOAL_LATER) * goal_fame(g, seat, g.laws[later])
    return value


def capital(g: State, seat: int) -> float:
    """What the people in the capital will bring when the era ends."""
    if g.mode == SOLO:
        return float(min(0, g.sector[seat] - g.neutral))
    return REWARD_WORTH[capital_rewards(g)[seat]]


def dead_to_come(g: State, seat: int) -> float:
    """Infamy that the dead will still bring at the ends of eras."""
    infamy = sum(g.t.mat.graveyard[: g.dead[seat]])
    return float(infamy * (ERAS - g.era()))


def goods(g: State, seat: int) -> float:
    """Resources, research and cards, for use and not for the score."""
    first = seat * RESOURCES
    value = MATERIAL_WORTH * (min(g.stock[first + WOOD], PLENTY) + min(g.stock[first + STONE], PLENTY))
    value += FOOD_WORTH * min(g.stock[first + FOOD], PLENTY) + HERB_WORTH * min(g.stock[first + HERBS], PLENTY)
    value += COIN_WORTH * min(g.stock[first + COIN], PLENTY)
    value += RESEARCH_WORTH * min(g.research[seat], RESEARCH_PLENTY)
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if g.tech[slot] >= 0:
            value += CARD_WORTH
    return value


def standing(g: State, seat: int) -> float:
    """Production, influence, people and the camp."""
    value = OUTPUT_WORTH * sum(made_by_buildings(g, seat)) + INFLUENCE_WORTH * g.influence[seat]
    value += LAB_WORTH * sum(g.t.mat.lab[: g.healthy[seat]])
    value += SICK_WORTH * g.held(seat) - PENALTY * BITS[g.penned[seat]]
    first = seat * BUILDINGS
    for building in range(BUILDINGS):
        if g.site[first + building] >= 0 and g.t.mat.needs_worker[building] and not g.worker[first + building]:
            value += IDLE_WORTH
    return value + (CAMP_WORTH if g.camp[seat] == NOWHERE else 0.0)


def plans(g: State, seat: int, left: float) -> float:
    """What could be healed and built next."""
    return HEAL_SHARE * healing(g, seat) + BUILD_SHARE * max(best_site(g, seat, left), best_in_capital(g, seat))


def healing(g: State, seat: int) -> float:
    """Fame for the people in quarantine that herbs are at hand for."""
    mat = g.t.mat
    herbs = g.purse(seat, HERBS)
    value = 0.0
    for space in range(g.healthy[seat], min(g.healthy[seat] + g.held(seat), len(mat.herbs))):
        herbs -= mat.herbs[space]
        if herbs < 0:
            break
        value += mat.healthy_fame[space]
    return value


def lacking(g: State, seat: int, price: list[int]) -> int:
    """Resources of a price that are missing when coins have stood in."""
    first = seat * RESOURCES
    missing = price[COIN]
    for resource in range(BASICS):
        missing += max(0, price[resource] - g.stock[first + resource])
    return max(0, missing - g.stock[first + COIN])


def best_in_capital(g: State, seat: int) -> float:
    cards = g.t.cards
    best = 0.0
    for building in range(CAPITAL_BUILDINGS):
        if g.capital_owner[building] == NOBODY:
            value = cards.capital_fame[building] + INFLUENCE_WORTH * cards.capital_influence[building]
            best = max(best, value * LACK ** lacking(g, seat, cards.capital_cost[building]))
    return best


def best_site(g: State, seat: int, left: float) -> float:
    """The best building where the doctor or the camp stands."""
    where = 0.0
    for location in (g.doctor[seat], g.camp[seat]):
        if 0 <= location < len(g.ruined) and may_build(g, seat, location):
            where = max(where, site_worth(g, seat, location))
    if where == 0.0:
        return 0.0
    mat = g.t.mat
    best = 0.0
    for building in range(1, BUILDINGS):
        if g.site[seat * BUILDINGS + building] == NOWHERE:
            value = where + mat.fame[building] + left * mat.output[building]
            missing = lacking(g, seat, [mat.wood[building], mat.stone[building], 0, 0, 0, 0])
            best = max(best, value * LACK**missing)
    return best


def site_worth(g: State, seat: int, location: int) -> float:
    """Influence for a building there, and the order of this era's law if it is met."""
    value = INFLUENCE_WORTH * max(0, g.t.land.influence[g.t.land.kind[location]] - g.houses(location))
    return value + order_worth(g, seat, location)


def order_worth(g: State, seat: int, location: int) -> float:
    """Fame and influence of the next space of the order track, if a building there takes the marker to it."""
    era = g.era()
    law = g.laws[era]
    cards, tracks = g.t.cards, g.t.tracks
    space = g.orders[seat * ERAS + era] + 1
    if law < 0 or space > tracks.order_spaces or cards.order_event[law] != BUILT:
        return 0.0
    where = cards.order_where[law]
    if not WHERES[where[0]].holds(g, seat, location, where[1], where[2]):
        return 0.0
    at = era * (tracks.order_spaces + 1) + space
    return tracks.order_fame[at] + INFLUENCE_WORTH * tracks.order_influence[at]
