"""Films in the database: still by still beside the choices while a game runs, packed into one reel when it is over."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from lazaretto.kernel.patch import Patch
from lazaretto.store.schema import CHOICE, FILM, GAME
from lazaretto.table.rows import StaleWrite


def read_film(connection: Connection, table: str) -> list[Patch]:
    """The pieces of a table's film, in order; none if it has not been filmed."""
    reel = connection.execute(select(FILM.c.body).where(FILM.c.game == table)).scalar()
    if reel is not None:
        pieces: list[Patch] = msgspec.json.decode(zlib.decompress(reel))
        return pieces
    stills = _stills(connection, table)
    return [] if any(still is None for still in stills) else [msgspec.json.decode(still) for still in stills]


def _stills(connection: Connection, table: str) -> list[Any]:
    wanted = select(CHOICE.c.still).where(CHOICE.c.game == table).order_by(CHOICE.c.n)
    return list(connection.execute(wanted).scalars())


def is_filmed(connection: Connection, table: str) -> bool:
    first = select(CHOICE.c.still).where(CHOICE.c.game == table, CHOICE.c.n == 0)
    reel = select(FILM.c.game).where(FILM.c.game == table)
    return connection.execute(first).scalar() is not None or connection.execute(reel).scalar() is not None


def unfilmed(connection: Connection) -> list[str]:
    """Tables of the time before films, the newest first."""
    first = select(CHOICE.c.game).where(CHOICE.c.game == GAME.c.id, CHOICE.c.n == 0, CHOICE.c.still.is_(None))
    reel = select(FILM.c.game).where(FILM.c.game == GAME.c.id)
    wanted = select(GAME.c.id).where(first.exists(), ~reel.exists()).order_by(GAME.c.updated.desc())
    return list(connection.execute(wanted).scalars())


def keep_film(connection: Connection, table: str, rev: int, stills: list[bytes]) -> None:
    """The film of a table that has none, made for one revision of it; StaleWrite if that is over."""
    mine = (GAME.c.id == table, GAME.c.rev == rev)
    if connection.execute(update(GAME).where(*mine).values(rev=rev)).rowcount != 1:  # it stays so until we are done
        raise StaleWrite(table)
    row = update(CHOICE).where(CHOICE.c.game == table, CHOICE.c.n == bindparam("at")).values(still=bindparam("piece"))
    connection.execute(row, [{"at": at, "piece": still} for at, still in enumerate(stills)])
    if connection.execute(select(GAME.c.status).where(GAME.c.id == table)).scalar() == "finished":
        pack(connection, table)


def pack(connection: Connection, table: str) -> None:
    """The game is over: all its stills in one reel, a tenth as large."""
    stills = _stills(connection, table)
    if not stills or any(still is None for still in stills):
        return
    body = zlib.compress(b"[" + b",".join(stills) + b"]", 9)
    connection.execute(delete(FILM).where(FILM.c.game == table))
    connection.execute(insert(FILM).values(game=table, body=body))
    connection.execute(update(CHOICE).where(CHOICE.c.game == table).values(still=None))
