"""The closed list of icons: for each, when it can do anything and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CHURCH, CITY
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.effects import Item
from lazaretto.games.messina.rules.action import Icon
from lazaretto.games.messina.rules.action_any_hex import BorrowAction
from lazaretto.games.messina.rules.action_scroll import AdvanceScroll, open_lines
from lazaretto.games.messina.rules.build import BuildOne, affordable, refreshes
from lazaretto.games.messina.rules.citizen import UpgradeCitizen, to_upgrade
from lazaretto.games.messina.rules.helper_supply import gain_helpers
from lazaretto.games.messina.rules.overseer import AdvanceOverseer, UpgradeOverseer, ordinary_overseers, overseer_can
from lazaretto.games.messina.rules.overseer_activation import ALL_SQUARES, Activations, can_activate
from lazaretto.games.messina.rules.rating import ChooseRating, city_or_church, step_up
from lazaretto.kernel.frame import Todo


class RatingIcon(Icon):
    """[messina.action.icon-rating] [messina.rating.track-end] Free steps on the city or the church rating."""

    def __init__(self, track: i64) -> None:
        self.track: Final = track

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return not g.at_end(seat, self.track)

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        for _ in range(item.n):
            step_up(g, seat, self.track, stage)


class EitherRatingIcon(Icon):
    """[messina.action.icon-rating] Each step on the city or the church rating."""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return city_or_church(g, seat) != 0

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        if self.possible(g, seat, item):
            then.add(ChooseRating(seat, item.n, stage))


class ScrollIcon(Icon):
    """[messina.action.icon-scroll] Markers of the own scroll go up."""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return open_lines(g, seat) != 0

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        then.add(AdvanceScroll(seat, item.n, stage))


class OverseerIcon(Icon):
    """[messina.action.icon-overseer-any] [messina.action.icon-overseer-class] [messina.action.icon-overseer-skip]"""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return overseer_can(g, seat, item.who, item.way)

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        if self.possible(g, seat, item):
            then.add(AdvanceOverseer(seat, item.who, item.way, stage))


class UpgradeOverseerIcon(Icon):
    """[messina.action.icon-upgrade-overseer] An ordinary overseer is upgraded."""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return ordinary_overseers(g, seat) != 0

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        if self.possible(g, seat, item):
            then.add(UpgradeOverseer(seat, stage))


class UpgradeCitizenIcon(Icon):
    """[messina.action.icon-upgrade-citizen] An ordinary citizen is upgraded."""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return to_upgrade(g, seat) != 0

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        if self.possible(g, seat, item):
            then.add(UpgradeCitizen(seat, stage))


class BuildIcon(Icon):
    """[messina.action.icon-build] [messina.overseer.impossible-square] Something to build, or a refresh to pay for."""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return affordable(g, seat) != 0 or refreshes(g, seat) != 0

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        if self.possible(g, seat, item):
            then.add(BuildOne(seat, 0, stage))


class HelperIcon(Icon):
    """[messina.action.icon-helper] Helpers from the supply."""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return g.helper_in_supply(seat)

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        gain_helpers(g, seat, item.n)


class ActivateIcon(Icon):
    """[messina.action.icon-activate-n] Different citizens anywhere in the own sectors."""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return can_activate(g, seat, item.n)

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        then.add(Activations(seat, ALL_SQUARES, item.n, 0, 0, stage))


class AnyHexIcon(Icon):
    """[messina.action.icon-any-hex] The city always has a hex."""

    def possible(self, g: Board, seat: i64, item: Item) -> bool:
        return True

    def carry_out(self, g: Board, seat: i64, item: Item, stage: i64, then: Todo) -> None:
        then.add(BorrowAction(seat, stage))


ICON_OF: Final[dict[str, Icon]] = {  # by its name in the effect language
    "city": RatingIcon(CITY),
    "church": RatingIcon(CHURCH),
    "city|church": EitherRatingIcon(),
    "scroll": ScrollIcon(),
    "overseer": OverseerIcon(),
    "upgrade-overseer": UpgradeOverseerIcon(),
    "upgrade-citizen": UpgradeCitizenIcon(),
    "build": BuildIcon(),
    "helper": HelperIcon(),
    "activate": ActivateIcon(),
    "hex-action": AnyHexIcon(),
}
