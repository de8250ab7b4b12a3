"""The plague phase: the year's card, what keeps the sick out, destruction and its spread."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    ERAS,
    KEEP_CAMP,
    LOCATIONS,
    NO,
    REVEAL_PLAGUE,
    ROADS,
    SEATS,
    USE_OUTPOST,
    USE_SUIT,
    YES,
    Count,
    Flag,
    Location,
    LocationOrNone,
    Locations,
    Seat,
)
from lazaretto.games.pest.board import NOBODY, NOWHERE, Board
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.rules.setup_cards import offer_plague_cards
from lazaretto.games.pest.rules.tech import camp_stays, has_outpost, has_suit, in_suit
from lazaretto.kernel.bits import bit
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Chance, Options, Todo

# ---------------------------------------------------------------- the card


class RevealPlague(Chance):
    """[pest.plague.reveal-card] The year's card."""

    def options(self, g: Board, out: Options) -> None:
        offer_plague_cards(g, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        card = option - REVEAL_PLAGUE
        g.reveal_plague(card)
        strike_card(g, card, then)


def strike_card(g: Board, card: i64, then: Todo) -> None:
    """[pest.plague.amount-era-1] [pest.plague.amount-era-2-3] [pest.plague.struck-once] [pest.plague.ruined-not-targeted]

    [pest.plague.roads-unlimited] [pest.plague.roads-not-protected] Roads at once; locations by what stands there.
    """
    era = g.era()
    amount = g.t.tracks.era_sick[era]
    colours = g.t.cards.plague_roads[card * ERAS + era]
    for road in range(ROADS):
        if colours >> g.t.land.road_colour[road] & 1:
            g.add_road_sick(road, amount)
    targets: i64 = 0
    for location in range(LOCATIONS):
        if is_shown(g, card * ERAS + era, location):
            targets |= bit(location)
    then.add(Waivers(targets, amount, 0, 1))


def is_shown(g: Board, column: i64, location: i64) -> bool:
    """[pest.plague.struck-once] By harbour, or by type and resource as they are now."""
    if g.t.cards.plague_harbours[column] & g.t.land.harbours[location]:
        return True
    places = g.t.cards.plague_places[column]
    for at in range(0, len(places), 2):
        kind = places[at]
        resource = places[at + 1]
        if (kind < 0 or kind == g.t.land.kind[location]) and (resource < 0 or resource == g.resource(location)):
            return True
    return False


# ---------------------------------------------------------------- what keeps the sick out


def stop_plague(g: Board, location: i64, amount: i64) -> None:
    if g.journal is not None:
        g.tell(ev.PlagueStopped(location, amount))


def exposed(g: Board, targets: i64, amount: i64) -> i64:
    """[pest.plague.doctor-blocks] [pest.plague.several-buildings-block] [pest.plague.camp-kept-when-otherwise-safe]

    Targets that are not ruined and not kept safe by a doctor or several buildings.
    """
    found: i64 = 0
    for location in range(LOCATIONS):
        if not targets >> location & 1 or g.ruined(location):
            continue
        if g.doctor_in(location) or g.houses(location) > 1:
            stop_plague(g, location, amount)
        else:
            found |= bit(location)
    return found


class Waivers(Auto):
    """[pest.plague.protection-order] [pest.plague.whole-card-at-once] [pest.plague.choices-in-turn-order]

    One effect strikes its targets together. Quarantine Outposts are asked for first. `asked` has a bit for each
    location already asked for; it starts at 0 and then grows, so this ends.
    """

    targets: Locations
    amount: Count
    asked: Locations
    card: Flag

    def run(self, g: Board, then: Todo) -> None:
        targets = self.targets
        if not self.asked:
            targets = exposed(g, targets, self.amount)
        open_targets = targets & ~self.asked
        for place in range(g.players):
            seat = g.order(place)
            for location in range(LOCATIONS):
                if open_targets >> location & 1 and has_outpost(g, seat, location):
                    asked = self.asked | bit(location)
                    then.add(AskOutpost(seat, location, targets, self.amount, asked, self.card))
                    return
        then.add(Additions(targets, self.amount, self.card))


class AskOutpost(Ask):
    """[pest.plague.choices-in-turn-order] The owner of a Quarantine Outpost may waive it, location by location."""

    location: Location
    targets: Locations
    amount: Count
    asked: Locations
    card: Flag

    def options(self, g: Board, out: Options) -> None:
        out.add(USE_OUTPOST + NO)
        out.add(USE_OUTPOST + YES)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        targets = self.targets
        if option == USE_OUTPOST + YES:
            targets &= ~bit(self.location)
            stop_plague(g, self.location, self.amount)
        then.add(Waivers(targets, self.amount, self.asked, self.card))


# ---------------------------------------------------------------- who takes them


def lone_owner(g: Board, location: i64) -> i64:
    """The owner of the only building in a location, or nobody."""
    owner: i64 = NOBODY
    for seat in range(g.players):
        if g.has_house(location, seat):
            if owner != NOBODY:
                return NOBODY
            owner = seat
    return owner


def camped_among(g: Board, targets: i64) -> i64:
    """[pest.plague.several-camps-return] Targets with a camp, of however many players."""
    found: i64 = 0
    for seat in range(g.players):
        camp = g.camp(seat)
        if camp != NOWHERE and targets >> camp & 1:
            found |= bit(camp)
    return found


class Additions(Auto):
    """[pest.plague.camp-blocks-and-returns] [pest.plague.camp-over-single-building] [pest.plague.camp-per-effect]

    [pest.plague.single-building-owner-takes] Camps stop the effect and return; then lone buildings; the rest stays
    on the map. After a card [pest.plague.destroy-at-four] is looked at.
    """

    targets: Locations
    amount: Count
    card: Flag

    def run(self, g: Board, then: Todo) -> None:
        camped = camped_among(g, self.targets)
        lone = vec[i64]([0] * SEATS)
        received: i64 = 0
        for location in range(LOCATIONS):
            if not self.targets >> location & 1:
                continue
            owner = lone_owner(g, location)
            if camped >> location & 1:
                stop_plague(g, location, self.amount)
            elif owner != NOBODY:
                lone[owner] |= bit(location)
            else:
                g.add_sick(location, self.amount)
                received |= bit(location)
        for place in range(g.players):
            self.strike_seat(g, g.order(place), camped, lone[g.order(place)], then)
        if self.card and received:
            then.add(Destruction(received))

    def strike_seat(self, g: Board, seat: i64, camped: i64, lone: i64, then: Todo) -> None:
        camp = g.camp(seat)
        if camp != NOWHERE and not camped >> camp & 1:
            camp = NOWHERE
        if camp != NOWHERE and not camp_stays(g, seat):
            g.return_camp(seat)
            camp = NOWHERE
        if camp != NOWHERE or lone:
            then.add(Struck(seat, camp, lone, self.amount, 0))


class Struck(Auto):
    """[pest.plague.choices-in-turn-order] One player's part of an effect: camp, suits, then the people themselves.

    Ends: every round takes the camp or a location away.
    """

    seat: Seat
    camp: LocationOrNone
    lone: Locations
    amount: Count
    taken: Count

    def run(self, g: Board, then: Todo) -> None:
        if self.camp != NOWHERE:
            then.add(KeepCamp(self.seat, self.camp, self.lone, self.amount))
            return
        taken = self.taken
        left = self.lone
        for location in range(LOCATIONS):
            if not left >> location & 1:
                continue
            left &= ~bit(location)
            if has_suit(g, self.seat, location):
                then.add(AskSuit(self.seat, location, left, self.amount, taken))
                return
            taken += self.amount
        if taken:
            take_in(g, self.seat, taken, then)


def take_in(g: Board, seat: i64, count: i64, then: Todo) -> None:
    """[pest.plague.single-building-owner-takes] [pest.plague.owner-full-to-graveyard] Into the owner's quarantine."""
    then.add(TakeIn(seat, count, 0, 0))


class KeepCamp(Ask):
    """[pest.plague.camp-blocks-and-returns] The camp has stopped the sick; with Improved Camp it stays if wished."""

    camp: Location
    lone: Locations
    amount: Count

    def options(self, g: Board, out: Options) -> None:
        out.add(KEEP_CAMP + NO)
        out.add(KEEP_CAMP + YES)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option == KEEP_CAMP + NO:
            g.return_camp(self.seat)
        then.add(Struck(self.seat, NOWHERE, self.lone, self.amount, 0))


class AskSuit(Ask):
    """[pest.plague.choices-in-turn-order] Fewer people for a lone district, if the owner of the suit wants."""

    location: Location
    lone: Locations
    amount: Count
    taken: Count

    def options(self, g: Board, out: Options) -> None:
        out.add(USE_SUIT + NO)
        out.add(USE_SUIT + YES)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        amount = self.amount
        if option == USE_SUIT + YES:
            amount = in_suit(g, self.seat, amount)
        then.add(Struck(self.seat, NOWHERE, self.lone, self.amount, self.taken + amount))


# ---------------------------------------------------------------- destruction


def is_deadly(g: Board, location: i64) -> bool:
    """[pest.plague.destroy-at-four] Would a card that adds one more sick person destroy it?"""
    return not g.ruined(location) and g.sick(location) + 1 >= g.t.cards.destroy_at


class Destruction(Auto):
    """[pest.plague.destroy-at-four] [pest.plague.destroy-clears-sick] [pest.plague.destroy-simultaneous]

    [pest.plague.over-four-later] [pest.plague.protected-never-ruined] All that the card filled fall together.
    [pest.plague.destroy-spreads-one] [pest.plague.spread-never-destroys] [pest.plague.spread-each-its-own-effect]
    Then each spreads once. Ends: spread destroys nothing, so it is followed by no further spread.
    """

    received: Locations

    def run(self, g: Board, then: Todo) -> None:
        for location in range(LOCATIONS):
            if self.received >> location & 1 and g.sick(location) >= g.t.cards.destroy_at:
                g.ruin(location)
                then.add(Spread(location))


class Spread(Auto):
    """[pest.plague.destroy-spreads-one] From a destroyed location to its neighbours; not into ruins."""

    location: Location

    def run(self, g: Board, then: Todo) -> None:
        targets: i64 = 0
        for near in g.t.land.neighbours[self.location]:
            targets |= bit(near)
        then.add(Waivers(targets, g.t.cards.spread, 0, 0))
