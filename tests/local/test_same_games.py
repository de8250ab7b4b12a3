"""The Python of the browser plays the same games as the one that serves, interpreted or compiled: to the last event."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lazaretto.kernel.pure import is_compiled
from tests.local.hashes import Wish
from tests.local.runtime import in_browser_python, needs_runtime
from tests.properties.tables import tables

GREEDY_CHOICES = 12
HASHES = Path(__file__).parent / "hashes.py"


def wishes() -> list[Wish]:
    """Random games to the end at every kind of table; the first choices of greedy ones, with few players, in every mode."""
    every = tables()
    few = [(name, players, options) for name, players, options in every if players <= 2 and "first" not in options]
    return [(*table, "random", 0) for table in every] + [(*table, "greedy", GREEDY_CHOICES) for table in few]


def on_this_machine(pure: str) -> dict[str, Any]:
    environment = {**os.environ, "LAZARETTO_PURE": pure}
    command = [sys.executable, str(HASHES)]
    done = subprocess.run(command, input=json.dumps(wishes()), env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(os.environ.get("LAZARETTO_PURE") == "1", reason="compared once, in the compiled run")
@needs_runtime
def test_the_browser_plays_the_same_games() -> None:
    there = json.loads(
        in_browser_python(f"import json, hashes\nprint(json.dumps(hashes.hashes({wishes()!r})))", HASHES.parent)
    )
    assert (there["platform"], there["compiled"]) == ("emscripten", False)
    interpreted = on_this_machine("1")
    assert not interpreted["compiled"]
    told = dict(zip(map(repr, wishes()), zip(there["games"], interpreted["games"], strict=True), strict=True))
    assert {name: both for name, both in told.items() if both[0] != both[1]} == {}
    if is_compiled():
        assert on_this_machine("0")["games"] == there["games"]
