"""The solo game's scoring: level with the opponent, a bonus for districts, a result to reach."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import REASON
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.advanced import is_advanced
from lazaretto.games.messina.rules.score_race import popularity_after_rats
from lazaretto.kernel.bits import size
from lazaretto.kernel.contract import Outcome


def level_points(g: Board, seat: i64) -> i64:
    """[messina.solo.people-points] For being level with the opponent on the popularity rating, or ahead."""
    if popularity_after_rats(g, seat) >= g.opponent:
        return g.t.solo.level_vp
    return 0


def repopulation_bonus(g: Board, seat: i64) -> i64:
    """[messina.solo.repop-bonus] By the number of districts."""
    return g.t.solo.bonus[size(g.districts_of(seat))]


def wanted(g: Board) -> i64:
    """[messina.solo.target] An excellent result."""
    if is_advanced(g):
        return g.t.solo.good_score_advanced
    return g.t.solo.good_score


def outcome_alone(g: Board, points: int) -> Outcome:
    """[messina.solo.target] Alone one plays for an excellent result; with less nobody has won."""
    if points >= wanted(g):
        return Outcome([0], [1], REASON.words[1])
    return Outcome([], [2], REASON.words[2])
