"""What can happen on a player board. Fields hold ids; their annotations name the domain of the id."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest.actions import Arrangement, Cell, Housing, Resource, Seat, Space, Technology, Workplace
from lazaretto.kernel.journal import Event


@dataclass(frozen=True, slots=True)
class MortusPlaced(Event):
    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class MortusOnCard(Event):
    seat: Seat
    technology: Technology


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
class MortusesReturned(Event):
    pass


@dataclass(frozen=True, slots=True)
class MortusReadied(Event):
    seat: Seat


EVENTS: tuple[type[Event], ...] = tuple(
    kind for kind in list(globals().values()) if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
