"""Overseers: the path, the branch, the cells they reach, their upgrades."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import events_board as ev
from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import (
    ADVANCE,
    AHEAD,
    CLASSES,
    LEAP,
    STOP,
    UPGRADE_OVERSEER,
    WAYS,
    ClassOrAny,
    How,
    InStage,
)
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.effects import ANY_CLASS, SKIP, WITH_UPGRADE
from lazaretto.games.messina.rules.offering import is_verb
from lazaretto.games.messina.rules.overseer_activation import Activations
from lazaretto.games.messina.rules.rating import upgrade_first
from lazaretto.games.messina.rules.turn_free import AskOrStop, AskToUpgrade
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.frame import Options, Todo
from lazaretto.kernel.reasons import Reason, because


def can_move(g: Board, seat: i64, citizen: i64) -> bool:
    """[messina.overseer.finished] [messina.overseer.path-six] Not on the last cell yet."""
    return g.overseer(seat, citizen) < g.t.estate.path_length


def can_gain(g: Board, seat: i64, citizen: i64, how: i64) -> bool:
    """[messina.overseer.finished] He can advance, or at least be upgraded."""
    return can_move(g, seat, citizen) or (how == WITH_UPGRADE and not g.overseer_up(seat, citizen))


def is_meant(who: i64, citizen: i64) -> bool:
    """[messina.action.icon-overseer-any] [messina.action.icon-overseer-class] Any overseer, or the one of a class."""
    return who in (citizen, ANY_CLASS)


def overseer_can(g: Board, seat: i64, who: i64, how: i64) -> bool:
    """[messina.action.icon-overseer-class] There is somebody for whom an icon can do anything."""
    for citizen in range(CLASSES):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if is_meant(who, citizen) and can_gain(g, seat, citizen, how):
            return True
    return False


def offer_ways(verb: i64, citizen: i64, cell: i64, cells: i64, out: Options) -> None:
    """[messina.overseer.branch] [messina.action.icon-overseer-skip] The branch is chosen when the second cell is reached."""
    first = verb + citizen * WAYS
    if cell <= 1 and cell + cells >= 2:
        out.add(first + 1)
        out.add(first + 2)
    else:
        out.add(first + AHEAD)


class AdvanceOverseer(AskOrStop):
    """[messina.action.icon-overseer-any] [messina.action.icon-overseer-class] [messina.action.icon-overseer-skip]

    [messina.overseer.branch] [messina.overseer.share-cell] [messina.overseer.empty-landing]
    One overseer goes on, whoever can be activated there, or none.
    Ends: an overseer moves, is upgraded or is let be, or a free move is used up.
    """

    class_: ClassOrAny
    how: How
    stage: InStage

    def time(self) -> i64:
        return self.stage

    def own_options(self, g: Board, out: Options) -> None:
        for citizen in range(CLASSES):
            if is_meant(self.class_, citizen):
                self._offer(g, citizen, out)

    def _offer(self, g: Board, citizen: i64, out: Options) -> None:
        cell = g.overseer(self.seat, citizen)
        if can_move(g, self.seat, citizen):
            offer_ways(ADVANCE, citizen, cell, 1, out)
            if self.how == SKIP and cell + 2 <= g.t.estate.path_length:
                offer_ways(LEAP, citizen, cell, 2, out)
        elif can_gain(g, self.seat, citizen, self.how):
            out.add(UPGRADE_OVERSEER + citizen)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        if option >= UPGRADE_OVERSEER:
            g.upgrade_overseer(self.seat, option - UPGRADE_OVERSEER)
        elif option >= LEAP:
            self._go(g, option - LEAP, 2, then)
        else:
            self._go(g, option - ADVANCE, 1, then)

    def _go(self, g: Board, choice: i64, cells: i64, then: Todo) -> None:
        citizen = choice // WAYS
        upgrade_first(g, self.seat, citizen, self.how)
        g.advance_overseer(self.seat, citizen, cells, choice % WAYS)
        land(g, self.seat, citizen, self.stage, then)

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if is_verb(option, "UpgradeOverseer"):
            return self._why_not_upgrade(g, option - UPGRADE_OVERSEER)
        if not is_verb(option, "Advance", "Leap"):
            return []
        leaps = option >= LEAP
        citizen = (option - (LEAP if leaps else ADVANCE)) // WAYS
        cell = g.overseer(self.seat, citizen)
        if not is_meant(self.class_, citizen):
            return because("messina.action.icon-overseer-class", fx.OverseerNotMeant(citizen))
        if not can_move(g, self.seat, citizen):
            return because("messina.overseer.finished", fx.OverseerAtEnd(citizen))
        if leaps and self.how != SKIP:
            return because("messina.action.icon-overseer-skip", fx.NoSkipping())
        if leaps and cell + 2 > g.t.estate.path_length:
            return because("messina.action.icon-overseer-skip", fx.PathTooShort(citizen))
        parts = cell <= 1 and cell + (2 if leaps else 1) >= 2
        return because("messina.overseer.branch", fx.WayNotHere(citizen, 1 if parts else 0))

    def _why_not_upgrade(self, g: Board, citizen: i64) -> list[Reason]:
        """[messina.rating.church-upgrade-advance] An icon that upgrades does so on the way, on the last cell alone."""
        if self.how != WITH_UPGRADE:
            return []
        rule = "messina.rating.church-upgrade-advance"
        if not is_meant(self.class_, citizen):
            return because(rule, fx.OverseerNotMeant(citizen))
        if g.overseer_up(self.seat, citizen):
            return because(rule, fx.OverseerUpgraded(citizen))
        return because(rule, fx.UpgradedOnWay(citizen))


def land(g: Board, seat: i64, citizen: i64, stage: i64, then: Todo) -> None:
    """[messina.overseer.activates-on-landing] Whom the reached cell lets an overseer activate, or that it is nobody.

    [messina.overseer.path-shape] [messina.overseer.estate-geometry]
    [messina.overseer.cell-adjacent] [messina.overseer.cell-quarter] [messina.overseer.cell-two-quarters]
    [messina.overseer.cell-centre] [messina.overseer.up-adjacent] [messina.overseer.up-quarter]
    [messina.overseer.up-two-quarters] [messina.overseer.up-centre]
    """
    estate = g.t.estate
    cell = (citizen * WAYS + g.branch(seat, citizen)) * (estate.path_length + 1) + g.overseer(seat, citizen)
    own = estate.own_limit[cell]
    other = estate.other_limit[cell]
    if g.overseer_up(seat, citizen):
        own = estate.own_limit_up[cell]
        other = estate.other_limit_up[cell]
    reached = Activations(seat, estate.own_squares[cell], own, estate.other_squares[cell], other, stage)
    if g.journal is not None and not reached.is_asked(g):
        g.tell(ev.OverseerWokeNobody(seat, citizen, size(reached.near(g))))
    then.add(reached)


def ordinary_overseers(g: Board, seat: i64) -> i64:
    """A bit for each class whose overseer is not upgraded."""
    found: i64 = 0
    for citizen in range(CLASSES):
        if not g.overseer_up(seat, citizen):
            found |= bit(citizen)
    return found


class UpgradeOverseer(AskToUpgrade):
    """[messina.action.icon-upgrade-overseer] One ordinary overseer is turned over; nobody is activated.

    Ends: one is upgraded or let be, or a free move is used up.
    """

    def own_options(self, g: Board, out: Options) -> None:
        out.add_each(ordinary_overseers(g, self.seat), UPGRADE_OVERSEER)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        g.upgrade_overseer(self.seat, option - UPGRADE_OVERSEER)

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == STOP:
            return because("messina.production.other-effects-now", fx.MustChoose())
        if not is_verb(option, "UpgradeOverseer"):
            return []
        return because("messina.action.icon-upgrade-overseer", fx.OverseerUpgraded(option - UPGRADE_OVERSEER))
