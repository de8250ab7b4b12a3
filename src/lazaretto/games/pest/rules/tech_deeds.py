"""Technologies that add deeds to a research or heal action: healing cells, people of cards, Inhaler, Laboratory."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    ADVANCE,
    AT_CAPITAL,
    AT_MOBILE,
    AT_SPECIALISTS,
    BUILDINGS,
    EXPERIMENT,
    FIVE,
    INHALE,
    RECALL,
    SEND,
    TO_MOBILE,
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
from lazaretto.games.pest.rules.assign import CapitalToken, is_empty_building, is_open_place
from lazaretto.games.pest.rules.concept_reasons import INHALER, LABORATORY, SCIENTISTS, SPECIALISTS, why_not_workplace
from lazaretto.games.pest.rules.heal_spaces import is_taken
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.rules.tech import workshop_is_empty
from lazaretto.games.pest.tables import DISCARD_SICK, HEALTHY_TO_SICK, RECALL_WORKER, WORKER_STORE
from lazaretto.kernel.frame import Options, Todo
from lazaretto.kernel.reasons import Reason, because


class AdvanceCell(Deed):
    """[pest.tech.healing-cell-timing] [pest.tech.heal-order-choice] Once, at the moment of choice."""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if must_advance(g, seat, used):
            out.add(ADVANCE)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        g.advance_cell(seat)

    def mark(self, option: i64) -> i64:
        return ADVANCED

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[Reason]:
        return because("pest.tech.healing-cell-timing", fx.NobodyInCell())


class SendSpecialist(Deed):
    """[pest.tech.10-plague-specialists-send] From the card to own buildings and the capital.

    [pest.tech.25-mobile-workshop-people] The Mobile Workshop takes one as a building does.
    """

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if g.people_at(seat, AT_SPECIALISTS) == 0:
            return
        for place in range(AT_MOBILE + 1):
            if is_open_place(g, seat, place):
                out.add(SEND + place)
        out.add(SEND + AT_CAPITAL)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        place = option - SEND
        g.lift_person(seat, AT_SPECIALISTS)
        g.put_person(seat, place)
        if place == AT_CAPITAL and not used & SENT_TO_CAPITAL:
            then.add(CapitalToken(seat))

    def mark(self, option: i64) -> i64:
        return SENT_TO_CAPITAL if option == SEND + AT_CAPITAL else 0

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[Reason]:
        rule, place = "pest.tech.10-plague-specialists-send", option - SEND
        if not g.has_power(seat, WORKER_STORE):
            return because(rule, fx.NoTechnology(SPECIALISTS))
        if g.people_at(seat, AT_SPECIALISTS) == 0:
            return because(rule, fx.NobodyOnCard(SPECIALISTS))
        return because(rule, why_not_workplace(g, seat, place) if place != AT_SPECIALISTS else fx.PlaceTaken(place))


class RecallScientist(Deed):
    """[pest.tech.11-scientists] One own person from the capital to the track or an empty building.

    [pest.tech.25-mobile-workshop-people] Or to the Mobile Workshop.
    """

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if used & RECALLED or not g.has_power(seat, RECALL_WORKER) or g.sector(seat) == 0:
            return
        for building in range(BUILDINGS):
            if is_empty_building(g, seat, building):
                out.add(RECALL + building)
        if not g.track_full(seat):
            out.add(RECALL + TO_TRACK)
        if workshop_is_empty(g, seat):
            out.add(RECALL + TO_MOBILE)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        to = option - RECALL
        if to == TO_TRACK:
            g.recall(seat)
            return
        g.lift_person(seat, AT_CAPITAL)
        if to == TO_MOBILE:
            g.put_person(seat, AT_MOBILE)
        else:
            g.put_person(seat, to)

    def mark(self, option: i64) -> i64:
        return RECALLED

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[Reason]:
        rule, to = "pest.tech.11-scientists", option - RECALL
        if not g.has_power(seat, RECALL_WORKER):
            return because(rule, fx.NoTechnology(SCIENTISTS))
        if used & RECALLED:
            return because(rule, fx.CardUsed(SCIENTISTS))
        if g.sector(seat) == 0:
            return because(rule, fx.NobodyInCapital())
        if to == TO_TRACK:
            return because(rule, fx.TrackFull(g.healthy(seat)))
        return because(rule, why_not_workplace(g, seat, AT_MOBILE if to == TO_MOBILE else to))


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

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[Reason]:
        rule = "pest.tech.09-inhaler"
        if not g.has_power(seat, DISCARD_SICK):
            return because(rule, fx.NoTechnology(INHALER))
        if used & INHALED:
            return because(rule, fx.CardUsed(INHALER))
        return because(rule, fx.SpaceEmpty(option - INHALE))


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

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[Reason]:
        rule = "pest.tech.12-experimental-laboratory"
        if not g.has_power(seat, HEALTHY_TO_SICK):
            return because(rule, fx.NoTechnology(LABORATORY))
        if used & EXPERIMENTED:
            return because(rule, fx.CardUsed(LABORATORY))
        if g.healthy(seat) == 0:
            return because(rule, fx.NoHealthy())
        return because(rule, fx.ExperimentsMost(g.power(seat, HEALTHY_TO_SICK)))


ADVANCING: Final = AdvanceCell()
SENDING: Final = SendSpecialist()
RECALLING: Final = RecallScientist()
INHALING: Final = InhalePerson()
EXPERIMENTING: Final = ExperimentOnHealthy()
