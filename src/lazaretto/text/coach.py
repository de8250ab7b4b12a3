"""Where the words of advice stand: those of all games (`words/coach`) and those of one (`games/<game>/coach`).

They are files of their own, so that a table loads them only when somebody asks for advice. Keys: `coach-<frame>` before a
decision, with the slots of `ask-<frame>`; `danger-<id>` what may be lost; `advice-…` and `coach-…` of the house.
A frame that has no word of its own takes another's: `coach-monk-goes = { coach-monk-lifts }`.
"""

from __future__ import annotations

from pathlib import Path

from lazaretto.games import folder
from lazaretto.text.words import ROOT


def coach_files(language: str, game: str | None) -> list[Path]:
    """What is read besides the words of a table; a game need not have a coach."""
    files = [ROOT / "words" / "coach" / f"{language}.ftl"]
    if game is not None:
        files.append(folder(game) / "coach" / f"{language}.ftl")
    return [path for path in files if path.exists()]
