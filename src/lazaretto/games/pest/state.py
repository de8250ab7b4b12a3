"""The board of Pest: its fields, its copy, the primitives that change it and tell what happened.

Nothing is dealt in advance: a card or token is drawn by chance at the moment it is turned up, from what can
still be there. So the board holds only what lies open on the table, and no secret at all.
"""

from __future__ import annotations

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    AT_CAPITAL,
    BUILDINGS,
    CAPITAL_BUILDINGS,
    CAPITAL_NODE,
    CELLS,
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
    TOKENS,
    YEARS,
)
from lazaretto.games.pest.rules.board_fields import BITS, NO_CARD, NOBODY, NOWHERE
from lazaretto.games.pest.rules.board_goods import BoardGoods
from lazaretto.games.pest.rules.printed import CASTLE, HEALING_CELLS, Tables

__all__ = ["BITS", "NOBODY", "NOWHERE", "NO_CARD", "State", "empty_board"]


class State(BoardGoods):
    """One board, third part: the map, people, mortuses and technologies. Only primitives change a board."""

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
