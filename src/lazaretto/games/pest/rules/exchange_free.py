"""Questions around which exchanges are free."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest.actions import EXCHANGE
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.exchange import ExchangeWith, is_exchange
from lazaretto.kernel.frame import Ask, Todo


class AskWithExchange(Ask):
    """[pest.exchange.free-and-repeatable] A question that also offers exchanges and is asked again after one."""

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if is_exchange(option):
            then.add(ExchangeWith(self.seat, option - EXCHANGE))
            then.add(self)
        else:
            self.take_own(g, option, then)

    def take_own(self, g: Board, option: i64, then: Todo) -> None:
        """Carry out a choice that is no exchange."""
        raise NotImplementedError
