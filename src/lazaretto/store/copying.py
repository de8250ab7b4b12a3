"""Rows from one database into another of the same schema, as they are: JSON is not even read."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Integer,
    MetaData,
    Table,
    Text,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.sql.dml import Insert

AT_ONCE = 500
OF_THE_MOMENT = ("alembic_version", "lease")  # who looks after a table is for those who are there to find out


def copy_rows(source: Connection, target: Connection) -> None:
    """All of `source` takes the place of what is in `target`."""
    theirs, ours = _tables(source), _tables(target)
    for table in reversed(ours.sorted_tables):
        if table.name not in OF_THE_MOMENT:
            target.execute(delete(table))
    for table in ours.sorted_tables:
        if table.name not in OF_THE_MOMENT:
            _copy(source, theirs.tables[table.name], target, table)


def _tables(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def _copy(source: Connection, theirs: Table, target: Connection, ours: Table) -> None:
    columns = [_as_text(theirs.c[column.name]) for column in ours.c]
    rows = source.execution_options(yield_per=AT_ONCE).execute(select(*columns).order_by(*theirs.primary_key))
    statement = _insertion(ours, target)
    for some in rows.partitions():
        target.execute(statement, [dict(zip(ours.c.keys(), row, strict=True)) for row in some])
    if target.dialect.name == "postgresql":
        _count_on(target, ours)


def _as_text(column: ColumnElement[object]) -> ColumnElement[object]:
    return cast(column, Text) if isinstance(column.type, JSON) else column


def _insertion(table: Table, connection: Connection) -> Insert:
    values = {}
    for column in table.c:
        given = bindparam(column.name, type_=Text() if isinstance(column.type, JSON) else column.type)
        is_json = isinstance(column.type, JSON) and connection.dialect.name == "postgresql"
        values[column.name] = cast(given, column.type) if is_json else given
    return insert(table).values(values)


def _count_on(connection: Connection, table: Table) -> None:
    """Numbers that the database gives go on after the last one that came with the rows."""
    for column in table.primary_key:
        if isinstance(column.type, Integer) and column.server_default is not None:
            last = connection.execute(select(func.coalesce(func.max(column), 0))).scalar_one()
            counter = text("SELECT setval(pg_get_serial_sequence(:table, :column), :next, false)")
            connection.execute(counter, {"table": table.name, "column": column.name, "next": last + 1})
