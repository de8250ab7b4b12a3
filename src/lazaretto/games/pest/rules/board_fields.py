"""The board of Pest, first part: its fields and what can be read from them."""

from __future__ import annotations

from typing import Final

from lazaretto.games.pest.actions import (
    AT_CAPITAL,
    AT_MOBILE,
    BUILDINGS,
    COIN,
    FIVE_BIT,
    RESOURCES,
    SLOTS,
    TECHNOLOGIES,
    TOPS,
)
from lazaretto.games.pest.rules.printed import (
    CAPACITY_ALL,
    CAPACITY_ONE,
    MOBILE_WORKSHOP,
    QUARANTINE_SPACES,
    WORKER_STORE,
    Tables,
)
from lazaretto.kernel.journal import Event, Journal

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
BITS: Final = [bin(mask).count("1") for mask in range(1 << (TOPS + 1))]


class BoardFields:
    """All that lies on the table. Primitives are added by the classes built on this one.

    [pest.concept.people-states] Where people are says how they are: sick on the map, in quarantine and in healing
    cells; healthy on the track and at workplaces; dead in the graveyard.
    """

    def __init__(
        self,
        t: Tables,
        players: int,
        mode: int,
        colours: list[int],
        year: int,
        order: list[int],
        laws: list[int],
        plagues: list[int],
        aids: list[int],
        capital_card: int,
        resource: list[int],
        ruined: list[int],
        sick: list[int],
        road_sick: list[int],
        house: list[int],
        doctor: list[int],
        camp: list[int],
        stock: list[int],
        research: list[int],
        fame: list[int],
        infamy: list[int],
        influence: list[int],
        orders: list[int],
        ready: list[int],
        waiting: list[int],
        grid: list[int],
        calm: list[int],
        penned: list[int],
        dead: list[int],
        healthy: list[int],
        site: list[int],
        worker: list[int],
        sector: list[int],
        neutral: int,
        tech: list[int],
        tech_people: list[int],
        tech_mortus: list[int],
        cell: list[int],
        workshop: list[int],
        capital_owner: list[int],
        tokens_up: list[int],
        tokens_down: list[int],
        market: list[int],
        deck: int,
        aside: int,
        journal: Journal | None,
    ) -> None:
        self.t: Final = t
        self.players: Final = players
        self.mode: Final = mode
        self.colours: Final = colours
        self.year = year  # from 0; -1 before the first
        self.order = order  # seats in turn order
        self.laws = laws  # by era
        self.plagues = plagues  # revealed cards by year
        self.aids = aids
        self.capital_card = capital_card
        self.resource = resource  # by location
        self.ruined = ruined
        self.sick = sick
        self.road_sick = road_sick
        self.house = house  # [location * players + seat]: the building there, or -1
        self.doctor = doctor  # a node: the capital only in the midst of a move
        self.camp = camp  # a location, or -1 on the player board
        self.stock = stock  # [seat * resources + resource]
        self.research = research
        self.fame = fame
        self.infamy = infamy
        self.influence = influence
        self.orders = orders  # [seat * eras + era]: space of the order marker
        self.ready = ready
        self.waiting = waiting
        self.grid = grid  # [seat * cells + cell]: 1 where a mortus stands
        self.calm = calm  # sick people in spaces without penalty: regular ones and those of cards
        self.penned = penned  # a bit for each space with a penalty that is taken
        self.dead = dead  # in graveyard spaces
        self.healthy = healthy  # on the track
        self.site = site  # [seat * buildings + building]: its location, or -1 on the player board
        self.worker = worker  # [seat * buildings + building]: 1 with a person
        self.sector = sector
        self.neutral = neutral
        self.tech = tech  # [seat * slots + slot]
        self.tech_people = tech_people  # healthy people on the card in that slot
        self.tech_mortus = tech_mortus
        self.cell = cell  # by seat: healing cell with a sick person, from 1; 0 for none
        self.workshop = workshop  # by seat: resource of Mobile Workshop, or -1
        self.capital_owner = capital_owner
        self.tokens_up = tokens_up  # reward tokens by kind
        self.tokens_down = tokens_down
        self.market = market
        self.deck = deck  # a bit for each technology
        self.aside = aside  # removed from the market, waiting for the new one
        self.journal = journal

    # ---------------------------------------------------------------- reading

    def era(self) -> int:
        return self.t.tracks.era_of[self.year]

    def power(self, seat: int, power: int) -> int:
        """[pest.tech.active-at-once] What the seat's technologies give of one power, all together."""
        first = power * TECHNOLOGIES
        total = 0
        for at in range(seat * SLOTS, (seat + 1) * SLOTS):
            card = self.tech[at]
            if card >= 0:
                total += self.t.cards.power[first + card]
        return total

    def slot_with(self, seat: int, power: int) -> int:
        """The slot (of all seats' slots) of a card with a power, or -1."""
        first = power * TECHNOLOGIES
        for at in range(seat * SLOTS, (seat + 1) * SLOTS):
            card = self.tech[at]
            if card >= 0 and self.t.cards.power[first + card] > 0:
                return at
        return -1

    def houses(self, location: int) -> int:
        """Buildings of all players in a location."""
        count = 0
        for at in range(location * self.players, (location + 1) * self.players):
            if self.house[at] >= 0:
                count += 1
        return count

    def rival_houses(self, seat: int, location: int) -> int:
        return self.houses(location) - (1 if self.house[location * self.players + seat] >= 0 else 0)

    def calm_spaces(self, seat: int) -> int:
        """[pest.tech.18-quarantine-tent] [pest.tech.19-quarantine-house] Spaces without penalty."""
        return self.t.mat.regular + self.power(seat, QUARANTINE_SPACES)

    def held(self, seat: int) -> int:
        """Sick people in quarantine."""
        return self.calm[seat] + BITS[self.penned[seat]]

    def can_leave_five(self, seat: int) -> bool:
        """Is there an empty space for whoever is on space five?"""
        return self.calm[seat] < self.calm_spaces(seat) or self.penned[seat] | FIVE_BIT != len(BITS) - 1

    def limit(self, seat: int, resource: int) -> int:
        """[pest.track.capacity-five] [pest.tech.26-hoist] [pest.tech.27-storage-crates] Most of a resource now.

        [pest.quarantine.space-five-penalty] [pest.track.space-five-reopens] [pest.quarantine.rearrange-windows]
        A person on space five cuts it
        off, unless he can be shifted.
        """
        mat = self.t.mat
        if self.penned[seat] & FIVE_BIT and not self.can_leave_five(seat):
            return mat.five - 1
        most = mat.capacity + self.power(seat, CAPACITY_ALL)
        extra = self.power(seat, CAPACITY_ONE)
        if extra == 0:
            return most
        for other in range(RESOURCES):
            if other != resource and self.stock[seat * RESOURCES + other] > most:
                return most
        return most + extra

    def room(self, seat: int, resource: int) -> int:
        return self.limit(seat, resource) - self.stock[seat * RESOURCES + resource]

    def purse(self, seat: int, resource: int) -> int:
        """[pest.concept.coin-joker] How much of a basic resource can be paid, coins included."""
        return self.stock[seat * RESOURCES + resource] + self.stock[seat * RESOURCES + COIN]

    def track_full(self, seat: int) -> bool:
        return self.healthy[seat] >= len(self.t.mat.herbs)

    def product(self, seat: int, building: int) -> int:
        """[pest.build.resource-token] [pest.setup.castle-resource-token] What a built building produces."""
        if self.t.mat.coins[building]:
            return COIN
        return self.resource[self.site[seat * BUILDINGS + building]]

    def people_at(self, seat: int, place: int) -> int:
        """Healthy people at a workplace."""
        if place < BUILDINGS:
            return self.worker[seat * BUILDINGS + place]
        if place == AT_CAPITAL:
            return self.sector[seat]
        slot = self._card_slot(seat, place)
        return self.tech_people[slot] if slot >= 0 else 0

    def _card_slot(self, seat: int, place: int) -> int:
        return self.slot_with(seat, MOBILE_WORKSHOP if place == AT_MOBILE else WORKER_STORE)

    def tell(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.add(event)
