"""What learners are shown, by name."""

from __future__ import annotations

from typing import Any

from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.encoding import Encoder
from lazaretto.kernel.frame import Position
from lazaretto.kernel.page import Page


def board_told(module: GameModule, board: Any, seat: int) -> dict[str, float]:
    """The entries of a board for a seat; a board that writes more or fewer than it names fails."""
    names = module.describe(board.players)
    page = Page(len(names))
    page.begin(0, seat, board.players)
    module.observe(board, seat, page)
    assert page.at == len(names)
    return dict(zip(names, page.listed(), strict=True))


def told(encoder: Encoder, position: Position, seat: int) -> dict[str, float]:
    """All entries of a position for a seat."""
    return dict(zip(encoder.names(), encoder.encode(position, seat), strict=True))
