"""What can happen in Messina 1347: told by the rules, besides what the primitives of the board tell.

Fields hold ids; their annotations name the domain of the id.
"""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.messina import events_board as board
from lazaretto.games.messina.actions import Building, Category, Class, Group, Hex, Preparation, Seat, Ship
from lazaretto.kernel.journal import Event


@dataclass(frozen=True, slots=True)
class CubesWithheld(Event):
    """The supply cannot give a cube to every hex that should get one."""

    needed: int
    supply: int


@dataclass(frozen=True, slots=True)
class PreparationStep(Event):
    step: Preparation


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class DistrictVisited(Event):
    """The owner of a repopulated district gains points."""

    seat: Seat
    hex: Hex
    points: int


@dataclass(frozen=True, slots=True)
class CitizenTurnedAway(Event):
    seat: Seat
    citizen: Class


@dataclass(frozen=True, slots=True)
class ShipCubeFought(Event):
    seat: Seat
    ship: Ship


@dataclass(frozen=True, slots=True)
class StacksRefreshed(Event):
    seat: Seat
    group: Group


@dataclass(frozen=True, slots=True)
class Produced(Event):
    seat: Seat
    building: Building


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: Seat
    category: Category
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seat: Seat
    points: int


EVENTS: tuple[type[Event], ...] = (
    board.OrderSet,
    board.EstateDealt,
    board.ScrollDealt,
    board.HexLaid,
    board.WheelTurned,
    board.CubeAdded,
    CubesWithheld,
    board.CitizenArrived,
    board.CitizensRemoved,
    board.DockDrawn,
    board.ShipArrived,
    board.BuildingRevealed,
    PreparationStep,
    RoundBegan,
    TurnBegan,
    board.HelperStood,
    board.HelperRecalled,
    board.HelperRested,
    DistrictVisited,
    board.CitizenSettled,
    board.CitizenSheltered,
    CitizenTurnedAway,
    board.CitizenEmployed,
    board.CubeFought,
    ShipCubeFought,
    board.RatsTaken,
    board.RatingAdvanced,
    board.HelperGained,
    board.ActionOwed,
    board.ActionClaimed,
    board.ActionsLapsed,
    board.Gained,
    board.Paid,
    board.OverseerAdvanced,
    board.OverseerWokeNobody,
    board.OverseerUpgraded,
    board.CitizenActivated,
    board.CitizenUpgraded,
    board.ScrollAdvanced,
    StacksRefreshed,
    board.Built,
    board.CabinImproved,
    board.CartUsed,
    board.CitizenGiven,
    board.HelperGiven,
    board.DistrictRepopulated,
    board.ShipTaken,
    board.WorkshopRewarded,
    Produced,
    board.QuarantineAdvanced,
    board.QuarantineLeft,
    board.WorkshopsReplaced,
    board.TokenDrawn,
    board.TokenSkipped,
    board.OpponentStood,
    board.OpponentFought,
    board.OpponentAdvanced,
    board.OpponentTookBuilding,
    board.OpponentTookShip,
    Scored,
    GameEnded,
)
