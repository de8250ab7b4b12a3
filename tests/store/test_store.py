"""The store: nothing acknowledged is lost, the second of two writers is refused, a table comes back as it was."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event

import lazaretto
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.match import Match
from lazaretto.store import ChatRow, GameRow, SeatRow, StaleWrite, Stored, UnknownTable, database, open_store
from lazaretto.store.database import make_engine
from lazaretto.store.migrate import migrate
from lazaretto.store.schema import METADATA
from lazaretto.store.store import RENAMED_AT_ONCE, secret
from lazaretto.table.fixture import match_of, row_of
from lazaretto.table.ports import Store
from lazaretto.table.rows import Change, StoreAway

PLAYERS = 3


def new_match(seed: int = 7) -> Match:
    return lazaretto.game("rattus").new(PLAYERS, seed)


def stored(match: Match, table: str = "t1", **more: Any) -> Stored:
    header = match.header.json()
    form = {
        "id": table,
        "name": "rattus",
        "title": "Пятница",
        "rules": header["rules"],
        "edition": None,
        "options": header["options"],
        "players": PLAYERS,
        "seed": str(match.header.seed),
        "seed_hash": header["seed_hash"],
        "position": match.begun_from,
        "status": "running",
        "rev": 1,
        "n": match.n,
        "to_move": match.to_move,
        "paused": False,
        "clock": None,
        "request": None,
        "result": None,
        "host": "anna",
        "public": False,
        "forked_from": None,
        "rematch": None,
        "created": 1.0,
        "updated": 1.0,
    }
    seats = [
        SeatRow(seat=0, kind="human", name="Анна", bot=None, token=f"{table}-0", guests=("anna", "anna-phone")),
        SeatRow(seat=1, kind="open", name="", bot=None, token=f"{table}-1"),
        SeatRow(seat=2, kind="bot", name="", bot="greedy", token=f"{table}-2"),
    ]
    rows = [row_of(match, n, 1.0) for n in range(match.n)]
    return Stored(game=msgspec.convert({**form, **more}, GameRow), seats=seats, choices=rows)


async def play(store: Store, table: str, match: Match, rev: int, count: int) -> int:
    match.asks_everything = True  # a line for every change
    for _ in range(count):
        match.apply(match.legal()[0])
        rev = await store.change(table, rev, step(match))
    return rev


def step(match: Match) -> Change:
    line = row_of(match, match.n - 1, 2.0)
    return Change(choices=[line], game={"n": match.n, "to_move": match.to_move})


def test_a_table_comes_back_as_it_was(where: str | Path) -> None:
    async def first() -> tuple[Stored, dict[str, Any]]:
        store = open_store(where)
        match = new_match()
        await store.create(stored(match))
        await play(store, "t1", match, 1, 30)
        found = await store.load("t1")
        store.close()
        return found, match.log()

    async def second() -> Stored:
        store = open_store(where)
        found = await store.load("t1")
        store.close()
        return found

    before, log = asyncio.run(first())
    after = asyncio.run(second())
    assert after == before
    assert match_of(after).log() == log
    assert after.game.rev == 31
    assert after.seats[0].guests == ("anna", "anna-phone")


def test_the_log_is_the_kernels_fixture(store: Store) -> None:
    async def go() -> None:
        match = new_match()
        await store.create(stored(match))
        rev = 1
        while not match.is_over:
            rev = await play(store, "t1", match, rev, 1)
        found = (await store.load("t1")).log()
        assert {**found, "result": match.log()["result"]} == match.log()
        again = lazaretto.game("rattus").verify(json.loads(json.dumps(match.log())))
        assert again.outcome() == match.outcome()

    asyncio.run(go())


def test_the_second_writer_is_refused(store: Store) -> None:
    async def go() -> None:
        match = new_match()
        await store.create(stored(match))
        other = match.clone()
        match.apply(match.legal()[0])
        other.apply(other.legal()[1])
        assert await store.change("t1", 1, step(match)) == 2
        with pytest.raises(StaleWrite):
            await store.change("t1", 1, step(other))
        assert match_of(await store.load("t1")).log() == match.log()

    asyncio.run(go())


def test_of_many_writers_at_once_one_wins(store: Store) -> None:
    async def go() -> None:
        match = new_match()
        await store.create(stored(match))
        after = [match.clone() for _ in match.legal()]
        for other, choice in zip(after, match.legal(), strict=True):
            other.apply(choice)
        tried = await asyncio.gather(*(store.change("t1", 1, step(other)) for other in after), return_exceptions=True)
        assert sum(answer == 2 for answer in tried) == 1
        assert sum(isinstance(answer, StaleWrite) for answer in tried) == len(after) - 1
        assert len((await store.load("t1")).choices) == match.n + 1

    asyncio.run(go())


def test_one_refused_write_does_not_take_others_with_it(store: Store) -> None:
    async def go() -> None:
        matches = [new_match(seed) for seed in range(10)]
        for at, match in enumerate(matches):
            await store.create(stored(match, f"t{at}"))
            match.apply(match.legal()[0])
        writes = [store.change(f"t{at}", 1 if at % 2 else 99, step(match)) for at, match in enumerate(matches)]
        tried = await asyncio.gather(*writes, return_exceptions=True)
        for at, answer in enumerate(tried):
            if at % 2:
                assert answer == 2
            else:
                assert isinstance(answer, StaleWrite)

    asyncio.run(go())


def test_a_line_that_is_there_already_is_stale(store: Store) -> None:
    """Whatever the revision says: (game, n) is unique."""

    async def go() -> None:
        match = new_match()
        await store.create(stored(match))
        with pytest.raises(StaleWrite):
            await store.change("t1", 1, Change(choices=[row_of(match, 0, 1.0)]))
        assert (await store.load("t1")).game.rev == 1

    asyncio.run(go())


def test_going_back_cuts_the_log(store: Store) -> None:
    async def go() -> None:
        match = new_match()
        await store.create(stored(match))
        rev = await play(store, "t1", match, 1, 10)
        rev = await store.change("t1", rev, Change(truncate_to=6, game={"n": 6}))
        found = await store.load("t1")
        assert [row.n for row in found.choices] == list(range(6))
        with pytest.raises(StaleWrite):
            await store.change("t1", rev - 1, Change(truncate_to=2))

    asyncio.run(go())


def test_unknown_tables(store: Store) -> None:
    async def go() -> None:
        with pytest.raises(UnknownTable):
            await store.load("nowhere")
        with pytest.raises(UnknownTable):
            await store.change("nowhere", 1, Change())

    asyncio.run(go())


def test_the_lobby_shows_each_what_is_his(store: Store) -> None:
    async def go() -> None:
        await store.create(stored(new_match(), "mine", updated=3.0))
        await store.create(stored(new_match(), "public", public=True, host="boris"))
        await store.create(stored(new_match(), "over", public=True, status="finished", host="boris"))
        await store.create(stored(new_match(), "secret", status="finished", host="boris"))
        assert [one.game.id for one in await store.briefs("mine", "anna-phone")] == ["mine", "public"]
        assert [one.game.id for one in await store.briefs("mine", "stranger")] == []
        assert [one.game.id for one in await store.briefs("open", "stranger")] == ["public"]
        assert [one.game.id for one in await store.briefs("finished", "stranger")] == ["over"]
        assert {one.game.id for one in await store.briefs("finished", "boris")} == {"over", "secret"}

    asyncio.run(go())


def test_tables_that_go_on_by_themselves(store: Store) -> None:
    async def go() -> None:
        await store.create(stored(new_match(), "bot", to_move=2))
        await store.create(stored(new_match(), "paused", to_move=2, paused=True))
        await store.create(stored(new_match(), "person", to_move=0))
        await store.create(stored(new_match(), "clock", to_move=0, clock={"per_move": 5, "seat": 0, "since": 100.0}))
        await store.create(stored(new_match(), "stands", to_move=0, clock={"per_move": 5, "seat": 0, "used": 1.0}))
        assert sorted(await store.awake(105.0)) == ["bot", "clock"]
        assert await store.awake(104.0) == ["bot"]

    asyncio.run(go())


def test_chat_and_names(store: Store) -> None:
    async def go() -> None:
        await store.create(stored(new_match()))
        for at in range(5):
            line = ChatRow(id=0, seat=0, name="Анна", text=f"строка {at}", time=float(at))
            assert (await store.say("t1", line)).id > 0
        lines = await store.chat("t1", limit=3)
        assert [line.text for line in lines] == ["строка 2", "строка 3", "строка 4"]
        assert await store.rename("anna", "Anna K.") == ["t1"]
        found = await store.load("t1")
        assert found.seats[0].name == "Anna K."
        assert found.game.rev == 2

    asyncio.run(go())


def test_whoever_has_many_tables_is_renamed_a_few_at_a_time(where: str | Path) -> None:
    """Nobody waits for a transaction on thousands of rows: others write in between."""
    opened = open_store(where)
    written = 0
    write = opened.database.write

    async def counted(job: Any) -> Any:
        nonlocal written
        written += 1
        return await write(job)

    async def go() -> None:
        count = 2 * RENAMED_AT_ONCE + 1
        for at in range(count):
            await opened.create(stored(new_match(), f"t{at}"))
        opened.database.write = counted  # type: ignore[method-assign]
        renaming = asyncio.create_task(opened.rename("anna", "Аня"))
        await opened.say("t0", ChatRow(id=0, seat=0, name="Борис", text="meanwhile", time=1.0))
        assert len(await renaming) == count
        assert written == 3 + 1
        names = {(await opened.load(f"t{at}")).seats[0].name for at in range(count)}
        assert names == {"Аня"}

    try:
        asyncio.run(go())
    finally:
        opened.close()


def test_what_must_not_be_written_to_is_away_until_it_may(where: str | Path) -> None:
    """A read-only database refuses plainly, can still be read, and heals by itself."""
    opened = open_store(where)
    forbidden = False

    def begun(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        if forbidden and connection.get_execution_options().get("writes"):
            driver.execute("PRAGMA query_only=ON" if opened.kind == "sqlite" else "SET TRANSACTION READ ONLY")

    event.listen(opened.database.engine, "begin", begun)

    async def go() -> None:
        nonlocal forbidden
        await opened.create(stored(new_match(), "t1"))
        forbidden = True
        with pytest.raises(StoreAway):
            await opened.create(stored(new_match(), "t2"))
        assert (await opened.load("t1")).game.id == "t1"
        forbidden = False
        await opened.create(stored(new_match(), "t2"))

    try:
        asyncio.run(go())
    finally:
        opened.close()


def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    async def go() -> None:
        await store.create(stored(new_match()))
        await store.say("t1", ChatRow(id=0, seat=None, name="x", text="y", time=0.0))
        with pytest.raises(StaleWrite):
            await store.delete("t1", 5)
        await store.delete("t1", 1)
        assert await store.chat("t1") == []
        with pytest.raises(UnknownTable):
            await store.load("t1")

    asyncio.run(go())


def test_the_migrations_make_the_schema(where: str | Path) -> None:
    store = open_store(where)
    migrate(store.database.engine)  # once more does nothing

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert store.database.read_now(differences) == []
    assert secret(store) == secret(store)
    assert len(secret(store)) == 32
    store.close()


def test_a_database_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(OSError):
        open_store(tmp_path / "file")
    (tmp_path / "lazaretto.sqlite3").write_text("not a database, but long enough to be looked at as one")
    with pytest.raises(Exception, match="not a database"):
        open_store(tmp_path)
    with pytest.raises((BadInput, Exception)):
        make_engine("postgresql://nobody@/nowhere?host=/nonexistent").connect()


@pytest.mark.parametrize(("asked", "level"), [(None, 1), ("full", 2)])
def test_commits_wait_for_the_disk_only_if_asked_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str | None, level: int
) -> None:
    """SQLite calls NORMAL 1 and FULL 2. Either way all is there after closing."""
    monkeypatch.delenv("LAZARETTO_SQLITE_SYNC", raising=False)
    if asked is not None:
        monkeypatch.setenv("LAZARETTO_SQLITE_SYNC", asked)
    store = open_store(tmp_path)
    assert store.database.read_now(lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar()) == level
    asyncio.run(store.create(stored(lazaretto.game("rattus").new(2, seed=1))))
    store.close()
    again = open_store(tmp_path)
    assert asyncio.run(again.load("t1")).game.id == "t1"
    again.close()


def test_the_log_goes_into_the_database_without_a_commit_waiting_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "CHECKPOINT_EVERY", 0.0)
    store = open_store(tmp_path)
    assert store.database.read_now(lambda connection: connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar()) == 0

    async def go() -> None:
        for at in range(100):
            await store.create(stored(new_match(), f"t{at}"))
            if at > 2 and _without_its_log(tmp_path) > 2:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("it was never put there")

    try:
        asyncio.run(go())
    finally:
        store.close()


def _without_its_log(folder: Path) -> int:
    """How many games the file of the database holds by itself."""
    copy = folder / "copy.sqlite3"
    copy.write_bytes((folder / database.FILE).read_bytes())
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        try:
            return int(connection.execute("SELECT count(*) FROM game").fetchone()[0])
        except sqlite3.Error:  # nothing is there yet
            return 0
