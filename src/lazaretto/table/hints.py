"""What servers of one store tell each other: where there is something to look at. What it is stands in the store."""

from __future__ import annotations

from typing import Required, TypedDict

import msgspec


class Hint(TypedDict, total=False):
    """What servers of one store tell each other of a table: which one says it, and what there is to look at."""

    t: Required[str]
    p: str
    r: int
    chat: int
    unsaid: int
    guests: list[str]
    watchers: int
    gone: bool
    rematch: str


_DECODER = msgspec.json.Decoder(Hint)


def hint_from(raw: bytes) -> Hint:
    return _DECODER.decode(raw)


def hint_as_bytes(hint: Hint) -> bytes:
    return msgspec.json.encode(hint)
