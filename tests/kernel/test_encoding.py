"""What learners are shown: every entry has a name, every field of a frame is told, nothing else is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import lazaretto
from lazaretto.games.rattus.rules.spread import PlaceRat
from lazaretto.kernel.contract import SPECTATOR, GameModule
from lazaretto.kernel.declared import SEATS, fields_of
from lazaretto.kernel.encoding import Encoder
from lazaretto.kernel.frame import Frame, Position
from lazaretto.kernel.page import Marks, Page
from lazaretto.kernel.rng import stream
from tests.lab.walk import every_table
from tests.observing import told

TABLES = every_table()


def positions(name: str, players: int, seed: int) -> Iterator[Position]:
    """A random game: each decision, then the end."""
    here = lazaretto.game(name).position(players, seed)
    rng = stream(seed, "encoding")
    while not here.is_over():
        yield here
        legal = here.legal()
        here.apply_trusted(legal[rng.below(len(legal))])
    yield here


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_entry_has_its_own_name_and_lies_between_0_and_1(name: str, players: int) -> None:
    encoder = Encoder(lazaretto.game(name).module, players)
    assert len(set(encoder.names())) == len(encoder.names()) == encoder.size
    for at, here in enumerate(positions(name, players, 2)):
        if at % 5 == 0:
            for seat in range(SPECTATOR, players):
                values = encoder.encode(here, seat)
                assert len(values) == encoder.size
                assert all(0.0 <= value <= 1.0 for value in values)


def read_field(entries: dict[str, float], name: str, domain: str, module: GameModule, seat: int, players: int) -> Any:
    """The value of a field, worked out from the entries that begin with its name."""
    mine = {entry[len(name) + 1 :]: value for entry, value in entries.items() if entry.startswith(name + ".")}
    marked = [word for word, value in mine.items() if value == 1.0]
    assert sum(mine.values()) == len(marked), "entries of fields are flags"
    if domain in SEATS:
        return (int(marked[0].removeprefix("p")) + seat) % players
    if domain in module.domains:
        return module.domains[domain].words.index(marked[0])
    if any(word.startswith("bit") for word in mine):
        return module.bounds[domain].least + sum(1 << int(word.removeprefix("bit")) for word in marked)
    assert len(marked) == 1
    return int(marked[0])


def read_several(entries: dict[str, float], name: str, domain: str, module: GameModule, seat: int, players: int) -> Any:
    numbered = [f"{name}{number + 1}" for number in range(module.bounds[domain].length)]
    there = [each for each in numbered if any(value for entry, value in entries.items() if entry.startswith(each + "."))]
    return tuple(read_field(entries, each, domain, module, seat, players) for each in there)


def told_fields(entries: dict[str, float], frame: Frame, module: GameModule, seat: int, players: int) -> list[Any]:
    kind = type(frame).__name__
    found = []
    for name, domain in fields_of(type(frame)):
        several = domain in module.bounds and module.bounds[domain].length
        read = read_several if several else read_field
        found.append(read(entries, f"{kind}.{name}", domain, module, seat, players))
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_field_of_the_topmost_frames_is_told(name: str, players: int) -> None:
    module = lazaretto.game(name).module
    encoder = Encoder(module, players)
    for at, here in enumerate(positions(name, players, 3)):
        seat = at % players
        entries = dict(told(encoder, here, seat)) if at % 3 == 0 else {}
        topmost = {type(frame): frame for frame in here.todo.listed()}  # the last of a kind is the topmost
        for frame in topmost.values() if entries else ():
            assert told_fields(entries, frame, module, seat, players) == list(frame.values())


@pytest.mark.parametrize("name", lazaretto.game_names())
def test_what_is_asked_and_what_waits(name: str) -> None:
    module = lazaretto.game(name).module
    encoder = Encoder(module, 2)
    for here in positions(name, 2, 4):
        entries = told(encoder, here, 1)
        frames = [type(frame).__name__ for frame in here.todo.listed()]
        asked = [kind for kind in module.frames if entries[f"{kind}.asked"]]
        assert asked == frames[-1:]
        assert {kind for kind in module.frames if entries[f"{kind}.waiting"]} == set(frames[:-1])
        for kind in frames:
            assert entries[f"{kind}.more"] == min(1.0, (frames.count(kind) - 1) / 8)
        movers = [step for step in range(2) if entries[f"to-move.p{step}"]]
        assert movers == ([] if here.is_over() else [(here.who() - 1) % 2])
    assert not any(list(told(encoder, here, 0).values())[encoder.board_size :]), "when the game is over nothing remains"


def test_a_set_of_places_is_told_whole() -> None:
    """Fields with many members were left out once: Move.entered of Pest, ActivateCitizen.own_squares of Messina."""
    for name, frame, field, members in (
        ("pest", "Move", "entered", 45),
        ("messina", "ActivateCitizen", "own_squares", 18),
    ):
        module = lazaretto.game(name).module
        entries = [entry for entry in Encoder(module, 2).names() if entry.startswith(f"{frame}.{field}.")]
        assert entries == [f"{frame}.{field}.bit{digit}" for digit in range(members)]


def test_a_page_is_cleared_and_written_anew() -> None:
    page = Page(12)
    page.begin(0, 1, 3)
    page.flag(True)
    page.share(1, 4)
    page.one_of(2, 3)
    page.set_of(0b101, 3)
    page.seat(0)
    page.flag(False)
    assert page.at == 12
    assert page.listed() == [1.0, 0.25, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0]
    page.clear()
    assert not any(page.listed())
    page.begin(0, -1, 3)
    page.share(9, 4)
    page.share(-3, 4)
    page.share(1, 0)
    page.one_of(-1, 2)
    page.seat(-1)
    page.seats(0b110)
    assert page.listed() == [1.0] + [0.0] * 8 + [1.0, 1.0, 0.0]
    with pytest.raises(IndexError):
        page.mark(12)


def test_marks() -> None:
    marks = Marks(4)
    marks.mark(2)
    marks.mark(2)
    assert [marks.has(at) for at in range(4)] == [False, False, True, False]
    marks.clear()
    assert not marks.has(2)


def test_a_field_out_of_its_bounds_is_not_passed_over() -> None:
    module = lazaretto.game("rattus").module
    here = lazaretto.game("rattus").position(2, 1)
    here.todo.add(PlaceRat(0, 99, 1))
    with pytest.raises(ValueError, match="region"):
        Encoder(module, 2).encode(here, 0)
