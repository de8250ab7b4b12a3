"""What a player has beside his estate: discs on the tracks, resources, rats, helpers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.messina import events_board as ev
from lazaretto.games.messina.actions import AT_HOME, POINTS
from lazaretto.games.messina.cells import Cells
from lazaretto.games.messina.effects import KINDS, VP
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.blocks import vec

IN_SUPPLY: Final[i64] = -1  # places of a helper besides PLACE
IN_BOX: Final[i64] = -2


@mypyc_attr(acyclic=True)
class TracksBoard(Cells):
    """Tracks, stock and helpers of the players."""

    # ---------------------------------------------------------------- reading

    def has(self, seat: i64, resource: i64) -> i64:
        return self.stock(seat, resource)

    def can_pay(self, seat: i64, price: vec[i64]) -> bool:
        """[messina.build.pay] Every printed resource is there."""
        for resource in range(KINDS):  # noqa: SIM110 (a generator is slow in the compiled engine)
            if self.stock(seat, resource) < price[resource]:
                return False
        return True

    def points(self, seat: i64) -> i64:
        return self.disc(POINTS, seat)

    def rating(self, seat: i64, track: i64) -> i64:
        return self.disc(track, seat)

    def at_end(self, seat: i64, track: i64) -> bool:
        """[messina.rating.track-end] A disc on the last space cannot advance."""
        return self.disc(track, seat) >= self.t.ratings.length[track]

    def helpers_gained(self, seat: i64) -> i64:
        """[messina.rating.price-counts-boxed] The helpers that ever came into the game, boxed ones too."""
        count: i64 = 0
        for number in range(self.t.limits.helpers_max):
            if self.helper_at(seat, number) != IN_SUPPLY:
                count += 1
        return count

    def helper_in_supply(self, seat: i64) -> bool:
        for number in range(self.t.limits.helpers_max):  # noqa: SIM110 (a generator is slow in the compiled engine)
            if self.helper_at(seat, number) == IN_SUPPLY:
                return True
        return False

    def unused_helpers(self, seat: i64) -> i64:
        """A bit for each place where a helper is that was not yet used in this round."""
        places: i64 = 0
        for number in range(self.t.limits.helpers_max):
            place = self.helper_at(seat, number)
            if place >= 0 and self.helper_used(seat, number) == 0:
                places |= bit(place)
        return places

    def helpers_to_use(self, seat: i64) -> i64:
        """How many of them there are; several can be in one place."""
        count: i64 = 0
        for number in range(self.t.limits.helpers_max):
            if self.helper_at(seat, number) >= 0 and self.helper_used(seat, number) == 0:
                count += 1
        return count

    def standing(self) -> i64:
        """[messina.helper.standing-blocks] A bit for each hex or dock on which a helper stands."""
        spots = self.opponent_on
        for seat in range(self.players):
            for number in range(self.t.limits.helpers_max):
                place = self.helper_at(seat, number)
                if place >= 0 and self.helper_used(seat, number):
                    spots |= bit(place)
        return spots

    # ---------------------------------------------------------------- primitives: goods and points

    def gain(self, seat: i64, what: i64, count: i64) -> None:
        """[messina.action.gain-resource] [messina.action.icon-points] [messina.action.no-resource-limit]"""
        if count == 0:
            return
        if what == VP:
            self._move_disc(POINTS, seat, self.points(seat) + count)
        else:
            self.change_stock(seat, what, count)
        if self.journal is not None:
            self.tell(ev.Gained(seat, what, count))

    def gain_all(self, seat: i64, gain: vec[i64]) -> None:
        for what in range(len(gain)):
            self.gain(seat, what, gain[what])

    def pay(self, seat: i64, what: i64, count: i64) -> None:
        if count == 0:
            return
        if what == VP:
            self._move_disc(POINTS, seat, self.points(seat) - count)
        else:
            self.change_stock(seat, what, -count)
        if self.journal is not None:
            self.tell(ev.Paid(seat, what, count))

    def pay_all(self, seat: i64, price: vec[i64]) -> None:
        for what in range(len(price)):
            self.pay(seat, what, price[what])

    def _move_disc(self, track: i64, seat: i64, to: i64) -> None:
        """[messina.rating.stack-top] The disc leaves its stack and lies on top of the one it meets."""
        here = self.disc(track, seat)
        height = self.height(track, seat)
        below: i64 = 0
        for other in range(self.players):
            if other == seat:
                continue
            if self.disc(track, other) == here and self.height(track, other) > height:
                self.change_height(track, other, -1)
            if self.disc(track, other) == to:
                below += 1
        self.set_disc(track, seat, to)
        self.set_height(track, seat, below)

    def take_rats(self, seat: i64, count: i64) -> None:
        """[messina.rat.permanent] [messina.setup.supply-unlimited] Rats only ever come."""
        if count == 0:
            return
        self.change_rats(seat, count)
        if self.journal is not None:
            self.tell(ev.RatsTaken(seat, count))

    # ---------------------------------------------------------------- primitives: ratings

    def advance_rating(self, seat: i64, track: i64) -> i64:
        """One space up; gives the space reached. The caller sees that the disc is not at the end."""
        to = self.rating(seat, track) + 1
        self._move_disc(track, seat, to)
        space = self.t.ratings.base[track] + to - 1
        if self.journal is not None:
            self.tell(ev.RatingAdvanced(seat, space))
        return space

    def owe(self, seat: i64, space: i64) -> None:
        self.set_owed(seat, self.owed(seat) | bit(space))
        if self.journal is not None:
            self.tell(ev.ActionOwed(seat, space))

    def claim(self, seat: i64, space: i64) -> None:
        self.set_owed(seat, self.owed(seat) & ~bit(space))
        if self.journal is not None:
            self.tell(ev.ActionClaimed(seat, space))

    def lapse(self, seat: i64) -> None:
        """[messina.rating.people-actions] What was not used in its action stage is lost."""
        if self.owed(seat) == 0:
            return
        if self.journal is not None:
            self.tell(ev.ActionsLapsed(seat, size(self.owed(seat))))
        self.set_owed(seat, 0)

    def stack_discs(self) -> None:
        """[messina.setup.rating-start] [messina.setup.points-stack] On every track in turn order, the last player on top."""
        for place in range(self.players):
            for track in range(POINTS + 1):
                self.set_height(track, self.order(place), place)

    # ---------------------------------------------------------------- primitives: helpers

    def gain_helper(self, seat: i64) -> None:
        """[messina.action.icon-helper] [messina.helper.max-five]

        From the supply, lying in the estate; none left: nothing.
        """
        for number in range(self.t.limits.helpers_max):
            if self.helper_at(seat, number) == IN_SUPPLY:
                self.set_helper_at(seat, number, AT_HOME)
                self.set_helper_used(seat, number, 0)
                if self.journal is not None:
                    self.tell(ev.HelperGained(seat))
                return

    def _unused_at(self, seat: i64, place: i64) -> i64:
        for number in range(self.t.limits.helpers_max):
            if self.helper_at(seat, number) == place and self.helper_used(seat, number) == 0:
                return number
        raise ValueError("no unused helper there")

    def stand_helper(self, seat: i64, place: i64, spot: i64) -> None:
        number = self._unused_at(seat, place)
        self.set_helper_at(seat, number, spot)
        self.set_helper_used(seat, number, 1)
        if self.journal is not None:
            self.tell(ev.HelperStood(seat, place, spot, int(place == spot)))

    def recall_helper(self, seat: i64, place: i64) -> None:
        number = self._unused_at(seat, place)
        self.set_helper_at(seat, number, AT_HOME)
        self.set_helper_used(seat, number, 1)
        if self.journal is not None:
            self.tell(ev.HelperRecalled(seat, place))

    def rest_helper(self, seat: i64) -> None:
        self.set_helper_used(seat, self._unused_at(seat, AT_HOME), 1)
        if self.journal is not None:
            self.tell(ev.HelperRested(seat))

    def give_helper(self, seat: i64, place: i64) -> None:
        """[messina.repop.helper-to-box] For good."""
        number = self._unused_at(seat, place)
        self.set_helper_at(seat, number, IN_BOX)
        self.set_helper_used(seat, number, 0)
        if self.journal is not None:
            self.tell(ev.HelperGiven(seat, place))

    def lay_down_helpers(self) -> None:
        """[messina.prep.lay-down] All helpers are unused again, where they are."""
        for seat in range(self.players):
            for number in range(self.t.limits.helpers_max):
                self.set_helper_used(seat, number, 0)
