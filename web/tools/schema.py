"""Writes src/games/<game>/schema.json, which slots the texts of a game have, and printed.json, what stands on its components
(see lazaretto/text).

    python web/tools/schema.py rattus pest
"""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path

from lazaretto.games import game
from lazaretto.text import schema
from lazaretto.text.printed import printed

GAMES = Path(__file__).parent.parent / "src" / "games"

for name in sys.argv[1:]:
    text = json.dumps(dataclasses.asdict(schema(name)), ensure_ascii=False, separators=(",", ":"))
    (GAMES / name / "schema.json").write_text(text + "\n", "utf-8")
    if name != "rattus":  # reads the faces of its tokens itself
        text = json.dumps(printed(name, game(name).module.edition()), ensure_ascii=False, separators=(",", ":"))
        (GAMES / name / "printed.json").write_text(text + "\n", "utf-8")
