"""How far guests have come with lessons."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from lazaretto.store.schema import LESSON
from lazaretto.table.rows import LessonRow, Stay


def keep(connection: Connection, row: LessonRow) -> None:
    """What was kept of this guest and lesson goes."""
    mine = (LESSON.c.guest == row.guest, LESSON.c.game == row.game, LESSON.c.lesson == row.lesson)
    connection.execute(delete(LESSON).where(*mine))
    connection.execute(insert(LESSON), msgspec.to_builtins(row))


def taken(connection: Connection, guest: str, game: str) -> list[LessonRow]:
    wanted = select(LESSON).where(LESSON.c.guest == guest, LESSON.c.game == game)
    return [LessonRow(**row._mapping) for row in connection.execute(wanted)]


def stays(connection: Connection) -> list[Stay]:
    where = (LESSON.c.game, LESSON.c.lesson, LESSON.c.farthest, LESSON.c.done)
    counted = select(*where, func.count()).group_by(*where).order_by(*where)
    return [Stay(*row) for row in connection.execute(counted).all()]
