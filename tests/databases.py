"""A real PostgreSQL for tests: the `pgserver` package, started once and thrown away."""

from __future__ import annotations

import contextlib
import itertools
import tempfile
import warnings
from collections.abc import Iterator

import psycopg
from psycopg.sql import SQL, Identifier

_NUMBERS = itertools.count(1)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty server's main database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pgserver
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def fresh_database(url: str) -> str:
    """A new database on that server."""
    name = f"lazaretto_{next(_NUMBERS)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
    return url.replace("/postgres?", f"/{name}?", 1)
