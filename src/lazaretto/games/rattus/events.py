"""What can happen in Rattus. Fields hold ids; their annotations name the domain of the id."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from lazaretto.games.rattus.actions import Card, Face, Reason, Region, Seat, Symbol, Token
from lazaretto.kernel.journal import HIDDEN, Event


@dataclass(frozen=True, slots=True)
class PlaguePlaced(Event):
    region: Region


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """`owner` is the seat that lost the card; hidden (none) when it lay on the table."""

    unsaid: ClassVar[tuple[str, ...]] = ("owner",)

    seat: Seat
    card: Card
    owner: Seat


@dataclass(frozen=True, slots=True)
class CubesAdded(Event):
    seat: Seat
    region: Region
    count: int


@dataclass(frozen=True, slots=True)
class CubeToPalace(Event):
    seat: Seat
    region: Region


@dataclass(frozen=True, slots=True)
class CubesMoved(Event):
    seat: Seat
    region: Region
    to: Region
    count: int


@dataclass(frozen=True, slots=True)
class RatMoved(Event):
    seat: Seat
    token: Token
    region: Region
    to: Region


@dataclass(frozen=True, slots=True)
class RatLookedAt(Event):
    """[rattus.class.witch-look] Everybody sees which token; only the looker sees its face."""

    unsaid: ClassVar[tuple[str, ...]] = ("face",)

    seat: Seat
    token: Token
    region: Region
    face: Face

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, face=HIDDEN)


@dataclass(frozen=True, slots=True)
class RatsSwapped(Event):
    """`token` left `region` for `to`, `other` came the other way."""

    seat: Seat
    token: Token
    other: Token
    region: Region
    to: Region


@dataclass(frozen=True, slots=True)
class PlagueMoved(Event):
    seat: Seat
    region: Region
    to: Region


@dataclass(frozen=True, slots=True)
class RatPlaced(Event):
    seat: Seat
    token: Token
    region: Region


@dataclass(frozen=True, slots=True)
class PlagueCounted(Event):
    """The Knight's owner counts the plague piece as neutral cubes."""

    seat: Seat
    region: Region
    count: int


@dataclass(frozen=True, slots=True)
class PlagueLetBe(Event):
    """The Knight's owner does not count it."""

    later: ClassVar[bool] = True

    seat: Seat
    region: Region


@dataclass(frozen=True, slots=True)
class RatRevealed(Event):
    """`cubes` are all that counted against the threshold; `struck` is 1 when it was reached."""

    region: Region
    token: Token
    face: Face
    threshold: int
    cubes: int
    struck: int


@dataclass(frozen=True, slots=True)
class CubesLost(Event):
    seat: Seat
    region: Region
    symbol: Symbol
    count: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    seat: Seat
    reason: Reason


@dataclass(frozen=True, slots=True)
class LastTurnBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class FinalPlagueBegan(Event):
    pass


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seat: Seat
    cubes: int


EVENTS: tuple[type[Event], ...] = (
    PlaguePlaced,
    FirstPlayerChosen,
    TurnBegan,
    CardTaken,
    CubesAdded,
    CubeToPalace,
    CubesMoved,
    RatMoved,
    RatLookedAt,
    RatsSwapped,
    PlagueMoved,
    RatPlaced,
    PlagueCounted,
    PlagueLetBe,
    RatRevealed,
    CubesLost,
    EndTriggered,
    LastTurnBegan,
    FinalPlagueBegan,
    GameEnded,
)
