"""What leads from one JSON value to the next. Of two boards that follow each other nearly everything is the same.

A patch is null (the same), `[value]` (another value), `[]` (gone) or `{key: patch}` (the same but for these keys of an
object or places of a list). Nothing but JSON is needed to read it.
"""

from __future__ import annotations

from typing import TypeAlias

Patch: TypeAlias = "list[object] | dict[str, Patch] | None"
GONE: list[object] = []


def patch(old: object, new: object) -> Patch:
    """What leads from `old` to `new`. A field holds numbers or truths, never now the one and now the other."""
    return None if old == new else _other(old, new)


def _other(old: object, new: object) -> Patch:
    """The same where the two are known to differ: nothing is compared twice."""
    if isinstance(old, dict) and isinstance(new, dict):
        change: dict[str, Patch] = {}
        for key, value in new.items():
            if key not in old:
                change[str(key)] = [value]
            elif old[key] != value:
                change[str(key)] = _other(old[key], value)
        for key in old:
            if key not in new:
                change[str(key)] = GONE
        return change
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {str(at): _other(was, now) for at, (was, now) in enumerate(zip(old, new, strict=True)) if was != now}
    return [new]


def patched(old: object, change: Patch) -> object:
    """The new value. The old one stays as it is; what did not change is shared with it."""
    if change is None:
        return old
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        row = list(old)
        for at, each in change.items():
            row[int(at)] = patched(row[int(at)], each)
        return row
    form = dict(old) if isinstance(old, dict) else {}
    for key, each in change.items():
        if each == GONE:
            del form[key]
        else:
            form[key] = patched(form.get(key), each)
    return form
