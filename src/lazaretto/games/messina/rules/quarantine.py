"""Quarantine: the cabins, the two rounds in them, and out again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import CABINS, EMPLOY, HOME_CABIN, HOME_SHOP, LEAVE, SETTLE, TURN_AWAY, Cabin, Seat
from lazaretto.games.messina.board import NO_BUILDING, Board, class_of, level_of
from lazaretto.games.messina.rules.action_reasons import why_not_cabin
from lazaretto.games.messina.rules.build_reward import reward
from lazaretto.games.messina.rules.citizen import offer_room
from lazaretto.games.messina.rules.offering import first_of, is_single, is_verb
from lazaretto.games.messina.rules.turn_free import OUTSIDE, AskOrStop, AskWithFreeMoves, any_free_move, why_not_now
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because

LAST_STAGE: Final[i64] = 2  # square II of a cabin


def distinct_cabins(g: Board, seat: i64) -> i64:
    """[messina.quarantine.cabins] Empty cabins; of those without an upgrade only the first, for they are alike."""
    empty = g.empty_cabins(seat)
    found: i64 = 0
    plain = False
    for cabin in range(CABINS):
        if not empty >> cabin & 1:
            continue
        if g.cabin_upgrade(seat, cabin) == NO_BUILDING:
            if plain:
                continue
            plain = True
        found |= bit(cabin)
    return found


def plain_cabins(g: Board, seat: i64) -> i64:
    """A bit for each cabin without an upgrade."""
    found: i64 = 0
    for cabin in range(CABINS):
        if g.cabin_upgrade(seat, cabin) == NO_BUILDING:
            found |= bit(cabin)
    return found


class AdvanceQuarantine(Auto):
    """[messina.quarantine.advance] [messina.quarantine.exit] [messina.quarantine.two-rounds]

    II leaves, then I becomes II.
    """

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        then.add(LeaveQuarantine(self.seat))
        then.add(MoveOn(self.seat))


class MoveOn(Auto):
    """[messina.quarantine.advance] Each citizen in square I goes to square II of the same cabin."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        for cabin in range(CABINS):
            if g.cabin(self.seat, cabin):
                g.advance_cabin(self.seat, cabin)


def leavers(g: Board, seat: i64) -> i64:
    """Cabins whose citizen leaves; of citizens that are alike only the first."""
    found: i64 = 0
    seen: i64 = 0
    for cabin in range(CABINS):
        code = g.cabin(seat, cabin)
        if code and g.cabin_stage(seat, cabin) == LAST_STAGE and not seen >> code & 1:
            seen |= bit(code)
            found |= bit(cabin)
    return found


class LeaveQuarantine(Auto):
    """[messina.quarantine.exit] [messina.quarantine.locked] One citizen after the other; there is no other way out.

    Ends: every round of it empties a cabin.
    """

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        cabins = leavers(g, self.seat)
        if cabins == 0:
            return
        if is_single(cabins):
            then.add(PlaceLeaver(self.seat, first_of(cabins)))
        else:
            then.add(ChooseLeaver(self.seat))
        then.add(self)


class ChooseLeaver(Ask):
    """[messina.quarantine.exit] Several leave in the order their owner likes."""

    def options(self, g: Board, out: Options) -> None:
        out.add_each(leavers(g, self.seat), LEAVE)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        then.add(PlaceLeaver(self.seat, option - LEAVE))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "Leave"):
            return why_not_now(self, g, option, OUTSIDE)
        cabin = option - LEAVE
        if g.cabin(self.seat, cabin) == 0:
            return because("messina.quarantine.exit", fx.HomeEmpty(HOME_CABIN + cabin))
        if g.cabin_stage(self.seat, cabin) != LAST_STAGE:
            return because("messina.quarantine.two-rounds", fx.NotYetOut(cabin))
        same: i64 = 0
        for other in range(CABINS):
            if g.cabin(self.seat, other) == g.cabin(self.seat, cabin):
                same |= bit(other)
        return why_not_cabin("messina.quarantine.exit", cabin, leavers(g, self.seat), same)


class PlaceLeaver(Auto):
    """[messina.quarantine.exit] With no place at all, and no reward that could make one, the citizen is lost unasked."""

    seat: Seat
    cabin: Cabin

    def run(self, g: Board, then: Todo) -> None:
        citizen = class_of(g.cabin(self.seat, self.cabin))
        room = g.empty_squares(self.seat, citizen) | g.empty_shops(self.seat, citizen)
        if room or any_free_move(g, self.seat, OUTSIDE):
            then.add(ChoosePlace(self.seat, self.cabin))
        else:
            lose_leaver(g, self.seat, self.cabin)


def lose_leaver(g: Board, seat: i64, cabin: i64) -> None:
    citizen = class_of(g.cabin(seat, cabin))
    g.leave_cabin(seat, cabin)
    if g.journal is not None:
        g.tell(ev.CitizenTurnedAway(seat, citizen))


class ChoosePlace(AskWithFreeMoves):
    """[messina.quarantine.exit] An empty square of the sector or straight into an empty workshop of the class.

    Ends: the citizen is placed or let go, or one moves into a workshop.
    """

    cabin: Cabin

    def own_options(self, g: Board, out: Options) -> None:
        citizen = class_of(g.cabin(self.seat, self.cabin))
        before = out.count
        out.add_each(g.empty_squares(self.seat, citizen), SETTLE)
        out.add_each(g.empty_shops(self.seat, citizen), EMPLOY)
        if out.count == before:
            out.add(TURN_AWAY)

    def offer_free_moves(self, g: Board, out: Options) -> None:
        offer_room(g, self.seat, bit(class_of(g.cabin(self.seat, self.cabin))), out)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        if option == TURN_AWAY:
            lose_leaver(g, self.seat, self.cabin)
            return
        level = level_of(g.cabin(self.seat, self.cabin))
        g.leave_cabin(self.seat, self.cabin)
        if option < EMPLOY:
            g.settle(self.seat, option - SETTLE, level)
            return
        g.employ(self.seat, option - EMPLOY, level)
        before = then.height
        reward(g, self.seat, option - EMPLOY, OUTSIDE, then)
        if then.height > before:
            then.add(FollowUp(self.seat))

    def ask_again(self, then: Todo) -> None:
        then.add(PlaceLeaver(self.seat, self.cabin))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        citizen = class_of(g.cabin(self.seat, self.cabin))
        if option == TURN_AWAY:
            return because("messina.quarantine.exit", fx.HasAPlace())
        if is_verb(option, "Settle"):
            home = option - SETTLE
        elif is_verb(option, "Employ"):
            home = HOME_SHOP + option - EMPLOY
            if g.shop_owner(option - EMPLOY) != self.seat:
                return because("messina.quarantine.exit", fx.NotYours(option - EMPLOY))
        else:
            return []
        if g.class_at(self.seat, home) != citizen:
            return because("messina.citizen.sector-fixed", fx.HomeOfOthers(home, citizen))
        return because("messina.quarantine.exit", fx.HomeTaken(home))


class FollowUp(Auto):
    """[messina.citizen.to-workshop-anytime] What the last leaver's reward has made possible; others are asked anyway.

    Ends: a workshop gives one reward.
    """

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        if not leavers(g, self.seat) and any_free_move(g, self.seat, OUTSIDE):
            then.add(ChooseFollowUp(self.seat))


class ChooseFollowUp(AskOrStop):
    """[messina.citizen.to-workshop-anytime] Another move into a workshop, or none."""

    def own_options(self, g: Board, out: Options) -> None:
        """There is nothing else to choose."""

    def ask_again(self, then: Todo) -> None:
        then.add(FollowUp(self.seat))
