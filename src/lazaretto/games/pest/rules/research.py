"""Research: one technology from the market, a new market, and what technologies add to the action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    BUY,
    DRAW_TECHNOLOGY,
    REFRESH,
    RESOURCES,
    SLOTS,
    TAKE_FIRST,
    TECHNOLOGIES,
    MarketPlace,
    Seat,
)
from lazaretto.games.pest.board import NO_CARD, NOWHERE, Board
from lazaretto.games.pest.rules.action_deeds import BOUGHT, REFRESHED, AskDeeds, Deed, Deeds
from lazaretto.games.pest.rules.influence import meet_order
from lazaretto.games.pest.rules.law import ACQUIRED
from lazaretto.games.pest.rules.tech import fits_slot, is_occupied, is_workshop, more_for_one, most_of_all
from lazaretto.games.pest.rules.tech_deeds import ADVANCING, EXPERIMENTING, RECALLING, SENDING
from lazaretto.games.pest.rules.tech_workshop import SetWorkshop
from lazaretto.kernel.frame import Ask, Auto, Chance, Options, Todo
from lazaretto.kernel.reasons import Reason, because


def can_free(g: Board, seat: i64, slot: i64) -> bool:
    """[pest.research.cannot-discard-occupied] Is the slot empty, or may its card leave?"""
    return g.tech(seat, slot) == NO_CARD or not is_occupied(g, seat, slot)


class BuyTechnology(Deed):
    """[pest.research.buy-one] [pest.research.three-slots] [pest.research.slot-marked] A card into a slot that it fits."""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if used & BOUGHT:
            return
        for place in range(g.t.cards.market):
            card = g.market(place)
            if card == NO_CARD or g.t.cards.tech_price[card] > g.research(seat):
                continue
            for slot in range(SLOTS):
                if fits_slot(g, card, slot) and can_free(g, seat, slot):
                    out.add(BUY + card * SLOTS + slot)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        """[pest.research.replace-gives-fame] [pest.research.discard-with-healthy] Old card out, new one in."""
        card = (option - BUY) // SLOTS
        slot = (option - BUY) % SLOTS
        g.spend_research(seat, g.t.cards.tech_price[card])
        before = g.tech(seat, slot)
        if before != NO_CARD:
            if is_workshop(g, before):
                g.choose_workshop(seat, NOWHERE)
            g.return_technology(seat, slot)
        at = g.market_place(card)
        g.buy(seat, card, slot)
        then.add(TrimStock(seat))
        if is_workshop(g, card):
            then.add(SetWorkshop(seat))
        meet_order(g, seat, ACQUIRED, NOWHERE, 1, then)
        then.add(ShowTechnology(at))

    def mark(self, option: i64) -> i64:
        return BOUGHT

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[Reason]:
        card, slot = (option - BUY) // SLOTS, (option - BUY) % SLOTS
        if used & BOUGHT:
            return because("pest.research.buy-one", fx.BoughtAlready())
        if g.market_place(card) < 0:
            return because("pest.research.buy-one", fx.NotOnMarket(card))
        if not fits_slot(g, card, slot):
            return because("pest.research.slot-marked", fx.SlotUnfit(card, slot))
        if g.t.cards.tech_price[card] > g.research(seat):
            return because("pest.research.buy-one", fx.NeedsResearch(g.t.cards.tech_price[card], g.research(seat)))
        return because("pest.research.cannot-discard-occupied", fx.SlotOccupied(slot))


class RefreshMarket(Deed):
    """[pest.research.market-refresh] All five cards back into the deck, five new ones."""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        if not used & REFRESHED and g.research(seat) >= g.t.mat.refresh_cost:
            out.add(REFRESH)

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        g.spend_research(seat, g.t.mat.refresh_cost)
        g.clear_market(False)
        show_technologies(g, then)

    def mark(self, option: i64) -> i64:
        return REFRESHED

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[Reason]:
        if used & REFRESHED:
            return because("pest.research.market-refresh", fx.RefreshedAlready())
        return because("pest.research.market-refresh", fx.NeedsResearch(g.t.mat.refresh_cost, g.research(seat)))


DEEDS: Final = Deeds(
    {
        "Buy": BuyTechnology(),
        "Refresh": RefreshMarket(),
        "Advance": ADVANCING,
        "Send": SENDING,
        "Recall": RECALLING,
        "Experiment": EXPERIMENTING,
    }
)


class Research(AskDeeds):
    """[pest.research.buy-one] A technology may be bought, the market renewed, and what technologies add is done."""

    def deeds(self) -> Deeds:
        return DEEDS

    def again(self, used: i64) -> Ask:
        return Research(self.seat, used)


def show_technologies(g: Board, then: Todo) -> None:
    """[pest.setup.tech-market] Five cards for the whole market."""
    for place in range(g.t.cards.market):
        then.add(ShowTechnology(place))


class ShowTechnology(Chance):
    """[pest.research.market-refill] The top card of the shuffled deck."""

    place: MarketPlace

    def options(self, g: Board, out: Options) -> None:
        for card in range(TECHNOLOGIES):
            if g.deck >> card & 1:
                out.add(DRAW_TECHNOLOGY + card)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.show_technology(self.place, option - DRAW_TECHNOLOGY)


# ---------------------------------------------------------------- what no longer fits


def is_high(g: Board, seat: i64, resource: i64) -> bool:
    """Is there more of a resource than every marker may reach?"""
    return g.stock(seat, resource) > most_of_all(g, seat)


class TrimStock(Auto):
    """[pest.research.discard-capacity] The new card works as the old one leaves; what no longer fits is lost."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        high: i64 = 0
        for resource in range(RESOURCES):
            if is_high(g, self.seat, resource):
                high += 1
        if high > 1 and more_for_one(g, self.seat):
            then.add(KeepHigh(self.seat))
        else:
            g.trim(self.seat)


class KeepHigh(Ask):
    """[pest.research.discard-capacity] Several are high, one may stay so."""

    def options(self, g: Board, out: Options) -> None:
        for resource in range(RESOURCES):
            if is_high(g, self.seat, resource):
                out.add(TAKE_FIRST + resource)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        for resource in range(RESOURCES):
            if resource != option - TAKE_FIRST and is_high(g, self.seat, resource):
                g.lose(self.seat, resource, g.stock(self.seat, resource) - most_of_all(g, self.seat))
        g.trim(self.seat)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        thing = option - TAKE_FIRST
        return because("pest.research.discard-capacity", fx.NotDue(thing)) if 0 <= thing <= RESOURCES else []
