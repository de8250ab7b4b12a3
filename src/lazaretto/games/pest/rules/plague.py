"""The plague phase: the year's card, what keeps the sick out, destruction and its spread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    ERAS,
    KEEP_CAMP,
    LOCATIONS,
    NO,
    PLAGUES,
    REVEAL_PLAGUE,
    ROADS,
    USE_OUTPOST,
    USE_SUIT,
    YES,
)
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.printed import CAMP_STAYS, DISTRICT, OUTPOST, SUIT
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.state import NOBODY, NOWHERE, State
from lazaretto.kernel.frame import CHANCE, Frame

ODDS: Final = 60  # divisible by any number of cards that a pile can hold


@dataclass
class RevealPlague(Frame):
    """[pest.plague.reveal-card] [pest.setup.plague-aid-3-to-5] [pest.setup.plague-aid-dealt] The year's card.

    [pest.setup.plague-removal-1-to-2] With one or two players one unseen card of each pile is out: of u unseen
    cards of a pile u - 1 are in the deck, so each of them has (u - 1) / u of the odds of another card.
    """

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [REVEAL_PLAGUE + card for card in range(PLAGUES) if card not in g.plagues and card_odds(g, card)]

    def weights(self, g: State) -> list[int]:
        if not g.t.cards.pile_boxed:
            return []
        return [card_odds(g, option - REVEAL_PLAGUE) for option in self.options(g)]

    def take(self, g: State, option: int) -> list[Frame]:
        card = option - REVEAL_PLAGUE
        g.reveal_plague(card)
        return strike_card(g, card)


def card_odds(g: State, card: int) -> int:
    pile = g.t.cards.plague_pile
    if not g.t.cards.pile_boxed or pile[card] == 0:
        return ODDS
    unseen = 0
    for other in range(PLAGUES):
        if pile[other] == pile[card] and other not in g.plagues:
            unseen += 1
    return ODDS * (unseen - 1) // unseen


def strike_card(g: State, card: int) -> list[Frame]:
    """[pest.plague.amount-era-1] [pest.plague.amount-era-2-3] [pest.plague.struck-once] [pest.plague.ruined-not-targeted]

    [pest.plague.roads-unlimited] [pest.plague.roads-not-protected] Roads at once; locations by what stands there.
    """
    era = g.era()
    amount = g.t.tracks.era_sick[era]
    colours = g.t.cards.plague_roads[card * ERAS + era]
    for road in range(ROADS):
        if colours >> g.t.land.road_colour[road] & 1:
            g.add_road_sick(road, amount)
    targets = 0
    for location in range(LOCATIONS):
        if is_shown(g, card * ERAS + era, location):
            targets |= 1 << location
    return [Waivers(targets, amount, 0, 1)]


def is_shown(g: State, column: int, location: int) -> bool:
    """[pest.hard.resource-replaced] By harbour, or by type and resource as they are now."""
    if g.t.cards.plague_harbours[column] & g.t.land.harbours[location]:
        return True
    places = g.t.cards.plague_places[column]
    for at in range(0, len(places), 2):
        kind, resource = places[at], places[at + 1]
        if (kind < 0 or kind == g.t.land.kind[location]) and (resource < 0 or resource == g.resource[location]):
            return True
    return False


def lone_owner(g: State, location: int) -> int:
    """The owner of the only building in a location, or nobody."""
    owner = NOBODY
    for seat in range(g.players):
        if g.house[location * g.players + seat] >= 0:
            if owner != NOBODY:
                return NOBODY
            owner = seat
    return owner


def stop_plague(g: State, location: int, amount: int) -> None:
    if g.journal is not None:
        g.tell(ev.PlagueStopped(location, amount))


def exposed(g: State, targets: int, amount: int) -> int:
    """[pest.plague.doctor-blocks] [pest.plague.several-buildings-block] [pest.plague.camp-kept-when-otherwise-safe]

    Targets that are not ruined and not kept safe by a doctor or several buildings.
    """
    found = 0
    for location in range(LOCATIONS):
        if not targets >> location & 1 or g.ruined[location]:
            continue
        if location in g.doctor or g.houses(location) > 1:
            stop_plague(g, location, amount)
        else:
            found |= 1 << location
    return found


@dataclass
class Waivers(Frame):
    """[pest.plague.protection-order] [pest.plague.whole-card-at-once] [pest.plague.choices-in-turn-order]

    One effect strikes its targets together. Quarantine Outposts are asked for first. `asked` has a bit for each
    location already asked for; it starts at 0 and then grows, so this ends.
    """

    targets: int
    amount: int
    asked: int
    card: int

    def run(self, g: State) -> list[Frame]:
        targets = self.targets if self.asked else exposed(g, self.targets, self.amount)
        for seat in g.order:
            if g.power(seat, OUTPOST) == 0:
                continue
            for location in range(LOCATIONS):
                if targets >> location & 1 and not self.asked >> location & 1 and has_outpost(g, seat, location):
                    return [AskOutpost(seat, location, targets, self.amount, self.asked | 1 << location, self.card)]
        return [Additions(targets, self.amount, self.card)]


def has_outpost(g: State, seat: int, location: int) -> bool:
    building = g.house[location * g.players + seat]
    return building >= 0 and g.t.mat.special[building] != 0


@dataclass
class AskOutpost(Asking):
    """[pest.tech.24-quarantine-outpost] The owner may waive it, location by location."""

    location: int
    targets: int
    amount: int
    asked: int
    card: int

    def options(self, g: State) -> list[int]:
        return [USE_OUTPOST + NO, USE_OUTPOST + YES]

    def take(self, g: State, option: int) -> list[Frame]:
        targets = self.targets
        if option == USE_OUTPOST + YES:
            targets &= ~(1 << self.location)
            stop_plague(g, self.location, self.amount)
        return [Waivers(targets, self.amount, self.asked, self.card)]


@dataclass
class Additions(Frame):
    """[pest.plague.camp-blocks-and-returns] [pest.plague.several-camps-return] [pest.plague.camp-over-single-building]

    [pest.plague.camp-per-effect] [pest.plague.single-building-owner-takes] Camps stop the effect and return; then
    lone buildings; the rest stays on the map. After a card [pest.plague.destroy-at-four] is looked at.
    """

    targets: int
    amount: int
    card: int

    def run(self, g: State) -> list[Frame]:
        camped = 0
        for seat in range(g.players):
            if g.camp[seat] != NOWHERE and self.targets >> g.camp[seat] & 1:
                camped |= 1 << g.camp[seat]
        lone = [0] * g.players
        received = 0
        for location in range(LOCATIONS):
            if not self.targets >> location & 1:
                continue
            owner = lone_owner(g, location)
            if camped >> location & 1:
                stop_plague(g, location, self.amount)
            elif owner != NOBODY:
                lone[owner] |= 1 << location
            else:
                g.add_sick(location, self.amount)
                received |= 1 << location
        frames = [frame for seat in g.order for frame in self.for_seat(g, seat, camped, lone[seat])]
        return [*frames, Destruction(received)] if self.card and received else frames

    def for_seat(self, g: State, seat: int, camped: int, lone: int) -> list[Frame]:
        camp = g.camp[seat]
        struck = camp != NOWHERE and camped >> camp & 1 != 0
        if struck and g.power(seat, CAMP_STAYS) == 0:
            g.return_camp(seat)
            struck = False
        return [Struck(seat, camp if struck else NOWHERE, lone, self.amount, 0)] if struck or lone else []


@dataclass
class Struck(Frame):
    """[pest.plague.choices-in-turn-order] One player's part of an effect: camp, suits, then the people themselves.

    Ends: every round takes the camp or a location away.
    """

    seat: int
    camp: int
    lone: int
    amount: int
    taken: int

    def run(self, g: State) -> list[Frame]:
        if self.camp != NOWHERE:
            return [KeepCamp(self.seat, self.camp, self.lone, self.amount)]
        taken, left = self.taken, self.lone
        for location in range(LOCATIONS):
            if not left >> location & 1:
                continue
            left &= ~(1 << location)
            if has_suit(g, self.seat, location):
                return [AskSuit(self.seat, location, left, self.amount, taken)]
            taken += self.amount
        return [TakeIn(self.seat, taken, 0, 0)] if taken else []


def has_suit(g: State, seat: int, location: int) -> bool:
    building = g.house[location * g.players + seat]
    return g.t.mat.kind[building] == DISTRICT and g.power(seat, SUIT) > 0


@dataclass
class KeepCamp(Asking):
    """[pest.tech.21-improved-camp-shield] The camp has stopped the sick; it stays unless its owner takes it back."""

    camp: int
    lone: int
    amount: int

    def options(self, g: State) -> list[int]:
        return [KEEP_CAMP + NO, KEEP_CAMP + YES]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == KEEP_CAMP + NO:
            g.return_camp(self.seat)
        return [Struck(self.seat, NOWHERE, self.lone, self.amount, 0)]


@dataclass
class AskSuit(Asking):
    """[pest.tech.15-protective-suit] One person less for a lone district, if its owner wants."""

    location: int
    lone: int
    amount: int
    taken: int

    def options(self, g: State) -> list[int]:
        return [USE_SUIT + NO, USE_SUIT + YES]

    def take(self, g: State, option: int) -> list[Frame]:
        less = g.power(self.seat, SUIT) if option == USE_SUIT + YES else 0
        return [Struck(self.seat, NOWHERE, self.lone, self.amount, self.taken + max(0, self.amount - less))]


@dataclass
class Destruction(Frame):
    """[pest.plague.destroy-at-four] [pest.plague.destroy-clears-sick] [pest.plague.destroy-simultaneous]

    [pest.plague.over-four-later] [pest.plague.protected-never-ruined] All that the card filled fall together.
    [pest.plague.destroy-spreads-one] [pest.plague.spread-never-destroys] [pest.plague.spread-each-its-own-effect]
    Then each spreads once. Ends: spread destroys nothing, so it is followed by no further spread.
    """

    received: int

    def run(self, g: State) -> list[Frame]:
        fallen: list[int] = []
        for location in range(LOCATIONS):
            if self.received >> location & 1 and g.sick[location] >= g.t.cards.destroy_at:
                fallen.append(location)
        for location in fallen:
            g.ruin(location)
        return [Spread(location) for location in fallen]


@dataclass
class Spread(Frame):
    """[pest.plague.destroy-spreads-one] From a destroyed location to its neighbours; not into ruins."""

    location: int

    def run(self, g: State) -> list[Frame]:
        targets = 0
        for near in g.t.land.neighbours[self.location]:
            targets |= 1 << near
        return [Waivers(targets, g.t.cards.spread, 0, 0)]
