"""Engines, and the threads that talk to them. The event loop never waits for a disk.

SQLite has one writer: a thread that takes all waiting jobs and commits them together (group commit). What is committed
is safe from anything that can happen to this process; a second thread brings it to the disk a moment later, so that
not even a power cut costs more than that moment. `LAZARETTO_SQLITE_SYNC=FULL` waits for the disk at every commit.
PostgreSQL does all that by itself: there each job is a transaction of its own in a small pool of threads.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.store.hold import Hold
from lazaretto.table.rows import StoreAway, UnknownTable

T = TypeVar("T")
Job = Callable[[Connection], T]

FILE = "lazaretto.sqlite3"
THREADS = 4  # readers of SQLite, connections to PostgreSQL
BATCH = 256  # jobs in one commit at most
BUSY_MS = 5_000
READ_SECONDS = 10.0  # a database that is there and says nothing is as good as away
DEAD_LINES = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "tcp_user_timeout": 10_000}
FLUSH_EVERY = 0.2  # seconds
CHECKPOINT_EVERY = 10.0  # seconds: then the write-ahead log is put into the database
log = logging.getLogger("lazaretto.store")


def data_folder() -> Path:
    """Where a user's games live unless told otherwise."""
    from platformdirs import user_data_path

    return user_data_path("lazaretto", appauthor=False)


def make_engine(url: str) -> Engine:
    """An engine for `postgresql://…` or for the path of an SQLite file."""
    json = {"json_serializer": lambda value: msgspec.json.encode(value).decode(), "json_deserializer": _from_json}
    if not url.startswith(("postgresql:", "postgres:", "postgresql+psycopg:")):
        path = Path(url)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and links are nobody else's business
        _create_privately(path)
        engine = create_engine(f"sqlite+pysqlite:///{path}", poolclass=QueuePool, pool_size=THREADS + 2, **json)
        _prepare_sqlite(engine)
        return engine
    try:
        parsed = make_url(url).set(drivername="postgresql+psycopg")
        return create_engine(parsed, pool_size=THREADS, max_overflow=2, pool_pre_ping=True, connect_args=DEAD_LINES, **json)
    except ImportError as error:
        raise BadInput("no-driver", "database", {"reason": "pip install 'lazaretto[postgres]'"}) from error


def _from_json(text: str | bytes) -> object:
    """A value that cannot be read any more is as good as none: the log and the film tell the rest. If it were an error, one
    broken row would take with it every other that is read along with it."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        log.error("a broken value in the database is left out: %s: %.80r", error, text)
        return None


def _create_privately(path: Path) -> None:
    """Before SQLite does: what it puts beside the file takes its mode."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


@cache
def away_errors() -> tuple[type[Exception], ...]:
    """What drivers raise when the database is away, full, locked for long or not to be written to."""
    found: list[type[Exception]] = [OperationalError, InterfaceError, InternalError, PoolTimeout, sqlite3.OperationalError]
    with suppress(ImportError):
        import psycopg

        found += [psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError]
    return tuple(found)


def _prepare_sqlite(engine: Engine) -> None:
    """Write-ahead log; transactions are begun by us, not by the driver."""

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None
        sync = "FULL" if waits_for_disk() else "NORMAL"
        for line in ("journal_mode=WAL", f"synchronous={sync}", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            connection.execute(f"PRAGMA {line}")
        if not waits_for_disk():  # the flusher does that: a commit would have to wait for it
            connection.execute("PRAGMA wal_autocheckpoint=0")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute("BEGIN IMMEDIATE" if writes else "BEGIN")


def waits_for_disk() -> bool:
    return os.environ.get("LAZARETTO_SQLITE_SYNC", "").upper() == "FULL"


class Flusher:
    """Brings the write-ahead log to the disk soon after a commit, and into the database when it has grown."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._log = f"{database}-wal"
        self._emptied = time.monotonic()
        self._dirty = threading.Event()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._flush_forever, name="lazaretto-flush", daemon=True)
        self._thread.start()

    def committed(self) -> None:
        self._dirty.set()

    def close(self) -> None:
        self._closing.set()
        self._dirty.set()
        self._thread.join()

    def _flush_forever(self) -> None:
        while not self._closing.is_set():
            self._dirty.wait()
            self._dirty.clear()
            try:
                self._flush()
            except FileNotFoundError:
                pass  # SQLite has put all of it into the database and taken it away
            except (OSError, sqlite3.Error) as error:  # a full or broken disk: said, and tried again with the next commit
                log.error("the write-ahead log could not be brought to the disk: %s", error)
            self._closing.wait(FLUSH_EVERY)

    def _flush(self) -> None:
        file = os.open(self._log, os.O_RDWR)
        try:
            os.fsync(file)
        finally:
            os.close(file)
        now = time.monotonic()
        if now - self._emptied > CHECKPOINT_EVERY and not self._closing.is_set():
            self._empty_the_log()
            self._emptied = now

    def _empty_the_log(self) -> None:
        """As far as nobody reads in it; writers need not wait. Once all of it is in the database it begins anew."""
        with closing(sqlite3.connect(self._database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


class Waiting:
    """A job and the future that waits for it."""

    __slots__ = ("error", "future", "job", "result")

    def __init__(self, job: Job[Any], future: asyncio.Future[Any]) -> None:
        self.job = job
        self.future = future
        self.result: Any = None  # here and above: whatever the job gives, which its own future knows
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Database:
    """Runs jobs in transactions, off the event loop. A write is done when its future is: it is committed then."""

    def __init__(self, engine: Engine, hold: Hold | None = None) -> None:
        self._hold = hold
        self.engine = engine
        self.kind = engine.dialect.name
        self._readers = ThreadPoolExecutor(THREADS, "lazaretto-read")
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._flusher: Flusher | None = None
        if self.kind == "sqlite":
            if not waits_for_disk():
                self._flusher = Flusher(str(engine.url.database))
            self._writer = threading.Thread(target=self._write_forever, name="lazaretto-write", daemon=True)
            self._writer.start()

    async def read(self, job: Job[T]) -> T:
        """Within a while: who only reads need not wait for what will never come."""
        try:
            async with asyncio.timeout(READ_SECONDS):
                return await _told(asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job))
        except TimeoutError as error:
            raise StoreAway("no answer") from error

    async def write(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        if self._writer is None:
            return await _told(loop.run_in_executor(self._readers, self.write_now, job))
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Waiting(job, future))
        return await _told(future)

    def read_now(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            try:
                return job(connection)
            except (UnknownTable, LazarettoError):
                raise
            except Exception:  # a statement that was left in the middle would show its old moment to whoever reads next
                connection.invalidate()
                raise

    def write_now(self, job: Job[T]) -> T:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return job(connection)

    def close(self) -> None:
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join()
        if self._flusher is not None:
            self._flusher.close()
        self._readers.shutdown()
        self.engine.dispose()
        if self._hold is not None:
            self._hold.release()

    # ---------------------------------------------------------------- group commit

    def _write_forever(self) -> None:
        connection: Connection | None = None
        while batch := self._next_batch():
            try:
                if connection is None:
                    connection = self.engine.connect().execution_options(writes=True)
                self._commit(connection, batch)
            except Exception as error:  # not even a connection: those who wait are told, the next ones try again
                for waiting in batch:
                    waiting.error = error
            if connection is not None and any(isinstance(waiting.error, away_errors()) for waiting in batch):
                with suppress(Exception):
                    connection.invalidate()
                    connection.close()
                connection = None
            if self._flusher is not None:
                self._flusher.committed()
            loops = {waiting.future.get_loop() for waiting in batch}
            for loop in loops:
                with suppress(RuntimeError):  # the loop was closed meanwhile: nobody waits any more
                    loop.call_soon_threadsafe(_tell, [w for w in batch if w.future.get_loop() is loop])
        if connection is not None:
            connection.close()

    def _next_batch(self) -> list[Waiting]:
        first = self._jobs.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < BATCH and not self._jobs.empty():
            more = self._jobs.get()
            if more is None:
                self._jobs.put(None)
                break
            batch.append(more)
        return batch

    def _commit(self, connection: Connection, batch: list[Waiting]) -> None:
        """All in one transaction. If one job is refused (rare), each gets a transaction of its own instead. If there is none
        to be had all are told at once: each would wait as long for a database that somebody else has locked."""
        begun = False
        try:
            with connection.begin():
                begun = True
                for waiting in batch:
                    waiting.result = waiting.job(connection)
        except Exception as error:
            if begun and len(batch) > 1:
                for waiting in batch:
                    self._commit(connection, [waiting])
                return
            for waiting in batch:
                waiting.error = error


async def _told(answer: asyncio.Future[T]) -> T:
    try:
        return await answer
    except away_errors() as error:
        raise StoreAway(str(error)) from error


def _tell(batch: list[Waiting]) -> None:
    for waiting in batch:
        waiting.tell()
