"""A view as tables that anybody can read, for a game without a board of its own. The browser does the same (web/src/plain).

view-<key>          the text for a key of the view; without one the key itself is shown
seats               a list with an entry for each seat, as is every list of so many plain numbers
seat, …_seat(s)     numbers of seats, told by the names of the players
a string            a component, if a domain named like the key (or any one domain) has it; else it stands as it is
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lazaretto.kernel.formats import View
from lazaretto.text import Words

SEATS = "seats"
SEAT_KEYS = ("seat", "_seats")  # how a key ends that holds numbers of seats


@dataclass(frozen=True)
class Sheet:
    """One table: a title, the heads of its columns (none if it is a list of facts), its rows."""

    title: str
    head: list[str]
    rows: list[list[str]]


class Reader:
    """Reads views of one table aloud."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.domains = words.domains()

    # ---------------------------------------------------------------- tables

    def sheets(self, view: View) -> list[Sheet]:
        """Single facts first, then the players, then everything else in the order of the view."""
        facts: list[list[str]] = []
        players: dict[str, list[object]] = {}
        others: list[Sheet] = []
        for key, value in view.items():
            if isinstance(value, list) and self._is_by_seat(key, value):
                players.update(_columns(key, value))
            elif isinstance(value, dict) and value:
                others.append(self._table(key, value) if self._is_table(key, value) else self._facts(key, value))
            elif isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
                others.append(self._list(key, value))
            else:
                facts.append([self.label(key), self.text(key, value)])
        first = [Sheet("", [], facts)] if facts else []
        return [*first, *([self._players(players)] if players else []), *others]

    def _players(self, columns: dict[str, list[object]]) -> Sheet:
        rows = [
            [name, *[self.text(key, column[seat]) for key, column in columns.items()]]
            for seat, name in enumerate(self.names)
        ]
        return Sheet(self.words.say("view-players"), ["", *map(self.label, columns)], rows)

    def _facts(self, key: str, value: dict[str, object]) -> Sheet:
        return Sheet(self.label(key), [], [[self.label(each), self.text(each, inner)] for each, inner in value.items()])

    def _table(self, key: str, value: dict[str, object]) -> Sheet:
        """A row for each component."""
        objects = _objects(value.values())
        if len(objects) < len(value):
            return Sheet(
                self.label(key), [], [[self.name(key, each), self.text(key, inner)] for each, inner in value.items()]
            )
        columns = _keys(objects)
        rows = [[self.name(key, each), *self._row(columns, inner)] for each, inner in zip(value, objects, strict=True)]
        return Sheet(self.label(key), ["", *map(self.label, columns)], rows)

    def _list(self, key: str, value: list[dict[str, object]]) -> Sheet:
        columns = _keys(value)
        return Sheet(self.label(key), [*map(self.label, columns)], [self._row(columns, inner) for inner in value])

    def _row(self, columns: list[str], inner: dict[str, object]) -> list[str]:
        return [self.text(each, inner[each]) if each in inner else "" for each in columns]

    def _is_by_seat(self, key: str, value: object) -> bool:
        if not isinstance(value, list) or len(value) != len(self.names) or key.endswith(SEAT_KEYS):
            return False
        return key == SEATS or all(type(each) is int for each in value)

    def _is_table(self, key: str, value: dict[str, object]) -> bool:
        return all(isinstance(inner, dict) for inner in value.values()) or all(self._domain(key, each) for each in value)

    # ---------------------------------------------------------------- words

    def label(self, key: str) -> str:
        """What a key of the view is called."""
        wanted = f"view-{key.replace('_', '-')}"
        return self.words.say(wanted) if self.words.has(wanted) else key.replace("_", " ")

    def text(self, key: str, value: object) -> str:
        """What stands in one cell."""
        if value is None or value == [] or value == {}:
            return self.words.say("view-nothing")
        if isinstance(value, bool):
            return self.words.say("view-yes" if value else "view-no")
        if isinstance(value, dict):
            return "; ".join(self._pair(key, each, inner) for each, inner in value.items())
        if isinstance(value, list):
            return self._joined(key, value)
        if isinstance(value, int) and key.endswith(SEAT_KEYS) and 0 <= value < len(self.names):
            return self.names[value]
        return self.name(key, value) if isinstance(value, str) else str(value)

    def _pair(self, key: str, each: str, inner: object) -> str:
        called = self.name(key, each) if self._domain(key, each) else self.label(each)
        return f"{called}: {self.text(each, inner)}"

    def _joined(self, key: str, value: list[object]) -> str:
        if self._is_by_seat(key, value):
            told = [f"{name} {self.text(key, each)}" for name, each in zip(self.names, value, strict=True) if each]
            return self.words.say("list-separator").join(told) or self.words.say("view-nothing")
        return self.words.say("list-separator").join(self.text(key, each) for each in value)

    def name(self, key: str, value: str) -> str:
        """A component by its name; what is none stands as it is."""
        domain = self._domain(key, value)
        return value if domain is None else self.words.component(domain, value)

    def _domain(self, key: str, value: str) -> str | None:
        """The domain of an id: the one that the key names, else the only one that has it."""
        singular = key.replace("_", "-").removesuffix("s")
        for named in (key.replace("_", "-"), singular, singular.removesuffix("e")):
            if value in self.domains.get(named, ()):
                return named
        found = [domain for domain, ids in self.domains.items() if value in ids]
        return found[0] if len(found) == 1 else None


def _columns(key: str, value: list[object]) -> dict[str, list[object]]:
    """What there is for each seat: one column, or one for each key of what lies before the seats."""
    objects = _objects(value)
    if len(objects) < len(value):
        return {key: value}
    return {each: [inner.get(each) for inner in objects] for each in _keys(objects)}


def _objects(values: Iterable[object]) -> list[dict[str, object]]:
    """Those that are objects."""
    return [each for each in values if isinstance(each, dict)]


def _keys(rows: list[dict[str, object]]) -> list[str]:
    return list(dict.fromkeys(key for row in rows for key in row))
