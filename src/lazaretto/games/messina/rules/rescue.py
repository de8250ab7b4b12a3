"""Rescuing citizens: into the sector, into quarantine."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import CABINS, CLASSES, SETTLE, SHELTER, TURN_AWAY, Class, Hex, Seat
from lazaretto.games.messina.board import ORDINARY, Board
from lazaretto.games.messina.rules.citizen import can_make_room, offer_room
from lazaretto.games.messina.rules.offering import first_of, is_single, is_verb, offer_each
from lazaretto.games.messina.rules.quarantine import distinct_cabins
from lazaretto.games.messina.rules.turn_free import OUTSIDE, AskWithFreeMoves, any_free_move
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.frame import Auto, Options, Todo


class Rescue(Auto):
    """[messina.rescue.all-citizens] [messina.rescue.before-fight] Every citizen of the hex, one after the other.

    [messina.rescue.clean-to-sector] [messina.rescue.plague-to-quarantine] [messina.rescue.sector-full]
    [messina.rescue.quarantine-full] Ends: every round of it takes a citizen off the hex.
    """

    seat: Seat
    hex: Hex

    def run(self, g: Board, then: Todo) -> None:
        if classes_on(g, self.hex) == 0:
            return
        if g.cubes(self.hex) == 0:
            self._settle(g, then)
        elif g.empty_cabins(self.seat):
            shelter(g, self.seat, self.hex, then)
        else:
            for citizen in range(CLASSES):
                while g.waiting(self.hex, citizen) > 0:
                    turn_away(g, self.seat, self.hex, citizen)

    def _settle(self, g: Board, then: Todo) -> None:
        """Classes have sectors of their own, so they are served in their order."""
        citizen = first_of(classes_on(g, self.hex))
        if g.empty_squares(self.seat, citizen) or can_make_room(g, self.seat, citizen):
            then.add(SettleCitizen(self.seat, self.hex, citizen))
        else:
            turn_away(g, self.seat, self.hex, citizen)
            then.add(self)


def classes_on(g: Board, hex: i64) -> i64:
    """A bit for each class that waits on a hex."""
    found: i64 = 0
    for citizen in range(CLASSES):
        if g.waiting(hex, citizen) > 0:
            found |= bit(citizen)
    return found


def turn_away(g: Board, seat: i64, hex: i64, citizen: i64) -> None:
    """[messina.rescue.sector-full] [messina.rescue.quarantine-full] Without a place the citizen goes to the supply."""
    g.lift_citizen(hex, citizen)
    if g.journal is not None:
        g.tell(ev.CitizenTurnedAway(seat, citizen))


class SettleCitizen(AskWithFreeMoves):
    """[messina.rescue.square-choice] [messina.rescue.sector-full] An empty square of the class; first perhaps make room.

    Ends: the citizen is placed, or one moves into a workshop.
    """

    hex: Hex
    class_: Class

    def own_options(self, g: Board, out: Options) -> None:
        squares = g.empty_squares(self.seat, self.class_)
        if squares:
            offer_each(squares, SETTLE, out)
        else:
            out.add(TURN_AWAY)

    def offer_free_moves(self, g: Board, out: Options) -> None:
        offer_room(g, self.seat, self.class_, out)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        if option == TURN_AWAY:
            turn_away(g, self.seat, self.hex, self.class_)
        else:
            g.lift_citizen(self.hex, self.class_)
            g.settle(self.seat, option - SETTLE, ORDINARY)
        self.ask_again(then)

    def ask_again(self, then: Todo) -> None:
        then.add(Rescue(self.seat, self.hex))

    def own_why_not(self, g: Board, option: i64) -> list[str]:
        if option == TURN_AWAY:
            return ["messina.rescue.all-citizens"]
        return ["messina.rescue.square-choice"] if is_verb(option, "Settle") else []


def to_shelter(g: Board, seat: i64, hex: i64) -> i64:
    """[messina.rescue.quarantine-full] Who may come next: where there are cabins for all, the first class; else any."""
    classes = classes_on(g, hex)
    if g.citizens_on(hex) <= size(g.empty_cabins(seat)):
        return bit(first_of(classes))
    return classes


def shelter(g: Board, seat: i64, hex: i64, then: Todo) -> None:
    """[messina.rescue.plague-to-quarantine] Where all cabins are alike and nobody is left behind, nobody is asked."""
    classes = to_shelter(g, seat, hex)
    cabins = distinct_cabins(g, seat)
    if is_single(classes) and is_single(cabins) and not any_free_move(g, seat, OUTSIDE):
        into_cabin(g, seat, hex, first_of(classes), first_of(cabins), then)
    else:
        then.add(ShelterCitizen(seat, hex))


def into_cabin(g: Board, seat: i64, hex: i64, citizen: i64, cabin: i64, then: Todo) -> None:
    """[messina.rescue.plague-to-quarantine] Into square I of a cabin; then the next citizen."""
    g.lift_citizen(hex, citizen)
    g.shelter(seat, citizen, cabin)
    then.add(Rescue(seat, hex))


class ShelterCitizen(AskWithFreeMoves):
    """[messina.rescue.plague-to-quarantine] [messina.rescue.quarantine-full] A citizen into square I of an empty cabin.

    Where there are cabins for all, classes are served in their order; else the player says who is kept.
    Ends: a citizen leaves the hex, or a free move is used up.
    """

    hex: Hex

    def own_options(self, g: Board, out: Options) -> None:
        classes = to_shelter(g, self.seat, self.hex)
        cabins = distinct_cabins(g, self.seat)
        for citizen in range(CLASSES):
            if classes >> citizen & 1:
                offer_each(cabins, SHELTER + citizen * CABINS, out)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        choice = option - SHELTER
        into_cabin(g, self.seat, self.hex, choice // CABINS, choice % CABINS, then)

    def ask_again(self, then: Todo) -> None:
        then.add(Rescue(self.seat, self.hex))

    def own_why_not(self, g: Board, option: i64) -> list[str]:
        rules = ["messina.rescue.plague-to-quarantine", "messina.quarantine.cabins"]
        return rules if is_verb(option, "Shelter") else []
