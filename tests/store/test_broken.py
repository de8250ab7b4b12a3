"""Rows that cannot be read any more, reads that end in the middle, a file that somebody else has locked."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from lazaretto.store import Store, database, open_store
from lazaretto.store.schema import GAME
from lazaretto.table.fixture import match_of
from lazaretto.table.rows import Change, StoreAway
from tests.store.test_store import new_match, stored

CLOCK = {"per_move": 60.0, "seat": 0, "since": 1.0}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path)
    yield opened
    opened.close()


def change_file(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / database.FILE)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def test_a_broken_value_takes_nothing_else_with_it(store: Store, tmp_path: Path) -> None:
    async def go() -> None:
        for table in ("t1", "t2"):
            await store.create(stored(new_match(), table, clock=CLOCK, to_move=0, public=True))
        change_file(
            tmp_path,
            "UPDATE game SET clock = '{broken', result = '[1', muted = 'x' WHERE id = 't1'",
            "INSERT INTO notice (game, n, kind, facts, time) VALUES ('t1', 1, 'sat-down', '{', 1.0)",
        )
        assert await store.awake(100.0) == ["t2"], "its clock cannot be read, that of the other runs out"
        assert {each.game.id for each in await store.briefs("open", "")} == {"t1", "t2"}
        found = await store.load("t1")
        assert (found.game.clock, found.game.result, found.game.muted, found.notices) == (None, None, None, [])
        assert match_of(found).position() == new_match().position()

    asyncio.run(go())


def test_a_clock_of_another_shape_stops_no_other(store: Store) -> None:
    async def go() -> None:
        await store.create(stored(new_match(), "t1", clock={"per_move": "x"}, to_move=0))
        await store.create(stored(new_match(), "t2", clock=CLOCK, to_move=0))
        assert await store.awake(100.0) == ["t2"]

    asyncio.run(go())


def test_a_read_that_ended_in_the_middle_shows_nobody_an_old_moment(store: Store) -> None:
    kept = []

    def half(connection: Connection) -> None:
        kept.append(connection.execute(select(GAME.c.id)))
        assert kept[-1].fetchone() is not None
        raise ValueError

    async def go() -> None:
        for table in ("t1", "t2"):
            await store.create(stored(new_match(), table))
        for _ in range(database.THREADS):
            with pytest.raises(ValueError):
                await store.database.read(half)
        await store.change("t1", 1, Change(game={"updated": 2.0}))
        for _ in range(2 * database.THREADS):
            assert await store.revisions(["t1"]) == {"t1": 2}

    asyncio.run(go())


def test_all_who_wait_for_a_locked_file_are_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each by itself would wait for seconds, one after the other."""
    monkeypatch.setattr(database, "BUSY_MS", 100)
    store = open_store(tmp_path)
    tried: list[int] = []
    commit = database.Database._commit

    def counted(self: database.Database, connection: Connection, batch: list[database.Waiting]) -> None:
        tried.append(len(batch))
        commit(self, connection, batch)

    async def go() -> None:
        await store.create(stored(new_match(), "t1"))
        monkeypatch.setattr(database.Database, "_commit", counted)
        with closing(sqlite3.connect(tmp_path / database.FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            wishes = [store.create(stored(new_match(), f"t{n}")) for n in range(2, 22)]
            told = await asyncio.gather(*wishes, return_exceptions=True)
            assert all(isinstance(error, StoreAway) for error in told)
            other.execute("ROLLBACK")
        assert sum(tried) == 20, f"each was tried once: {tried}"
        await store.create(stored(new_match(), "t2"))

    try:
        asyncio.run(go())
    finally:
        store.close()


def test_a_database_that_says_nothing_is_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "READ_SECONDS", 0.05)
    woken = threading.Event()

    async def go() -> None:
        with pytest.raises(StoreAway, match="no answer"):
            await store.database.read(lambda _: woken.wait(20))

    try:
        asyncio.run(go())
    finally:
        woken.set()
