"""Leases and signs of life, inside one transaction. Leases run by the database's own clock: those of servers may differ."""

from __future__ import annotations

import json

from sqlalchemy import ColumnElement, Connection, Float, cast, delete, extract, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from lazaretto.store.schema import GAME, LEASE, SETTING
from lazaretto.table.rows import Outage, outages_after

ALIVE, OUTAGES = "alive", "outages"


def _now(connection: Connection) -> ColumnElement[float]:
    if connection.dialect.name == "postgresql":
        return cast(extract("epoch", func.clock_timestamp()), Float)
    return (func.julianday("now") - 2440587.5) * 86400.0


def lease(connection: Connection, tables: list[str], holder: str, seconds: float) -> list[str]:
    """Those of the tables that are the holder's now: free ones, and those he had."""
    now = _now(connection)
    free = or_(LEASE.c.holder == holder, LEASE.c.until < now)
    connection.execute(update(LEASE).where(LEASE.c.game.in_(tables), free).values(holder=holder, until=now + seconds))
    known = set(connection.execute(select(LEASE.c.game).where(LEASE.c.game.in_(tables))).scalars())
    there = select(GAME.c.id).where(GAME.c.id.in_([table for table in tables if table not in known]))
    for table in connection.execute(there).scalars().all():
        try:
            with connection.begin_nested():
                connection.execute(insert(LEASE).values(game=table, holder=holder, until=now + seconds))
        except IntegrityError:
            pass  # another was faster
    mine = select(LEASE.c.game).where(LEASE.c.game.in_(tables), LEASE.c.holder == holder)
    return list(connection.execute(mine).scalars())


def release(connection: Connection, tables: list[str], holder: str) -> None:
    connection.execute(delete(LEASE).where(LEASE.c.game.in_(tables), LEASE.c.holder == holder))


def beat(connection: Connection, now: float, missing: float) -> list[Outage]:
    wanted = select(SETTING.c.name, SETTING.c.value).where(SETTING.c.name.in_([ALIVE, OUTAGES])).with_for_update()
    kept = {row.name: row.value for row in connection.execute(wanted)}
    known: list[Outage] = [(start, end) for start, end in json.loads(kept.get(OUTAGES, "[]"))]
    alive = float(kept[ALIVE]) if ALIVE in kept else None
    outages = outages_after(known, alive, now, missing)
    if outages != known:
        _set(connection, OUTAGES, json.dumps(outages), OUTAGES in kept)
    _set(connection, ALIVE, repr(now if alive is None else max(now, alive)), ALIVE in kept)
    return outages


def _set(connection: Connection, name: str, value: str, known: bool) -> None:
    if known:
        connection.execute(update(SETTING).where(SETTING.c.name == name).values(value=value))
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(SETTING).values(name=name, value=value))
    except IntegrityError:
        pass  # another server began at the same moment
