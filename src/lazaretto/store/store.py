"""What can be asked of the store. Every write names the revision it was made for; the second of two is refused."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, and_, bindparam, delete, func, insert, literal_column, or_, select, update
from sqlalchemy.exc import IntegrityError

from lazaretto.kernel.patch import Patch
from lazaretto.store import keeping, lessons, reels
from lazaretto.store.database import FILE, Database, data_folder, make_engine
from lazaretto.store.hold import Hold
from lazaretto.store.migrate import migrate
from lazaretto.store.prepared import Prepared, integrity_errors
from lazaretto.store.printed import keep_edition, kept_edition
from lazaretto.store.schema import CHAT, CHOICE, CLAIM, GAME, NOTICE, SEAT, SETTING
from lazaretto.table.clock import runs_out
from lazaretto.table.names import distinct
from lazaretto.table.rows import (
    NOTICES_KEPT,
    Change,
    ChatRow,
    ChoiceRow,
    GameRow,
    LessonRow,
    NoticeRow,
    Outage,
    SeatRow,
    StaleWrite,
    Stay,
    Stored,
    UnknownTable,
)

log = logging.getLogger("lazaretto.store")
RENAMED_AT_ONCE = 20  # tables in one transaction
_CHOICE = Prepared(insert(CHOICE).values({column: bindparam(column.name, type_=column.type) for column in CHOICE.c}))
_LINE = [column for column in CHOICE.c if column.name != "still"]
_MINE = (GAME.c.id == bindparam("table_id"), GAME.c.rev == bindparam("was"))
_BUMP = update(GAME).where(*_MINE).values(rev=literal_column("rev + 1"))


@cache
def _bump(columns: tuple[str, ...]) -> Prepared:
    """The update of these columns, made for one revision."""
    return Prepared(_BUMP.values({GAME.c[name]: bindparam(f"new_{name}", type_=GAME.c[name].type) for name in columns}))


class Store:
    """The games, on one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.kind = database.kind
        self.is_shared = database.kind == "postgresql"

    def close(self) -> None:
        self.database.close()

    # ---------------------------------------------------------------- writing

    async def create(self, stored: Stored) -> None:
        await self.database.write(lambda connection: _create(connection, stored))

    async def change(self, table: str, rev: int, change: Change) -> int:
        """Carry out a change made for revision `rev`; the new revision, or StaleWrite. Committed when it returns."""
        return await self.database.write(lambda connection: _change(connection, table, rev, change))

    async def delete(self, table: str, rev: int) -> None:
        await self.database.write(lambda connection: _delete(connection, table, rev))

    async def say(self, table: str, line: ChatRow) -> ChatRow:
        return await self.database.write(lambda connection: _say(connection, table, line))

    async def hide(self, table: str, line: int, hidden: bool) -> None:
        here = update(CHAT).where(CHAT.c.game == table, CHAT.c.id == line).values(hidden=hidden)
        await self.database.write(lambda connection: connection.execute(here))

    async def unsay(self, table: str, line: int) -> None:
        here = delete(CHAT).where(CHAT.c.game == table, CHAT.c.id == line)
        await self.database.write(lambda connection: connection.execute(here))

    async def rename(self, guest: str, name: str) -> list[str]:
        """Give a guest's seats of unfinished games a new name, a few at a time; the tables it concerns."""
        seats = await self.database.read(lambda connection: _only_seats(connection, guest))
        for at in range(0, len(seats), RENAMED_AT_ONCE):
            some = seats[at : at + RENAMED_AT_ONCE]
            await self.database.write(lambda connection, some=some: _rename(connection, some, name))  # type: ignore[misc]
        return [table for table, _ in seats]

    async def keep_film(self, table: str, rev: int, stills: list[bytes]) -> None:
        """The film of a table that has none yet, as revision `rev` tells it."""
        await self.database.write(lambda connection: reels.keep_film(connection, table, rev, stills))

    # ---------------------------------------------------------------- reading

    async def load(self, table: str) -> Stored:
        return await self.database.read(lambda connection: _load(connection, table))

    async def tables(self) -> list[str]:
        """All there are, in the order in which they were begun."""
        wanted = select(GAME.c.id).order_by(GAME.c.created, GAME.c.id)
        return await self.database.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def revisions(self, tables: Iterable[str]) -> dict[str, int]:
        wanted = select(GAME.c.id, GAME.c.rev).where(GAME.c.id.in_(list(tables)))
        return await self.database.read(lambda connection: {row.id: row.rev for row in connection.execute(wanted)})

    async def film(self, table: str) -> list[Patch]:
        """All that everybody saw, decision by decision (`kernel/film.py`); nothing if it was not filmed."""
        return await self.database.read(lambda connection: reels.read_film(connection, table))

    async def unfilmed(self) -> list[str]:
        """Tables of the time before films."""
        return await self.database.read(lambda connection: reels.unfilmed(connection))

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        wanted = select(CHAT).where(CHAT.c.game == table, CHAT.c.id > after).order_by(CHAT.c.id.desc()).limit(limit)
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [_line(row) for row in reversed(rows)]

    async def line(self, table: str, line: int) -> ChatRow | None:
        """One line of the chat; None if there is none, or no more."""
        wanted = select(CHAT).where(CHAT.c.game == table, CHAT.c.id == line)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else _line(row)

    async def briefs(self, which: Literal["mine", "open", "finished"], guest: str, limit: int = 100) -> list[Stored]:
        """Tables for the lobby, newest first, without their choices and printed values."""
        return await self.database.read(lambda connection: _briefs(connection, which, guest, limit))

    async def awake(self, until: float) -> list[str]:
        return await self.database.read(lambda connection: _awake(connection, until))

    async def ping(self) -> None:
        await self.database.read(lambda connection: connection.execute(select(1)).scalar())

    # ---------------------------------------------------------------- lessons

    async def keep_lesson(self, row: LessonRow) -> None:
        await self.database.write(lambda connection: lessons.keep(connection, row))

    async def lessons(self, guest: str, game: str) -> list[LessonRow]:
        return await self.database.read(lambda connection: lessons.taken(connection, guest, game))

    async def stays(self) -> list[Stay]:
        return await self.database.read(lambda connection: lessons.stays(connection))

    # ---------------------------------------------------------------- who looks after what

    async def lease(self, tables: Iterable[str], holder: str, seconds: float) -> list[str]:
        wanted = list(tables)
        return await self.database.write(lambda connection: keeping.lease(connection, wanted, holder, seconds))

    async def release(self, tables: Iterable[str], holder: str) -> None:
        wanted = list(tables)
        await self.database.write(lambda connection: keeping.release(connection, wanted, holder))

    async def beat(self, now: float, missing: float) -> list[Outage]:
        return await self.database.write(lambda connection: keeping.beat(connection, now, missing))


def open_store(url: str | Path | None = None, *, alone: bool = False) -> Store:
    """The store at a PostgreSQL URL, in a folder, or (None) in the user's data folder; its schema is brought up to date.

    `alone`: refused while another server serves the same file.
    """
    where = place_of(url)
    engine = make_engine(where)
    hold = Hold(f"{where}.lock") if alone and engine.dialect.name == "sqlite" else None
    migrate(engine)
    return Store(Database(engine, hold))


def place_of(url: str | Path | None) -> str:
    """A PostgreSQL URL, or the path of the file."""
    return url if isinstance(url, str) else str((data_folder() if url is None else url) / FILE)


def secret(store: Store) -> bytes:
    """The key that signs cookies; made once, shared by all servers of one database."""
    return bytes.fromhex(store.database.write_now(_secret))


# ---------------------------------------------------------------- inside one transaction


def _secret(connection: Connection) -> str:
    wanted = select(SETTING.c.value).where(SETTING.c.name == "secret")
    found = connection.execute(wanted).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(SETTING).values(name="secret", value=secrets.token_hex(32)))
        except IntegrityError:
            pass  # another server was faster; its key is as good
        found = connection.execute(wanted).scalar_one()
    return str(found)


def _line(row: Row[Any]) -> ChatRow:
    form = dict(row._mapping)
    del form["game"]
    return ChatRow(**form)


def _create(connection: Connection, stored: Stored) -> None:
    game = stored.game
    edition = keep_edition(connection, game.name, game.edition)
    connection.execute(insert(GAME), {**msgspec.to_builtins(game), "edition": edition})
    connection.execute(insert(CHOICE), [{"game": game.id, **msgspec.structs.asdict(row)} for row in stored.choices])
    _put_seats(connection, game.id, stored.seats)
    _put_notices(connection, game.id, stored.notices)
    if game.status == "finished":
        reels.pack(connection, game.id)


def _put_notices(connection: Connection, table: str, notices: list[NoticeRow]) -> None:
    if notices:
        connection.execute(insert(NOTICE), [{"game": table, **msgspec.structs.asdict(row)} for row in notices])


def _put_seats(connection: Connection, table: str, seats: list[SeatRow]) -> None:
    for row in seats:
        here = and_(CLAIM.c.game == table, CLAIM.c.seat == row.seat)
        connection.execute(delete(CLAIM).where(here))
        connection.execute(delete(SEAT).where(SEAT.c.game == table, SEAT.c.seat == row.seat))
        form = msgspec.to_builtins(row)
        guests = form.pop("guests")
        connection.execute(insert(SEAT), {"game": table, **form})
        if guests:
            connection.execute(insert(CLAIM), [{"game": table, "seat": row.seat, "guest": guest} for guest in guests])


def _change(connection: Connection, table: str, rev: int, change: Change) -> int:
    values = {f"new_{name}": value for name, value in change.game.items()}
    bumped = _bump(tuple(change.game)).execute(connection, {"table_id": table, "was": rev, **values})
    if bumped != 1:
        known = connection.execute(select(GAME.c.rev).where(GAME.c.id == table)).scalar()
        raise StaleWrite(table) if known is not None else UnknownTable(table)
    if change.truncate_to is not None:
        connection.execute(delete(CHOICE).where(CHOICE.c.game == table, CHOICE.c.n >= change.truncate_to))
    try:
        for row in change.choices:
            _CHOICE.execute(connection, {"game": table, **msgspec.structs.asdict(row)})
    except integrity_errors() as error:
        raise StaleWrite(table) from error
    _put_seats(connection, table, change.seats)
    _put_notices(connection, table, change.notices)
    if change.game.get("status") == "finished":
        reels.pack(connection, table)
    return rev + 1


def _delete(connection: Connection, table: str, rev: int) -> None:
    gone = connection.execute(delete(GAME).where(GAME.c.id == table, GAME.c.rev == rev))
    if gone.rowcount != 1:
        raise StaleWrite(table)


def _say(connection: Connection, table: str, line: ChatRow) -> ChatRow:
    form = {"game": table, **msgspec.structs.asdict(line)}
    del form["id"]
    made = connection.execute(insert(CHAT), form).inserted_primary_key
    assert made is not None
    return msgspec.structs.replace(line, id=made[0])


def _only_seats(connection: Connection, guest: str) -> list[tuple[str, int]]:
    """Of unfinished games; several seats of one guest at a table have names of their own."""
    claims = select(CLAIM.c.game, CLAIM.c.seat).join(GAME, GAME.c.id == CLAIM.c.game)
    mine = connection.execute(claims.where(CLAIM.c.guest == guest, GAME.c.status != "finished")).all()
    counts: dict[str, int] = {}
    for row in mine:
        counts[row.game] = counts.get(row.game, 0) + 1
    return [(row.game, row.seat) for row in mine if counts[row.game] == 1]


def _rename(connection: Connection, seats: list[tuple[str, int]], name: str) -> None:
    for table, seat in seats:
        others = select(SEAT.c.name).where(SEAT.c.game == table, SEAT.c.seat != seat)
        shown = distinct(name, connection.execute(others).scalars())
        connection.execute(update(SEAT).where(SEAT.c.game == table, SEAT.c.seat == seat).values(name=shown))
        connection.execute(update(GAME).where(GAME.c.id == table).values(rev=GAME.c.rev + 1))


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[SeatRow]]:
    guests: dict[tuple[str, int], list[str]] = {}
    for claim in connection.execute(select(CLAIM).where(CLAIM.c.game.in_(tables)).order_by(CLAIM.c.guest)):
        guests.setdefault((claim.game, claim.seat), []).append(claim.guest)
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for row in connection.execute(select(SEAT).where(SEAT.c.game.in_(tables)).order_by(SEAT.c.seat)):
        form = dict(row._mapping)
        table = form.pop("game")
        found[table].append(SeatRow(**form, guests=tuple(guests.get((table, row.seat), ()))))
    return found


def _load(connection: Connection, table: str) -> Stored:
    row = connection.execute(select(GAME).where(GAME.c.id == table)).first()
    if row is None:
        raise UnknownTable(table)
    lines = connection.execute(select(*_LINE).where(CHOICE.c.game == table).order_by(CHOICE.c.n))
    choices = [ChoiceRow(**{name: value for name, value in r._mapping.items() if name != "game"}) for r in lines]
    return Stored(
        game=GameRow(**{**row._mapping, "edition": kept_edition(connection, row.name, row.rules, row.edition)}),
        seats=_seats(connection, [table])[table],
        choices=choices,
        notices=_notices(connection, table),
        is_filmed=reels.is_filmed(connection, table),
    )


def _notices(connection: Connection, table: str) -> list[NoticeRow]:
    wanted = select(NOTICE).where(NOTICE.c.game == table).order_by(NOTICE.c.id.desc()).limit(NOTICES_KEPT)
    rows = connection.execute(wanted).all()
    told = [row for row in reversed(rows) if row.facts is not None]  # what cannot be read any more is not told
    return [NoticeRow(n=row.n, kind=row.kind, facts=row.facts, time=row.time) for row in told]


def _awake(connection: Connection, until: float) -> list[str]:
    """Clocks are looked at here, not there: what is kept of them is when they began to run."""
    bots = select(SEAT.c.game).where(SEAT.c.game == GAME.c.id, SEAT.c.seat == GAME.c.to_move, SEAT.c.kind == "bot").exists()
    people = select(SEAT.c.game).where(SEAT.c.game == GAME.c.id, SEAT.c.kind == "human")
    wanted = select(GAME.c.id, GAME.c.clock, bots.label("bot")).where(GAME.c.status == "running", GAME.c.paused.is_(False))
    rows = connection.execute(wanted.where(or_(bots, GAME.c.clock.is_not(None)), people.exists()))
    return [row.id for row in rows if row.bot or _runs_out(row.id, row.clock, until)]


def _runs_out(table: str, clock: Any, until: float) -> bool:
    try:
        return runs_out(clock, until)
    except Exception as error:  # whatever it is: the clocks of the others run on
        log.warning("the clock of table %s cannot be read: %s", table, error)
        return False


def _briefs(connection: Connection, which: str, guest: str, limit: int) -> list[Stored]:
    mine = or_(
        GAME.c.host == guest,
        select(func.count()).where(CLAIM.c.game == GAME.c.id, CLAIM.c.guest == guest).scalar_subquery() > 0,
    )
    conditions = {
        "mine": and_(GAME.c.status != "finished", mine),
        "open": and_(GAME.c.status != "finished", GAME.c.public.is_(True)),
        "finished": and_(GAME.c.status == "finished", or_(GAME.c.public.is_(True), mine)),
    }
    wanted = select(GAME).where(conditions[which]).order_by(GAME.c.updated.desc()).limit(limit)
    games = [GameRow(**{**row._mapping, "edition": None}) for row in connection.execute(wanted)]
    seats = _seats(connection, [game.id for game in games])
    return [Stored(game=game, seats=seats[game.id], choices=[]) for game in games]
