"""Which lessons a game has: files `lessons/<number>-<name>.toml` in its folder, in the order of their numbers.

The worked examples of its rulebook are short lessons, too: `examples/<number>-<name>.toml`, called `example-<name>`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lazaretto.games import folder, game
from lazaretto.games.forms import Reader
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.ledger import read_toml
from lazaretto.learn.form import Lesson, Step

LESSONS, EXAMPLES = "lessons", "examples"  # the folders
_CALLED = {LESSONS: "", EXAMPLES: "example-"}  # what the names of what lies there begin with
LARGEST = 200_000  # bytes of a lesson file
_FILE = re.compile(r"(\d+)-([a-z][a-z0-9-]*)\.toml(\.json)?")


@dataclass(frozen=True)
class Found:
    """A lesson of a game, with the name it goes by and the place its errors name."""

    game: str
    name: str
    path: Path
    lesson: Lesson

    def place(self, step: int | None = None) -> str:
        """Where something stands: the file and, if it is about one, the step."""
        where = f"{self.game}/{self.path.parent.name}/{self.path.name}"
        return where if step is None else f"{where}: step {self.lesson.step[step].id}"

    def key(self, step: Step | None = None) -> str:
        """The name of its words."""
        return f"lesson-{self.name}" if step is None else f"lesson-{self.name}-{step.id}"

    def rules(self) -> list[str]:
        """The ids of the rules it teaches, each once."""
        return list(dict.fromkeys(rule for step in self.lesson.step for rule in step.rules))


@cache
def names(of: str, shelf: str = LESSONS) -> tuple[str, ...]:
    """The lessons of a game, in order; BadInput for a game that is not here."""
    return tuple(_files(of, shelf))


def examples(of: str) -> tuple[str, ...]:
    """The worked examples of a game's rulebook, in order."""
    return names(of, EXAMPLES)


@cache
def lesson(of: str, name: str) -> Found:
    """A lesson; BadInput if there is none of this name, or if its file cannot be used."""
    path = {**_files(of, EXAMPLES), **_files(of)}.get(name)
    if path is None:
        raise BadInput("unknown-lesson", "lesson", {"word": name, "expected": ", ".join(names(of))})
    return read(of, name, path)


_read_lesson = Reader(Lesson, "lesson")


def read(of: str, name: str, path: Path) -> Found:
    """A lesson from its file."""
    place = f"{of}/{path.parent.name}/{path.name}"
    if path.exists() and path.stat().st_size > LARGEST:
        raise BadInput("too-long", place, {"most": str(LARGEST)})
    try:
        found = Found(of, name, path, _read_lesson(read_toml(path), place))
    except RecursionError as error:
        raise BadInput("too-deep", place) from error
    _check(found)
    return found


def _files(of: str, shelf: str = LESSONS) -> dict[str, Path]:
    game(of)
    found: dict[int, tuple[str, Path]] = {}
    home = folder(of) / shelf
    for path in sorted(home.iterdir()) if home.is_dir() else []:
        named = _FILE.fullmatch(path.name)
        if named is None:
            continue
        number, name = int(named[1]), _CALLED[shelf] + named[2]
        if number in found or any(name == other for other, _ in found.values()):
            raise BadInput("duplicate-word", f"{of}/{shelf}", {"word": path.name})
        found[number] = name, path.with_name(path.name.removesuffix(".json"))
    return {name: path for _, (name, path) in sorted(found.items())}


def _check(found: Found) -> None:
    """What a form alone cannot say."""
    ids: set[str] = set()
    for at, step in enumerate(found.lesson.step):
        if step.id in ids:
            raise BadInput("duplicate-word", found.place(at), {"word": step.id})
        ids.add(step.id)
        if step.choose and step.goal is not None:
            raise BadInput("lesson-two-wants", found.place(at))
        if (step.goal is None) != (not step.solution):
            raise BadInput("lesson-no-solution", found.place(at))
        for rule in step.rules:
            if rule not in game(found.game).rules:
                raise BadInput("unknown-rule", found.place(at), {"word": rule})
