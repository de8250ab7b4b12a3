"""The small language of the edition: effects, costs, targets, counters. Words become small ints."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lazaretto.games.pest.sheet import BASIC, COLOURS, TYPES, known
from lazaretto.kernel.errors import BadInput

THINGS = (
    *BASIC,
    "coin",
    "crate",
    "local",
    "research",
    "fame",
    "infamy",
    "influence",
    "order",
    "recall",
    "healthy",
    "sick",
)
CHOICE = len(THINGS)  # a pair (CHOICE, n) of an effect stands for one branch of choice n
ANY = -1
MOST_BRANCHES = 3  # the action numbering has a word for each
MOST_NESTED = 3  # choices inside choices
COUNTERS = (
    "healthy on track",
    "sick held",
    "healthy in buildings",
    "healthy in capital",
    "districts built",
    "specials built",
    "own buildings shared",
    "quarantine empty",
    "technology fame",
    "influence place",
    "influence",
    "research",
    "set",
)
SET = COUNTERS.index("set")
EVENTS = ("build", "acquire technology", "gather road", "gather location")
WHERES = ("target", "harbour", "rival building", "touching road", "next to own", "not next to own")
HOOKS = ("rival enters", "enter rival", "after build", "after heal", "after assign capital", "produce")


class Effects:
    """All effects of an edition, each once: effect 0 is none; an effect is a flat list of (thing, count)."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = [[]]
        self.choices: list[list[int]] = []
        self.known: dict[str, int] = {"none": 0}

    def add(self, text: str, place: str) -> int:
        if text not in self.known:
            reader = _Reader(text, place)
            row = self._row(reader)
            if reader.at != len(text):
                reader.fail()
            self.rows.append(row)
            self.known[text] = len(self.rows) - 1
        return self.known[text]

    def _row(self, reader: _Reader) -> list[int]:
        row = self._item(reader)
        while reader.skip(" + "):
            row += self._item(reader)
        return row

    def _item(self, reader: _Reader) -> list[int]:
        if not reader.skip("("):
            count, thing = reader.gain()
            return [known(thing, THINGS, reader.place), count]
        reader.nested += 1
        if reader.nested > MOST_NESTED:
            reader.fail()
        branches = [self._branch(reader)]
        while reader.skip(" | "):
            branches.append(self._branch(reader))
        if not 2 <= len(branches) <= MOST_BRANCHES or not reader.skip(")"):
            reader.fail()
        reader.nested -= 1
        self.choices.append(branches)
        return [CHOICE, len(self.choices) - 1]

    def _branch(self, reader: _Reader) -> int:
        self.rows.append(self._row(reader))
        return len(self.rows) - 1


class _Reader:
    def __init__(self, text: str, place: str) -> None:
        self.text = text
        self.place = place
        self.at = 0
        self.nested = 0

    def skip(self, mark: str) -> bool:
        if not self.text.startswith(mark, self.at):
            return False
        self.at += len(mark)
        return True

    def gain(self) -> tuple[int, str]:
        found = re.compile(r"([1-9]) ([a-z]+)").match(self.text, self.at)
        if found is None:
            self.fail()
            raise AssertionError
        self.at = found.end()
        return int(found[1]), found[2]

    def fail(self) -> None:
        raise BadInput("wrong-effect", f"edition {self.place}", {"word": self.text})


def read_cost(text: str, place: str) -> list[int]:
    """Wood, stone, food, herbs, coins, research of a price."""
    price = [0] * 6
    words = (*BASIC, "coin", "research")
    for part in text.split(" + "):
        found = re.fullmatch(r"([1-9]) ([a-z]+)", part)
        if found is None:
            raise BadInput("wrong-cost", f"edition {place}", {"word": text})
        price[known(found[2], words, place)] += int(found[1])
    return price


def read_count(text: str, thing: str, place: str) -> int:
    """The count of a one-item price or gain of a given thing."""
    found = re.fullmatch(rf"([1-9]) {thing}", text)
    if found is None:
        raise BadInput("wrong-cost", f"edition {place}", {"word": text, "expected": f"<count> {thing}"})
    return int(found[1])


def read_target(text: str, place: str) -> tuple[str, int, int]:
    """('location', type, resource), ('harbour', colour, 0) or ('road', colour, 0); ANY where any will do."""
    kind, _, of = text.partition(".")
    if kind in ("harbour", "road"):
        colour = ANY if of == "any" else known(of, COLOURS[1:], place) + 1
        return kind, colour, 0
    kind_of = ANY if kind == "any" else known(kind, TYPES, place)
    return "location", kind_of, ANY if of == "any" else known(of, BASIC, place)


def read_where(text: str, place: str) -> list[int]:
    """A condition on the location of a new building: kind and two numbers for it."""
    if text in WHERES:
        return [WHERES.index(text), 0, 0]
    if text.startswith("touching "):
        kind, colour, _ = read_target(text.removeprefix("touching "), place)
        if kind == "road":
            return [WHERES.index("touching road"), colour, 0]
    else:
        kind, one, other = read_target(text, place)
        if kind != "road":
            return [WHERES.index("target" if kind == "location" else "harbour"), one, other]
    raise BadInput("unknown-word", f"edition {place}", {"word": text})


def read_counter(text: str, place: str) -> tuple[int, int]:
    """A counter and, for sets of resources, a bit for each resource in the set."""
    if text in (*BASIC, "coin"):
        return SET, 1 << (*BASIC, "coin").index(text)
    found = re.fullmatch(r"set\(([a-z, ]+)\)", text)
    if found is not None:
        bits = [known(word, (*BASIC, "coin"), place) for word in found[1].split(", ")]
        return SET, sum(1 << bit for bit in bits)
    return known(text, COUNTERS[:-1], place), 0


def number(args: Mapping[str, object], name: str, place: str) -> int:
    value = args.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInput("missing-field", f"edition {place}.args.{name}")
    return value
