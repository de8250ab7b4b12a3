"""The engine's memory as numpy sees it: no copy, not writable, and changed by the next step."""

from __future__ import annotations

from typing import TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from lazaretto.kernel.page import Marks, Page

Kind = TypeVar("Kind", bound=np.generic)
Floats = NDArray[np.float32]
Flags = NDArray[np.int8]
Doubles = NDArray[np.float64]
Truths = NDArray[np.bool_]


def viewed(block: object, kind: type[Kind]) -> NDArray[Kind]:
    return np.frombuffer(cast(memoryview, block), kind)  # blocks are buffers, which their types do not say


def numbers(page: Page, rows: int) -> Floats:
    """A page of so many rows."""
    return viewed(page.cells, np.float32).reshape(rows, -1)


def flags(marks: Marks, rows: int) -> Flags:
    return viewed(marks.cells, np.int8).reshape(rows, -1)
