"""Writes src/games/<game>/schema.json: which slots the texts of a game have (see lazaretto/text).

A game with effects also gets printed.json and effects.json: what is printed on its components, and the effects by number.

    python web/tools/schema.py rattus
"""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path

from lazaretto.games import game as open_game
from lazaretto.text import schema
from lazaretto.text.printed import effects, printed

GAMES = Path(__file__).parent.parent / "src" / "games"


def write(name: str, file: str, form: object) -> None:
    text = json.dumps(form, ensure_ascii=False, separators=(",", ":"))
    (GAMES / name / file).write_text(text + "\n", "utf-8")


for name in sys.argv[1:]:
    write(name, "schema.json", dataclasses.asdict(schema(name)))
    edition = open_game(name).module.edition()
    if effects(name, edition):
        write(name, "printed.json", printed(name, edition))
        write(name, "effects.json", effects(name, edition))
