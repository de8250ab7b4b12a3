"""What the README shows runs as it is printed."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_example_runs_as_printed() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0
