"""What is told from a log, as plain data: earlier moments, files to take home. Called in a workshop: it may take a while."""

from __future__ import annotations

from typing import Any

import msgspec

from lazaretto.games import game as game_called
from lazaretto.kernel.match import Match
from lazaretto.server import opening, wire
from lazaretto.server.errors import Refusal
from lazaretto.server.live import decision_of
from lazaretto.store import Stored
from lazaretto.store.fixture import match_of


class Past(msgspec.Struct):
    """A moment of a game as a seat saw it; None is a spectator."""

    view: dict[str, Any]
    decision: wire.DecisionInfo | None


def past(log: dict[str, Any], seat: int | None) -> Past:
    match = game_called(log["game"]).replay(log)
    return Past(match.view(seat), decision_of(match))


def tried(position: dict[str, Any], choice: str) -> None:
    """Make a choice, and look at what comes of it as everybody at the table will. It goes the same way there."""
    try:
        match = game_called(position["game"]).resume(position)
        option = match.option_of(choice)
        if option in match.legal_options():
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
    """What a file to take home needs to know of the asker. `alone`: nobody else's game is in it."""

    viewer: int
    mine: list[int]
    alone: bool
    table: dict[str, Any]


def exported(stored: Stored, wish: Taking) -> bytes:
    """One file: a game that is over, or that hides nothing from who is alone at the table, as a log that goes on.

    Of any other the file holds what the seat may see, and a position in which the rest is dealt anew.
    """
    match = match_of(stored)
    if stored.game.status == "finished":
        form = match.log()
    elif wish.alone and match.is_known_to(wish.mine):
        form = opening.with_another_future(match.log())
    else:
        seen = match.export(None if wish.viewer < 0 else wish.viewer)
        form = {**seen, "position": opening.known_position(match, wish.viewer)}
    return msgspec.json.encode({**form, "table": wish.table})
