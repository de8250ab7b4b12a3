"""Producing: every building that works, laboratories, the weak and the boosted form."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    BUILDINGS,
    PRODUCE,
    PRODUCE_LESS,
    PRODUCE_MORE,
    RESOURCES,
    RESTORE,
    Flag,
    Seat,
)
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.action_boost import has_boost, spend_boost
from lazaretto.games.pest.rules.build_done import output
from lazaretto.games.pest.rules.concept_reasons import needs_token
from lazaretto.games.pest.rules.tech import made_by_workshop, more_from_castle
from lazaretto.games.pest.rules.tech_gains import add_due_for_producing
from lazaretto.games.pest.rules.track import gain_all, nothing_due
from lazaretto.games.pest.tables import CASTLE
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because


def made_by_buildings(g: Board, seat: i64) -> vec[i64]:
    """[pest.produce.all-at-once] What buildings, and the card that works like one, produce of each resource."""
    due = nothing_due()
    for building in range(BUILDINGS):
        made = output(g, seat, building)
        if made:
            due[g.product(seat, building)] += made
    better = more_from_castle(g, seat)
    if better and g.site(seat, CASTLE) != NOWHERE:
        due[g.product(seat, CASTLE)] += better
    extra = made_by_workshop(g, seat)
    if extra:
        due[g.workshop(seat)] += extra
    return due


def made(g: Board, seat: i64) -> vec[i64]:
    """[pest.produce.all-at-once] All that is due, with what technologies add."""
    due = made_by_buildings(g, seat)
    add_due_for_producing(g, seat, due)
    return due


class Produce(Auto):
    """[pest.action.may-skip] The action starts; without a choice it is done at once."""

    seat: Seat
    weak: Flag

    def run(self, g: Board, then: Todo) -> None:
        asking = ProduceHow(self.seat, self.weak)
        out = Options()
        asking.options(g, out)
        if out.count > 1:
            then.add(asking)
        else:
            asking.take(g, out.all[0], then)


class ProduceHow(Ask):
    """[pest.produce.weak] [pest.produce.boost] [pest.action.token-cancels-weak] One less, as usual, or one more."""

    weak: Flag

    def options(self, g: Board, out: Options) -> None:
        token = has_boost(g, self.seat)
        if not self.weak:
            out.add(PRODUCE)
            if token:
                offer_made(PRODUCE_MORE, made_by_buildings(g, self.seat), out)
            return
        due = made(g, self.seat)
        offer_made(PRODUCE_LESS, due, out)
        if token:
            out.add(RESTORE)
        elif is_nothing(due):
            out.add(PRODUCE)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        due = made(g, self.seat)
        if PRODUCE_MORE <= option < PRODUCE_MORE + RESOURCES:
            spend_boost(g, self.seat)
            due[option - PRODUCE_MORE] += g.t.mat.produce_boost
        elif option == RESTORE:
            spend_boost(g, self.seat)
        elif option != PRODUCE:
            due[option - PRODUCE_LESS] += g.t.mat.produce_weak
        gain_all(self.seat, due, then)
        then.add(Laboratories(self.seat))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        more = PRODUCE_MORE <= option < PRODUCE_MORE + RESOURCES
        less = PRODUCE_LESS <= option < PRODUCE_LESS + RESOURCES
        if not (more or less or option in (PRODUCE, RESTORE)):
            return []
        if self.weak and not less and option != RESTORE:
            return because("pest.action.token-cancels-weak" if more else "pest.produce.weak", fx.IsWeak())
        if not self.weak and not more:
            return because("pest.produce.weak", fx.NotWeak())
        if not less and not has_boost(g, self.seat):
            return because("pest.action.boost-once", needs_token(g, self.seat))
        resource = option - (PRODUCE_MORE if more else PRODUCE_LESS)
        return because("pest.produce.boost" if more else "pest.produce.weak", fx.NothingMade(resource))


def is_nothing(due: vec[i64]) -> bool:
    for resource in range(RESOURCES):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if due[resource]:
            return False
    return True


def offer_made(verb: i64, due: vec[i64], out: Options) -> None:
    for resource in range(RESOURCES):
        if due[resource]:
            out.add(verb + resource)


class Laboratories(Auto):
    """[pest.produce.labs-give-research] A research token for each person on a laboratory space."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        tokens = g.t.mat.lab_sum[g.healthy(self.seat)]
        if tokens:
            g.gain_research(self.seat, tokens)
