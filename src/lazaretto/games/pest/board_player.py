"""The player boards: goods and points, mortuses, the quarantine, people and where they work."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.pest import events_player as ev
from lazaretto.games.pest.actions import (
    ALL_PENNED,
    AT_CAPITAL,
    AT_MOBILE,
    BUILDINGS,
    CELLS,
    COIN,
    FIVE,
    FIVE_BIT,
    GRAVEYARD,
    ON_CARD,
    REGULAR,
    RESOURCES,
    SLOTS,
    TECHNOLOGIES,
    TOPS,
)
from lazaretto.games.pest.cells import Cells
from lazaretto.games.pest.tables import (
    CAPACITY_ALL,
    CAPACITY_ONE,
    HEALING_CELLS,
    MOBILE_WORKSHOP,
    QUARANTINE_SPACES,
    WORKER_STORE,
)
from lazaretto.kernel.bits import bit, size

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1


@mypyc_attr(acyclic=True)
class BoardPlayer(Cells):
    """What lies on the boards of the players.

    [pest.concept.people-states] Where people are says how they are: sick on the map, in quarantine and in healing
    cells; healthy on the track and at workplaces; dead in the graveyard.
    """

    # ---------------------------------------------------------------- reading: eras and technologies

    def era(self) -> i64:
        return self.t.tracks.era_of[self.year]

    def has_power(self, seat: i64, power: i64) -> bool:
        return self.powers(seat) >> power & 1 != 0

    def power(self, seat: i64, power: i64) -> i64:
        """[pest.tech.active-at-once] What the seat's technologies give of one power, all together."""
        total: i64 = 0
        if self.powers(seat) >> power & 1:
            for slot in range(SLOTS):
                card = self.tech(seat, slot)
                if card >= 0:
                    total += self.t.cards.power[power * TECHNOLOGIES + card]
        return total

    def slot_with(self, seat: i64, power: i64) -> i64:
        """The slot of a card with a power, or -1."""
        if self.powers(seat) >> power & 1:
            for slot in range(SLOTS):
                card = self.tech(seat, slot)
                if card >= 0 and self.t.cards.power[power * TECHNOLOGIES + card] > 0:
                    return slot
        return -1

    # ---------------------------------------------------------------- reading: quarantine and goods

    def calm_spaces(self, seat: i64) -> i64:
        """[pest.tech.18-quarantine-tent] [pest.tech.19-quarantine-house] Spaces without penalty."""
        return self.t.mat.regular + self.power(seat, QUARANTINE_SPACES)

    def held(self, seat: i64) -> i64:
        """Sick people in quarantine."""
        return self.calm(seat) + size(self.penned(seat))

    def can_leave_five(self, seat: i64) -> bool:
        """Is there an empty space for whoever is on space five?"""
        return self.calm(seat) < self.calm_spaces(seat) or self.penned(seat) | FIVE_BIT != ALL_PENNED

    def limit(self, seat: i64, resource: i64) -> i64:
        """[pest.track.capacity-five] [pest.tech.26-hoist] [pest.tech.27-storage-crates] Most of a resource now.

        [pest.quarantine.space-five-penalty] [pest.track.space-five-reopens] [pest.quarantine.rearrange-windows]
        A person on space five cuts it off, unless he can be shifted.
        """
        if self.penned(seat) & FIVE_BIT and not self.can_leave_five(seat):
            return self.t.mat.five - 1
        most = self.t.mat.capacity + self.power(seat, CAPACITY_ALL)
        extra = self.power(seat, CAPACITY_ONE)
        if extra == 0:
            return most
        for other in range(RESOURCES):
            if other != resource and self.stock(seat, other) > most:
                return most
        return most + extra

    def room(self, seat: i64, resource: i64) -> i64:
        return self.limit(seat, resource) - self.stock(seat, resource)

    def purse(self, seat: i64, resource: i64) -> i64:
        """[pest.concept.coin-joker] How much of a basic resource can be paid, coins included."""
        return self.stock(seat, resource) + self.stock(seat, COIN)

    # ---------------------------------------------------------------- reading: people

    def track_full(self, seat: i64) -> bool:
        return self.healthy(seat) >= len(self.t.mat.herbs)

    def workers(self, seat: i64) -> i64:
        """People in the seat's buildings."""
        count: i64 = 0
        for building in range(BUILDINGS):
            count += self.worker(seat, building)
        return count

    def people_at(self, seat: i64, place: i64) -> i64:
        """Healthy people at a workplace."""
        if place < BUILDINGS:
            return self.worker(seat, place)
        if place == AT_CAPITAL:
            return self.sector(seat)
        slot = self.card_slot(seat, place)
        if slot < 0:
            return 0
        return self.tech_people(seat, slot)

    def card_slot(self, seat: i64, place: i64) -> i64:
        """The slot of the card that is a workplace, or -1."""
        if place == AT_MOBILE:
            return self.slot_with(seat, MOBILE_WORKSHOP)
        return self.slot_with(seat, WORKER_STORE)

    # ---------------------------------------------------------------- primitives: goods and points

    def gain(self, seat: i64, resource: i64, count: i64) -> None:
        """[pest.track.gain-and-spend] [pest.produce.capacity-loss] Up to the limit; the rest is lost.

        Whoever is on space five makes room first.
        """
        got = min(count, max(self.room(seat, resource), 0))
        if self.penned(seat) & FIVE_BIT and self.stock(seat, resource) + got >= self.t.mat.five:
            self.leave_five(seat)
        self.change_stock(seat, resource, got)
        if self.journal is not None:
            if got:
                self.tell(ev.ResourceGained(seat, resource, got))
            if got < count:
                self.tell(ev.ResourceLost(seat, resource, count - got))

    def leave_five(self, seat: i64) -> None:
        """[pest.quarantine.rearrange-windows] To a space without penalty, else above produce, build, move."""
        if self.calm(seat) < self.calm_spaces(seat):
            self.change_calm(seat, 1)
            self.set_penned(seat, self.penned(seat) ^ FIVE_BIT)
        else:
            top: i64 = TOPS - 1
            while self.penned(seat) >> top & 1:
                top -= 1
            self.set_penned(seat, self.penned(seat) ^ (FIVE_BIT | bit(top)))
        if self.journal is not None:
            self.tell(ev.QuarantineArranged(seat, self.penned(seat)))

    def spend(self, seat: i64, resource: i64, count: i64) -> None:
        if count == 0:
            return
        self.change_stock(seat, resource, -count)
        if self.journal is not None:
            self.tell(ev.ResourcePaid(seat, resource, count))

    def trim(self, seat: i64) -> None:
        """[pest.research.discard-capacity] Whatever the track no longer holds is lost."""
        for resource in range(RESOURCES):
            self.lose(seat, resource, -self.room(seat, resource))

    def lose(self, seat: i64, resource: i64, count: i64) -> None:
        if count <= 0:
            return
        self.change_stock(seat, resource, -count)
        if self.journal is not None:
            self.tell(ev.ResourceLost(seat, resource, count))

    def gain_research(self, seat: i64, count: i64) -> None:
        self.change_research(seat, count)
        if self.journal is not None:
            self.tell(ev.ResearchGained(seat, count))

    def spend_research(self, seat: i64, count: i64) -> None:
        self.change_research(seat, -count)
        if self.journal is not None:
            self.tell(ev.ResearchPaid(seat, count))

    def gain_fame(self, seat: i64, count: i64) -> None:
        if count == 0:
            return
        self.change_fame(seat, count)
        if self.journal is not None:
            self.tell(ev.FameGained(seat, count))

    def gain_infamy(self, seat: i64, count: i64) -> None:
        if count == 0:
            return
        self.change_infamy(seat, count)
        if self.journal is not None:
            self.tell(ev.InfamyGained(seat, count))

    # ---------------------------------------------------------------- primitives: the quarantine

    def house_sick(self, seat: i64, space: i64) -> None:
        """[pest.quarantine.all-intake-goes-here] One person into a space, the graveyard or a healing cell."""
        if space == REGULAR:
            self.change_calm(seat, 1)
        elif space == GRAVEYARD:
            self._bury(seat)
        elif space == ON_CARD:
            self.set_cell(seat, 1)
        else:
            self.set_penned(seat, self.penned(seat) | bit(space - 1))
        if self.journal is not None:
            self.tell(ev.SickHoused(seat, space))
        if space == FIVE:
            self._cut_off(seat)

    def _bury(self, seat: i64) -> None:
        """[pest.quarantine.graveyard-fill] [pest.quarantine.graveyard-full]"""
        if self.dead(seat) < len(self.t.mat.graveyard):
            self.change_dead(seat, 1)
        else:
            self.gain_infamy(seat, self.t.mat.overflow_infamy)

    def _cut_off(self, seat: i64) -> None:
        """[pest.quarantine.space-five-loss] Markers on space five and beyond drop below it."""
        most = self.t.mat.five - 1
        for resource in range(RESOURCES):
            self.lose(seat, resource, self.stock(seat, resource) - most)

    def arrange(self, seat: i64, mask: i64) -> None:
        """[pest.quarantine.rearrange-anytime] Sick people to other spaces of the quarantine."""
        total = self.held(seat)
        fresh_five = mask & ~self.penned(seat) & FIVE_BIT
        self.set_penned(seat, mask)
        self.set_calm(seat, total - size(mask))
        if self.journal is not None:
            self.tell(ev.QuarantineArranged(seat, mask))
        if fresh_five:
            self._cut_off(seat)

    def take_from(self, seat: i64, space: i64) -> None:
        """One sick person leaves a space of the quarantine."""
        if space == REGULAR:
            self.change_calm(seat, -1)
        else:
            self.set_penned(seat, self.penned(seat) & ~bit(space - 1))

    def heal(self, seat: i64, space: i64) -> None:
        self.take_from(seat, space)
        self.change_healthy(seat, 1)
        if self.journal is not None:
            self.tell(ev.SickHealed(seat, space))

    def discard_sick(self, seat: i64, space: i64) -> None:
        self.take_from(seat, space)
        if self.journal is not None:
            self.tell(ev.SickDiscarded(seat, space))

    def advance_cell(self, seat: i64) -> None:
        """[pest.tech.healing-cell-timing] The person on the card goes on to the next cell, from the last to the track."""
        slot = self.slot_with(seat, HEALING_CELLS)
        self.change_cell(seat, 1)
        if self.cell(seat) > self.power(seat, HEALING_CELLS):
            self.set_cell(seat, 0)
        if self.journal is not None:
            self.tell(ev.CardAdvanced(seat, self.tech(seat, slot), self.cell(seat)))
        if self.cell(seat) == 0:
            self.cure(seat)

    # ---------------------------------------------------------------- primitives: healthy people

    def cure(self, seat: i64) -> None:
        """A person reaches the healthy track without a price."""
        self.change_healthy(seat, 1)
        if self.journal is not None:
            self.tell(ev.PersonCured(seat))

    def spend_healthy(self, seat: i64) -> None:
        self.change_healthy(seat, -1)
        if self.journal is not None:
            self.tell(ev.PersonSpent(seat))

    def _add_people(self, seat: i64, place: i64, count: i64) -> None:
        if place < BUILDINGS:
            self.set_worker(seat, place, self.worker(seat, place) + count)
        elif place == AT_CAPITAL:
            self.change_sector(seat, count)
        else:
            self.change_tech_people(seat, self.card_slot(seat, place), count)

    def assign(self, seat: i64, place: i64) -> None:
        """[pest.assign.from-the-right] A person leaves the right end of the track for a workplace."""
        self.change_healthy(seat, -1)
        self.put_person(seat, place)

    def put_person(self, seat: i64, place: i64) -> None:
        self._add_people(seat, place, 1)
        if self.journal is not None:
            self.tell(ev.PersonAssigned(seat, place))

    def lift_person(self, seat: i64, place: i64) -> None:
        self._add_people(seat, place, -1)
        if self.journal is not None:
            self.tell(ev.PersonLifted(seat, place))

    def recall(self, seat: i64) -> None:
        self.change_sector(seat, -1)
        self.change_healthy(seat, 1)
        if self.journal is not None:
            self.tell(ev.PersonRecalled(seat))

    # ---------------------------------------------------------------- primitives: mortuses

    def place_mortus(self, seat: i64, cell: i64) -> None:
        self.change_ready(seat, -1)
        self.set_grid(seat, cell, 1)
        if self.journal is not None:
            self.tell(ev.MortusPlaced(seat, cell))

    def mortus_to_card(self, seat: i64, slot: i64) -> None:
        self.change_ready(seat, -1)
        self.set_tech_mortus(seat, slot, 1)
        if self.journal is not None:
            self.tell(ev.MortusOnCard(seat, self.tech(seat, slot)))

    def return_mortuses(self) -> None:
        for seat in range(self.players):
            for cell in range(CELLS):
                self.change_ready(seat, self.grid(seat, cell))
                self.set_grid(seat, cell, 0)
            for slot in range(SLOTS):
                self.change_ready(seat, self.tech_mortus(seat, slot))
                self.set_tech_mortus(seat, slot, 0)
        if self.journal is not None:
            self.tell(ev.MortusesReturned())

    def ready_mortus(self, seat: i64) -> None:
        self.change_waiting(seat, -1)
        self.change_ready(seat, 1)
        if self.journal is not None:
            self.tell(ev.MortusReadied(seat))
