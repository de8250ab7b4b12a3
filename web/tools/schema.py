"""Writes src/games/<game>/schema.json: which slots the texts of a game have (see lazaretto/text).

    python web/tools/schema.py rattus
"""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path

from lazaretto.text import schema

GAMES = Path(__file__).parent.parent / "src" / "games"

for name in sys.argv[1:]:
    text = json.dumps(dataclasses.asdict(schema(name)), ensure_ascii=False, separators=(",", ":"))
    (GAMES / name / "schema.json").write_text(text + "\n", "utf-8")
