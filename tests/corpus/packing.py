"""How the corpus is packed: stable JSON in xz; what changes from decision to decision is kept as what changed.

A patch is None (the same), `["=", value]` (another value), `["d", {key: patch}, [gone keys]]` or
`["l", [[index, patch], ...]]` (a list of the same length). Nothing of the project is needed to read it.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

import msgspec

SHOWN = 60  # characters of a value that differs; the file and the decision tell the rest


def write(path: Path, form: Any) -> int:
    """Pack a form; the same form always gives the same bytes. How many they are."""
    text = json.dumps(form, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    packed = lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)
    path.write_bytes(packed)
    return len(packed)


def read(path: Path) -> Any:
    return msgspec.json.decode(lzma.decompress(path.read_bytes()))


def plain(value: Any) -> Any:
    """As it comes back from JSON: no tuples, no keys that are not words."""
    return msgspec.json.decode(msgspec.json.encode(value))


def patch(old: Any, new: Any) -> Any:
    """What leads from one value to another."""
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        changed = {key: patch(old[key], value) for key, value in new.items() if key in old and old[key] != value}
        added = {key: ["=", value] for key, value in new.items() if key not in old}
        return ["d", {**changed, **added}, sorted(key for key in old if key not in new)]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = zip(old, new, strict=True)
        return ["l", [[at, patch(was, now)] for at, (was, now) in enumerate(pairs) if was != now]]
    return ["=", new]


def patched(old: Any, change: Any) -> Any:
    """The new value. The old one stays as it is; what did not change is shared."""
    if change is None:
        return old
    if change[0] == "=":
        return change[1]
    if change[0] == "d":
        kept = {key: value for key, value in old.items() if key not in change[2]}
        return {**kept, **{key: patched(old.get(key), each) for key, each in change[1].items()}}
    new = list(old)
    for at, each in change[1]:
        new[at] = patched(old[at], each)
    return new


def unfolded(patches: list[Any]) -> list[Any]:
    """All values, from the patches between them."""
    values: list[Any] = []
    value: Any = None
    for each in patches:
        value = patched(value, each)
        values.append(value)
    return values


def difference(expected: Any, given: Any, place: str = "", *, more: bool = False) -> str:
    """The first place where two values differ, in one short line; empty when they are the same.

    `more`: a later version may tell more than was recorded, but not other things.
    """
    if expected == given:
        return ""
    if isinstance(expected, dict) and isinstance(given, dict):
        keys = sorted(expected if more else {*expected, *given})
        found = (_at(expected, given, key, place, more) for key in keys)
        return next((each for each in found if each), "")
    if isinstance(expected, list) and isinstance(given, list) and len(expected) == len(given):
        pairs = enumerate(zip(expected, given, strict=True))
        found = (difference(one, other, f"{place}[{at}]", more=more) for at, (one, other) in pairs)
        return next((each for each in found if each), "")
    return f"{place}: {_short(expected)} was recorded, now {_short(given)}"


def _at(expected: dict[str, Any], given: dict[str, Any], key: str, place: str, more: bool) -> str:
    if key in expected and key in given:
        return difference(expected[key], given[key], f"{place}.{key}", more=more)
    return f"{place}.{key}: {'not recorded, but there now' if key in given else 'recorded, but gone'}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}… ({len(text)} characters)"
