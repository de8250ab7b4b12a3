"""A command line to call: arguments and typed lines in, output, complaints and exit code out."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import lazaretto
from lazaretto.cli import main
from lazaretto.kernel.rng import stream


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Calls the command line in English unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("LAZARETTO_PURE", "1")
    monkeypatch.setenv("COLUMNS", "160")

    def call(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(arguments)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return call


def played(players: int = 3, seed: int = 5, choices: int | None = None) -> Any:
    """A record of random play, whole or of the first choices."""
    match = lazaretto.game("rattus").new(players, seed=seed)
    rng = stream(seed, "test")
    while not match.is_over and (choices is None or match.n <= choices):
        options = match.legal_options()
        match.apply(options[rng.below(len(options))])
    return match.log()


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played()), "utf-8")
    return path


@pytest.fixture
def half(tmp_path: Path) -> Path:
    path = tmp_path / "half.json"
    path.write_text(json.dumps(played(choices=30)), "utf-8")
    return path
