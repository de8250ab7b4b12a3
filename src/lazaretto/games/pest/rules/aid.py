"""Aid: the card beside the plague card, paid by standing on the influence track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import AIDS, REVEAL_AID, SOLO
from lazaretto.games.pest.effects import Gain
from lazaretto.games.pest.state import NO_CARD, State
from lazaretto.kernel.frame import CHANCE, Frame

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2


@dataclass
class RevealAid(Frame):
    """[pest.aid.reveal-after-plague] [pest.setup.plague-aid-dealt] The year's aid card."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [REVEAL_AID + card for card in range(AIDS) if card not in g.aids]

    def take(self, g: State, option: int) -> list[Frame]:
        g.reveal_aid(option - REVEAL_AID)
        return []


def people_on_influence(g: State) -> int:
    """People of the solo game still on the influence track."""
    return sum(g.t.variants.influence_people[g.influence[0] + 1 :])


def aid_place(g: State, seat: int) -> int:
    """[pest.aid.highest-left] [pest.aid.lowest-right] [pest.aid.others-middle] [pest.aid.zero-tie-right]

    [pest.two.aid-two-rewards] [pest.solo.aid-by-people-left]
    """
    if g.mode == SOLO:
        return g.t.variants.aid_slot[people_on_influence(g)]
    mine = g.influence[seat]
    if mine == 0 or mine == min(g.influence):
        return RIGHT
    return LEFT if mine == max(g.influence) else MIDDLE


@dataclass
class PayAid(Frame):
    """[pest.aid.pays-last-years-card] [pest.solo.aid-current-card] [pest.aid.standings-read-once]

    [pest.aid.no-reward-symbol] Places are read once; rewards are taken in turn order.
    """

    def run(self, g: State) -> list[Frame]:
        current = g.mode == SOLO and g.t.variants.aid_current
        year = g.year if current else g.year - 1
        card = g.aids[year] if year >= 0 else NO_CARD
        if card == NO_CARD:
            return []
        frames: list[Frame] = []
        for seat in g.order:
            place = aid_place(g, seat)
            if g.journal is not None:
                g.tell(ev.AidPaid(seat, card, place))
            effect = g.t.cards.aid[card * 3 + place]
            if effect:
                frames.append(Gain(seat, effect, -1))
        return frames
