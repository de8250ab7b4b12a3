"""Reasons as a player reads them."""

from __future__ import annotations

from functools import cache

import lazaretto as lz
from lazaretto.text import Words

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina")


@cache
def _words(language: str, game: str) -> Words:
    return Words(language, game)


def told(match: lz.Match, choice: str, language: str = "en") -> list[str]:
    """Why a choice is refused, a sentence for each reason, the most decisive first."""
    words = _words(language, match.module.name)
    found = [words.reason(reason, NAMES, match.view(match.to_move)) for reason in match.reasons(choice)]
    assert words.problems == []
    return found


def rules(match: lz.Match, choice: str) -> list[str | None]:
    """The rule of each reason."""
    return [reason["rule"] for reason in match.reasons(choice)]
