"""The store of a browser: what a table asks for, put on a shelf. A change is on the shelf before anybody is told of it."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from lazaretto.games import game as game_called
from lazaretto.games import working
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.patch import Patch
from lazaretto.kernel.record import edition_text, shipped_edition
from lazaretto.local.shelf import Cut, Deed, Filed, Record, Shelf
from lazaretto.table.identity import Guest
from lazaretto.table.lobby import brief_of
from lazaretto.table.memory import counted_stays, goes_on, listed, shown
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
    outages_after,
)

ATTEMPTS = 4  # another window may write between our reading and our writing
ENDLESS = 1 << 31
ALIVE = "alive"  # a note
LESSONS = "lessons"  # another
FORMAT = 1  # of a table's record; a later program may know others too


class Alive(msgspec.Struct):
    """When a window was last open here, and since when up to when there was none."""

    last: float | None = None
    outages: list[Outage] = []


class BrowserStore:
    """One shelf, which other windows write to as well."""

    kind = "browser"
    is_shared = True

    def __init__(self, shelf: Shelf, now: Callable[[], float]) -> None:
        self.shelf = shelf
        self.now = now

    # ---------------------------------------------------------------- writing

    async def create(self, stored: Stored) -> None:
        lines = tuple(_line(stored.game.id, row) for row in stored.choices)
        add = (("table", self._record(stored)), _printed(stored.game), *lines)
        await self._carry_out(Deed(table=stored.game.id, new=True, add=add))

    async def change(self, table: str, rev: int, change: Change) -> int:
        stored = _stored(await self._known(table))
        if stored.game.rev != rev:
            raise StaleWrite(table)
        for name, value in change.game.items():
            setattr(stored.game, name, value)
        stored.game.rev = rev + 1
        for row in change.seats:
            stored.seats[row.seat] = listed(row)
        cut: tuple[Cut, ...] = ()
        if change.truncate_to is not None:
            cut = (Cut("choice", change.truncate_to),)
        stored.notices = [*stored.notices, *change.notices][-NOTICES_KEPT:]
        put: tuple[Filed, ...] = (("table", self._record(stored)),)
        add = tuple(_line(table, row) for row in change.choices)
        await self._carry_out(Deed(table=table, rev=rev, cut=cut, put=put, add=add))
        return rev + 1

    async def keep_film(self, table: str, rev: int, stills: list[bytes]) -> None:
        lines = zip(await self._lines(table), stills, strict=True)
        put = tuple(_line(table, msgspec.structs.replace(row, still=still)) for row, still in lines)
        await self._carry_out(Deed(table=table, rev=rev, put=put))

    async def delete(self, table: str, rev: int) -> None:
        if await self.shelf.carry_out(Deed(table=table, rev=rev, gone=True)) != "done":
            raise StaleWrite(table)

    async def say(self, table: str, line: ChatRow) -> ChatRow:
        for _ in range(ATTEMPTS):
            last = await self.shelf.last("chat", table, ENDLESS)
            said = msgspec.structs.replace(line, id=1 if last is None else last["id"] + 1)
            outcome = await self.shelf.carry_out(Deed(table=table, add=(_said(table, said),)))
            if outcome == "done":
                return said
            if outcome == "unknown":
                raise UnknownTable(table)
        raise StaleWrite(table)

    async def hide(self, table: str, line: int, hidden: bool) -> None:
        row = await self.line(table, line)
        if row is not None:
            await self._carry_out(Deed(table=table, put=(_said(table, msgspec.structs.replace(row, hidden=hidden)),)))

    async def unsay(self, table: str, line: int) -> None:
        """A shelf cuts from a number on: what was said afterwards is put back."""
        after = tuple(_said(table, row) for row in await self.chat(table, line, ENDLESS))
        await self._carry_out(Deed(table=table, cut=(Cut("chat", line),), put=after))

    async def rename(self, guest: str, name: str) -> list[str]:
        """Several seats of one guest have names of their own."""
        renamed = []
        for record in await self.shelf.tables():
            stored = _stored(record)
            mine = [row for row in stored.seats if guest in row.guests]
            if stored.game.status != "finished" and len(mine) == 1:
                others = [row.name for row in stored.seats if row.seat != mine[0].seat]
                seats = [msgspec.structs.replace(mine[0], name=distinct(name, others))]
                try:
                    await self.change(stored.game.id, stored.game.rev, Change(seats=seats))
                except (StaleWrite, UnknownTable):  # it is being played in another window: the next change of name will do
                    continue
                renamed.append(stored.game.id)
        return renamed

    # ---------------------------------------------------------------- reading

    async def load(self, table: str) -> Stored:
        stored = _stored(await self._known(table))
        lines = await self._lines(table)
        stored.choices = [msgspec.structs.replace(row, still=None) for row in lines]
        stored.is_filmed = lines[0].still is not None
        stored.game.edition = _edition(stored.game, await self.shelf.last("printed", table, 0))
        return stored

    async def film(self, table: str) -> list[Patch]:
        stills = [row.still for row in await self._lines(table)]
        return [msgspec.json.decode(still) for still in stills if still is not None]

    async def unfilmed(self) -> list[str]:
        tables: list[str] = [record["id"] for record in await self.shelf.tables()]
        return [table for table in tables if (await self._lines(table))[0].still is None]

    async def _lines(self, table: str) -> list[ChoiceRow]:
        return [msgspec.convert(line, ChoiceRow) for line in await self.shelf.numbered("choice", table)]

    async def revisions(self, tables: Iterable[str]) -> dict[str, int]:
        found = {table: await self.shelf.table(table) for table in list(tables)}
        return {table: record["game"]["rev"] for table, record in found.items() if record is not None}

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        lines = await self.shelf.numbered("chat", table, after + 1)
        return [msgspec.convert(line, ChatRow) for line in lines[-limit:]]

    async def line(self, table: str, line: int) -> ChatRow | None:
        return next((row for row in await self.chat(table, line - 1, ENDLESS) if row.id == line), None)

    async def briefs(self, which: Literal["mine", "open", "finished"], guest: str, limit: int = 100) -> list[Stored]:
        found = [_stored(record) for record in await self.shelf.tables()]
        return sorted((each for each in found if shown(each, which, guest)), key=lambda each: -each.game.updated)[:limit]

    async def awake(self, until: float) -> list[str]:
        return [each.game.id for each in map(_stored, await self.shelf.tables()) if goes_on(each, until)]

    async def ping(self) -> None:
        await self.shelf.note(ALIVE)

    # ---------------------------------------------------------------- which window looks after what

    async def lease(self, tables: Iterable[str], holder: str, seconds: float) -> list[str]:
        """However long it takes: the browser knows when a window is closed."""
        return await self.shelf.hold(list(tables), holder)

    async def release(self, tables: Iterable[str], holder: str) -> None:
        await self.shelf.let_go(list(tables), holder)

    async def beat(self, now: float, missing: float) -> list[Outage]:
        known = msgspec.convert(await self.shelf.note(ALIVE) or {}, Alive)
        outages = outages_after(known.outages, known.last, now, missing)
        last = now if known.last is None else max(now, known.last)
        await self.shelf.keep_note(ALIVE, _plain(Alive(last=last, outages=outages)))
        return outages

    # ---------------------------------------------------------------- lessons

    async def keep_lesson(self, row: LessonRow) -> None:
        kept = [each for each in await self._taken() if (each.game, each.lesson) != (row.game, row.lesson)]
        await self.shelf.keep_note(LESSONS, {"taken": [_plain(each) for each in [*kept, row]]})

    async def lessons(self, guest: str, game: str) -> list[LessonRow]:
        return [row for row in await self._taken() if row.game == game]

    async def stays(self) -> list[Stay]:
        return counted_stays(await self._taken())

    async def _taken(self) -> list[LessonRow]:
        """A browser has one guest."""
        return msgspec.convert((await self.shelf.note(LESSONS) or {}).get("taken", []), list[LessonRow])

    # ---------------------------------------------------------------- records

    async def _known(self, table: str) -> Record:
        record = await self.shelf.table(table)
        if record is None:
            raise UnknownTable(table)
        return record

    async def _carry_out(self, deed: Deed) -> None:
        outcome = await self.shelf.carry_out(deed)
        if outcome == "stale":
            raise StaleWrite(deed.table)
        if outcome == "unknown":
            raise UnknownTable(deed.table)

    def _record(self, stored: Stored) -> Record:
        """With what a lobby shows of it, so that no lobby needs us."""
        brief = brief_of(stored, Guest(stored.game.host, ""), None, self.now())
        return {
            "format": FORMAT,
            "id": stored.game.id,
            "rev": stored.game.rev,
            "game": {**_plain(stored.game), "edition": None},
            "seats": [_plain(listed(row)) for row in stored.seats],
            "notices": [_plain(row) for row in stored.notices],
            "brief": _plain(brief),
        }


def _plain(value: msgspec.Struct) -> Record:
    form: Record = msgspec.to_builtins(value)
    return form


def _printed(game: GameRow) -> Filed:
    """Every printed value a table is played with: another version of the program may bring others."""
    edition = game.edition or shipped_edition(game_called(game.name).module)
    packed = base64.b64encode(zlib.compress(edition_text(edition), 9)).decode()
    return "printed", {"game": game.id, "n": 0, "packed": packed}


def _edition(game: GameRow, printed: Record | None) -> Edition | None:
    """None: those that come with this program."""
    if printed is None:  # a table of the time before they were kept
        return game.edition
    edition: Edition = msgspec.json.decode(zlib.decompress(base64.b64decode(printed["packed"])))
    known = working(game.name)
    return None if known is not None and edition == shipped_edition(known.module) else edition


def _line(table: str, row: ChoiceRow) -> Filed:
    return "choice", {"game": table, **_plain(row)}


def _said(table: str, row: ChatRow) -> Filed:
    return "chat", {"game": table, **_plain(row)}


def _stored(record: Record) -> Stored:
    """A table without its choices."""
    seats = [msgspec.convert(row, SeatRow) for row in record["seats"]]
    notices = [msgspec.convert(row, NoticeRow) for row in record.get("notices", [])]
    return Stored(game=msgspec.convert(record["game"], GameRow), seats=seats, choices=[], notices=notices)
