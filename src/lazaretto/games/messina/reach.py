"""Where a helper that is sent can go, and for how many coins; how far each step of an overseer leads."""

from __future__ import annotations

from lazaretto.games.messina.actions import ADVANCE, CLASSES, SPACE, SPOT, SPOTS, STAND, UPGRADE_OVERSEER, WAYS
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.helper import SendHelper
from lazaretto.games.messina.rules.move import cost_of
from lazaretto.games.messina.rules.overseer import AdvanceOverseer
from lazaretto.kernel.frame import Position


def reach(here: Position) -> dict[str, dict[str, int]]:
    """By spot, while a helper is sent: the coins for going there. By choice, while overseers go: the cell they come to."""
    g, frame = here.board, here.todo.top()
    if not isinstance(g, Board):
        return {}
    if isinstance(frame, AdvanceOverseer):
        ways = [option for option in here.legal() if ADVANCE <= option < UPGRADE_OVERSEER]
        return {SPACE.text(option): {"cell": _cell(here, frame.seat, option)} for option in ways}
    if not isinstance(frame, SendHelper):
        return {}
    spots = [option - STAND for option in here.legal() if STAND <= option < STAND + SPOTS]
    return {SPOT.words[spot]: {"coin": cost_of(g, frame.place, spot)} for spot in spots}


def _cell(here: Position, seat: int, option: int) -> int:
    """The overseer goes there on a copy."""
    copy = here.clone()
    copy.step(option)
    assert isinstance(copy.board, Board)
    return copy.board.overseer(seat, (option - ADVANCE) // WAYS % CLASSES)
