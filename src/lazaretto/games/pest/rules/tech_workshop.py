"""Mobile Workshop: the resource that is chosen when the card is bought."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest.actions import BASICS, MOBILE_WORKSHOP
from lazaretto.games.pest.board import Board
from lazaretto.kernel.frame import Ask, Options, Todo


class SetWorkshop(Ask):
    """[pest.tech.25-mobile-workshop-choose] A basic resource for as long as the card is owned."""

    def options(self, g: Board, out: Options) -> None:
        for resource in range(BASICS):
            out.add(MOBILE_WORKSHOP + resource)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.choose_workshop(self.seat, option - MOBILE_WORKSHOP)
