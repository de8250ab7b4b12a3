"""Files to take home, and choices that are tried out. Called in a workshop: it may take a while."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from lazaretto.games import game as game_called
from lazaretto.kernel.formats import PositionForm
from lazaretto.kernel.match import Match
from lazaretto.table import opening
from lazaretto.table.errors import Refusal
from lazaretto.table.fixture import log_of, match_of
from lazaretto.table.ports import Secrets
from lazaretto.table.rows import Stored
from lazaretto.table.saved import SavedTable
from lazaretto.table.sealed import seal


def tried(position: PositionForm, choices: list[str]) -> None:
    """Make choices, and look at what comes of them as everybody at the table will. It goes the same way there."""
    try:
        match = game_called(position["game"]).resume(position)
        for choice in choices:
            option = match.option_of(choice)
            if option not in match.legal_options():
                return
            match.apply(option)
            _look(match)
    except Exception as error:  # somebody's own position or edition breaks the game
        raise Refusal(400, "unplayable") from error


def _look(match: Match) -> None:
    match.legal_options()
    match.scores()
    for seat in (None, *range(match.players)):
        match.view(seat)


class Taking(msgspec.Struct, kw_only=True):
    """What a file to take home needs to know of the asker. `alone`: nobody else's game is in it. `assists`: one may go on
    from the file while the game runs; otherwise the host's is sealed, and nobody else's holds more than he sees."""

    viewer: int
    mine: list[int]
    alone: bool
    is_over: bool  # it has come to its own end, and has a result
    assists: bool
    host: bool
    table: SavedTable


def exported(stored: Stored, wish: Taking, secrets: Secrets) -> bytes:
    """One file: a game that is over, or that hides nothing from who is alone at the table, as a log that goes on.

    Of any other the file holds what the seat may see, and a position in which the rest is dealt anew.
    """
    form: Mapping[str, object]
    if stored.game.status == "finished":
        result = {"result": stored.game.result} if wish.is_over else {}
        form = {**log_of(stored, whole=True), **result}
    else:
        match = match_of(stored)
        form = _unfinished(match, wish, secrets) if wish.assists else _kept_back(match, stored.game.id, wish)
    return msgspec.json.encode({**form, "table": wish.table})


def _unfinished(match: Match, wish: Taking, secrets: Secrets) -> Mapping[str, object]:
    if wish.alone and match.is_known_to(wish.mine):
        return opening.with_another_future(match.log(whole=True), secrets)
    seen = match.export(None if wish.viewer < 0 else wish.viewer)
    position = opening.known_position(match, wish.viewer, secrets)
    return {**seen, "position": {**position, "edition": seen["edition"]}}


def _kept_back(match: Match, table_id: str, wish: Taking) -> dict[str, object]:
    """Nothing that a game can be made of before this one is over: without the results of chance a log does not replay."""
    if wish.host:
        return seal({**match.log(whole=True), "table": wish.table}, table_id)
    seen = match.export(None if wish.viewer < 0 else wish.viewer)
    choices = [{name: value for name, value in line.items() if name != "chance"} for line in seen["choices"]]
    return {**{name: value for name, value in seen.items() if name != "setup"}, "choices": choices}
