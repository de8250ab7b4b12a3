"""What can happen in Pest; `events_player.py` has what happens on a player board.

Fields hold ids; their annotations name the domain of the id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from lazaretto.games.pest.actions import (
    Action,
    Aid,
    Building,
    CapitalBuilding,
    CapitalCard,
    Law,
    Location,
    Node,
    Plague,
    Resource,
    Road,
    Seat,
    Seats,
    Slot,
    StartCard,
    Technology,
    Token,
)
from lazaretto.games.pest.events_player import EVENTS as PLAYER_EVENTS
from lazaretto.kernel.journal import Event


@dataclass(frozen=True, slots=True)
class OrderDrawn(Event):
    seats: Seats


@dataclass(frozen=True, slots=True)
class LawDrawn(Event):
    law: Law


@dataclass(frozen=True, slots=True)
class CapitalCardDrawn(Event):
    card: CapitalCard


@dataclass(frozen=True, slots=True)
class TokenLaid(Event):
    token: Token


@dataclass(frozen=True, slots=True)
class LocationTokenLaid(Event):
    location: Location
    resource: Resource
    sick: int


@dataclass(frozen=True, slots=True)
class StartCardDealt(Event):
    """`seat` is hidden (nobody) when the card lies open for both."""

    unsaid: ClassVar[tuple[str, ...]] = ("seat",)

    seat: Seat
    card: StartCard


@dataclass(frozen=True, slots=True)
class TechnologyShown(Event):
    technology: Technology
    place: int


@dataclass(frozen=True, slots=True)
class MarketCleared(Event):
    """The five cards go back; `aside` is 1 when they wait until new ones are laid out."""

    aside: int


@dataclass(frozen=True, slots=True)
class CastlePlaced(Event):
    seat: Seat
    location: Location


@dataclass(frozen=True, slots=True)
class DoctorPlaced(Event):
    seat: Seat
    location: Location


@dataclass(frozen=True, slots=True)
class YearBegan(Event):
    year: int
    era: int


@dataclass(frozen=True, slots=True)
class PlagueRevealed(Event):
    card: Plague


@dataclass(frozen=True, slots=True)
class SickAdded(Event):
    location: Location
    count: int


@dataclass(frozen=True, slots=True)
class RoadSickAdded(Event):
    road: Road
    count: int


@dataclass(frozen=True, slots=True)
class PlagueStopped(Event):
    """`count` people are kept out by what stands in the location."""

    location: Location
    count: int


@dataclass(frozen=True, slots=True)
class LocationDestroyed(Event):
    location: Location


@dataclass(frozen=True, slots=True)
class AidRevealed(Event):
    """`mode` is 0 for the usual game, 1 for that of two, 2 for solo: who gets what depends on it."""

    card: Aid
    mode: int


@dataclass(frozen=True, slots=True)
class AidPaid(Event):
    """`place` is 0 for the left reward, 2 for the right one."""

    seat: Seat
    card: Aid
    place: int


@dataclass(frozen=True, slots=True)
class ActionBegan(Event):
    """`weak` is 1 for a weakened action."""

    seat: Seat
    action: Action
    weak: int


@dataclass(frozen=True, slots=True)
class ActionBoosted(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class InfluenceGained(Event):
    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class OrderAdvanced(Event):
    seat: Seat
    era: int
    space: int


@dataclass(frozen=True, slots=True)
class PersonFreed(Event):
    """A person of the solo game goes to the neutral sector."""

    neutral: int


@dataclass(frozen=True, slots=True)
class DoctorMoved(Event):
    seat: Seat
    origin: Node
    to: Node


@dataclass(frozen=True, slots=True)
class DoctorStayed(Event):
    """What a road brought does not pay for its end."""

    seat: Seat
    location: Location
    to: Node


@dataclass(frozen=True, slots=True)
class CampPlaced(Event):
    seat: Seat
    location: Location


@dataclass(frozen=True, slots=True)
class CampReturned(Event):
    seat: Seat
    location: Location


@dataclass(frozen=True, slots=True)
class SickGathered(Event):
    seat: Seat
    location: Location
    count: int


@dataclass(frozen=True, slots=True)
class RoadGathered(Event):
    seat: Seat
    road: Road
    count: int


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    seat: Seat
    building: Building
    location: Location


@dataclass(frozen=True, slots=True)
class CapitalBuilt(Event):
    seat: Seat
    building: CapitalBuilding


@dataclass(frozen=True, slots=True)
class TokenUsed(Event):
    seat: Seat
    token: Token


@dataclass(frozen=True, slots=True)
class TechnologyBought(Event):
    seat: Seat
    technology: Technology
    slot: Slot


@dataclass(frozen=True, slots=True)
class TechnologyReturned(Event):
    seat: Seat
    technology: Technology


@dataclass(frozen=True, slots=True)
class WorkshopSet(Event):
    seat: Seat
    resource: Resource


@dataclass(frozen=True, slots=True)
class OrderUpdated(Event):
    seats: Seats


@dataclass(frozen=True, slots=True)
class EraEnded(Event):
    era: int


@dataclass(frozen=True, slots=True)
class GoalPaid(Event):
    seat: Seat
    law: Law
    fame: int


@dataclass(frozen=True, slots=True)
class CapitalRewarded(Event):
    """`place` is 0 for the first reward."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class CapitalEmptied(Event):
    pass


@dataclass(frozen=True, slots=True)
class NeutralGrew(Event):
    neutral: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seat: Seat
    total: int


OWN: tuple[type[Event], ...] = tuple(
    kind for kind in list(globals().values()) if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
EVENTS = (*OWN, *PLAYER_EVENTS)
