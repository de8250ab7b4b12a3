"""All games of a store in one file, taken while servers go on, and put back.

The file is an SQLite database with the schema the store has, whatever that is kept in: so a store can also go from SQLite
to PostgreSQL and back. It holds seeds, links and the key of the cookies, like the store itself.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec
from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from lazaretto.kernel.errors import BadInput
from lazaretto.store.copying import copy_rows
from lazaretto.store.database import make_engine
from lazaretto.store.hold import Hold
from lazaretto.store.migrate import known_revisions, migrate, revision_of
from lazaretto.store.store import place_of


class Kept(msgspec.Struct, frozen=True):
    """What was copied."""

    games: int
    size: int  # bytes of the file


def back_up(store: str | Path | None, file: Path) -> Kept:
    """Copy a store (as `open_store` takes it) into a new file. The store is only read, and keeps the schema it has."""
    if file.exists():
        raise BadInput("file-exists", str(file))
    place = place_of(store)
    with _written(file) as fresh:
        _take(place, fresh)
        games = _sound(fresh, place if _is_file(place) else str(file))  # a copy is as broken as what it was taken from
    return Kept(games, file.stat().st_size)


def restore(file: Path, store: str | Path | None) -> Kept:
    """Put the games of such a file into a store that has none; its schema is brought up to date."""
    games = _sound(file, str(file))
    place = place_of(store)
    if _is_file(place):
        _restore_file(file, Path(place))
    else:
        _restore_database(file, place)
    return Kept(games, file.stat().st_size)


def _is_file(place: str) -> bool:
    return not place.startswith(("postgresql:", "postgres:", "postgresql+psycopg:"))


# ---------------------------------------------------------------- taking


def _take(place: str, fresh: Path) -> None:
    if not _is_file(place):
        _take_rows(place, fresh)
        return
    if not Path(place).is_file():
        raise BadInput("no-store", place)
    _copy_file(Path(place), fresh)


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's online backup: what is committed meanwhile is in it or not, never in part. One file, no log beside it."""
    try:
        with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
            read.execute("PRAGMA busy_timeout=5000")
            read.backup(written)  # in one go: writers are not kept waiting, and it does not begin anew after them
            written.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise BadInput("unreadable-store", str(source), {"reason": str(error)}) from error


def _take_rows(url: str, fresh: Path) -> None:
    """In one transaction that sees one moment of the database."""
    engine = _engine(url)
    try:
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as source:
            revision = revision_of(source)
            if revision is None:
                raise BadInput("no-store", _shown(engine))
            _demand_known(revision, _shown(engine))
            with _opened(fresh, revision) as target, target.begin() as written:
                copy_rows(source, written)
    except SQLAlchemyError as error:
        raise BadInput("unreadable-store", _shown(engine), {"reason": _first_line(error)}) from error
    finally:
        engine.dispose()


# ---------------------------------------------------------------- putting back


def _restore_file(file: Path, place: Path) -> None:
    """Made beside its place and put there whole, where perhaps a server was begun that has no games yet."""
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("cannot-write", str(place), {"reason": error.strerror or str(error)}) from error
    hold = Hold(f"{place}.lock")
    try:
        if place.exists():
            _demand_empty(f"{place}")
        with _written(place) as fresh:
            _copy_file(file, fresh)
            with _opened(fresh):
                pass
            for beside in ("-wal", "-shm"):
                Path(f"{place}{beside}").unlink(missing_ok=True)
    finally:
        hold.release()


def _restore_database(file: Path, url: str) -> None:
    _demand_empty(url)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        _copy_file(file, copy)
        engine = _engine(url)
        try:
            migrate(engine)
            with _opened(copy) as source, source.connect() as read, engine.begin() as written:
                _demand_no_games(engine, url)
                copy_rows(read, written)
        except SQLAlchemyError as error:
            raise BadInput("unreadable-store", _shown(engine), {"reason": _first_line(error)}) from error
        finally:
            engine.dispose()


def _demand_empty(place: str) -> None:
    engine = _engine(place)
    try:
        _demand_no_games(engine, place)
    except SQLAlchemyError as error:
        raise BadInput("unreadable-store", _shown(engine), {"reason": _first_line(error)}) from error
    finally:
        engine.dispose()


def _demand_no_games(engine: Engine, place: str) -> None:
    with engine.connect() as connection:
        if revision_of(connection) is not None and connection.execute(text("SELECT count(*) FROM game")).scalar():
            raise BadInput("store-not-empty", place if _is_file(place) else _shown(engine))


# ---------------------------------------------------------------- files


@contextmanager
def _written(file: Path) -> Iterator[Path]:
    """A file that is nobody else's business, whole or not there at all."""
    if not file.parent.is_dir():
        raise BadInput("no-such-folder", str(file))
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    except OSError as error:
        raise BadInput("cannot-write", str(file), {"reason": error.strerror or str(error)}) from error
    os.close(handle)
    try:
        yield Path(name)
        Path(name).replace(file)
    finally:
        for beside in ("", "-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                Path(f"{name}{beside}").unlink()


@contextmanager
def _opened(file: Path, revision: str = "head") -> Iterator[Engine]:
    """A copy of ours, with this schema, as one file when it is closed."""
    engine = make_engine(str(file))
    try:
        migrate(engine, revision)
        yield engine
    finally:
        engine.dispose()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")


def _sound(file: Path, told: str) -> int:
    """How many games a file holds; refused if it is broken, none of ours or of a later version."""
    if not file.is_file():
        raise BadInput("no-such-file", told)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise BadInput("broken-backup", told, {"reason": verdict})
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            _demand_known(str(revision), told)
            return int(connection.execute("SELECT count(*) FROM game").fetchone()[0])
    except (sqlite3.Error, TypeError) as error:
        raise BadInput("broken-backup", told, {"reason": str(error)}) from error


def _demand_known(revision: str, told: str) -> None:
    if revision not in known_revisions():
        raise BadInput("newer-store", told, {"given": revision})


def _engine(place: str) -> Engine:
    try:
        return make_engine(place)
    except (SQLAlchemyError, ValueError) as error:
        raise BadInput("unreadable-store", "--database", {"reason": _first_line(error)}) from error


def _shown(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
