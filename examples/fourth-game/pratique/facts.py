"""What can be in the way of a choice. Fields hold ids; their annotations name the domain of the id."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.kernel.reasons import Fact, Need

from pratique.actions import Berth


@dataclass(frozen=True, slots=True)
class NoShip(Fact):
    berth: Berth


@dataclass(frozen=True, slots=True)
class CargoKnown(Fact):
    berth: Berth


@dataclass(frozen=True, slots=True)
class VisitedAlready(Fact):
    pass


@dataclass(frozen=True, slots=True)
class NeedsLanterns(Need):
    needed: int
    had: int


FACTS: tuple[type[Fact], ...] = (NoShip, CargoKnown, VisitedAlready, NeedsLanterns)
