"""The position a lesson begins with, and the chance that is written into it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import cast

from lazaretto.games import game as open_game
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import Position
from lazaretto.kernel.game import Game
from lazaretto.kernel.match import Match
from lazaretto.learn.catalogue import Found
from lazaretto.learn.form import Begin

LARGEST = 1_000_000  # bytes of a position file


class Script:
    """Written chance: of what was written, the first that can be; where nothing written can be, what the position's
    generator says.

    The generator is part of the position, so a lesson goes the same way every time.
    """

    def __init__(self, options: Sequence[int]) -> None:
        self.left = list(options)

    def __call__(self, here: Position, drawn: int) -> int:
        possible = here.legal()
        for option in self.left:
            if option in possible:
                self.left.remove(option)
                return option
        return drawn

    def copy(self) -> Script:
        return Script(self.left)


def script(found: Found, words: Sequence[str], place: str) -> Script:
    """Chance as a lesson writes it; BadInput for a word that is none."""
    space = open_game(found.game).module.space
    return Script([space.parse(word, f"{place} chance[{at}]") for at, word in enumerate(words)])


def opened(found: Found) -> Match:
    """A match that stands where the lesson begins; BadInput names what cannot be."""
    begin, place = found.lesson.begin, f"{found.place()}: begin"
    game = open_game(found.game)
    try:
        match = _played(game, found, begin, place)
        form = cast(dict[str, object], match.position())
        form["board"] = laid_over(json.loads(json.dumps(form["board"])), _changes(begin.board))
        if begin.todo:
            form["todo"] = begin.todo
        ready = game.from_position(form)
    except BadInput as error:
        inside = error.place if error.place.startswith(place) else f"{place}: {error.place}"
        raise BadInput(error.code, inside, error.details) from error
    if found.lesson.seat >= ready.players:
        raise BadInput("unknown-seat", found.place(), {"word": str(found.lesson.seat)})
    return ready


def _played(game: Game, found: Found, begin: Begin, place: str) -> Match:
    if begin.position is not None:
        return game.from_position(_file(found, begin.position))
    match = game.new(begin.players, begin.seed, begin.options)
    match.nature = script(found, begin.chance, place)
    for choice in begin.choices:
        match.apply(choice)
    return match


def _file(found: Found, name: str) -> object:
    path = found.path.with_name(name)
    if "/" in name or "\\" in name or not path.is_file():
        raise BadInput("no-such-file", name)
    if path.stat().st_size > LARGEST:
        raise BadInput("too-long", name, {"most": str(LARGEST)})
    return _json(path.read_text("utf-8"), name)


def _changes(given: Mapping[str, object] | str) -> Mapping[str, object]:
    if not isinstance(given, str):
        return given
    form = _json(given, "board")
    if not isinstance(form, dict):
        raise BadInput("not-an-object", "board")
    return form


def _json(text: str, place: str) -> object:
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput("not-json", place, {"reason": str(error)}) from error
    return found


def laid_over(form: object, changes: object) -> object:
    """A form with what lies otherwise: objects field by field, entries of lists by their number, anything else as a
    whole.
    """
    if not isinstance(changes, Mapping):
        return changes
    if isinstance(form, list):
        return _entries(form, changes)
    if not isinstance(form, dict):
        return dict(changes)
    return {**form, **{name: laid_over(form.get(name), change) for name, change in changes.items()}}


def _entries(form: list[object], changes: Mapping[str, object]) -> list[object]:
    laid = list(form)
    for number, change in changes.items():
        if not number.isdecimal() or int(number) >= len(form):
            raise BadInput("unknown-word", "board", {"word": number, "expected": f"0–{len(form) - 1}"})
        laid[int(number)] = laid_over(form[int(number)], change)
    return laid
