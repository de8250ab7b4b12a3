"""Laws: the conditions of orders and what goals count, one class each."""

from __future__ import annotations

from typing import Final

from lazaretto.games.pest.actions import BUILDINGS, RESOURCES, SLOTS, TOPS
from lazaretto.games.pest.effects import OrderAdvances
from lazaretto.games.pest.rules.printed import DISTRICT
from lazaretto.games.pest.state import State
from lazaretto.kernel.frame import Frame

# Events of orders, in the order of `language.EVENTS`.
BUILT: Final = 0
ACQUIRED: Final = 1
GATHERED_ROAD: Final = 2
GATHERED_LOCATION: Final = 3


class Where:
    """[pest.law.order-own-action-only] A condition on the location of a new building, already standing there."""

    def holds(self, g: State, seat: int, location: int, one: int, other: int) -> bool:
        raise NotImplementedError


class OfKind(Where):
    """[pest.law.01-order-farm-restoration] [pest.law.02-order-logging-camp-repair] [pest.law.03-order-quarry]

    [pest.law.04-order-grove] [pest.law.05-order-rural-lord] [pest.law.08-order-urban-planning]
    [pest.law.09-order-settlement-rebuilding] A type, a resource, or either.
    """

    def holds(self, g: State, seat: int, location: int, one: int, other: int) -> bool:
        return (one < 0 or g.t.land.kind[location] == one) and (other < 0 or g.resource[location] == other)


class AtHarbour(Where):
    """[pest.law.07-order-ports] Any harbour, or one of a colour."""

    def holds(self, g: State, seat: int, location: int, one: int, other: int) -> bool:
        harbours = g.t.land.harbours[location]
        return harbours != 0 if one < 0 else harbours >> one & 1 == 1


class BesideRival(Where):
    """[pest.law.06-order-collaboration]"""

    def holds(self, g: State, seat: int, location: int, one: int, other: int) -> bool:
        return g.rival_houses(seat, location) > 0


class AtRoad(Where):
    """[pest.law.13-order-black-routes] A road of the colour starts or ends there."""

    def holds(self, g: State, seat: int, location: int, one: int, other: int) -> bool:
        return g.t.land.touching[location] >> one & 1 == 1


class NextToOwn(Where):
    """[pest.law.14-order-empire-network]"""

    def holds(self, g: State, seat: int, location: int, one: int, other: int) -> bool:
        return has_own_neighbour(g, seat, location)


class AwayFromOwn(Where):
    """[pest.law.15-order-outposts]"""

    def holds(self, g: State, seat: int, location: int, one: int, other: int) -> bool:
        return not has_own_neighbour(g, seat, location)


def has_own_neighbour(g: State, seat: int, location: int) -> bool:
    """[pest.concept.adjacency-by-road] The capital is no neighbour."""
    own = 0
    for near in g.t.land.neighbours[location]:
        if g.house[near * g.players + seat] >= 0:
            own += 1
    return own > 0


WHERES: Final[list[Where]] = [OfKind(), AtHarbour(), BesideRival(), AtRoad(), NextToOwn(), AwayFromOwn()]


def order_met(g: State, seat: int, event: int, location: int, count: int) -> list[Frame]:
    """[pest.law.two-parts] Does this event meet the order of the current era's law? Then its marker advances.

    [pest.law.10-order-invention] [pest.law.11-order-containment] [pest.law.12-order-quarantine-expertise]
    """
    law = g.laws[g.era()]
    cards = g.t.cards
    if cards.order_event[law] != event or count < cards.order_min[law]:
        return []
    if event == BUILT:
        where = cards.order_where[law]
        if not WHERES[where[0]].holds(g, seat, location, where[1], where[2]):
            return []
    return [OrderAdvances(seat)]


class Counter:
    """What a goal counts for a seat. `of` is a set of resources for the last counter."""

    def count(self, g: State, seat: int, of: int) -> int:
        raise NotImplementedError


class HealthyOnTrack(Counter):
    """[pest.law.01-goal-heal-people]"""

    def count(self, g: State, seat: int, of: int) -> int:
        return g.healthy[seat]


class SickHeld(Counter):
    """[pest.law.02-goal-shelter-sick] In quarantine and in healing cells; not the dead."""

    def count(self, g: State, seat: int, of: int) -> int:
        return g.held(seat) + (1 if g.cell[seat] else 0)


class HealthyInBuildings(Counter):
    """[pest.law.06-goal-employment]"""

    def count(self, g: State, seat: int, of: int) -> int:
        return sum(g.worker[seat * BUILDINGS : (seat + 1) * BUILDINGS])


class HealthyInCapital(Counter):
    """[pest.law.10-goal-emissaries]"""

    def count(self, g: State, seat: int, of: int) -> int:
        return g.sector[seat]


class DistrictsBuilt(Counter):
    """[pest.law.07-goal-infrastructure]"""

    def count(self, g: State, seat: int, of: int) -> int:
        first = seat * BUILDINGS
        return len([b for b in range(BUILDINGS) if g.t.mat.kind[b] == DISTRICT and g.site[first + b] >= 0])


class SpecialsBuilt(Counter):
    """[pest.law.13-goal-building-mastery]"""

    def count(self, g: State, seat: int, of: int) -> int:
        first = seat * BUILDINGS
        return len([b for b in range(BUILDINGS) if g.t.mat.special[b] and g.site[first + b] >= 0])


class BuildingsShared(Counter):
    """[pest.law.09-goal-cooperation] The castle counts; each building once."""

    def count(self, g: State, seat: int, of: int) -> int:
        sites = g.site[seat * BUILDINGS : (seat + 1) * BUILDINGS]
        return len([site for site in sites if site >= 0 and g.houses(site) > 1])


class QuarantineEmpty(Counter):
    """[pest.law.08-goal-quarantine-protocols] [pest.quarantine.spaces]"""

    def count(self, g: State, seat: int, of: int) -> int:
        return quarantine_spaces(g, seat) - g.held(seat)


def quarantine_spaces(g: State, seat: int) -> int:
    """[pest.quarantine.spaces] Regular spaces, those of cards, one above each top action, one on space five."""
    return g.calm_spaces(seat) + TOPS + 1


class TechnologyFame(Counter):
    """[pest.law.11-goal-progress] [pest.law.14-goal-progress]"""

    def count(self, g: State, seat: int, of: int) -> int:
        total = 0
        for card in g.tech[seat * SLOTS : (seat + 1) * SLOTS]:
            if card >= 0:
                total += g.t.cards.tech_fame[card]
        return total


class InfluencePlace(Counter):
    """[pest.law.04-goal-political-war] Place from 0; players tied at 0 all take the lowest of their places."""

    def count(self, g: State, seat: int, of: int) -> int:
        mine = g.influence[seat]
        return len([each for each in range(g.players) if each != seat and g.influence[each] >= mine])


class InfluenceHeld(Counter):
    def count(self, g: State, seat: int, of: int) -> int:
        return g.influence[seat]


class ResearchHeld(Counter):
    def count(self, g: State, seat: int, of: int) -> int:
        return g.research[seat]


class ResourceSets(Counter):
    """[pest.law.03-goal-council-focus] [pest.law.05-goal-food-stock] [pest.law.12-goal-accumulation]

    [pest.law.15-goal-efficient-production] As many sets as the scarcest resource of the set allows.
    """

    def count(self, g: State, seat: int, of: int) -> int:
        first = seat * RESOURCES
        return min([g.stock[first + resource] for resource in range(RESOURCES) if of >> resource & 1])


COUNTERS: Final[list[Counter]] = [
    HealthyOnTrack(),
    SickHeld(),
    HealthyInBuildings(),
    HealthyInCapital(),
    DistrictsBuilt(),
    SpecialsBuilt(),
    BuildingsShared(),
    QuarantineEmpty(),
    TechnologyFame(),
    InfluencePlace(),
    InfluenceHeld(),
    ResearchHeld(),
    ResourceSets(),
]


def goal_fame(g: State, seat: int, law: int) -> int:
    """[pest.era-end.goal-fame] Fame tokens for the goal of a law, as the board stands."""
    cards = g.t.cards
    counted = COUNTERS[cards.goal_counter[law]].count(g, seat, cards.goal_set[law])
    ranks = cards.goal_ranks[law]
    if ranks:
        return ranks[counted] if counted < len(ranks) else 0
    return cards.goal_fame[law] * (counted // cards.goal_per[law])
