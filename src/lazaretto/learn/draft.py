"""A lesson to be written: its file and its position, from any moment of a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.match import Match

LESSON = """\
# What every field means: docs/lessons.md. Its words go into en.ftl and ru.ftl beside this file, as lesson-{name} and so on.
seat = {seat}
minutes = 3

[begin]
position = "{position}"

[[step]]
id = "look"
points = ["panel:board"]

[[step]]
id = "choose"
choose = ["{choice}"]
rules = []
"""


def drafted(position: Mapping[str, object], seat: int, choice: str, name: str) -> tuple[str, str]:
    """The two files of a draft: the lesson and its position."""
    written = LESSON.format(name=name, seat=seat, position=f"{name}.json", choice=choice)
    return written, json.dumps(position, ensure_ascii=False, indent=1) + "\n"


def draft(match: Match, path: Path) -> list[Path]:
    """Write a draft that begins where this match stands; the seat that is asked becomes the learner's."""
    seat = match.to_move
    if seat is None:
        raise BadInput("game-over", str(path))
    if not path.parent.is_dir() or path.suffix != ".toml":
        raise BadInput("no-such-folder", str(path))
    name = path.stem.partition("-")[2] or path.stem
    lesson, position = drafted(dict(match.position()), seat, match.legal()[0].text, name)
    beside = path.with_name(f"{name}.json")
    for target, text in ((path, lesson), (beside, position)):
        if target.exists():
            raise BadInput("cannot-write", str(target), {"reason": "exists"})
        target.write_text(text, "utf-8")
    return [path, beside]
