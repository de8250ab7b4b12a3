"""Where a helper that is sent can go, and for how many coins; how far a step of an overseer or on a rating leads."""

from __future__ import annotations

from lazaretto.games.messina.actions import (
    ADVANCE,
    BUY,
    CLASSES,
    RATE,
    RATING,
    SPACE,
    SPOT,
    SPOTS,
    STAND,
    UPGRADE_OVERSEER,
    WAYS,
)
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.helper import SendHelper
from lazaretto.games.messina.rules.move import cost_of
from lazaretto.games.messina.rules.overseer import AdvanceOverseer
from lazaretto.kernel.frame import Position


def reach(here: Position) -> dict[str, dict[str, int]]:
    """By spot, while a helper is sent: the coins for going there. By choice, while overseers go: the cell they come to.

    By rating, where a step on it can be made: the space it leads to.
    """
    g, frame = here.board, here.todo.top()
    if not isinstance(g, Board):
        return {}
    if isinstance(frame, AdvanceOverseer):
        ways = [option for option in here.legal() if ADVANCE <= option < UPGRADE_OVERSEER]
        return {SPACE.text(option): {"cell": _cell(here, frame.seat, option)} for option in ways}
    if not isinstance(frame, SendHelper):
        return _ratings(here, g)
    spots = [option - STAND for option in here.legal() if STAND <= option < STAND + SPOTS]
    return {SPOT.words[spot]: {"coin": cost_of(g, frame.place, spot)} for spot in spots}


def _ratings(here: Position, g: Board) -> dict[str, dict[str, int]]:
    steps = [option for option in here.legal() if BUY <= option < RATE + len(RATING.words)]
    tracks = {(option - BUY) % len(RATING.words) for option in steps}
    return {RATING.words[track]: {"space": g.rating(here.who(), track) + 1} for track in sorted(tracks)}


def _cell(here: Position, seat: int, option: int) -> int:
    """The overseer goes there on a copy."""
    copy = here.clone()
    copy.step(option)
    assert isinstance(copy.board, Board)
    return copy.board.overseer(seat, (option - ADVANCE) // WAYS % CLASSES)
