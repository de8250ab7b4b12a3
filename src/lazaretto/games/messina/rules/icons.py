"""The closed list of operations: for each, when it can do anything and what it does. Text keys: effects.OPERATIONS."""

from __future__ import annotations

from lazaretto.games.messina.actions import CHURCH, CITY, CLASSES, LINES
from lazaretto.games.messina.effects import Item
from lazaretto.games.messina.rules.building import BuildOne, affordable, refreshes
from lazaretto.games.messina.rules.citizens import UpgradeCitizen, to_upgrade
from lazaretto.games.messina.rules.overseers import (
    ALL_SQUARES,
    Activations,
    AdvanceOverseer,
    BorrowAction,
    UpgradeOverseer,
    overseer_can,
    present,
)
from lazaretto.games.messina.rules.perform import OPS, Op, can_carry_out
from lazaretto.games.messina.rules.rating import ChooseRating, step_up
from lazaretto.games.messina.rules.scrolls import AdvanceScroll
from lazaretto.games.messina.state import IN_SUPPLY, State
from lazaretto.kernel.frame import Frame


class RatingOp(Op):
    """[messina.action.icon-rating] [messina.rating.track-end] Free steps on the city or the church rating."""

    def __init__(self, track: int) -> None:
        self.track = track

    def possible(self, g: State, seat: int, item: Item) -> bool:
        return not g.at_end(seat, self.track)

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        for _ in range(item.n):
            step_up(g, seat, self.track, stage)
        return []


class EitherRatingOp(Op):
    """[messina.action.icon-rating] Each step on the city or the church rating."""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        return not g.at_end(seat, CITY) or not g.at_end(seat, CHURCH)

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        return [ChooseRating(seat, item.n, stage)] if self.possible(g, seat, item) else []


class ScrollOp(Op):
    """[messina.action.icon-scroll] Markers of the own scroll go up."""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        return any(g.scroll[seat * LINES + line] < g.t.scrolls.steps for line in range(LINES))

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        return [AdvanceScroll(seat, item.n, stage)]


class OverseerOp(Op):
    """[messina.action.icon-overseer-any] [messina.action.icon-overseer-class] [messina.action.icon-overseer-skip]"""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        return overseer_can(g, seat, item.who, item.way)

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        return [AdvanceOverseer(seat, item.who, item.way, stage)] if self.possible(g, seat, item) else []


class UpgradeOverseerOp(Op):
    """[messina.action.icon-upgrade-overseer] An ordinary overseer is upgraded."""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        return any(not g.overseer_up[seat * CLASSES + citizen] for citizen in range(CLASSES))

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        return [UpgradeOverseer(seat, stage)] if self.possible(g, seat, item) else []


class UpgradeCitizenOp(Op):
    """[messina.action.icon-upgrade-citizen] An ordinary citizen is upgraded."""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        return len(to_upgrade(g, seat)) > 0

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        return [UpgradeCitizen(seat, stage)] if self.possible(g, seat, item) else []


class BuildOp(Op):
    """[messina.action.icon-build] [messina.overseer.impossible-square] Something to build, or a refresh to pay for."""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        return len(affordable(g, seat)) > 0 or len(refreshes(g, seat)) > 0

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        return [BuildOne(seat, 0, stage)] if self.possible(g, seat, item) else []


class HelperOp(Op):
    """[messina.action.icon-helper] [messina.helper.max-five] Helpers from the supply."""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        most = g.t.limits.helpers_max
        return IN_SUPPLY in g.helper_at[seat * most : (seat + 1) * most]

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        for _ in range(item.n):
            g.gain_helper(seat)
        return []


class ActivateOp(Op):
    """[messina.action.icon-activate-n] Different citizens anywhere in the own sectors."""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        """[messina.overseer.impossible-square] Somebody is there whose square can do anything."""
        for square in present(g, seat, ALL_SQUARES, item.n, 0, 0):
            effect = g.square_effect(seat, square)
            if g.t.effects[effect].activates or can_carry_out(g, seat, effect):
                return True
        return False

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        return [Activations(seat, ALL_SQUARES, item.n, 0, 0, stage)]


class HexActionOp(Op):
    """[messina.action.icon-any-hex] The city always has a hex."""

    def possible(self, g: State, seat: int, item: Item) -> bool:
        return True

    def frames(self, g: State, seat: int, item: Item, stage: int) -> list[Frame]:
        return [BorrowAction(seat, stage)]


OPS.extend(
    [
        RatingOp(CITY),
        RatingOp(CHURCH),
        EitherRatingOp(),
        ScrollOp(),
        OverseerOp(),
        UpgradeOverseerOp(),
        UpgradeCitizenOp(),
        BuildOp(),
        HelperOp(),
        ActivateOp(),
        HexActionOp(),
    ]
)
