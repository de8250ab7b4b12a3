"""The board of Pest: what can be read from it, and the primitives that change it and tell what happened.

Nothing is dealt in advance: a card or token is drawn by chance at the moment it is turned up, from what can
still be there. So the board holds only what lies open on the table, and no secret at all.

The primitives stand with the part of the table they belong to: `board_player.py` (the player boards), `board_map.py`
(the map), here the capital, the years and the technologies.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import CAPITAL_BUILDINGS, SLOTS, TOKENS, YEARS
from lazaretto.games.pest.board_map import BoardMap
from lazaretto.games.pest.board_player import NO_CARD, NOBODY, NOWHERE
from lazaretto.kernel.bits import bit
from lazaretto.kernel.blocks import vec

__all__ = ["NOBODY", "NOWHERE", "NO_CARD", "Board"]


@mypyc_attr(acyclic=True, free_list_len=1)
class Board(BoardMap):
    """One board. Only primitives change it."""

    def clone(self) -> Board:
        copy = Board(self.t, self.players, self.cells[:])
        self.copy_numbers(copy)
        return copy

    # ---------------------------------------------------------------- years and cards: reading

    def in_order(self, seat: i64) -> bool:
        """Has the seat its place in the turn order?"""
        for place in range(self.players):  # noqa: SIM110 (a generator is slow in the compiled engine)
            if self.order(place) == seat:
                return True
        return False

    def seats_in_order(self) -> list[int]:
        """The turn order, as far as it is known."""
        seats = [self.order(place) for place in range(self.players)]
        return [seat for seat in seats if seat != NOBODY]

    def plague_seen(self, card: i64) -> bool:
        for year in range(YEARS):  # noqa: SIM110
            if self.plagues(year) == card:
                return True
        return False

    def aid_seen(self, card: i64) -> bool:
        for year in range(YEARS):  # noqa: SIM110
            if self.aids(year) == card:
                return True
        return False

    def capital_buildings(self, seat: i64) -> i64:
        """How many buildings of the capital a seat owns; or nobody, for NOBODY."""
        count: i64 = 0
        for building in range(CAPITAL_BUILDINGS):
            if self.capital_owner(building) == seat:
                count += 1
        return count

    def influence_shared(self, space: i64) -> i64:
        """How many seats stand on a space of the influence track."""
        count: i64 = 0
        for seat in range(self.players):
            if self.influence(seat) == space:
                count += 1
        return count

    def tokens_open(self) -> bool:
        """Is there a reward token to take?"""
        for token in range(TOKENS):  # noqa: SIM110
            if self.tokens_up(token) > 0:
                return True
        return False

    def market_place(self, card: i64) -> i64:
        """Where a card lies in the market, or -1."""
        for place in range(self.t.cards.market):
            if self.market(place) == card:
                return place
        return -1

    # ---------------------------------------------------------------- years and cards: primitives

    def add_to_order(self, seat: i64) -> None:
        place: i64 = 0
        while self.order(place) != NOBODY:
            place += 1
        self.set_order(place, seat)
        if self.journal is not None and place + 1 == self.players:
            self.tell(ev.OrderDrawn(tuple(self.seats_in_order())))

    def update_order(self, seats: vec[i64]) -> None:
        for place in range(self.players):
            self.set_order(place, seats[place])
        if self.journal is not None:
            self.tell(ev.OrderUpdated(tuple(self.seats_in_order())))

    def lay_law(self, law: i64) -> None:
        self.set_laws(self.t.cards.law_era[law], law)
        if self.journal is not None:
            self.tell(ev.LawDrawn(law))

    def begin_year(self, year: i64) -> None:
        self.year = year
        if self.journal is not None:
            self.tell(ev.YearBegan(year + 1, self.era() + 1))

    def reveal_plague(self, card: i64) -> None:
        self.set_plagues(self.year, card)
        if self.journal is not None:
            self.tell(ev.PlagueRevealed(card))

    def reveal_aid(self, card: i64) -> None:
        self.set_aids(self.year, card)
        if self.journal is not None:
            self.tell(ev.AidRevealed(card, self.mode))

    # ---------------------------------------------------------------- the capital: primitives

    def lay_capital_card(self, card: i64) -> None:
        self.capital_card = card
        if self.journal is not None:
            self.tell(ev.CapitalCardDrawn(card))

    def lay_token(self, token: i64) -> None:
        self.change_tokens_up(token, 1)
        if self.journal is not None:
            self.tell(ev.TokenLaid(token))

    def use_token(self, seat: i64, token: i64) -> None:
        self.change_tokens_up(token, -1)
        self.change_tokens_down(token, 1)
        if self.journal is not None:
            self.tell(ev.TokenUsed(seat, token))

    def turn_tokens_up(self) -> None:
        for token in range(TOKENS):
            self.change_tokens_up(token, self.tokens_down(token))
            self.set_tokens_down(token, 0)

    def put_capital_building(self, seat: i64, building: i64) -> None:
        self.set_capital_owner(building, seat)
        if self.journal is not None:
            self.tell(ev.CapitalBuilt(seat, building))

    def empty_capital(self) -> None:
        for seat in range(self.players):
            self.set_sector(seat, 0)
        if self.journal is not None:
            self.tell(ev.CapitalEmptied())

    def free_person(self, count: i64) -> None:
        self.neutral += count
        if self.journal is not None:
            self.tell(ev.PersonFreed(self.neutral))

    def grow_neutral(self, count: i64) -> None:
        self.neutral += count
        if self.journal is not None:
            self.tell(ev.NeutralGrew(self.neutral))

    def move_influence(self, seat: i64, space: i64) -> None:
        self.set_influence(seat, space)
        if self.journal is not None:
            self.tell(ev.InfluenceGained(seat, space))

    def advance_order(self, seat: i64, era: i64) -> None:
        self.change_orders(seat, era, 1)
        if self.journal is not None:
            self.tell(ev.OrderAdvanced(seat, era + 1, self.orders(seat, era)))

    # ---------------------------------------------------------------- technologies: primitives

    def show_technology(self, place: i64, card: i64) -> None:
        self.set_market(place, card)
        self.deck &= ~bit(card)
        if self.journal is not None:
            self.tell(ev.TechnologyShown(card, place))

    def clear_market(self, aside: bool) -> None:
        for place in range(self.t.cards.market):
            card = self.market(place)
            if card == NO_CARD:
                continue
            if aside:
                self.aside |= bit(card)
            else:
                self.deck |= bit(card)
            self.set_market(place, NO_CARD)
        if self.journal is not None:
            self.tell(ev.MarketCleared(int(aside)))

    def shuffle_aside(self) -> None:
        self.deck |= self.aside
        self.aside = 0

    def buy(self, seat: i64, card: i64, slot: i64) -> None:
        """A card of the market takes a slot; whatever lay there must have been returned."""
        self.set_market(self.market_place(card), NO_CARD)
        self.lay_technology(seat, slot, card)
        if self.journal is not None:
            self.tell(ev.TechnologyBought(seat, card, slot))

    def lay_technology(self, seat: i64, slot: i64, card: i64) -> None:
        """A card, or none, lies in a slot from now on; what the seat's cards can do is looked up."""
        self.set_tech(seat, slot, card)
        self.set_powers(seat, self.powers_of_cards(seat))

    def powers_of_cards(self, seat: i64) -> i64:
        """A bit for each power that some card of a seat has."""
        found: i64 = 0
        for slot in range(SLOTS):
            card = self.tech(seat, slot)
            if card >= 0:
                found |= self.t.cards.powered[card]
        return found

    def return_technology(self, seat: i64, slot: i64) -> None:
        """[pest.research.discard-with-healthy] Its people go back to the track as far as there is room."""
        card = self.tech(seat, slot)
        while self.tech_people(seat, slot) > 0:
            self.change_tech_people(seat, slot, -1)
            if not self.track_full(seat):
                self.cure(seat)
        self.lay_technology(seat, slot, NO_CARD)
        self.deck |= bit(card)
        if self.journal is not None:
            self.tell(ev.TechnologyReturned(seat, card))
        self.gain_fame(seat, self.t.cards.tech_fame[card])

    def choose_workshop(self, seat: i64, resource: i64) -> None:
        """The resource of Mobile Workshop; NOWHERE when the card has left."""
        self.set_workshop(seat, resource)
        if self.journal is not None and resource >= 0:
            self.tell(ev.WorkshopSet(seat, resource))
