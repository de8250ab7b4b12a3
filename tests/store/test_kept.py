"""What is kept with a game for later versions: its printed values, the film of it, notices of the table."""

from __future__ import annotations

import asyncio
import copy
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, func, select, update

import lazaretto
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.film import Camera, Film
from lazaretto.kernel.match import Match
from lazaretto.kernel.record import edition_digest
from lazaretto.store import StaleWrite, open_store
from lazaretto.store import Store as Database
from lazaretto.store.schema import CHOICE, EDITION, FILM, GAME
from lazaretto.table.fixture import match_of, row_of
from lazaretto.table.ports import Store
from lazaretto.table.rows import Change, NoticeRow
from tests.store.test_store import new_match, stored


@pytest.fixture
def database(where: str | Path) -> Iterator[Database]:
    opened = open_store(where)
    yield opened
    opened.close()


def count(store: Database, table: Any) -> int:
    return int(store.database.read_now(lambda c: c.execute(select(func.count()).select_from(table)).scalar_one()))


def corrected() -> dict[str, Any]:
    edition = copy.deepcopy(lazaretto.game("rattus").module.edition())
    edition["constants"]["cubes_per_player"] = 18
    return edition


# ---------------------------------------------------------------- editions


async def four_tables(store: Store) -> None:
    """Two with the edition as shipped, two with a corrected one."""
    own = lazaretto.game("rattus").new(3, 7, None, corrected())
    for table in ("a", "b"):
        await store.create(stored(new_match(), table))
    for table in ("c", "d"):
        await store.create(stored(own, table, edition=own.header.edition))
    assert (await store.load("a")).game.edition is None, "as shipped: that one is at hand"
    found = await store.load("d")
    assert found.game.edition == corrected()
    assert match_of(found).position() == own.position()


def test_every_game_keeps_the_edition_it_is_played_with(store: Store) -> None:
    asyncio.run(four_tables(store))


def test_each_edition_is_kept_once(database: Database) -> None:
    asyncio.run(four_tables(database))
    assert count(database, EDITION) == 2
    digests = {row.id: row.edition for row in database.database.read_now(lambda c: c.execute(select(GAME)).all())}
    assert digests["a"] == digests["b"] == edition_digest(lazaretto.game("rattus").module.edition())
    assert digests["c"] == digests["d"] == edition_digest(corrected())


def test_an_edition_that_is_gone_or_changed_is_named(database: Database) -> None:
    own = lazaretto.game("rattus").new(3, 7, None, corrected())
    digest = edition_digest(corrected())

    async def go(change: Any) -> None:
        database.database.write_now(lambda c: c.execute(change))
        await database.load("t1")

    asyncio.run(database.create(stored(own, edition=own.header.edition)))
    with pytest.raises(BadInput, match=f"wrong-edition.*{digest}"):
        asyncio.run(go(update(EDITION).where(EDITION.c.digest == digest).values(body=zlib.compress(b"{}"))))
    with pytest.raises(BadInput, match=f"no-such-edition.*{digest}"):
        asyncio.run(go(delete(EDITION).where(EDITION.c.digest == digest)))


# ---------------------------------------------------------------- films


class Filmed:
    """A match that is played and filmed on a store, line by line."""

    def __init__(self, store: Store) -> None:
        self.store, self.match, self.rev, self.camera = store, new_match(), 1, Camera()
        self.match.asks_everything = True

    async def begin(self, **more: Any) -> None:
        self.camera.take(self.match)
        await self.store.create(stored(self.match, **more))
        await self.store.keep_film("t1", 1, [self._last()])

    def _last(self) -> bytes:
        return msgspec.json.encode(self.camera.pieces[-1])

    async def choose(self) -> None:
        self.match.apply(self.match.legal()[0], watch=self.camera.take)
        line = row_of(self.match, self.match.n - 1, 2.0, self._last())
        over: dict[str, Any] = {"status": "finished"} if self.match.is_over else {}
        self.rev = await self.store.change("t1", self.rev, Change(choices=[line], game={"n": self.match.n, **over}))

    async def film(self) -> Film:
        return Film(await self.store.film("t1"), 3)


def same(film: Film, match: Match) -> None:
    assert len(film) == match.n
    for seat in (None, 0, 1, 2):
        assert film.view(match.n, seat) == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
        assert film.events(seat) == msgspec.json.decode(msgspec.json.encode(match.events(seat)))


def test_a_film_grows_with_the_game(store: Store) -> None:
    async def go() -> None:
        filmed = Filmed(store)
        await filmed.begin()
        for _ in range(12):
            await filmed.choose()
        same(await filmed.film(), filmed.match)
        assert (await store.load("t1")).is_filmed and not await store.unfilmed()
        while not filmed.match.is_over:
            await filmed.choose()
        same(await filmed.film(), filmed.match)

    asyncio.run(go())


def test_the_film_of_a_finished_game_is_packed(database: Database) -> None:
    async def go() -> None:
        filmed = Filmed(database)
        await filmed.begin()
        await filmed.choose()
        assert count(database, FILM) == 0
        while not filmed.match.is_over:
            await filmed.choose()
        assert count(database, FILM) == 1
        loose = select(func.count()).where(CHOICE.c.still.is_not(None))
        assert database.database.read_now(lambda c: c.execute(loose).scalar_one()) == 0
        assert (await database.load("t1")).is_filmed
        same(await filmed.film(), filmed.match)
        await database.delete("t1", filmed.rev)
        assert count(database, FILM) == 0

    asyncio.run(go())


def test_going_back_cuts_the_film(store: Store) -> None:
    async def go() -> None:
        filmed = Filmed(store)
        await filmed.begin()
        for _ in range(9):
            await filmed.choose()
        await store.change("t1", filmed.rev, Change(truncate_to=6, game={"n": 6}))
        assert len(await filmed.film()) == 6

    asyncio.run(go())


@pytest.mark.parametrize("status", ["running", "finished"])
def test_a_game_of_the_time_before_films_gets_one(store: Store, status: str) -> None:
    async def go() -> None:
        match, camera = new_match(), Camera()
        camera.take(match)
        for _ in range(8):
            match.apply(match.legal()[0], watch=camera.take)
        stills = [msgspec.json.encode(piece) for piece in camera.pieces]
        await store.create(stored(match, status=status))
        assert not (await store.load("t1")).is_filmed
        assert await store.unfilmed() == ["t1"] and await store.film("t1") == []
        with pytest.raises(StaleWrite):
            await store.keep_film("t1", 7, stills)
        await store.keep_film("t1", 1, stills)
        assert (await store.load("t1")).is_filmed and await store.unfilmed() == []
        same(Film(await store.film("t1"), 3), match)

    asyncio.run(go())


def test_notices_stay_with_the_table(store: Store) -> None:
    async def go() -> None:
        await store.create(stored(new_match()))
        notice = NoticeRow(n=1, kind="rules-changed", facts={"rules": ["rattus.end.winner"], "before": "1"}, time=3.0)
        await store.change("t1", 1, Change(notices=[notice]))
        assert (await store.load("t1")).notices == [notice]

    asyncio.run(go())
