"""Writes what the drawn games need of the engine: src/games/<game>/schema.json, which slots their texts have (see
lazaretto/text), and for the client's tests what is printed at tables of theirs, tests/fixtures/printed-<game>.json.

    python web/tools/schema.py            # `--check` writes nothing and fails if a file is not what the game gives
"""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from lazaretto.games import game
from lazaretto.kernel.formats import Agreed
from lazaretto.kernel.patch import patch
from lazaretto.table.prints import print_of_shipped
from lazaretto.text import schema

WEB = Path(__file__).resolve().parent.parent
# Tables on which not the same is printed: the first as it is, the others as what is other there.
TABLES: dict[str, list[tuple[str, int, Agreed]]] = {
    "rattus": [("4", 4, {})],
    "messina": [("2", 2, {}), ("1", 1, {}), ("3", 3, {}), ("4", 4, {})],
    "pest": [("5", 5, {}), ("1", 1, {"mode": "solo"}), ("2", 2, {"mode": "two-player"})],
}


def printed(name: str) -> dict[str, object]:
    """What is printed at each of the tables."""
    told = {label: msgspec.to_builtins(print_of_shipped(name, players, options)) for label, players, options in TABLES[name]}
    first, *others = told
    return {"table": first, "printed": told[first], "others": {label: patch(told[first], told[label]) for label in others}}


def files(name: str) -> Iterator[tuple[Path, object]]:
    yield WEB / "src/games" / name / "schema.json", dataclasses.asdict(schema(name))
    yield WEB / f"tests/fixtures/printed-{name}.json", printed(name)


def main() -> int:
    only_look = "--check" in sys.argv[1:]
    stale = False
    for name in TABLES:
        for target, form in files(game(name).name):
            text = json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"
            if target.exists() and target.read_text("utf-8") == text:
                continue
            stale = True
            what = "is not what the game gives: run web/tools/schema.py" if only_look else "written"
            print(f"{target.relative_to(WEB)} {what}")
            if not only_look:
                target.write_text(text, "utf-8")
    return 1 if only_look and stale else 0


if __name__ == "__main__":
    sys.exit(main())
