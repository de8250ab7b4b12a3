"""Tables made of editions that are not as shipped: those of the last few are kept.

Whoever goes through a game of such a table, moment by moment, brings the same edition each time; making its tables takes
longer than a hundred choices.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from typing import Final

from lazaretto.kernel.formats import Edition

MOST: Final = 8
_KEPT: dict[tuple[object, bytes], object] = {}


def kept(edition: Edition, use: object, make: Callable[[Edition], object]) -> object:
    """What `make` makes of an edition for some use, made anew only if it was not used for a while."""
    try:
        content = marshal.dumps(edition, 2)  # tells 1 from True, and a list from a tuple
    except ValueError:  # no plain data, or nested without end: `make` will say what is wrong with it
        return make(edition)
    key = use, content
    tables = _KEPT.pop(key, None)
    if tables is None:
        tables = make(marshal.loads(content))  # a copy that nobody can change later
    _KEPT[key] = tables
    for oldest in list(_KEPT)[:-MOST]:
        _KEPT.pop(oldest, None)
    return tables
