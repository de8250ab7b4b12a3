"""Tables of earlier versions: which rules a table is played by, and how it goes on when they have changed.

A table that is played by earlier rules is replayed by today's, with what `kernel/former.py` knows of the earlier ones. If
that leads to the position that is stored, its lines are written down anew. Otherwise it goes on from that position, and what
was played before remains as a film. Either way a notice tells everybody which rules have changed.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Required, TypedDict

import msgspec

from lazaretto.games import game as game_called
from lazaretto.games import working
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.film import Camera, Film, Still
from lazaretto.kernel.former import Bridge, bridge_from
from lazaretto.kernel.journal import Event
from lazaretto.kernel.match import Match
from lazaretto.kernel.notices import RulesChanged, WentOn
from lazaretto.kernel.patch import Patch
from lazaretto.table.clock import clock_after
from lazaretto.table.fixture import log_of, position_of, row_of
from lazaretto.table.rows import Change, GameChange, GameRow, NoticeRow, Stored, notice

log = logging.getLogger("lazaretto.table")


def is_todays(game: GameRow) -> bool:
    known = working(game.name)
    return known is not None and known.module.rules_version == game.rules


def bridge_of(game: GameRow) -> Bridge | None:
    """What leads from the rules of a table to today's; None if this house does not know them: they are newer."""
    known = working(game.name)
    try:
        return None if known is None else bridge_from(game.rules, known.module.rules_version, known.module.former)
    except BadInput:
        return None


def develop(game: GameRow, pieces: list[Patch]) -> Film:
    """The film of a table, told in today's forms as far as this house knows the versions it was taken by."""
    known = working(game.name)
    former = () if known is None else known.module.former
    return Film(pieces, game.players, {each.rules: Bridge(former[at:]) for at, each in enumerate(former)})


def filmed(stored: Stored) -> tuple[Match, list[bytes]]:
    """The match a table tells of, and its film, still by still."""
    camera = Camera()
    match = game_called(stored.game.name).replay(log_of(stored), told=lambda match, _: camera.take(match))
    return match, [msgspec.json.encode(piece) for piece in camera.pieces]


# ---------------------------------------------------------------- renewing


def renewed(stored: Stored, film: Film | None, now: float) -> Change | None:
    """What brings a table to today's rules; None if nothing does. Without a film nothing says where it stood."""
    again = _retold(stored)
    if again is not None and (film is None or _leads_there(stored.game, film, again.match)):
        return _written_anew(stored, film, again, now)
    return None if film is None else _gone_on(stored, film, now)


@dataclass
class Retold:
    """A table replayed by today's rules: the line that each of its choices was read from, and its film."""

    match: Match
    sources: list[int]
    pieces: list[Patch]


def _retold(stored: Stored) -> Retold | None:
    camera, sources = Camera(), [-1]

    def told(match: Match, line: int) -> None:
        camera.take(match)
        if line >= 0:
            sources.append(line)

    try:
        match = game_called(stored.game.name).replay(log_of(stored), told=told)
    except Exception as error:  # whatever today's rules make of lines that were written by others
        log.info("table %s cannot be replayed by today's rules: %r", stored.game.id, error)
        return None
    return Retold(match, sources, camera.pieces)


def _leads_there(game: GameRow, film: Film, match: Match) -> bool:
    """Is the match where the table stood? The stored position is compared as today's rules write it."""
    try:
        stood = game_called(game.name).resume(position_of(game, film.still(len(film))))
    except Exception:  # whatever today's rules make of it
        return False
    return stood.place() == match.place()


def _written_anew(stored: Stored, film: Film | None, again: Retold, now: float) -> Change:
    """The same game by today's rules. As long as nothing more or less is asked, it is watched as it was played."""
    game, match = stored.game, again.match
    pieces = again.pieces
    same_lines = again.sources == list(range(-1, len(stored.choices) - game.first - 1))
    if film is not None and same_lines:
        pieces = [*(film.piece(n) for n in range(game.first + 1, len(film))), [Still(match).form]]
    begins = game.first + 1 if game.first else 0  # the line at which it went on once before stays as it is
    rows = [
        row_of(match, n, stored.choices[game.first + 1 + source].time, msgspec.json.encode(piece))
        for n, source, piece in zip(range(game.first, match.n), again.sources, pieces, strict=True)
        if n >= begins
    ]
    taken_back = [list(each) for each in match.redrawn] or None
    changes: GameChange = {"n": match.n, "position": match.begun_from, "taken_back": taken_back}
    if same_lines:
        changes["request"] = game.request
    return Change(truncate_to=begins, choices=rows, **_going_on(stored, match, changes, now, replayed=True))


def _gone_on(stored: Stored, film: Film, now: float) -> Change | None:
    """From the last position; all before it is past. What comes next is kept as a change of what today's rules show."""
    game, n = stored.game, len(film)
    try:
        match = game_called(game.name).from_position(position_of(game, film.still(n)), n)
    except Exception as error:  # rules that break here break nothing that was played
        log.error("table %s cannot go on by today's rules: %r", game.id, error)
        return None
    still = {**Still(match).form, "events": film.happened(n)}  # by today's rules it is a beginning, of which nothing is told
    row = msgspec.structs.replace(stored.choices[n - 1], still=msgspec.json.encode([still]))
    if n == 1:  # nothing was chosen yet, and what chance brought is in the position
        row = msgspec.structs.replace(row, chance=[])
    changes: GameChange = {"first": n - 1, "position": match.begun_from}
    return Change(truncate_to=n - 1, choices=[row], **_going_on(stored, match, changes, now, replayed=False))


class GoingOn(TypedDict, total=False):
    """What changes around the board when a table goes on by today's rules."""

    game: Required[GameChange]
    notices: list[NoticeRow]


def _going_on(stored: Stored, match: Match, changes: GameChange, now: float, *, replayed: bool) -> GoingOn:
    """A question is over if it is about moments that are counted otherwise now."""
    game, rules = stored.game, match.module.rules_version
    row: GameChange = {"request": None, **changes, "rules": rules}
    if game.status == "finished":
        return {"game": row}
    row["to_move"] = match.to_move
    row["clock"] = clock_after(game.clock, stored.seats, match.to_move, now, stands=game.status != "running" or game.paused)
    return {"game": row, "notices": [notice(_what_happened(game, rules, replayed), match.n, now)]}


def _what_happened(game: GameRow, rules: str, replayed: bool) -> Event:
    bridge = bridge_of(game)
    if bridge is None or game.rules == rules:
        return WentOn()
    return RulesChanged(game.rules, rules, tuple(bridge.changes()), int(replayed))
