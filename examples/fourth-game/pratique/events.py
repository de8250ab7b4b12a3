"""What can happen in Pratique. Fields hold ids; their annotations name the domain of the id."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from lazaretto.kernel.journal import HIDDEN, Event

from pratique.actions import Berth, Cargo, Reason, Seat


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShipVisited(Event):
    """[pratique.turn.visit] Everybody sees which ship; only the visitor sees its cargo."""

    unsaid: ClassVar[tuple[str, ...]] = ("cargo",)

    seat: Seat
    berth: Berth
    cargo: Cargo

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cargo=HIDDEN)


@dataclass(frozen=True, slots=True)
class ShipAdmitted(Event):
    seat: Seat
    berth: Berth
    cargo: Cargo
    points: int


@dataclass(frozen=True, slots=True)
class ShipSentAway(Event):
    seat: Seat
    berth: Berth
    cargo: Cargo
    points: int


@dataclass(frozen=True, slots=True)
class ShipArrived(Event):
    berth: Berth
    left: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    reason: Reason


EVENTS: tuple[type[Event], ...] = (
    FirstPlayerChosen,
    TurnBegan,
    ShipVisited,
    ShipAdmitted,
    ShipSentAway,
    ShipArrived,
    GameEnded,
)
