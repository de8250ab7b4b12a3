"""Where a browser keeps its tables: boxes of records, changed by whole transactions. In a browser it is IndexedDB."""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

Box = Literal["table", "choice", "printed", "chat"]
Record = dict[str, Any]
Filed = tuple[Box, Record]
Outcome = Literal["done", "stale", "unknown"]

# What a record is called by in its box.
KEYS: dict[Box, tuple[str, ...]] = {
    "table": ("id",),
    "choice": ("game", "n"),
    "printed": ("game", "n"),
    "chat": ("game", "id"),
}


class Cut(msgspec.Struct, frozen=True):
    """The records of a table from number `first` on."""

    box: Box
    first: int


class Deed(msgspec.Struct, kw_only=True, frozen=True):
    """One transaction on one table: all of it happens, or nothing."""

    table: str
    new: bool = False  # the table must not be there yet; otherwise it must be
    rev: int | None = None  # and have this revision; None: any
    gone: bool = False  # everything of the table goes
    cut: tuple[Cut, ...] = ()  # this goes first,
    put: tuple[Filed, ...] = ()  # then this comes, or takes the place of what is there,
    add: tuple[Filed, ...] = ()  # and this comes where nothing is


class Shelf(Protocol):
    """Whatever it gives out is a copy; whatever `carry_out` calls done is kept, even if the browser ends in that moment."""

    async def table(self, table: str) -> Record | None: ...
    async def tables(self) -> list[Record]: ...

    async def numbered(self, box: Box, table: str, first: int = 0) -> list[Record]:
        """The records of a table from a number on, in order."""

    async def last(self, box: Box, table: str, most: int) -> Record | None:
        """Of the records of a table up to a number, the last."""

    async def note(self, name: str) -> Record | None:
        """Something of the whole house, not of a table."""

    async def keep_note(self, name: str, record: Record) -> None: ...

    async def hold(self, tables: list[str], holder: str) -> list[str]:
        """Those that no other window looks after. They are the holder's until he lets go, or his window is closed."""

    async def let_go(self, tables: list[str], holder: str) -> None: ...
    async def carry_out(self, deed: Deed) -> Outcome: ...
