"""Editions in the database: each is kept once, under its digest, for all the games that are played with it."""

from __future__ import annotations

import json
import zlib
from functools import lru_cache

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from lazaretto.games import game as game_called
from lazaretto.games import working
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.record import edition_digest, edition_text, shipped_digest, shipped_edition
from lazaretto.store.schema import EDITION

UNPACKED = 32  # editions other than those shipped that are kept at hand; nobody changes them


def keep_edition(connection: Connection, name: str, edition: Edition | None) -> str:
    """The digest of an edition (None: as shipped), which is in the database from now on."""
    module = game_called(name).module
    digest = shipped_digest(module) if edition is None else edition_digest(edition)
    if connection.execute(select(EDITION.c.digest).where(EDITION.c.digest == digest)).scalar() is None:
        body = zlib.compress(edition_text(shipped_edition(module) if edition is None else edition), 9)
        try:
            with connection.begin_nested():
                connection.execute(insert(EDITION).values(digest=digest, body=body))
        except IntegrityError:
            pass  # another server was faster; it is the same
    return digest


def kept_edition(connection: Connection, name: str, rules: str, digest: str | None) -> Edition | None:
    """The edition of a game; None for the one that is shipped today, which is at hand already."""
    game = working(name)
    if digest is None:  # the game was not here when editions began to be kept
        then = None if game is None else game.shipped_with(rules)
        return None if game is None or then is shipped_edition(game.module) else then
    return None if game is not None and digest == shipped_digest(game.module) else _read(digest, connection)


def _read(digest: str, connection: Connection) -> Edition:
    body = connection.execute(select(EDITION.c.body).where(EDITION.c.digest == digest)).scalar()
    if body is None:
        raise BadInput("no-such-edition", "edition", {"given": digest})
    return _unpacked(digest, bytes(body))


@lru_cache(maxsize=UNPACKED)
def _unpacked(digest: str, body: bytes) -> Edition:
    edition: Edition = json.loads(zlib.decompress(body))
    if edition_digest(edition) != digest:
        raise BadInput("wrong-edition", "edition", {"given": digest})
    return edition
