"""A real PostgreSQL for tests: the `pgserver` package, started once and thrown away."""

from __future__ import annotations

import contextlib
import itertools
import tempfile
import warnings
from collections.abc import Iterator
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier

_NUMBERS = itertools.count(1)


class Cluster:
    """A running PostgreSQL; `url` is that of its main database."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.url: str = server.get_uri()

    def restart(self) -> None:
        """Without a word to those who are connected, as after a fall."""
        self._control("-m", "immediate", "-l", str(self._server.log), "restart")

    def stop(self) -> None:
        """The same, and it stays away."""
        self._control("-m", "immediate", "stop")

    def start(self) -> None:
        """After a stop, where it was before: only `restart` remembers how it was begun."""
        self.restart()

    def _control(self, *how: str) -> None:
        from pgserver._commands import pg_ctl

        pg_ctl(["-w", *how], pgdata=self._server.pgdata, user=self._server.system_user)  # type: ignore[attr-defined]


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pgserver
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder)  # type: ignore[attr-defined]
        try:
            yield Cluster(server)
        finally:
            server.cleanup()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty server's main database."""
    with cluster() as found:
        yield found.url


def fresh_database(url: str) -> str:
    """A new database on that server."""
    name = f"lazaretto_{next(_NUMBERS)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
    return url.replace("/postgres?", f"/{name}?", 1)
