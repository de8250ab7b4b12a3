"""Rescuing citizens: into the sector, into quarantine."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import CABINS, CLASSES, HOME_CABIN, SETTLE, SHELTER, TURN_AWAY, Hex, Seat
from lazaretto.games.messina.board import ORDINARY, Board
from lazaretto.games.messina.rules.action_reasons import why_not_cabin
from lazaretto.games.messina.rules.citizen import can_make_room, offer_room
from lazaretto.games.messina.rules.offering import first_of, is_single, is_verb
from lazaretto.games.messina.rules.quarantine import distinct_cabins, plain_cabins
from lazaretto.games.messina.rules.turn_free import OUTSIDE, AskWithFreeMoves, any_free_move
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.frame import Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because


class Rescue(Auto):
    """[messina.rescue.all-citizens] [messina.rescue.before-fight] Every citizen of the hex, in the order the player likes.

    [messina.rescue.clean-to-sector] [messina.rescue.plague-to-quarantine] [messina.rescue.sector-full]
    [messina.rescue.quarantine-full] Ends: every round of it takes a citizen off the hex, or a free move is used up.
    """

    seat: Seat
    hex: Hex

    def run(self, g: Board, then: Todo) -> None:
        classes = classes_on(g, self.hex)
        if classes == 0:
            return
        if g.cubes(self.hex) == 0:
            if can_find_place(g, self.seat, classes):
                then.add(SettleCitizen(self.seat, self.hex))
                return
        elif g.empty_cabins(self.seat):
            shelter(g, self.seat, self.hex, classes, then)
            return
        turn_all_away(g, self.seat, self.hex)


def classes_on(g: Board, hex: i64) -> i64:
    """A bit for each class that waits on a hex."""
    found: i64 = 0
    for citizen in range(CLASSES):
        if g.waiting(hex, citizen) > 0:
            found |= bit(citizen)
    return found


def can_find_place(g: Board, seat: i64, classes: i64) -> bool:
    """[messina.rescue.sector-full] [messina.citizen.to-workshop-anytime] Somebody has a place, or one could be made.

    A rewarding move of any class can have a workshop built that makes room.
    """
    for citizen in range(CLASSES):
        if classes >> citizen & 1 and (g.empty_squares(seat, citizen) or can_make_room(g, seat, citizen)):
            return True
    return any_free_move(g, seat, OUTSIDE)


def turn_away(g: Board, seat: i64, hex: i64, citizen: i64) -> None:
    """[messina.rescue.sector-full] [messina.rescue.quarantine-full] Without a place the citizen goes to the supply."""
    g.lift_citizen(hex, citizen)
    if g.journal is not None:
        g.tell(ev.CitizenTurnedAway(seat, citizen))


def turn_all_away(g: Board, seat: i64, hex: i64) -> None:
    for citizen in range(CLASSES):
        while g.waiting(hex, citizen) > 0:
            turn_away(g, seat, hex, citizen)


def without_place(g: Board, seat: i64, classes: i64) -> i64:
    """[messina.rescue.sector-full] Those of some classes whose sector has no empty square."""
    found: i64 = 0
    for citizen in range(CLASSES):
        if classes >> citizen & 1 and g.empty_squares(seat, citizen) == 0:
            found |= bit(citizen)
    return found


class SettleCitizen(AskWithFreeMoves):
    """[messina.rescue.square-choice] [messina.rescue.all-citizens] [messina.rescue.sector-full]

    Who comes next, into which empty square of his class; first perhaps make room. Who has no place can wait until the
    others are placed, for a reward may make one. Ends: a citizen leaves the hex, or one moves into a workshop.
    """

    hex: Hex

    def own_options(self, g: Board, out: Options) -> None:
        classes = classes_on(g, self.hex)
        squares: i64 = 0
        for citizen in range(CLASSES):
            if classes >> citizen & 1:
                squares |= g.empty_squares(self.seat, citizen)
        out.add_each(squares, SETTLE)
        if without_place(g, self.seat, classes):
            out.add(TURN_AWAY)

    def offer_free_moves(self, g: Board, out: Options) -> None:
        offer_room(g, self.seat, classes_on(g, self.hex), out)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        if option == TURN_AWAY:
            turn_away(g, self.seat, self.hex, first_of(without_place(g, self.seat, classes_on(g, self.hex))))
        else:
            square = option - SETTLE
            g.lift_citizen(self.hex, g.t.estate.square_class[square])
            g.settle(self.seat, square, ORDINARY)
        self.ask_again(then)

    def ask_again(self, then: Todo) -> None:
        then.add(Rescue(self.seat, self.hex))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == TURN_AWAY:
            return because("messina.rescue.all-citizens", fx.HasAPlace())
        if not is_verb(option, "Settle"):
            return []
        citizen = g.t.estate.square_class[option - SETTLE]
        if not g.waiting(self.hex, citizen):
            return because("messina.rescue.square-choice", fx.NobodyToSettle(citizen))
        return because("messina.rescue.square-choice", fx.HomeTaken(option - SETTLE))


def shelter(g: Board, seat: i64, hex: i64, classes: i64, then: Todo) -> None:
    """[messina.rescue.plague-to-quarantine] Where all cabins are alike and nobody is left behind, nobody is asked."""
    cabins = distinct_cabins(g, seat)
    nobody_lost = is_single(classes) or g.citizens_on(hex) <= size(g.empty_cabins(seat))
    if nobody_lost and is_single(cabins) and not any_free_move(g, seat, OUTSIDE):
        into_cabin(g, seat, hex, first_of(classes), first_of(cabins), then)
    else:
        then.add(ShelterCitizen(seat, hex))


def into_cabin(g: Board, seat: i64, hex: i64, citizen: i64, cabin: i64, then: Todo) -> None:
    """[messina.rescue.plague-to-quarantine] Into square I of a cabin; then the next citizen."""
    g.lift_citizen(hex, citizen)
    g.shelter(seat, citizen, cabin)
    then.add(Rescue(seat, hex))


class ShelterCitizen(AskWithFreeMoves):
    """[messina.rescue.plague-to-quarantine] [messina.rescue.quarantine-full] [messina.rescue.all-citizens]

    Who comes next, into square I of which empty cabin; with too few of them this says who is kept.
    Ends: a citizen leaves the hex, or a free move is used up.
    """

    hex: Hex

    def own_options(self, g: Board, out: Options) -> None:
        classes = classes_on(g, self.hex)
        cabins = distinct_cabins(g, self.seat)
        for citizen in range(CLASSES):
            if classes >> citizen & 1:
                out.add_each(cabins, SHELTER + citizen * CABINS)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        choice = option - SHELTER
        into_cabin(g, self.seat, self.hex, choice // CABINS, choice % CABINS, then)

    def ask_again(self, then: Todo) -> None:
        then.add(Rescue(self.seat, self.hex))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "Shelter"):
            return []
        citizen, cabin = (option - SHELTER) // CABINS, (option - SHELTER) % CABINS
        if not g.waiting(self.hex, citizen):
            return because("messina.rescue.plague-to-quarantine", fx.NobodyToSettle(citizen))
        if g.cabin(self.seat, cabin):
            return because("messina.quarantine.cabins", fx.HomeTaken(HOME_CABIN + cabin))
        return why_not_cabin("messina.quarantine.cabins", cabin, distinct_cabins(g, self.seat), plain_cabins(g, self.seat))
