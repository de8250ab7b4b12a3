"""The end: final fame by category, the variants' additions, the winner, the title."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import BASICS, BUILDINGS, CAPITAL_BUILDINGS, COIN, ERAS, RESOURCES, SOLO, TWO
from lazaretto.games.pest.rules.aid import people_on_influence
from lazaretto.games.pest.rules.laws import TechnologyFame
from lazaretto.games.pest.state import NOBODY, NOWHERE, State
from lazaretto.kernel.frame import Frame

TECHNOLOGY_FAME = TechnologyFame()


def order_fame(g: State, seat: int) -> int:
    """[pest.endgame.orders] [pest.two.order-thresholds] [pest.two.order-scoring] The marker's space and all below."""
    spaces = g.t.tracks.order_spaces + 1
    total = 0
    for era in range(ERAS):
        space = g.orders[seat * ERAS + era]
        if g.mode != TWO or space >= g.t.variants.thresholds[era]:
            total += sum(g.t.tracks.order_fame[era * spaces : era * spaces + space + 1])
    return total


def healthy_fame(g: State, seat: int) -> int:
    """[pest.endgame.healthy-people]"""
    return sum(g.t.mat.healthy_fame[: g.healthy[seat]])


def building_fame(g: State, seat: int) -> int:
    """[pest.endgame.buildings] The castle pays nothing."""
    total = 0
    for building in range(BUILDINGS):
        if g.site[seat * BUILDINGS + building] != NOWHERE:
            total += g.t.mat.fame[building]
    return total


def column_fame(g: State, seat: int) -> int:
    """[pest.endgame.building-columns] Columns of which every building is built."""
    bonus = g.t.mat.column_fame[:]
    for building in range(1, BUILDINGS):
        if g.site[seat * BUILDINGS + building] == NOWHERE:
            bonus[g.t.mat.column[building]] = 0
    return sum(bonus)


def influence_fame(g: State, seat: int) -> int:
    """[pest.endgame.influence-symbols] Fame symbols crossed or reached."""
    return sum(g.t.tracks.fame_mark[: g.influence[seat] + 1])


def influence_place_fame(g: State, seat: int) -> int:
    """[pest.endgame.most-influence] [pest.two.no-influence-ranking] [pest.solo.scoring] Who share a place get nothing."""
    if g.mode != 0:
        return 0
    mine = g.influence[seat]
    if g.influence.count(mine) > 1:
        return 0
    ahead = len([space for space in g.influence if space > mine])
    return g.t.tracks.most_influence if ahead == 0 else g.t.tracks.second_influence if ahead == 1 else 0


def resource_fame(g: State, seat: int) -> int:
    """[pest.endgame.resources]"""
    first = seat * RESOURCES
    return sum(g.stock[first : first + BASICS]) // g.t.tracks.resources_per_fame


def coin_fame(g: State, seat: int) -> int:
    """[pest.endgame.coins]"""
    return g.stock[seat * RESOURCES + COIN] // g.t.tracks.coins_per_fame


def crossed_fame(g: State, seat: int) -> int:
    """[pest.two.influence-bonus] Covered spaces left behind."""
    if g.mode != TWO:
        return 0
    return g.t.variants.crossed_bonus[sum(g.t.variants.covered[: g.influence[seat] + 1])]


def capital_majority(g: State, seat: int) -> int:
    """[pest.two.capital-building-majority]"""
    if g.mode != TWO or g.capital_owner.count(seat) <= g.capital_owner.count(1 - seat):
        return 0
    return g.t.variants.capital_majority


def quarantine_infamy(g: State, seat: int) -> int:
    """[pest.two.quarantine-penalty]"""
    if g.mode != TWO or g.held(seat) <= g.held(1 - seat):
        return 0
    return g.t.variants.quarantine_infamy


def people_left(g: State) -> int:
    """[pest.solo.order-people] [pest.solo.influence-people] [pest.solo.capital-building-people] Not yet set free."""
    on_orders = 0
    for era in range(ERAS):
        on_orders += max(0, g.t.variants.order_people[era] - g.orders[era])
    beside = g.capital_owner.count(NOBODY) * g.t.variants.building_people
    return on_orders + people_on_influence(g) + beside


def people_in_all(g: State) -> int:
    """[pest.solo.neutral-starts-empty] Left ones and those in the neutral sector are always as many."""
    people = CAPITAL_BUILDINGS * g.t.variants.building_people
    return people + sum(g.t.variants.order_people) + sum(g.t.variants.influence_people)


def left_infamy(g: State) -> int:
    """[pest.solo.leftover-people-infamy]"""
    return people_left(g) * g.t.variants.infamy_left if g.mode == SOLO else 0


def total_fame(g: State, seat: int) -> int:
    """[pest.endgame.fame-tokens] [pest.endgame.technologies] [pest.endgame.infamy] The final score as the board stands."""
    gained = g.fame[seat] + order_fame(g, seat) + healthy_fame(g, seat) + building_fame(g, seat) + column_fame(g, seat)
    gained += TECHNOLOGY_FAME.count(g, seat, 0) + influence_fame(g, seat) + influence_place_fame(g, seat)
    gained += resource_fame(g, seat) + coin_fame(g, seat) + crossed_fame(g, seat) + capital_majority(g, seat)
    return gained - g.infamy[seat] - quarantine_infamy(g, seat) - left_infamy(g)


@dataclass
class Scoring(Frame):
    """[pest.flow.eras-and-years] The game is over."""

    def run(self, g: State) -> list[Frame]:
        if g.journal is not None:
            for seat in range(g.players):
                g.tell(ev.GameEnded(seat, total_fame(g, seat)))
        return []
