"""A shelf in memory, as strict as the browser's: what goes in and out is copied, a deed is done as a whole or not at all."""

from __future__ import annotations

import msgspec

from lazaretto.local.shelf import KEYS, Box, Deed, Outcome, Record


class DictShelf:
    def __init__(self) -> None:
        self.boxes: dict[Box, dict[tuple[str | int, ...], bytes]] = {box: {} for box in KEYS}
        self.notes: dict[str, bytes] = {}
        self.holders: dict[str, str] = {}
        self.deeds = 0

    async def table(self, table: str) -> Record | None:
        found = self.boxes["table"].get((table,))
        return None if found is None else _read(found)

    async def tables(self) -> list[Record]:
        return [_read(each) for _, each in sorted(self.boxes["table"].items())]

    async def numbered(self, box: Box, table: str, first: int = 0) -> list[Record]:
        return [_read(each) for key, each in sorted(self.boxes[box].items()) if key[0] == table and int(key[1]) >= first]

    async def last(self, box: Box, table: str, most: int) -> Record | None:
        found = [each for key, each in sorted(self.boxes[box].items()) if key[0] == table and int(key[1]) <= most]
        return _read(found[-1]) if found else None

    async def note(self, name: str) -> Record | None:
        return _read(self.notes[name]) if name in self.notes else None

    async def keep_note(self, name: str, record: Record) -> None:
        self.notes[name] = msgspec.json.encode(record)

    async def hold(self, tables: list[str], holder: str) -> list[str]:
        return [table for table in tables if self.holders.setdefault(table, holder) == holder]

    async def let_go(self, tables: list[str], holder: str) -> None:
        self.holders = {table: who for table, who in self.holders.items() if table not in tables or who != holder}

    async def carry_out(self, deed: Deed) -> Outcome:
        known = await self.table(deed.table)
        if known is None and not deed.new:
            return "unknown"
        if known is not None and (deed.new or deed.rev not in (None, known["rev"])):
            return "stale"
        boxes = {box: dict(records) for box, records in self.boxes.items()}
        if deed.gone:
            boxes = {box: {key: each for key, each in some.items() if key[0] != deed.table} for box, some in boxes.items()}
        for cut in deed.cut:
            kept = boxes[cut.box].items()
            boxes[cut.box] = {key: each for key, each in kept if key[0] != deed.table or int(key[1]) < cut.first}
        for box, record in (*deed.put, *deed.add):
            key = tuple(record[name] for name in KEYS[box])
            if (box, record) in deed.add and key in boxes[box]:
                return "stale"
            boxes[box][key] = msgspec.json.encode(record)
        self.boxes = boxes
        self.deeds += 1
        return "done"


def _read(record: bytes) -> Record:
    form: Record = msgspec.json.decode(record)
    return form
