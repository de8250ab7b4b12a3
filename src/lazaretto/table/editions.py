"""Editions that askers bring along. Each is proved once; which were is remembered by their digest."""

from __future__ import annotations

from collections import OrderedDict

from lazaretto.games import game as game_called
from lazaretto.games.differences import differences, place_told
from lazaretto.games.overlays import NAME, place_of, read_edition, whole_edition
from lazaretto.kernel import proof
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import edition_digest, shipped_edition
from lazaretto.table import wire
from lazaretto.table.errors import Refusal

KEPT = 64
_proved: OrderedDict[tuple[str, str], None] = OrderedDict()  # of this process, the latest last


def prove(game: Game, edition: Edition) -> None:
    """Refuses an edition that cannot be played. Takes its time: for a workshop."""
    key = game.name, edition_digest(edition)
    if key not in _proved:
        proof.prove(game.module, edition)
    _proved[key] = None
    _proved.move_to_end(key)
    while len(_proved) > KEPT:
        _proved.popitem(last=False)


def proved(game: Game, given: Edition) -> Edition | None:
    """The edition that a file means, after it was proved; None if it is the one shipped. What is wrong is told by the names
    of its tables. Takes its time: for a workshop."""
    shipped = shipped_edition(game.module)
    meant = given
    try:
        meant = whole_edition(game.module, given)
        if meant == shipped:
            return None
        prove(game, meant)
    except BadInput as error:
        raise _placed(game, error, meant) from error
    return meant


def _placed(game: Game, error: BadInput, edition: Edition) -> Exception:
    """The same error with the table and the field it means, so that they can be told in words."""
    if error.place.startswith(f"{NAME} ("):  # not a value, but a mode of the game
        return error
    shipped = shipped_edition(game.module)
    place = place_of(error.place, edition, shipped)
    told = place_told(game.name, place.table, shipped)
    where = {"thing": told.thing, "sheet": told.sheet, "row": told.row, "field": place.field, "at": place.at}
    return Refusal(400, error.code, {**error.details, "where": where}, place.path or NAME)


def read(name: str, body: bytes) -> wire.EditionInfo:
    """A file that somebody wants to play with: its values, and what they change. For a workshop."""
    game = game_called(name)
    given = read_edition(body)
    return told(game, given, proved(game, given))


def told(game: Game, given: Edition, meant: Edition | None) -> wire.EditionInfo:
    return wire.EditionInfo(edition=given, corrected=[] if meant is None else corrected(game, meant))


def corrected(game: Game, edition: Edition) -> list[wire.Correction]:
    """What is other than in the edition as shipped, as the wire tells it."""
    return [
        wire.Correction(
            place=each.difference.place,
            field=each.difference.field,
            at=each.difference.at,
            here=each.difference.here,
            shipped=each.difference.shipped,
            thing=each.place.thing,
            sheet=each.place.sheet,
            row=each.place.row,
            here_told=each.here,
            shipped_told=each.shipped,
        )
        for each in differences(game.name, edition, shipped_edition(game.module))
    ]
