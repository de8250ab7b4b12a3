"""Interpreted and compiled play the same games, to the last event."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import lazaretto
from lazaretto.kernel.pure import is_compiled


def checksum(pure: str) -> list[str]:
    command = [sys.executable, "-m", "tests.properties.checksum", "2"]
    done = subprocess.run(command, env={**os.environ, "LAZARETTO_PURE": pure}, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.skipif(os.environ.get("LAZARETTO_PURE") == "1", reason="compared once, in the compiled run")
def test_interpreted_and_compiled_play_the_same_games() -> None:
    if not is_compiled():
        assert os.environ.get("CI") != "true", "the compiled run must run compiled"
        pytest.skip(f"no compiled engine in {lazaretto.__name__}")
    compiled, interpreted = checksum("0"), checksum("1")
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert compiled[1] == interpreted[1]
