"""What happened, as values that hold ids and no prose. Log, animation, statistics and texts derive from it."""

from __future__ import annotations

import dataclasses
import re
from bisect import bisect_left
from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import ClassVar, TypeAlias, cast

from lazaretto.kernel.choice import Domain
from lazaretto.kernel.formats import EventForm, EventValue

HIDDEN = -1
Seat: TypeAlias = int


class Event:
    """Something that happened on a board. Subclasses are frozen dataclasses of small ints.

    The annotation of a field names the domain its ids come from (`Region`, `Token`...; `int` is a plain number).
    """

    unsaid: ClassVar[tuple[str, ...]] = ()  # fields that may hold HIDDEN: nobody, or what some seats do not learn
    later: ClassVar[bool] = False  # told only since games were kept that the same rules_version had played without it

    def seen_by(self, seat: int) -> Event | None:
        """What this seat (or SPECTATOR) learns of it: the event, a redacted one, or nothing."""
        return self


@dataclasses.dataclass(frozen=True, slots=True)
class OnlyChoice(Event):
    """A seat had but one choice, and it was taken without asking. What it brought follows."""

    seat: Seat


KERNEL_EVENTS: tuple[type[Event], ...] = (OnlyChoice,)  # of every game


class Journal:
    """Events in order, each with the number of the choice that caused it."""

    def __init__(self) -> None:
        self.events: list[tuple[int, Event]] = []
        self.n = 0
        self.watch: Callable[[Event], None] | None = None  # told of everything that happens; copies have nobody who watches

    def add(self, event: Event) -> None:
        """Something happened, because of the present choice."""
        self.events.append((self.n, event))
        if self.watch is not None:
            self.watch(event)

    def since(self, n: int) -> list[tuple[int, Event]]:
        """What choice `n` and those after it brought about."""
        return self.events[bisect_left(self.events, n, key=itemgetter(0)) :]

    def clone(self) -> Journal:
        """An independent copy."""
        copy = Journal()
        copy.events = self.events[:]
        copy.n = self.n
        return copy

    def forget_from(self, n: int) -> None:
        """Drop the events of choice `n` and later: they were undone."""
        while self.events and self.events[-1][0] >= n:
            self.events.pop()
        self.n = n


def later_kinds(events: tuple[type[Event], ...]) -> frozenset[str]:
    """What kept games need not tell, although they were played by the same rules."""
    return frozenset(event_kind(each) for each in events if each.later)


def event_kind(event_class: type) -> str:
    """The text key of the class of an event or a fact: RatPlaced -> rat-placed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", event_class.__name__).lower()


def event_json(n: int, event: Event, domains: Mapping[str, Domain]) -> EventForm:
    """An event of choice `n` with its ids in words; hidden values are null."""
    form: dict[str, EventValue] = {"n": n, **told(event, domains)}
    return cast(EventForm, form)  # no type lets the fields depend on the kind


def told(value: object, domains: Mapping[str, Domain]) -> dict[str, EventValue]:
    """An event (or a fact) by its kind and its fields, their ids in words."""
    kind, fields = _shape(type(value))
    form: dict[str, EventValue] = {"kind": kind}
    for name, domain in fields:
        held: int | tuple[int | None, ...] | None = getattr(value, name)
        if isinstance(held, tuple):
            form[name] = [_word(each, domains.get(domain)) for each in held]
        elif domain == "Seat":
            form[name] = None if held == HIDDEN else held
        else:
            form[name] = _word(held, domains.get(domain))
    return form


_SHAPES: dict[type, tuple[str, list[tuple[str, str]]]] = {}


def _shape(kind: type) -> tuple[str, list[tuple[str, str]]]:
    """The kind of a class and its fields with the domains their annotations name; looked up once."""
    if kind not in _SHAPES:
        fields = dataclasses.fields(kind)
        _SHAPES[kind] = event_kind(kind), [(field.name, str(field.type)) for field in fields]
    return _SHAPES[kind]


def _word(value: int | None, domain: Domain | None) -> int | str | None:
    if domain is None or value is None:
        return value
    return None if value == HIDDEN else domain.words[value]
