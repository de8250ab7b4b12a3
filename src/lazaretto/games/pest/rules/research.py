"""Research: one technology from the market, a new market, and what technologies add to the action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest.actions import (
    BASICS,
    BUY,
    DRAW_TECHNOLOGY,
    EXPERIMENT,
    FINISH,
    MOBILE_WORKSHOP,
    REFRESH,
    RESOURCES,
    SLOTS,
    SPACE,
    TAKE_FIRST,
    TECHNOLOGIES,
)
from lazaretto.games.pest.rules import printed
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.laws import ACQUIRED, order_met
from lazaretto.games.pest.rules.people import (
    ADVANCING,
    BOUGHT,
    EXPERIMENTED,
    RECALLING,
    REFRESHED,
    SENDING,
    Deed,
    must_advance,
)
from lazaretto.games.pest.rules.printed import CAPACITY_ALL, CAPACITY_ONE, HEALTHY_TO_SICK, QUARANTINE_SPACES
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.state import NO_CARD, NOWHERE, State
from lazaretto.kernel.frame import CHANCE, Frame


def can_free(g: State, slot: int) -> bool:
    """[pest.research.cannot-discard-occupied] [pest.tech.mortus-cards] Nobody sick on the card, and no mortus."""
    card = g.tech[slot]
    if card == NO_CARD:
        return True
    seat = slot // SLOTS
    power = g.t.cards.power
    if g.tech_mortus[slot] or (g.cell[seat] and power[printed.HEALING_CELLS * TECHNOLOGIES + card]):
        return False
    return not power[QUARANTINE_SPACES * TECHNOLOGIES + card] or g.calm[seat] <= g.t.mat.regular


class BuyTechnology(Deed):
    """[pest.research.buy-one] [pest.research.three-slots] [pest.research.slot-marked]

    [pest.tech.same-slot-never-together] A card of the market into a slot that it fits.
    """

    def offers(self, g: State, seat: int, used: int) -> list[int]:
        if used & BOUGHT:
            return []
        cards = g.t.cards
        found: list[int] = []
        for card in g.market:
            if card == NO_CARD or cards.tech_price[card] > g.research[seat]:
                continue
            for slot in range(SLOTS):
                if cards.tech_slot[card] in (-1, slot) and can_free(g, seat * SLOTS + slot):
                    found.append(BUY + card * SLOTS + slot)
        return found

    def use(self, g: State, seat: int, used: int, option: int) -> list[Frame]:
        """[pest.research.replace-gives-fame] [pest.research.discard-with-healthy] Old card out, new one in."""
        card, place = divmod(option - BUY, SLOTS)
        slot = seat * SLOTS + place
        g.spend_research(seat, g.t.cards.tech_price[card])
        if g.tech[slot] != NO_CARD:
            if g.t.cards.power[printed.MOBILE_WORKSHOP * TECHNOLOGIES + g.tech[slot]]:
                g.set_workshop(seat, NOWHERE)
            g.return_technology(seat, slot)
        at = g.market.index(card)
        g.buy(seat, card, slot)
        frames: list[Frame] = [TrimStock(seat)]
        if g.t.cards.power[printed.MOBILE_WORKSHOP * TECHNOLOGIES + card]:
            frames.append(SetWorkshop(seat))
        return [*frames, *order_met(g, seat, ACQUIRED, -1, 1), ShowTechnology(at)]

    def mark(self, option: int) -> int:
        return BOUGHT

    def why_not(self, g: State, seat: int, used: int, option: int) -> list[str]:
        card, slot = divmod(option - BUY, SLOTS)
        if used & BOUGHT or card not in g.market:
            return ["pest.research.buy-one"]
        if g.t.cards.tech_price[card] > g.research[seat]:
            return ["pest.research.buy-one", "pest.concept.coin-not-research"]
        if g.t.cards.tech_slot[card] not in (-1, slot):
            return ["pest.research.slot-marked"]
        return ["pest.research.cannot-discard-occupied"]


class RefreshMarket(Deed):
    """[pest.research.market-refresh] All five cards back into the deck, five new ones."""

    def offers(self, g: State, seat: int, used: int) -> list[int]:
        return [REFRESH] if not used & REFRESHED and g.research[seat] >= g.t.mat.refresh_cost else []

    def use(self, g: State, seat: int, used: int, option: int) -> list[Frame]:
        g.spend_research(seat, g.t.mat.refresh_cost)
        g.clear_market(False)
        return [ShowTechnology(place) for place in range(len(g.market))]

    def mark(self, option: int) -> int:
        return REFRESHED

    def why_not(self, g: State, seat: int, used: int, option: int) -> list[str]:
        return ["pest.research.market-refresh"]


class ExperimentOnHealthy(Deed):
    """[pest.tech.12-experimental-laboratory] A healthy person for one to three sick ones."""

    def offers(self, g: State, seat: int, used: int) -> list[int]:
        if used & EXPERIMENTED or g.healthy[seat] == 0:
            return []
        return [EXPERIMENT + count for count in range(g.power(seat, HEALTHY_TO_SICK))]

    def use(self, g: State, seat: int, used: int, option: int) -> list[Frame]:
        g.spend_healthy(seat)
        return [TakeIn(seat, option - EXPERIMENT + 1, 0, 0)]

    def mark(self, option: int) -> int:
        return EXPERIMENTED

    def why_not(self, g: State, seat: int, used: int, option: int) -> list[str]:
        return ["pest.tech.12-experimental-laboratory"]


BUYING: Final = BuyTechnology()
REFRESHING: Final = RefreshMarket()
EXPERIMENTING: Final = ExperimentOnHealthy()
DEEDS: Final[list[Deed]] = [BUYING, REFRESHING, ADVANCING, SENDING, RECALLING, EXPERIMENTING]
DEED_OF: Final[dict[str, Deed]] = {
    "Buy": BUYING,
    "Refresh": REFRESHING,
    "Advance": ADVANCING,
    "Send": SENDING,
    "Recall": RECALLING,
    "Experiment": EXPERIMENTING,
}


@dataclass
class Research(Asking):
    """[pest.action.perform-without-effect] [pest.research.buy-one] Deeds in any order, then an end.

    Ends: every deed is done once, or takes one of the people on a card.
    """

    used: int

    def options(self, g: State) -> list[int]:
        found: list[int] = []
        for deed in DEEDS:
            found += deed.offers(g, self.seat, self.used)
        if not must_advance(g, self.seat, self.used):
            found.append(FINISH)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        if option == FINISH:
            return []
        deed = DEED_OF[SPACE.verb_at[option].name]
        return [*deed.use(g, self.seat, self.used, option), Research(self.seat, self.used | deed.mark(option))]

    def why_not(self, g: State, option: int) -> list[str]:
        if option == FINISH:
            return ["pest.tech.healing-cell-timing"]
        deed = DEED_OF.get(SPACE.verb_at[option].name)
        return [] if deed is None else deed.why_not(g, self.seat, self.used, option)


@dataclass
class ShowTechnology(Frame):
    """[pest.research.market-refill] [pest.setup.tech-market] The top card of the shuffled deck."""

    place: int

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DRAW_TECHNOLOGY + card for card in range(TECHNOLOGIES) if g.deck >> card & 1]

    def take(self, g: State, option: int) -> list[Frame]:
        g.show_technology(self.place, option - DRAW_TECHNOLOGY)
        return []


@dataclass
class SetWorkshop(Asking):
    """[pest.tech.25-mobile-workshop-choose] A basic resource for as long as the card is owned."""

    def options(self, g: State) -> list[int]:
        return [MOBILE_WORKSHOP + resource for resource in range(BASICS)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.set_workshop(self.seat, option - MOBILE_WORKSHOP)
        return []


def above_all(g: State, seat: int) -> list[int]:
    """Resources above what every marker may reach."""
    most = g.t.mat.capacity + g.power(seat, CAPACITY_ALL)
    return [resource for resource in range(RESOURCES) if g.stock[seat * RESOURCES + resource] > most]


@dataclass
class TrimStock(Frame):
    """[pest.research.discard-capacity] The new card works as the old one leaves; what no longer fits is lost."""

    seat: int

    def run(self, g: State) -> list[Frame]:
        if g.power(self.seat, CAPACITY_ONE) and len(above_all(g, self.seat)) > 1:
            return [KeepHigh(self.seat)]
        g.trim(self.seat)
        return []


@dataclass
class KeepHigh(Asking):
    """[pest.research.discard-capacity] [pest.tech.27-storage-crates] Several are high, one may stay so."""

    def options(self, g: State) -> list[int]:
        return [TAKE_FIRST + resource for resource in above_all(g, self.seat)]

    def take(self, g: State, option: int) -> list[Frame]:
        most = g.t.mat.capacity + g.power(self.seat, CAPACITY_ALL)
        for resource in above_all(g, self.seat):
            if resource != option - TAKE_FIRST:
                g.lose(self.seat, resource, g.stock[self.seat * RESOURCES + resource] - most)
        g.trim(self.seat)
        return []
