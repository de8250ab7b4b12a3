"""Things that may be done inside a research or heal action, one class each; healing cells, workers of cards."""

from __future__ import annotations

from typing import Final

from lazaretto.games.pest.actions import (
    ADVANCE,
    AT_CAPITAL,
    AT_SPECIALISTS,
    BUILDINGS,
    FIVE,
    RECALL,
    REGULAR,
    SEND,
    TO_TRACK,
)
from lazaretto.games.pest.effects import CapitalToken
from lazaretto.games.pest.rules.printed import HEALING_CELLS, RECALL_WORKER
from lazaretto.games.pest.state import NOWHERE, State
from lazaretto.kernel.frame import Frame

# Bits of `used`: what this action has seen already.
ADVANCED: Final = 1
SENT_TO_CAPITAL: Final = 2
RECALLED: Final = 4
EXPERIMENTED: Final = 8
REFRESHED: Final = 16
BOUGHT: Final = 32
INHALED: Final = 64


class Deed:
    """One kind of thing to do inside an action."""

    def offers(self, g: State, seat: int, used: int) -> list[int]:
        """Every legal choice of this kind now."""
        raise NotImplementedError

    def use(self, g: State, seat: int, used: int, option: int) -> list[Frame]:
        """Carry one out; the frames are what it still asks for."""
        raise NotImplementedError

    def mark(self, option: int) -> int:
        """The bit of `used` that it sets."""
        raise NotImplementedError

    def why_not(self, g: State, seat: int, used: int, option: int) -> list[str]:
        """Rule ids that forbid an option of this kind now."""
        raise NotImplementedError


def must_advance(g: State, seat: int, used: int) -> bool:
    """[pest.tech.01-breathing-apparatus-advance] [pest.tech.14-infirmary] Is the person on the card still to advance?

    With a full healthy track he waits on the last cell.
    """
    if used & ADVANCED or g.cell[seat] == 0:
        return False
    return g.cell[seat] < g.power(seat, HEALING_CELLS) or not g.track_full(seat)


class AdvanceCell(Deed):
    """[pest.tech.healing-cell-timing] [pest.tech.heal-order-choice] Once, at the moment of choice."""

    def offers(self, g: State, seat: int, used: int) -> list[int]:
        return [ADVANCE] if must_advance(g, seat, used) else []

    def use(self, g: State, seat: int, used: int, option: int) -> list[Frame]:
        g.advance_cell(seat)
        return []

    def mark(self, option: int) -> int:
        return ADVANCED

    def why_not(self, g: State, seat: int, used: int, option: int) -> list[str]:
        return ["pest.tech.healing-cell-timing"]


def empty_buildings(g: State, seat: int) -> list[int]:
    """[pest.assign.one-per-building] Own built buildings without a person."""
    first = seat * BUILDINGS
    return [b for b in range(BUILDINGS) if g.site[first + b] != NOWHERE and g.worker[first + b] == 0]


class SendSpecialist(Deed):
    """[pest.tech.10-plague-specialists-send] From the card to own buildings and the capital."""

    def offers(self, g: State, seat: int, used: int) -> list[int]:
        if g.people_at(seat, AT_SPECIALISTS) == 0:
            return []
        return [*[SEND + building for building in empty_buildings(g, seat)], SEND + AT_CAPITAL]

    def use(self, g: State, seat: int, used: int, option: int) -> list[Frame]:
        place = option - SEND
        g.lift_person(seat, AT_SPECIALISTS)
        g.put_person(seat, place)
        return [CapitalToken(seat)] if place == AT_CAPITAL and not used & SENT_TO_CAPITAL else []

    def mark(self, option: int) -> int:
        return SENT_TO_CAPITAL if option == SEND + AT_CAPITAL else 0

    def why_not(self, g: State, seat: int, used: int, option: int) -> list[str]:
        if g.people_at(seat, AT_SPECIALISTS) == 0:
            return ["pest.tech.10-plague-specialists-send"]
        return ["pest.tech.10-plague-specialists-send", "pest.assign.one-per-building"]


class RecallScientist(Deed):
    """[pest.tech.11-scientists] One own person from the capital to the track or an empty building."""

    def offers(self, g: State, seat: int, used: int) -> list[int]:
        if used & RECALLED or g.sector[seat] == 0 or g.power(seat, RECALL_WORKER) == 0:
            return []
        found = [RECALL + building for building in empty_buildings(g, seat)]
        return found if g.track_full(seat) else [*found, RECALL + TO_TRACK]

    def use(self, g: State, seat: int, used: int, option: int) -> list[Frame]:
        place = option - RECALL
        if place == TO_TRACK:
            g.recall(seat)
        else:
            g.lift_person(seat, AT_CAPITAL)
            g.put_person(seat, place)
        return []

    def mark(self, option: int) -> int:
        return RECALLED

    def why_not(self, g: State, seat: int, used: int, option: int) -> list[str]:
        return ["pest.tech.11-scientists"]


def taken_spaces(g: State, seat: int) -> list[int]:
    """[pest.heal.from-any-quarantine] Spaces of the quarantine with somebody in them."""
    found = [REGULAR] if g.calm[seat] else []
    for space in range(1, FIVE + 1):
        if g.penned[seat] >> (space - 1) & 1:
            found.append(space)
    return found


ADVANCING: Final = AdvanceCell()
SENDING: Final = SendSpecialist()
RECALLING: Final = RecallScientist()
