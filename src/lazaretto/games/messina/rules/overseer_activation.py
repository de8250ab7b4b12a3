"""Activating citizens: those an overseer has reached, or any of one's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import ACTIVATE, BORROW, SQUARES, InStage, Limit, Seat, Squares
from lazaretto.games.messina.board import EMPTY, Board
from lazaretto.games.messina.rules.action import can_carry_out, carry_out, why_not_effect
from lazaretto.games.messina.rules.advanced import use_square
from lazaretto.games.messina.rules.turn_free import AskOrStop, any_free_move
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because

ALL_SQUARES: Final[i64] = bit(SQUARES) - 1


def present(g: Board, seat: i64, own_squares: i64, own: i64, other_squares: i64, other: i64) -> i64:
    """[messina.overseer.sectors-only] Squares of the groups with a citizen that may still be activated."""
    squares: i64 = 0
    if own:
        squares |= own_squares
    if other:
        squares |= other_squares
    return squares & g.occupied(seat) & ~g.spent(seat)


def is_active(g: Board, seat: i64, square: i64) -> bool:
    """[messina.overseer.impossible-square] Its action can do anything now."""
    return can_carry_out(g, seat, g.square_effect(seat, square))


def any_active(g: Board, seat: i64, squares: i64) -> bool:
    for square in range(SQUARES):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if squares >> square & 1 and is_active(g, seat, square):
            return True
    return False


def can_activate(g: Board, seat: i64, count: i64) -> bool:
    """[messina.overseer.impossible-square] Somebody is anywhere whose square can do anything."""
    squares = present(g, seat, ALL_SQUARES, count, 0, 0)
    for square in range(SQUARES):
        if not squares >> square & 1:
            continue
        # Who activates another one is not asked whether that one can do anything: this might go round in a circle.
        if g.t.effects[g.square_effect(seat, square)].activates or is_active(g, seat, square):
            return True
    return False


class Activations(Auto):
    """[messina.overseer.no-double] [messina.overseer.sectors-only] Up to `own` citizens of one group, `other` of another.

    Ends: every activation lowers a limit and takes its square out of the group.
    """

    seat: Seat
    own_squares: Squares
    own: Limit
    other_squares: Squares
    other: Limit
    stage: InStage

    def near(self, g: Board) -> i64:
        """The squares with a citizen in reach."""
        return present(g, self.seat, self.own_squares, self.own, self.other_squares, self.other)

    def is_asked(self, g: Board) -> bool:
        """[messina.overseer.impossible-square] Is there anybody to choose, or something to be done first?"""
        squares = self.near(g)
        return squares != 0 and (any_active(g, self.seat, squares) or any_free_move(g, self.seat, self.stage))

    def run(self, g: Board, then: Todo) -> None:
        if self.is_asked(g):
            question = ActivateCitizen(self.seat, self.own_squares, self.own, self.other_squares, self.other, self.stage)
            then.add(question)


class ActivateCitizen(AskOrStop):
    """[messina.overseer.activates-on-landing] [messina.action.icon-activate-n] Which citizen is activated next, or none.

    Ends: a limit falls each time, or a free move is used up.
    """

    own_squares: Squares
    own: Limit
    other_squares: Squares
    other: Limit
    stage: InStage

    def time(self) -> i64:
        return self.stage

    def own_options(self, g: Board, out: Options) -> None:
        squares = present(g, self.seat, self.own_squares, self.own, self.other_squares, self.other)
        for square in range(SQUARES):
            if squares >> square & 1 and is_active(g, self.seat, square):
                out.add(ACTIVATE + square)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        square = option - ACTIVATE
        use_square(g, self.seat, square)
        carry_out(g, self.seat, g.square_effect(self.seat, square), self.stage, then)
        own_squares, own, other_squares, other = self.own_squares, self.own, self.other_squares, self.other
        if own_squares >> square & 1:
            own_squares &= ~bit(square)
            own -= 1
        else:
            other_squares &= ~bit(square)
            other -= 1
        then.add(Activations(self.seat, own_squares, own, other_squares, other, self.stage))

    def ask_again(self, then: Todo) -> None:
        then.add(Activations(self.seat, self.own_squares, self.own, self.other_squares, self.other, self.stage))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if not ACTIVATE <= option < BORROW:
            return []
        square = option - ACTIVATE
        if g.square(self.seat, square) == EMPTY:
            return because("messina.overseer.sectors-only", fx.HomeEmpty(square))
        if g.spent(self.seat) >> square & 1:
            return because("messina.advanced.one-use-square", fx.SquareSpent(square))
        if not present(g, self.seat, self.own_squares, self.own, self.other_squares, self.other) >> square & 1:
            return because("messina.overseer.activates-on-landing", fx.OutOfReach(square))
        return why_not_effect(g, self.seat, "messina.overseer.impossible-square", g.square_effect(self.seat, square))
