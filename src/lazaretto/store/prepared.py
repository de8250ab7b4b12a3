"""Statements of the hot path, compiled once per database and handed to the driver directly.

A move costs one update and one insert. SQLAlchemy's way to the driver would be half of the server's work for it; the
statement is still written with SQLAlchemy, so that there is one schema and one dialect of ours.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler


@cache
def integrity_errors() -> tuple[type[Exception], ...]:
    """What the drivers raise when a row is there already."""
    found: list[type[Exception]] = [IntegrityError, sqlite3.IntegrityError]
    with contextlib.suppress(ImportError):
        import psycopg

        found.append(psycopg.IntegrityError)
    return tuple(found)


Form: TypeAlias = tuple[str, list[str] | None, Mapping[str, Callable[[object], object]]]  # SQL, order, how values are made


class Prepared:
    """One statement with named parameters, for any database."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        self._forms: dict[str, Form] = {}

    def execute(self, connection: Connection, values: dict[str, object]) -> int:
        """Carry it out in the connection's transaction; how many rows it touched."""
        sql, order, make = self._form(connection)
        for name, prepare in make.items():
            values[name] = prepare(values[name])
        cursor = connection.connection.cursor()
        try:
            cursor.execute(sql, values if order is None else [values[name] for name in order])
            return int(cursor.rowcount)
        finally:
            cursor.close()

    def _form(self, connection: Connection) -> Form:
        dialect = connection.dialect
        form = self._forms.get(dialect.name)
        if form is None:
            compiled = self.statement.compile(dialect=dialect)
            assert isinstance(compiled, SQLCompiler)
            order = list(compiled.positiontup or ()) if compiled.positional else None
            types = {name: bind.type for name, bind in compiled.binds.items()}
            found = {name: kind.dialect_impl(dialect).bind_processor(dialect) for name, kind in types.items()}
            make = {name: prepare for name, prepare in found.items() if prepare is not None}
            form = self._forms[dialect.name] = (str(compiled), order, make)
        return form
