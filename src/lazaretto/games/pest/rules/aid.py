"""Aid: the card beside the plague card, paid by standing on the influence track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import REVEAL_AID, SOLO
from lazaretto.games.pest.board import NO_CARD, NOWHERE, Board
from lazaretto.games.pest.rules.influence import Gain
from lazaretto.games.pest.rules.setup_cards import offer_aid_cards
from lazaretto.games.pest.rules.solo import aid_by_people, pays_current_aid
from lazaretto.kernel.frame import Auto, Chance, Options, Todo

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2


class RevealAid(Chance):
    """[pest.aid.reveal-after-plague] The year's aid card."""

    def options(self, g: Board, out: Options) -> None:
        offer_aid_cards(g, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.reveal_aid(option - REVEAL_AID)


def aid_place(g: Board, seat: i64) -> i64:
    """[pest.aid.highest-left] [pest.aid.lowest-right] [pest.aid.others-middle] [pest.aid.zero-tie-right]

    [pest.two.aid-two-rewards] Of two players one is the highest and the other the lowest, or both are at 0.
    """
    if g.mode == SOLO:
        return aid_by_people(g)
    mine = g.influence(seat)
    behind: i64 = 0
    ahead: i64 = 0
    for other in range(g.players):
        if g.influence(other) < mine:
            behind += 1
        elif g.influence(other) > mine:
            ahead += 1
    if mine == 0 or behind == 0:
        return RIGHT
    return LEFT if ahead == 0 else MIDDLE


def card_to_pay(g: Board) -> i64:
    """[pest.aid.pays-last-years-card] The card of last year; none in the first."""
    year = g.year
    if not pays_current_aid(g):
        year -= 1
    if year < 0:
        return NO_CARD
    return g.aids(year)


class PayAid(Auto):
    """[pest.aid.standings-read-once] [pest.aid.no-reward-symbol] Places are read once; rewards are taken in turn order."""

    def run(self, g: Board, then: Todo) -> None:
        card = card_to_pay(g)
        if card == NO_CARD:
            return
        for at in range(g.players):
            seat = g.order(at)
            place = aid_place(g, seat)
            if g.journal is not None:
                g.tell(ev.AidPaid(seat, card, place))
            effect = g.t.cards.aid[card * 3 + place]
            if effect:
                then.add(Gain(seat, effect, NOWHERE))
