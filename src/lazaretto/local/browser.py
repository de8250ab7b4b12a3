"""The way to JavaScript: all that knows of it. The page's worker calls `begin` and is called by what it gives along; the
worker that thinks calls `answered`."""

from __future__ import annotations

import logging
from typing import Any, Protocol, TypeAlias

import msgspec
from pyodide.ffi import to_js

from lazaretto.local import helper
from lazaretto.local.house import House, Line, Windows
from lazaretto.local.shelf import KEYS, Box, Deed, Outcome, Record
from lazaretto.table.errors import Refusal
from lazaretto.table.identity import Asker, Guest

Script: TypeAlias = Any  # something of JavaScript's, which only there has a type


class Bridge(Protocol):
    """What the worker gives along. Whatever is asked is a promise."""

    async def read(self, question: str) -> str: ...
    async def write(self, deed: str) -> str: ...
    async def note(self, name: str) -> str: ...
    async def keepNote(self, name: str, text: str) -> None: ...  # noqa: N802
    async def hold(self, tables: str) -> str: ...
    def letGo(self, tables: str) -> None: ...  # noqa: N802
    def isHelpReady(self) -> bool: ...  # noqa: N802
    async def help(self, kind: str, question: Script) -> Script: ...
    def endHelp(self) -> None: ...  # noqa: N802
    def tell(self, hint: str) -> None: ...


class BrowserShelf:
    """IndexedDB, which the worker opens."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def _read(self, **question: object) -> Any:  # as the box keeps it
        return msgspec.json.decode(await self.bridge.read(msgspec.json.encode(question).decode()))

    async def table(self, table: str) -> Record | None:
        found: Record | None = await self._read(box="table", table=table)
        return found

    async def tables(self) -> list[Record]:
        found: list[Record] = await self._read(box="table")
        return found

    async def numbered(self, box: Box, table: str, first: int = 0) -> list[Record]:
        found: list[Record] = await self._read(box=box, table=table, first=first)
        return found

    async def last(self, box: Box, table: str, most: int) -> Record | None:
        found: Record | None = await self._read(box=box, table=table, last=most)
        return found

    async def note(self, name: str) -> Record | None:
        found: Record | None = msgspec.json.decode(await self.bridge.note(name))
        return found

    async def keep_note(self, name: str, record: Record) -> None:
        await self.bridge.keepNote(name, msgspec.json.encode(record).decode())

    async def hold(self, tables: list[str], holder: str) -> list[str]:
        mine: list[str] = msgspec.json.decode(await self.bridge.hold(msgspec.json.encode(tables).decode()))
        return mine

    async def let_go(self, tables: list[str], holder: str) -> None:
        self.bridge.letGo(msgspec.json.encode(tables).decode())

    async def carry_out(self, deed: Deed) -> Outcome:
        form = {
            "table": deed.table,
            "new": deed.new,
            "rev": deed.rev,
            "gone": deed.gone,
            "cut": deed.cut,
            "put": [_filed(*filed) for filed in deed.put],
            "add": [_filed(*filed) for filed in deed.add],
        }
        try:
            told = await self.bridge.write(msgspec.json.encode(form).decode())
        except Exception as error:  # whatever JavaScript throws: the disk is full, or the browser keeps nothing
            raise Refusal(507, "not-kept") from error
        outcome: Outcome = msgspec.convert(told, Outcome)
        return outcome


def _filed(box: Box, record: Record) -> Record:
    """A record as text, for JavaScript would round its numbers; with what JavaScript must know of it beside."""
    known = (*KEYS[box], "rev", "brief")
    value = {name: record[name] for name in known if name in record}
    return {"box": box, "value": {**value, "text": msgspec.json.encode(record).decode()}}


class WorkerHelper:
    """The second worker."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def ask(self, kind: helper.Kind, question: bytes) -> bytes:
        if not self.bridge.isHelpReady() and helper.is_quick(kind, question):
            return helper.answered(kind, question)
        try:
            answer: bytes = (await self.bridge.help(kind, to_js(question))).to_bytes()
        except Exception as error:  # whatever JavaScript throws: it could not begin, or it is gone
            raise helper.HelperLost(str(error)) from error
        return answer

    def end(self) -> None:
        self.bridge.endHelp()


class PageOutlet:
    """The page's end of a socket: two functions of the worker's."""

    def __init__(self, heard: Script, closed: Script) -> None:
        self.heard = heard
        self.closed = closed

    async def send(self, text: str) -> None:
        self.heard(text)

    async def close(self, code: int, reason: str) -> None:
        self.closed(code, reason)


class Desk:
    """What the worker calls."""

    def __init__(self, bridge: Bridge) -> None:
        self.windows = Windows(bridge.tell)
        self.house = House(BrowserShelf(bridge), WorkerHelper(bridge), self.windows)

    async def ask(self, who: str, method: str, target: str, body: str) -> Script:
        answer = await self.house.ask(_asker(who), method, target, body.encode())
        return to_js([answer.status, answer.body.decode()])

    def open(self, who: str, table: str, query: str, heard: Script, closed: Script) -> Line:
        return self.house.open(_asker(who), table, query, PageOutlet(heard, closed))

    def hear(self, hint: str) -> None:
        self.windows.hear(hint)


class Who(msgspec.Struct):
    id: str
    name: str
    language: str


def _asker(who: str) -> Asker:
    told = msgspec.json.decode(who, type=Who)
    return Asker(Guest(told.id, told.name), told.language)


async def begin(bridge: Bridge) -> Desk:
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")  # goes to the console
    desk = Desk(bridge)
    await desk.house.start()
    return desk


def answered(kind: helper.Kind, question: Script) -> Script:
    return to_js(helper.answered(kind, question.to_bytes()))
