"""What can be asked of the store. Every write names the revision it was made for; the second of two is refused."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from lazaretto.store.database import FILE, Database, data_folder, make_engine
from lazaretto.store.migrate import migrate
from lazaretto.store.records import ChatRow, ChoiceRow, GameRow, SeatRow, StaleWrite, Stored, UnknownTable
from lazaretto.store.schema import CHAT, CHOICE, CLAIM, GAME, SEAT, SETTING, SNAPSHOT

Snapshot = tuple[int, dict[str, Any]]

_CHOICES = insert(CHOICE)
_BUMP = update(GAME).where(GAME.c.id == bindparam("table_id"), GAME.c.rev == bindparam("was")).values(rev=GAME.c.rev + 1)


class Change(msgspec.Struct, kw_only=True):
    """One transaction on one table: cut the log back, add lines, change the row of the game and its seats."""

    truncate_to: int | None = None  # the first choice that goes
    choices: list[ChoiceRow] = []
    game: dict[str, Any] = {}
    seats: list[SeatRow] = []
    snapshot: Snapshot | None = None


class Store:
    """The games, on one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.kind = database.kind

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

    async def rename(self, guest: str, name: str) -> list[str]:
        """Give a guest's seats of unfinished games a new name; the tables it concerns."""
        return await self.database.write(lambda connection: _rename(connection, guest, name))

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self.database.write(lambda connection: _keep_snapshot(connection, table, snapshot))

    # ---------------------------------------------------------------- reading

    async def load(self, table: str) -> Stored:
        return await self.database.read(lambda connection: _load(connection, table))

    async def revisions(self, tables: Iterable[str]) -> dict[str, int]:
        wanted = select(GAME.c.id, GAME.c.rev).where(GAME.c.id.in_(list(tables)))
        return await self.database.read(lambda connection: {row.id: row.rev for row in connection.execute(wanted)})

    async def snapshot_before(self, table: str, n: int) -> Snapshot | None:
        """The nearest kept position at decision `n` or before it."""
        wanted = select(SNAPSHOT).where(SNAPSHOT.c.game == table, SNAPSHOT.c.n <= n).order_by(SNAPSHOT.c.n.desc()).limit(1)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.n, row.position)

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        wanted = select(CHAT).where(CHAT.c.game == table, CHAT.c.id > after).order_by(CHAT.c.id.desc()).limit(limit)
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [ChatRow(id=r.id, seat=r.seat, name=r.name, text=r.text, time=r.time) for r in reversed(rows)]

    async def briefs(self, which: Literal["mine", "open", "finished"], guest: str, limit: int = 100) -> list[Stored]:
        """Tables for the lobby, newest first, without their choices."""
        return await self.database.read(lambda connection: _briefs(connection, which, guest, limit))

    async def awake(self) -> list[str]:
        """Running tables where something may have to happen by itself: a bot's turn or a clock."""
        bots = select(SEAT.c.game).where(SEAT.c.game == GAME.c.id, SEAT.c.seat == GAME.c.to_move, SEAT.c.kind == "bot")
        wanted = select(GAME.c.id).where(GAME.c.status == "running", GAME.c.paused.is_(False))
        wanted = wanted.where(or_(bots.exists(), GAME.c.clock.is_not(None)))
        return await self.database.read(lambda connection: list(connection.execute(wanted).scalars()))


def open_store(url: str | Path | None = None) -> Store:
    """The store at a PostgreSQL URL, in a folder, or (None) in the user's data folder; its schema is brought up to date."""
    where = str(url) if isinstance(url, str) else str((data_folder() if url is None else url) / FILE)
    engine = make_engine(where)
    migrate(engine)
    return Store(Database(engine))


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


def _create(connection: Connection, stored: Stored) -> None:
    connection.execute(insert(GAME), msgspec.to_builtins(stored.game))
    connection.execute(_CHOICES, [{"game": stored.game.id, **msgspec.to_builtins(row)} for row in stored.choices])
    _put_seats(connection, stored.game.id, stored.seats)


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
    bumped = connection.execute(_BUMP.values(**change.game), {"table_id": table, "was": rev})
    if bumped.rowcount != 1:
        known = connection.execute(select(GAME.c.rev).where(GAME.c.id == table)).scalar()
        raise StaleWrite(table) if known is not None else UnknownTable(table)
    if change.truncate_to is not None:
        connection.execute(delete(CHOICE).where(CHOICE.c.game == table, CHOICE.c.n >= change.truncate_to))
        connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.game == table, SNAPSHOT.c.n > change.truncate_to))
    try:
        for row in change.choices:
            connection.execute(_CHOICES, {"game": table, **msgspec.structs.asdict(row)})
    except IntegrityError as error:
        raise StaleWrite(table) from error
    _put_seats(connection, table, change.seats)
    if change.snapshot is not None:
        _keep_snapshot(connection, table, change.snapshot)
    return rev + 1


def _keep_snapshot(connection: Connection, table: str, snapshot: Snapshot) -> None:
    n, position = snapshot
    connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.game == table, SNAPSHOT.c.n == n))
    connection.execute(insert(SNAPSHOT), {"game": table, "n": n, "position": position})


def _delete(connection: Connection, table: str, rev: int) -> None:
    gone = connection.execute(delete(GAME).where(GAME.c.id == table, GAME.c.rev == rev))
    if gone.rowcount != 1:
        raise StaleWrite(table)


def _say(connection: Connection, table: str, line: ChatRow) -> ChatRow:
    form = {"game": table, "seat": line.seat, "name": line.name, "text": line.text, "time": line.time}
    made = connection.execute(insert(CHAT), form).inserted_primary_key
    assert made is not None
    return msgspec.structs.replace(line, id=made[0])


def _rename(connection: Connection, guest: str, name: str) -> list[str]:
    claims = select(CLAIM.c.game, CLAIM.c.seat).join(GAME, GAME.c.id == CLAIM.c.game)
    mine = connection.execute(claims.where(CLAIM.c.guest == guest, GAME.c.status != "finished")).all()
    counts: dict[str, int] = {}
    for row in mine:
        counts[row.game] = counts.get(row.game, 0) + 1
    renamed = [row for row in mine if counts[row.game] == 1]  # several seats of one guest have names of their own
    for row in renamed:
        connection.execute(update(SEAT).where(SEAT.c.game == row.game, SEAT.c.seat == row.seat).values(name=name))
        connection.execute(update(GAME).where(GAME.c.id == row.game).values(rev=GAME.c.rev + 1))
    return [row.game for row in renamed]


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
    lines = connection.execute(select(CHOICE).where(CHOICE.c.game == table).order_by(CHOICE.c.n))
    choices = [ChoiceRow(n=r.n, seat=r.seat, frame=r.frame, choice=r.choice, chance=r.chance, time=r.time) for r in lines]
    return Stored(game=GameRow(**row._mapping), seats=_seats(connection, [table])[table], choices=choices)


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
    games = [GameRow(**row._mapping) for row in connection.execute(wanted)]
    seats = _seats(connection, [game.id for game in games])
    return [Stored(game=game, seats=seats[game.id], choices=[]) for game in games]
