"""Laws: when an order is met, and what its marker brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.board import Board
from lazaretto.games.pest.language import EVENTS, WHERES
from lazaretto.games.pest.rules.concept import has_own_neighbour
from lazaretto.games.pest.rules.solo import free_on_order
from lazaretto.kernel.blocks import vec

# Events of orders.
BUILT: Final[i64] = EVENTS.index("build")
ACQUIRED: Final[i64] = EVENTS.index("acquire technology")
GATHERED_ROAD: Final[i64] = EVENTS.index("gather road")
GATHERED_LOCATION: Final[i64] = EVENTS.index("gather location")


class Where:
    """[pest.law.order-own-action-only] A condition on the location of a new building, already standing there."""

    def holds(self, g: Board, seat: i64, location: i64, one: i64, other: i64) -> bool:
        raise NotImplementedError


class OfKind(Where):
    """[pest.law.01-order-farm-restoration] [pest.law.02-order-logging-camp-repair] [pest.law.03-order-quarry]

    [pest.law.04-order-grove] [pest.law.05-order-rural-lord] [pest.law.08-order-urban-planning]
    [pest.law.09-order-settlement-rebuilding] A type, a resource, or either.
    """

    def holds(self, g: Board, seat: i64, location: i64, one: i64, other: i64) -> bool:
        return (one < 0 or g.t.land.kind[location] == one) and (other < 0 or g.resource(location) == other)


class AtHarbour(Where):
    """[pest.law.07-order-ports] Any harbour, or one of a colour."""

    def holds(self, g: Board, seat: i64, location: i64, one: i64, other: i64) -> bool:
        harbours = g.t.land.harbours[location]
        if one < 0:
            return harbours != 0
        return harbours >> one & 1 == 1


class BesideRival(Where):
    """[pest.law.06-order-collaboration]"""

    def holds(self, g: Board, seat: i64, location: i64, one: i64, other: i64) -> bool:
        return g.rival_houses(seat, location) > 0


class AtRoad(Where):
    """[pest.law.13-order-black-routes] A road of the colour starts or ends there."""

    def holds(self, g: Board, seat: i64, location: i64, one: i64, other: i64) -> bool:
        return g.t.land.touching[location] >> one & 1 == 1


class NextToOwn(Where):
    """[pest.law.14-order-empire-network]"""

    def holds(self, g: Board, seat: i64, location: i64, one: i64, other: i64) -> bool:
        return has_own_neighbour(g, seat, location)


class AwayFromOwn(Where):
    """[pest.law.15-order-outposts]"""

    def holds(self, g: Board, seat: i64, location: i64, one: i64, other: i64) -> bool:
        return not has_own_neighbour(g, seat, location)


WHERE_OF: Final[dict[str, Where]] = {
    "target": OfKind(),
    "harbour": AtHarbour(),
    "rival building": BesideRival(),
    "touching road": AtRoad(),
    "next to own": NextToOwn(),
    "not next to own": AwayFromOwn(),
}
CONDITIONS: Final = vec[Where]([WHERE_OF[word] for word in WHERES])


def stands_where(g: Board, seat: i64, location: i64, law: i64) -> bool:
    """Does a building there meet the condition of a law that wants buildings?"""
    where = g.t.cards.order_where[law]
    return CONDITIONS[where[0]].holds(g, seat, location, where[1], where[2])


def is_order_met(g: Board, seat: i64, event: i64, location: i64, count: i64) -> bool:
    """[pest.law.two-parts] Does this event meet the order of the current era's law? Then its marker advances.

    [pest.law.10-order-invention] [pest.law.11-order-containment] [pest.law.12-order-quarantine-expertise]
    """
    law = g.laws(g.era())
    if g.t.cards.order_event[law] != event or count < g.t.cards.order_min[law]:
        return False
    return event != BUILT or stands_where(g, seat, location, law)


def advance_order(g: Board, seat: i64) -> i64:
    """[pest.law.order-advance] [pest.law.order-influence] [pest.law.order-four-steps] [pest.law.order-shared-spaces]

    The marker on the current era's track goes up one space; the steps of influence that the space gives.
    """
    tracks = g.t.tracks
    era = g.era()
    space = g.orders(seat, era) + 1
    if space > tracks.order_spaces:
        return 0
    g.advance_order(seat, era)
    free_on_order(g, era, space)
    return tracks.order_influence[era * (tracks.order_spaces + 1) + space]
