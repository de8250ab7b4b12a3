"""Changes of a table before anybody has chosen, for studies: who begins with what is decided, whatever the chance.

A treatment is written in parts, joined by semicolons:

    board.cards.king=seat                a place in the saved board (`match.position()["board"]`), and what stands there
    board.deck-=t5                       a word is taken out of a list
    board.seats.seat.technologies.?=t5   the first place of a list in which it can lie
    draw.Law l3                          chance draws this, the first time it may
    draw.seat.DealEstate b2              the same, when it draws for the studied seat
    option.mode=advanced                 a variant that is agreed on
    edition.palace.size=4                a printed value

`seat`, as a step or a value, is the seat that is studied.
"""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass

from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.frame import CHANCE, Position, laid
from lazaretto.kernel.game import Game, begun
from lazaretto.kernel.rng import Rng, stream

SEAT = "seat"  # stands for the studied seat, in a place or as a value
ANY = "?"  # the first place of a list that will do
HEADS = ("board", "draw", "option", "edition")


@dataclass(frozen=True)
class Part:
    """One part of a treatment. `place` begins after the head; `value` is JSON where it can be read as such, else a word."""

    head: str
    place: str
    value: object
    is_removal: bool = False


def read_treatment(text: str) -> tuple[Part, ...]:
    """The parts of a treatment; BadInput names what cannot be read."""
    return tuple(_read_part(part.strip()) for part in text.split(";"))


def _read_part(text: str) -> Part:
    head, _, rest = text.partition(".")
    if head not in HEADS or not rest:
        raise BadInput("wrong-treatment", text, {"expected": ", ".join(HEADS)})
    if head == "draw":
        return Part(head, "", rest)
    place, equals, value = (each.strip() for each in rest.partition("="))
    if not equals or not value or not place.strip("-"):
        raise BadInput("wrong-pair", text, {"word": text})
    return Part(head, place.removesuffix("-"), _value(value), place.endswith("-"))


def _value(text: str) -> object:
    try:
        found: object = json.loads(text)
    except ValueError:
        return text
    return found


def is_about_a_seat(parts: tuple[Part, ...]) -> bool:
    """Is one seat treated, rather than the table?"""
    texts = [step for part in parts for step in (*part.place.split("."), *str(part.value).split("."))]
    return SEAT in texts


def studied_seat(number: int, players: int) -> int:
    """The seat that is studied in a game: each in its turn."""
    return number % players


def with_options(parts: tuple[Part, ...]) -> dict[str, object]:
    return {part.place: part.value for part in parts if part.head == "option"}


def with_edition(game: Game, edition: Edition | None, parts: tuple[Part, ...]) -> Edition | None:
    """The printed values with those of a treatment; None where they are those shipped."""
    changes = [part for part in parts if part.head == "edition"]
    if not changes:
        return edition
    form = copy.deepcopy(game.module.edition() if edition is None else edition)
    for part in changes:
        _put(form, part.place.split("."), part, part.value, "edition")
    return form


def begun_with(
    game: Game, table: Position, edition: Edition | None, parts: tuple[Part, ...], seed: int, seat: int
) -> Position:
    """The first decision of the game that a seed gives on a treated table; all other luck is that of the untreated one."""
    if not parts:
        return begun(table, seed)
    here = _treated(game, table, edition, [part for part in parts if part.head == "board"], seat)
    here.rng = stream(seed, "setup")
    wishes = [_Wish(game.module, str(part.value)) for part in parts if part.head == "draw"]
    here.start()
    while here.who() == CHANCE:
        drawn = _drawn(here, wishes)
        wished = next((wish for wish in wishes if wish.is_for(here, seat)), None)
        here.step(drawn if wished is None else wished.grant())
    for wish in wishes:
        if not wish.is_granted:
            raise BadInput("never-drawn", f"draw.{wish.text}", {"word": wish.text})
    here.rng = stream(seed, "play")
    problems = game.module.problems(here.board)
    if problems:
        place = ";".join(part.place for part in parts if part.head == "board")
        raise BadInput("unsound-position", f"board.{place}", {"problems": "; ".join(problems)})
    return here


def _drawn(here: Position, wishes: list[_Wish]) -> int:
    """What chance would bring; what somebody still waits for is left to him where anything else is to be had."""
    awaited = [wish.option for wish in wishes if wish.is_seats and not wish.is_granted]
    drawn = here.sample()
    others = [option for option in here.legal() if option not in awaited]
    return others[here.rng.below(len(others))] if drawn in awaited and others else drawn


class _Wish:
    """What chance is to draw."""

    def __init__(self, module: SomeGame, text: str) -> None:
        self.text = text
        self.is_seats = text.startswith(f"{SEAT}.")
        self.option = module.space.parse(text.removeprefix(f"{SEAT}."), "draw")
        self.is_granted = False

    def is_for(self, here: Position, seat: int) -> bool:
        of_seat = not self.is_seats or getattr(here.todo.top(), "seat", None) == seat
        return not self.is_granted and of_seat and self.option in here.legal()

    def grant(self) -> int:
        self.is_granted = True
        return self.option


def _treated(game: Game, table: Position, edition: Edition | None, parts: list[Part], seat: int) -> Position:
    if not parts:
        return table.clone()
    form: dict[str, object] = json.loads(json.dumps(game.module.save_board(table.board)))
    for part in parts:
        _change(game, table, edition, form, part, seat)
    return _with_board(game, table, edition, form)


def _with_board(game: Game, table: Position, edition: Edition | None, form: dict[str, object]) -> Position:
    players = int(table.board.players)
    board = game.module.load_board(game.tables(edition, players), copy.deepcopy(form), players)
    return laid(board, table.todo.clone(), Rng(*table.rng.save()))


def _change(game: Game, table: Position, edition: Edition | None, form: dict[str, object], part: Part, seat: int) -> None:
    value = seat if part.value == SEAT else part.value
    steps = [str(seat) if step == SEAT else step for step in part.place.split(".")]
    if steps[-1] != ANY:
        _put(form, steps, part, value, "board")
        return
    row = _inside(form, steps[:-1], f"board.{part.place}")
    for at in range(len(row) if isinstance(row, list) else 0):
        tried = copy.deepcopy(form)
        _put(tried, [*steps[:-1], str(at)], part, value, "board")
        if not _new_problems(game, table, _with_board(game, table, edition, tried)):
            _put(form, [*steps[:-1], str(at)], part, value, "board")
            return
    raise BadInput("no-room", f"board.{part.place}", {"word": str(value)})


def _new_problems(game: Game, table: Position, here: Position) -> list[str]:
    """What is unsound and was not before: a table that is still being laid out may lack something."""
    before = game.module.problems(table.board)
    return [problem for problem in game.module.problems(here.board) if problem not in before]


def _put(form: object, steps: list[str], part: Part, value: object, head: str) -> None:
    place = f"{head}.{part.place}"
    if part.is_removal:
        row = _inside(form, steps, place)
        if not isinstance(row, list) or value not in row:
            raise BadInput("unknown-place", place, {"word": str(value)})
        row.remove(value)
        return
    inner = _inside(form, steps[:-1], place)
    _inside(inner, steps[-1:], place)
    if isinstance(inner, list):
        inner[int(steps[-1])] = value
    elif isinstance(inner, dict):
        inner[steps[-1]] = value


def _inside(form: object, steps: list[str], place: str) -> object:
    for step in steps:
        if isinstance(form, list) and step.isdecimal() and int(step) < len(form):
            form = form[int(step)]
        elif isinstance(form, dict) and step in form:
            form = form[step]
        else:
            known = ", ".join(form) if isinstance(form, dict) else f"0 – {len(form) - 1}" if isinstance(form, list) else ""
            raise BadInput("unknown-place", place, {"word": step, "expected": known})
    return form
