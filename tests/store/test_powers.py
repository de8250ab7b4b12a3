"""Tables of the first schema learn what the fair powers need to know of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lazaretto.store import Store
from lazaretto.table.rows import Stored
from tests.corpus import stored


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Store]:
    store = stored.unpack(stored.store_folders()[0], tmp_path)
    yield store
    store.close()


def tables(store: Store) -> list[tuple[str, Stored]]:
    forms: dict[str, dict[str, Any]] = stored.recorded_tables(stored.store_folders()[0])[0]

    async def load() -> list[tuple[str, Stored]]:
        return [(form["kind"], await store.load(table)) for table, form in forms.items()]

    return asyncio.run(load())


def test_what_was_begun_what_counts_and_which_links_are_out(old: Store) -> None:
    kinds = set()
    for kind, table in tables(old):
        kinds.add(kind)
        game = table.game
        assert game.begun == (game.status != "waiting" or game.n > 1), kind
        assert game.counts == (game.position is None), kind
        assert game.assist, kind  # as it was
        assert (game.taken_back, game.knocks, game.muted) == (None, None, None)
        for seat in table.seats:
            assert seat.invited == (seat.kind == "open")
            assert (seat.used, seat.on_time) == (None, False)
    assert {"waiting", "fork", "timeout resign", "finished"} <= kinds
