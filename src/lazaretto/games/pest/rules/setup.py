"""Setting up: what is drawn before the first year, castles and doctors."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import events as ev
from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    CAPITAL_CARDS,
    DEAL_START,
    DRAW_CAPITAL_CARD,
    DRAW_LAW,
    DRAW_TOKEN,
    ERAS,
    LAWS,
    LOCATIONS,
    NEXT_SEAT,
    PLACE_CASTLE,
    PLACE_DOCTOR,
    SOLO,
    START_CARDS,
    TOKENS,
    Era,
    Place,
    StartCards,
)
from lazaretto.games.pest.board import NOBODY, NOWHERE, Board
from lazaretto.games.pest.rules.flow import Year
from lazaretto.games.pest.rules.hard import lay_location_tokens
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.rules.research import show_technologies
from lazaretto.games.pest.rules.solo import offer_start_villages
from lazaretto.games.pest.tables import CASTLE
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Auto, Chance, Options, Todo
from lazaretto.kernel.reasons import Reason, because

# ---------------------------------------------------------------- what is turned up


def draws(g: Board, hard: bool, then: Todo) -> None:
    """[pest.setup.tech-market] Everything that is turned up before the castles, in the order of the rulebook."""
    if hard:
        lay_location_tokens(g, then)
    for era in range(ERAS):
        then.add(DrawLaw(era))
    if g.mode != SOLO:
        then.add(DrawCapitalCard())
    for _ in range(g.t.cards.tokens_laid):
        then.add(LayToken())
    show_technologies(g, then)
    for _ in range(g.players):
        then.add(DrawOrder())
    then.add(Castles())


class DrawLaw(Chance):
    """[pest.setup.laws-drawn] One law of the era's deck, face up."""

    era: Era

    def options(self, g: Board, out: Options) -> None:
        cards = g.t.cards
        for law in range(LAWS):
            if cards.law_era[law] == self.era and cards.law_in_play[law]:
                out.add(DRAW_LAW + law)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.lay_law(option - DRAW_LAW)


class DrawCapitalCard(Chance):
    """[pest.setup.capital-card] One card for the whole game."""

    def options(self, g: Board, out: Options) -> None:
        for card in range(CAPITAL_CARDS):
            out.add(DRAW_CAPITAL_CARD + card)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.lay_capital_card(option - DRAW_CAPITAL_CARD)


class LayToken(Chance):
    """[pest.setup.reward-token-count] A random reward token, face up."""

    def options(self, g: Board, out: Options) -> None:
        for token in range(TOKENS):
            left = g.t.cards.token_count[token] - g.tokens_up(token)
            if left > 0:
                out.add_odds(DRAW_TOKEN + token, left)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.lay_token(option - DRAW_TOKEN)


class DrawOrder(Chance):
    """[pest.setup.turn-order-random] The next seat of the first turn order."""

    def options(self, g: Board, out: Options) -> None:
        for seat in range(g.players):
            if not g.in_order(seat):
                out.add(NEXT_SEAT + seat)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.add_to_order(option - NEXT_SEAT)


# ---------------------------------------------------------------- castles


class Castles(Auto):
    """[pest.setup.castle-3-to-5] [pest.setup.castle-2] Castles, then doctors."""

    def run(self, g: Board, then: Todo) -> None:
        if g.mode == SOLO:
            then.add(PlaceCastle(0, 0))
        elif g.players == 2:
            then.add(OpenStartCard(0))
        else:
            then.add(DealStartCard(0, 0))
        for place in range(g.players):
            then.add(PlaceDoctor(g.order(place)))
        then.add(Year(0))


def offer_undealt(dealt: i64, out: Options) -> None:
    for card in range(START_CARDS):
        if not dealt >> card & 1:
            out.add(DEAL_START + card)


class DealStartCard(Chance):
    """[pest.setup.castle-3-to-5] Each takes one card at random, in turn order, and places the castle.

    Ends: `at` goes through the turn order.
    """

    at: Place
    dealt: StartCards

    def options(self, g: Board, out: Options) -> None:
        offer_undealt(self.dealt, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        card = option - DEAL_START
        seat = g.order(self.at)
        if g.journal is not None:
            g.tell(ev.StartCardDealt(seat, card))
        then.add(PlaceCastle(seat, bit(card)))
        if self.at + 1 < g.players:
            then.add(DealStartCard(self.at + 1, self.dealt | bit(card)))


class OpenStartCard(Chance):
    """[pest.setup.castle-2] Two cards lie open; the players use different ones. Ends: the second card is the last."""

    dealt: StartCards

    def options(self, g: Board, out: Options) -> None:
        offer_undealt(self.dealt, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        card = option - DEAL_START
        if g.journal is not None:
            g.tell(ev.StartCardDealt(NOBODY, card))
        if self.dealt == 0:
            then.add(OpenStartCard(bit(card)))
        else:
            then.add(FirstCastle(g.order(0), self.dealt | bit(card)))


def offer_locations_on(g: Board, cards: i64, out: Options) -> None:
    """[pest.component.start-cards] Intact locations of a set of start cards without a castle."""
    for card in range(START_CARDS):
        if cards >> card & 1:
            for location in g.t.land.start_cards[card]:
                if not g.ruined(location) and g.houses(location) == 0:
                    out.add(PLACE_CASTLE + location)


class PlaceCastle(Ask):
    """[pest.setup.castle-is-building-not-built] [pest.setup.castle-takes-sick] A castle on a location of the card."""

    cards: StartCards

    def options(self, g: Board, out: Options) -> None:
        if self.cards:
            offer_locations_on(g, self.cards, out)
        else:
            offer_start_villages(g, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        put_castle(g, self.seat, option - PLACE_CASTLE, then)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        return why_not_castle(g, option - PLACE_CASTLE)


class FirstCastle(Ask):
    """[pest.setup.castle-2] The first of two players: his card is closed to the other."""

    cards: StartCards

    def options(self, g: Board, out: Options) -> None:
        offer_locations_on(g, self.cards, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        location = option - PLACE_CASTLE
        put_castle(g, self.seat, location, then)
        rest = self.cards
        for card in range(START_CARDS):
            if rest >> card & 1 and location in g.t.land.start_cards[card]:
                rest &= ~bit(card)
        then.add(PlaceCastle(g.order(1), rest))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        return why_not_castle(g, option - PLACE_CASTLE)


def put_castle(g: Board, seat: i64, location: i64, then: Todo) -> None:
    """[pest.setup.castle-takes-sick] [pest.setup.castle-resource-token] It stands; whoever is sick there is taken in."""
    g.put_castle(seat, location)
    welcome_sick(g, seat, location, then)


def why_not_castle(g: Board, location: i64) -> list[Reason]:
    """[pest.setup.castle-3-to-5] [pest.setup.castle-2] A ruin, or a location of another card."""
    if not 0 <= location < LOCATIONS:
        return []
    if g.ruined(location):
        return because("pest.setup.ruined-by-count", fx.Ruined(location))
    if g.mode == SOLO:
        return because("pest.solo.castle-and-doctor", fx.NotOnStartCard(location))
    return because("pest.setup.castle-2" if g.players == 2 else "pest.setup.castle-3-to-5", fx.NotOnStartCard(location))


def welcome_sick(g: Board, seat: i64, location: i64, then: Todo) -> None:
    """[pest.setup.castle-takes-sick] [pest.setup.doctor-takes-sick] Into quarantine, at no cost."""
    count = g.sick(location)
    if count:
        g.gather(seat, location, count)
        then.add(TakeIn(seat, count, 0, 0))


class PlaceDoctor(Ask):
    """[pest.setup.doctor-adjacent] [pest.setup.doctor-takes-sick] A neighbour of the own castle, ruined or not."""

    def options(self, g: Board, out: Options) -> None:
        castle = g.site(self.seat, CASTLE)
        if castle == NOWHERE:  # asked about while the castle is still to be placed
            return
        for location in g.t.land.neighbours[castle]:
            out.add(PLACE_DOCTOR + location)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        location = option - PLACE_DOCTOR
        g.put_doctor(self.seat, location)
        welcome_sick(g, self.seat, location, then)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        location = option - PLACE_DOCTOR
        if not 0 <= location < LOCATIONS or g.site(self.seat, CASTLE) == NOWHERE:
            return []
        return because("pest.setup.doctor-adjacent", fx.NotBesideCastle(location))
