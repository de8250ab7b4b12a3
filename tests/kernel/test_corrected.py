"""Tables of editions that are not as shipped are made once for as long as they are used; what is kept is nobody else's."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import lazaretto as lz
from lazaretto.kernel.corrected import MOST
from lazaretto.kernel.errors import BadInput

RATTUS = lz.game("rattus")


def corrected(number: object) -> Any:
    edition = copy.deepcopy(RATTUS.module.edition())
    edition["constants"]["knight_steps_max"] = number
    return edition


def test_the_same_values_make_the_same_tables() -> None:
    tables = RATTUS.tables(corrected(2), 3)
    assert RATTUS.tables(corrected(2), 3) is tables
    assert RATTUS.tables(corrected(3), 3) is not tables
    assert RATTUS.tables(corrected(2), 4) is not tables


def test_an_edition_that_is_changed_later_changes_nothing_that_is_kept() -> None:
    edition = corrected(2)
    tables = RATTUS.tables(edition, 3)
    edition["constants"]["knight_steps_max"] = 3
    assert RATTUS.tables(corrected(2), 3) is tables
    assert pickle.loads(pickle.dumps(tables)) is tables  # by the values it was made of


def test_what_looks_alike_is_not_the_same() -> None:
    RATTUS.tables(corrected(1), 3)
    with pytest.raises(BadInput, match=r"constants\.knight_steps_max"):
        RATTUS.tables(corrected(True), 3)
    with pytest.raises(BadInput, match=r"constants\.knight_steps_max"):
        RATTUS.tables(corrected(object()), 3)


def test_few_are_kept() -> None:
    first = RATTUS.tables(corrected(1), 3)
    for number in range(2, 2 + MOST):
        RATTUS.tables(corrected(number), 3)
    assert RATTUS.tables(corrected(1), 3) is not first
