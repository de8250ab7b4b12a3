"""The types of the client are written from the server's; a file that is not what they give is noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import make_types


def test_the_file_is_what_the_server_gives() -> None:
    assert make_types.TARGET.read_text("utf-8") == make_types.written()


def test_a_stale_file_fails_the_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = tmp_path / "web/src/protocol/schema.d.ts"
    stale.parent.mkdir(parents=True)
    stale.write_text(make_types.TARGET.read_text("utf-8").replace("rat_supply", "rats_left"), "utf-8")
    monkeypatch.setattr(make_types, "TARGET", stale)
    monkeypatch.setattr("sys.argv", ["make_types.py", "--check"])
    assert make_types.main() == 1
    monkeypatch.setattr("sys.argv", ["make_types.py"])
    assert make_types.main() == 0
    assert stale.read_text("utf-8") == make_types.written()


def test_every_name_that_is_used_is_declared() -> None:
    text = make_types.written()
    declared = set(re.findall(r"^export type (\w+)", text, re.M))
    code = re.sub(r'"[^"]*"|/\*\*.*?\*/', "", text)
    assert set(re.findall(r"\b[A-Z]\w+", code)) - declared - {"Record", "Id", "Each", "Written"} == set()
