"""Earlier versions of the rules of Rattus: what they did otherwise (`kernel/former.py`).

1: other faces on the rat tokens: none of them had one symbol, or letters alone.
"""

from __future__ import annotations

from functools import cache

from lazaretto.games.rattus.sheet import FILES
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.former import Former
from lazaretto.kernel.ledger import read_toml


@cache
def _edition_1() -> Edition:
    return read_toml(FILES.folder / "edition-1.toml")


FORMER = (Former("1", edition=_edition_1),)
