"""Writes what the texts of a game need (see lazaretto/text) to src/games/<game>: schema.json, which slots there are,
printed.json, what stands on its components, and effects.json, the effects that frames name by their numbers.

    python web/tools/schema.py rattus
"""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path
from typing import Any

from lazaretto.games import game
from lazaretto.text import effects, printed, schema

GAMES = Path(__file__).parent.parent / "src" / "games"


def write(name: str, file: str, form: Any) -> None:
    text = json.dumps(form, ensure_ascii=False, separators=(",", ":"))
    (GAMES / name / file).write_text(text + "\n", "utf-8")


for name in sys.argv[1:]:
    edition = game(name).module.edition()
    write(name, "schema.json", dataclasses.asdict(schema(name)))
    if name != "rattus":  # reads the faces of its tokens itself
        write(name, "printed.json", printed(name, edition))
    if effects(name, edition):
        write(name, "effects.json", [dataclasses.asdict(each) for each in effects(name, edition)])
