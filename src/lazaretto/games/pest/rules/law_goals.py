"""Goals of laws: what each of them counts for a player, one class each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.actions import BUILDINGS, RESOURCES
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.language import COUNTERS
from lazaretto.games.pest.rules.quarantine import quarantine_spaces
from lazaretto.games.pest.rules.tech import technology_fame
from lazaretto.games.pest.tables import DISTRICT
from lazaretto.kernel.blocks import vec


class Counter:
    """What a goal counts for a seat. `of` is a set of resources for the last counter."""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        raise NotImplementedError


class HealthyOnTrack(Counter):
    """[pest.law.01-goal-heal-people]"""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        return g.healthy(seat)


class SickHeld(Counter):
    """[pest.law.02-goal-shelter-sick] In quarantine and in healing cells; not the dead."""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        return g.held(seat) + min(1, g.cell(seat))


class HealthyInBuildings(Counter):
    """[pest.law.06-goal-employment]"""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        return g.workers(seat)


class HealthyInCapital(Counter):
    """[pest.law.10-goal-emissaries]"""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        return g.sector(seat)


class DistrictsBuilt(Counter):
    """[pest.law.07-goal-infrastructure]"""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        built: i64 = 0
        for building in range(BUILDINGS):
            if g.t.mat.kind[building] == DISTRICT and g.site(seat, building) != NOWHERE:
                built += 1
        return built


class SpecialsBuilt(Counter):
    """[pest.law.13-goal-building-mastery]"""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        built: i64 = 0
        for building in range(BUILDINGS):
            if g.t.mat.special[building] and g.site(seat, building) != NOWHERE:
                built += 1
        return built


class BuildingsShared(Counter):
    """[pest.law.09-goal-cooperation] The castle counts; each building once."""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        shared: i64 = 0
        for building in range(BUILDINGS):
            site = g.site(seat, building)
            if site != NOWHERE and g.houses(site) > 1:
                shared += 1
        return shared


class QuarantineEmpty(Counter):
    """[pest.law.08-goal-quarantine-protocols]"""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        return quarantine_spaces(g, seat) - g.held(seat)


class TechnologyFame(Counter):
    """[pest.law.11-goal-progress] [pest.law.14-goal-progress]"""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        return technology_fame(g, seat)


class InfluencePlace(Counter):
    """[pest.law.04-goal-political-war] Place from 0; players tied at 0 all take the lowest of their places."""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        mine = g.influence(seat)
        ahead: i64 = 0
        for other in range(g.players):
            if other != seat and g.influence(other) >= mine:
                ahead += 1
        return ahead


class InfluenceHeld(Counter):
    """For editions in which a goal counts influence."""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        return g.influence(seat)


class ResearchHeld(Counter):
    """For editions in which a goal counts research tokens."""

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        return g.research(seat)


class ResourceSets(Counter):
    """[pest.law.03-goal-council-focus] [pest.law.05-goal-food-stock] [pest.law.12-goal-accumulation]

    [pest.law.15-goal-efficient-production] As many sets as the scarcest resource of the set allows.
    """

    def count(self, g: Board, seat: i64, of: i64) -> i64:
        sets: i64 = -1
        for resource in range(RESOURCES):
            if of >> resource & 1 and (sets < 0 or g.stock(seat, resource) < sets):
                sets = g.stock(seat, resource)
        return sets


COUNTER_OF: Final[dict[str, Counter]] = {
    "healthy on track": HealthyOnTrack(),
    "sick held": SickHeld(),
    "healthy in buildings": HealthyInBuildings(),
    "healthy in capital": HealthyInCapital(),
    "districts built": DistrictsBuilt(),
    "specials built": SpecialsBuilt(),
    "own buildings shared": BuildingsShared(),
    "quarantine empty": QuarantineEmpty(),
    "technology fame": TechnologyFame(),
    "influence place": InfluencePlace(),
    "influence": InfluenceHeld(),
    "research": ResearchHeld(),
    "set": ResourceSets(),
}
COUNTING: Final = vec[Counter]([COUNTER_OF[word] for word in COUNTERS])


def goal_fame(g: Board, seat: i64, law: i64) -> i64:
    """[pest.law.two-parts] Fame tokens for the goal of a law, as the board stands."""
    cards = g.t.cards
    counted = COUNTING[cards.goal_counter[law]].count(g, seat, cards.goal_set[law])
    ranks = cards.goal_ranks[law]
    if len(ranks) == 0:
        return cards.goal_fame[law] * (counted // cards.goal_per[law])
    if counted < len(ranks):
        return ranks[counted]
    return 0
