"""Technologies that add deeds to a research or heal action: healing cells, people of cards, Inhaler, Laboratory."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.actions import (
    ADVANCE,
    AT_CAPITAL,
    AT_SPECIALISTS,
    BUILDINGS,
    EXPERIMENT,
    FIVE,
    INHALE,
    RECALL,
    SEND,
    TO_TRACK,
)
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.action_deeds import (
    ADVANCED,
    EXPERIMENTED,
    INHALED,
    RECALLED,
    SENT_TO_CAPITAL,
    Deed,
    must_advance,
)
from lazaretto.games.pest.rules.assign import CapitalToken, is_empty_building
from lazaretto.games.pest.rules.heal_spaces import is_taken
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.tables import DISCARD_SICK, HEALTHY_TO_SICK, RECALL_WORKER
from lazaretto.kernel.frame import Options, Todo


class AdvanceCell(Deed):
    """[pest.tech.healing-cell-timing] [pest.tech.heal-order-choice] Once, at the moment of choice."""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if must_advance(g, seat, used):
            out.add(ADVANCE)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        g.advance_cell(seat)

    def mark(self, option: i64) -> i64:
        return ADVANCED

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[str]:
        return ["pest.tech.healing-cell-timing"]


class SendSpecialist(Deed):
    """[pest.tech.10-plague-specialists-send] From the card to own buildings and the capital."""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if g.people_at(seat, AT_SPECIALISTS) == 0:
            return
        for building in range(BUILDINGS):
            if is_empty_building(g, seat, building):
                out.add(SEND + building)
        out.add(SEND + AT_CAPITAL)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        place = option - SEND
        g.lift_person(seat, AT_SPECIALISTS)
        g.put_person(seat, place)
        if place == AT_CAPITAL and not used & SENT_TO_CAPITAL:
            then.add(CapitalToken(seat))

    def mark(self, option: i64) -> i64:
        return SENT_TO_CAPITAL if option == SEND + AT_CAPITAL else 0

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[str]:
        if g.people_at(seat, AT_SPECIALISTS) == 0:
            return ["pest.tech.10-plague-specialists-send"]
        return ["pest.tech.10-plague-specialists-send", "pest.assign.one-per-building"]


class RecallScientist(Deed):
    """[pest.tech.11-scientists] One own person from the capital to the track or an empty building."""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if used & RECALLED or not g.has_power(seat, RECALL_WORKER) or g.sector(seat) == 0:
            return
        for building in range(BUILDINGS):
            if is_empty_building(g, seat, building):
                out.add(RECALL + building)
        if not g.track_full(seat):
            out.add(RECALL + TO_TRACK)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        place = option - RECALL
        if place == TO_TRACK:
            g.recall(seat)
        else:
            g.lift_person(seat, AT_CAPITAL)
            g.put_person(seat, place)

    def mark(self, option: i64) -> i64:
        return RECALLED

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[str]:
        return ["pest.tech.11-scientists"]


class InhalePerson(Deed):
    """[pest.tech.09-inhaler] One sick person from quarantine to the supply."""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if used & INHALED or not g.has_power(seat, DISCARD_SICK):
            return
        for space in range(FIVE + 1):
            if is_taken(g, seat, space):
                out.add(INHALE + space)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        g.discard_sick(seat, option - INHALE)

    def mark(self, option: i64) -> i64:
        return INHALED

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[str]:
        return ["pest.tech.09-inhaler"]


class ExperimentOnHealthy(Deed):
    """[pest.tech.12-experimental-laboratory] A healthy person for one to three sick ones."""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if used & EXPERIMENTED or g.healthy(seat) == 0:
            return
        for count in range(g.power(seat, HEALTHY_TO_SICK)):
            out.add(EXPERIMENT + count)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        g.spend_healthy(seat)
        then.add(TakeIn(seat, option - EXPERIMENT + 1, 0, 0))

    def mark(self, option: i64) -> i64:
        return EXPERIMENTED

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[str]:
        return ["pest.tech.12-experimental-laboratory"]


ADVANCING: Final = AdvanceCell()
SENDING: Final = SendSpecialist()
RECALLING: Final = RecallScientist()
INHALING: Final = InhalePerson()
EXPERIMENTING: Final = ExperimentOnHealthy()
