"""The games in memory, with all the promises of the port: for simulations and tests, and beneath a store that writes
its changes somewhere else. What goes in and out is copied as if it had been written down."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Literal, TypeVar

import msgspec

from lazaretto.games import game as game_called
from lazaretto.games import working
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.patch import Patch
from lazaretto.kernel.record import shipped_edition
from lazaretto.table.clock import runs_out
from lazaretto.table.names import distinct
from lazaretto.table.rows import (
    NOTICES_KEPT,
    Change,
    ChatRow,
    ChoiceRow,
    LessonRow,
    Outage,
    SeatRow,
    StaleWrite,
    Stay,
    Stored,
    UnknownTable,
    outages_after,
)

T = TypeVar("T")


def written(value: object, kind: type[T]) -> T:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


class Kept(msgspec.Struct, kw_only=True):
    """One table and what belongs to it. Its lines hold the film."""

    stored: Stored
    printed: Edition  # every value it is played with: another version may ship others
    chat: list[ChatRow] = []


class MemoryStore:
    kind = "memory"

    def __init__(self, *, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        self._tables: dict[str, Kept] = {}
        self._said = 0
        self._leases: dict[str, tuple[str, float]] = {}
        self._alive: float | None = None
        self._outages: list[Outage] = []
        self._lessons: dict[tuple[str, str, str], LessonRow] = {}

    # ---------------------------------------------------------------- writing

    async def create(self, stored: Stored) -> None:
        new = written(stored, Stored)
        new.seats = [listed(row) for row in new.seats]
        printed = new.game.edition or shipped_edition(game_called(new.game.name).module)
        self._tables[stored.game.id] = Kept(stored=new, printed=printed)

    async def change(self, table: str, rev: int, change: Change) -> int:
        kept = self._kept(table)
        if kept.stored.game.rev != rev:
            raise StaleWrite(table)
        change = written(change, Change)
        stored = kept.stored
        cut = change.truncate_to
        lines = [row for row in stored.choices if cut is None or row.n < cut]
        if not {row.n for row in lines}.isdisjoint(row.n for row in change.choices):
            raise StaleWrite(table)
        stored.choices = sorted([*lines, *change.choices], key=lambda row: row.n)
        stored.game = msgspec.structs.replace(stored.game, **change.game, rev=rev + 1)
        seats = {row.seat: row for row in [*stored.seats, *map(listed, change.seats)]}
        stored.seats = [seats[seat] for seat in sorted(seats)]
        stored.notices = [*stored.notices, *change.notices][-NOTICES_KEPT:]
        return rev + 1

    async def keep_film(self, table: str, rev: int, stills: list[bytes]) -> None:
        stored = self._kept(table).stored
        if stored.game.rev != rev:
            raise StaleWrite(table)
        pairs = zip(stored.choices, stills, strict=True)
        stored.choices = [msgspec.structs.replace(row, still=still) for row, still in pairs]

    async def delete(self, table: str, rev: int) -> None:
        if table not in self._tables or self._tables[table].stored.game.rev != rev:
            raise StaleWrite(table)
        del self._tables[table]

    async def say(self, table: str, line: ChatRow) -> ChatRow:
        self._said += 1
        said = msgspec.structs.replace(line, id=self._said)
        self._kept(table).chat.append(said)
        return said

    async def hide(self, table: str, line: int, hidden: bool) -> None:
        kept = self._kept(table)
        kept.chat = [msgspec.structs.replace(row, hidden=hidden) if row.id == line else row for row in kept.chat]

    async def unsay(self, table: str, line: int) -> None:
        kept = self._kept(table)
        kept.chat = [row for row in kept.chat if row.id != line]

    async def rename(self, guest: str, name: str) -> list[str]:
        """Give a guest's seats of unfinished games a new name; several seats of one guest have names of their own."""
        renamed = []
        for table, kept in self._tables.items():
            stored = kept.stored
            mine = [row for row in stored.seats if guest in row.guests]
            if stored.game.status != "finished" and len(mine) == 1:
                others = [row.name for row in stored.seats if row.seat != mine[0].seat]
                stored.seats[mine[0].seat] = msgspec.structs.replace(mine[0], name=distinct(name, others))
                stored.game = msgspec.structs.replace(stored.game, rev=stored.game.rev + 1)
                renamed.append(table)
        return renamed

    # ---------------------------------------------------------------- reading

    async def load(self, table: str) -> Stored:
        kept = self._kept(table)
        lines = [msgspec.structs.replace(row, still=None) for row in kept.stored.choices]
        found = written(msgspec.structs.replace(kept.stored, choices=lines), Stored)
        found.is_filmed = _is_filmed(kept.stored)
        game = working(found.game.name)
        is_todays = game is not None and kept.printed == shipped_edition(game.module)
        found.game.edition = None if is_todays else kept.printed
        return found

    async def film(self, table: str) -> list[Patch]:
        stored = self._kept(table).stored
        return [_piece(row) for row in stored.choices] if _is_filmed(stored) else []

    async def unfilmed(self) -> list[str]:
        return [table for table, kept in self._tables.items() if not _is_filmed(kept.stored)]

    async def revisions(self, tables: Iterable[str]) -> dict[str, int]:
        return {table: self._tables[table].stored.game.rev for table in tables if table in self._tables}

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        kept = self._tables.get(table)
        return [] if kept is None else [line for line in kept.chat if line.id > after][-limit:]

    async def line(self, table: str, line: int) -> ChatRow | None:
        kept = self._tables.get(table)
        return None if kept is None else next((row for row in kept.chat if row.id == line), None)

    async def briefs(self, which: Literal["mine", "open", "finished"], guest: str, limit: int = 100) -> list[Stored]:
        """Tables for the lobby, newest first, without their choices."""
        found = [kept.stored for kept in self._tables.values() if shown(kept.stored, which, guest)]
        found.sort(key=lambda stored: -stored.game.updated)
        return [written(msgspec.structs.replace(stored, choices=[]), Stored) for stored in found[:limit]]

    async def awake(self, until: float) -> list[str]:
        return [table for table, kept in self._tables.items() if goes_on(kept.stored, until)]

    async def ping(self) -> None:
        pass

    # ---------------------------------------------------------------- lessons

    async def keep_lesson(self, row: LessonRow) -> None:
        self._lessons[row.guest, row.game, row.lesson] = written(row, LessonRow)

    async def lessons(self, guest: str, game: str) -> list[LessonRow]:
        return [row for row in self._lessons.values() if (row.guest, row.game) == (guest, game)]

    async def stays(self) -> list[Stay]:
        return counted_stays(self._lessons.values())

    # ---------------------------------------------------------------- who looks after what

    async def lease(self, tables: Iterable[str], holder: str, seconds: float) -> list[str]:
        now = asyncio.get_running_loop().time()  # its own: the houses' clocks may differ
        mine = [table for table in tables if self._is_free(table, holder, now)]
        self._leases |= dict.fromkeys(mine, (holder, now + seconds))
        return mine

    def _is_free(self, table: str, holder: str, now: float) -> bool:
        owner, until = self._leases.get(table, (holder, now))
        return table in self._tables and (owner == holder or until < now)

    async def release(self, tables: Iterable[str], holder: str) -> None:
        for table in tables:
            if self._leases.get(table, ("", 0.0))[0] == holder:
                del self._leases[table]

    async def beat(self, now: float, missing: float) -> list[Outage]:
        self._outages = outages_after(self._outages, self._alive, now, missing)
        self._alive = now if self._alive is None else max(now, self._alive)
        return self._outages[:]

    def _kept(self, table: str) -> Kept:
        if table not in self._tables:
            raise UnknownTable(table)
        return self._tables[table]


def counted_stays(rows: Iterable[LessonRow]) -> list[Stay]:
    """How many came how far, by lesson and step."""
    counts: dict[tuple[str, str, int, bool], int] = {}
    for row in rows:
        at = (row.game, row.lesson, row.farthest, row.done)
        counts[at] = counts.get(at, 0) + 1
    return [Stay(*at, learners) for at, learners in sorted(counts.items())]


def _is_filmed(stored: Stored) -> bool:
    return stored.choices[0].still is not None


def _piece(row: ChoiceRow) -> Patch:
    assert row.still is not None
    piece: Patch = msgspec.json.decode(row.still)
    return piece


def listed(row: SeatRow) -> SeatRow:
    return msgspec.structs.replace(row, guests=tuple(sorted(row.guests)))


def shown(stored: Stored, which: str, guest: str) -> bool:
    game, over = stored.game, stored.game.status == "finished"
    mine = game.host == guest or any(guest in row.guests for row in stored.seats)
    return {"mine": not over and mine, "open": not over and game.public, "finished": over and (game.public or mine)}[which]


def goes_on(stored: Stored, until: float) -> bool:
    game = stored.game
    waits_for_bot = game.to_move is not None and stored.seats[game.to_move].kind == "bot"
    people = any(row.kind == "human" for row in stored.seats)
    return game.status == "running" and not game.paused and people and (waits_for_bot or runs_out(game.clock, until))
