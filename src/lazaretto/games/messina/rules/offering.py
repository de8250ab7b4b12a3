"""Sets of ids as the bits of one number: finding the first, knowing a single one."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import SPACE


def first_of(ids: i64) -> i64:
    """The lowest id of a set that has any."""
    if ids == 0:
        raise ValueError("an empty set")
    at: i64 = 0
    while not ids >> at & 1:
        at += 1
    return at


def is_single(ids: i64) -> bool:
    """Exactly one id."""
    return ids != 0 and ids & (ids - 1) == 0


def is_verb(option: i64, *names: str) -> bool:
    """Is this an option of one of these verbs? A frame explains only its own."""
    return SPACE.verb_at[option].name in names
