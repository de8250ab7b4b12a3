"""Setting up: what is drawn before the first year, castles and doctors."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    BUILDINGS,
    CAPITAL_CARDS,
    DEAL_START,
    DRAW_CAPITAL_CARD,
    DRAW_LAW,
    DRAW_LOCATION_TOKEN,
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
)
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.printed import CASTLE
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.rules.research import ShowTechnology
from lazaretto.games.pest.rules.years import Year
from lazaretto.games.pest.state import NOBODY, State
from lazaretto.kernel.frame import CHANCE, Frame

VILLAGE = 0


@dataclass
class LayLocationToken(Frame):
    """[pest.hard.token-counts] [pest.hard.placement] [pest.hard.start-sick] A token of the location's type.

    Tokens on locations before this one are out of the pile.
    """

    location: int

    def who(self) -> int:
        return CHANCE

    def left(self, g: State, kind: int) -> int:
        land = g.t.land
        count = land.token_count[kind]
        for location in range(self.location):
            if land.kind[location] != land.token_kind[kind] or g.ruined[location]:
                continue
            if g.resource[location] == land.token_resource[kind] and g.sick[location] == land.token_sick[kind]:
                count -= 1
        return count

    def kinds(self, g: State) -> list[int]:
        here = g.t.land.kind[self.location]
        return [kind for kind, of in enumerate(g.t.land.token_kind) if of == here and self.left(g, kind) > 0]

    def options(self, g: State) -> list[int]:
        return [DRAW_LOCATION_TOKEN + kind for kind in self.kinds(g)]

    def weights(self, g: State) -> list[int]:
        return [self.left(g, kind) for kind in self.kinds(g)]

    def take(self, g: State, option: int) -> list[Frame]:
        kind = option - DRAW_LOCATION_TOKEN
        g.lay_location_token(self.location, g.t.land.token_resource[kind], g.t.land.token_sick[kind])
        return []


@dataclass
class DrawLaw(Frame):
    """[pest.setup.laws-drawn] [pest.solo.removed-laws] One law of the era's deck, face up."""

    era: int

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        cards = g.t.cards
        return [DRAW_LAW + law for law in range(LAWS) if cards.law_era[law] == self.era and cards.law_in_play[law]]

    def take(self, g: State, option: int) -> list[Frame]:
        g.lay_law(option - DRAW_LAW)
        return []


@dataclass
class DrawCapitalCard(Frame):
    """[pest.setup.capital-card] One card for the whole game."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DRAW_CAPITAL_CARD + card for card in range(CAPITAL_CARDS)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.lay_capital_card(option - DRAW_CAPITAL_CARD)
        return []


@dataclass
class LayToken(Frame):
    """[pest.setup.reward-token-count] A random reward token, face up."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DRAW_TOKEN + token for token in range(TOKENS) if g.tokens_up[token] < g.t.cards.token_count[token]]

    def weights(self, g: State) -> list[int]:
        left = [g.t.cards.token_count[token] - g.tokens_up[token] for token in range(TOKENS)]
        return [count for count in left if count]

    def take(self, g: State, option: int) -> list[Frame]:
        g.lay_token(option - DRAW_TOKEN)
        return []


@dataclass
class DrawOrder(Frame):
    """[pest.setup.turn-order-random] The next seat of the first turn order."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [NEXT_SEAT + seat for seat in range(g.players) if seat not in g.order]

    def take(self, g: State, option: int) -> list[Frame]:
        g.add_to_order(option - NEXT_SEAT)
        return []


@dataclass
class Castles(Frame):
    """[pest.setup.castle-3-to-5] [pest.setup.castle-2] [pest.solo.castle-and-doctor] Castles, then doctors."""

    def run(self, g: State) -> list[Frame]:
        frames: list[Frame]
        if g.mode == SOLO:
            frames = [PlaceCastle(0, 0)]
        elif g.players == 2:
            frames = [OpenStartCard(0)]
        else:
            frames = [DealStartCard(0, 0)]
        return [*frames, *[PlaceDoctor(seat) for seat in g.order], Year(0)]


def undealt(dealt: int) -> list[int]:
    return [DEAL_START + card for card in range(START_CARDS) if not dealt >> card & 1]


@dataclass
class DealStartCard(Frame):
    """[pest.setup.castle-3-to-5] Each takes one card at random, in turn order, and places the castle.

    Ends: `at` goes through the turn order.
    """

    at: int
    dealt: int

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return undealt(self.dealt)

    def take(self, g: State, option: int) -> list[Frame]:
        card = option - DEAL_START
        if g.journal is not None:
            g.tell(ev.StartCardDealt(g.order[self.at], card))
        frames: list[Frame] = [PlaceCastle(g.order[self.at], 1 << card)]
        if self.at + 1 < g.players:
            frames.append(DealStartCard(self.at + 1, self.dealt | 1 << card))
        return frames


@dataclass
class OpenStartCard(Frame):
    """[pest.setup.castle-2] Two cards lie open; the players use different ones. Ends: the second card is the last."""

    dealt: int

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return undealt(self.dealt)

    def take(self, g: State, option: int) -> list[Frame]:
        card = option - DEAL_START
        if g.journal is not None:
            g.tell(ev.StartCardDealt(NOBODY, card))
        if self.dealt == 0:
            return [OpenStartCard(1 << card)]
        return [FirstCastle(g.order[0], self.dealt | 1 << card)]


def locations_on(g: State, cards: int) -> list[int]:
    """[pest.component.start-cards] Intact locations of a set of start cards without a castle."""
    found: list[int] = []
    for card in range(START_CARDS):
        if cards >> card & 1:
            for location in g.t.land.start_cards[card]:
                if not g.ruined[location] and g.houses(location) == 0:
                    found.append(location)
    return found


def start_villages(g: State) -> list[int]:
    """[pest.solo.castle-and-doctor] Intact villages with the start symbol."""
    land = g.t.land
    return [
        location
        for location in range(LOCATIONS)
        if land.start[location] and land.kind[location] == VILLAGE and not g.ruined[location]
    ]


@dataclass
class PlaceCastle(Asking):
    """[pest.setup.castle-is-building-not-built] [pest.setup.castle-takes-sick] A castle on a location of the card."""

    cards: int

    def options(self, g: State) -> list[int]:
        places = locations_on(g, self.cards) if self.cards else start_villages(g)
        return [PLACE_CASTLE + location for location in places]

    def take(self, g: State, option: int) -> list[Frame]:
        location = option - PLACE_CASTLE
        g.put_castle(self.seat, location)
        return welcome_sick(g, self.seat, location)

    def why_not(self, g: State, option: int) -> list[str]:
        return why_not_castle(g, option - PLACE_CASTLE)


@dataclass
class FirstCastle(Asking):
    """[pest.setup.castle-2] The first of two players: his card is closed to the other."""

    cards: int

    def options(self, g: State) -> list[int]:
        return [PLACE_CASTLE + location for location in locations_on(g, self.cards)]

    def take(self, g: State, option: int) -> list[Frame]:
        location = option - PLACE_CASTLE
        g.put_castle(self.seat, location)
        rest = self.cards
        for card in range(START_CARDS):
            if rest >> card & 1 and location in g.t.land.start_cards[card]:
                rest &= ~(1 << card)
        return [*welcome_sick(g, self.seat, location), PlaceCastle(g.order[1], rest)]

    def why_not(self, g: State, option: int) -> list[str]:
        return why_not_castle(g, option - PLACE_CASTLE)


def why_not_castle(g: State, location: int) -> list[str]:
    if not 0 <= location < LOCATIONS:
        return []
    if g.ruined[location]:
        return ["pest.setup.ruined-by-count"]
    if g.mode == SOLO:
        return ["pest.solo.castle-and-doctor"]
    return ["pest.setup.castle-2" if g.players == 2 else "pest.setup.castle-3-to-5"]


def welcome_sick(g: State, seat: int, location: int) -> list[Frame]:
    """[pest.setup.castle-takes-sick] [pest.setup.doctor-takes-sick] Into quarantine, at no cost."""
    count = g.sick[location]
    if count == 0:
        return []
    g.gather(seat, location, count)
    return [TakeIn(seat, count, 0, 0)]


@dataclass
class PlaceDoctor(Asking):
    """[pest.setup.doctor-adjacent] [pest.setup.doctor-takes-sick] A neighbour of the own castle, ruined or not."""

    def options(self, g: State) -> list[int]:
        castle = g.site[self.seat * BUILDINGS + CASTLE]
        return [PLACE_DOCTOR + location for location in g.t.land.neighbours[castle]]

    def take(self, g: State, option: int) -> list[Frame]:
        location = option - PLACE_DOCTOR
        g.put_doctor(self.seat, location)
        return welcome_sick(g, self.seat, location)

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.setup.doctor-adjacent"]


def draws(g: State, hard: bool) -> list[Frame]:
    """Everything that is turned up before the castles, in the order of the rulebook."""
    frames: list[Frame] = []
    if hard:
        frames += [LayLocationToken(location) for location in range(LOCATIONS) if not g.ruined[location]]
    frames += [DrawLaw(era) for era in range(ERAS)]
    if g.mode != SOLO:
        frames.append(DrawCapitalCard())
    frames += [LayToken() for _ in range(g.t.cards.tokens_laid)]
    frames += [ShowTechnology(place) for place in range(len(g.market))]
    frames += [DrawOrder() for _ in range(g.players)]
    return [*frames, Castles()]
