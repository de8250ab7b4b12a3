"""What happens on the board of Messina 1347: told by its primitives. Annotations of fields name the domain of the id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from lazaretto.games.messina.actions import (
    Building,
    Cabin,
    Class,
    Cost,
    Dock,
    Estate,
    Hex,
    Home,
    Line,
    Place,
    Scroll,
    Seat,
    Ship,
    Space,
    Spot,
    Square,
    Step,
    Token,
    Way,
    Workshop,
)
from lazaretto.kernel.journal import Event


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """`place` is the seat's place in the turn order, from 1; the opponent of a solo game is the seat after the last."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class EstateDealt(Event):
    seat: Seat
    estate: Estate


@dataclass(frozen=True, slots=True)
class ScrollDealt(Event):
    seat: Seat
    scroll: Scroll


@dataclass(frozen=True, slots=True)
class HexLaid(Event):
    hex: Hex
    site: int


@dataclass(frozen=True, slots=True)
class WheelTurned(Event):
    step: Step


@dataclass(frozen=True, slots=True)
class CubeAdded(Event):
    hex: Hex


@dataclass(frozen=True, slots=True)
class CitizenArrived(Event):
    hex: Hex
    citizen: Class


@dataclass(frozen=True, slots=True)
class CitizensRemoved(Event):
    hex: Hex
    citizen: Class
    count: int


@dataclass(frozen=True, slots=True)
class DockDrawn(Event):
    dock: Dock


@dataclass(frozen=True, slots=True)
class ShipArrived(Event):
    ship: Ship
    dock: Dock
    cube: int


@dataclass(frozen=True, slots=True)
class BuildingRevealed(Event):
    building: Building


@dataclass(frozen=True, slots=True)
class HelperStood(Event):
    """`place` is where the helper came from; `stays` is 1 if that is the same."""

    seat: Seat
    place: Place
    spot: Spot
    stays: int


@dataclass(frozen=True, slots=True)
class HelperRecalled(Event):
    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class HelperRested(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CitizenSettled(Event):
    seat: Seat
    citizen: Class
    square: Square


@dataclass(frozen=True, slots=True)
class CitizenSheltered(Event):
    seat: Seat
    citizen: Class
    cabin: Cabin


@dataclass(frozen=True, slots=True)
class CitizenEmployed(Event):
    seat: Seat
    citizen: Class
    workshop: Workshop


@dataclass(frozen=True, slots=True)
class CubeFought(Event):
    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class RatsTaken(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class RatingAdvanced(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True, slots=True)
class HelperGained(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ActionOwed(Event):
    """The action of a rating space waits for an action stage."""

    seat: Seat
    space: Space


@dataclass(frozen=True, slots=True)
class ActionClaimed(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True, slots=True)
class ActionsLapsed(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    seat: Seat
    what: Cost
    count: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    seat: Seat
    what: Cost
    count: int


@dataclass(frozen=True, slots=True)
class OverseerAdvanced(Event):
    """`way` is the branch of its path that he has taken, or `ahead` before the paths part."""

    seat: Seat
    citizen: Class
    cell: int
    way: Way


@dataclass(frozen=True, slots=True)
class OverseerWokeNobody(Event):
    """Nobody is activated: `near` citizens are in reach, whose squares can do nothing now."""

    later: ClassVar[bool] = True

    seat: Seat
    citizen: Class
    near: int


@dataclass(frozen=True, slots=True)
class OverseerUpgraded(Event):
    seat: Seat
    citizen: Class


@dataclass(frozen=True, slots=True)
class CitizenActivated(Event):
    seat: Seat
    square: Square


@dataclass(frozen=True, slots=True)
class CitizenUpgraded(Event):
    seat: Seat
    home: Home


@dataclass(frozen=True, slots=True)
class ScrollAdvanced(Event):
    seat: Seat
    line: Line
    level: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    seat: Seat
    building: Building


@dataclass(frozen=True, slots=True)
class CabinImproved(Event):
    seat: Seat
    building: Building
    cabin: Cabin


@dataclass(frozen=True, slots=True)
class CartUsed(Event):
    seat: Seat
    building: Building


@dataclass(frozen=True, slots=True)
class CitizenGiven(Event):
    seat: Seat
    home: Home


@dataclass(frozen=True, slots=True)
class HelperGiven(Event):
    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class DistrictRepopulated(Event):
    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class ShipTaken(Event):
    seat: Seat
    ship: Ship


@dataclass(frozen=True, slots=True)
class WorkshopRewarded(Event):
    seat: Seat
    workshop: Workshop


@dataclass(frozen=True, slots=True)
class QuarantineAdvanced(Event):
    seat: Seat
    cabin: Cabin


@dataclass(frozen=True, slots=True)
class QuarantineLeft(Event):
    seat: Seat
    cabin: Cabin


@dataclass(frozen=True, slots=True)
class WorkshopsReplaced(Event):
    pass


@dataclass(frozen=True, slots=True)
class TokenDrawn(Event):
    token: Token


@dataclass(frozen=True, slots=True)
class TokenSkipped(Event):
    """The hex of the token just drawn is not free; `present` is 0 if it is not even in the city."""

    hex: Hex
    present: int


@dataclass(frozen=True, slots=True)
class OpponentStood(Event):
    hex: Hex


@dataclass(frozen=True, slots=True)
class OpponentFought(Event):
    hex: Hex


@dataclass(frozen=True, slots=True)
class OpponentAdvanced(Event):
    space: Space


@dataclass(frozen=True, slots=True)
class OpponentTookBuilding(Event):
    building: Building


@dataclass(frozen=True, slots=True)
class OpponentTookShip(Event):
    ship: Ship
