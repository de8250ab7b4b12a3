"""What can happen in Pest. Fields hold ids; their annotations name the domain of the id."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest.actions import (
    ACTION,
    AID,
    ARRANGEMENT,
    BUILDING,
    CAPITAL_BUILDING,
    CAPITAL_CARD,
    CELL,
    HOUSING,
    LAW,
    LOCATION,
    NODE,
    PLAGUE,
    RESOURCE,
    ROAD,
    SLOT,
    SPACE_OF,
    START_CARD,
    TECHNOLOGY,
    TOKEN,
    WORKPLACE,
)
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.journal import Event

Seat = int
Location = int
Node = int
Road = int
Resource = int
Cell = int
Slot = int
Action = int
Building = int
CapitalBuilding = int
Technology = int
Law = int
Plague = int
Aid = int
CapitalCard = int
StartCard = int
Token = int
Space = int
Housing = int
Arrangement = int
Workplace = int
Seats = tuple[int, ...]

DOMAINS: dict[str, Domain] = {
    "Location": LOCATION,
    "Node": NODE,
    "Road": ROAD,
    "Resource": RESOURCE,
    "Cell": CELL,
    "Slot": SLOT,
    "Action": ACTION,
    "Building": BUILDING,
    "CapitalBuilding": CAPITAL_BUILDING,
    "Technology": TECHNOLOGY,
    "Law": LAW,
    "Plague": PLAGUE,
    "Aid": AID,
    "CapitalCard": CAPITAL_CARD,
    "StartCard": START_CARD,
    "Token": TOKEN,
    "Space": SPACE_OF,
    "Housing": HOUSING,
    "Arrangement": ARRANGEMENT,
    "Workplace": WORKPLACE,
}


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
class MortusPlaced(Event):
    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class MortusOnCard(Event):
    seat: Seat
    technology: Technology


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
class ResourceGained(Event):
    seat: Seat
    resource: Resource
    count: int


@dataclass(frozen=True, slots=True)
class ResourceLost(Event):
    """Without room: `count` units are lost."""

    seat: Seat
    resource: Resource
    count: int


@dataclass(frozen=True, slots=True)
class ResourcePaid(Event):
    seat: Seat
    resource: Resource
    count: int


@dataclass(frozen=True, slots=True)
class ResearchGained(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ResearchPaid(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class FameGained(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class InfamyGained(Event):
    seat: Seat
    count: int


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
class SickHoused(Event):
    seat: Seat
    space: Housing


@dataclass(frozen=True, slots=True)
class QuarantineArranged(Event):
    seat: Seat
    arrangement: Arrangement


@dataclass(frozen=True, slots=True)
class SickHealed(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True, slots=True)
class SickDiscarded(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True, slots=True)
class CardAdvanced(Event):
    seat: Seat
    technology: Technology
    cell: int


@dataclass(frozen=True, slots=True)
class PersonCured(Event):
    """A person comes to the healthy track without a price."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PersonSpent(Event):
    """A healthy person goes back to the supply."""

    seat: Seat


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
class PersonAssigned(Event):
    seat: Seat
    workplace: Workplace


@dataclass(frozen=True, slots=True)
class PersonLifted(Event):
    seat: Seat
    workplace: Workplace


@dataclass(frozen=True, slots=True)
class PersonRecalled(Event):
    """From the capital to the track."""

    seat: Seat


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
class MortusesReturned(Event):
    pass


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
class MortusReadied(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seat: Seat
    total: int


EVENTS: tuple[type[Event], ...] = (
    OrderDrawn,
    LawDrawn,
    CapitalCardDrawn,
    TokenLaid,
    LocationTokenLaid,
    StartCardDealt,
    TechnologyShown,
    MarketCleared,
    CastlePlaced,
    DoctorPlaced,
    YearBegan,
    PlagueRevealed,
    SickAdded,
    RoadSickAdded,
    PlagueStopped,
    LocationDestroyed,
    AidRevealed,
    AidPaid,
    MortusPlaced,
    MortusOnCard,
    ActionBegan,
    ActionBoosted,
    TurnEnded,
    ResourceGained,
    ResourceLost,
    ResourcePaid,
    ResearchGained,
    ResearchPaid,
    FameGained,
    InfamyGained,
    InfluenceGained,
    OrderAdvanced,
    PersonFreed,
    DoctorMoved,
    CampPlaced,
    CampReturned,
    SickGathered,
    RoadGathered,
    SickHoused,
    QuarantineArranged,
    SickHealed,
    SickDiscarded,
    CardAdvanced,
    PersonCured,
    PersonSpent,
    BuildingBuilt,
    CapitalBuilt,
    PersonAssigned,
    PersonLifted,
    PersonRecalled,
    TokenUsed,
    TechnologyBought,
    TechnologyReturned,
    WorkshopSet,
    MortusesReturned,
    OrderUpdated,
    EraEnded,
    GoalPaid,
    CapitalRewarded,
    CapitalEmptied,
    NeutralGrew,
    MortusReadied,
    GameEnded,
)
