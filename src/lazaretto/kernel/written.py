"""A match as it is written down: where it stands, its whole record, and what one seat may take home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lazaretto.kernel.contract import SPECTATOR
from lazaretto.kernel.formats import (
    EXPORT_FORMAT,
    LOG_FORMAT,
    POSITION_FORMAT,
    ExportForm,
    LogEnds,
    LogForm,
    PlaceForm,
    PositionForm,
    Redraws,
    ResultForm,
)

if TYPE_CHECKING:
    from lazaretto.kernel.match import Match


def position_of(match: Match, whole: bool) -> PositionForm:
    return {
        "format": POSITION_FORMAT,
        **match.header.json(whole=whole),
        "seed": str(match.header.seed),
        **place_of(match),
    }


def place_of(match: Match) -> PlaceForm:
    return {
        "board": match.module.save_board(match.here.board),
        "todo": [frame.save() for frame in match.here.todo.listed()],
        "rng": match.here.rng.save(),
    }


def log_of(match: Match, whole: bool) -> LogForm:
    header = match.header.json(whole=whole)
    return {
        "format": LOG_FORMAT,
        **header,
        "seed": str(match.header.seed),
        "setup": match.record[0].chance_words(match.module.space, None),
        "choices": match.lines(match.first + 1, match.n),
        **_ends(match, header["edition"]),
    }


def _ends(match: Match, edition: dict[str, object]) -> LogEnds:
    """What only some logs have."""
    ends = LogEnds()
    if match.begun_from is not None:
        ends["position"] = {**match.begun_from, "edition": edition}
    if match.first:
        ends["first"] = match.first
    if match.redrawn:
        ends["taken_back"] = _redraws(match)["taken_back"]
    if match.is_over:
        ends["result"] = _result(match)
    return ends


def export_of(match: Match, seat: int | None, viewer: int) -> ExportForm:
    """A running game as one seat knows it."""
    decision = match.decision
    space, sees = match.module.space, 1 << (match.players if viewer == SPECTATOR else viewer)
    return {
        "format": EXPORT_FORMAT,
        **match.header.json(whole=True),
        "seat": seat,
        **_redraws(match),
        "setup": match.record[0].chance_words(space, sees),
        "choices": [match.entry(n).line(n, space, sees) for n in range(match.first + 1, match.n)],
        "view": match.view(seat),
        "decision": None if decision is None else decision.json(),
    }


def _redraws(match: Match) -> Redraws:
    return {"taken_back": [list(each) for each in match.redrawn]} if match.redrawn else {}


def _result(match: Match) -> ResultForm:
    outcome = match.module.outcome(match.here.board)
    winners, ranking, reason = outcome.winners, outcome.ranking, outcome.reason
    form: ResultForm = {"winners": winners, "ranking": ranking, "reason": reason, "scores": match.scores()}
    if match.redrawn:
        form["taken_back"] = match.taken_back
    return form
