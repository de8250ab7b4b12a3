"""Overseers: the path, the branch, the citizens they activate; single-use squares; actions of any hex."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina.actions import (
    ACTIVATE,
    ADVANCE,
    AHEAD,
    BORROW,
    CLASSES,
    HEXES,
    LEAP,
    SQUARES,
    STOP,
    UPGRADE_OVERSEER,
    WAYS,
)
from lazaretto.games.messina.effects import ANY_CLASS, SKIP, WITH_UPGRADE
from lazaretto.games.messina.rules.perform import (
    IN_STAGE,
    can_carry_out,
    carry_out,
    free_offers,
    is_free,
    is_verb,
    take_free,
    why_not_free,
)
from lazaretto.games.messina.state import EMPTY, NOWHERE, State
from lazaretto.kernel.frame import Frame

LEFT_AND_RIGHT: Final = [1, 2]
STRAIGHT: Final = [AHEAD]
ALL_SQUARES: Final[int] = (1 << SQUARES) - 1


def can_move(g: State, seat: int, citizen: int) -> bool:
    """[messina.overseer.finished] [messina.overseer.path-six] Not on the last cell yet."""
    return g.overseer[seat * CLASSES + citizen] < g.t.estate.path_length


def ways_after(cell: int, cells: int) -> list[int]:
    """[messina.overseer.branch] [messina.action.icon-overseer-skip] The branch is chosen when the second cell is reached."""
    return LEFT_AND_RIGHT if cell <= 1 and cell + cells >= 2 else STRAIGHT


def overseer_can(g: State, seat: int, who: int, way: int) -> bool:
    """[messina.action.icon-overseer-class] Somebody can advance, or at least be upgraded."""
    for citizen in range(CLASSES):
        if who in (ANY_CLASS, citizen):
            if can_move(g, seat, citizen):
                return True
            if way == WITH_UPGRADE and not g.overseer_up[seat * CLASSES + citizen]:
                return True
    return False


class AdvanceOverseer(Frame):
    """[messina.action.icon-overseer-any] [messina.action.icon-overseer-class] [messina.action.icon-overseer-skip]

    [messina.overseer.branch] [messina.overseer.share-cell] [messina.overseer.empty-landing]
    [messina.rating.church-upgrade-advance] One overseer goes on, whoever can be activated there, or none.
    Ends: an overseer moves, is upgraded or is let be, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "class_", "how", "stage")

    def __init__(self, seat: int, class_: int, how: int, stage: int) -> None:
        self.seat: Final = seat
        self.class_: Final = class_
        self.how: Final = how
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found: list[int] = []
        for citizen in range(CLASSES):
            if self.class_ in (ANY_CLASS, citizen):
                found += self._moves(g, citizen)
        return [*found, *free_offers(g, self.seat, self.stage), STOP]

    def _moves(self, g: State, citizen: int) -> list[int]:
        at = self.seat * CLASSES + citizen
        cell = g.overseer[at]
        length = g.t.estate.path_length
        if cell >= length:
            upgrade = self.how == WITH_UPGRADE and not g.overseer_up[at]
            return [UPGRADE_OVERSEER + citizen] if upgrade else []
        found = [ADVANCE + citizen * WAYS + way for way in ways_after(cell, 1)]
        if self.how == SKIP and cell + 2 <= length:
            found += [LEAP + citizen * WAYS + way for way in ways_after(cell, 2)]
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        if is_free(option):
            return [*take_free(g, self.seat, option, self.stage), self]
        if option >= UPGRADE_OVERSEER:
            g.upgrade_overseer(self.seat, option - UPGRADE_OVERSEER)
            return []
        leaps = option >= LEAP
        citizen, way = divmod(option - (LEAP if leaps else ADVANCE), WAYS)
        if self.how == WITH_UPGRADE and not g.overseer_up[self.seat * CLASSES + citizen]:
            g.upgrade_overseer(self.seat, citizen)
        g.advance_overseer(self.seat, citizen, 2 if leaps else 1, way)
        return [landing(g, self.seat, citizen, self.stage)]

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, self.stage)
        if not is_verb(option, "Advance", "Leap"):
            return []
        leaps = option >= LEAP
        citizen = (option - (LEAP if leaps else ADVANCE)) // WAYS
        if self.class_ not in (ANY_CLASS, citizen):
            return ["messina.action.icon-overseer-class"]
        if not can_move(g, self.seat, citizen):
            return ["messina.overseer.finished"]
        return ["messina.action.icon-overseer-skip" if leaps else "messina.overseer.branch"]


def landing(g: State, seat: int, citizen: int, stage: int) -> Frame:
    """[messina.overseer.activates-on-landing] Whom the reached cell lets an overseer activate.

    [messina.overseer.cell-adjacent] [messina.overseer.cell-quarter] [messina.overseer.cell-two-quarters]
    [messina.overseer.cell-centre] [messina.overseer.up-adjacent] [messina.overseer.up-quarter]
    [messina.overseer.up-two-quarters] [messina.overseer.up-centre]
    """
    estate = g.t.estate
    at = seat * CLASSES + citizen
    cell = (citizen * WAYS + g.branch[at]) * (estate.path_length + 1) + g.overseer[at]
    upgraded = g.overseer_up[at] != 0
    own = estate.own_limit_up[cell] if upgraded else estate.own_limit[cell]
    other = estate.other_limit_up[cell] if upgraded else estate.other_limit[cell]
    return Activations(seat, estate.own_squares[cell], own, estate.other_squares[cell], other, stage)


class Activations(Frame):
    """[messina.overseer.no-double] [messina.overseer.sectors-only] Up to `own` citizens of one group, `other` of another.

    Ends: every activation lowers a limit and takes its square out of the group.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "own_squares", "own", "other_squares", "other", "stage")

    def __init__(self, seat: int, own_squares: int, own: int, other_squares: int, other: int, stage: int) -> None:
        self.seat: Final = seat
        self.own_squares: Final = own_squares
        self.own: Final = own
        self.other_squares: Final = other_squares
        self.other: Final = other
        self.stage: Final = stage

    def run(self, g: State) -> list[Frame]:
        squares = present(g, self.seat, self.own_squares, self.own, self.other_squares, self.other)
        if not squares:
            return []
        if not active(g, self.seat, squares) and not free_offers(g, self.seat, self.stage):
            return []
        return [ActivateCitizen(self.seat, self.own_squares, self.own, self.other_squares, self.other, self.stage)]


def present(g: State, seat: int, own_squares: int, own: int, other_squares: int, other: int) -> list[int]:
    """Squares of the groups with a citizen that may still be activated."""
    mask = (own_squares if own else 0) | (other_squares if other else 0)
    mask &= ~g.spent[seat]
    first = seat * SQUARES
    return [square for square in range(SQUARES) if mask >> square & 1 and g.square[first + square] != EMPTY]


def active(g: State, seat: int, squares: list[int]) -> list[int]:
    """[messina.overseer.impossible-square] Those whose action can do anything now."""
    return [square for square in squares if can_carry_out(g, seat, g.square_effect(seat, square))]


class ActivateCitizen(Frame):
    """[messina.overseer.activates-on-landing] [messina.action.icon-activate-n] Which citizen is activated next, or none.

    [messina.turn.decline-action] [messina.advanced.one-use-square] [messina.advanced.one-use-citizen]
    Ends: a limit falls each time, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "own_squares", "own", "other_squares", "other", "stage")

    def __init__(self, seat: int, own_squares: int, own: int, other_squares: int, other: int, stage: int) -> None:
        self.seat: Final = seat
        self.own_squares: Final = own_squares
        self.own: Final = own
        self.other_squares: Final = other_squares
        self.other: Final = other
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        squares = present(g, self.seat, self.own_squares, self.own, self.other_squares, self.other)
        found = [ACTIVATE + square for square in active(g, self.seat, squares)]
        return [*found, *free_offers(g, self.seat, self.stage), STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        own_squares, own, other_squares, other = self.own_squares, self.own, self.other_squares, self.other
        if is_free(option):
            frames = take_free(g, self.seat, option, self.stage)
            return [*frames, Activations(self.seat, own_squares, own, other_squares, other, self.stage)]
        square = option - ACTIVATE
        if own_squares >> square & 1:
            own_squares, own = own_squares & ~(1 << square), own - 1
        else:
            other_squares, other = other_squares & ~(1 << square), other - 1
        g.activate(self.seat, square)
        frames = carry_out(g, self.seat, g.square_effect(self.seat, square), self.stage)
        return [*frames, Activations(self.seat, own_squares, own, other_squares, other, self.stage)]

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, self.stage)
        if not ACTIVATE <= option < BORROW:
            return []
        square = option - ACTIVATE
        if g.square[self.seat * SQUARES + square] == EMPTY:
            return ["messina.overseer.sectors-only"]
        if g.spent[self.seat] >> square & 1:
            return ["messina.advanced.one-use-square"]
        if not (self.own_squares | self.other_squares) >> square & 1:
            return ["messina.overseer.activates-on-landing", "messina.overseer.no-double"]
        return ["messina.overseer.impossible-square"]


class UpgradeOverseer(Frame):
    """[messina.action.icon-upgrade-overseer] One ordinary overseer is turned over; nobody is activated.

    Ends: one is upgraded or let be, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [UPGRADE_OVERSEER + c for c in range(CLASSES) if not g.overseer_up[self.seat * CLASSES + c]]
        return [*found, *free_offers(g, self.seat, self.stage), STOP] if self.stage == IN_STAGE else found

    def take(self, g: State, option: int) -> list[Frame]:
        if is_free(option):
            return [*take_free(g, self.seat, option, self.stage), self]
        if option != STOP:
            g.upgrade_overseer(self.seat, option - UPGRADE_OVERSEER)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, self.stage)
        return ["messina.action.icon-upgrade-overseer"] if is_verb(option, "UpgradeOverseer") else []


def borrowable(g: State, seat: int) -> list[int]:
    """[messina.action.icon-any-hex] Hexes of the city, ports too, whose action can do anything now."""
    action = g.t.city.action
    return [h for h in range(HEXES) if g.site_of[h] != NOWHERE and can_carry_out(g, seat, action[h])]


class BorrowAction(Frame):
    """[messina.action.icon-any-hex] The action of any hex, standing helpers or not; nothing else happens there.

    Ends: an action is borrowed or not, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [BORROW + hex for hex in borrowable(g, self.seat)]
        return [*found, *free_offers(g, self.seat, self.stage), STOP]

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        if is_free(option):
            return [*take_free(g, self.seat, option, self.stage), self]
        return carry_out(g, self.seat, g.t.city.action[option - BORROW], self.stage)

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, self.stage)
        return ["messina.action.icon-any-hex"] if is_verb(option, "Borrow") else []
