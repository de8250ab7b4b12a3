"""Technologies that pay: at a moment of another chapter a card gives its owner an effect."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest.actions import SLOTS, TECHNOLOGIES
from lazaretto.games.pest.board import NO_CARD, NOWHERE, Board
from lazaretto.games.pest.rules.influence import Gain
from lazaretto.games.pest.rules.track import add_resources_of
from lazaretto.games.pest.tables import (
    AFTER_BUILD,
    AFTER_CAPITAL,
    AFTER_HEAL,
    ENTER_RIVAL,
    PRODUCING,
    RIVAL_ENTERS,
)
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Todo


def effect_at(g: Board, seat: i64, slot: i64, moment: i64) -> i64:
    """[pest.tech.active-at-once] The effect that the card in a slot pays at a moment; 0 is none."""
    card = g.tech(seat, slot)
    if card == NO_CARD:
        return 0
    return g.t.cards.hook[moment * TECHNOLOGIES + card]


def gain_at(g: Board, seat: i64, moment: i64, where: i64, then: Todo) -> None:
    """What the cards of a seat pay at a moment, slot by slot."""
    for slot in range(SLOTS):
        effect = effect_at(g, seat, slot, moment)
        if effect:
            then.add(Gain(seat, effect, where))


def add_due_at(g: Board, seat: i64, moment: i64, where: i64, due: vec[i64]) -> None:
    """Likewise, where the resources are due together with others."""
    for slot in range(SLOTS):
        effect = effect_at(g, seat, slot, moment)
        if effect:
            add_resources_of(g, effect, where, due)


def gain_on_entering(g: Board, seat: i64, location: i64, then: Todo) -> None:
    """[pest.tech.03-desk] [pest.tech.05-disinfectants] [pest.tech.jump-enters] Somebody has entered a location.

    Who enters a location with rival buildings gains once; then each rival there, in turn order.
    """
    if g.rival_houses(seat, location) == 0:
        return
    gain_at(g, seat, ENTER_RIVAL, location, then)
    for place in range(g.players):
        rival = g.order(place)
        if rival != seat and g.has_house(location, rival):
            gain_at(g, rival, RIVAL_ENTERS, location, then)


def gain_after_healing(g: Board, seat: i64, then: Todo) -> None:
    """[pest.tech.23-syringe] A heal action has ended."""
    gain_at(g, seat, AFTER_HEAL, NOWHERE, then)


def gain_after_capital(g: Board, seat: i64, then: Todo) -> None:
    """[pest.tech.29-mentorship] An assign action that put somebody in the capital has ended."""
    gain_at(g, seat, AFTER_CAPITAL, NOWHERE, then)


def add_due_for_building(g: Board, seat: i64, location: i64, due: vec[i64]) -> None:
    """[pest.tech.20-tool-cart] A build action has ended; this is one of the locations that were built in."""
    add_due_at(g, seat, AFTER_BUILD, location, due)


def add_due_for_producing(g: Board, seat: i64, due: vec[i64]) -> None:
    """[pest.tech.30-vaults] A produce action: what the doctor's location gives."""
    add_due_at(g, seat, PRODUCING, g.doctor(seat), due)
