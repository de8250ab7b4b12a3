"""How deep the tests dig: `make test` looks at a part, `make test-all` (LAZARETTO_LONG=1) at all of it."""

from __future__ import annotations

import os
from typing import Final, TypeVar

LONG: Final = os.environ.get("LAZARETTO_LONG") == "1"
T = TypeVar("T")


def deep(usually: T, in_full: T) -> T:
    return in_full if LONG else usually
