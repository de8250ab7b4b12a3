"""What bots know of Pest: the score so far, and what the position may still bring."""

from __future__ import annotations

import math
from typing import Final

from lazaretto.games.pest.actions import BASICS, BUILDINGS, COIN, ERAS, RESOURCES, SLOTS, SOLO
from lazaretto.games.pest.rules.ending import total_fame
from lazaretto.games.pest.rules.laws import goal_fame
from lazaretto.games.pest.rules.producing import made_by_buildings
from lazaretto.games.pest.state import BITS, NOWHERE, State

SLOPE: Final = 0.12  # how fast a lead in fame becomes certain
SOLO_GOAL: Final = 30.0  # a middling title

# What things are worth in fame while the whole game lies ahead; it fades with the turns.
BASIC_WORTH: Final = 0.45
COIN_WORTH: Final = 0.8
RESEARCH_WORTH: Final = 0.9
OUTPUT_WORTH: Final = 1.3  # for each resource that a produce action gives
CARD_WORTH: Final = 2.0
INFLUENCE_WORTH: Final = 0.45
SICK_WORTH: Final = 0.5  # somebody to heal
HEALTHY_WORTH: Final = 0.8
PENALTY: Final = 0.9  # for each space with a penalty that is taken
CAMP_WORTH: Final = 0.5
SECTOR_WORTH: Final = 0.7  # until the end of the era


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


def turns_left(g: State, seat: int) -> float:
    """The share of all placements that the seat still has."""
    tracks = g.t.tracks
    total = 0
    for era in tracks.era_of:
        total += tracks.era_mortuses[era]
    left = g.ready[seat]
    for year in range(max(g.year, 0) + 1, len(tracks.era_of)):
        left += tracks.era_mortuses[tracks.era_of[year]]
    return left / total


def hope(g: State, seat: int) -> float:
    """The score as the board stands, the goal that is coming, and what goods and places are still good for."""
    left = turns_left(g, seat)
    value = float(total_fame(g, seat))
    if g.year >= 0 and g.laws[g.era()] >= 0:
        value += 0.7 * goal_fame(g, seat, g.laws[g.era()]) * (1.0 if left > 0.0 else 0.0)
        value += SECTOR_WORTH * min(g.sector[seat], 4)
        value -= dead_to_come(g, seat)
    return value + left * (goods(g, seat) + standing(g, seat))


def dead_to_come(g: State, seat: int) -> float:
    """Infamy that the dead will still bring at the ends of eras."""
    infamy = sum(g.t.mat.graveyard[: g.dead[seat]])
    return float(infamy * (ERAS - g.era()))


def goods(g: State, seat: int) -> float:
    """Resources, research and cards, for use and not for the score."""
    first = seat * RESOURCES
    value = BASIC_WORTH * sum(g.stock[first : first + BASICS]) + COIN_WORTH * g.stock[first + COIN]
    value += RESEARCH_WORTH * min(g.research[seat], 6)
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if g.tech[slot] >= 0:
            value += CARD_WORTH
    return value


def standing(g: State, seat: int) -> float:
    """Production, influence, people and the camp."""
    value = OUTPUT_WORTH * sum(made_by_buildings(g, seat)) + INFLUENCE_WORTH * g.influence[seat]
    value += SICK_WORTH * g.held(seat) - PENALTY * BITS[g.penned[seat]]
    value += HEALTHY_WORTH * (g.healthy[seat] + sum(g.worker[seat * BUILDINGS : (seat + 1) * BUILDINGS]))
    return value + (CAMP_WORTH if g.camp[seat] == NOWHERE else 0.0)
