"""The documentation is true: it builds without a warning, and every block of code in it and in the README runs.

A block that does not run says why, in a comment above it: `<!-- not run: … -->`. Blocks of Python of one page share their
names; lines of a block `sh` are commands of ours.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from lazaretto.cli import main

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
INCLUDED = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES = [*INCLUDED, *sorted(DOCS.rglob("*.md"))]
ELSEWHERE = {"new-game.md"}  # its blocks are those of examples/fourth-game, which tests/examples compares and runs
PLAIN = {"", "json", "toml", "ftl", "fluent", "text"}  # no code
BLOCK = re.compile(r"(?:<!-- not run: (?P<reason>[^>]+) -->\n)?^```(?P<kind>\w*)[^\n]*\n(?P<text>.*?)^```$", re.M | re.S)


class Block(NamedTuple):
    kind: str
    text: str
    reason: str


def blocks(page: Path) -> list[Block]:
    found = BLOCK.finditer(page.read_text("utf-8"))
    return [Block(each["kind"], each["text"], (each["reason"] or "").strip()) for each in found]


def run_shell(text: str) -> None:
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        if words:
            assert words[0] == "lazaretto", f"{line}: not a command of ours; say why it is not run"
            assert main(words[1:]) == 0, line


def run_doctest(text: str, page: Path) -> None:
    case = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert doctest.DocTestRunner().run(case).failed == 0


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in ELSEWHERE], ids=lambda page: page.stem)
def test_blocks_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": "docs"}
    for block in blocks(page):
        if block.reason or block.kind in PLAIN:
            continue
        if block.kind == "python":
            exec(compile(block.text, str(page), "exec"), names)  # what readers would type
        elif block.kind == "pycon":
            run_doctest(block.text, page)
        else:
            assert block.kind == "sh", f"{page.name}: nobody knows how to run a block of {block.kind!r}"
            run_shell(block.text)


def test_no_block_is_overlooked() -> None:
    """One that is indented, or has no end, would not be found."""
    for page in PAGES:
        fences = [line for line in page.read_text("utf-8").splitlines() if line.lstrip().startswith(("```", "~~~"))]
        assert len(fences) == 2 * len(blocks(page)), page


def test_commands_stand_in_blocks_that_run() -> None:
    """A plain block must not hide a command from the test above."""
    hidden = [
        f"{page.name}: {line}"
        for page in PAGES
        if page.name not in ELSEWHERE
        for block in blocks(page)
        if block.kind in PLAIN and not block.reason
        for line in block.text.splitlines()
        if line.startswith(("lazaretto ", "pip ", "make "))
    ]
    assert hidden == []


def test_every_decision_is_listed_once() -> None:
    listed = re.findall(r"\]\((\d{4}-[^)]+\.md)\)", (DOCS / "decisions" / "index.md").read_text("utf-8"))
    there = sorted(path.name for path in (DOCS / "decisions").glob("0*.md"))
    assert sorted(listed) == there, "run tools/list_decisions.py"
    numbers = [name[:4] for name in there]
    assert len(set(numbers)) == len(numbers), "two decisions have one number"


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "LAZARETTO_PURE": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "api" / "library" / "index.html").exists()
