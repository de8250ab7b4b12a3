from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import postgres
from tests.server.helpers import Person, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), "--grace", "0") as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server.url, "Anna")


@pytest.fixture
def boris(server: Server) -> Person:
    return Person(server.url, "Борис", "ru")
