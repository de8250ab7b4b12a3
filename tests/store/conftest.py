"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lazaretto.store import Store, open_store
from tests.databases import fresh_database, postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Something `open_store` takes, on an empty database."""
    if request.param == "sqlite":
        return tmp_path
    return fresh_database(request.getfixturevalue("postgres_url"))


@pytest.fixture
def store(where: str | Path) -> Iterator[Store]:
    opened = open_store(where)
    yield opened
    opened.close()
