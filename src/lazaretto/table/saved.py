"""What a file tells of the table around its game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lazaretto.table.wire import BotName, Title


class SavedSeat(Struct):
    """A seat in a file: whoever imports it plays all that people played."""

    kind: Literal["human", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: BotName | None = None
    resigned: bool = False
    on_time: bool = False


class SavedTable(Struct):
    """What a file tells of the table around its game."""

    title: Title
    seats: list[SavedSeat]
