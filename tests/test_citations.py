"""Every rule of a ledger is cited by code and by a test, and every citation is of a rule that exists."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.check_citations import ROOT, check, ledgers

LEDGER = """
[[rule]]
id = "toy.turn.pass"
[[rule]]
id = "toy.turn.end"
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A small project in which every citation holds."""
    game = tmp_path / "src/lazaretto/games/toy"
    game.mkdir(parents=True)
    (game / "rules.toml").write_text(LEDGER)
    (game / "turn.py").write_text('"""[toy.turn.pass] A turn."""\nWHY = "toy.turn.pass"  # [toy.turn.end]\n')
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_toy.py").write_text(
        'import pytest\n@pytest.mark.rule("toy.turn.pass")\n@pytest.mark.rule("toy.turn.end")\ndef test_it(): ...\n'
    )
    return tmp_path


def test_every_ledger_is_found() -> None:
    assert len(ledgers(ROOT)["rattus"]) == 70


def test_a_sound_project_has_nothing_wrong(toy: Path) -> None:
    assert check(toy) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong"),
    [
        ("src/lazaretto/games/toy/turn.py", "# [toy.turn.end]", "", ["not cited by code: toy.turn.end"]),
        ("src/lazaretto/games/toy/turn.py", "[toy.turn.pass] A", "A", ["not cited by code: toy.turn.pass"]),
        (
            "src/lazaretto/games/toy/turn.py",
            '= "toy.turn.pass"',
            '= "toy.turn.nap"',
            ["src/lazaretto/games/toy/turn.py:2: no such rule: toy.turn.nap"],
        ),
        (
            "src/lazaretto/games/toy/turn.py",
            "# [toy.turn.end]",
            "# [toy.turn.end] [toy.x]",
            ["src/lazaretto/games/toy/turn.py:2: no such rule: toy.x"],
        ),
        ("tests/test_toy.py", '@pytest.mark.rule("toy.turn.end")\n', "", ["not cited by a test: toy.turn.end"]),
        (
            "tests/test_toy.py",
            "toy.turn.end",
            "toy.turn.ned",
            ["tests/test_toy.py:3: no such rule: toy.turn.ned", "not cited by a test: toy.turn.end"],
        ),
    ],
)
def test_every_kind_of_wrong_citation_is_named(toy: Path, file: str, old: str, new: str, wrong: list[str]) -> None:
    path = toy / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    assert check(toy) == wrong
