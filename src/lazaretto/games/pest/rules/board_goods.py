"""The board of Pest, second part: primitives for cards, years, resources and points."""

from __future__ import annotations

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    ERAS,
    FIVE_BIT,
    RESOURCES,
    TOKENS,
    TOPS,
)
from lazaretto.games.pest.rules.board_fields import NO_CARD, BoardFields


class BoardGoods(BoardFields):
    """Cards, years, resources and points: every change is told to the journal."""

    # ---------------------------------------------------------------- primitives: cards and years

    def add_to_order(self, seat: int) -> None:
        self.order.append(seat)
        if self.journal is not None and len(self.order) == self.players:
            self.tell(ev.OrderDrawn(tuple(self.order)))

    def set_order(self, order: list[int]) -> None:
        self.order = order
        if self.journal is not None:
            self.tell(ev.OrderUpdated(tuple(order)))

    def lay_location_token(self, location: int, resource: int, sick: int) -> None:
        self.resource[location] = resource
        self.sick[location] = sick
        if self.journal is not None:
            self.tell(ev.LocationTokenLaid(location, resource, sick))

    def lay_law(self, law: int) -> None:
        self.laws[self.t.cards.law_era[law]] = law
        if self.journal is not None:
            self.tell(ev.LawDrawn(law))

    def lay_capital_card(self, card: int) -> None:
        self.capital_card = card
        if self.journal is not None:
            self.tell(ev.CapitalCardDrawn(card))

    def lay_token(self, token: int) -> None:
        self.tokens_up[token] += 1
        if self.journal is not None:
            self.tell(ev.TokenLaid(token))

    def use_token(self, seat: int, token: int) -> None:
        self.tokens_up[token] -= 1
        self.tokens_down[token] += 1
        if self.journal is not None:
            self.tell(ev.TokenUsed(seat, token))

    def turn_tokens_up(self) -> None:
        for token in range(TOKENS):
            self.tokens_up[token] += self.tokens_down[token]
            self.tokens_down[token] = 0

    def show_technology(self, place: int, card: int) -> None:
        self.market[place] = card
        self.deck &= ~(1 << card)
        if self.journal is not None:
            self.tell(ev.TechnologyShown(card, place))

    def clear_market(self, aside: bool) -> None:
        for place, card in enumerate(self.market):
            if card == NO_CARD:
                continue
            if aside:
                self.aside |= 1 << card
            else:
                self.deck |= 1 << card
            self.market[place] = NO_CARD
        if self.journal is not None:
            self.tell(ev.MarketCleared(int(aside)))

    def shuffle_aside(self) -> None:
        self.deck |= self.aside
        self.aside = 0

    def begin_year(self, year: int) -> None:
        self.year = year
        if self.journal is not None:
            self.tell(ev.YearBegan(year + 1, self.era() + 1))

    def reveal_plague(self, card: int) -> None:
        self.plagues[self.year] = card
        if self.journal is not None:
            self.tell(ev.PlagueRevealed(card))

    def reveal_aid(self, card: int) -> None:
        self.aids[self.year] = card
        if self.journal is not None:
            self.tell(ev.AidRevealed(card, self.mode))

    # ---------------------------------------------------------------- primitives: goods and points

    def gain(self, seat: int, resource: int, count: int) -> None:
        """[pest.track.gain-and-spend] [pest.produce.capacity-loss] Up to the limit; the rest is lost.

        Whoever is on space five makes room first.
        """
        at = seat * RESOURCES + resource
        got = min(count, max(self.room(seat, resource), 0))
        if self.penned[seat] & FIVE_BIT and self.stock[at] + got >= self.t.mat.five:
            self.leave_five(seat)
        self.stock[at] += got
        if self.journal is not None:
            if got:
                self.tell(ev.ResourceGained(seat, resource, got))
            if got < count:
                self.tell(ev.ResourceLost(seat, resource, count - got))

    def leave_five(self, seat: int) -> None:
        """[pest.quarantine.rearrange-windows] To a space without penalty, else above produce, build, move."""
        if self.calm[seat] < self.calm_spaces(seat):
            self.calm[seat] += 1
            self.penned[seat] ^= FIVE_BIT
        else:
            top = TOPS - 1
            while self.penned[seat] >> top & 1:
                top -= 1
            self.penned[seat] ^= FIVE_BIT | 1 << top
        if self.journal is not None:
            self.tell(ev.QuarantineArranged(seat, self.penned[seat]))

    def spend(self, seat: int, resource: int, count: int) -> None:
        if count == 0:
            return
        self.stock[seat * RESOURCES + resource] -= count
        if self.journal is not None:
            self.tell(ev.ResourcePaid(seat, resource, count))

    def trim(self, seat: int) -> None:
        """[pest.research.discard-capacity] Whatever the track no longer holds is lost."""
        for resource in range(RESOURCES):
            self.lose(seat, resource, -self.room(seat, resource))

    def lose(self, seat: int, resource: int, count: int) -> None:
        if count <= 0:
            return
        self.stock[seat * RESOURCES + resource] -= count
        if self.journal is not None:
            self.tell(ev.ResourceLost(seat, resource, count))

    def gain_research(self, seat: int, count: int) -> None:
        self.research[seat] += count
        if self.journal is not None:
            self.tell(ev.ResearchGained(seat, count))

    def spend_research(self, seat: int, count: int) -> None:
        self.research[seat] -= count
        if self.journal is not None:
            self.tell(ev.ResearchPaid(seat, count))

    def gain_fame(self, seat: int, count: int) -> None:
        if count == 0:
            return
        self.fame[seat] += count
        if self.journal is not None:
            self.tell(ev.FameGained(seat, count))

    def gain_infamy(self, seat: int, count: int) -> None:
        if count == 0:
            return
        self.infamy[seat] += count
        if self.journal is not None:
            self.tell(ev.InfamyGained(seat, count))

    def set_influence(self, seat: int, space: int) -> None:
        self.influence[seat] = space
        if self.journal is not None:
            self.tell(ev.InfluenceGained(seat, space))

    def advance_order(self, seat: int, era: int) -> None:
        self.orders[seat * ERAS + era] += 1
        if self.journal is not None:
            self.tell(ev.OrderAdvanced(seat, era + 1, self.orders[seat * ERAS + era]))

    def free_person(self, count: int) -> None:
        self.neutral += count
        if self.journal is not None:
            self.tell(ev.PersonFreed(self.neutral))

    def grow_neutral(self, count: int) -> None:
        self.neutral += count
        if self.journal is not None:
            self.tell(ev.NeutralGrew(self.neutral))
