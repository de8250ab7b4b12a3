"""The board of Pest: its fields, its copy, the primitives that change it and tell what happened.

Nothing is dealt in advance: a card or token is drawn by chance at the moment it is turned up, from what can
still be there. So the board holds only what lies open on the table, and no secret at all.
"""

from __future__ import annotations

from typing import Final

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    AT_CAPITAL,
    AT_MOBILE,
    BUILDINGS,
    CAPITAL_BUILDINGS,
    CAPITAL_NODE,
    CELLS,
    COIN,
    ERAS,
    FIVE,
    FIVE_BIT,
    GRAVEYARD,
    LOCATIONS,
    ON_CARD,
    REGULAR,
    RESOURCES,
    ROADS,
    SLOTS,
    TECHNOLOGIES,
    TOKENS,
    TOPS,
    YEARS,
)
from lazaretto.games.pest.rules.printed import (
    CAPACITY_ALL,
    CAPACITY_ONE,
    CASTLE,
    HEALING_CELLS,
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


class State:
    """One board. Only the methods under "primitives" change it."""

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

    def clone(self) -> State:
        return State(
            self.t,
            self.players,
            self.mode,
            self.colours,
            self.year,
            self.order[:],
            self.laws[:],
            self.plagues[:],
            self.aids[:],
            self.capital_card,
            self.resource[:],
            self.ruined[:],
            self.sick[:],
            self.road_sick[:],
            self.house[:],
            self.doctor[:],
            self.camp[:],
            self.stock[:],
            self.research[:],
            self.fame[:],
            self.infamy[:],
            self.influence[:],
            self.orders[:],
            self.ready[:],
            self.waiting[:],
            self.grid[:],
            self.calm[:],
            self.penned[:],
            self.dead[:],
            self.healthy[:],
            self.site[:],
            self.worker[:],
            self.sector[:],
            self.neutral,
            self.tech[:],
            self.tech_people[:],
            self.tech_mortus[:],
            self.cell[:],
            self.workshop[:],
            self.capital_owner[:],
            self.tokens_up[:],
            self.tokens_down[:],
            self.market[:],
            self.deck,
            self.aside,
            None,
        )

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

        [pest.quarantine.space-five-penalty] [pest.quarantine.rearrange-windows] A person on space five cuts it
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

    # ---------------------------------------------------------------- primitives: cards and years

    def tell(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.add(event)

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
            self.tell(ev.AidRevealed(card))

    # ---------------------------------------------------------------- primitives: the map

    def put_castle(self, seat: int, location: int) -> None:
        self.house[location * self.players + seat] = CASTLE
        self.site[seat * BUILDINGS + CASTLE] = location
        if self.journal is not None:
            self.tell(ev.CastlePlaced(seat, location))

    def put_building(self, seat: int, building: int, location: int) -> None:
        self.house[location * self.players + seat] = building
        self.site[seat * BUILDINGS + building] = location
        if self.journal is not None:
            self.tell(ev.BuildingBuilt(seat, building, location))

    def put_capital_building(self, seat: int, building: int) -> None:
        self.capital_owner[building] = seat
        if self.journal is not None:
            self.tell(ev.CapitalBuilt(seat, building))

    def put_doctor(self, seat: int, location: int) -> None:
        self.doctor[seat] = location
        if self.journal is not None:
            self.tell(ev.DoctorPlaced(seat, location))

    def move_doctor(self, seat: int, to: int) -> None:
        origin = self.doctor[seat]
        self.doctor[seat] = to
        if self.journal is not None:
            self.tell(ev.DoctorMoved(seat, origin, to))

    def put_camp(self, seat: int, location: int) -> None:
        self.camp[seat] = location
        if self.journal is not None:
            self.tell(ev.CampPlaced(seat, location))

    def return_camp(self, seat: int) -> None:
        location = self.camp[seat]
        self.camp[seat] = NOWHERE
        if self.journal is not None:
            self.tell(ev.CampReturned(seat, location))

    def add_sick(self, location: int, count: int) -> None:
        self.sick[location] += count
        if self.journal is not None:
            self.tell(ev.SickAdded(location, count))

    def add_road_sick(self, road: int, count: int) -> None:
        self.road_sick[road] += count
        if self.journal is not None:
            self.tell(ev.RoadSickAdded(road, count))

    def ruin(self, location: int) -> None:
        self.ruined[location] = 1
        self.sick[location] = 0
        if self.journal is not None:
            self.tell(ev.LocationDestroyed(location))

    def gather(self, seat: int, location: int, count: int) -> None:
        self.sick[location] -= count
        if self.journal is not None:
            self.tell(ev.SickGathered(seat, location, count))

    def gather_road(self, seat: int, road: int) -> int:
        count = self.road_sick[road]
        self.road_sick[road] = 0
        if self.journal is not None:
            self.tell(ev.RoadGathered(seat, road, count))
        return count

    # ---------------------------------------------------------------- primitives: goods and points

    def gain(self, seat: int, resource: int, count: int) -> None:
        """[pest.track.gain-and-spend] Up to the limit; the rest is lost. Whoever is on space five makes room first."""
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

    # ---------------------------------------------------------------- primitives: people

    def house_sick(self, seat: int, space: int) -> None:
        """[pest.quarantine.all-intake-goes-here] One person into a space, the graveyard or a healing cell."""
        if space == REGULAR:
            self.calm[seat] += 1
        elif space == GRAVEYARD:
            self._bury(seat)
        elif space == ON_CARD:
            self.cell[seat] = 1
        else:
            self.penned[seat] |= 1 << (space - 1)
        if self.journal is not None:
            self.tell(ev.SickHoused(seat, space))
        if space == FIVE:
            self._cut_off(seat)

    def _bury(self, seat: int) -> None:
        """[pest.quarantine.graveyard-fill] [pest.quarantine.graveyard-full]"""
        if self.dead[seat] < len(self.t.mat.graveyard):
            self.dead[seat] += 1
        else:
            self.gain_infamy(seat, self.t.mat.overflow_infamy)

    def _cut_off(self, seat: int) -> None:
        """[pest.quarantine.space-five-loss] Markers on space five and beyond drop below it."""
        most = self.t.mat.five - 1
        for resource in range(RESOURCES):
            self.lose(seat, resource, self.stock[seat * RESOURCES + resource] - most)

    def arrange(self, seat: int, mask: int) -> None:
        """[pest.quarantine.rearrange-anytime] Sick people to other spaces of the quarantine."""
        total = self.held(seat)
        fresh_five = mask & ~self.penned[seat] & FIVE_BIT
        self.penned[seat] = mask
        self.calm[seat] = total - BITS[mask]
        if self.journal is not None:
            self.tell(ev.QuarantineArranged(seat, mask))
        if fresh_five:
            self._cut_off(seat)

    def take_from(self, seat: int, space: int) -> None:
        """One sick person leaves a space of the quarantine."""
        if space == REGULAR:
            self.calm[seat] -= 1
        else:
            self.penned[seat] &= ~(1 << (space - 1))

    def heal(self, seat: int, space: int) -> None:
        self.take_from(seat, space)
        self.healthy[seat] += 1
        if self.journal is not None:
            self.tell(ev.SickHealed(seat, space))

    def discard_sick(self, seat: int, space: int) -> None:
        self.take_from(seat, space)
        if self.journal is not None:
            self.tell(ev.SickDiscarded(seat, space))

    def cure(self, seat: int) -> None:
        """A person reaches the healthy track without a price."""
        self.healthy[seat] += 1
        if self.journal is not None:
            self.tell(ev.PersonCured(seat))

    def spend_healthy(self, seat: int) -> None:
        self.healthy[seat] -= 1
        if self.journal is not None:
            self.tell(ev.PersonSpent(seat))

    def advance_cell(self, seat: int) -> None:
        slot = self.slot_with(seat, HEALING_CELLS)
        self.cell[seat] += 1
        if self.cell[seat] > self.power(seat, HEALING_CELLS):
            self.cell[seat] = 0
        if self.journal is not None:
            self.tell(ev.CardAdvanced(seat, self.tech[slot], self.cell[seat]))
        if self.cell[seat] == 0:
            self.cure(seat)

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

    def _add_people(self, seat: int, place: int, count: int) -> None:
        if place < BUILDINGS:
            self.worker[seat * BUILDINGS + place] += count
        elif place == AT_CAPITAL:
            self.sector[seat] += count
        else:
            self.tech_people[self._card_slot(seat, place)] += count

    def assign(self, seat: int, place: int) -> None:
        """[pest.assign.from-the-right] A person leaves the right end of the track for a workplace."""
        self.healthy[seat] -= 1
        self.put_person(seat, place)

    def put_person(self, seat: int, place: int) -> None:
        self._add_people(seat, place, 1)
        if self.journal is not None:
            self.tell(ev.PersonAssigned(seat, place))

    def lift_person(self, seat: int, place: int) -> None:
        self._add_people(seat, place, -1)
        if self.journal is not None:
            self.tell(ev.PersonLifted(seat, place))

    def recall(self, seat: int) -> None:
        self.sector[seat] -= 1
        self.healthy[seat] += 1
        if self.journal is not None:
            self.tell(ev.PersonRecalled(seat))

    def empty_capital(self) -> None:
        for seat in range(self.players):
            self.sector[seat] = 0
        if self.journal is not None:
            self.tell(ev.CapitalEmptied())

    # ---------------------------------------------------------------- primitives: mortuses and technologies

    def place_mortus(self, seat: int, cell: int) -> None:
        self.ready[seat] -= 1
        self.grid[seat * CELLS + cell] = 1
        if self.journal is not None:
            self.tell(ev.MortusPlaced(seat, cell))

    def mortus_to_card(self, seat: int, slot: int) -> None:
        self.ready[seat] -= 1
        self.tech_mortus[slot] = 1
        if self.journal is not None:
            self.tell(ev.MortusOnCard(seat, self.tech[slot]))

    def return_mortuses(self) -> None:
        for seat in range(self.players):
            for at in range(seat * CELLS, (seat + 1) * CELLS):
                self.ready[seat] += self.grid[at]
                self.grid[at] = 0
            for at in range(seat * SLOTS, (seat + 1) * SLOTS):
                self.ready[seat] += self.tech_mortus[at]
                self.tech_mortus[at] = 0
        if self.journal is not None:
            self.tell(ev.MortusesReturned())

    def ready_mortus(self, seat: int) -> None:
        self.waiting[seat] -= 1
        self.ready[seat] += 1
        if self.journal is not None:
            self.tell(ev.MortusReadied(seat))

    def buy(self, seat: int, card: int, slot: int) -> None:
        """A card of the market takes a slot; whatever lay there must have been returned."""
        self.market[self.market.index(card)] = NO_CARD
        self.tech[slot] = card
        if self.journal is not None:
            self.tell(ev.TechnologyBought(seat, card, slot - seat * SLOTS))

    def return_technology(self, seat: int, slot: int) -> None:
        """[pest.research.discard-with-healthy] Its people go back to the track as far as there is room."""
        card = self.tech[slot]
        while self.tech_people[slot] > 0:
            self.tech_people[slot] -= 1
            if not self.track_full(seat):
                self.cure(seat)
        self.tech[slot] = NO_CARD
        self.deck |= 1 << card
        if self.journal is not None:
            self.tell(ev.TechnologyReturned(seat, card))
        self.gain_fame(seat, self.t.cards.tech_fame[card])

    def set_workshop(self, seat: int, resource: int) -> None:
        self.workshop[seat] = resource
        if self.journal is not None and resource >= 0:
            self.tell(ev.WorkshopSet(seat, resource))


def empty_board(t: Tables, players: int, mode: int, colours: list[int]) -> State:
    """[pest.setup.ruined-by-count] [pest.setup.start-sick] [pest.setup.board-buildings] [pest.setup.start-resources]

    [pest.setup.mortuses] [pest.setup.camp-on-board] [pest.setup.order-markers] [pest.setup.influence-zero]
    [pest.setup.capital-buildings] The table before anything is drawn.
    """
    return State(
        t=t,
        players=players,
        mode=mode,
        colours=colours,
        year=-1,
        order=[],
        laws=[NO_CARD] * ERAS,
        plagues=[NO_CARD] * YEARS,
        aids=[NO_CARD] * YEARS,
        capital_card=NO_CARD,
        resource=t.land.printed[:],
        ruined=t.land.ruined[:],
        sick=t.land.sick[:],
        road_sick=[0] * ROADS,
        house=[-1] * (LOCATIONS * players),
        doctor=[CAPITAL_NODE] * players,
        camp=[NOWHERE] * players,
        stock=t.mat.stock * players,
        research=[t.mat.research] * players,
        fame=[0] * players,
        infamy=[0] * players,
        influence=[0] * players,
        orders=[0] * (ERAS * players),
        ready=[t.mat.ready] * players,
        waiting=[t.mat.mortuses - t.mat.ready] * players,
        grid=[0] * (CELLS * players),
        calm=[0] * players,
        penned=[0] * players,
        dead=[0] * players,
        healthy=[0] * players,
        site=[NOWHERE] * (BUILDINGS * players),
        worker=[0] * (BUILDINGS * players),
        sector=[0] * players,
        neutral=0,
        tech=[NO_CARD] * (SLOTS * players),
        tech_people=[0] * (SLOTS * players),
        tech_mortus=[0] * (SLOTS * players),
        cell=[0] * players,
        workshop=[NOWHERE] * players,
        capital_owner=[NOBODY] * CAPITAL_BUILDINGS,
        tokens_up=[0] * TOKENS,
        tokens_down=[0] * TOKENS,
        market=[NO_CARD] * t.cards.market,
        deck=t.cards.tech_in_play,
        aside=0,
        journal=None,
    )
