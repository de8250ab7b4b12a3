"""What a seat is shown, as numbers from 0 to 1: the board as its game writes it, then what remains to be done.

What remains to be done is told for all games in one form, derived from the declared frames. First who is asked: a flag for
each seat, from the observer on. Then, for every kind of frame by name:

    PlaceRat.asked            a frame of this kind is on top: it asks
    PlaceRat.waiting          one is further down
    PlaceRat.more             how many more of them, in eighths
    PlaceRat.region.hispania  the fields of the topmost one, in the order of their declaration

A seat is told relative to the observer (`p0` is himself). An id of a domain, or a number that can be one of a few, is a
flag for each; a set, or a number that can be one of many, is its binary digits, lowest first. Fields are public ids, so
nothing leaks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lazaretto.kernel.blocks import vec
from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.declared import SEATS, fields_of
from lazaretto.kernel.frame import Frame, Position
from lazaretto.kernel.page import Page

FEW: Final = 64  # a number with more values is told by its binary digits
MORE: Final[i64] = 8
HEAD: Final[i64] = 3  # entries of a kind of frame before its fields
ASKED: Final[i64] = 0
WAITING: Final[i64] = 1
OTHERS: Final[i64] = 2

A_SEAT: Final[i64] = 0  # how a field is told
FLAGS: Final[i64] = 1
DIGITS: Final[i64] = 2


class Told:
    """How one field of a frame is told: `room` entries for each of its numbers, which lie between two bounds."""

    def __init__(self, name: str, how: i64, least: i64, most: i64, room: i64, length: i64) -> None:
        self.name: Final = name
        self.how: Final[i64] = how
        self.least: Final[i64] = least
        self.most: Final[i64] = most
        self.room: Final[i64] = room
        self.length: Final[i64] = length  # of a field of several numbers; 0 is a single one

    def size(self) -> i64:
        return self.room * max(self.length, 1)


class Kind:
    """One kind of frame: where its entries begin, and its fields."""

    def __init__(self, number: i64, at: i64, fields: list[Told]) -> None:
        self.number: Final[i64] = number
        self.at: Final[i64] = at
        self.fields: Final = fields


class Encoder:
    """Writes what a seat is shown of a position: `size` entries, each with its name. For a game and a number of players."""

    def __init__(self, module: SomeGame, players: i64) -> None:
        self.players: Final[i64] = players
        self.observe: Final[Callable[[BaseBoard, int, Page], None]] = module.observe
        self.board_names: Final[list[str]] = module.describe(players)
        self.board_size: Final[i64] = len(self.board_names)
        self.frames: Final[list[str]] = sorted(module.frames)
        self.kinds: Final[dict[type, Kind]] = {}
        self.todo_names: Final[list[str]] = [f"to-move.p{step}" for step in range(players)]
        for number, name in enumerate(self.frames):
            self._add(number, name, module)
        self.size: Final[i64] = self.board_size + len(self.todo_names)
        self.met: Final = vec[i64]([0] * len(self.frames))  # while writing: how many of each kind there were
        self.single: Page | None = None

    def _add(self, number: i64, name: str, module: SomeGame) -> None:
        kind = module.frames[name]
        at = len(self.todo_names)
        fields: list[Told] = []
        self.todo_names.extend([f"{name}.asked", f"{name}.waiting", f"{name}.more"])
        for field, domain in fields_of(kind):
            told = self._told(field, domain, module)
            fields.append(told)
            self.todo_names.extend(f"{name}.{entry}" for entry in _names(told, module.domains.get(domain)))
        self.kinds[kind] = Kind(number, at, fields)

    def _told(self, name: str, domain: str, module: SomeGame) -> Told:
        if domain in SEATS:
            several = min(module.bounds[domain].length, self.players) if domain in module.bounds else 0
            return Told(name, A_SEAT, 0, self.players - 1, self.players, several)
        if domain in module.domains:
            words = len(module.domains[domain].words)
            return Told(name, FLAGS, 0, words - 1, words, 0)
        bounds = module.bounds[domain]
        values = bounds.most - bounds.least + 1
        is_set = bounds.least == 0 and bounds.most & (bounds.most + 1) == 0
        if values <= FEW and not is_set:
            return Told(name, FLAGS, bounds.least, bounds.most, values, bounds.length)
        least = bounds.least - 1 if bounds.length else bounds.least  # so that 0 is told apart from what is not there
        return Told(name, DIGITS, least, bounds.most, (bounds.most - least).bit_length(), bounds.length)

    def names(self) -> list[str]:
        """The name of every entry, in their order."""
        return [*self.board_names, *self.todo_names]

    # ---------------------------------------------------------------- writing

    def write(self, position: Position, seat: i64, page: Page, at: i64) -> None:
        """Write what a seat (or -1, somebody who only watches) is shown into cleared entries, from `at` on."""
        page.begin(at, seat, self.players)
        self.observe(position.board, seat, page)
        if page.at != at + self.board_size:
            raise ValueError(f"{page.at - at} entries of the board were written, {self.board_size} have names")
        self._write_todo(position, page)
        page.at = at + self.size

    def encode(self, position: Position, seat: int) -> list[float]:
        """The same as a list of one's own."""
        page = self.single if self.single is not None else Page(self.size)
        self.single = page
        page.clear()
        self.write(position, seat, page, 0)
        return page.listed()

    def _write_todo(self, position: Position, page: Page) -> None:
        todo, first, met = position.todo, page.at, self.met
        if todo.height == 0:
            return
        page.seat(todo.top().who)
        place = todo.height - 1
        while place >= 0:
            frame = todo.frames[place]
            kind = self.kinds[type(frame)]
            at = first + kind.at
            if met[kind.number] == 0:
                self._write_fields(frame, kind, page, at + HEAD)
            if place == todo.height - 1:
                page.mark(at + ASKED)
            else:
                page.mark(at + WAITING)
            page.put_share(at + OTHERS, met[kind.number], MORE)
            met[kind.number] += 1
            place -= 1
        for place in range(todo.height):
            met[self.kinds[type(todo.frames[place])].number] = 0

    def _write_fields(self, frame: Frame, kind: Kind, page: Page, at: i64) -> None:
        for told in kind.fields:
            value = getattr(frame, told.name)
            if told.length == 0:
                _write(told, value, page, at)
            else:
                place = at
                for number in value:
                    _write(told, number, page, place)
                    place += told.room
            at += told.size()


def _write(told: Told, value: i64, page: Page, at: i64) -> None:
    if value < told.least or value > told.most:
        raise ValueError(f"a field {told.name} holds {value}, not {told.least} to {told.most}")
    if told.how == A_SEAT:
        page.mark(at + page.step(value))
    elif told.how == FLAGS:
        page.mark(at + value - told.least)
    else:
        digits = value - told.least
        while digits:
            if digits & 1:
                page.mark(at)
            digits >>= 1
            at += 1


def _names(told: Told, domain: Domain | None) -> list[str]:
    """Names of the entries of a field."""
    if told.how == A_SEAT:
        words = [f"p{step}" for step in range(told.room)]
    elif domain is not None:
        words = list(domain.words)
    elif told.how == FLAGS:
        words = [str(told.least + step) for step in range(told.room)]
    else:
        words = [f"bit{digit}" for digit in range(told.room)]
    if told.length == 0:
        return [f"{told.name}.{word}" for word in words]
    return [f"{told.name}{number + 1}.{word}" for number in range(told.length) for word in words]
