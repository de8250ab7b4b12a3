"""Every test of the store runs on both databases, and what is promised by its port also in memory."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lazaretto.local.store import BrowserStore
from lazaretto.store import open_store
from lazaretto.table.memory import MemoryStore
from lazaretto.table.ports import Store
from tests.databases import fresh_database, postgres
from tests.local.shelf import DictShelf


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Something `open_store` takes, on an empty database."""
    return place(request, tmp_path)


def place(request: pytest.FixtureRequest, folder: Path) -> str | Path:
    return folder if request.param == "sqlite" else fresh_database(request.getfixturevalue("postgres_url"))


@pytest.fixture(params=["sqlite", "postgresql", "memory", "browser"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store of each kind: they keep the same promises."""
    if request.param == "memory":
        yield MemoryStore()
        return
    if request.param == "browser":
        yield BrowserStore(DictShelf(), time.time)
        return
    opened = open_store(place(request, tmp_path))
    yield opened
    opened.close()
