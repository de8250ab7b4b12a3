"""The steps of a preparation, as they are told."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.board import Board


def tell_step(g: Board, step: i64) -> None:
    """[messina.prep.order] One of the seven steps begins."""
    if g.journal is not None:
        g.tell(ev.PreparationStep(step))
